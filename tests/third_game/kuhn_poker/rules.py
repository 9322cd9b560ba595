"""The rules of Kuhn poker: everybody antes a chip, gets one of three cards, and may bet one chip more."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from argosy.core.actions import Action
from argosy.core.card_writer import write_faces, write_first_face, write_hidden
from argosy.core.cards import (
    DECK,
    NONE,
    PUBLIC,
    card_fields,
    clear_cards,
    lift_top,
    move_all,
    put_last,
    shuffle_into_deck,
    state_type,
    turn_up,
)  # fmt: skip
from argosy.core.chance import below
from argosy.core.compiled import rule
from argosy.core.errors import InvalidScenario
from argosy.core.event_log import FIRST_OWN_KIND, NO_AMOUNT, NO_SEAT, emit, emit_numbered
from argosy.core.event_writer import events_writer
from argosy.core.events import NAME as A_NAME
from argosy.core.events import Event
from argosy.core.knowledge import exchange_unknown
from argosy.core.option_writer import options_writer
from argosy.core.options import Option
from argosy.core.ranking import ranking_writer
from argosy.core.rules import Rules
from argosy.core.scenario import Fields, lay, load_hidden
from argosy.core.single_actions import SingleActions
from argosy.core.tokens import (
    close,
    keyed_list,
    keyed_null,
    keyed_number,
    keyed_object,
    keyed_word,
    null,
    number,
    open_list,
    open_object,
    real,
    word,
)  # fmt: skip
from argosy.core.typing import Floats, Ints, Json, Log
from argosy.core.vocabulary import FIRST_OWN_WORD, Common, Vocabulary

NAME, VERSION, PLAYERS = "kuhn-poker", 1, 2
FACES = ("jack", "queen", "king")  # by rank
THINGS = tuple(("card", face) for face in FACES)
HAND_OF, ZONES = 1, 3  # zone 0 is the draw pile, 1 and 2 are the hands
ALL_ZONES = np.arange(ZONES)
MOST_CHIPS = 200  # two a hand
CHECK, BET, CALL, FOLD = range(4)
VERBS = ("check", "bet", "call", "fold")
ACTIONS = SingleActions([Action(verb, {"do": verb}) for verb in VERBS])
OPTIONS = (Option("hands", 3, range(1, 101)),)
PHASES = ("open", "checked", "bet", "raised", "over")
OPEN, CHECKED, BETTED, RAISED, OVER = range(5)
STATE = state_type(
    [
        *card_fields(len(FACES), ZONES),
        ("chips", "i2", PLAYERS),
        *[(name, "i2") for name in ("players", "start", "active", "phase", "hand", "hands")],
    ]
)


class Kind(IntEnum):
    TURN = FIRST_OWN_KIND  # hand `number` begins; seat speaks first
    SEE = 3  # the card seat was dealt; nobody else knows
    CHECK = 4
    BET = 5
    CALL = 6
    FOLD = 7
    SHOW = 8
    TAKE = 9  # seat wins `amount` of the other's chips
    OVER = 10
    WIN = 11


class Refusal(IntEnum):
    FINE = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    NOT_NOW = 3


@rule
def set_up(s: Any, players: int, start: int, log: Log) -> None:
    clear_cards(s)
    s.players = players
    s.start = start if start >= 0 else below(s.rng, players)
    s.hand = 0
    for seat in range(PLAYERS):
        s.chips[seat] = 0
    for card in range(len(s.face)):
        s.face[card] = card
        put_last(s, card, HAND_OF)
    deal(s, log)


@rule
def deal(s: Any, log: Log) -> None:
    """Gather the cards, shuffle, deal one each; the other player speaks first."""
    while s.length[DECK] > 0:
        put_last(s, lift_top(s), HAND_OF)
    move_all(s, HAND_OF + 1, HAND_OF)
    shuffle_into_deck(s, HAND_OF, log)
    s.hand += 1
    s.active = (s.start + s.hand - 1) % PLAYERS
    s.phase = OPEN
    emit_numbered(log, Kind.TURN, int(s.active), NO_SEAT, NONE, NO_AMOUNT, int(s.hand), PUBLIC)
    for seat in range(PLAYERS):
        card = lift_top(s)
        s.known[card] = 1 << seat
        put_last(s, card, HAND_OF + seat)
        emit(log, Kind.SEE, seat, NO_SEAT, int(s.face[card]), NO_AMOUNT, 1 << seat)


@rule
def asked(s: Any) -> int:
    return -1 if s.phase == OVER else int(s.active)


@rule
def actors(s: Any) -> int:
    return 0 if s.phase == OVER else 1 << s.active


@rule
def refusal(s: Any, seat: int, action: int) -> int:
    if s.phase == OVER:
        return Refusal.GAME_OVER
    if seat != s.active:
        return Refusal.NOT_YOUR_TURN
    answering = s.phase == BETTED or s.phase == RAISED
    return Refusal.FINE if answering == (action >= CALL) else Refusal.NOT_NOW


@rule
def legal(s: Any, seat: int, out: Ints) -> int:
    n = 0
    for action in range(len(VERBS)):
        if refusal(s, seat, action) == Refusal.FINE:
            out[n] = action
            n += 1
    return n


@rule
def apply(s: Any, seat: int, action: int, log: Log) -> None:
    emit(log, Kind.CHECK + action, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    other = 1 - seat
    if action == FOLD:
        take(s, other, 1, log)
    elif action == CALL:
        show_down(s, 2, log)
    elif action == CHECK and s.phase == CHECKED:
        show_down(s, 1, log)
    else:
        s.phase = CHECKED if action == CHECK else RAISED if s.phase == CHECKED else BETTED
        s.active = other


@rule
def show_down(s: Any, amount: int, log: Log) -> None:
    for seat in range(PLAYERS):
        card = int(s.first[HAND_OF + seat])
        turn_up(s, card)
        emit(log, Kind.SHOW, seat, NO_SEAT, int(s.face[card]), NO_AMOUNT, PUBLIC)
    take(s, 0 if s.face[s.first[HAND_OF]] > s.face[s.first[HAND_OF + 1]] else 1, amount, log)


@rule
def take(s: Any, winner: int, amount: int, log: Log) -> None:
    s.active = winner
    s.chips[winner] += amount
    s.chips[1 - winner] -= amount
    emit(log, Kind.TAKE, winner, NO_SEAT, NONE, amount, PUBLIC)
    if s.hand < s.hands:
        deal(s, log)
        return
    s.phase = OVER
    emit(log, Kind.OVER, NO_SEAT, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    for seat in range(PLAYERS):
        if s.chips[seat] >= 0:
            emit(log, Kind.WIN, seat, NO_SEAT, NONE, int(s.chips[seat]), PUBLIC)


@rule
def win_shares(s: Any, out: Floats) -> None:
    for seat in range(len(out)):
        out[seat] = 0
    for seat in range(PLAYERS):
        mine, other = s.chips[seat], s.chips[1 - seat]
        out[seat] = 1 if mine > other else 0.5 if mine == other else 0


@rule
def observe(s: Any, seat: int, out: Floats, scratch: Ints) -> None:
    for place in range(len(out)):
        out[place] = 0
    out[s.face[s.first[HAND_OF + seat]]] = 1
    out[len(FACES) + s.phase] = 1
    out[len(FACES) + len(PHASES)] = s.chips[seat]


FEATURES = (("own card", len(FACES)), ("phase", len(PHASES)), ("own balance", 1))


def explain(s: Any, seat: int, action: Action, reason: Any) -> str:
    return {
        Refusal.GAME_OVER: "the game is over",
        Refusal.NOT_YOUR_TURN: f"seat {seat} has nothing to decide; the table waits for seat {s.active}",
        Refusal.NOT_NOW: f"'{action}' is no answer to what was done last",
    }[reason]


def follow(table: Json, event: Event) -> Json:
    """The table after an event, without any rule."""
    if event.kind == "turn":
        table |= {"round": event.number, "active": event.seat}
        for seat in table["seats"]:
            seat["card"] = None
    elif event.kind in {"check", "bet"}:
        table["active"] = 1 - (event.seat or 0)
    elif event.kind == "show" and event.seat is not None:
        table["seats"][event.seat]["card"] = event.card
    elif event.kind == "take" and event.seat is not None and event.amount is not None:
        table["active"] = event.seat
        table["seats"][event.seat]["chips"] += event.amount
        table["seats"][1 - event.seat]["chips"] -= event.amount
    return table


Word = IntEnum("Word", "round chips card hand deck", start=FIRST_OWN_WORD)
_vocabulary = Vocabulary(Word, OPTIONS, Kind)
GAME = _vocabulary.add([NAME])
FACE = _vocabulary.add(FACES)
PHASE = _vocabulary.add(PHASES)
VERB = _vocabulary.add(VERBS)
WORDS = _vocabulary.words

write_options = options_writer(__name__, OPTIONS, WORDS)
write_events = events_writer(__name__, WORDS, Kind, THINGS)


@rule
def write_public_view(s: Any, out: Ints) -> None:
    open_object(out)
    keyed_word(out, Common.game, GAME)
    keyed_number(out, Common.rules, VERSION)
    keyed_number(out, Common.players, s.players)
    write_options(s, out)
    keyed_number(out, Common.start, s.start)
    keyed_word(out, Common.phase, PHASE + int(s.phase))
    keyed_list(out, Common.to_act)
    if s.phase != OVER:
        number(out, s.active)
    close(out)
    write_what_lies(s, out)
    word(out, Common.result)
    if s.phase == OVER:
        write_result(s, out)
    else:
        null(out)
    close(out)


@rule
def write_seat_view(s: Any, seat: int, out: Ints) -> None:
    open_object(out)
    if seat < 0:
        keyed_null(out, Common.seat)
        keyed_null(out, Word.hand)
    else:
        keyed_number(out, Common.seat, seat)
        keyed_word(out, Word.hand, FACE + int(s.face[s.first[HAND_OF + seat]]))
    write_choices(s, seat, out)
    close(out)


@rule
def write_decision_view(s: Any, seat: int, out: Ints) -> None:
    open_object(out)
    write_choices(s, seat, out)
    close(out)


@rule
def write_choices(s: Any, seat: int, out: Ints) -> None:
    keyed_list(out, Common.choices)
    for code in range(len(VERBS)):
        if refusal(s, seat, code) == Refusal.FINE:
            open_object(out)
            keyed_word(out, Common.action, VERB + code)
            close(out)
    close(out)


@rule
def write_table(s: Any, out: Ints) -> None:
    open_object(out)
    write_what_lies(s, out)
    close(out)


@rule
def write_what_lies(s: Any, out: Ints) -> None:
    keyed_number(out, Word.round, s.hand)
    keyed_number(out, Common.active, s.active)
    keyed_list(out, Common.seats)
    for seat in range(PLAYERS):
        open_object(out)
        keyed_number(out, Word.chips, s.chips[seat])
        word(out, Word.card)
        if s.pool[s.first[HAND_OF + seat]] == 0:  # it was shown
            write_first_face(s, HAND_OF + seat, FACE, out)
        else:
            null(out)
        close(out)
    close(out)


@rule
def write_odds(s: Any, seat: int, out: Ints) -> None:
    """Of the other player's card."""
    hidden = 0
    for card in range(len(FACES)):
        hidden += 1 if is_hidden(s, seat, card) else 0
    open_object(out)
    keyed_object(out, Common.cards)
    for face in range(len(FACES)):
        for card in range(len(FACES)):
            if s.face[card] == face and is_hidden(s, seat, card):
                word(out, FACE + face)
                real(out, 1 / hidden)
    close(out)
    close(out)


