"""What happens when a seat acts. Section numbers are those of docs/oltre-mare.md."""

from __future__ import annotations

from argosy.core.cards import (
    DECK,
    NOBODY,
    NONE,
    PUBLIC,
    lift_top,
    put_first,
    put_last,
    shuffle_into_deck,
    take_face,
    take_first,
    turn_up,
)
from argosy.core.compiled import rule
from argosy.core.event_log import NO_AMOUNT, NO_SEAT, emit, emit_numbered
from argosy.core.seats import left_of
from argosy.core.typing import Log

from .actions import BUY_DECK, BUY_PIRATES, CLAIM, FINISH_TRADE, GO, NOTHING, PICK, STAY
from .board import (
    ACTION_TABLE,
    MOST_SYMBOLS,
    POWER_WITHOUT_INFLUENCE,
    Symbol,
    Token,
    longest_trail,
    route_between,
)
from .cards import HAS, PORT_THING, TOKEN_THING, VENICE
from .event_kinds import EventKind
from .knowledge import ANY_GOOD, blur, merge_pools
from .legal import cards_to_play, price
from .offer_moves import deal, end_dealing
from .scoring import final_scoring, first_scoring, score_start_player, winner
from .state import (
    CARGO_OF,
    DISCARD,
    HAND_OF,
    NO_TOKEN,
    PIRATES_OF,
    PLAYED,
    REMOVED,
    Draft,
    Phase,
    Seeing,
    State,
    add_to,
    card_in,
    card_in_hand,
    clear_draft,
    hand,
    is_in,
    lay_out,
    read_top_card,
    venice_is_out,
)


@rule
def set_up(s: State, players: int, start: int, log: Log) -> None:
    """Lay the table and begin the first turn."""
    lay_out(s, players, start, log)
    begin_turn(s, log)


@rule
def apply(s: State, seat: int, action: int, log: Log) -> None:
    """Carry out an action that is legal."""
    if s.phase == Phase.TRADE:
        if s.draft.kind != Draft.NONE and s.draft.seat != seat and action < CLAIM:
            clear_draft(s)  # the seat that acts first goes first; the other has to begin again
        if s.draft.kind != Draft.NONE or not BUY_DECK <= action <= FINISH_TRADE:
            deal(s, seat, action, log)
        elif action == FINISH_TRADE:
            finish_trade(s, log)
        else:
            buy(s, seat, action, log)
    elif s.phase == Phase.DISCARD:
        discard(s, seat, action - PICK, log)
    elif s.phase == Phase.PLAY:
        pick_to_play(s, seat, action, log)
    elif s.phase == Phase.SAIL:
        sail(s, seat, action - GO, log)
    elif s.phase == Phase.COMPASS:
        use_compass(s, seat, action, log)
    else:
        pick_to_load(s, seat, action, log)


# ------------------------------------------------------------------------------- the goods deck


@rule
def next_card(s: State, log: Log) -> int:
    """The top card of the goods deck, for a seat that needs one; NONE if none is left anywhere (X5).

    F1, F6: if it is Venice, the first scoring comes in between and another card replaces it.
    """
    while True:
        if s.length[DECK] == 0 and not refill(s, log):
            return NONE
        card = lift_top(s)
        is_venice = s.face[card] == VENICE
        if is_venice:
            remove_venice(s, card, log)
        note_last_round(s, log)
        if not is_venice:
            return card


