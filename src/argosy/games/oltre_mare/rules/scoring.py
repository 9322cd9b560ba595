"""Both scorings: ranks, runs, stacks (F3, F4, X3, 8.1 to 8.6), and the winner."""

from __future__ import annotations

from argosy.core.cards import NONE, PUBLIC, put_last, take_first
from argosy.core.compiled import rule
from argosy.core.event_log import NO_AMOUNT, NO_SEAT, emit, emit_numbered
from argosy.core.ranking import ranking_writer
from argosy.core.tokens import close, keyed_list, keyed_object, number, open_object
from argosy.core.typing import Floats, Ints, Log
from argosy.core.vocabulary import Common

from . import words
from .board import payout
from .cards import GOOD, GOOD_THING
from .event_kinds import EventKind
from .state import CARGO_OF, DISCARD, MAX_PLAYERS, PIRATES_OF, State, hand
from .words import Word

FIRST, SECOND, THIRD = 6, 3, 1  # ducats for the ranks
BY_PRESTIGE, BY_TOKENS = 0, 1


@rule
def tokens_owned(s: State, seat: int) -> int:
    """8.4: face up or down."""
    total = 0
    for kind in range(len(s.seats[seat].tokens)):
        total += int(s.seats[seat].tokens[kind])
    return total


@rule
def counted(s: State, seat: int, by: int) -> int:
    return int(s.seats[seat].prestige) if by == BY_PRESTIGE else tokens_owned(s, seat)


@rule
def rank_ducats(s: State, seat: int, by: int) -> int:
    return rank_ducats_with(s, seat, by, counted(s, seat, by))


@rule
def rank_ducats_with(s: State, seat: int, by: int, mine: int) -> int:
    """8.1: dense ranking; all equals get the full amount, the next lower count is the next rank.

    `mine` is the seat's own count, or what it might become.
    """
    if mine == 0 and s.zero_counts_as_rank == 0:
        return 0
    rank = 0
    for other in range(s.players):
        theirs = counted(s, other, by)
        if other != seat and theirs > mine:
            new = True
            for earlier in range(other):
                new = new and (earlier == seat or counted(s, earlier, by) != theirs)
            rank += new
    if rank == 0:
        return FIRST
    if rank == 1:
        return SECOND
    return THIRD if rank == 2 else 0


@rule
def score_ranks(s: State, by: int, kind: int, log: Log) -> None:
    """All ranks are read before anything changes; ducats do not count for them."""
    for seat in range(s.players):
        gain = rank_ducats(s, seat, by)
        s.seats[seat].ducats += gain
        emit_numbered(log, kind, seat, NO_SEAT, NONE, gain, counted(s, seat, by), PUBLIC)


@rule
def top_run(s: State, seat: int) -> int:
    """The length of the run of equal goods on top of a cargo."""
    card = int(s.first[CARGO_OF + seat])
    return run_from(s, card)[0] if card != NONE else 0


@rule
def run_from(s: State, card: int) -> tuple[int, int]:
    """The length of the run of equal goods that begins with this card of a cargo, and the card below it."""
    good = int(GOOD[s.face[card]])
    length = 0
    while card != NONE and GOOD[s.face[card]] == good:
        length += 1
        card = int(s.next[card])
    return length, card


@rule
def score_runs(s: State, seat: int, card: int, log: Log) -> None:
    """8.2: from this card of a cargo down, each run pays by its length."""
    while card != NONE:
        good = int(GOOD[s.face[card]])
        length, card = run_from(s, card)
        gain = payout(good, length)
        s.seats[seat].ducats += gain
        emit_numbered(log, EventKind.RUN, seat, NO_SEAT, GOOD_THING + good, gain, length, PUBLIC)


@rule
def cargo_ducats(s: State, seat: int) -> int:
    """8.2: what all runs of a cargo pay together."""
    total = 0
    card = int(s.first[CARGO_OF + seat])
    while card != NONE:
        good = int(GOOD[s.face[card]])
        length, card = run_from(s, card)
        total += payout(good, length)
    return total


@rule
def score_pirates(s: State, seat: int, log: Log) -> None:
    """8.3"""
    cards = int(s.length[PIRATES_OF + seat])
    s.seats[seat].ducats -= cards
    emit_numbered(log, EventKind.LOSS, seat, NO_SEAT, NONE, cards, cards, PUBLIC)


