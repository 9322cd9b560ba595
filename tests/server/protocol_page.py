"""docs/protocol.md as tests read it; `python tests/server/protocol_page.py` renews the generated parts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from argosy.cli.schema import as_text, tables
from argosy.server.json_schema import schema

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGE, SCHEMA = DOCS / "protocol.md", DOCS / "protocol.schema.json"

PIECE = re.compile(r"<!-- begin: (\S+) -->\n.*?<!-- end: \1 -->", re.DOTALL)
EXAMPLE = re.compile(r"```json (\w+)\n(.*?)```", re.DOTALL)
ENDPOINT = re.compile(r"^### ((?:GET|POST|DELETE) \S+)$", re.MULTILINE)


class Example(NamedTuple):
    type: str
    data: Any
    line: int


def text() -> str:
    return PAGE.read_text("utf-8")


def pieces() -> dict[str, str]:
    """What is generated, by name."""
    return {match[1]: match[0] for match in PIECE.finditer(text())}


def examples() -> list[Example]:
    page = text()
    return [
        Example(match[1], json.loads(match[2]), page.count("\n", 0, match.start()) + 1)
        for match in EXAMPLE.finditer(page)
    ]


def endpoints() -> list[str]:
    return ENDPOINT.findall(text())


def section(title: str) -> str:
    """What stands under a heading of the second rank."""
    _, _, rest = text().partition(f"\n## {title}\n")
    return rest.partition("\n## ")[0]


def rows(part: str, heading: str) -> list[list[str]]:
    """The cells of all tables with this heading, row by row."""
    found = []
    for table in part.split(f"| {heading} |\n")[1:]:
        for line in table.split("\n")[1:]:
            if not line.startswith("|"):
                break
            found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def renew() -> None:
    now = tables(schema())
    PAGE.write_text(PIECE.sub(lambda match: now[match[1]], text()), "utf-8")
    SCHEMA.write_text(as_text(schema()) + "\n", "utf-8")


if __name__ == "__main__":
    renew()
