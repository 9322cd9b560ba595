"""Actions and refusals in words: `take sailor_1`, `claim expedition_ccs with captain+settler+jack`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from argosy.core.actions import Action
from argosy.core.errors import did_you_mean, shown
from argosy.core.events import Event

from .cards import CLAIMS, FACE_IDS, FACE_NUMBER, FACES, HARBOUR_FACES, Kind
from .legal import FIRST_CLAIM, FIRST_TAKE, Refusal, fee, price
from .state import PENDING, State, coins

WORDS = ("draw", "stop", "keep", "repel", "pass")


def _actions() -> tuple[Action, ...]:
    actions = [Action(word, {"do": word}) for word in WORDS]
    for face in FACE_IDS[:HARBOUR_FACES]:
        actions.append(Action(f"take {face}", {"do": "take", "card": face}))
    for claim in CLAIMS:
        expedition = FACE_IDS[claim.expedition]
        persons = [crew.name.lower() for crew in claim.persons]
        actions.append(
            Action(
                f"claim {expedition} with {'+'.join(persons)}",
                {"do": "claim", "expedition": expedition, "with": persons},
            )
        )
    return tuple(actions)


ACTIONS = _actions()
ACTION_BY_TEXT = {action.text: action for action in ACTIONS}
CODE_OF = {action.text: code for code, action in enumerate(ACTIONS)}


def action(_s: State, _seat: int, code: int) -> Action:
    """What a code stands for: the same in every position."""
    return ACTIONS[code]


def steps(_s: State, _seat: int, action: Action) -> tuple[int, ...]:
    """Every action is a single step."""
    return (CODE_OF[action.text],)


def whole(_s: State, _seat: int, action: Action) -> Action:
    return action


def drafting(_s: State, _seat: int) -> bool:
    return False


def redact(text: str, _events: Sequence[Event]) -> str:
    """Nothing in an action is secret: nobody sees more than the others."""
    return text


def parse(text: str) -> Action:
    """The action a text names, in any case and spacing; raises ValueError that says what is wrong with it."""
    tidy = " ".join(text.lower().split())
    if action := ACTION_BY_TEXT.get(tidy):
        return action
    verb, _, rest = tidy.partition(" ")
    if verb in {"take", "claim"} and not rest:
        example = ACTIONS[FIRST_TAKE if verb == "take" else FIRST_CLAIM]
        raise ValueError(f"'{verb}' needs to know what, for example '{example}'")
    if verb == "take" and rest not in FACE_NUMBER:
        takeable = FACE_IDS[:HARBOUR_FACES]
        raise ValueError(f"there is no card {rest!r}{did_you_mean(rest, takeable)}")
    if verb == "take":
        raise ValueError(f"{rest} never lies in the harbour, so it cannot be taken")
    if verb == "claim":
        return _parse_claim(tidy, rest)
    raise ValueError(f"there is no action {text!r}{did_you_mean(tidy, ACTION_BY_TEXT)}")


def _parse_claim(text: str, rest: str) -> Action:
    expedition, _, persons = rest.partition(" with ")
    if FACE_NUMBER.get(expedition) not in {claim.expedition for claim in CLAIMS}:
        known = [face.id for face in FACES if face.kind == Kind.EXPEDITION]
        raise ValueError(f"there is no expedition {expedition!r}{did_you_mean(expedition, known)}")
    order = ["captain", "priest", "settler", "jack"]
    given = [person.strip() for person in persons.split("+")]
    if all(person in order for person in given):
        tidy = f"claim {expedition} with {'+'.join(sorted(given, key=order.index))}"
        if action := ACTION_BY_TEXT.get(tidy):
            return action
    ways = [
        action.text.partition(" with ")[2]
        for action in ACTIONS[FIRST_CLAIM:]
        if f" {expedition} " in action.text
    ]
    raise ValueError(f"{text!r} does not name the persons {expedition} needs: {' or '.join(ways)}")


def from_json(data: Mapping[str, Any]) -> Action:
    """The inverse of action.to_json(); the text it stands for is read, so that mistakes are named alike."""
    match dict(data):
        case {"do": str(word), **rest} if not rest and " " not in word:
            return parse(word)
        case {"do": "take", "card": str(card), **rest} if not rest:
            return parse(f"take {card}")
        case {"do": "claim", "expedition": str(expedition), "with": [*persons], **rest} if not rest:
            return parse(f"claim {expedition} with {'+'.join(map(str, persons))}")
    raise ValueError(f"{shown(data)} is not an action of Port Royal")


def explain(s: State, seat: int, action: Action, reason: Refusal) -> str:
    """A refusal as a sentence, with the figures behind it."""
    if reason == Refusal.TOO_EXPENSIVE:
        face = CODE_OF[action.text] - FIRST_TAKE
        owed = f"{price(s, seat, face)} coins" + (" and a fee of 1" if fee(s, seat) else "")
        return f"{FACE_IDS[face]} costs seat {seat} {owed}; it has {coins(s, seat)}"
    pending = FACE_IDS[s.face[s.first[PENDING]]] if s.length[PENDING] else "no ship"
    what = action.text.partition(" with ")[0].partition(" ")[2]  # the card taken, the expedition claimed
    sentences = {
        Refusal.GAME_OVER: "the game is over",
        Refusal.NOT_YOUR_DECISION: f"seat {seat} has nothing to decide; the table waits for seat {s.acting}",
        Refusal.SHIP_PENDING: f"{pending} was just drawn: keep or repel it first",
        Refusal.NO_SHIP_PENDING: "no ship is waiting to be kept or repelled",
        Refusal.NOT_DISCOVERING: f"'{action}' belongs to the discover phase, which is over for this turn",
        Refusal.NOT_TRADING: f"'{action}' belongs to the trade and hire phase, and this is not it",
        Refusal.FIRST_CARD_COMPULSORY: "the first card of a turn is compulsory: draw",
        Refusal.HARBOUR_EMPTY: "this table does not allow stopping on an empty harbour: draw",
        Refusal.NO_CARDS_LEFT: "neither the draw pile nor the discard pile holds a card: stop",
        Refusal.SHIP_MUST_BE_REPELLED: f"this table does not allow a bust on purpose: repel {pending}",
        Refusal.NO_PICKS_LEFT: "no card may be taken any more in this go",
        Refusal.NOT_IN_HARBOUR: f"{what} is not in the harbour",
        Refusal.NOT_ACTIVE: f"only the active player, seat {s.active}, claims expeditions",
        Refusal.NOT_IN_ROW: f"{what} is not open",
        Refusal.PERSONS_MISSING: f"seat {seat} does not have the persons for '{action}'",
    }
    return sentences[reason]
