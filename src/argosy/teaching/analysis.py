"""The analysis of a whole game: each seat's share of the win, what was luck, and what decisions cost.

At every choice the champion says what share of the win each seat can expect (`value`), and what every action
leads to on average over what chance may bring (`OneStep.action_values`). From one choice to the next the
shares then change in two steps: by the action that was chosen (its expectation minus the value before) and by
chance (the next value minus that expectation). The steps add up, from the first value to the outcome.
Negotiation (`NetSupport.negotiation`) is not taken apart: what offers and answers changed is one sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np

from argosy.core.decisions import redealt
from argosy.core.errors import ArgosyError
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.reading import read
from argosy.core.typing import Floats, Json, States
from argosy.games.record import Move, Record
from argosy.players.net import Net, champion
from argosy.players.one_step import ActionValues, OneStep
from argosy.players.player_set import net_parts_of

KNOWN, ALL = "known", "all"  # judged by what the deciding seat knew, or by all cards
COSTLY = 0.02  # of the win: a decision that cost as much is pointed out
MOST_COSTLY = 10
MOST_SHOWN = 5  # actions of a decision
STRICTNESS = 12.0  # a decision that cost 1 % is 89 % accurate, one that cost 10 % is 30 %


PARTS = ("start", "luck", "deals", "skill", "others", "outcome")


Progress = Callable[[float], None]  # called with the part of the game that is analysed, from 0 to 1


@dataclass(frozen=True, slots=True)
class Option:
    """An action that was possible, and the share of the win its seat could expect of it."""

    action: str
    share: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A move with a choice in it. Of a chain of steps it has the options of the one that cost most."""

    move: int  # its index among the record's moves
    seat: int
    action: str
    share: float
    lost: float
    options: tuple[Option, ...]  # the best first; the one that was chosen is among them

    @property
    def best(self) -> str:
        return self.options[0].action

    def to_json(self) -> Json:
        options = [{"action": option.action, "share": _short(option.share)} for option in self.options]
        return {
            "move": self.move,
            "seat": self.seat,
            "action": self.action,
            "share": _short(self.share),
            "lost": _short(self.lost),
            "best": self.best,
            "options": options,
        }


@dataclass(slots=True)
class SeatLedger:
    """What a seat's share of the win is the sum of: start + luck + deals + skill + others = outcome."""

    seat: int
    start: float = 0.0
    luck: float = 0.0
    deals: float = 0.0  # what offers and answers changed, and what came up meanwhile
    skill: float = 0.0  # what its own decisions changed
    others: float = 0.0  # what the others' decisions changed for it
    outcome: float = 0.0
    decisions: int = 0
    accuracy: float = 100.0

    def to_json(self) -> Json:
        return {
            "seat": self.seat,
            **{name: _short(getattr(self, name)) for name in PARTS},
            "accuracy": round(self.accuracy, 1),
            "decisions": self.decisions,
        }


@dataclass(frozen=True, slots=True)
class Moment:
    """The shares of the win after so many moves."""

    move: int
    shares: tuple[float, ...]


@dataclass(slots=True)
class Analysis:
    game: str
    by: str
    finished: bool
    curve: list[Moment] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    seats: list[SeatLedger] = field(default_factory=list)

    @property
    def costly(self) -> list[Decision]:
        """The decisions that cost most, the worst first."""
        found = [decision for decision in self.decisions if decision.lost >= COSTLY]
        return sorted(found, key=lambda decision: -decision.lost)[:MOST_COSTLY]

    def to_json(self) -> Json:
        return {
            "game": self.game,
            "players": len(self.seats),
            "judge": self.by,
            "finished": self.finished,
            "start": [_short(seat.start) for seat in self.seats],
            "curve": [
                {"move": moment.move, "shares": list(map(_short, moment.shares))} for moment in self.curve
            ],
            "decisions": [decision.to_json() for decision in self.decisions],
            "costly": [decision.move for decision in self.costly],
            "seats": [seat.to_json() for seat in self.seats],
        }


def analyse(
    record: Record, game: Game, by: str = KNOWN, progress: Progress | None = None, net: Net | None = None
) -> Analysis:
    """Judge every choice of an arbiter's record."""
    if by not in (KNOWN, ALL):
        raise ArgosyError(f"a game is judged by what is '{KNOWN}' or by '{ALL}' cards, not by {by!r}")
    final = record.replay(game)  # a record that cannot be played, or is of other rules, is refused here
    return _Judge(record, game, by, net or champion(game.name), final).run(progress or (lambda done: None))


