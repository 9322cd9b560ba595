"""Who may do what, and what an attacker finds: origins, cookies, secrets, limits, headers, errors, logs."""

from __future__ import annotations

import ast
import hashlib
import inspect
import json
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import argosy.server
from argosy.cli.serve import _check_origins
from argosy.core.errors import ArgosyError
from argosy.server import guests, http_api, table_socket
from argosy.server.app import HEADERS
from argosy.server.invitations import Invitations
from argosy.server.services import COOKIE, Config, Services
from argosy.table import protocol as m
from argosy.table.errors import DAMAGED, Damaged, Forbidden, public_reason
from server.allowed_knowledge import Json, nobody
from server.raw_requests import call, cookie, end_of, shake
from server.serving import NO_LIMITS, Connection, Person, Process, Refusal, Served, served

PAGE = "https://games.example"
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec_WebSocket_Version": "13",
    "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


# ---------------------------------------------------------------------------------- origins


def foreign(port: int) -> list[str]:
    """Origins that are not http://127.0.0.1:port, however alike."""
    own = f"127.0.0.1:{port}"
    return [
        "null", "", "http://", "http://evil.example", "http://127.0.0.1", f"http://127.0.0.1:{port + 1}",
        f"http://127.0.0.1:{port}0", f"https://{own}", f"ws://{own}", f"HTTP://{own}", f"http://{own}/",
        f"http://{own}.evil.example", f"http://evil.example/{own}", f"http://evil.{own}", f"http://{own}@evil",
        f"http://{own}, http://evil.example", f"http://localhost:{port}", f"http://[::1]:{port}", own,
    ]  # fmt: skip


def test_a_socket_opens_to_our_own_pages_only(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "simple", start=True)
    for origin in foreign(server.port):
        for headers in ({"Cookie": cookie(ann)}, {"Authorization": f"Bearer {ann.token}"}, {}):
            refused = shake(server.port, table, Origin=origin, **headers)
            assert refused is not None, origin
            assert (refused.status, refused.reason) == (403, "origin"), origin
    assert shake(server.port, table, Origin=server.address, Cookie=cookie(ann)) is None


def test_a_cookie_without_an_origin_opens_no_socket(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "simple", start=True)
    for headers in ({}, {"Authorization": "Basic QTpC"}, {"Authorization": "Bearer "}):
        refused = shake(server.port, table, Cookie=cookie(ann), **headers)
        assert refused is not None
        assert refused.reason == "origin"
    assert shake(server.port, table, Authorization=f"Bearer {ann.token}") is None


def test_every_request_that_changes_something_is_for_our_own_pages_only(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "simple")
    changing = [
        (method, path.replace("{id}", table)) for method, path, *_ in http_api.ROUTES if method != "GET"
    ]
    assert len(changing) >= 8
    for method, path in changing:
        for origin in foreign(server.port) if path == "/api/me" else ["http://evil.example", "null"]:
            reply = call(server.port, method, path, {}, Origin=origin, Cookie=cookie(ann))
            assert (reply.status, reply.reason) == (403, "origin"), (method, path, origin)
            assert "Set-Cookie" not in reply.headers
    renamed = call(
        server.port, "POST", "/api/me", {"name": "Anna"}, Origin=server.address, Cookie=cookie(ann)
    )
    assert (renamed.status, json.loads(renamed.text)["name"]) == (200, "Anna")


