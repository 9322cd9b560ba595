"""Whatever is sent, the server answers with a reason, changes nothing and goes on."""

from __future__ import annotations

import contextlib
import http.client
import json
import logging
import random
import re
import secrets
import socket
import threading
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from argosy.table import protocol as m
from server.allowed_knowledge import Json, nobody, random_steps
from server.serving import PATIENCE, Connection, Person, Served, served

INSIDE = re.compile(
    r"Traceback|\.py\b|site-packages|/(?:usr|home|root|tmp|work)/|0x[0-9a-f]{6}|argosy\.[a-z]"
)


@pytest.fixture(autouse=True)
def calm(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing a client sends is worth an error in the log, let alone a stack."""
    yield
    records = caplog.get_records("call")
    for record in (r for r in records if r.name.startswith(("argosy", "uvicorn", "asyncio"))):
        assert record.exc_info is None, record.getMessage()
        assert record.levelno < logging.ERROR, record.getMessage()


class Table:
    """A game between Ann and Bert that nothing in this module may move on; the chat is off."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.ann, self.bert, self.sam = (server.guest(name) for name in ("Ann", "Bert", "Sam"))
        self.id = self.ann.open_table("oltre-mare", "me", "open", chat=False)
        self.bert.do(self.id, "sit")
        self.ann.do(self.id, "start")
        self.line = self.sam.watch(self.id)
        self.seq = self.stands_at()

    def stands_at(self) -> int:
        return self.server.services.tables.live[self.id].table.seq

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *problem: object) -> None:
        """Still there, and as it was."""
        if problem == (None, None, None):
            assert self.stands_at() == self.seq
            assert self.ann.look(self.id)["seq"] == self.seq
            assert self.line.ask("show")["type"] == "ack"


@pytest.fixture(scope="module")
def table(server: Served) -> Table:
    return Table(server)


def answers(line: Connection, *frames: str | bytes) -> list[Json]:
    """What is said to these frames, before the answer to a message that is in order."""
    for frame in frames:
        line.socket.send(frame)
    last = line.send("show", seat=line.update["shown"])
    heard = []
    while (message := line.hear()).get("id") != last:
        if message["type"] != "update":
            heard.append(message)
            check_error(message)
    return heard


def check_error(message: Json) -> None:
    assert message["type"] in {"error", "tried", "ack"}
    if message["type"] == "error":
        assert re.fullmatch("[a-z-]{3,30}", message["reason"])
        assert 5 < len(message["message"]) < 600
        assert not INSIDE.search(message["message"]), message


# --------------------------------------------------------------------------------- sockets

DEEP = 2000
NO_MESSAGES: dict[str, str] = {
    "": "truncated",
    "{": "truncated",
    "hello": "malformed",
    "null": "Expected `object`",
    "[]": "Expected `object`",
    '"say"': "Expected `object`",
    "1e999": "out of range",
    "{}": "type",
    '{"type":"say"}': "id",
    '{"type":"fly","id":"a"}': "fly",
    '{"type":null,"id":"a"}': "Expected `str`",
    '{"type":"say","id":"a"}': "text",
    '{"type":"say","id":"","text":"x"}': "length >= 1 - at `$.id`",
    '{"type":"say","id":7,"text":"x"}': "Expected `str`, got `int` - at `$.id`",
    '{"type":"say","id":"%s","text":"x"}' % ("i" * 41): "length <= 40 - at `$.id`",
    '{"type":"say","id":"a","text":"%s"}' % ("x" * 501): "length <= 500 - at `$.text`",
    '{"type":"say","id":"a","text":"x","to":1}': "unknown field `to`",
    '{"type":"say","id":"a","text":"\\ud800"}': "",
    '{"type":"say","id":"a","text":"\\udfff\\ud800"}': "",
    '{"type":"sync","id":"a","seq":NaN}': "malformed",
    '{"type":"sync","id":"a","seq":Infinity}': "malformed",
    '{"type":"sync","id":"a","seq":-1}': ">= 0",
    '{"type":"sync","id":"a","seq":1.5}': "Expected `int`",
    '{"type":"sync","id":"a","seq":"1"}': "Expected `int`",
    '{"type":"sync","id":"a","seq":true}': "Expected `int`",
    '{"type":"sync","id":"a","seq":1%s}' % ("0" * 5000): "out of range",
    '{"type":"show","id":"a","seat":5}': "<= 4",
    '{"type":"show","id":"a","seat":-1}': ">= 0",
    '{"type":"show","id":"a","seat":99999999999999999999}': "",
    '{"type":"try","id":"a","seat":0,"seq":1,"steps":[]}': "length >= 1",
    '{"type":"try","id":"a","seat":0,"seq":1,"steps":[%s"x"]}' % ('"x",' * 60): "length <= 60",
    '{"type":"decide","id":"a","seat":0,"seq":1,"action":{"do":"draw"}}': "$.action",
    '{"type":"decide","id":"a","seat":0,"seq":1,"action":"%s"}' % ("x" * 401): "length <= 400",
    "[" * DEEP: "",
    '{"a":' * 1000 + "1" + "}" * 1000: "",
    '{"type":"say","id":"a","text":' + "[" * DEEP + "]" * DEEP + "}": "",
    '\ufeff{"type":"show","id":"a"}': "malformed",
    '{"type":"show","id":"a"}{"type":"show","id":"b"}': "malformed",
    "\x00": "malformed",
}


