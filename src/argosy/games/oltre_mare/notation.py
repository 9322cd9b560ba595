"""Actions and refusals in words: `offer 2 give gems-01,salt-03 2 want silk:2 0`, `play olives-04,grain-11`.

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
from argosy.core.errors import Unfit, did_you_mean, shown
from argosy.core.events import Event
from argosy.core.reading import plain
from argosy.core.scenario import named_rows
from argosy.core.typing import Json

from . import asking
from .actions import (
    ACCEPT,
    BUY_DECK,
    BUY_PIRATES,
    CHOOSE,
    CLAIM,
    CLAIMED_LOAD,
    CLAIMED_PORT,
    CLAIMED_POWER,
    CLAIMED_SYMBOL,
    CLAIMS_PER_OFFER,
    COINS,
    DECLINE,
    FINISH_TRADE,
    GIVE_DUCATS,
    GO,
    NO_DEALS,
    NOTHING,
    OFFER_TO,
    OFFER_TO_ALL,
    PICK,
    SEND,
    STAY,
    WANT,
    WANT_DUCATS,
    WITHDRAW,
)
from .board import GOOD_IDS, PORT_IDS, PORT_NUMBER, SYMBOL_IDS
from .cards import FACE_IDS, FACE_NUMBER, GOOD, GOODS_CARDS, MOST_LOAD, MOST_POWER
from .state import (
    ALL,
    BITS,
    HAND_OF,
    MAX_PLAYERS,
    MOST_DUCATS,
    MOST_OPEN_OFFERS,
    PLAYED,
    Draft,
    Phase,
    State,
)

WORDS = {"finish-trade": FINISH_TRADE, "no-deals": NO_DEALS, "send": SEND}
STEPS = ("pick", "offer-to", "want", "give-ducats", "want-ducats", "send")
PHASE_OF = {
    "discard": Phase.DISCARD,
    "play": Phase.PLAY,
    "sail": Phase.SAIL,
    "compass": Phase.COMPASS,
    "load": Phase.LOAD,
}
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
    "symbol": (CLAIMED_SYMBOL, SYMBOL_IDS),
    "power": (CLAIMED_POWER, tuple(str(n) for n in range(MOST_POWER + 1))),
    "load": (CLAIMED_LOAD, tuple(str(n) for n in range(MOST_LOAD + 1))),
    "port": (CLAIMED_PORT, PORT_IDS),
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
            raise ValueError(f"'{verb}' stands alone, not with {rest!r}")
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
        raise ValueError(f"{twice[0]} is named twice")
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
        raise ValueError(f"an offer is written like '{EXAMPLES['offer']}'; '-' stands for no cards or goods")
    partner, cards, ducats, goods, wanted = match.groups()
    return _offer(
        None if partner == "all" else _seat(partner),
        _sorted(_cards(cards.replace(" ", ""))),
        _number(ducats, "the ducats given", MOST_DUCATS),
        _goods(goods.replace(" ", "")),
        _number(wanted, "the ducats wanted", MOST_DUCATS),
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
    known = MARKS[mark][1]
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


FIXED = {
    code: parse(text)
    for text, code in {
        **WORDS,
        "compass stay": STAY,
        "buy deck": BUY_DECK,
        "buy pirates": BUY_PIRATES,
        "offer-to all": OFFER_TO_ALL,
    }.items()
}


def faces_of(s: State, zone: int) -> list[str]:
    return named_rows(s, FACE_IDS)[zone].copy()


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
def drafting(s: State, seat: int) -> bool:
    """Whether a seat is amid the steps of an action."""
    return bool(asking.is_drafting(s, seat))


@plain
def action(s: State, seat: int, code: int) -> Action:
    """What a code stands for in this position: the whole action where one step is all of it."""
    if code < GO:
        return _pick(s, FACE_IDS[code - PICK])
    if code < STAY:
        return _to_port("compass" if s.phase == Phase.COMPASS else "sail", PORT_IDS[code - GO])
    if code >= CHOOSE:
        slot, other = divmod(code - CHOOSE, MAX_PLAYERS)
        return _choose(int(s.offers[slot].number), other)
    if code >= ACCEPT:
        kind, slot = divmod(code - ACCEPT, MOST_OPEN_OFFERS)
        number = int(s.offers[slot].number)
        if kind == 0:
            return parse(f"accept {number}") if any(s.offers[slot].want) else _accept(number, [])
        return _answer(("decline", "withdraw")[kind - 1], number)
    if code == NOTHING:
        return _with_cards("load" if s.phase == Phase.LOAD else "play", [])
    if code in FIXED:
        return FIXED[code]
    if code < OFFER_TO_ALL:
        return _step("offer-to", str(code - OFFER_TO))
    if code < GIVE_DUCATS:
        return _step("want", GOOD_IDS[code - WANT])
    verb, first = ("give-ducats", GIVE_DUCATS) if code < WANT_DUCATS else ("want-ducats", WANT_DUCATS)
    return _step(verb, str(COINS[code - first]))


def _pick(s: State, card: str) -> Action:
    begun = s.draft.kind != Draft.NONE
    if s.phase == Phase.DISCARD:
        return _with_card("discard", card)
    if s.phase == Phase.PLAY and not begun and asking.cards_to_play(s) == 1:
        return _with_cards("play", [card])
    if s.phase == Phase.LOAD and not begun and s.length[PLAYED] <= 2 and card in faces_of(s, PLAYED):
        return _with_cards("load", [card, *(other for other in faces_of(s, PLAYED) if other != card)])
    return _with_card("pick", card)


@plain
def whole(s: State, seat: int, step: Action) -> Action:
    """The action that a step completes, as people write it; `s` is the position before the step."""
    verb, _, rest = step.text.partition(" ")
    draft = s.draft
    if verb == "send":
        wants = {GOOD_IDS[good]: int(count) for good, count in enumerate(draft.want) if count}
        partner = None if draft.partner == ALL else int(draft.partner)
        cards = cards_in(s, draft.give)
        return _offer(partner, cards, int(draft.give_ducats), wants, int(draft.want_ducats))
    if verb == "accept" and "cards" not in step.json:
        return _accept(step.json["offer"], [])
    if verb != "pick":
        return step
    if draft.kind == Draft.ACCEPT:
        number = int(s.offers[draft.slot].number)
        return _accept(number, _sorted([*cards_in(s, draft.give), rest]))
    if s.phase == Phase.PLAY:
        return _with_cards("play", _sorted([*cards_in(s, draft.give), rest]))
    if s.phase == Phase.LOAD:
        order = [FACE_IDS[s.face[card]] for card in draft.order[: draft.given]] + [rest]
        return _with_cards("load", order + [card for card in faces_of(s, PLAYED) if card not in order])
    return _with_card("discard", rest)


# ------------------------------------------------------------------------------------ carrying out


@plain
def steps(s: State, seat: int, chosen: Action) -> tuple[int, ...]:
    """The codes that carry an action out in this position."""
    data = chosen.json
    verb = data["do"]
    if verb in PHASE_OF and s.phase != PHASE_OF[verb]:
        _refuse_phase(s, seat, chosen)
    match data:
        case {"do": "pick" | "discard", "card": card}:
            return (PICK + FACE_NUMBER[card],)
        case {"do": "play", "cards": cards}:
            return _steps_to_play(s, seat, cards)
        case {"do": "load", "cards": cards}:
            return _steps_to_load(s, seat, cards)
        case {"do": "sail" | "compass", "port": port}:
            return (STAY if port == "stay" else GO + PORT_NUMBER[port],)
        case {"do": "buy", "from": place}:
            return (BUY_DECK if place == "deck" else BUY_PIRATES,)
        case {"do": "offer"}:
            return _steps_of_offer(s, data)
        case {"do": "accept"}:
            return _steps_to_accept(s, seat, data)
        case {"do": "decline", "offer": number}:
            return (DECLINE + _slot(s, seat, number),)
        case {"do": "withdraw", "offer": number}:
            return (WITHDRAW + _slot(s, seat, number),)
        case {"do": "choose", "offer": number, "seat": other}:
            return (CHOOSE + _slot(s, seat, number) * MAX_PLAYERS + other,)
        case {"do": "claim", "offer": number, "mark": mark, "value": value}:
            first, known = MARKS[mark]
            return (CLAIM + _slot(s, seat, number) * CLAIMS_PER_OFFER + first + known.index(str(value)),)
        case {"do": "offer-to", "what": partner}:
            return (_begin(s, None if partner == "all" else partner),)
        case {"do": "want", "what": good}:
            return (WANT + GOOD_IDS.index(good),)
        case {"do": "give-ducats", "what": coin}:
            return (GIVE_DUCATS + COINS.index(coin),)
        case {"do": "want-ducats", "what": coin}:
            return (WANT_DUCATS + COINS.index(coin),)
    return (WORDS[verb],)


def _refuse_phase(s: State, seat: int, chosen: Action) -> None:
    if s.phase == Phase.OVER:
        raise Unfit("game-over", "the game is over")
    if s.phase != Phase.TRADE and seat != s.active:
        raise Unfit("not-your-decision", not_your_decision(s, seat))
    now = Phase(s.phase).name.lower()
    raise Unfit(
        "wrong-phase", f"'{chosen}' is not possible now: the table is at '{now}' of seat {s.active}'s turn"
    )


def not_your_decision(s: State, seat: int) -> str:
    return f"seat {seat} has nothing to decide; the table waits for seat {s.active}"


def _steps_to_play(s: State, seat: int, cards: list[str]) -> tuple[int, ...]:
    needed = asking.cards_to_play(s)
    if drafting(s, seat):
        raise Unfit("step-under-way", "some cards are picked already: pick the others")
    if seat == s.active and len(cards) != needed:
        raise Unfit("wrong-number", f"exactly {needed} cards must be played, not {len(cards)}")
    if seat == s.active:
        _check_in_hand(s, seat, cards)
    return tuple(PICK + FACE_NUMBER[card] for card in cards) or (NOTHING,)


def _check_in_hand(s: State, seat: int, cards: list[str]) -> None:
    """Steps go upwards; but who names whole cards is told which of them he does not have."""
    hand = faces_of(s, HAND_OF + seat)
    if missing := [card for card in cards if card not in hand]:
        raise Unfit("not-in-hand", f"not in the hand of seat {seat}: {_list(missing)}")


def _steps_to_load(s: State, seat: int, cards: list[str]) -> tuple[int, ...]:
    played = faces_of(s, PLAYED)
    if drafting(s, seat):
        raise Unfit("step-under-way", "some cards are picked already: pick the others")
    if seat == s.active and sorted(cards) != sorted(played):
        raise Unfit("wrong-cards", f"all cards played must be loaded, bottom to top: {_list(played)}")
    return tuple(PICK + FACE_NUMBER[card] for card in cards)[: max(1, len(cards) - 1)] or (NOTHING,)


def _begin(s: State, partner: int | None) -> int:
    if partner is None:
        return OFFER_TO_ALL
    if partner >= s.players:
        raise Unfit("no-such-seat", f"there is no seat {partner}; there are seats 0 to {s.players - 1}")
    return OFFER_TO + partner


def _steps_of_offer(s: State, data: Json) -> tuple[int, ...]:
    codes = [_begin(s, data["to"])]
    codes += [PICK + FACE_NUMBER[card] for card in data["give"]["cards"]]
    for good, count in data["want"]["goods"].items():
        codes += [WANT + GOOD_IDS.index(good)] * count
    for first, ducats in ((GIVE_DUCATS, data["give"]["ducats"]), (WANT_DUCATS, data["want"]["ducats"])):
        left = ducats
        for number, coin in enumerate(COINS):
            codes += [first + number] * (left // coin)
            left %= coin
    return (*codes, SEND)


def _steps_to_accept(s: State, seat: int, data: Json) -> tuple[int, ...]:
    slot = _slot(s, seat, data["offer"])
    cards = data.get("cards", [])
    wanted = Counter({GOOD_IDS[good]: int(count) for good, count in enumerate(s.offers[slot].want) if count})
    if "cards" in data and Counter(GOOD_IDS[GOOD[FACE_NUMBER[card]]] for card in cards) != wanted:
        goods = ",".join(f"{good}:{count}" for good, count in wanted.items()) or "no cards"
        raise Unfit("wrong-goods", f"offer {data['offer']} wants {goods}, not {_list(cards)}")
    _check_in_hand(s, seat, cards)
    return (ACCEPT + slot, *(PICK + FACE_NUMBER[card] for card in cards))


def _slot(s: State, seat: int, number: int) -> int:
    """Where an open offer lies that this seat has heard of."""
    if s.phase == Phase.TRADE:
        for slot in asking.heard(s, seat):
            if s.offers[slot].number == number:
                return slot
    if s.phase == Phase.OVER:
        raise Unfit("game-over", "the game is over")
    raise Unfit("no-such-offer", f"there is no open offer {number}")


# -------------------------------------------------------------------------------------- telling

TALK = frozenset({"offer", "answer", "decline", "withdraw", "deal"})


def redact(text: str, events: Sequence[Event]) -> str:
    """An action of another seat, as far as its visible events tell of it."""
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
    told = ",".join(f"{good}:{count}" for good, count in goods.items()) or "-"
    return f"{verb} {before}{word}{told}{sign}{after}"
