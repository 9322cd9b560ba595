"""The protocol as JSON Schema, made from the messages themselves."""

from __future__ import annotations

from functools import cache

import msgspec

from argosy.core.typing import Json
from argosy.table import messages as m


@cache
def schema() -> Json:
    """`incoming` is what a client may send, `outgoing` what it gets."""
    (incoming, outgoing), parts = msgspec.json.schema_components(
        [m.Incoming, m.AnyOutgoing], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Argosy table protocol",
        "incoming": incoming,
        "outgoing": outgoing,
        "$defs": parts,
    }