def test_what_is_no_message_is_refused_by_name(table: Table) -> None:
    with table:
        for text, why in NO_MESSAGES.items():
            (answer,) = answers(table.line, text)
            assert answer["reason"] == "malformed", (text[:80], answer)
            assert why in answer["message"], (text[:80], answer)


@pytest.mark.slow
@settings(max_examples=120, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.one_of(
        st.text(max_size=200),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
            lambda inner: (
                st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
            ),
            max_leaves=12,
        ).map(json.dumps),
        st.binary(max_size=100),
    )
)
def test_any_text_json_or_bytes_get_an_answer(table: Table, frame: str | bytes) -> None:
    if isinstance(frame, str) and frame != frame.encode(errors="ignore").decode():
        frame = json.dumps(frame)  # half a character cannot be sent as text
    with table:
        (answer,) = answers(table.line, frame)
        assert answer["reason"] == ("binary" if isinstance(frame, bytes) else "malformed")


VALUES: list[Any] = [
    None, True, False, 0, 1, 2, 4, 5, -1, 2**31, 2**63, 2**64, 10**30, 0.5, 1e308, "", "0", "é" * 30,
    "\u0000", "\u202e", "finish-trade", "offer 1 give - 0 want - 0", "accept 1", "pick gems-01", "x" * 300,
    [], ["send"], [["send"]], {}, {"type": "say"}, [None], "simple", "__class__", "'; DROP TABLE entries; --",
]  # fmt: skip


def twisted(chance: random.Random, seq: int) -> Json:
    """A message of any type, with a field or two that are not what they should be."""
    kind = chance.choice(msgspec.inspect.multi_type_info([m.Incoming])[0].types).cls  # type: ignore[attr-defined]
    message: Json = {"type": kind.__struct_config__.tag, "id": secrets.token_hex(4)}
    for field in msgspec.structs.fields(kind):
        if field.name != "id":
            natural: Json = {"seat": chance.randrange(6), "seq": seq, "request": seq, "yes": True, "on": 0}
            natural |= {
                "action": "finish-trade",
                "steps": ["offer-to all"],
                "text": "Ahoy",
                "level": "simple",
            }
            message[field.name] = natural.get(field.name, chance.choice(VALUES))
    for _ in range(chance.randrange(3)):
        name = chance.choice([*message, "extra", "by", "guest"])
        message[name] = chance.choice(VALUES)
        if chance.random() < 0.3:
            del message[name]
    return message


@pytest.mark.parametrize("who", ["a spectator", "somebody without a name"])
def test_who_holds_no_seat_changes_nothing_whatever_he_sends(server: Served, table: Table, who: str) -> None:
    line = table.line if who == "a spectator" else nobody(server).watch(table.id)
    chance = random.Random(who)
    reasons = set()
    with table:
        for _ in range(40):
            frames = [json.dumps(twisted(chance, table.seq)) for _ in range(10)]
            for answer in answers(line, *frames):
                assert answer["type"] == "error" or answer == {
                    "type": "ack", "id": answer["id"], "seq": table.seq
                }  # fmt: skip
                reasons.add(answer.get("reason"))
    expected = {"malformed", "not-yours"} | (
        {"not-host", "no-chat"} if who == "a spectator" else {"no-guest"}
    )
    assert reasons >= expected


