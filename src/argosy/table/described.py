"""Fields that say what they mean: the words go into the JSON Schema and onto the protocol's page."""

from __future__ import annotations

from msgspec import Meta


def says(meaning: str, *words: str) -> Meta:
    """For `Annotated`; `words` are the only texts that come, where there are only some."""
    return Meta(description=meaning, extra_json_schema={"enum": list(words)} if words else None)
