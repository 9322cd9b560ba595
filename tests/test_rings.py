"""The rings of the code: imports point inwards only, and the inner rings keep to themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import argosy

SOURCES = Path(argosy.__file__).parent
MODULES = sorted(path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py"))
RING = {module: module.split("/", maxsplit=1)[0] for module in MODULES}
INNER = [module for module in MODULES if RING[module] in {"core", "games"}]
MOST_LINES = 600

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "players": {"core", "games", "players"},
    "arena": {"core", "games", "players", "arena"},
    "table": {"core", "games", "players", "teaching", "table"},
    "teaching": {"core", "games", "players", "teaching"},
    "train": {"core", "games", "players", "arena", "train"},
    "research": {"core", "games", "players", "research"},
}

# Words for people, networks, stores, clocks, and chance that is not in the state.
FOREIGN = {
    "typer", "rich", "fluent", "babel", "sqlite3", "socket", "ssl", "http", "urllib", "asyncio", "starlette",
    "time", "datetime", "sched", "random", "locale", "gettext",
}  # fmt: skip
TOUCHES_FILES = {
    "open", "read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "rmdir", "unlink", "touch",
    "rename", "rmtree", "fromfile", "tofile", "loadtxt", "genfromtxt", "savetxt", "memmap", "print", "input",
}  # fmt: skip

# compiled.py keeps compiled code on disk and removes it by its age: nothing there decides a game.
CACHE = "core/compiled.py"
CARD_SETS = "games/sets.py"  # the one place where card data is read


def tree(module: str) -> ast.Module:
    return ast.parse((SOURCES / module).read_text(encoding="utf-8"), module)


def imports(module: str) -> Iterator[str]:
    """Every module that a module imports anywhere in it, by its full name."""
    package = ["argosy", *module.split("/")[:-1]]
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            yield name
            if name == "argosy":
                yield from (f"argosy.{alias.name}" for alias in node.names)


def calls(module: str) -> Iterator[tuple[str, int]]:
    """The last name of everything that is called, and its line."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield node.func.attr, node.lineno
            elif isinstance(node.func, ast.Name):
                yield node.func.id, node.lineno


def test_the_rings_are_where_this_test_looks_for_them() -> None:
    assert set(RING.values()) >= set(MAY_IMPORT)
    assert "core/compiled.py" in INNER
    assert "games/port_royal/moves.py" in INNER
    assert "argosy.core.cards" in set(imports("games/port_royal/moves.py"))


@pytest.mark.parametrize("module", [module for module in MODULES if RING[module] in MAY_IMPORT])
def test_imports_point_inwards_only(module: str) -> None:
    allowed = MAY_IMPORT[RING[module]]
    ours = [name.split(".") for name in imports(module) if name.split(".")[0] == "argosy"]
    outwards = [".".join(name) for name in ours if len(name) < 2 or name[1] not in allowed]
    assert outwards == []


@pytest.mark.parametrize("module", INNER)
def test_the_inner_rings_know_no_words_no_network_no_clock_and_no_other_chance(module: str) -> None:
    foreign = {name.split(".")[0] for name in imports(module)} & FOREIGN
    assert foreign == ({"time"} if module == CACHE else set())


@pytest.mark.parametrize("module", INNER)
def test_the_inner_rings_open_no_files_but_their_cards(module: str) -> None:
    touching = {name for name, _ in calls(module) if name in TOUCHES_FILES}
    if module == CACHE:
        assert "read_bytes" in touching
    elif module == CARD_SETS:
        assert touching == {"read_text"}
    else:
        assert touching == set()


@pytest.mark.parametrize("module", INNER)
def test_the_inner_rings_use_no_chance_of_numpy(module: str) -> None:
    used = [
        node.lineno
        for node in ast.walk(tree(module))
        if isinstance(node, ast.Attribute)
        and node.attr == "random"
        and ast.unparse(node.value) in {"np", "numpy"}
    ]
    assert used == []


@pytest.mark.parametrize("module", MODULES)
def test_a_module_says_its_subject_in_its_first_line(module: str) -> None:
    first, found = (
        (SOURCES / module).read_text(encoding="utf-8").split("\n")[0],
        ast.get_docstring(tree(module)),
    )
    assert found
    assert first.startswith('"""')
    assert first.removeprefix('"""').removesuffix('"""') == found.split("\n")[0]
    assert found.split("\n")[0].endswith((".", ":"))


@pytest.mark.parametrize("module", MODULES)
def test_no_module_is_too_long(module: str) -> None:
    assert len((SOURCES / module).read_text(encoding="utf-8").splitlines()) <= MOST_LINES
