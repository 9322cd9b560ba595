"""The protocol as JSON Schema, made from the types of its messages."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from argosy.core.typing import Json
from argosy.table import messages as m
from argosy.table.bodies import HTTP, Log, Moves, MoveTold, SettingsTold, ViewTold
from argosy.table.boxes import Box, OltreMareCard, PortRoyalCard
from argosy.table.described import says
from argosy.table.entries import AnyEntry, Decided
from argosy.table.shown import OPEN_FIELDS
from argosy.table.views import CHOICES, ODDS, TABLES, VIEWS, Event, OltreMareDraft

PREFIX = "#/$defs/"

# What fields of entries mean; those without a line here speak for themselves.
MEANINGS = {
    "seq": "Its number.",
    "at": "When it was, in milliseconds since 1970.",
    "rules": "The version of the rules from here on.",
    "names": "Of all seats.",
    "how": "Who decided: person, bot, or the clock, which asks a bot.",
    "action": "The whole action; of another seat, as far as one may know it.",
    "events": "What it caused, as far as one may know.",
    "first": "The entry of the first decision that is taken back; all after it are too.",
    "what": "undo or abort.",
    "outcome": "open while others have not answered, granted, or refused.",
    "level": "Of the bot that plays on; empty: none does.",
    "table": "The id of the new table.",
}


@cache
def schema() -> Json:
    """`incoming` is what a client may send, `outgoing` what it gets, `http` the bodies by endpoint."""
    bodies = [part for endpoint in HTTP.values() for part in endpoint if isinstance(part, type)]
    unions = _unions()
    types = [m.Incoming, m.AnyOutgoing, *bodies, SettingsTold, OltreMareDraft, Event]
    types += [type for several in unions.values() for type in several]
    (incoming, outgoing, *_), parts = msgspec.json.schema_components(types, ref_template=f"{PREFIX}{{name}}")
    for (owner, field), shape in _loose_parts().items():
        told = parts[owner.__name__]["properties"][field]
        parts[owner.__name__]["properties"][field] = {
            **{key: value for key, value in told.items() if key in {"description", "default"}},
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
        "http": {endpoint: _bodies(*told) for endpoint, told in HTTP.items()},
        "$defs": parts,
    }


def _unions() -> dict[str, list[type]]:
    """What is one thing in each game, or one kind of entry among many."""
    return {
        "View": [*VIEWS.values()],
        "Odds": [*ODDS.values()],
        "OpenTable": [*TABLES.values()],
        "Choice": [*CHOICES.values()],
        "Card": [PortRoyalCard, OltreMareCard],
        "Entry": [*entry_types()],
        "Command": [*get_args(m.Command)],
    }


def entry_types() -> list[type[msgspec.Struct]]:
    """What is told of each kind of entry: the fields that everybody may see, and what a decision caused."""
    told = []
    for kind in get_args(AnyEntry):
        hints = get_type_hints(kind)
        names = [*(["seat"] if "seat" in hints else []), *OPEN_FIELDS.get(kind, ())]
        types: dict[str, Any] = {"seq": int, "at": int, **{name: hints[name] for name in names}}
        if kind is Decided:
            types |= {"action": str, "events": list[Event]}
        fields = [_field(name, type) for name, type in types.items()]
        told.append(
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
    return told


def _field(name: str, type: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    if type == int | None:  # who only looks on has no seat: it is left out
        return name, int | UnsetType, UNSET
    return name, Annotated[type, says(MEANINGS[name])] if name in MEANINGS else type


def _loose_parts() -> dict[tuple[type, str], Json]:
    """Fields that hold what a game or the log makes; the messages carry them as they are."""
    return {
        (m.Update, "view"): _or_null("View"),
        (m.Update, "odds"): _or_null("Odds"),
        (m.Update, "entries"): _list("Entry"),
        (m.TableState, "settings"): _part("SettingsTold"),
        (m.Tried, "choices"): _list("Choice"),
        (m.Tried, "draft"): _or_null("OltreMareDraft"),
        (m.Tried, "brings"): _list("Event"),
        (Box, "cards"): _list("Card"),
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


def _bodies(request: type | None, answer: object) -> Json:
    told: Json = {}
    if request is not None:
        told["request"] = _part("Command" if request is m.Message else request.__name__)
    if isinstance(answer, type):
        told["answer"] = _part(answer.__name__)
    return told
