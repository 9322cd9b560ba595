"""The types the client is checked with are those of the protocol."""

from __future__ import annotations

from table.protocol_page import TYPES, types


def test_the_clients_types_are_made_from_the_schema_as_it_is() -> None:
    assert TYPES.read_text("utf-8") == types(), "renew them: python tests/table/protocol_page.py"
