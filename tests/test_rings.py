"""The rings of the code: imports point inwards only, and the inner rings keep to themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import argosy

SOURCES = Path(argosy.__file__).parent
MODULES = sorted(path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py"))
MOST_LINES = 800
OWN = "own"  # in a ring's list: the folder of the same game

# From the inside out: what each ring may import beside itself. `*` is the folder of any one game.
RINGS: dict[str, tuple[str, ...]] = {
    "core": (),
    "games/*/rules": ("core",),
    "games": ("core",),  # the registry, manifests, records
    "players": ("core", "games"),
    "games/*/players": ("core", "games", "players", f"{OWN}/rules"),
    "catalogue.py": (),
    "words.py": ("core", "games", "catalogue.py"),
    "teaching": ("core", "games", "players"),
    "table": ("core", "games", "players"),
    "games/*/types.py": ("core", "table", f"{OWN}/rules"),
    "terminal": ("core", "games", "players", "words.py"),
    "games/*/terminal": ("core", "terminal", "words.py", f"{OWN}/rules"),
    "games/*": ("core", "games", f"{OWN}/rules", f"{OWN}/players", f"{OWN}/types.py", f"{OWN}/terminal"),
    "store": ("core", "table"),
    "server": ("core", "games", "players", "teaching", "table", "store", "words.py"),
    "lab": (
        "core",
        "games",
        "players",
        "teaching",
        "table",
        "store",
        "server",
        "terminal",
        "words.py",
    ),
    "research": ("lab",),
    "cli": (
        "core",
        "games",
        "players",
        "teaching",
        "table",
        "store",
        "server",
        "terminal",
        "words.py",
        "lab",
    ),
}
OUTERMOST = {"__init__.py", "__main__.py"}

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
ENGINE_FILE = "core/engine_file.py"  # the rules themselves, as a file
CARD_SETS = "core/card_sets.py"  # the one place where card data is read


def ring_of(module: str) -> str:
    """The ring of a module, by its path beneath the package."""
    parts = module.split("/")
    if parts[0] == "games" and len(parts) > 2:
        inner = f"games/*/{parts[2]}"
        return inner if inner in RINGS else "games/*"
    return parts[0]


def path_of(name: str) -> str:
    """The path of what an import names: a module, or a package."""
    path = "/".join(name.split(".")[1:])
    return f"{path}.py" if (SOURCES / f"{path}.py").is_file() else f"{path}/__init__.py"


INNER = [module for module in MODULES if ring_of(module) in {"core", "games/*/rules"}]


@cache
def tree(module: str) -> ast.Module:
    return ast.parse((SOURCES / module).read_text(encoding="utf-8"), module)


def for_types_only(found: ast.Module) -> set[ast.AST]:
    """What stands under `if TYPE_CHECKING`."""
    guarded = [node for node in ast.walk(found) if isinstance(node, ast.If)]
    return {
        inner for node in guarded if ast.unparse(node.test) == "TYPE_CHECKING" for inner in ast.walk(node)
    }


def imports(module: str, types_too: bool = True) -> Iterator[str]:
    """Every module that a module imports anywhere in it, by its full name."""
    found = tree(module)
    skipped = set() if types_too else for_types_only(found)
    package = ["argosy", *module.split("/")[:-1]]
    for node in ast.walk(found):
        if node in skipped:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            yield name
            for alias in node.names:  # a module named behind `import`
                inner = "/".join([*name.split(".")[1:], alias.name])
                if (SOURCES / inner).is_dir() or (SOURCES / f"{inner}.py").is_file():
                    yield f"{name}.{alias.name}"


def calls(module: str) -> Iterator[tuple[str, int]]:
    """The last name of everything that is called, and its line."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield node.func.attr, node.lineno
            elif isinstance(node.func, ast.Name):
                yield node.func.id, node.lineno


def test_the_rings_are_where_this_test_looks_for_them() -> None:
    assert {ring_of(module) for module in MODULES} == set(RINGS) | OUTERMOST
    assert "core/compiled.py" in INNER
    assert "games/port_royal/rules/moves.py" in INNER
    assert "argosy.core.cards" in set(imports("games/port_royal/rules/moves.py"))


def test_imports_point_inwards_only() -> None:
    found = {module: outwards(module) for module in MODULES if module not in OUTERMOST}
    assert {module: names for module, names in found.items() if names} == {}


def outwards(module: str) -> list[str]:
    """What a module imports and may not."""
    ring = ring_of(module)
    game = module.split("/")[1] if ring.startswith("games/") else ""
    allowed = {ring, *(inner.replace(f"{OWN}/", "games/*/") for inner in RINGS[ring])}
    own = {inner for inner in RINGS[ring] if inner.startswith(OWN)} or ring.startswith("games/*")
    # A manifest names contracts of outer rings, for the type checker only.
    types_too = module != "games/manifest.py" and not module.endswith("/game.py")
    found = []
    for name in imports(module, types_too):
        if name.split(".")[0] != "argosy" or name == "argosy":
            continue
        path = path_of(name)
        there = ring_of(path)
        strange = there.startswith("games/*") and own and path.split("/")[1] != game
        if (there not in allowed and path not in OUTERMOST) or strange:
            found.append(name)
    return found


def test_the_inner_rings_know_no_words_no_network_no_clock_and_no_other_chance() -> None:
    for module in INNER:
        foreign = {name.split(".")[0] for name in imports(module)} & FOREIGN
        assert foreign == ({"time"} if module == CACHE else set()), module


def test_the_inner_rings_open_no_files_but_their_cards() -> None:
    for module in INNER:
        touching = {name for name, _ in calls(module) if name in TOUCHES_FILES}
        if module in {CACHE, ENGINE_FILE}:
            assert "read_bytes" in touching
        else:
            assert touching == ({"read_text"} if module == CARD_SETS else set()), module


def test_the_inner_rings_use_no_chance_of_numpy() -> None:
    used = [
        f"{module}: {node.lineno}"
        for module in INNER
        for node in ast.walk(tree(module))
        if isinstance(node, ast.Attribute)
        and node.attr == "random"
        and ast.unparse(node.value) in {"np", "numpy"}
    ]
    assert used == []


def test_a_module_says_its_subject_in_its_first_line() -> None:
    for module in MODULES:
        first = (SOURCES / module).read_text(encoding="utf-8").split("\n")[0]
        found = ast.get_docstring(tree(module))
        assert found, module
        assert first.startswith('"""'), module
        assert first.removeprefix('"""').removesuffix('"""') == found.split("\n")[0], module
        assert found.split("\n")[0].endswith((".", ":")), module


def test_no_module_is_too_long() -> None:
    lines = {module: (SOURCES / module).read_text(encoding="utf-8").count("\n") for module in MODULES}
    assert {module: count for module, count in lines.items() if count > MOST_LINES} == {}
