"""The recipes: their code is that of files which are tested, and what they list is all there is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECIPES = sorted((ROOT / "docs").glob("add-a-*.md"))
BLOCK = re.compile(r"^```(\w*)(?: +(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def name(page: Path) -> str:
    return page.name


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def table_below(page: str, heading: str) -> list[str]:
    """The names in the first column of the first table below a heading."""
    part = text(page).partition(f"\n{heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in part.splitlines() if line.startswith("| `")]
    return [found for row in rows for found in re.findall(r"`(\w+)`", row.split("|")[1])]


def fields_of(path: str, owner: str) -> list[str]:
    """The fields of a class, read from its source."""
    classes = (node for node in ast.walk(ast.parse(text(path))) if isinstance(node, ast.ClassDef))
    found = next(node for node in classes if node.name == owner)
    return [
        node.target.id
        for node in found.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]


def test_there_are_three_recipes() -> None:
    assert list(map(name, RECIPES)) == ["add-a-bot.md", "add-a-game.md", "add-a-language.md"]


@pytest.mark.parametrize("page", RECIPES, ids=name)
def test_code_is_an_excerpt_of_the_file_it_names(page: Path) -> None:
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    assert found
    for _, path, code in found:
        assert path, f"this block names no file:\n{code}"
        assert f"\n{code}" in f"\n{text(path)}", f"this is not in {path}:\n{code}"


def test_the_recipe_of_a_game_lists_all_that_rules_are_made_of() -> None:
    listed = table_below("docs/add-a-game.md", "## 7. `Rules`: all of it in one object")
    assert sorted(listed) == sorted(fields_of("src/argosy/core/rules.py", "Rules"))


def test_the_recipe_of_a_game_lists_all_that_a_manifest_may_add() -> None:
    listed = set(table_below("docs/add-a-game.md", "## 10. What a game may add"))
    shown = {"name", "title", "package", "order", "rules"}
    for_measuring = {"load_share"}
    assert listed == set(fields_of("src/argosy/games/manifest.py", "Manifest")) - shown - for_measuring


def test_the_recipe_of_a_bot_lists_all_that_a_game_can_hand_over() -> None:
    listed = table_below("docs/add-a-bot.md", "## 3. A player of a game, with a level")
    assert listed == fields_of("src/argosy/players/player_set.py", "PlayerSet")
