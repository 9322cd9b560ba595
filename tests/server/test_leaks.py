"""No leaks: what leaves the server tells each viewer what he may know, in every phase, and nothing else."""

from __future__ import annotations

import contextlib
import http.client
import logging
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

import argosy
from argosy.core.errors import ArgosyError
from argosy.core.events import Event
from argosy.core.game import Game
from argosy.core.position import Position
from argosy.server.http_api import ROUTES
from argosy.server.live_table import LiveTable
from argosy.table import protocol as m
from argosy.table.decision_commands import decide, tried
from argosy.table.entries import Decided, LogEntry, encode, events_of
from argosy.table.errors import Refused, public_reason
from argosy.table.history import Log
from argosy.table.prepared import Prepared, Sender
from argosy.table.table import Table
from contract.walks import random_options
from server.allowed_knowledge import (
    WORD,
    Arbiter,
    Json,
    Seat,
    check_line,
    is_unheard,
    nobody,
    random_steps,
    visible,
    without_odds,
)
from server.serving import Connection, Served
from table.offline_table import GUESTS, Sitting

# ------------------------------------------------------------- worlds a viewer cannot tell apart


class WholePast(Sitting):
    """Keeps every position, so that going back costs nothing."""

    def __init__(self, position: Position, *seats: str, **settings: Any) -> None:
        self.before: dict[int, Position] = {}
        super().__init__(position, *seats, **settings)

    def _add(self, prepared: Prepared) -> None:
        if self.table.position is not None:
            self.before[self.table.seq + 1] = self.table.position
        super()._add(prepared)

    def rewind(self, first: int) -> Position:
        return self.before[first]


def moments(game: argosy.Game, games: int) -> Iterator[tuple[Sitting, random.Random]]:
    """Of random games: any number of people, any options; now and then Ann has two seats."""
    for number in range(games):
        chance = random.Random(number)
        players = (2, 3, 4, 5, 3, 4)[number % 6]
        people = list(GUESTS[:players])
        if number % 2:
            people[1] = "ann"
        options = random_options(game, chance)
        sitting = WholePast(game.new(players, number, options), *people, options=options)
        while not sitting.position.over:
            yield sitting, chance
            something_happens(sitting, people, chance)
        yield sitting, chance


def something_happens(sitting: Sitting, people: list[str], chance: random.Random) -> None:
    """Mostly a decision; now and then somebody talks or takes something back."""
    seat = chance.choice(sitting.position.to_act)
    if chance.random() < 0.05:
        sitting.do(people[seat], m.Say("s", "What a fine card."))
    if chance.random() < 0.05:
        with contextlib.suppress(Refused):
            sitting.undo(people[seat], seat)
        while (request := sitting.table.state.request) is not None:
            answering = request.waits_for[0]
            sitting.answer(people[answering], answering, yes=chance.random() < 0.7)
    else:
        sitting.decide(people[seat], seat, random_steps(sitting.position, seat, chance))


def in_other_words(log: Log, seat: Seat, game: Game) -> Log:
    """The same log as far as a seat may know, with everything else in it changed."""
    return [(seq, _changed(e, seat, game) if isinstance(e, Decided) else e) for seq, e in log]


def _changed(entry: Decided, seat: Seat, game: Game) -> Decided:
    faces = game.rules.faces
    seen = visible(entry, seat, game)
    events, action = [], entry.action
    for event in events_of(entry, game):
        hidden = Event("see", 1, card=faces[0], seen_by=event.seen_by)
        events.append(str(event if event in seen else hidden))
    if entry.seat != seat:
        if is_unheard(entry, seen):
            action = "decline 99"
        known = {event.card for event in seen}
        named = set(re.findall(r"[a-z]+-[0-9]{2}", action))
        spare = [face for face in faces if face not in known | named]
        for face in sorted(named - known):
            other = next(other for other in spare if other[:-2] == face[:-2])
            spare.remove(other)
            action = action.replace(face, other.upper())
        action = action.lower()
    return Decided(
        at=entry.at, by="x", ref="y", how=entry.how, seat=entry.seat, action=action, events=tuple(events)
    )


