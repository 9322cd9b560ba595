"""One game, one folder: nothing outside its folders names a game, its cards, its goods or its coins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import argosy
from argosy.games import MANIFESTS
from argosy.players.levels import LEVELS

ROOT = Path(__file__).parents[1]
SOURCES, CLIENT = ROOT / "src/argosy", ROOT / "web"
FOLDERS = {
    SOURCES: {"games": "_"},
    CLIENT / "src": {"games": "-"},
    CLIENT / "plugins": {},
    CLIENT / "public": {},
}
CODE = {".py", ".ts", ".js", ".mjs", ".svelte", ".css", ".html"}

# What things are called in a game that is also a word of machinery, or of everyday English.
EVERYDAY = {
    "ship", "draw", "load", "port", "tax", "deal", "jack", "good", "compass", "captain", "admiral", "power",
    "grain", "scrolls",
}  # fmt: skip
COINS = {"ducat", "ducats", "coin", "coins", "harbour", "cargo", "expedition", "prestige"}


def vocabulary() -> set[str]:
    """The names of the games, of what lies in their boxes, and of what is paid with."""
    words = set(COINS)
    for name, manifest in MANIFESTS.items():
        words |= {name, name.replace("-", "_"), manifest.title, manifest.title.replace(" ", "")}
        rules = argosy.game(name).rules
        words |= {re.split(r"[-_]", face)[0] for face in rules.faces}
        words |= {thing for field, thing in rules.event_things if field != "card"}
    return {word for word in words if word.lower() not in EVERYDAY | set(LEVELS)}


def files() -> Iterator[Path]:
    games = {name: MANIFESTS[name].package.rpartition(".")[2] for name in MANIFESTS}
    own = [SOURCES / "games" / folder for folder in games.values()]
    own += [CLIENT / "src/games" / name for name in games]
    built = [SOURCES / "client", CLIENT / "src/lib/protocol.gen.d.ts"]
    for folder in FOLDERS:
        for path in sorted(folder.rglob("*")):
            apart = any(path.is_relative_to(place) for place in (*own, *built))
            if path.suffix in CODE and not apart and ".test." not in path.name:
                yield path


WORDS = re.compile(
    rf"(?<![A-Za-z])({'|'.join(sorted(map(re.escape, vocabulary()), key=len, reverse=True))})(?![a-z])",
    re.IGNORECASE,
)


def test_the_words_that_are_looked_for_are_those_of_both_games() -> None:
    assert {"port-royal", "oltre_mare", "sailor", "silk", "venice", "ducats"} <= vocabulary()
    assert len(list(files())) > 200


def test_no_module_outside_a_games_folders_knows_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}, line {number}: {match[0]}"
        for path in files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        for match in WORDS.finditer(line)
    ]
    assert found == []