def test_a_player_is_told_exactly_what_is_wrong_with_a_message(table: Table) -> None:
    line = table.ann.watch(table.id)
    seq = table.seq
    wrong: list[tuple[Json, str]] = [
        ({"type": "decide", "seat": 1, "seq": seq, "action": "finish-trade"}, "not-yours"),
        ({"type": "decide", "seat": 3, "seq": seq, "action": "finish-trade"}, "no-seat"),
        ({"type": "decide", "seat": 0, "seq": seq + 1, "action": "finish-trade"}, "future"),
        ({"type": "decide", "seat": 0, "seq": 0, "action": "finish-trade"}, "late"),
        ({"type": "decide", "seat": 0, "seq": seq, "action": "dance"}, "unknown-action"),
        ({"type": "decide", "seat": 0, "seq": seq, "action": ["dance", "sing"]}, "unknown-action"),
        ({"type": "decide", "seat": 0, "seq": seq, "action": f"accept {'9' * 300}"}, "unknown-action"),
        ({"type": "decide", "seat": 0, "seq": seq, "action": "\u0000"}, "unknown-action"),
        ({"type": "try", "seat": 1, "seq": seq, "steps": ["send"]}, "not-yours"),
        ({"type": "try", "seat": 0, "seq": seq, "steps": ["dance"]}, "unknown-action"),
        ({"type": "show", "seat": 1}, "not-yours"),
        ({"type": "undo", "seat": 0, "seq": seq}, "nothing-to-undo"),
        ({"type": "answer", "seat": 0, "request": 10**30, "yes": True}, "no-request"),
        ({"type": "sit"}, "begun"),
        ({"type": "sit", "invite": "\u00e9" * 64}, "invitation"),
        ({"type": "start"}, "begun"),
        ({"type": "stand", "seat": 0}, "begun"),
        ({"type": "replace", "seat": 1, "level": "../../etc/passwd"}, "refused"),
        ({"type": "restore", "seat": 1}, "no-stand-in"),
        ({"type": "remove", "seat": 0}, "no-person"),
        ({"type": "pause", "on": False}, "paused"),
        ({"type": "rematch"}, "not-over"),
        ({"type": "say", "text": "Ahoy"}, "no-chat"),
    ]
    with table:
        for message, reason in wrong:
            (answer,) = answers(line, json.dumps({"id": "w", **message}))
            assert (answer["reason"], answer["id"]) == (reason, "w"), message
    line.close()


def test_a_frame_of_more_than_8_kilobytes_ends_its_own_socket_only(table: Table) -> None:
    def of(size: int) -> str:
        return json.dumps({"type": "say", "id": "long", "text": ""}).replace('""', f'"{"x" * (size - 41)}"')

    with table:
        assert len(of(8192)) == 8192
        (answer,) = answers(table.line, of(8192))
        assert answer["reason"] == "malformed"
        for frame in (of(8193), of(20_000), [of(8193)[:5000], of(8193)[5000:]], b"\x00" * 8193):
            line = table.ann.watch(table.id)
            with contextlib.suppress(ConnectionClosed):  # the server need not wait for the last part
                line.socket.send(frame)
            assert end_of(line) == 1009


