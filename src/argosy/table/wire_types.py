"""What all types of the wire share: exact fields, each with a sentence that says what it means."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, UnsetType

Absent = UnsetType  # the field is left out where it has no meaning


def says(meaning: str, *words: str) -> Meta:
    """For `Annotated`: what a field means, for the JSON Schema. `words` are the only texts it can hold."""
    return Meta(description=meaning, extra_json_schema={"enum": list(words)} if words else None)


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Exactly these fields."""


OptionsTold = Annotated[dict[str, bool | int | str], says("All options of the table, defaults included.")]
