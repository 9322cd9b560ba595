"""A whole game judged: who stood how, what chance gave and took, what decisions cost.

At every choice the champion says what share of the win each seat may expect (`value`), and what every action
leads to on the average of what chance may bring (`Foresight.look`). From one choice to the next the shares
then change in two steps: by the action that was chosen (its expectation minus the value before) and by chance
(the next value minus that expectation). The steps add up, from the first value to the outcome. Dealing in
Oltre Mare is not taken apart: offers and answers are talk, and what they changed is told as one sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np

from argosy.core.deciding import redealt
from argosy.core.errors import ArgosyError
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.core.reading import read
from argosy.core.record import Move, Record
from argosy.core.typing import Floats, Json, States
from argosy.players.foresight import Foresight, Outlook
from argosy.players.net import Net, champion

Told = Callable[[float], None]

KNOWN, ALL = "known", "all"  # judged by what the deciding seat knew, or by all cards
COSTLY = 0.02  # of the win: a decision that cost as much is pointed out
MOST_COSTLY = 10
MOST_SHOWN = 5  # actions of a decision
DEALING = frozenset({"offer", "accept", "decline", "withdraw", "choose", "claim", "no-deals"})
STRICTNESS = 12.0  # a decision that cost 1 % is 89 % accurate, one that cost 10 % is 30 %


PARTS = ("start", "luck", "deals", "skill", "others", "outcome")


@dataclass(frozen=True, slots=True)
class Option:
    """An action that was possible, and the share of the win its seat could expect of it."""

    action: str
    share: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A move with a choice in it. A chain of steps is told by the step that cost most."""

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
class SeatStory:
    """What a seat's share of the win is made of: start + luck + deals + skill + others = outcome."""

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
    seats: list[SeatStory] = field(default_factory=list)

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
    record: Record, game: Game, by: str = KNOWN, told: Told | None = None, net: Net | None = None
) -> Analysis:
    """Judge every choice of an arbiter's record; `told` hears how much is done, from 0 to 1."""
    if by not in (KNOWN, ALL):
        raise ArgosyError(f"a game is judged by what is '{KNOWN}' or by '{ALL}' cards, not by {by!r}")
    final = record.replay(game)  # a record that cannot be played, or is of other rules, is refused here
    return _Judge(record, game, by, net or champion(game.name), final).run(told or (lambda done: None))


class _Judge:
    """One walk through a game."""

    def __init__(self, record: Record, game: Game, by: str, net: Net, final: Position) -> None:
        self._record, self._game, self._final = record, game, final
        # With all cards on the table there is one world; otherwise those the seat cannot tell apart.
        self._foresight = Foresight(net, worlds=1 if by == ALL else None)
        self._imagining = by != ALL
        self._found = Analysis(game.name, by, final.over)
        players = final.players
        self._seats = [SeatStory(seat) for seat in range(players)]
        self._found.seats = self._seats
        self._exact: list[list[float]] = [[] for _ in range(players)]  # accuracies
        self._before: Floats | None = None  # what the last action let one expect
        self._dealt = False  # since then

    def run(self, told: Told) -> Analysis:
        moves, assured = self._record.moves, self._record.opening
        assert assured is not None  # replay() has refused a record without
        position = self._game.load(assured)
        for number, move in enumerate(moves):
            told(number / len(moves))
            if move.is_redeal:
                position = redealt(position, move.redeal_seed)
            else:
                self._judge_move(position, number, move)
                position.play(move.seat, move.action)
        self._close(len(moves))
        told(1.0)
        return self._found

    # ------------------------------------------------------------------------------- one move

    def _judge_move(self, position: Position, number: int, move: Move) -> None:
        if self._game.rules.parse(move.action).json["do"] in DEALING:
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
            at.play(move.seat, self._game.rules.action(at._read(), move.seat, code))

    def _judge_step(
        self, states: States, number: int, seat: int, code: int
    ) -> tuple[float, float, tuple[Option, ...]] | None:
        """What a step cost, what may be expected after it, and what there was to choose; None: no choice."""
        foresight = self._foresight
        options = foresight.options(states, seat)
        if len(options) < 2 and code in options:
            return None
        value = foresight.value(states, seat)
        outlook = foresight.look(states, seat, seed=number, also=(code,), imagining=self._imagining)
        chosen = outlook.codes.index(code)
        expected = outlook.shares[chosen]
        self._by_chance(value, number)
        self._by_decision(value, expected, seat)
        self._before = expected
        best = outlook.best(seat)
        lost = float(outlook.shares[best, seat] - expected[seat])
        return lost, float(expected[seat]), self._options(states, seat, outlook, chosen)

    def _options(self, states: States, seat: int, outlook: Outlook, chosen: int) -> tuple[Option, ...]:
        order = np.argsort(-outlook.shares[:, seat], kind="stable").tolist()
        shown = order[:MOST_SHOWN]
        if chosen not in shown:
            shown[-1] = chosen
        rules, reading = self._game.rules, read(states)
        return tuple(
            Option(
                rules.action(reading, seat, outlook.codes[k]).text,
                float(outlook.shares[k, seat]),
            )
            for k in shown
        )

    # ---------------------------------------------------------------------------------- sums

    def _by_chance(self, value: Floats, number: int) -> None:
        """From what was expected to what came, or the beginning of it all."""
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
        """The outcome, or where an unfinished game stands."""
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