@rule
def remove_venice(s: State, card: int, log: Log) -> None:
    """F1 to F6: the first scoring; then the card leaves the game."""
    turn_up(s, card)
    put_last(s, card, REMOVED)
    s.venice_lowest = -1
    s.venice_highest = -1
    emit(log, EventKind.VENICE, NO_SEAT, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    first_scoring(s, log)


@rule
def refill(s: State, log: Log) -> bool:
    """X2: the discard pile becomes the goods deck; X3: else the start player's stacks do."""
    start = int(s.start)
    if s.length[DISCARD] == 0:
        if s.length[CARGO_OF + start] + s.length[PIRATES_OF + start] == 0:
            return False
        hidden = pool_of_pirates(s, start)
        score_start_player(s, log)
        shuffle_into_deck(s, DISCARD, log)
        # Nobody saw the pirate cards: what is in the deck is known no better than what was in that stack.
        if hidden > 0:
            merge_pools(s, int(s.pool[s.deck[0]]), hidden)
        return True
    shuffle_into_deck(s, DISCARD, log)
    return True


@rule
def pool_of_pirates(s: State, seat: int) -> int:
    """The pool of the cards in a pirate stack, made one if they were several; 0 if there are none."""
    pool = 0
    card = int(s.first[PIRATES_OF + seat])
    while card != NONE:
        if pool == 0:
            pool = int(s.pool[card])
        elif s.pool[card] > 0 and s.pool[card] != pool:
            merge_pools(s, int(s.pool[card]), pool)
        card = int(s.next[card])
    return pool


@rule
def take_to_hand(s: State, seat: int, card: int, log: Log) -> None:
    """A card only this seat sees."""
    s.known[card] |= 1 << seat
    put_last(s, card, HAND_OF + seat)
    emit(log, EventKind.SEE, seat, NO_SEAT, int(s.face[card]), NO_AMOUNT, 1 << seat)


# ------------------------------------------------------------------------- 1 naval power, 2 trade


@rule
def begin_turn(s: State, log: Log) -> None:
    """3: power and load are read once."""
    emit_numbered(log, EventKind.TURN, int(s.active), NO_SEAT, NONE, NO_AMOUNT, int(s.round_number), PUBLIC)
    read_top_card(s)
    start_turn(s, log)


@rule
def note_last_round(s: State, log: Log) -> None:
    """X1: with the last card of the deck the last round begins."""
    if s.length[DECK] == 0 and s.last_round == 0:
        s.last_round = 1
        emit(log, EventKind.LAST_ROUND, NO_SEAT, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)


@rule
def start_turn(s: State, log: Log) -> None:
    """N1, N2"""
    seat = int(s.active)
    s.purchases = 0
    s.got_prestige = 0
    me = s.seats[seat]
    if me.active_token == Token.LOCAL_INFLUENCE:
        gain = max(0, int(s.power) - POWER_WITHOUT_INFLUENCE)
        me.ducats += gain
        emit(log, EventKind.INFLUENCE, seat, NO_SEAT, NONE, gain, PUBLIC)
    s.phase = Phase.DISCARD
    check_hand(s, log)


@rule
def check_hand(s: State, log: Log) -> None:
    """N2: the trade phase begins once the hand is within the power."""
    seat = int(s.active)
    if hand(s, seat) <= s.power:
        s.phase = Phase.TRADE
        emit_numbered(log, EventKind.TRADE, seat, NO_SEAT, NONE, int(s.load), hand(s, seat), PUBLIC)


@rule
def discard(s: State, seat: int, face: int, log: Log) -> None:
    """N2: face down onto the own pirate stack; only the owner knows which card."""
    blur(s, seat, ANY_GOOD, NOBODY)
    put_first(s, take_face(s, HAND_OF + seat, face), PIRATES_OF + seat)
    emit(log, EventKind.DISCARD, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    emit(log, EventKind.SEE, seat, NO_SEAT, face, NO_AMOUNT, 1 << seat)
    check_hand(s, log)


@rule
def buy(s: State, seat: int, action: int, log: Log) -> None:
    """B1, B2: paid before the card is turned (F2)."""
    cost = price(s, seat)
    s.seats[seat].ducats -= cost
    s.purchases += 1
    if action == BUY_PIRATES:
        emit(log, EventKind.BUY_PIRATES, seat, NO_SEAT, NONE, cost, PUBLIC)
        take_to_hand(s, seat, take_first(s, PIRATES_OF + seat), log)
        return
    emit(log, EventKind.BUY, seat, NO_SEAT, NONE, cost, PUBLIC)
    draw_one(s, seat, log)


@rule
def draw_one(s: State, seat: int, log: Log) -> bool:
    """A card from the goods deck to the hand; X5: False if there is none."""
    card = next_card(s, log)
    if card == NONE:
        emit(log, EventKind.NO_CARD, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
        return False
    emit(log, EventKind.DRAW, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    take_to_hand(s, seat, card, log)
    return True


@rule
def finish_trade(s: State, log: Log) -> None:
    end_dealing(s)
    emit(log, EventKind.FINISH_TRADE, int(s.active), NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    s.phase = Phase.PLAY


# ------------------------------------------------------------------------------------ 3 actions


@rule
def pick_to_play(s: State, seat: int, action: int, log: Log) -> None:
    """A1: once all are picked they are played, all at once."""
    draft = s.draft
    needed = cards_to_play(s)
    if action != NOTHING:
        draft.kind = Draft.PLAY
        draft.seat = seat
        draft.last = action - PICK
        draft.given += 1
        add_to(draft.give, card_in_hand(s, seat, action - PICK))
    if draft.given == needed:
        play(s, seat, log)


@rule
def play(s: State, seat: int, log: Log) -> None:
    """A2: ducats, pirates, cards, ship, in this order."""
    card = int(s.first[HAND_OF + seat])
    while card != NONE:
        following = int(s.next[card])
        if is_in(s.draft.give, card):
            put_last(s, take_face(s, HAND_OF + seat, int(s.face[card])), PLAYED)
            turn_up(s, card)
            emit(log, EventKind.PLAY, seat, NO_SEAT, int(s.face[card]), NO_AMOUNT, PUBLIC)
        card = following
    clear_draft(s)
    earn(s, seat, log)
    meet_pirates(s, seat, log)
    draw_cards(s, seat, log)
    set_sail(s, seat, log)


@rule
def symbols(s: State, symbol: int) -> int:
    """How often a symbol shows on the cards played."""
    count = 0
    card = int(s.first[PLAYED])
    while card != NONE:
        count += int(HAS[s.face[card], symbol])
        card = int(s.next[card])
    return count


@rule
def earn(s: State, seat: int, log: Log) -> None:
    """A2, A3: good deal adds a symbol; calm sea pays for ship symbols, by the token active until now."""
    me = s.seats[seat]
    count = symbols(s, Symbol.DUCAT) + (1 if me.active_token == Token.GOOD_DEAL else 0)
    if count > 0:
        gain = int(ACTION_TABLE[Symbol.DUCAT, count]) if count <= MOST_SYMBOLS else int(s.fifth_ducat_symbol)
        me.ducats += gain
        emit_numbered(log, EventKind.DUCATS, seat, NO_SEAT, NONE, gain, count, PUBLIC)
    ships = symbols(s, Symbol.SHIP)
    if me.active_token == Token.CALM_SEA and ships > 0:
        me.ducats += ships
        emit_numbered(log, EventKind.CALM_SEA, seat, NO_SEAT, NONE, ships, ships, PUBLIC)


@rule
def meet_pirates(s: State, seat: int, log: Log) -> None:
    """A2 to A4: cards go, one by one, onto the pirate stack, by default unseen."""
    flags = symbols(s, Symbol.PIRATE)
    if flags == 0:
        return
    if s.seats[seat].active_token == Token.PIRATES_REPELLED:
        emit_numbered(log, EventKind.REPELLED, seat, NO_SEAT, NONE, NO_AMOUNT, flags, PUBLIC)
        return
    number = int(ACTION_TABLE[Symbol.PIRATE, flags])
    emit_numbered(log, EventKind.PIRATES, seat, NO_SEAT, NONE, number, flags, PUBLIC)
    for _ in range(number):
        card = next_card(s, log)
        if card == NONE:
            emit(log, EventKind.NO_CARD, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
            return
        put_first(s, card, PIRATES_OF + seat)
        if s.see_pirate_cards == Seeing.ALL:
            s.known[card] = PUBLIC
            emit(log, EventKind.PIRATE, seat, NO_SEAT, int(s.face[card]), NO_AMOUNT, PUBLIC)
            continue
        emit(log, EventKind.PIRATE, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
        if s.see_pirate_cards == Seeing.OWNER:
            s.known[card] |= 1 << seat
            emit(log, EventKind.SEE, seat, NO_SEAT, int(s.face[card]), NO_AMOUNT, 1 << seat)


@rule
def draw_cards(s: State, seat: int, log: Log) -> None:
    """A2, A4: to the hand, to be played in a later turn."""
    count = symbols(s, Symbol.DRAW)
    if count == 0:
        return
    number = int(ACTION_TABLE[Symbol.DRAW, count])
    emit_numbered(log, EventKind.DRAWS, seat, NO_SEAT, NONE, number, count, PUBLIC)
    for _ in range(number):
        if not draw_one(s, seat, log):
            return


@rule
def set_sail(s: State, seat: int, log: Log) -> None:
    """A5: exactly as many moves as ship symbols; none, nothing happens to the token (A6)."""
    ships = symbols(s, Symbol.SHIP)
    s.moves_left = ACTION_TABLE[Symbol.SHIP, ships]
    s.routes_used = 0
    if s.moves_left == 0:
        s.phase = Phase.LOAD
        return
    emit_numbered(log, EventKind.SHIPS, seat, NO_SEAT, NONE, int(s.moves_left), ships, PUBLIC)
    s.phase = Phase.SAIL


@rule
def sail(s: State, seat: int, port: int, log: Log) -> None:
    """A5: passing through a port does nothing, only the end of the trail counts."""
    me = s.seats[seat]
    s.routes_used |= 1 << route_between(int(me.ship), port)
    s.moves_left -= 1
    me.ship = port
    emit(log, EventKind.SAIL, seat, NO_SEAT, PORT_THING + port, NO_AMOUNT, PUBLIC)
    if s.moves_left == 0 or longest_trail(port, int(s.routes_used), 1) == 0:
        s.moves_left = 0
        s.routes_used = 0
        if s.port_token[port] == Token.COMPASS:
            s.port_token[port] = NO_TOKEN
            s.phase = Phase.COMPASS
            emit(log, EventKind.COMPASS, seat, NO_SEAT, PORT_THING + port, NO_AMOUNT, PUBLIC)
        else:
            arrive(s, seat, log)


@rule
def arrive(s: State, seat: int, log: Log) -> None:
    """A7: the token of the end port becomes the active one; without one the active token is turned over."""
    me = s.seats[seat]
    token = int(s.port_token[me.ship])
    if token != NO_TOKEN:
        s.port_token[me.ship] = NO_TOKEN
        me.tokens[token] += 1
        emit(log, EventKind.TOKEN, seat, NO_SEAT, TOKEN_THING + token, NO_AMOUNT, PUBLIC)
    elif me.active_token != NO_TOKEN:
        emit(log, EventKind.NO_TOKEN, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    me.active_token = token
    s.phase = Phase.LOAD


@rule
def use_compass(s: State, seat: int, action: int, log: Log) -> None:
    """A8: it is gone already; jump to another port, or stay."""
    if action != STAY:
        s.seats[seat].ship = action - GO
        emit(log, EventKind.JUMP, seat, NO_SEAT, PORT_THING + action - GO, NO_AMOUNT, PUBLIC)
        arrive(s, seat, log)
        return
    emit(log, EventKind.STAY, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    if s.compass_decline_keeps_active != 0:
        s.phase = Phase.LOAD
    else:
        arrive(s, seat, log)


# ------------------------------------------------------------------------ 4 loading, end of the turn


@rule
def pick_to_load(s: State, seat: int, action: int, log: Log) -> None:
    """L1: bottom first; the last one needs no choice."""
    draft = s.draft
    played = int(s.length[PLAYED])
    if action != NOTHING:
        draft.kind = Draft.LOAD
        draft.seat = seat
        card = card_in(s, PLAYED, action - PICK)
        draft.order[draft.given] = card
        draft.given += 1
        add_to(draft.give, card)
    if draft.given >= played - 1:
        for place in range(int(draft.given)):
            load(s, seat, int(draft.order[place]), log)
        if s.length[PLAYED] > 0:
            load(s, seat, int(s.first[PLAYED]), log)
        clear_draft(s)
        end_turn(s, log)


@rule
def load(s: State, seat: int, card: int, log: Log) -> None:
    face = int(s.face[card])
    put_first(s, take_face(s, PLAYED, face), CARGO_OF + seat)
    emit(log, EventKind.LOAD, seat, NO_SEAT, face, NO_AMOUNT, PUBLIC)


@rule
def end_turn(s: State, log: Log) -> None:
    """L3: Venice on top is the first scoring. X1: the right neighbour of the start player plays last."""
    if not venice_is_out(s):
        top = int(s.length[DECK]) - 1
        if s.face[s.deck[top]] == VENICE:
            remove_venice(s, lift_top(s), log)
            note_last_round(s, log)
        else:
            s.venice_highest = min(int(s.venice_highest), top - 1)
    following = left_of(s, int(s.active))
    if following == s.start:
        if s.last_round != 0:
            end_game(s, log)
            return
        s.round_number += 1
    s.active = following
    begin_turn(s, log)


@rule
def end_game(s: State, log: Log) -> None:
    final_scoring(s, log)
    s.phase = Phase.OVER
    emit(log, EventKind.OVER, NO_SEAT, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    best = winner(s)
    emit(log, EventKind.WIN, best, NO_SEAT, NONE, int(s.seats[best].ducats), PUBLIC)