def logged(log: Log) -> list[LogEntry]:
    return [LogEntry(seq, entry, encode(entry)) for seq, entry in log]


def viewers(sitting: Sitting) -> list[tuple[str, Seat]]:
    """Everybody who may look on: guests by the seats they hold, a hot seat before it is shown, spectators."""
    seats = [(seat.guest, number) for number, seat in enumerate(sitting.table.state.seats)]
    return [*seats, ("ann", None), ("sam", None), ("", None)]


@pytest.mark.slow
@pytest.mark.parametrize("name", argosy.NAMES)
def test_worlds_a_viewer_cannot_tell_apart_are_told_in_the_same_bytes(name: str) -> None:
    game = argosy.game(name)
    compared, changed = 0, 0
    phases: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for sitting, chance in moments(game, GAMES[name]):
        table = sitting.table
        for guest, seat in chance.sample(viewers(sitting), 1 if sitting.position.to_act else 4):
            world = sitting.position.imagine(seat, chance.randrange(2**60))
            other = Table(table.id, game, table.state, table.seq, world)
            recent, since = sitting.log[-6:], chance.choice((None, max(0, table.seq - 5)))
            real, twin = (
                LiveTable(table, 0, logged(recent)),
                LiveTable(other, 0, logged(in_other_words(recent, seat, game))),
            )
            assert real.update(guest, seat, since, 7) == twin.update(guest, seat, since, 7)
            compared += 1
            changed += world != sitting.position
            phases[sitting.position.view(None)["phase"]] += 1
            if seat is None or chance.random() < 0.6:
                continue
            for message in attempts(sitting, seat, chance):
                said = answer(table, guest, message)
                assert said == answer(other, guest, message)
                reasons[said[0] if len(said) > 1 else "fine"] += 1
    assert compared > 700
    assert changed > compared * 0.9
    assert set(phases) >= PHASES[name]
    assert reasons["fine"] > 100
    assert len(reasons) >= {"port-royal": 8, "oltre-mare": 15}[name], reasons


GAMES = {"port-royal": 3, "oltre-mare": 4}
PHASES = {
    "port-royal": {"discover", "trade", "over"},
    "oltre-mare": {"discard", "trade", "play", "sail", "compass", "load", "over"},
}


def attempts(sitting: Sitting, seat: int, chance: random.Random) -> Iterator[m.Try | m.Decide]:
    """Things a seat might say, sensible or not."""
    game, position, seq = sitting.table.game, sitting.position, sitting.table.seq
    legal = position.legal(seat)
    one, two = chance.sample(game.rules.faces[:-1], 2)
    actions = [
        str(game.rules.action(position.state, seat, chance.randrange(game.rules.action_count))),
        *map(str, chance.sample(legal, min(2, len(legal)))),
        f"take {one}",
    ]
    if game.name == "oltre-mare":
        other = chance.randrange(position.players)
        number = chance.choice(position.view(None)["offers"] or [{"number": 3}])["number"]
        actions += [f"offer {other} give {one} 0 want {two[:-3]}:1 0", f"accept {number} with {one}"]
        actions += [f"choose {number} {other}", chance.choice(["discard", "play", "pick"]) + f" {one}"]
    for action in actions:
        yield m.Decide("d", seat, seq, action)
        yield m.Try("t", seat, seq, [action])


def answer(table: Table, guest: str, message: m.Try | m.Decide) -> tuple[Any, ...]:
    """What the server says to it: a refusal with all its words, or what the steps make."""
    try:
        if isinstance(message, m.Try):
            return (m.encoder.encode(tried(table, guest, message)),)
        prepared = decide(table, Sender(guest, "", 0), message)
    except ArgosyError as problem:
        return (*public_reason(problem), [str(action) for action in getattr(problem, "legal", ())])
    assert isinstance(prepared.entry, Decided)
    return (prepared.entry.action,)


