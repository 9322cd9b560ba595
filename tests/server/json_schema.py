"""As much of JSON Schema as the protocol's needs: what is wrong with some data, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
UNDERSTOOD = {
    "$ref", "anyOf", "enum", "type", "properties", "required", "additionalProperties", "items", "prefixItems",
    "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "propertyNames", "discriminator",
    "title", "description", "default",
}  # fmt: skip


def problems(data: Any, part: Json, defs: Json, at: str = "$") -> Iterator[str]:
    """Stricter than the standard in one thing: a field that is not told of is a problem."""
    assert set(part) <= UNDERSTOOD, set(part) - UNDERSTOOD
    if "$ref" in part:
        yield from problems(data, defs[part["$ref"].rpartition("/")[2]], defs, at)
    if "anyOf" in part and not any(fits(data, one, defs) for one in part["anyOf"]):
        found = [list(problems(data, one, defs, at)) for one in part["anyOf"]]
        yield f"{at}: none of {len(found)} fits; the nearest: {min(found, key=len)}"
    if "enum" in part and data not in part["enum"]:
        yield f"{at}: {data!r} is none of {part['enum']}"
    if "type" in part:
        if not _is(data, part["type"]):
            yield f"{at}: {data!r} is no {part['type']}"
            return
        yield from _inside(data, part, defs, at)


def fits(data: Any, part: Json, defs: Json) -> bool:
    return next(problems(data, part, defs), None) is None


def _is(data: Any, kind: str) -> bool:
    return isinstance(data, TYPES[kind]) and (kind == "boolean" or not isinstance(data, bool))


def _inside(data: Any, part: Json, defs: Json, at: str) -> Iterator[str]:
    size = data if isinstance(data, int | float) else len(data) if data is not None else 0
    for least, most in (("minimum", "maximum"), ("minLength", "maxLength"), ("minItems", "maxItems")):
        if not part.get(least, size) <= size <= part.get(most, size):
            yield f"{at}: {size} is too little or too much"
    if isinstance(data, dict):
        yield from _fields(data, part, defs, at)
    if isinstance(data, list):
        for number, item in enumerate(data):
            rest = part["items"] or {}
            several = part.get("prefixItems", [])
            yield from problems(item, several[number] if several else rest, defs, f"{at}[{number}]")


def _fields(data: Json, part: Json, defs: Json, at: str) -> Iterator[str]:
    known = part.get("properties", {})
    yield from (f"{at}: {name} is missing" for name in part.get("required", []) if name not in data)
    for name, value in data.items():
        others = part.get("additionalProperties", False)
        if name in known:
            yield from problems(value, known[name], defs, f"{at}.{name}")
        elif others is False:
            yield f"{at}: {name} is not told of"
        else:
            yield from problems(value, {} if others is True else others, defs, f"{at}.{name}")
