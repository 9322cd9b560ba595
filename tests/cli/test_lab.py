"""`argosy lab` as one types it: each command's help, its refusals, and a little of what it does."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import argosy

Run = Callable[..., Result]


@pytest.mark.parametrize("command", ["score", "games", "text", "mcp"])
def test_the_help_of_every_command_has_an_example(run: Run, command: str) -> None:
    result = run("lab", command, "--help")
    assert result.exit_code == 0
    assert f"Example: argosy lab {command}" in " ".join(result.stdout.split())
    assert "{game}" not in result.stdout


def test_the_tasks_are_listed_with_their_opponents_and_hashes(run: Run) -> None:
    told = run("lab", "score", "--list").stdout
    for game in argosy.NAMES:
        assert len(re.findall(rf"^{game}/[2-5]/.* weights [0-9a-f]{{16}}, conduct ", told, re.MULTILINE)) == 5


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("score",), "name the bot to score"),
        (("score", "simple", "--task", "nothing"), "there is no task 'nothing'"),
        (("score", "--check", "missing.json"), "missing.json: No such file"),
        (("games", "--out", "no/folder.npz"), "no/folder.npz: No such file"),
        (("games", "--out", "x.npz", "--players", "two"), "--players are numbers with commas"),
        (("games", "--out", "x.npz", "--by", "simple"), "games are played by random, net or net@FILE"),
        (("text", "--seats", "simple,simple"), "one seat at least is 'me'"),
        (("text", "chess"), "no game"),
    ],
)
def test_a_misused_command_is_refused_in_one_line(
    refused: Callable[..., str], arguments: tuple[str, ...], said: str
) -> None:
    assert said.casefold() in refused("lab", *arguments).casefold()


def test_a_program_that_leaves_is_told_about_in_the_exit_status(run: Run) -> None:
    result = run("lab", "text", "--seats", "me,simple", input="1\nquit\n")
    assert result.exit_code == 2
    assert "left after 0 of 1 games" in result.stderr


def test_finished_games_are_kept_as_records(run: Run, tmp_path: Path) -> None:
    options = ["--seats", "me,simple", "--seed", "4", "--records", "kept"]
    result = run("lab", "text", *options, input="1\n" * 3000)
    assert result.exit_code == 0, result.stderr
    (file,) = (tmp_path / "kept").iterdir()
    record = argosy.Record.from_text(file.read_text())
    assert record.replay(argosy.game(record.game)).over