# ------------------------------------------------------------------- every byte of whole games


class Company:
    """Everybody at one table of a server, each with his sockets; what anybody got is kept."""

    def __init__(
        self, server: Served, chance: random.Random, game: str, seats: list[int], **options: Any
    ) -> None:
        self.server, self.chance = server, chance
        names = ("Ann", "Bert", "Cleo", "Dora")
        self.people = [server.guest(name) for name in names[: max(seats) + 1]]
        self.holder = [self.people[number] for number in seats]  # of each seat
        self.ann = self.people[0]
        kinds = ["me" if person is self.ann else "reserved" for person in self.holder]
        self.table = self.ann.open_table(game, *kinds, options=options, public=True)
        self.invites: Json = self.ann.ask("GET", f"/api/tables/{self.table}/invitations")["seats"]
        for seat, person in enumerate(self.holder):
            if person is not self.ann:
                person.do(self.table, "sit", invite=self.invites[str(seat)])
        self.sam, self.nobody = server.guest("Sam"), nobody(server)
        self.lines: list[tuple[Connection, set[Seat]]] = []
        self.answers: defaultdict[str, list[tuple[str, set[Seat], int]]] = defaultdict(list)
        for person in (*self.people, self.sam, self.nobody):
            own: set[Seat] = {seat for seat, holder in enumerate(self.holder) if holder is person}
            self.lines.append((person.watch(self.table), own if len(own) == 1 else set()))
        if seats.count(0) > 1:  # several seats on one screen: a second screen shows the last of them
            line = self.ann.watch(self.table)
            shown = max(seat for seat, number in enumerate(seats) if number == 0)
            line.ask("show", seat=shown)
            line.hear_until(lambda: line.update["shown"] == shown)
            self.lines.append((line, {shown}))
        self.settle(self.ann.do(self.table, "start"))
        self.pried = 0
        self.http = http.client.HTTPConnection("127.0.0.1", server.port)

    @property
    def position(self) -> Position:
        """The server's own."""
        position = self.server.services.tables.live[self.table].table.position
        assert position is not None
        return position

    def settle(self, seq: int) -> None:
        for line, _ in self.lines:
            line.hear_seq(seq)
        self.seq = seq

    def decide(self, seat: int) -> None:
        steps = random_steps(self.position, seat, self.chance)
        self.settle(self.holder[seat].do(self.table, "decide", seat=seat, seq=self.seq, action=steps))

    def play(self, most: int) -> None:
        """A game, with much talk beside it; at every moment somebody is curious."""
        for _ in range(most):
            if self.position.over:
                break
            self.pry()
            self.try_this_and_that()
            if self.chance.random() < 0.05:
                self.settle(self.chance.choice(self.people).do(self.table, "say", text="A pinch of salt"))
            if self.chance.random() < 0.04:
                self.take_back()
            else:
                self.decide(self.chance.choice(self.position.to_act))

    def take_back(self) -> None:
        seat = self.chance.randrange(len(self.holder))
        line = self.lines[self.people.index(self.holder[seat])][0]
        answer = line.ask("undo", seat=seat, seq=self.seq)
        if answer["type"] != "ack":
            return
        self.settle(answer["seq"])
        while (request := self.lines[0][0].update["table"]["request"]) is not None:
            asked = request["waits_for"][0]
            answer = {"seat": asked, "request": request["number"], "yes": self.chance.random() < 0.7}
            self.settle(self.holder[asked].do(self.table, "answer", **answer))

    def try_this_and_that(self) -> None:
        """Messages that are refused, from somebody's socket."""
        line, seats = self.chance.choice(self.lines)
        seat = self.chance.randrange(len(self.holder))
        face = self.chance.choice(sorted(self.known_to(seats)))
        action = self.chance.choice(
            [f"discard {face}", f"take {face}", "send", "pass", f"pick {face}", "draw up"]
        )
        kind: Json = self.chance.choice(
            [
                {"type": "try", "seat": seat, "seq": self.seq, "steps": [action]},
                {"type": "decide", "seat": seat, "seq": self.seq - 50, "action": action},
                {"type": "decide", "seat": (seat + 1) % 5, "seq": self.seq + 50, "action": action},
                {"type": "show", "seat": 4},
                {"type": "sit", "invite": "AAAAAAAAAAAAAAAA"},
                {"type": "answer", "seat": seat, "request": 1, "yes": True},
                {"type": "fold"},
            ]
        )
        assert line.ask(kind.pop("type"), **kind)["type"] in {"error", "tried"}

    def known_to(self, seats: set[Seat]) -> set[str]:
        record, known = self.position.state, {"nothing"}
        for seat in seats | {None}:
            sees = record.known >> (5 if seat is None else seat) & 1 == 1
            known |= {self.position.game.rules.faces[face] for face in record.face[sees]}
        return known

    def pry(self) -> None:
        """Ask one thing over HTTP, as somebody."""
        route = PAGES[self.pried % len(PAGES)]
        self.pried += 1
        people = self.people[1:] if route == INVITING else self.people  # the host may have invitations
        person = self.chance.choice([*people, self.sam, self.nobody])
        own: set[Seat] = {seat for seat, holder in enumerate(self.holder) if holder is person}
        path = route.replace("{id}", self.table).replace("{name}", "port-royal")
        seat = self.chance.choice([None, *range(len(self.holder))])
        queries = {
            "seat": seat,
            "since": 0,
            "after": max(0, self.seq - 40),
            "move": self.chance.choice([3, 999]),
        }
        query = "&".join(
            f"{k}={v}" for k, v in queries.items() if v is not None and self.chance.random() < 0.7
        )
        headers = {"Authorization": f"Bearer {person.token}"} if person.token else {}
        self.http.request("GET", f"{path}?{query}", headers=headers)
        answer = self.http.getresponse()
        text = answer.read().decode(errors="replace")  # a picture is no text, but bytes may hold a word
        seats = own & {seat} if route in OF_A_SEAT and "seat=" in query else own
        self.answers[route].append((text, seats if len(seats) == 1 else set(), self.seq))
        self.answers["headers"].append((str(answer.headers), set(), self.seq))

    def secrets(self, arbiter: Arbiter) -> set[str]:
        """Words that no answer to anybody may hold."""
        store = self.server.services.store
        words = {str(id) for (id,) in store.read("SELECT id FROM guests")}
        words |= {str(value) for (value,) in store.read("SELECT value FROM secrets")}
        words |= {person.token for person in (*self.people, self.sam)} | set(self.invites.values())
        return words | arbiter.secrets()


