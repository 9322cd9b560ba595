"""A table without a server: people, a position and a clock of one's own choosing."""

from __future__ import annotations

from typing import Any

import argosy
from argosy.core.position import Position
from argosy.table import history
from argosy.table import protocol as m
from argosy.table.commands import kind_of
from argosy.table.decision_commands import composing, decide_for
from argosy.table.entries import AnyEntry, Decided, Opened, Started, decode, encode
from argosy.table.prepared import Prepared, Sender
from argosy.table.settings import Clock, SeatSetting, Settings
from argosy.table.table import Table

GUESTS = ("ann", "bert", "cleo", "dora", "emil")


class Sitting:
    """Ann is the host; seats without a person are given as levels of bots. `now` is the time."""

    def __init__(self, position: Position, *seats: str, clock: Clock | None = None, **settings: Any) -> None:
        self.now = 1_000
        self.log: list[tuple[int, AnyEntry]] = []
        chosen = tuple(
            SeatSetting("me")
            if seat == "ann"
            else SeatSetting("open")
            if seat in GUESTS
            else SeatSetting("bot", seat)
            for seat in seats
        )
        opened = Opened(
            at=self.now,
            by="ann",
            name="Ann",
            seated={n: (seat, seat.title()) for n, seat in enumerate(seats) if seat in GUESTS},
            settings=Settings(position.game.name, chosen, clock=clock or Clock(), pace=0, **settings),
        )
        self.table = Table.opened("T", position.game, opened)
        self.log.append((1, opened))
        names = tuple(seat.title() for seat in seats)
        rules = position.game.rules.version
        self._add(Prepared(Started(at=self.now, rules=rules, names=names, opening=position.dump()), position))

    def do(self, guest: str, command: m.Command) -> int:
        """Carry out a command; refusals are raised."""
        outcome = kind_of(command).prepare(
            self.table, Sender(guest, guest.title(), self.now, command.id), command
        )
        self._add(outcome if isinstance(outcome, Prepared) else outcome.complete(self.rewind(outcome.first)))
        return self.table.seq

    def decide(self, guest: str, seat: int, action: str | list[str]) -> int:
        return self.do(guest, m.Decide("d", seat, self.table.seq, action))

    def compose(self, guest: str, seat: int) -> None:
        """A person is at work on an answer."""
        if (prepared := composing(self.table, guest, seat, self.now)) is not None:
            self._add(prepared)

    def undo(self, guest: str, seat: int, turn: bool = False) -> int:
        return self.do(guest, m.Undo("u", seat, self.table.seq, turn))

    def answer(self, guest: str, seat: int, yes: bool) -> int:
        assert self.table.state.request is not None
        return self.do(guest, m.Answer("a", seat, self.table.state.request.number, yes))

    def bots_decide(self) -> list[str]:
        """Whatever bots, or the clock, must decide now; how they came to it."""
        from argosy.server.bot_runner import decide

        hows = []
        while (asked := self.table.bot_to_ask(self.now)) is not None:
            seat, level, how = asked
            assert self.table.position is not None
            waited = seat in self.table.patient()
            steps = decide(self.table.game.name, level, self.table.position.copy(), seat, True, waited)
            self._add(decide_for(self.table, seat, steps, how, self.now))
            hows.append(how)
        return hows

    def bot_decides(self, seat: int, action: str) -> None:
        """Whatever a bot would like best."""
        self._add(decide_for(self.table, seat, [action], "bot", self.now))

    def rewind(self, first: int) -> Position:
        return history.position_before("T", self.table.game, self.log, first)

    def _add(self, prepared: Prepared) -> None:
        """As the server does it: the entry goes through the store's text."""
        entry = decode(encode(prepared.entry), self.table.seq + 1)
        self.table.apply(entry, prepared.position)
        self.log.append((self.table.seq, entry))

    @property
    def events(self) -> tuple[str, ...]:
        """What the last decision caused."""
        entry = self.log[-1][1]
        assert isinstance(entry, Decided)
        return entry.events

    @property
    def position(self) -> Position:
        assert self.table.position is not None
        return self.table.position


def port_royal(players: int = 2, **scenario: Any) -> Position:
    return argosy.game("port-royal").load({"players": players, **scenario})
