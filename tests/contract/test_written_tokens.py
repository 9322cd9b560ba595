"""Tokens that are kept in a file, so that every reader of them is tested on the same."""

from __future__ import annotations

import json

import numpy as np
import pytest

from argosy.core.tokens import SCRATCH, decode
from fixtures.tokens import FOLDER, text_of, tokens_of

FILES = sorted(path.stem for path in FOLDER.glob("*.json"))


@pytest.mark.parametrize("name", FILES)
def test_rules_write_the_tokens_in_the_file(name: str) -> None:
    now, then = text_of(tokens_of(name)), (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    for line, expected in zip(now.splitlines(), then.splitlines(), strict=True):
        assert line == expected, "renew the file if this is meant: python tests/fixtures/tokens.py"


@pytest.mark.parametrize("name", FILES)
def test_the_tokens_in_the_file_are_read_as_their_json(name: str) -> None:
    fixture = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    for value in fixture["values"]:
        out = np.array([int(token) for token in value["tokens"]] + [0] * SCRATCH)
        assert decode(out, fixture["words"]) == value["json"]


def test_both_games_have_their_file() -> None:
    assert FILES == ["oltre-mare", "port-royal"]