@rule
def is_hidden(s: Any, seat: int, card: int) -> bool:
    return seat < 0 or (s.known[card] >> seat) & 1 == 0


@rule
def balance(s: Any, seat: int) -> int:
    return int(s.chips[seat])


write_ranking = ranking_writer(balance)


@rule
def write_result(s: Any, out: Ints) -> None:
    open_object(out)
    write_ranking(s, out)
    word(out, Common.scores)
    write_chips(s, out)
    keyed_object(out, Common.columns)
    word(out, Word.chips)
    write_chips(s, out)
    close(out)
    close(out)


@rule
def write_chips(s: Any, out: Ints) -> None:
    open_list(out)
    for seat in range(PLAYERS):
        number(out, s.chips[seat])
    close(out)


@rule
def write_step(s: Any, seat: int, code: int, out: Ints) -> None:
    word(out, VERB + code)


@rule
def write_dump(s: Any, out: Ints) -> None:
    open_object(out)
    keyed_number(out, Common.players, s.players)
    write_options(s, out)
    keyed_number(out, Common.start, s.start)
    keyed_number(out, Common.active, s.active)
    keyed_word(out, Common.phase, PHASE + int(s.phase))
    keyed_number(out, Word.round, s.hand)
    keyed_number(out, Word.chips, s.chips[0])
    word(out, Word.deck)
    write_faces(s, DECK, FACE, out)
    keyed_list(out, Word.hand)
    for seat in range(PLAYERS):
        write_first_face(s, HAND_OF + seat, FACE, out)
    close(out)
    write_hidden(s, ALL_ZONES, out)
    close(out)


