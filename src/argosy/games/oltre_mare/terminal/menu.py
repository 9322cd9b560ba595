"""The choices of a decision in Oltre Mare: letters for what can be done, numbers for cards and ports."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from argosy.core.errors import IllegalAction
from argosy.core.position import Position
from argosy.core.typing import Json
from argosy.games.oltre_mare.terminal import previews, table, typed_answers
from argosy.games.oltre_mare.terminal.cards import GAME, TOKEN_SIGN, CardSet, good_name, named, token_name
from argosy.games.oltre_mare.terminal.offer_dialogue import Dialogue
from argosy.games.oltre_mare.terminal.typed_answers import CANCEL, YES, Misread
from argosy.terminal import menu
from argosy.terminal.layout import grid
from argosy.terminal.menu import Choice, Prompt, not_understood, tidy
from argosy.words import Words

LETTERS = {"b": "buy deck", "p": "buy pirates", "f": "finish-trade", "n": "no-deals", "s": "compass stay"}
LETTER_OF = {action: letter for letter, action in LETTERS.items()}
ABOUT_OFFERS = {"a": "accept", "d": "decline", "w": "withdraw", "c": "choose"}
OFFER = "o"
ORDER = "acdwbpfon"
VERBS = ("discard", "buy", "offer", "accept", "decline", "withdraw", "play", "load", "sail", "compass", "map")
WITH_CARDS = frozenset({"discard", "play", "load"})  # phases in which numbers are cards
MANY = 8  # ports; more of them are listed in columns


class Menu(menu.Menu):
    """What the seat may do now."""

    def __init__(
        self, words: Words, cards: CardSet, position: Position, seat: int, names: Sequence[str]
    ) -> None:
        super().__init__(words, position, seat, names)
        self.cards = cards
        self.phase: str = "draft" if self.view["draft"] else self.view["phase"]
        self.numbered: list[str] = self._numbered()
        self.choices = self._choices()

    def _numbered(self) -> list[str]:
        """The cards that numbers stand for; where there are ports to choose from, none."""
        if self.phase == "load":
            return list(self.view["played"])
        return [] if self.phase in {"sail", "compass", "draft"} else list(self.view["hand"])

    # ------------------------------------------------------------------------------- showing

    def wanted(self) -> Text:
        return super().wanted().append(f" {self._wanted()}", "not bold cyan")

    def _wanted(self) -> str:
        view, words = self.view, self.words
        match self.phase:
            case "trade" if view["active"] != self.seat:
                return words("oltre-mare-terminal-wanted-answer")
            case "trade":
                hand = str(len(view["hand"]))
                left = view["purchases_left"]
                return words(
                    "oltre-mare-terminal-wanted-trade", hand=hand, load=str(view["load"]), amount=left
                )
            case "discard":
                return words(
                    "oltre-mare-terminal-wanted-discard", amount=view["to_discard"], power=str(view["power"])
                )
            case "play":
                return words("oltre-mare-terminal-wanted-play", amount=view["to_play"])
            case "sail":
                return words("oltre-mare-terminal-wanted-sail", amount=view["moves_left"])
        return words(f"{GAME}-terminal-wanted-{self.phase}")

    def shown(self) -> RenderableType:
        """The cards, numbered where they can be chosen, then everything else."""
        words, cards = self.words, self.cards
        keys = {card: str(place) for place, card in enumerate(self.numbered, start=1)}
        hand = table.cards_with_keys(words, cards, words(f"{GAME}-hand"), self.view["hand"], keys)
        parts: list[RenderableType] = [hand]
        if self.phase == "load":
            played = words("oltre-mare-terminal-played")
            parts.append(table.cards_with_keys(words, cards, played, self.view["played"], keys))
            parts.append(table.payouts(words, cards))
        lines = [self._line(choice) for choice in self.choices]
        if len(lines) > MANY:
            parts.append(Columns(lines, padding=(0, 3), column_first=True))
        elif lines:
            rows = grid(header=False)
            for line in lines:
                rows.add_row(line)
            parts.append(rows)
        return Group(*parts)

    def _line(self, choice: Choice) -> Text:
        text = Text.assemble((f"{choice.key:>2}  ", "bold cyan"), choice.label)
        return text.append(f"  {choice.consequence}", "yellow") if choice.consequence else text

    # ------------------------------------------------------------------------------- choices

    def _choices(self) -> list[Choice]:
        actions = {choice["action"]: choice for choice in self.view["choices"]}
        if self.phase in WITH_CARDS:
            nothing = [action for action in actions if action.endswith(" -")]
            return [self._step("1", action) for action in nothing]
        if self.phase in {"sail", "compass"}:
            ports = [action for action in actions if action != "compass stay"]
            stay = [Choice("s", "compass stay", self.words(f"{GAME}-action-compass-stay"))]
            found = [self._port(str(key), action) for key, action in enumerate(ports, start=1)]
            return found + (stay if "compass stay" in actions else [])
        if self.phase == "draft":
            return [self._step(str(key), action) for key, action in enumerate(actions, start=1)]
        return self._in_trade(actions)

    def _in_trade(self, actions: dict[str, Json]) -> list[Choice]:
        words = self.words
        found = []
        for action, choice in actions.items():
            verb, _, rest = action.partition(" ")
            number, _, more = rest.partition(" ")
            if verb == "buy":
                label = words(f"{GAME}-action-{action.replace(' ', '-')}", amount=choice["price"])
                found.append(Choice(LETTER_OF[action], action, label))
            elif verb == "choose":
                label = words(f"{GAME}-action-choose", number=number, name=self.names[int(more)])
                found.append(Choice(f"c{number} {more}", action, label))
            elif verb in ABOUT_OFFERS.values():
                label = words(f"{GAME}-action-{verb}", number=number)
                found.append(Choice(f"{verb[0]}{number}", f"{verb} {number}", label))
            elif action in LETTER_OF:
                found.append(Choice(LETTER_OF[action], action, words(f"{GAME}-action-{action}")))
        if any(action.startswith("offer-to ") for action in actions):
            found.append(Choice(OFFER, "offer", words("oltre-mare-terminal-action-offer")))
        return sorted(found, key=lambda choice: ORDER.index(choice.key[0]))

    def _port(self, key: str, action: str) -> Choice:
        port = action.partition(" ")[2]
        token = self.view["ports"].get(port)
        lying = f"{TOKEN_SIGN[token]} {token_name(self.words, token)}" if token else ""
        return Choice(key, action, self.cards.port(port), lying)

    def _step(self, key: str, action: str) -> Choice:
        """A single step of an action that is under way, or an action without any card."""
        verb, _, rest = action.partition(" ")
        about = {
            "amount": int(rest) if rest.isdecimal() else 0,
            "good": good_name(self.words, rest) if rest in self.cards.payouts else "",
            "card": self._card(rest),
        }
        return Choice(key, action, self.words(f"{GAME}-action-{verb}", **about))

    def _card(self, card: str) -> str:
        if card in self.cards.card:
            return named(self.words, self.cards, card)
        return self.words(f"{GAME}-nothing")

    # ------------------------------------------------------------------------------- reading

    def read(self, answer: str, prompt: Prompt) -> str | None:
        try:
            return self._read(tidy(answer), prompt)
        except Misread as problem:
            prompt.say(Text(str(problem), "yellow"))
            return None

    def _read(self, meant: str, prompt: Prompt) -> str | None:
        if self.phase == "trade" and re.fullmatch(r"o|offer|offer-to( \S+)?", meant):
            return self._dialogue(prompt).offer(meant.partition(" ")[2])
        meant = self._about_offer(LETTERS.get(meant, meant))
        for choice in self.choices:
            if meant in {choice.key, choice.action, choice.label.casefold()}:
                meant = choice.action
        verb, _, rest = meant.partition(" ")
        if verb == "accept" and " with " not in rest:
            return self._accept(meant, rest, prompt)
        if self.phase in {"sail", "compass"}:
            return self._to_port(meant)
        if self.phase in WITH_CARDS and typed_answers.are_numbers(rest if verb == self.phase else meant):
            return self._with_cards(rest if verb == self.phase else meant, prompt)
        return typed_answers.with_ids(self.words, meant, self.view["hand"])

    def _dialogue(self, prompt: Prompt) -> Dialogue:
        return Dialogue(self.words, self.cards, self.position, self.view, self.names, prompt)

    def _about_offer(self, meant: str) -> str:
        """`a5`, `a 5`, and just `a` where only one offer can be meant."""
        if not (match := re.fullmatch(r"([adwc]) ?([0-9]+(?: [0-9]+)?)?", meant)):
            return meant
        verb = ABOUT_OFFERS[match[1]]
        if match[2]:
            return f"{verb} {match[2]}"
        fitting = [choice.action for choice in self.choices if choice.action.startswith(f"{verb} ")]
        return fitting[0] if len(fitting) == 1 else meant

    def _accept(self, meant: str, number: str, prompt: Prompt) -> str | None:
        for offer in self.view["offers"]:
            if str(offer["number"]) == number and meant in {choice.action for choice in self.choices}:
                return self._dialogue(prompt).accept(offer)
        return meant

    def _to_port(self, meant: str) -> str:
        called = typed_answers.ports(self.cards)
        name = meant.removeprefix(f"{self.phase} ")
        return f"{self.phase} {called[name]}" if name in called else meant

    def _with_cards(self, numbers: str, prompt: Prompt) -> str | None:
        """Cards by their numbers; what they would bring is shown, and must be confirmed."""
        while True:
            chosen = typed_answers.numbered(self.words, numbers, self.numbered)
            if self.phase == "discard":
                if len(chosen) > 1:
                    raise Misread(self.words("oltre-mare-terminal-one-card"))
                return f"discard {chosen[0]}"
            action = f"{self.phase} {','.join(chosen)}"
            self._preview(action, chosen, prompt)
            answer = "?"
            while not typed_answers.are_numbers(answer):
                answer = tidy(prompt.ask(Text(self.words("oltre-mare-terminal-confirm"), "cyan")))
                if answer in YES | CANCEL:
                    return action if answer in YES else None
            numbers = answer

    def _preview(self, action: str, chosen: Sequence[str], prompt: Prompt) -> None:
        events = self.position.imagine(self.seat, seed=0).play(self.seat, action)
        if self.phase == "play":
            prompt.say(previews.of_play(self.words, events, self.names))
        else:
            prompt.say(previews.of_load(self.words, self.cards, self.view, chosen))

    # ------------------------------------------------------------------------------ refusing

    def refuse(self, answer: str, refusal: IllegalAction) -> str:
        if refusal.reason != "unknown-action":
            return self.words(f"{GAME}-refusal-{refusal.reason}")
        if tidy(answer).startswith("offer "):
            return self.words(
                "oltre-mare-terminal-offer-form", text="offer 1 give gems-01,salt-03 2 want silk:2 0"
            )
        return not_understood(self.words, answer, [*(choice.action for choice in self.choices), *VERBS])

    def obeys(self, command: str, prompt: Prompt) -> bool:
        if command != "map":
            return False
        prompt.say(table.board(self.words, self.cards, self.view))
        return True