PAGES = [path for method, path, *_ in ROUTES if method == "GET"]
# They tell what the one seat may know that was asked for.
OF_A_SEAT = {f"/api/tables/{{id}}{page}" for page in ("", "/entries", "/view", "/hints")}
INVITING = "/api/tables/{id}/invitations"
THE_SAME_FOR_ALL = {"/api/games", "/api/games/{name}", "/api/schema.json"}  # these name every card there is

WHOLE = 1000
# The game, who holds each seat, how many moments of it are looked at, its options.
VARIANTS: dict[str, tuple[str, list[int], int, Json]] = {
    "two": ("oltre-mare", [0, 1], WHOLE, {"offers_per_turn": 3}),
    "private": ("oltre-mare", [0, 0, 1], 100, {"private_talk": True, "offers_per_turn": 3}),
    "open": (
        "oltre-mare",
        [0, 1, 2, 3],
        70,
        {"open_trade": True, "private_talk": True, "offers_per_turn": 3},
    ),
    "port": ("port-royal", [0, 1, 2], WHOLE, {"turn_limit": 14}),
    "hot": ("port-royal", [0, 0, 1, 2], WHOLE, {"turn_limit": 16}),
}


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_no_byte_tells_a_viewer_what_he_may_not_know(
    server: Served, variant: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    name, seats, most, options = VARIANTS[variant]
    company = Company(server, random.Random(variant), name, seats, **options)
    company.play(most)
    arbiter = Arbiter(argosy.game(name), server.services.store, company.table)
    secrets = company.secrets(arbiter)
    refs = {entry.ref: entry.by for _, entry in arbiter.log if entry.ref}
    for line, seen in company.lines:
        assert check_line(arbiter, line, seen, secrets) > 40
        words = {word for text in line.heard for word in re.findall("[0-9a-f]{16}", text)}
        assert len({refs[word] for word in words & refs.keys()}) <= 1  # his own messages' ids, nobody else's
    for page, answers in company.answers.items():
        for text, seen, seq in answers:
            told = "" if page in THE_SAME_FOR_ALL else without_odds(text)
            arbiter.check_text(told, seen, seq, secrets | refs.keys())
            assert not secrets & set(WORD.findall(text))
    assert company.answers.keys() == {*PAGES, "headers"}
    log = "\n".join(record.getMessage() for record in caplog.records)
    arbiter.check_text(log, set(), 0, secrets | refs.keys() | {"pinch"})


# ------------------------------------------------------------------------ several seats, one screen


def test_a_hot_seat_tells_nothing_of_a_seat_that_is_not_shown(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("oltre-mare", "me", "me", "me", start=True)
    position = server.services.tables.live[table].table.position
    assert position is not None
    hands = [set(position.view(seat)["hand"]) for seat in range(3)]
    line = ann.watch(table)
    active = position.view(None)["active"]

    def ask_everything() -> None:
        for seat in range(3):
            begin = f"offer-to {active if seat != active else (active + 1) % 3}"
            for steps in ([begin], [begin, "dance"], ["dance"]):
                line.ask("try", seat=seat, seq=line.update["seq"], steps=steps)
                assert line.ask("decide", seat=seat, seq=line.update["seq"], action=steps)["type"] == "error"
        line.send("sync", seq=0)
        line.ask("show", seat=4)

    def told(cards: set[str]) -> set[str]:
        return {card for card in cards if any(card in without_odds(text) for text in line.heard)} - {
            "gems-01"
        }

    ask_everything()
    assert told(hands[0] | hands[1] | hands[2]) == set()
    assert line.ask("show", seat=1)["type"] == "ack"
    line.hear_until(lambda: line.update["shown"] == 1)
    assert told(hands[1]) == hands[1] - {"gems-01"}
    ask_everything()
    assert told(hands[0] | hands[2]) == set()
    line.ask("show")
    line.hear_until(lambda: line.update["shown"] is None)
    line.heard.clear()
    ask_everything()
    assert told(hands[0] | hands[1] | hands[2]) == set()


# -------------------------------------------------------------------------------------- undo


def test_cards_seen_before_an_undo_are_dealt_anew_and_nobody_can_tell(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    table = ann.open_table("port-royal", "me", "open")
    bert.do(table, "sit")
    ann.do(table, "start")
    lines = {0: ann.watch(table), 1: bert.watch(table), None: nobody(server).watch(table)}
    drawn: Counter[str] = Counter()
    seat = lines[0].wanted[0]
    for _ in range(40):
        before = {viewer: line.view for viewer, line in lines.items()}
        seq = lines[seat].decide(seat, "draw")["seq"]
        drawn[lines[seat].hear_seq(seq)["entries"][-1]["events"][0]["card"]] += 1
        asked = lines[seat].ask("undo", seat=seat, seq=seq)["seq"]
        granted = lines[1 - seat].ask("answer", seat=1 - seat, request=asked, yes=True)["seq"]
        for viewer, line in lines.items():
            assert line.hear_seq(granted)["view"] == before[viewer]
    assert len(drawn) > 15
    assert max(drawn.values()) < 12
    arbiter = Arbiter(argosy.game("port-royal"), server.services.store, table)
    assert len(arbiter.secrets()) > 40
    for viewer, line in lines.items():
        check_line(arbiter, line, {viewer}, arbiter.secrets())
