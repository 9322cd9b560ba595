"""Compiled rules: never stale, never taken from a damaged file, and plain Python where that is wanted."""

from __future__ import annotations

import hashlib
import logging
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba.core.config
import pytest

import argosy
from argosy.core import compiled as shelves
from argosy.core.compiled import cache_folder, compiled, engine_hash, rule
from argosy.core.engine_file import cache_root

SOURCES = Path(argosy.__file__).parent
DAY = 24 * 3600
GAME = argosy.game("port-royal")
pytestmark = pytest.mark.plain

# A rule of one file whose result hangs on a number of another file and on the card data.
ASK = """
import numpy as np
from argosy.core.compiled import cache_folder
from argosy.games.port_royal.rules.cards import FACE_NUMBER
from argosy.games.port_royal.rules.legal import price
from argosy.games.port_royal.rules.moves import meets_ending
from argosy.games.port_royal.rules.state import STATE
s = np.zeros(1, STATE)[0]
s.seats[0].points = 11
print(bool(meets_ending(s, 0)), int(price(s, 0, FACE_NUMBER["jester_1"])), cache_folder())
"""

PLAY = """
import hashlib, random, types
import argosy
from argosy.core import cards, chance, compiled, loops
from argosy.games.port_royal.rules import features, moves, scoring, state
game = argosy.game("port-royal")
plain = [chance.below, cards.shuffle_into_deck, state.set_up, moves.apply, scoring.win_shares]
plain += [features.observe, loops.loops_of(game.rules).step, loops.loops_of(game.rules).mask]
print(compiled.jit_is_on(), all(type(function) is types.FunctionType for function in plain))
for players in (2, 3, 4, 5):
    pos, pick = game.new(players, seed=players), random.Random(players)
    for _ in range(120):
        pos.play(pos.to_act[0], pick.choice(pos.legal(pos.to_act[0])))
    print(hashlib.sha256(pos.to_bytes()).hexdigest())
"""


def threefold(number: int) -> int:
    return 3 * number


def successor(number: int) -> int:
    return number + 1


def fresh() -> Any:
    """`threefold` as a new process would meet it."""
    return compiled("tests.threefold")(threefold)