@rule
def first_scoring(s: State, log: Log) -> None:
    """F3, F4: prestige, then every cargo but the run on top."""
    score_ranks(s, BY_PRESTIGE, EventKind.RANK_PRESTIGE, log)
    emit(log, EventKind.RETURN_PRESTIGE, NO_SEAT, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    if s.prestige_again_after_venice != 0:
        s.got_prestige = 0
    for seat in range(s.players):
        s.seats[seat].prestige = 0
        score_below_top_run(s, seat, log)


@rule
def score_below_top_run(s: State, seat: int, log: Log) -> None:
    zone = CARGO_OF + seat
    kept = top_run(s, seat)
    if kept == 0:
        return
    last = int(s.first[zone])
    for _ in range(kept - 1):
        last = int(s.next[last])
    good = int(GOOD[s.face[last]])
    emit_numbered(log, EventKind.KEEP, seat, NO_SEAT, GOOD_THING + good, NO_AMOUNT, kept, PUBLIC)
    card = int(s.next[last])
    score_runs(s, seat, card, log)
    s.length[zone] = kept
    s.last[zone] = last
    s.next[last] = NONE
    while card != NONE:
        following = int(s.next[card])
        put_last(s, card, DISCARD)
        emit(log, EventKind.UNLOAD, seat, NO_SEAT, int(s.face[card]), NO_AMOUNT, PUBLIC)
        card = following


@rule
def score_start_player(s: State, log: Log) -> None:
    """X3: his cargo and pirate stack are scored now and go, all of them, to the discard pile."""
    seat = int(s.start)
    emit(log, EventKind.SCORE_START, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    score_runs(s, seat, int(s.first[CARGO_OF + seat]), log)
    score_pirates(s, seat, log)
    s.seats[seat].removed_cargo += s.length[CARGO_OF + seat]
    emit(log, EventKind.GATHER, seat, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    while s.length[CARGO_OF + seat] > 0:
        put_last(s, take_first(s, CARGO_OF + seat), DISCARD)
    while s.length[PIRATES_OF + seat] > 0:
        put_last(s, take_first(s, PIRATES_OF + seat), DISCARD)


@rule
def final_scoring(s: State, log: Log) -> None:
    """8: prestige, cargo, pirate stacks, port tokens, in this order."""
    emit(log, EventKind.FINAL, NO_SEAT, NO_SEAT, NONE, NO_AMOUNT, PUBLIC)
    score_ranks(s, BY_PRESTIGE, EventKind.RANK_PRESTIGE, log)
    for seat in range(s.players):
        score_runs(s, seat, int(s.first[CARGO_OF + seat]), log)
    for seat in range(s.players):
        score_pirates(s, seat, log)
    score_ranks(s, BY_TOKENS, EventKind.RANK_TOKENS, log)
    if s.hand_card_ducats != 0:
        for seat in range(s.players):
            gain = int(s.hand_card_ducats) * hand(s, seat)
            s.seats[seat].ducats += gain
            emit_numbered(log, EventKind.HAND_CARDS, seat, NO_SEAT, NONE, gain, hand(s, seat), PUBLIC)


# ------------------------------------------------------------------------------------ the winner


@rule
def cargo_counted(s: State, seat: int) -> int:
    """8.6, X3: cards in the cargo; those scored early count unless the table says otherwise."""
    cards = int(s.length[CARGO_OF + seat])
    return cards + int(s.seats[seat].removed_cargo) if s.removed_cargo_counts != 0 else cards


@rule
def score(s: State, seat: int) -> int:
    """8.6: one number that orders the seats: ducats, then cargo cards, then the seat nearer to the start."""
    after_start = (seat - int(s.start)) % int(s.players)
    return (int(s.seats[seat].ducats) * 1024 + cargo_counted(s, seat)) * MAX_PLAYERS - after_start


@rule
def winner(s: State) -> int:
    best = 0
    for seat in range(1, s.players):
        if score(s, seat) > score(s, best):
            best = seat
    return best


@rule
def win_shares(s: State, out: Floats) -> None:
    """1 to the winner: there are no ties."""
    for seat in range(len(out)):
        out[seat] = 0
    out[winner(s)] = 1


# ------------------------------------------------------------------------------------ the result

COLUMNS = 5
PRESTIGE, CARGO, PIRATES, TOKENS, HAND = range(COLUMNS)

write_ranking = ranking_writer(score)


@rule
def final_ducats(s: State, seat: int, column: int) -> int:
    """8: what a part of the final scoring brings a seat."""
    if column == PRESTIGE:
        return rank_ducats(s, seat, BY_PRESTIGE)
    if column == CARGO:
        return cargo_ducats(s, seat)
    if column == PIRATES:
        return -int(s.length[PIRATES_OF + seat])
    if column == TOKENS:
        return rank_ducats(s, seat, BY_TOKENS)
    return int(s.hand_card_ducats) * hand(s, seat)


@rule
def ducats_before(s: State, seat: int) -> int:
    """What a seat had before the final scoring."""
    ducats = int(s.seats[seat].ducats)
    for column in range(COLUMNS):
        ducats -= final_ducats(s, seat, column)
    return ducats


@rule
def write_result(s: State, out: Ints) -> None:
    """Winner, ranking (no two are equal), and by seat what the rank depends on.

    The columns of a seat add up to its score: its ducats before the final scoring (8), and each part of it.
    """
    open_object(out)
    write_ranking(s, out)
    keyed_list(out, Common.scores)
    for seat in range(s.players):
        number(out, int(s.seats[seat].ducats))
    close(out)
    keyed_object(out, Common.columns)
    keyed_list(out, Word.before)
    for seat in range(s.players):
        number(out, ducats_before(s, seat))
    close(out)
    for column in range(COLUMNS):
        keyed_list(out, words.COLUMN + column)
        for seat in range(s.players):
            number(out, final_ducats(s, seat, column))
        close(out)
    close(out)
    keyed_list(out, Word.cargo)
    for seat in range(s.players):
        number(out, cargo_counted(s, seat))
    close(out)
    close(out)
