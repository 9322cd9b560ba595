"""The drawings: each is what its text source renders to, and the rings are those that imports are held to."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from test_rings import OWN, RINGS

ROOT = Path(__file__).parents[2]
DRAWINGS = ROOT / "docs/drawings"
SOURCES = sorted(path.stem for path in DRAWINGS.glob("*.dot"))
COMMAND = "node docs/drawings/render.mjs"


@pytest.fixture(scope="module")
def rendered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("drawings")
    found = subprocess.run(
        [*COMMAND.split(), str(folder)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stderr
    return folder


def test_there_is_a_drawing_for_every_source_and_no_other() -> None:
    assert (
        sorted(path.stem for path in DRAWINGS.glob("*.svg")) == SOURCES == ["decision", "knowledge", "rings"]
    )


@pytest.mark.parametrize("name", SOURCES)
def test_a_drawing_is_what_its_source_renders_to(name: str, rendered: Path) -> None:
    fresh, tracked = rendered / f"{name}.svg", DRAWINGS / f"{name}.svg"
    assert fresh.read_bytes() == tracked.read_bytes(), f"docs/drawings/{name}.svg is out of date: {COMMAND}"


def closure(edges: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """What can be reached from each node."""
    reached = {node: set(targets) for node, targets in edges.items()}
    while True:
        more = {
            node: targets.union(*(reached[target] for target in targets)) for node, targets in reached.items()
        }
        if more == reached:
            return reached
        reached = more


def test_the_rings_are_drawn_as_imports_are_allowed() -> None:
    drawn: dict[str, set[str]] = {ring: set() for ring in RINGS}
    for importer, imported in re.findall(
        r'^  "([^"]+)" -> "([^"]+)"$', (DRAWINGS / "rings.dot").read_text(encoding="utf-8"), re.MULTILINE
    ):
        drawn[importer].add(imported)
    allowed = {
        ring: {inner.replace(OWN, "games/*") for inner in inwards} - {ring} for ring, inwards in RINGS.items()
    }
    assert closure(drawn) == closure(allowed)


@pytest.mark.parametrize("name", SOURCES)
def test_a_drawing_names_no_file_that_is_gone(name: str) -> None:
    named = re.findall(
        r"\b[a-z_]+(?:/[a-z_]+)+\.py\b", (DRAWINGS / f"{name}.dot").read_text(encoding="utf-8")
    )
    places = (ROOT, ROOT / "src/argosy")
    assert [path for path in named if not any((place / path).is_file() for place in places)] == []