def end_of(line: Connection) -> int:
    """The code with which the server closes it."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.hear()
    assert line.socket.close_code is not None
    return line.socket.close_code


def test_binary_frames_are_answered_and_broken_text_ends_its_own_socket(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    with table:
        (answer,) = answers(table.line, json.dumps({"type": "show", "id": "a"}).encode())
        assert answer["reason"] == "binary"
        line = table.ann.watch(table.id)
        line.socket.send(b'{"type":"show","id":"\xff"}', text=True)
        assert end_of(line) == 1007
    (record,) = (record for record in caplog.records if record.name == "uvicorn.error")
    assert "UTF-8" in record.getMessage()  # with a stack, which `argosy serve` leaves out of its log
    caplog.clear()


def test_a_game_goes_on_while_others_send_rubbish(server: Served) -> None:
    table = Table(server)
    stop = threading.Event()

    def rubbish(seed: int) -> None:
        chance = random.Random(seed)
        line = table.sam.watch(table.id)
        with contextlib.suppress(ConnectionClosed):
            while not stop.is_set():
                for _ in range(3):
                    line.socket.send(chance.randbytes(chance.randrange(200)))
                    line.socket.send(json.dumps(twisted(chance, 5)))
                if chance.random() < 0.1:
                    line.socket.send("x" * 9000)
                    line = table.sam.watch(table.id)
                with contextlib.suppress(TimeoutError):
                    while True:
                        line.hear(0.001)

    threads = [threading.Thread(target=rubbish, args=(seed,), daemon=True) for seed in range(3)]
    for thread in threads:
        thread.start()
    chance = random.Random(7)
    people = [table.ann, table.bert]
    for _ in range(40):
        position = server.services.tables.live[table.id].table.position
        assert position is not None
        if position.over:
            break
        seat = chance.choice(position.to_act)
        steps = random_steps(position, seat, chance)
        seq = table.stands_at()
        assert people[seat].do(table.id, "decide", seat=seat, seq=seq, action=steps) == seq + 1
    stop.set()
    for thread in threads:
        thread.join(10)
        assert not thread.is_alive()


# ----------------------------------------------------------------------------------- HTTP


class Caller:
    """Asks over one HTTP connection after another; every answer is checked."""

    def __init__(self, server: Served, person: Person) -> None:
        self.port, self.token = server.port, person.token

    def ask(
        self, method: str, path: str, body: str | bytes | None = None, kind: str = "application/json"
    ) -> tuple[int, str]:
        """Status and reason."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": kind}
        connection.request(method, path, body.encode() if isinstance(body, str) else body, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        assert not INSIDE.search(text), text
        if answer.status < 400:
            return answer.status, "fine"
        assert answer.status < 500, text
        if method == "HEAD":
            return answer.status, ""
        error = json.loads(text)
        check_error(error)
        return answer.status, error["reason"]


BODIES = ["/api/me", "/api/me/claim", "/api/tables", "/api/tables/{id}"]  # paths that read one


def test_bodies_that_are_not_what_is_wanted_are_refused(server: Served, table: Table) -> None:
    ann = Caller(server, table.ann)
    with table:
        for path in (path.format(id=table.id) for path in BODIES):
            for body in (
                "",
                "{",
                "null",
                "[]",
                "7",
                '"x"',
                "{}",
                '{"name":7}',
                '{"name":"A","x":1}',
                "\x00",
                "[" * 9000,
            ):
                assert ann.ask("POST", path, body[:8000]) == (400, "malformed"), (path, body[:20])
            for odd in (b"\xff\xfe", b'{"name":"\xff"}', b'{"type":"say","id":"a","text":"\xff"}'):
                assert ann.ask("POST", path, odd) == (400, "malformed")
            assert ann.ask("POST", path, '{"a":"%s"}' % ("x" * 70_000)) == (413, "too-long")
            for kind in ("text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"):
                assert ann.ask("POST", path, "{}", kind) == (415, "content-type")
            assert ann.ask("POST", path, "{}", "Application/JSON; charset=utf-8") == (400, "malformed")
        for message in ({"type": "try", "seat": 0, "seq": 1, "steps": ["x"]}, {"type": "show"}):
            assert ann.ask("POST", f"/api/tables/{table.id}", json.dumps({"id": "a", **message}))[0] == 400


def test_settings_of_the_wrong_kind_are_refused(server: Served, table: Table) -> None:
    ann, chance = Caller(server, table.ann), random.Random(3)
    good: Json = {
        "game": "oltre-mare",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "simple"}],
        "pace": 0,
    }
    names = [*good, "options", "clock", "aids", "undo", "chat", "spectators", "public", "seat", "seed"]
    refused = 0
    for _ in range(150):
        settings = {**good, chance.choice(names): chance.choice(VALUES)}
        status, reason = ann.ask("POST", "/api/tables", json.dumps({"settings": settings}))
        assert status in {201, 400, 409}
        refused += reason != "fine"
    assert refused > 120


