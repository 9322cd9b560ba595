"""The protocol as JSON Schema, made from the types of its messages."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from argosy.core.typing import Json
from argosy.server.http_api import ROUTES
from argosy.server.http_types import Box, Log, Moves, MoveTold, SettingsTold, ViewTold
from argosy.table import protocol as m
from argosy.table.entries import AnyEntry, Decided
from argosy.table.game_types import all_types
from argosy.table.redaction import OPEN_FIELDS
from argosy.table.wire_types import Absent, Shape, says

PREFIX = "#/$defs/"

# The meaning of fields of entries; those without a line here are self-explanatory.
MEANINGS = {
    "seq": "Its number.",
    "at": "When it was, in milliseconds since 1970.",
    "rules": "The version of the rules from here on.",
    "names": "Of all seats.",
    "how": "Who decided: person, bot, or clock (a bot, because time was up).",
    "action": "The whole action; of another seat, as far as the recipient may know it.",
    "events": "What it caused, as far as the recipient may know it.",
    "first": "The entry of the first decision that is taken back; all later ones are, too.",
    "what": "undo or abort.",
    "outcome": "open while others have not answered, granted, or refused.",
    "level": "Of the bot that takes over; empty: none does.",
    "table": "The id of the new table.",
}


@cache
def schema() -> Json:
    """`incoming` is what a client may send, `outgoing` what it receives, `http` the bodies by endpoint."""
    bodies = [part for *_, request, answer in ROUTES for part in (request, answer) if part is not None]
    unions = _unions()
    types = [m.Incoming, m.AnyOutgoing, *bodies, SettingsTold, event_type()]
    types += [type for several in unions.values() for type in several]
    (incoming, outgoing, *_), parts = msgspec.json.schema_components(types, ref_template=f"{PREFIX}{{name}}")
    for (owner, field), shape in _loose_parts().items():
        loose = parts[owner.__name__]["properties"][field]
        parts[owner.__name__]["properties"][field] = {
            **{key: value for key, value in loose.items() if key in {"description", "default"}},
            **shape,
        }
    for unused in ("Shape", "Message"):
        parts.pop(unused, None)
    parts |= {name: {"anyOf": [_part(type.__name__) for type in types]} for name, types in unions.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Argosy table protocol",
        "incoming": incoming,
        "outgoing": outgoing,
        "http": {f"{method} {path}": _bodies(*bodies) for method, path, _, *bodies in ROUTES},
        "$defs": parts,
    }


def _unions() -> dict[str, list[type]]:
    """Types that are different in each game, or for each kind of entry."""
    games = all_types().values()
    return {
        "View": [types.view for types in games],
        "Odds": [types.odds for types in games],
        "OpenTable": [types.table for types in games],
        "Choice": [types.choice for types in games],
        "Card": [types.card for types in games],
        "AnyBoard": [types.board for types in games if types.board is not None],
        "Draft": [types.draft for types in games if types.draft is not None],
        "Forecast": [types.forecast_type for types in games if types.forecast_type is not None],
        "Entry": [*entry_types()],
        "Command": [*get_args(m.Command)],
    }


@cache
def event_type() -> type[msgspec.Struct]:
    """One thing that happened: what all events have, and what each game adds."""
    own: dict[str, Any] = {}
    for types in all_types().values():
        own |= types.event_fields
    before: dict[str, Any] = {
        "seat": Annotated[int, says("The seat it is about.")],
        "other": Annotated[int, says("Another seat it is about.")],
        "number": Annotated[
            int, says("A number that identifies something, or how many things an amount is made of.")
        ],
        "amount": Annotated[int, says("How much, or how many.")],
    }
    absent = {name: type | Absent for name, type in (before | own).items()}
    return msgspec.defstruct(
        "Event",
        [("kind", str), *((name, type, UNSET) for name, type in absent.items())],
        bases=(Shape,),
        namespace={"__doc__": "One thing that happened; which fields there are depends on its kind."},
    )


def entry_types() -> list[type[msgspec.Struct]]:
    """The public form of each kind of entry: the fields everybody may see, and what a decision caused."""
    types_of_entries = []
    for kind in get_args(AnyEntry):
        hints = get_type_hints(kind)
        names = [*(["seat"] if "seat" in hints else []), *OPEN_FIELDS.get(kind, ())]
        types: dict[str, Any] = {"seq": int, "at": int, **{name: hints[name] for name in names}}
        if kind is Decided:
            event: Any = event_type()
            types |= {"action": str, "events": list[event]}
        fields = [_field(name, type) for name, type in types.items()]
        types_of_entries.append(
            msgspec.defstruct(
                f"{kind.__name__}Entry",
                fields,
                namespace={"__doc__": kind.__doc__},
                tag_field="kind",
                tag=kind.__struct_config__.tag,
                kw_only=True,
                forbid_unknown_fields=True,
            )
        )
    return types_of_entries


def _field(name: str, type: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    if type == int | None:  # a spectator has no seat: it is left out
        return name, int | UnsetType, UNSET
    return name, Annotated[type, says(MEANINGS[name])] if name in MEANINGS else type


def _loose_parts() -> dict[tuple[type, str], Json]:
    """Fields whose content a game or the log makes; messages carry it as it is."""
    return {
        (m.Update, "view"): _or_null("View"),
        (m.Update, "odds"): _or_null("Odds"),
        (m.Update, "entries"): _list("Entry"),
        (m.TableState, "settings"): _part("SettingsTold"),
        (m.Tried, "choices"): _list("Choice"),
        (m.Tried, "draft"): _or_null("Draft"),
        (m.Tried, "brings"): _list("Event"),
        (m.Tried, "runs"): _list("Forecast"),
        (m.Way, "brings"): _list("Event"),
        (Box, "cards"): _list("Card"),
        (Box, "board"): _or_null("AnyBoard"),
        (MoveTold, "events"): _list("Event"),
        (MoveTold, "table"): _part("OpenTable"),
        (Moves, "opening"): _part("OpenTable"),
        (ViewTold, "view"): _part("View"),
        (Log, "entries"): _list("Entry"),
    }


def _part(name: str) -> Json:
    return {"$ref": f"{PREFIX}{name}"}


def _or_null(name: str) -> Json:
    return {"anyOf": [_part(name), {"type": "null"}]}


def _list(name: str) -> Json:
    return {"type": "array", "items": _part(name)}


def _bodies(request: type | None, answer: type | None) -> Json:
    bodies: Json = {}
    if request is not None:
        bodies["request"] = _part("Command" if request is m.Message else request.__name__)
    if answer is not None:
        bodies["answer"] = _part(answer.__name__)
    return bodies