def python(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def ask(sources: Path, cache: Path) -> tuple[str, str, Path]:
    """What the rules in a folder of sources say: ending reached, price of a jester, cache folder."""
    done = python(ASK, PYTHONPATH=str(sources), ARGOSY_CACHE=str(cache), NUMBA_DISABLE_JIT="0")
    assert done.returncode == 0, done.stderr
    ending, price, folder = done.stdout.split(maxsplit=2)
    return ending, price, Path(folder.strip())


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache of this test's own."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("ARGOSY_CACHE", str(folder))
    cache_folder.cache_clear()
    yield folder
    cache_folder.cache_clear()


# -------------------------------------------------------------------------------------- the key


@pytest.mark.slow
def test_changed_rules_and_cards_are_seen_at_the_next_start_and_have_a_folder_of_their_own(
    tmp_path: Path,
) -> None:
    engine, cache = tmp_path / "src" / "argosy", tmp_path / "cache"
    shutil.copytree(SOURCES, engine, ignore=shutil.ignore_patterns("__pycache__"))
    before = ask(engine.parent, cache)
    assert before[:2] == ("False", "5")

    rules = engine / "games" / "port_royal" / "rules"
    replace(rules / "state.py", "POINTS_TO_END = 12\n", "POINTS_TO_END = 11\n")
    replace(rules / "cards.csv", "jester_1,person,Jester,,,0,5,", "jester_1,person,Jester,,,0,6,")
    after = ask(engine.parent, cache)
    assert after[:2] == ("True", "6")
    assert {before[2].parent, after[2].parent} == {cache}
    assert before[2] != after[2]
    for folder in (before[2], after[2]):
        assert any(
            path.name.startswith("argosy.games.port_royal.rules.legal.price-") for path in folder.iterdir()
        )


def test_every_file_of_the_engine_is_part_of_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = tmp_path / "argosy"
    shutil.copytree(SOURCES, engine, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(shelves, "ENGINE", engine)
    whole = engine_hash.__wrapped__
    assert whole() == engine_hash(), "the same sources elsewhere have the same key"
    folders = [engine / "core", *(engine / "games").glob("*/rules")]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    assert len(files) > 20
    for path in files:
        sound = path.read_bytes()
        path.write_bytes(sound.replace(b"1", b"2"))
        assert (whole() == engine_hash()) == (b"1" not in sound), path
        path.write_bytes(sound + b"\n")
        assert whole() != engine_hash(), path
        path.write_bytes(sound)
    (engine / "core" / "chance.py").rename(engine / "core" / "fate.py")
    assert whole() != engine_hash()


def test_code_with_checked_bounds_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    config: Any = numba.core.config
    monkeypatch.setattr(config, "BOUNDSCHECK", 0 if config.BOUNDSCHECK else 1)
    assert engine_hash.__wrapped__() != engine_hash()


def test_only_folders_that_the_key_covers_compile_rules() -> None:
    """Players and learners carry marks of their own sources, and the arena's loops are the players'."""
    covered = [folder for pattern in shelves.ENGINE_FOLDERS for folder in SOURCES.glob(pattern)]
    users = [
        path
        for path in SOURCES.rglob("*.py")
        if re.search(r"^\s*@(rule|compiled)\b|njit", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    for folder in covered:
        assert any(path.is_relative_to(folder) for path in users), folder
    others = [path for path in users if not any(path.is_relative_to(folder) for folder in covered)]
    marked = {"players", "lab"}
    assert [path for path in others if not marked & set(path.relative_to(SOURCES).parts)] == []


# A game from elsewhere: its module, and a constant in another file of its folder.
FOREIGN_MODULE = """
from argosy.core.compiled import rule
from foreign_game.numbers import FACTOR

@rule
def multiplied(number):
    return FACTOR * number
"""
ASK_FOREIGN = """
import sys
from argosy.core.compiled import foreign_mark
from foreign_game.rules import multiplied
print(multiplied(7), sum(multiplied.stats.cache_hits.values()), foreign_mark("foreign_game.rules"))
"""


@pytest.mark.slow
def test_a_rule_from_elsewhere_is_compiled_anew_when_the_sources_of_its_folder_change(tmp_path: Path) -> None:
    folder = tmp_path / "foreign_game"
    folder.mkdir()
    (folder / "rules.py").write_text(FOREIGN_MODULE)

    def ask_foreign() -> list[str]:
        path = os.pathsep.join([str(tmp_path), str(SOURCES.parent)])
        cache = str(tmp_path / "cache")
        done = python(ASK_FOREIGN, PYTHONPATH=path, ARGOSY_CACHE=cache, NUMBA_DISABLE_JIT="0")
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    (folder / "numbers.py").write_text("FACTOR = 3\n")
    assert ask_foreign()[:2] == ["21", "0"]
    result, hits, mark = ask_foreign()
    assert (result, hits) == ("21", "1"), "the same sources are read from their file"
    (folder / "numbers.py").write_text("FACTOR = 50\n")
    result, hits, other_mark = ask_foreign()
    assert (result, hits) == ("350", "0")
    assert mark != other_mark


def test_rules_of_the_package_itself_need_no_mark() -> None:
    assert shelves.foreign_mark("argosy.core.cards") == ""
    assert shelves.foreign_mark("argosy.games.port_royal.rules.moves") == ""
    assert shelves.foreign_mark("no.such.module") == ""
    assert shelves.foreign_mark(__name__) != ""


def test_the_cache_lies_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("ARGOSY_CACHE", str(tmp_path / "chosen"))
    assert cache_root() == tmp_path / "chosen"
    monkeypatch.setenv("ARGOSY_CACHE", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_root() == tmp_path / "xdg" / "argosy"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_root() == tmp_path / ".cache" / "argosy"


# ---------------------------------------------------------------------------------- what is kept


def test_a_function_is_compiled_once_and_read_from_its_file_afterwards(root: Path) -> None:
    first = fresh()
    assert first(7) == 21
    assert sum(first.stats.cache_misses.values()) == 1
    (kept,) = (root / engine_hash()).iterdir()
    assert kept.name.startswith("tests.threefold-")
    again = fresh()
    assert again(7) == 21
    assert (sum(again.stats.cache_hits.values()), sum(again.stats.cache_misses.values())) == (1, 0)


def test_each_signature_has_a_file_of_its_own(root: Path) -> None:
    function = fresh()
    assert (function(7), function(0.5)) == (21, 1.5)
    assert len(list((root / engine_hash()).iterdir())) == 2
    again = fresh()
    assert (again(0.5), again(7)) == (1.5, 21)
    assert sum(again.stats.cache_hits.values()) == 2


def test_functions_with_the_same_signature_do_not_get_in_each_others_way(root: Path) -> None:
    for _ in range(2):
        assert fresh()(7) == 21
        assert compiled("tests.successor")(successor)(7) == 8
    assert len(list((root / engine_hash()).iterdir())) == 2


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "garbage": lambda blob: b"this was never code " * 100,
    "empty": lambda blob: b"",
    "shorter than a check sum": lambda blob: blob[:20],
    "a check sum and nothing": lambda blob: blob[:32],
    "cut in half": lambda blob: blob[: len(blob) // 2],
    "one byte short": lambda blob: blob[:-1],
    "one byte long": lambda blob: blob + b"\0",
    "flipped in the check sum": lambda blob: bytes([blob[0] ^ 1]) + blob[1:],
    "flipped at the beginning": lambda blob: blob[:32] + bytes([blob[32] ^ 1]) + blob[33:],
    "flipped in the middle": lambda blob: (
        blob[: len(blob) // 2] + bytes([blob[len(blob) // 2] ^ 64]) + blob[len(blob) // 2 + 1 :]
    ),
    "flipped at the end": lambda blob: blob[:-1] + bytes([blob[-1] ^ 128]),
    "signed, but no pickle": lambda blob: hashlib.sha256(b"no pickle").digest() + b"no pickle",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_compiled_anew_with_a_warning(
    root: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert fresh()(7) == 21
    (kept,) = (root / engine_hash()).iterdir()
    sound = kept.read_bytes()
    kept.write_bytes(DAMAGES[damage](sound))

    with caplog.at_level(logging.WARNING):
        mended = fresh()
        assert mended(7) == 21
    assert sum(mended.stats.cache_hits.values()) == 0
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert str(kept) in caplog.text
    assert "damaged" in caplog.text
    assert "compiled anew" in caplog.text

    caplog.clear()
    again = fresh()
    assert again(7) == 21
    assert sum(again.stats.cache_hits.values()) == 1
    assert caplog.records == []


def test_a_file_whose_byte_was_flipped_at_any_of_many_places_is_never_executed(
    root: Path, caplog: pytest.LogCaptureFixture
) -> None:
    function = fresh()
    assert function(7) == 21
    (kept,) = (root / engine_hash()).iterdir()
    sound, chance = kept.read_bytes(), random.Random(5)
    shelf, (signature,) = function._cache, function.signatures
    for _ in range(300):
        blob = bytearray(sound)
        blob[chance.randrange(len(blob))] ^= 1 << chance.randrange(8)
        kept.write_bytes(blob)
        assert shelf.load_overload(signature, function.targetctx) is None
    assert len(caplog.records) == 300
    kept.write_bytes(sound)
    assert shelf.load_overload(signature, function.targetctx) is not None


def test_a_folder_in_the_place_of_a_file_does_no_harm(root: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert fresh()(7) == 21
    (kept,) = (root / engine_hash()).iterdir()
    kept.unlink()
    kept.mkdir()
    assert fresh()(7) == 21
    assert "damaged" in caplog.text


def test_a_cache_that_vanishes_while_the_program_runs_does_no_harm(root: Path) -> None:
    assert fresh()(7) == 21
    shutil.rmtree(root)
    assert fresh()(7) == 21


# ------------------------------------------------------------------------------ nowhere to write


@pytest.mark.parametrize("place", ["the root", "above the root", "the folder of these sources"])
def test_where_nothing_can_be_written_one_warning_says_so_and_rules_work(
    root: Path, place: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    if place == "above the root":
        root.write_text("a file, not a folder")
        monkeypatch.setenv("ARGOSY_CACHE", str(root / "deeper"))
    elif place == "the root":
        root.write_text("a file, not a folder")
    else:
        root.mkdir()
        (root / engine_hash()).write_text("a file, not a folder")
    with caplog.at_level(logging.WARNING):
        assert fresh()(7) == 21
        assert fresh()(0.5) == 1.5
        assert rule(successor)(7) == 8
    (warning,) = [record.getMessage() for record in caplog.records]
    assert str(cache_folder()) == "None"
    assert str(root) in warning
    assert "compiled anew at every start" in warning
    assert "Set ARGOSY_CACHE to a folder that can be written" in warning


@pytest.mark.slow
def test_a_program_started_without_a_cache_prints_its_one_warning_and_runs(tmp_path: Path) -> None:
    blocked = tmp_path / "cache"
    blocked.write_text("a file, not a folder")
    done = python(ASK, ARGOSY_CACHE=str(blocked), NUMBA_DISABLE_JIT="0")
    assert (done.returncode, done.stdout) == (0, "False 5 None\n")
    assert done.stderr.count("cannot be kept") == 1
    assert len(done.stderr.splitlines()) == 1
    assert blocked.read_text() == "a file, not a folder"


# ------------------------------------------------------------------------------------- old folders


def aged(folder: Path, days: float) -> Path:
    """A folder with something in it, last changed so long ago."""
    folder.mkdir(parents=True)
    (folder / "argosy.core.cards.holds-0123.bin").write_bytes(b"old code")
    then = time.time() - days * DAY
    os.utime(folder, (then, then))
    return folder


def test_folders_of_old_sources_are_removed_after_thirty_days(root: Path) -> None:
    old = aged(root / hashlib.sha256(b"old").hexdigest()[:20], 31)
    young = aged(root / hashlib.sha256(b"young").hexdigest()[:20], 29)
    note = root / "note.txt"
    note.write_text("mine")
    os.utime(note, (0, 0))
    assert cache_folder() == root / engine_hash()
    assert not old.exists()
    assert (young / "argosy.core.cards.holds-0123.bin").exists()
    assert note.exists()


def test_the_folder_in_use_is_never_old(root: Path) -> None:
    current = aged(root / engine_hash(), 400)
    assert cache_folder() == current
    assert (current / "argosy.core.cards.holds-0123.bin").exists()
    assert time.time() - current.stat().st_mtime < DAY


@pytest.mark.parametrize("name", ["photographs", "2019", "deadbeef", ".ssh"])
def test_a_folder_that_is_not_a_cache_of_ours_is_never_removed_however_old(root: Path, name: str) -> None:
    """ARGOSY_CACHE may well name a folder that holds other things too, a home or /tmp."""
    foreign = root / name
    foreign.mkdir(parents=True)
    (foreign / "thesis.txt").write_text("the only copy")
    os.utime(foreign, (0, 0))
    cache_folder()
    assert (foreign / "thesis.txt").exists()


# ------------------------------------------------------------------------------------ plain Python


@pytest.mark.slow
def test_with_the_compiler_off_rules_are_plain_functions_with_the_same_results(tmp_path: Path) -> None:
    done = python(PLAY, NUMBA_DISABLE_JIT="1", ARGOSY_CACHE=str(tmp_path / "cache"))
    assert (done.returncode, done.stderr) == (0, "")
    first, *digests = done.stdout.splitlines()
    assert first == "False True"
    expected = []
    for players in (2, 3, 4, 5):
        pos, pick = GAME.new(players, seed=players), random.Random(players)
        for _ in range(120):
            pos.play(pos.to_act[0], pick.choice(pos.legal(pos.to_act[0])))
        expected.append(hashlib.sha256(pos.to_bytes()).hexdigest())
    assert digests == expected
    assert not (tmp_path / "cache").exists()
