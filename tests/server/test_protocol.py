"""The protocol's page and schema tell the truth about messages, endpoints, reasons and events."""

from __future__ import annotations

import ast
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import argosy
from argosy.cli.app import app
from argosy.server import http_api, http_requests
from argosy.server.http_types import Code, Name, NewTable
from argosy.server.json_schema import schema
from argosy.table import protocol as m
from contract.walks import random_options, some_actor
from server import protocol_page as page
from server.json_schema import problems
from server.serving import Connection, Person, Served

GAMES = ("port-royal", "oltre-mare")
DEFS = schema()["$defs"]


def told(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["schema", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def check(data: Any, part: dict[str, Any]) -> None:
    assert list(problems(data, part, DEFS)) == []


# ------------------------------------------------------------------------------ the page


def test_the_tracked_schema_is_what_the_command_prints() -> None:
    assert page.SCHEMA.read_text("utf-8") == told()


def test_the_tables_on_the_page_are_what_the_command_prints() -> None:
    printed = {match[1]: match[0] for match in page.PIECE.finditer(told("--markdown"))}
    assert page.pieces() == printed


def test_every_type_of_the_schema_stands_on_the_page_once() -> None:
    pieces = page.pieces()
    shown = re.findall(r"\n#### `?([\w-]+)`?\n", "".join(pieces.values()))
    shown += re.findall(r"\n\| `([\w-]+)` \|", pieces["incoming"] + pieces["entries"])
    in_views = {"PortRoyalTable", "OltreMareTable"}
    types = {name: part["properties"] for name, part in DEFS.items() if "properties" in part}
    called = [tag_of(name, fields) for name, fields in types.items() if name not in in_views]
    assert sorted(shown) == sorted(called)


def tag_of(name: str, fields: dict[str, Any]) -> str:
    """Messages and entries go by their tags, all else by its name."""
    field = "kind" if name.endswith("Entry") else "type"
    words = fields.get(field, {}).get("enum", [name])
    return str(words[0])


def named(union: dict[str, Any]) -> list[str]:
    return [one["$ref"].rpartition("/")[2] for one in union["anyOf"]]


def test_every_endpoint_has_its_section_on_the_page_and_its_bodies_in_the_schema() -> None:
    routes = [f"{method} {path}" for method, path, *_ in http_api.ROUTES]
    assert page.endpoints() == routes
    assert list(schema()["http"]) == routes


def test_every_reason_is_explained_on_the_page_and_every_explained_one_exists() -> None:
    explained = [row[0].strip("`") for row in page.rows(page.section("Reasons"), "reason | why")]
    assert len(explained) == len(set(explained))
    assert set(explained) == {*reasons_in_the_source(), *refusals_of_the_games(), "refused", "store"}


def test_the_table_of_statuses_is_that_of_the_server() -> None:
    statuses = {row[0]: row[1] for row in page.rows(page.section("HTTP"), "status | reasons")}
    for reason, status in http_requests._STATUS.items():
        assert [text for code, text in statuses.items() if str(status) in code and f"`{reason}`" in text]


def reasons_in_the_source() -> Iterator[str]:
    """Every word a refusal is made with."""
    sources = Path(argosy.__file__).parent
    for path in sorted(sources.rglob("*.py")):
        if path.name == "batch.py" or "lab" in path.parts:  # which no table plays
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if name in {"Refused", "NotFound", "Forbidden", "Error", "Unfit", "IllegalAction"}:
                    yield str(node.args[0].value)


def refusals_of_the_games() -> Iterator[str]:
    for name in GAMES:
        for refusal in argosy.game(name).rules.refusals:
            if refusal:
                yield refusal.name.lower().replace("_", "-")


# ----------------------------------------------------------------------------- the examples


@pytest.mark.parametrize("example", page.examples(), ids=lambda example: f"{example.type}-{example.line}")
def test_an_example_on_the_page_is_right(example: page.Example) -> None:
    check(example.data, DEFS[example.type])
    text = json.dumps(example.data)
    if example.type in named(schema()["incoming"]):
        assert type(m.decode(text)).__name__ == example.type
    elif example.type in named(schema()["outgoing"]):
        assert type(msgspec.json.decode(text, type=m.AnyOutgoing)).__name__ == example.type
    elif example.type in {"Name", "Code", "NewTable"}:
        msgspec.json.decode(text, type={"Name": Name, "Code": Code, "NewTable": NewTable}[example.type])


def test_every_json_block_of_the_page_says_its_type() -> None:
    assert page.text().count("```json") == len(page.examples()) > 30


@pytest.mark.parametrize("game", GAMES)
def test_the_view_on_the_page_has_the_options_and_the_choices_of_the_game(game: str) -> None:
    name = {"port-royal": "PortRoyalView", "oltre-mare": "OltreMareView"}[game]
    (view,) = [example.data for example in page.examples() if example.type == name]
    rules = argosy.game(game).rules
    assert view["options"] == {option.name: option.default for option in rules.options}
    for choice in view["choices"]:
        rules.parse(choice["action"])


# ------------------------------------------------------------------------------- the events


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_is_explained_on_the_page_and_every_explained_one_exists(game: str) -> None:
    kinds = {kind.name.lower() for kind in argosy.game(game).rules.event_kinds} | {"reshuffle"}
    explained = [kind for kind, _ in events_on_the_page(game)]
    assert sorted(explained) == sorted(kinds)


@pytest.mark.parametrize("game", GAMES)
def test_events_have_the_fields_that_the_page_names(game: str) -> None:
    explained = dict(events_on_the_page(game))
    seen: dict[str, set[str]] = {}
    chance = random.Random(8)
    rules = argosy.game(game)
    for seed in range(3):
        options = random_options(rules, chance) | ({"turn_limit": 40} if game == "port-royal" else {})
        position = rules.new(chance.choice((2, 3)), seed, options)
        while not position.over:
            seat = some_actor(position, chance)
            for event in position.play(seat, chance.choice(position.legal(seat))):
                seen.setdefault(event.kind, set()).update(set(event.to_json()) - {"kind"})
    seen.pop("order", None)  # nobody gets it
    assert len(seen) > 15
    for kind, fields in seen.items():
        assert fields <= explained[kind], kind


def events_on_the_page(game: str) -> list[tuple[str, set[str]]]:
    title = {"port-royal": "Port Royal", "oltre-mare": "Oltre Mare"}[game]
    table = page.rows(page.section(title), "kind | fields | what happened")
    return [(kind.strip(" `°"), set(filter(None, fields.split(", ")))) for kind, fields, _ in table]


# ------------------------------------------------------------------------------ the reality


@pytest.mark.parametrize("game", GAMES)
def test_what_the_server_says_fits_the_schema(server: Served, game: str) -> None:
    ann, bert = server.guest("Ann"), server.guest("Bert")
    options = {} if game == "port-royal" else {"offers_per_turn": 3, "cargo_memory_aid": True}
    clock = {"kind": "game", "seconds": 600, "increment": 5}
    table = ann.open_table(game, "me", "open", "simple", options=options, clock=clock, public=True)
    lines = [ann.watch(table), bert.watch(table), Connection(nobody(server), table)]
    check(ann.ask("GET", f"/api/tables/{table}/invitations"), answer_to("GET /api/tables/{id}/invitations"))
    bert.do(table, "sit")
    ann.do(table, "start")
    play_a_while(lines, random.Random(3), decisions=25)
    company(lines)
    check_pages(ann, table, game)
    last = max(line.update["seq"] for line in lines)
    for line in lines:
        line.hear_seq(last)
        for text in line.heard:
            check(json.loads(text), schema()["outgoing"])
    types = {json.loads(text)["type"] for line in lines for text in line.heard}
    assert types == {"update", "tried", "ack", "error"}


def nobody(server: Served) -> Person:
    """Somebody who looks on without a token."""
    person = server.guest("Nobody")
    person.token = ""
    return person


def answer_to(endpoint: str) -> dict[str, Any]:
    answer: dict[str, Any] = schema()["http"][endpoint]["answer"]
    return answer


def play_a_while(lines: list[Connection], chance: random.Random, decisions: int) -> None:
    """People decide at random, by steps."""
    ann = lines[0]
    ann.hear_until(lambda: ann.update["table"]["status"] == "running")
    while decisions and ann.update["table"]["status"] == "running":
        seat = next((seat for seat in ann.wanted if seat < 2), None)
        if seat is None:
            ann.hear()  # a bot thinks
            continue
        line = lines[seat]
        line.hear_seq(ann.update["seq"])
        steps, choices = [], line.view["choices"]
        while choices:
            steps.append(chance.choice(choices)["action"])
            choices = line.ask("try", seat=seat, seq=line.update["seq"], steps=steps).get("choices")
        answer = line.decide(seat, steps)
        ann.hear_seq(answer.get("seq", 0))
        decisions -= 1


def company(lines: list[Connection]) -> None:
    """All else that can happen at a table, so that every kind of message is seen."""
    ann, bert, spectator = lines
    bert.ask("say", text="Hello")
    assert spectator.ask("say", text="who am I")["reason"] == "no-guest"
    ann.ask("slow-chat", seconds=10)
    ann.ask("switch-chat", on=False)
    ann.ask("pause", on=True)
    bert.ask("pause", on=False)
    bert.ask("replace", seat=1)
    ann.ask("restore", seat=1)
    for what, yes in (("undo", False), ("abort", True)):
        answer = ann.ask(what, seat=0, **({"seq": ann.update["seq"]} if what == "undo" else {}))
        if answer["type"] == "error":
            assert what == "undo"  # a bot may have decided meanwhile
            continue
        request = ann.hear_seq(answer["seq"])["table"]["request"]
        if request is not None:
            answer = bert.ask("answer", seat=1, request=request["number"], yes=yes)
            # A bot's decision meanwhile withdraws a request to undo, never one to abort.
            assert answer["type"] != "error" or (what, answer["reason"]) == ("undo", "no-request")
            ann.hear_seq(answer.get("seq", 0))
    assert ann.update["table"]["outcome"] == "aborted"
    bert.ask("rematch")


def check_pages(person: Person, table: str, game: str) -> None:
    person.do(person.open_table(game, "me", "simple"), "close")
    for endpoint in (
        "/api/me",
        "/api/games",
        f"/api/games/{game}",
        "/api/tables",
        "/api/tables/mine",
        "/health",
    ):
        check(person.ask("GET", endpoint), answer_to(f"GET {endpoint.replace(game, '{name}')}"))
    for part in ("", "/entries", "/moves", "/view"):
        answer = person.ask("GET", f"/api/tables/{table}{part}")
        check(answer, answer_to(f"GET /api/tables/{{id}}{part}"))
    for endpoint in ("/api/me/code", "/api/me/programs"):
        check(person.ask("POST", endpoint, {}), answer_to(f"POST {endpoint}"))
    check(person.ask("DELETE", "/api/me/programs"), answer_to("DELETE /api/me/programs"))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_told_of_in_the_schema_is_found(game: str) -> None:
    position = argosy.game(game).new(2, seed=1)
    name = {"port-royal": "PortRoyalView", "oltre-mare": "OltreMareView"}[game]
    view = json.loads(json.dumps(position.view(0)))
    check(view, DEFS[name])
    lacking = {field: value for field, value in view.items() if field != "active"}
    for wrong in ({**view, "deck": "many"}, {**view, "secret": 1}, {**view, "phase": "lunch"}, lacking):
        assert len(list(problems(wrong, DEFS[name], DEFS))) == 1