def test_no_answer_invites_other_origins_to_read_it(server: Served) -> None:
    for method in ("GET", "OPTIONS"):
        for origin in ("http://evil.example", server.address):
            headers = {"Origin": origin, "Access_Control_Request_Method": "POST"}
            reply = call(server.port, method, "/api/tables", **headers)
            assert not [name for name in reply.headers if name.lower().startswith("access-control")]
            assert reply.headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_a_page_whose_name_was_made_to_lead_here_is_not_ours(server: Served) -> None:
    """DNS rebinding: Host and Origin agree, but nobody gave this machine that name."""
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "simple", start=True)
    for name in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example"):
        headers = {"Host": f"{name}:{server.port}", "Origin": f"http://{name}:{server.port}"}
        assert call(server.port, "POST", "/api/me", {"name": "Eve"}, **headers).reason == "origin"
        socket = f"/api/tables/{table}/socket"
        assert call(server.port, "GET", socket, **UPGRADE, **headers).reason == "origin"
        assert call(server.port, "GET", "/metrics", **headers).status == 403
    for name in ("localhost", "127.0.0.1", "[::1]", "192.0.2.7"):
        headers = {"Host": f"{name}:{server.port}", "Origin": f"http://{name}:{server.port}"}
        assert call(server.port, "POST", "/api/me", {"name": "Ann"}, **headers).status == 200


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that people know by a name, behind a proxy that speaks https."""
    config = Config((PAGE, "https://other.example:8443"), NO_LIMITS, operator_token="op-" + "x" * 20)
    with served(tmp_path_factory.mktemp("named") / "tables.sqlite", config) as running:
        yield running


def test_with_configured_origins_exactly_these_may_ask(named: Served) -> None:
    ann = named.guest("Ann")
    table = ann.open_table("port-royal", "me", "simple")
    for origin in (PAGE, "https://other.example:8443"):
        assert shake(named.port, table, Origin=origin, Cookie=cookie(ann)) is None
        assert call(named.port, "POST", "/api/me", {"name": "Ann"}, Origin=origin).status == 200
    alike = ["http://games.example", "https://games.example:443", "https://games.example.evil.example"]
    for origin in (*alike, "https://GAMES.example", "https://xgames.example", named.address, "null"):
        refused = shake(named.port, table, Origin=origin, Cookie=cookie(ann))
        assert refused is not None, origin
        assert refused.reason == "origin"
        assert call(named.port, "POST", "/api/me", {"name": "Ann"}, Origin=origin).reason == "origin"


@pytest.mark.parametrize(
    "origin", ["games.example", "ftp://games.example", "https://", "https://games.example/", "*"]
)
def test_an_origin_that_no_browser_would_send_is_refused_at_the_start(origin: str) -> None:
    with pytest.raises(ArgosyError, match="--origin"):
        _check_origins([PAGE, origin])


# ---------------------------------------------------------------------------------- cookies


def test_the_cookie_is_kept_from_scripts_and_other_sites_and_plain_http(
    server: Served, named: Served
) -> None:
    for port, secure in ((server.port, False), (named.port, True)):
        given = call(port, "POST", "/api/me", {"name": "Ann"}).headers["Set-Cookie"]
        first, *flags = given.split("; ")
        name, _, token = first.partition("=")
        assert name == (f"__Host-{COOKIE}" if secure else COOKIE)
        assert re.fullmatch(r"[0-9a-f]{64}", token)  # 256 bits
        words = {flag.lower() for flag in flags}
        assert words >= {"httponly", "samesite=strict", "path=/"}
        assert ("secure" in words) == secure
        assert not any(word.startswith("domain") for word in words)
        gone = call(port, "DELETE", "/api/me", Cookie=f"{name}={token}").headers["Set-Cookie"].lower()
        assert "httponly" in gone
        assert "samesite=strict" in gone
        assert ("secure" in gone) == secure


def test_a_token_of_ones_own_making_is_never_accepted(server: Served) -> None:
    made_up = secrets.token_urlsafe(32)
    reply = call(server.port, "POST", "/api/me", {"name": "Ann"}, Cookie=f"{COOKIE}={made_up}")
    assert made_up not in reply.headers["Set-Cookie"]
    for headers in ({"Cookie": f"{COOKIE}={made_up}"}, {"Authorization": f"Bearer {made_up}"}):
        assert call(server.port, "GET", "/api/me", **headers).reason == "no-guest"


# ---------------------------------------------------------------------- who may do what


class Cast(NamedTuple):
    """Ann is the host and sits at 0, Bert at 1, Cleo at 2; Dora was removed from 3, where a bot plays."""

    table: str
    people: dict[str, Person]
    lines: dict[str, Connection]


@pytest.fixture(scope="module")
def cast(server: Served) -> Cast:
    people = {name: server.guest(name) for name in ("Ann", "Bert", "Cleo", "Dora", "Sam")}
    people["Nobody"] = nobody(server)
    table = people["Ann"].open_table("oltre-mare", "me", "open", "open", "open", chat=False)
    for name in ("Bert", "Cleo", "Dora"):
        people[name].do(table, "sit")
    people["Ann"].do(table, "start")
    people["Ann"].do(table, "abort", seat=0)  # so that there is a request
    people["Ann"].do(table, "remove", seat=3)
    people["Ann"].do(table, "pause", on=True)  # so that the bot waits
    return Cast(table, people, {name: person.watch(table) for name, person in people.items()})


HOST, SEAT = "not-host", "not-yours"
# Every message as some must not send it: about a seat that is not theirs, or in the host's place.
FORBIDDEN: dict[str, tuple[Json, dict[str, str]]] = {
    "decide": ({"seat": 0, "seq": 5, "action": "finish-trade"}, {"Bert": SEAT, "Sam": SEAT, "Dora": SEAT}),
    "try": ({"seat": 0, "seq": 5, "steps": ["finish-trade"]}, {"Bert": SEAT, "Sam": SEAT, "Nobody": SEAT}),
    "undo": ({"seat": 0, "seq": 5}, {"Bert": SEAT, "Sam": SEAT, "Dora": SEAT}),
    "abort": ({"seat": 0}, {"Bert": SEAT, "Sam": SEAT, "Dora": SEAT}),
    "answer": (
        {"seat": 2, "request": 6, "yes": True},
        {"Ann": SEAT, "Bert": SEAT, "Sam": SEAT, "Dora": SEAT},
    ),
    "resign": ({"seat": 0}, {"Bert": SEAT, "Sam": SEAT, "Dora": SEAT}),
    "say": ({"text": "Ahoy"}, {"Bert": "no-chat", "Sam": "no-chat", "Dora": "no-chat"}),
    "silence": ({"seat": 2}, {"Bert": HOST, "Sam": HOST, "Dora": HOST}),
    "switch-chat": ({"on": True}, {"Bert": HOST, "Sam": HOST, "Dora": HOST}),
    "slow-chat": ({"seconds": 10}, {"Bert": HOST, "Sam": HOST, "Dora": HOST}),
    "sit": ({"seat": 3}, {"Bert": "begun", "Sam": "begun", "Dora": "begun"}),
    "stand": ({"seat": 0}, {"Bert": "begun", "Sam": "begun", "Dora": "begun"}),
    "start": ({}, {"Bert": HOST, "Sam": HOST, "Dora": HOST}),
    "close": ({}, {"Bert": HOST, "Sam": HOST, "Dora": HOST}),
    "replace": ({"seat": 0}, {"Bert": SEAT, "Sam": SEAT, "Dora": SEAT}),
    "restore": ({"seat": 3}, {"Bert": SEAT, "Sam": SEAT, "Dora": SEAT}),
    "remove": ({"seat": 2}, {"Bert": HOST, "Sam": HOST, "Dora": HOST}),
    "pause": ({"on": False}, {"Sam": HOST, "Dora": HOST}),
    "rematch": ({}, {"Bert": "not-over", "Sam": "not-over", "Dora": "not-over"}),
    "compose": ({"seat": 0}, {"Bert": SEAT, "Sam": SEAT, "Dora": SEAT}),
    "show": ({"seat": 0}, {"Bert": SEAT, "Sam": SEAT, "Dora": SEAT, "Nobody": SEAT}),
    "sync": ({"seq": 0}, {}),  # for everybody: it tells again what one may know
    "ping": ({}, {}),  # likewise: it tells nothing
}
NOT_BY_HTTP = {"try", "compose", "show", "sync", "ping"}  # about a socket
FOR_EVERYBODY = {"sync", "ping"}


def test_every_message_is_refused_from_whom_it_is_not_for(cast: Cast) -> None:
    (every,) = msgspec.inspect.multi_type_info([m.Incoming])
    assert {kind.tag for kind in every.types} == FORBIDDEN.keys()  # type: ignore[attr-defined]
    before = cast.people["Ann"].look(cast.table)
    for kind, (fields, refused) in FORBIDDEN.items():
        nameless = {} if kind in FOR_EVERYBODY else {"Nobody": SEAT if kind in NOT_BY_HTTP else "no-guest"}
        for name, reason in {**refused, **nameless}.items():
            assert cast.lines[name].ask(kind, **fields)["reason"] == reason, (kind, name)
            if kind not in NOT_BY_HTTP:
                with pytest.raises(Refusal) as problem:
                    cast.people[name].do(cast.table, kind, **fields)
                assert problem.value.reason == reason, (kind, name)
    after = cast.people["Ann"].look(cast.table)
    assert (after["seq"], after["table"]["request"]) == (before["seq"], before["table"]["request"])


def test_who_was_removed_sees_as_a_spectator(cast: Cast) -> None:
    line = cast.lines["Dora"]
    assert (line.update["shown"], line.view["hand"], line.view["choices"]) == (None, [], [])
    with pytest.raises(Refusal) as problem:
        cast.people["Dora"].look(cast.table, "?seat=3")
    assert problem.value.reason == "not-yours"


def test_a_table_without_spectators_shows_itself_to_those_who_sit_there(server: Served) -> None:
    ann, bert, sam = server.guest("Ann"), server.guest("Bert"), server.guest("Sam")
    table = ann.open_table("port-royal", "me", "open", "open", spectators=False)
    watching = [sam.watch(table), nobody(server).watch(table)]  # before it begins everybody may look
    bert.do(table, "sit")
    cleo = server.guest("Cleo")
    cleo.do(table, "sit")
    seated = bert.watch(table)
    ann.do(table, "start")
    for line in watching:
        assert end_of(line)[0] == 1008
        assert line.update["table"]["status"] == "open"
    for person in (sam, nobody(server)):
        for page in ("", "/entries", "/record", "/moves", "/view"):
            with pytest.raises(Refusal) as problem:
                person.ask("GET", f"/api/tables/{table}{page}")
            assert problem.value.reason == "no-spectators"
        with pytest.raises(InvalidStatus):
            person.watch(table)
    with pytest.raises(Refusal) as problem:
        sam.do(table, "say", text="Ahoy")
    assert problem.value.reason == "no-spectators"
    request = ann.do(table, "remove", seat=1)
    cleo.do(table, "answer", seat=2, request=request, yes=True)
    assert end_of(seated)[0] == 1008


def test_a_program_plays_but_gives_out_no_tokens(server: Served) -> None:
    ann = server.guest("Ann")
    program = Person(server.address, "", ann.ask("POST", "/api/me/programs")["token"])
    assert program.ask("GET", "/api/me")["program"] is True
    for method, path in (
        ("POST", "/api/me/programs"),
        ("DELETE", "/api/me/programs"),
        ("POST", "/api/me/code"),
    ):
        with pytest.raises(Refusal) as problem:
            program.ask(method, path)
        assert (problem.value.status, problem.value.reason) == (403, "program")
    table = program.open_table("port-royal", "me", "simple", start=True)
    assert ann.look(table)["table"]["you_host"]


def test_a_revoked_token_closes_the_sockets_it_opened(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_socket, "CONFIRMED_FOR", 0.0)
    ann = server.guest("Ann")
    program = Person(server.address, "", ann.ask("POST", "/api/me/programs")["token"])
    table = ann.open_table("oltre-mare", "me", "open")
    acting, looking, own = program.watch(table), program.watch(table), ann.watch(table)
    assert acting.ask("say", text="Ahoy")["type"] == "ack"
    ann.ask("DELETE", "/api/me/programs")
    assert acting.ask("say", text="Ahoy")["reason"] == "no-guest"
    seq = ann.do(table, "say", text="Who is there?")
    assert end_of(looking)[0] == 1008
    assert looking.update["seq"] < seq
    assert own.hear_seq(seq)["entries"]


# ------------------------------------------------------------------ tokens, codes, invitations


def test_the_database_holds_hashes_of_tokens_and_codes_only(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite") as server:
        ann = server.guest("Ann")
        program = ann.ask("POST", "/api/me/programs")["token"]
        code = ann.ask("POST", "/api/me/code")["code"].replace("-", "")
        table = ann.open_table("port-royal", "me", "reserved")
        invite = ann.ask("GET", f"/api/tables/{table}/invitations")["seats"]["1"]
        server.guest("Bert").do(table, "sit", invite=invite)
        ann.do(table, "start")
        assert not any(
            file.stat().st_mode & 0o077 for file in tmp_path.glob("tables.sqlite*") if file.stat().st_size
        )
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        for secret in (ann.token, program, code):
            assert secret.encode() not in kept
            assert hashlib.sha256(secret.encode()).hexdigest().encode() in kept
        assert invite.encode() not in kept


def test_a_code_is_good_once_for_some_minutes_and_is_no_token(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.guest("Ann")
    older, first = (ann.ask("POST", "/api/me/code") for _ in range(2))
    for code in (first["code"], first["code"].replace("-", "")):
        assert call(server.port, "GET", "/api/me", Authorization=f"Bearer {code}").reason == "no-guest"
    assert (
        call(server.port, "POST", "/api/me/claim", {"code": older["code"]}).reason == "code"
    )  # a new one ends it
    assert Person.with_code(server.address, first["code"].lower()).ask("GET", "/api/me")["name"] == "Ann"
    for code in (first["code"], "ABCD-EFGH", ann.token[:20], ""):
        assert call(server.port, "POST", "/api/me/claim", {"code": code}).reason in {"code", "malformed"}
    second = ann.ask("POST", "/api/me/code")
    monkeypatch.setattr(guests, "now", lambda: second["expires"] + 1)
    assert call(server.port, "POST", "/api/me/claim", {"code": second["code"]}).reason == "code"
    assert second["expires"] - first["expires"] < 60_000


def test_an_invitation_opens_its_own_seat_of_its_own_table(server: Served) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    one, other = (ann.open_table("port-royal", "me", "reserved", "reserved") for _ in range(2))
    invites = ann.ask("GET", f"/api/tables/{one}/invitations")["seats"]
    elsewhere = ann.ask("GET", f"/api/tables/{other}/invitations")["seats"]
    assert len({*invites.values(), *elsewhere.values()}) == 4
    for person in (bert, nobody(server)):
        with pytest.raises(Refusal) as problem:
            person.ask("GET", f"/api/tables/{one}/invitations")
        assert problem.value.reason in {"not-host", "no-guest"}
    wrong = [elsewhere["1"], invites["1"][:-1], invites["1"] + "A", invites["1"].swapcase(), "A" * 16]
    for invite, seat, reason in [
        *((invite, 1, "invitation") for invite in wrong),
        (invites["2"], 1, "no-seat"),
        ("", 1, "no-seat"),
    ]:
        with pytest.raises(Refusal) as problem:
            bert.do(one, "sit", seat=seat, invite=invite)
        assert problem.value.reason == reason
    bert.do(one, "sit", invite=invites["1"])
    with pytest.raises(Refusal) as problem:
        server.guest("Cleo").do(one, "sit", invite=invites["1"])
    assert problem.value.reason == "no-seat"


SECRET = re.compile("token|secret|invit|digest|hash|wanted$|code$")


def secret_comparisons(tree: ast.AST) -> Iterator[str]:
    """Comparisons by `==` in which something named like a secret takes part."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(isinstance(op, ast.Eq | ast.NotEq) for op in node.ops):
            sides = [ast.unparse(side) for side in (node.left, *node.comparators)]
            if any(SECRET.search(name) for side in sides for name in re.findall(r"[a-z_]+", side)):
                yield ast.unparse(node)


