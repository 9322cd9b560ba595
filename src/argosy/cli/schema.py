"""`argosy schema`: the protocol of the table server as JSON Schema, or as the tables of docs/protocol.md."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from argosy.core.typing import Json

BEGIN, END = "<!-- begin: {} -->", "<!-- end: {} -->"
ENTRY = "Entry"  # how the names of all kinds of entries end


def schema(
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print tables for docs/protocol.md instead.")
    ] = False,
) -> None:
    """Print the JSON Schema of the protocol between clients and tables.

    Example: [bold]argosy schema > protocol.schema.json[/bold]
    """
    from argosy.server.json_schema import schema as published

    typer.echo("\n\n".join(tables(published()).values()) if markdown else as_text(published()))


def as_text(published: Json) -> str:
    """As it is kept in docs/protocol.schema.json."""
    return json.dumps(published, indent=1, ensure_ascii=False)


def tables(published: Json) -> dict[str, str]:
    """Pieces of the page by name, each between two comments that mark it. Every type is in one of them."""
    from argosy.table.game_types import all_types

    parts: Json = published["$defs"]
    games = all_types()
    in_views = {game.table.__name__ for game in games.values()}  # their fields are among those of the views
    incoming, outgoing = (_named(published[way]) for way in ("incoming", "outgoing"))
    types = {
        "outgoing": outgoing,
        "table": ["TableState", "SeatState", "Decision", "Request", "SettingsTold"],
        "settings": ["NewTable", "Settings", "SeatSetting", "Clock"],
        "event": _with_parts(parts, ["Event"]),
        "box": [
            "Box",
            *(game.card.__name__ for game in games.values()),
            *_with_parts(parts, [game.board.__name__ for game in games.values() if game.board]),
        ],
    }
    shared = {name for names in types.values() for name in names}
    for name, game in games.items():
        own = [part for part in parts if part.startswith(game.prefix)]
        own += [game.forecast_type.__name__] if game.forecast_type else []
        types[name] = [part for part in _with_parts(parts, own) if part not in shared | in_views]
    elsewhere = {*incoming, *in_views, *(name for names in types.values() for name in names)}
    types["bodies"] = [name for name in parts if name not in elsewhere and not name.endswith(ENTRY)]
    pieces = {
        "endpoints": _endpoints(published["http"]),
        "incoming": _messages(parts, incoming),
        "entries": _entries(parts),
        **{piece: _sections(parts, names) for piece, names in types.items()},
    }
    return {name: f"{BEGIN.format(name)}\n\n{text}\n\n{END.format(name)}" for name, text in pieces.items()}


def _with_parts(parts: Json, names: list[str]) -> list[str]:
    """These types, and behind them all that they refer to."""
    found = dict.fromkeys(names)
    waiting = list(names)
    while waiting:
        for name in re.findall(r'"#/\$defs/(\w+)"', json.dumps(parts[waiting.pop(0)])):
            if name not in found:
                found[name] = None
                waiting.append(name)
    return list(found)


def _named(union: Json) -> list[str]:
    return [one["$ref"].rpartition("/")[2] for one in union["anyOf"]]


def _endpoints(http: Json) -> str:
    from argosy.server.http_api import ROUTES

    rows = []
    for method, path, endpoint, *_ in ROUTES:
        _, _, what = (endpoint.__doc__ or "").partition(": ")
        types = http[f"{method} {path}"]
        bodies = [_type(types[body]) if body in types else "" for body in ("request", "answer")]
        rows.append([f"`{method} {path}`", what, *bodies])
    return _grid(["endpoint", "what it is", "request", "answer"], rows)


def _messages(parts: Json, names: list[str]) -> str:
    rows = []
    for part in (parts[name] for name in names):
        (tag,) = part["properties"]["type"]["enum"]
        fields = [
            f"`{field}`: {_type(about)}{_default(about, field in part['required'])}. {_meaning(about)}"
            for field, about in part["properties"].items()
            if field not in {"type", "id"}
        ]
        rows.append([f"`{tag}`", _meaning(part), "<br>".join(map(str.strip, fields))])
    return _grid(["type", "what it does", "fields beside `type` and `id`"], rows)


def _sections(parts: Json, names: Iterable[str]) -> str:
    return "\n\n".join(_section(name, parts[name]) for name in names if "properties" in parts[name])


def _section(name: str, part: Json) -> str:
    """One type: what it is, and its fields."""
    tag = part["properties"].get("type", {}).get("enum", [None])[0]
    heading = f"#### `{tag}`" if tag else f"#### {name}"
    fields = {field: about for field, about in part["properties"].items() if not (tag and field == "type")}
    text = f"{heading}\n\n{_meaning(part)}"
    if not fields:
        return text
    needed = part.get("required", [])
    rows = [
        [f"`{field}`", _type(about) + _default(about, field in needed), _meaning(about)]
        for field, about in fields.items()
    ]
    return f"{text}\n\n{_grid(['field', 'type', 'meaning'], rows)}"


def _entries(parts: Json) -> str:
    rows = []
    for part in (part for name, part in parts.items() if name.endswith(ENTRY) and name != ENTRY):
        (kind,) = part["properties"]["kind"]["enum"]
        fields = [
            f"`{field}`: {_meaning(about)}".removesuffix(": ")
            for field, about in part["properties"].items()
            if field not in {"kind", "seq", "at"}
        ]
        rows.append([f"`{kind}`", _meaning(part), "<br>".join(fields)])
    return _grid(["kind", "what happened", "fields beside `seq`, `at` and `kind`"], rows)


def _meaning(about: Json) -> str:
    return " ".join(about.get("description", "").split())


def _type(about: Json) -> str:
    """A type in a few words."""
    if "$ref" in about:
        return str(about["$ref"].rpartition("/")[2])
    if "anyOf" in about:
        return " or ".join(_type(one) for one in about["anyOf"])
    if "enum" in about:
        return " or ".join(f"`{json.dumps(value)}`" for value in about["enum"])
    match about.get("type"):
        case "array" if "prefixItems" in about:
            return f"[{', '.join(_type(one) for one in about['prefixItems'])}]"
        case "array":
            return f"list of {_inner(about.get('items', {}))}{_range(about, 'Items', ', {} of them')}"
        case "object":
            return f"object of {_inner(about.get('additionalProperties', {}))}"
        case "string":
            return f"text{_range(about, 'Length', ' of {} characters')}"
        case "integer":
            return f"number{_range(about, 'imum', ' {}')}"
        case "number":
            return "decimal number"
        case "boolean":
            return "true or false"
        case "null":
            return "null"
    return "anything"


def _inner(about: Json) -> str:
    kind = _type(about)
    return f"({kind})" if " or " in kind else kind


def _range(about: Json, what: str, words: str) -> str:
    least, most = about.get(f"min{what}"), about.get(f"max{what}")
    if least is None and most is None:
        return ""
    return words.format(f"{0 if least is None else least}{' and more' if most is None else f'…{most}'}")


def _default(about: Json, is_needed: bool) -> str:
    if is_needed:
        return ""
    if about.get("default") is None:
        return "; may be left out"
    return f"; left out: `{json.dumps(about['default'])}`"


def _grid(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
