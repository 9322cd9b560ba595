"""Actions in words: `offer 2 give gems-01,salt-03 2 want silk:2 0`, `play olives-04,grain-11`.

An action of several cards is whole for people; the steps it is made of (`offer-to 2`, `pick gems-01`,
`want silk`, `send` …) can be played one by one as well, and lead to the same state and record.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from argosy.core.actions import Action
from argosy.core.cards import NONE
from argosy.core.errors import Unfit, did_you_mean, shown
from argosy.core.events import Event
from argosy.core.reading import plain

from . import queries
from .actions import COINS, Refusal
from .board import GOOD_IDS, PORT_IDS, PORT_NUMBER, SYMBOL_IDS
from .cards import FACE_IDS, FACE_NUMBER, GOOD, GOODS_CARDS, MOST_LOAD, MOST_POWER
from .state import BITS, HAND_OF, MAX_PLAYERS, MOST_DUCATS, PLAYED, Phase, State

WORDS = ("finish-trade", "no-deals", "send")  # actions of one word
STEPS = ("pick", "offer-to", "want", "give-ducats", "want-ducats", "send")
VERBS = (
    "discard", "buy", "offer", "accept", "decline", "withdraw", "choose", "claim", "no-deals", "finish-trade",
    "play", "sail", "compass", "load", *STEPS,
)  # fmt: skip
EXAMPLES = {
    "discard": "discard gems-01",
    "buy": "buy deck",
    "offer": "offer 2 give gems-01,salt-03 2 want silk:2 0",
    "accept": "accept 5 with silk-02,silk-07",
    "decline": "decline 5",
    "withdraw": "withdraw 5",
    "choose": "choose 5 2",
    "claim": "claim 5 power 6",
    "play": "play olives-04,grain-11",
    "sail": "sail ragusa",
    "compass": "compass stay",
    "load": "load olives-04,grain-11",
    "pick": "pick gems-01",
    "offer-to": "offer-to 2",
    "want": "want silk",
    "give-ducats": "give-ducats 5",
    "want-ducats": "want-ducats 1",
}
MARKS = {
    "symbol": SYMBOL_IDS,
    "power": tuple(str(n) for n in range(MOST_POWER + 1)),
    "load": tuple(str(n) for n in range(MOST_LOAD + 1)),
    "port": PORT_IDS,
}


# ------------------------------------------------------------------------------------- reading


@lru_cache(4096)
def parse(text: str) -> Action:
    """The action a text names, in any case and spacing; raises ValueError that says what is wrong with it."""
    verb, _, rest = " ".join(text.lower().split()).partition(" ")
    if verb not in VERBS:
        raise ValueError(f"there is no action {text!r}{did_you_mean(verb, VERBS)}")
    if verb in WORDS:
        if rest:
            raise ValueError(f"'{verb}' takes nothing after it, not {rest!r}")
        return Action(verb, {"do": verb})
    if not rest:
        raise ValueError(f"'{verb}' needs to know what, for example '{EXAMPLES[verb]}'")
    return READERS[verb](verb, rest)


def _card(text: str) -> str:
    if text not in FACE_NUMBER or FACE_NUMBER[text] >= GOODS_CARDS:
        raise ValueError(f"there is no goods card {text!r}{did_you_mean(text, FACE_IDS[:GOODS_CARDS])}")
    return text


def _cards(text: str) -> list[str]:
    cards = [] if text == "-" else [_card(card.strip()) for card in text.split(",")]
    if twice := [card for card, count in Counter(cards).items() if count > 1]:
        raise Unfit("named-twice", f"{twice[0]} is named twice: each card is there once")
    return cards


def _goods(text: str) -> dict[str, int]:
    goods: dict[str, int] = {}
    for part in [] if text == "-" else text.split(","):
        good, _, count = part.strip().partition(":")
        if good not in GOOD_IDS:
            raise ValueError(f"there is no good {good!r}{did_you_mean(good, GOOD_IDS)}")
        if good in goods or not re.fullmatch("[1-9][0-9]?", count or "1"):
            raise ValueError(f"goods are counted like silk:2,gems:1, each once; found {part!r}")
        goods[good] = int(count or 1)
    return dict(sorted(goods.items(), key=lambda item: GOOD_IDS.index(item[0])))


def _number(text: str, what: str, most: int) -> int:
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > most:
        raise ValueError(f"{what} must be a whole number from 0 to {most}, not {text!r}")
    return int(text)


def _ducats(text: str, what: str) -> int:
    if re.fullmatch("0*[1-9][0-9]{2,}", text):
        raise Unfit("too-many-ducats", f"{what} are {shown(text)}; at most {MOST_DUCATS} can be in an offer")
    return _number(text, what, MOST_DUCATS)


def _sorted(cards: Iterable[str]) -> list[str]:
    """Which of several cards is named first makes no difference."""
    return sorted(cards, key=FACE_NUMBER.__getitem__)


def _list(cards: Sequence[str]) -> str:
    return ",".join(cards) or "-"


def _read_card(verb: str, rest: str) -> Action:
    return _with_card(verb, _card(rest))


def _read_cards(verb: str, rest: str) -> Action:
    cards = _cards(rest)
    return _with_cards(verb, cards if verb == "load" else _sorted(cards))


def _read_buy(_verb: str, rest: str) -> Action:
    if rest not in {"deck", "pirates"}:
        raise ValueError(f"cards are bought from the deck or from the pirates: 'buy deck', not 'buy {rest}'")
    return Action(f"buy {rest}", {"do": "buy", "from": rest})


def _read_offer(_verb: str, rest: str) -> Action:
    form = r"(\S+) give (\S+(?: ?, ?\S+)*) (\S+) want (\S+(?: ?, ?\S+)*) (\S+)"
    if not (match := re.fullmatch(form, rest)):
        raise ValueError(f"an offer is written like '{EXAMPLES['offer']}'; '-' means no cards or goods")
    partner, cards, ducats, goods, wanted = match.groups()
    return _offer(
        None if partner == "all" else _seat(partner),
        _sorted(_cards(cards.replace(" ", ""))),
        _ducats(ducats, "the ducats given"),
        _goods(goods.replace(" ", "")),
        _ducats(wanted, "the ducats wanted"),
    )


def _seat(text: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", text):
        raise ValueError(f"an offer is for a seat or for all, not for {text!r}")
    return int(text)


def _read_accept(_verb: str, rest: str) -> Action:
    number, sign, cards = rest.partition(" with ")
    offer = _number(number, "the number of an offer", 32767)
    if not sign:
        return Action(f"accept {offer}", {"do": "accept", "offer": offer})
    return _accept(offer, _sorted(_cards(cards.replace(" ", ""))))


def _read_answer(verb: str, rest: str) -> Action:
    return _answer(verb, _number(rest, "the number of an offer", 32767))


def _read_choose(_verb: str, rest: str) -> Action:
    number, _, seat = rest.partition(" ")
    return _choose(
        _number(number, "the number of an offer", 32767), _number(seat, "the seat", MAX_PLAYERS - 1)
    )


def _read_claim(_verb: str, rest: str) -> Action:
    number, _, claimed = rest.partition(" ")
    mark, _, value = claimed.partition(" ")
    if mark not in MARKS:
        raise ValueError(f"a claim is about {', '.join(MARKS)}, for example '{EXAMPLES['claim']}'")
    known = MARKS[mark]
    if value not in known:
        raise ValueError(f"{mark} {value!r} is not known{did_you_mean(value, known)}")
    offer = _number(number, "the number of an offer", 32767)
    said = int(value) if mark in {"power", "load"} else value
    return Action(
        f"claim {offer} {mark} {value}", {"do": "claim", "offer": offer, "mark": mark, "value": said}
    )


def _read_port(verb: str, rest: str) -> Action:
    if verb == "compass" and rest == "stay":
        return Action("compass stay", {"do": "compass", "port": "stay"})
    if rest not in PORT_NUMBER:
        raise ValueError(f"there is no port {rest!r}{did_you_mean(rest, PORT_IDS)}")
    return _to_port(verb, rest)


def _read_step(verb: str, rest: str) -> Action:
    if verb == "offer-to":
        return _step(verb, rest if rest == "all" else str(_seat(rest)))
    if verb == "want" and rest not in GOOD_IDS:
        raise ValueError(f"there is no good {rest!r}{did_you_mean(rest, GOOD_IDS)}")
    if verb != "want" and rest not in {str(coin) for coin in COINS}:
        raise ValueError(f"a step adds {', '.join(map(str, COINS))} ducats, not {rest!r}")
    return _step(verb, rest)


READERS: Mapping[str, Callable[[str, str], Action]] = {
    "discard": _read_card, "pick": _read_card, "play": _read_cards, "load": _read_cards, "buy": _read_buy,
    "offer": _read_offer, "accept": _read_accept, "decline": _read_answer, "withdraw": _read_answer,
    "choose": _read_choose, "claim": _read_claim, "sail": _read_port, "compass": _read_port,
    "offer-to": _read_step, "want": _read_step, "give-ducats": _read_step, "want-ducats": _read_step,
}  # fmt: skip


def from_json(data: Mapping[str, Any]) -> Action:
    """The inverse of action.to_json(); the text it stands for is read, so that mistakes are named alike."""
    match dict(data):
        case {"do": str(word), **rest} if not rest and " " not in word:
            return parse(word)
        case {"do": "discard" | "pick" as word, "card": str(card), **rest} if not rest:
            return parse(f"{word} {card}")
        case {"do": "play" | "load" as word, "cards": [*cards], **rest} if not rest:
            return parse(f"{word} {_list([str(card) for card in cards])}")
        case {"do": "buy", "from": str(place), **rest} if not rest:
            return parse(f"buy {place}")
        case {
            "do": "offer",
            "to": to,
            "give": {"cards": [*cards], "ducats": given},
            "want": {"goods": dict(goods), "ducats": wanted},
            **rest,
        } if not rest:
            wants = ",".join(f"{good}:{count}" for good, count in goods.items()) or "-"
            gives = _list([str(card) for card in cards])
            return parse(f"offer {'all' if to is None else to} give {gives} {given} want {wants} {wanted}")
        case {"do": "accept", "offer": int(number), **rest} if not rest:
            return parse(f"accept {number}")
        case {"do": "accept", "offer": int(number), "cards": [*cards], **rest} if not rest:
            return parse(f"accept {number} with {_list([str(card) for card in cards])}")
        case {"do": "decline" | "withdraw" as word, "offer": int(number), **rest} if not rest:
            return parse(f"{word} {number}")
        case {"do": "choose", "offer": int(number), "seat": int(seat), **rest} if not rest:
            return parse(f"choose {number} {seat}")
        case {"do": "claim", "offer": int(number), "mark": str(mark), "value": value, **rest} if not rest:
            return parse(f"claim {number} {mark} {value}")
        case {"do": "sail" | "compass" as word, "port": str(port), **rest} if not rest:
            return parse(f"{word} {port}")
        case {"do": "offer-to" | "want" | "give-ducats" | "want-ducats" as word, "what": what, **rest} if (
            not rest
        ):
            return parse(f"{word} {what}")
    raise ValueError(f"{shown(data)} is not an action of Oltre Mare")


# ------------------------------------------------------------------------------------- writing


def _with_card(verb: str, card: str) -> Action:
    return Action(f"{verb} {card}", {"do": verb, "card": card})


def _with_cards(verb: str, cards: list[str]) -> Action:
    return Action(f"{verb} {_list(cards)}", {"do": verb, "cards": cards})


def _offer(partner: int | None, cards: list[str], ducats: int, goods: dict[str, int], wanted: int) -> Action:
    wants = ",".join(f"{good}:{count}" for good, count in goods.items()) or "-"
    to = "all" if partner is None else partner
    return Action(
        f"offer {to} give {_list(cards)} {ducats} want {wants} {wanted}",
        {
            "do": "offer",
            "to": partner,
            "give": {"cards": cards, "ducats": ducats},
            "want": {"goods": goods, "ducats": wanted},
        },
    )


def _accept(number: int, cards: list[str]) -> Action:
    return Action(f"accept {number} with {_list(cards)}", {"do": "accept", "offer": number, "cards": cards})


def _answer(verb: str, number: int) -> Action:
    return Action(f"{verb} {number}", {"do": verb, "offer": number})


def _choose(number: int, seat: int) -> Action:
    return Action(f"choose {number} {seat}", {"do": "choose", "offer": number, "seat": seat})


def _to_port(verb: str, port: str) -> Action:
    return Action(f"{verb} {port}", {"do": verb, "port": port})


def _step(verb: str, what: str) -> Action:
    return Action(f"{verb} {what}", {"do": verb, "what": int(what) if what.isdecimal() else what})


def faces_of(s: State, zone: int) -> list[str]:
    """The faces of a row of cards, by name."""
    faces = []
    card = s.first[zone]
    while card != NONE:
        faces.append(FACE_IDS[s.face[card]])
        card = s.next[card]
    return faces


def members(cards: Any) -> list[int]:
    """The cards of a set."""
    found = []
    for number in range(len(cards)):
        rest = int(cards[number])
        while rest:
            found.append(number * BITS + (rest & -rest).bit_length() - 1)
            rest &= rest - 1
    return found


def cards_in(s: State, cards: Any) -> list[str]:
    """The faces of a set of cards."""
    face = s.face
    return _sorted(FACE_IDS[face[card]] for card in members(cards))


@plain
def is_drafting(s: State, seat: int) -> bool:
    """Whether a seat has begun an action that is not complete."""
    return bool(queries.is_drafting(s, seat))


@plain
def action(s: State, seat: int, code: int) -> Action:
    """What a code stands for in this position: the whole action where one step is all of it."""
    return parse(queries.step_text(s, seat, code))


@plain
def whole_action(s: State, seat: int, step: Action) -> Action:
    """The action that a step completes, as people write it; `s` is the position before the step."""
    codes = steps(s, seat, step)
    return parse(queries.whole_text(s, seat, codes[0])) if len(codes) == 1 else step


# ------------------------------------------------------------------------------------ carrying out


@plain
def steps(s: State, seat: int, chosen: Action) -> tuple[int, ...]:
    """The codes that carry an action out in this position."""
    codes, reason = queries.codes_of(s, seat, chosen.text)
    if not codes:
        refusal = Refusal(reason)
        raise Unfit(refusal.name.lower().replace("_", "-"), _why_unfit(s, seat, chosen, refusal))
    return tuple(codes)


def _why_unfit(s: State, seat: int, chosen: Action, reason: Refusal) -> str:
    """Why no steps make up the action."""
    data = chosen.json
    cards: list[str] = data.get("cards", [])
    match reason:
        case Refusal.GAME_OVER:
            return "the game is over"
        case Refusal.NOT_YOUR_DECISION:
            return not_your_decision(s, seat)
        case Refusal.STEP_UNDER_WAY:
            return "some cards are picked already: pick the others"
        case Refusal.WRONG_NUMBER:
            return f"exactly {queries.cards_to_play(s)} cards must be played, not {len(cards)}"
        case Refusal.NOT_IN_HAND:
            hand = faces_of(s, HAND_OF + seat)
            missing = [card for card in cards if card not in hand]
            return f"not in the hand of seat {seat}: {_list(missing)}"
        case Refusal.WRONG_CARDS:
            return f"all cards played must be loaded, bottom to top: {_list(faces_of(s, PLAYED))}"
        case Refusal.WRONG_GOODS:
            wants = next(offer.want for offer in s.offers if offer.number == data["offer"])
            goods = ",".join(f"{GOOD_IDS[good]}:{count}" for good, count in enumerate(wants) if count)
            return f"offer {data['offer']} wants {goods or 'no cards'}, not {_list(cards)}"
        case Refusal.NO_SUCH_SEAT:
            named = data.get("to", data.get("what"))
            return f"there is no seat {named}; there are seats 0 to {s.players - 1}"
        case Refusal.NO_SUCH_OFFER:
            return f"there is no open offer {data['offer']}"
    now = Phase(s.phase).name.lower()
    return f"'{chosen}' is not possible now: the table is at '{now}' of seat {s.active}'s turn"


def not_your_decision(s: State, seat: int) -> str:
    return f"seat {seat} has nothing to decide; the table waits for seat {s.active}"


# ------------------------------------------------------------------------------------- redacting

TALK = frozenset({"offer", "answer", "decline", "withdraw", "deal"})


def redact(text: str, events: Sequence[Event]) -> str:
    """An action of another seat, reduced to what its visible events reveal."""
    verb, _, rest = text.partition(" ")
    if verb == "discard":
        return "discard ?"
    if verb not in {"offer", "accept", "decline", "withdraw", "choose", "claim"}:
        return text
    kinds = {event.kind for event in events}
    if not kinds & TALK and not any(kind.startswith("claim") for kind in kinds):
        return "talk"
    if kinds & {"offer_card", "answer_card"} or verb not in {"offer", "accept"}:
        return text
    if verb == "accept" and " with " not in rest:
        return text
    before, word, cards = rest.partition(" give " if verb == "offer" else " with ")
    named, sign, after = cards.partition(" ")
    goods = Counter(GOOD_IDS[GOOD[FACE_NUMBER[card]]] for card in _cards(named))
    counted = ",".join(f"{good}:{count}" for good, count in goods.items()) or "-"
    return f"{verb} {before}{word}{counted}{sign}{after}"