def test_secrets_are_compared_in_constant_time() -> None:
    sources = sorted(Path(inspect.getfile(argosy.server)).parent.glob("*.py"))
    assert len(sources) > 20
    for source in sources:
        assert list(secret_comparisons(ast.parse(source.read_text()))) == [], source.name
    for function in (Invitations.invited_seat, Services.check_operator):
        assert "hmac.compare_digest(" in inspect.getsource(function)
    assert list(secret_comparisons(ast.parse("invite == x"))) == ["invite == x"]  # it would be found


# ------------------------------------------------------------------------- headers and errors


def is_protected(headers: Any) -> bool:
    return all(headers[name] == value for name, value in HEADERS.items())


def test_every_answer_carries_the_protective_headers(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "simple", start=True)
    known = {"Authorization": f"Bearer {ann.token}"}

    def fail(*_: object) -> None:
        raise RuntimeError("something secret in /home/operator/tables.py")

    monkeypatch.setattr(server.services.lobby, "page", fail)
    expected = {
        200: call(server.port, "GET", f"/api/tables/{table}/record"),
        201: call(server.port, "POST", "/api/tables", {"settings": TWO}, **known),
        400: call(server.port, "GET", f"/api/tables/{table}?seat=x"),
        401: call(server.port, "GET", "/api/me"),
        403: call(server.port, "GET", f"/api/tables/{table}?seat=0"),
        404: call(server.port, "GET", "/nowhere"),
        405: call(server.port, "PUT", "/api/me"),
        409: call(server.port, "POST", f"/api/tables/{table}", {"type": "start", "id": "a"}, **known),
        415: call(server.port, "POST", "/api/me", {}, Content_Type="text/plain"),
        500: call(server.port, "GET", "/api/tables"),
    }
    for status, reply in expected.items():
        assert reply.status == status
        assert is_protected(reply.headers), status
    for headers, status in (({}, 404), ({"Origin": "http://evil.example"}, 403)):
        denied = shake(server.port, "nowhere", **headers)
        assert denied is not None
        assert denied.status == status
        assert is_protected(denied.headers)
    assert expected[500].reason == "failed"
    assert "secret" not in expected[500].text