def test_wrong_methods_pages_and_numbers_are_refused(server: Served, table: Table) -> None:
    ann = Caller(server, table.ann)
    here = f"/api/tables/{table.id}"
    with table:
        for method in ("PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"):
            for path in ("/api/tables", here, f"{here}/record", "/health", "/api/schema.json"):
                assert ann.ask(method, path) == (405, "http"), (method, path)
        for path in ("/nowhere", "/api", "/api/", "/api/me/", "/api/tables/", f"{here}/socket", f"{here}/x"):
            assert ann.ask("GET", path) == (404, "http"), path
        for number in ("", "-1", "1.5", "x", "1e3", "%20", "٣", "1" * 10, "0x1", "1;2"):
            for query in ("?seat=", "?since=", "/moves?after=", "/view?move=", "/view?seat="):
                assert ann.ask("GET", here + query + quote(number, safe="%")) == (400, "malformed"), number
        assert ann.ask("GET", f"{here}?seat=1") == (403, "not-yours")
        assert ann.ask("GET", f"{here}?seat=999999999") == (403, "not-yours")
        assert ann.ask("GET", f"{here}/view?move=999999999") == (404, "no-move")
        assert ann.ask("HEAD", f"{here}/view?move=999999999")[0] == 404


def test_no_file_is_read_but_those_of_the_client(server: Served, table: Table) -> None:
    ann = Caller(server, table.ann)
    for up in (
        "..",
        "%2e%2e",
        "..%2f..",
        "%2e%2e%2f%2e%2e",
        "assets/../..",
        "..%5c..",
        "%00",
        "a%00b",
        "%ff",
    ):
        for file in ("app.py", "table/app.py", "etc/passwd", "%2fetc%2fpasswd", ""):
            assert ann.ask("GET", f"/{up}/{file}") == (404, "http"), (up, file)


def test_sockets_open_at_tables_only(server: Served) -> None:
    for path in ("/", "/nowhere", "/api/me", "/api/tables", "/assets/x.js", "/api/tables/x/y/socket"):
        with pytest.raises(InvalidStatus) as refusal, connect(f"ws://127.0.0.1:{server.port}{path}"):
            pass
        assert refusal.value.response.status_code in {403, 404}, path


def test_no_odd_table_is_found_on_either_store(store_address: str) -> None:
    with served(store_address) as server:
        ann = server.guest("Ann")
        caller = Caller(server, ann)
        odd = [
            "%00",
            "%ff%fe",
            "a%00b",
            "x" * 3000,
            "..",
            "%2e%2e",
            "*",
            "' OR 1=1 --",
            "é",
            "\U0001f3b2",
            "%0a",
            "a b",
        ]
        for id in odd:
            path = f"/api/tables/{quote(id, safe='%')}"
            for page in ("", "/record", "/moves", "/view", "/invitations"):
                assert caller.ask("GET", path + page)[1] in {"no-table", "http"}, path
            assert caller.ask("POST", path, '{"type":"start","id":"a"}')[1] in {"no-table", "http"}
            with pytest.raises(InvalidStatus) as refusal:
                ann.watch(quote(id, safe="%"))
            assert refusal.value.response.status_code in {403, 404}
        assert server.guest("Bert").ask("GET", "/health")["status"] == "ok"


def test_what_is_not_http_harms_nobody(server: Served, table: Table) -> None:
    chance = random.Random(5)
    requests = [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # the beginning of TLS
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
        b"GET /health HTTP/1.1\r\nHost: [\r\nOrigin: http://[\r\n\r\n",
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: a\r\nCookie: argosy=\xff;;==\r\nAuthorization: Bearer \xff\r\n\r\n",
        *(chance.randbytes(chance.randrange(1, 300)) + b"\r\n\r\n" for _ in range(20)),
    ]
    with table:
        for request in requests:
            with socket.create_connection(("127.0.0.1", server.port), timeout=5) as connection:
                connection.sendall(request)
                connection.shutdown(socket.SHUT_WR)
                text = b""
                with contextlib.suppress(OSError):
                    while chunk := connection.recv(65536):
                        text += chunk
            assert b" 500 " not in text[:20], request
            assert not INSIDE.search(text.decode(errors="replace"))
