"""The pages: lines of one width, links that lead somewhere, and names of files and modules that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/argosy"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")])
WIDTH = 120

HISTORY = ROOT / "CHANGELOG.md"  # speaks of files as they were called then
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|srcset|href)=\"([^\"]+)\"")
IN_BACKTICKS = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FILE = re.compile(r"[\w./<>*-]*[\w>*]\.(?:py|pyi|ts|mjs|js|svelte|css|html|ftl|sql|dot|svg|csv|toml|ya?ml)")
MODULE = re.compile(r"argosy(?:\.[A-Za-z_]\w*)+")
FOLDERS = ("src/", "tests/", "web/", "docs/", "examples/", "requirements/")
# What a path may be written against, beside the root and the page's own folder.
PLACES = (PACKAGE, *sorted(PACKAGE.glob("games/*/")), ROOT / "web/src", ROOT / "web", ROOT / "tests")
# By the reader of a page, or when the client is built.
MADE_LATER = {"careful.py", "among.toml", "mixed.toml", "src/argosy/client"}


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


pages = pytest.mark.parametrize("page", PAGES, ids=name)


def prose(page: Path) -> Iterator[tuple[int, str]]:
    """The lines of a page with their numbers, blocks of code left out."""
    fence = ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark and not fence:
            fence = mark[1]
        elif mark and mark[1].startswith(fence):
            fence = ""
        elif not fence and not line.startswith("    "):
            yield number, line


@cache
def file_names() -> frozenset[str]:
    """The name of every file of ours, wherever it lies."""
    folders = ("src", "tests", "web", "docs", "examples", "requirements", ".github")
    found = (path for folder in folders for path in (ROOT / folder).rglob("*"))
    ours = (path for path in found if "node_modules" not in path.parts)
    return frozenset(path.name for path in (*ROOT.glob("*"), *ours))


def exists(path: str, page: Path) -> bool:
    """Whether there is such a file or folder; `<game>` and `*` stand for any name."""
    pattern = re.sub(r"<[^>]*>", "*", path).rstrip("/")
    if pattern in MADE_LATER or "/" not in pattern:
        return pattern in MADE_LATER or pattern in file_names()
    if pattern.startswith("../"):
        return (page.parent / pattern).exists()
    return any(True for place in (ROOT, page.parent, *PLACES) for _ in place.glob(pattern))


def is_there(module: str) -> bool:
    """Whether a dotted name is a module, or a name that occurs in one. Nothing is imported for it."""
    place, *names = PACKAGE, *module.split(".")[1:]
    while names and (place / names[0]).is_dir():
        place /= names.pop(0)
    file = place / f"{names[0]}.py" if names and (place / f"{names[0]}.py").is_file() else None
    if file is not None:
        names.pop(0)
    text = (file or place / "__init__.py").read_text(encoding="utf-8")
    return all(re.search(rf"\b{word}\b", text) for word in names[:1])


def slug(heading: str) -> str:
    """The anchor of a heading, as public forges make it."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.strip("# \n")).lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    return {slug(line) for _, line in prose(page) if line.startswith("#")}


def test_all_pages_are_looked_at() -> None:
    assert {"README.md", "docs/architecture.md", "docs/protocol.md", "SECURITY.md"} <= set(map(name, PAGES))


@pages
def test_prose_is_wrapped(page: Path) -> None:
    bare = ((number, re.sub(r"\]\([^)]*\)", "]", line)) for number, line in prose(page))
    assert [number for number, line in bare if len(line) > WIDTH and not line.startswith("|")] == []


@pages
def test_links_lead_somewhere(page: Path) -> None:
    dead = []
    for number, line in prose(page):
        for match in LINK.finditer(line):
            target = match[1] or match[2]
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = target.partition("#")
            there = page.parent / path if path else page
            if not there.exists() or (anchor and anchor not in anchors(there)):
                dead.append(f"{number}: {target}")
    assert dead == []


@pytest.mark.parametrize("page", [page for page in PAGES if page != HISTORY], ids=name)
def test_files_and_modules_that_are_named_exist(page: Path) -> None:
    stale = []
    for number, line in prose(page):
        for match in IN_BACKTICKS.finditer(line):
            for word in match[1].split():
                if re.match(r"[A-Z]+\.", word):  # FILE.html: a word of the reader's own
                    continue
                if FILE.fullmatch(word) or word.startswith(FOLDERS):
                    known = exists(word, page)
                elif MODULE.fullmatch(word):
                    known = is_there(word)
                else:
                    continue
                if not known:
                    stale.append(f"{number}: {word}")
    assert stale == []