TWO: Json = {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_the_policy_for_content_is_strict() -> None:
    policy = {part.split()[0]: part.split()[1:] for part in HEADERS["Content-Security-Policy"].split("; ")}
    assert policy["default-src"] == ["'self'"]
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == ["'none'"]
    assert policy["script-src"] == ["'self'", "'wasm-unsafe-eval'"]  # WebAssembly, and no text as a script
    assert HEADERS["Content-Security-Policy"].count("unsafe") == 1
    assert "*" not in HEADERS["Content-Security-Policy"]


def test_what_goes_wrong_inside_is_not_told_outside(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest("Ann")
    table = ann.open_table("port-royal", "me", "open")
    line, other = ann.watch(table), ann.watch(table)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("something secret in /home/operator/tables.py")

    with monkeypatch.context() as broken:
        broken.setattr(server.services.tables, "command", fail)
        answer = line.ask("say", text="Ahoy")
        assert (answer["reason"], "secret" in str(answer)) == ("failed", False)
        broken.setattr(server.services.guests, "known_by", fail)
        denied = shake(server.port, table, Authorization=f"Bearer {ann.token}")
        assert denied is not None
        assert (denied.status, "secret" in denied.text) == (500, False)
    with monkeypatch.context() as broken:
        broken.setattr(server.services.tables.live[table], "update", fail)
        other.send("sync", seq=0)
        assert end_of(other) == (1011, "")  # closed, not left mute
    assert line.ask("say", text="Ahoy")["type"] == "ack"
    assert public_reason(Damaged("'discard gems-01' does not cause the events that stand there", 9)) == (
        "damaged",
        DAMAGED,
    )


def test_figures_are_for_the_operator(server: Served, named: Served) -> None:
    assert call(server.port, "GET", "/metrics").status == 200
    for header in ("X_Forwarded_For", "Forwarded"):
        for value in ("192.0.2.1", "127.0.0.1", ""):
            assert call(server.port, "GET", "/metrics", **{header: value}).reason == "operator"
    right = {"Authorization": f"Bearer {named.services.config.operator_token}"}
    assert call(named.port, "GET", "/metrics", X_Forwarded_For="192.0.2.1", **right).status == 200
    for token in ("", "op-", right["Authorization"][:-1], right["Authorization"] + "x"):
        wrong = call(named.port, "GET", "/metrics", X_Forwarded_For="192.0.2.1", Authorization=token)
        assert wrong.reason == "operator"

    def ask_from(host: str) -> None:
        connection = HTTPConnection({"type": "http", "client": (host, 1), "headers": [(b"host", b"[::1]:1")]})
        server.services.check_operator(connection)

    ask_from("::1")
    for host in ("192.0.2.1", "10.0.0.1", "::ffff:192.0.2.1", ""):
        with pytest.raises(Forbidden):
            ask_from(host)


# ------------------------------------------------------------------------ `argosy serve` itself


@pytest.mark.slow
def test_the_real_server_tells_little_of_itself_and_logs_no_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_TMP", str(tmp_path))  # where its log goes
    with Process(str(tmp_path / "tables.sqlite")) as process:
        ann = Person(process.address, "Ann")
        code = ann.ask("POST", "/api/me/code")["code"]
        program = ann.ask("POST", "/api/me/programs")["token"]
        table = ann.open_table("port-royal", "me", "reserved")
        invite = ann.ask("GET", f"/api/tables/{table}/invitations")["seats"]["1"]
        bert = Person.with_code(process.address, code)
        bert.do(table, "sit", invite=invite)
        ann.do(table, "start")
        health = call(process.port, "GET", "/health", X_Forwarded_For="192.0.2.1")
        assert "Server" not in health.headers
        assert is_protected(health.headers)
        with connect(
            f"ws://127.0.0.1:{process.port}/api/tables/{table}/socket",
            additional_headers={"Authorization": f"Bearer {program}"},
            compression="deflate",
        ) as socket:
            assert socket.response is not None
            assert "Sec-WebSocket-Extensions" not in socket.response.headers
            assert "Server" not in socket.response.headers
            assert '"spectators"' in str(socket.recv())
            socket.send(b"\xff", text=True)
            with pytest.raises(ConnectionClosed):
                socket.recv()
        for headers in ({"Origin": "http://evil.example"}, {"Cookie": cookie(ann)}):
            assert shake(process.port, table, **headers) is not None
        call(process.port, "GET", f"/api/tables/{table}?invite={invite}")
        process.stop()
        log = process.log.read_text()
    assert "running on" in log
    for secret in (ann.token, bert.token, code, code.replace("-", ""), program, invite, table):
        assert secret not in log
    assert "Traceback" not in log
    errors = [line for line in log.splitlines() if " ERROR " in line]
    assert ["UTF-8" in line for line in errors] == [True]  # a client's broken text, in one line
