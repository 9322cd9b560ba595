"""The glossary: alphabetical, one line per word, and every word is one that the file beside it uses."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/glossary.md"
ROW = re.compile(r"^\| \*\*(?P<word>[^*]+)\*\* \| (?P<meaning>.+) \| `(?P<file>[^`]+)` \|$", re.MULTILINE)
ROWS = [(row["word"], row["meaning"], row["file"]) for row in ROW.finditer(PAGE.read_text(encoding="utf-8"))]


def test_every_line_of_the_table_is_a_word_with_its_meaning_and_its_file() -> None:
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert len(ROWS) == len(lines) - 2 > 80


def test_words_are_in_alphabetical_order_and_each_is_there_once() -> None:
    words = [word.replace("-", " ") for word, _, _ in ROWS]
    assert words == sorted(set(words))


def test_a_word_occurs_where_the_glossary_sends_its_reader() -> None:
    for word, meaning, file in ROWS:
        path = next(place / file for place in (ROOT / "src/argosy", ROOT) if (place / file).is_file())
        written = re.sub(r"[ -]", "[ _-]?", word)
        text = f"{path.stem}\n{path.read_text(encoding='utf-8')}"
        assert re.search(rf"(?<![a-z]){written}", text, re.IGNORECASE), word
        assert not meaning.endswith("."), word