FIELDS = (
    "players", "options", "seed", "start", "active", "phase", "round", "chips", "deck", "hand",
    "hidden_state",
)  # fmt: skip


def load(s: Any, data: Json) -> None:
    """A dump, or a new deal where the scenario has no hidden state."""
    if "hidden_state" not in data:
        set_up(s, data["players"], 0, None)
        return
    fields = Fields(data, FIELDS, {face: rank for rank, face in enumerate(FACES)})
    faces = fields.cards("deck") + fields.cards("hand")
    if sorted(faces) != [*range(len(FACES))]:
        raise InvalidScenario("deck", "must be one card, and two in the hands")
    s.players = fields.players
    s.start = fields.seat("start", 0)
    s.active = fields.seat("active", 0)
    s.phase = PHASES.index(fields.word("phase", "open", PHASES))
    s.hand = fields.number("round", 1, 1, int(s.hands))
    s.chips[0] = fields.number("chips", 0, -MOST_CHIPS, MOST_CHIPS)
    s.chips[1] = -s.chips[0]
    clear_cards(s)
    cards, pool, known = load_hidden(s, data["hidden_state"])
    for zone in range(ZONES):
        lay(s, zone, [cards[zone]], [faces[zone]], hidden=True)
    s.pool[:] = pool
    s.known[:] = known


RULES = Rules(
    name=NAME, title="Kuhn Poker", version=VERSION, players=range(PLAYERS, PLAYERS + 1), state=STATE,
    options=OPTIONS, faces=FACES, event_things=THINGS, event_kinds=Kind,
    event_fields={"card": A_NAME}, event_parts={}, refusals=Refusal, action_count=len(VERBS),
    features=FEATURES, set_up=set_up, legal=legal, refusal=refusal, apply=apply, actors=actors, asked=asked,
    observe=observe, win_shares=win_shares, exchange=exchange_unknown, action=ACTIONS.action,
    parse=ACTIONS.parse, from_json=ACTIONS.from_json, steps=ACTIONS.steps, whole_action=ACTIONS.whole_action,
    is_drafting=ACTIONS.is_drafting, redact=ACTIONS.redact, explain=explain, follow=follow, load=load,
    words=WORDS, write_public_view=write_public_view, write_seat_view=write_seat_view,
    write_decision_view=write_decision_view, write_table=write_table, write_odds=write_odds,
    write_result=write_result, write_dump=write_dump, write_step=write_step, write_whole=write_step,
    write_events=write_events,
)  # fmt: skip