class _Judge:
    """One pass through a game."""

    def __init__(self, record: Record, game: Game, by: str, net: Net, final: Position) -> None:
        self._record, self._game, self._final = record, game, final
        # With all cards on the table there is one world; otherwise those the seat cannot tell apart.
        self._negotiation = net_parts_of(game.name).support().negotiation
        self._one_step = OneStep(net, worlds=1 if by == ALL else None)
        self._imagining = by != ALL
        self._found = Analysis(game.name, by, final.over)
        players = final.players
        self._seats = [SeatLedger(seat) for seat in range(players)]
        self._found.seats = self._seats
        self._exact: list[list[float]] = [[] for _ in range(players)]  # accuracies
        self._before: Floats | None = None  # the shares to expect after the last action
        self._dealt = False  # since then

    def run(self, progress: Progress) -> Analysis:
        moves, opening = self._record.moves, self._record.opening
        assert opening is not None  # replay() has refused a record without one
        position = self._game.load(opening)
        for number, move in enumerate(moves):
            progress(number / len(moves))
            if move.is_redeal:
                position = redealt(position, move.redeal_seed)
            else:
                self._judge_move(position, number, move)
                position.play(move.seat, move.action)
        self._close(len(moves))
        progress(1.0)
        return self._found

    # ------------------------------------------------------------------------------- one move

    def _judge_move(self, position: Position, number: int, move: Move) -> None:
        if self._game.rules.parse(move.action).json["do"] in self._negotiation:
            self._dealt = True
            return
        costs: list[tuple[float, float, tuple[Option, ...]]] = []
        for states, code in self._steps(position, move):
            if found := self._judge_step(states, number, move.seat, code):
                costs.append(found)
        if not costs:
            return
        lost = sum(cost for cost, _, _ in costs)
        _, _, options = max(costs, key=lambda cost: cost[0])
        self._found.decisions.append(Decision(number, move.seat, move.action, costs[-1][1], lost, options))
        self._exact[move.seat].append(100 * float(np.exp(-STRICTNESS * lost)))

    def _steps(self, position: Position, move: Move) -> Iterator[tuple[States, int]]:
        """Each step of a move with the position it was taken in."""
        at = position.copy()
        for code in at._steps(move.seat, at.read_action(move.seat, move.action)):
            yield at.states, code
            at.play(move.seat, self._game.rules.action(at.reading, move.seat, code))

    def _judge_step(
        self, states: States, number: int, seat: int, code: int
    ) -> tuple[float, float, tuple[Option, ...]] | None:
        """What a step cost, the share to expect after it, and the options; None where there was no choice."""
        one_step = self._one_step
        options = one_step.options(states, seat)
        if len(options) < 2 and code in options:
            return None
        value = one_step.value(states, seat)
        values = one_step.action_values(states, seat, seed=number, also=code, imagining=self._imagining)
        chosen = values.codes.index(code)
        expected = values.shares[chosen]
        self._by_chance(value, number)
        self._by_decision(value, expected, seat)
        self._before = expected
        best = values.best(seat)
        lost = float(values.shares[best, seat] - expected[seat])
        return lost, float(expected[seat]), self._options(states, seat, values, chosen)

    def _options(self, states: States, seat: int, values: ActionValues, chosen: int) -> tuple[Option, ...]:
        order = np.argsort(-values.shares[:, seat], kind="stable").tolist()
        shown = order[:MOST_SHOWN]
        if chosen not in shown:
            shown[-1] = chosen
        rules, reading = self._game.rules, read(states)
        return tuple(
            Option(
                rules.action(reading, seat, values.codes[k]).text,
                float(values.shares[k, seat]),
            )
            for k in shown
        )

    # ---------------------------------------------------------------------------------- sums

    def _by_chance(self, value: Floats, number: int) -> None:
        """From the shares expected to those that came, or the start of the ledger."""
        if self._before is None:
            for seat, share in zip(self._seats, value.tolist(), strict=True):
                seat.start = share
        else:
            for seat, change in zip(self._seats, (value - self._before).tolist(), strict=True):
                if self._dealt:
                    seat.deals += change
                else:
                    seat.luck += change
        self._dealt = False
        self._found.curve.append(Moment(number, tuple(value.tolist())))

    def _by_decision(self, value: Floats, expected: Floats, decider: int) -> None:
        for seat, change in zip(self._seats, (expected - value).tolist(), strict=True):
            if seat.seat == decider:
                seat.skill += change
                seat.decisions += 1
            else:
                seat.others += change

    def _close(self, moves: int) -> None:
        """The outcome, or the shares of an unfinished game."""
        players = len(self._seats)
        if self._final.over:
            outcome = np.zeros(players, np.float32)
            winners = (self._final.result or {})["winners"]
            outcome[winners] = 1 / len(winners)
        elif self._before is not None:
            outcome = self._before
        else:
            outcome = np.full(players, 1 / players, np.float32)
        self._by_chance(outcome, moves)
        for seat, share, exact in zip(self._seats, outcome.tolist(), self._exact, strict=True):
            seat.outcome = share
            seat.accuracy = sum(exact) / len(exact) if exact else 100.0


def _short(share: float) -> float:
    return round(share, 4)
