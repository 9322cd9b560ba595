"""The program as a whole: its help, its version, its entry points, and its manners."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import argosy

Run = Callable[..., Result]
COMMANDS = (
    "play", "serve", "site", "backup", "restore", "odds", "hint", "analyse", "replay", "games", "schema",
    "arena", "tune", "train", "exploit", "bench", "lab",
)  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert re.search(rf"Example: (.* \| )?argosy {command}", " ".join(result.stdout.split()))
    assert "{game}" not in result.stdout


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_the_program_without_a_command_lists_its_commands(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 0
    for command in COMMANDS:
        assert f" {command} " in result.stdout


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version").stdout == f"argosy {argosy.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("sail",), "No such command 'sail'"),
        (("pla",), "Did you mean 'play'"),
        (("--tack",), "No such option: --tack"),
        (("play", "--seed", "seven"), "Invalid value for '--seed': "),
        (("odds",), "Missing argument"),
    ],
)
def test_a_misused_command_line_is_refused_in_one_line(
    refused: Callable[..., str], arguments: tuple[str, ...], said: str
) -> None:
    assert said in refused(*arguments)


@pytest.mark.parametrize(
    "program", [[sys.executable, "-m", "argosy"], [str(Path(sys.executable).with_name("argosy"))]]
)
def test_both_entry_points_answer(program: list[str]) -> None:
    done = subprocess.run([*program, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"argosy {argosy.__version__}\n"


def test_no_color_is_obeyed_even_where_colours_are_forced(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    colour = re.compile("\x1b\\[([0-9]+;)*3[0-9]")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert colour.search(run("games").stdout)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not colour.search(run("games").stdout)


@pytest.mark.slow
@pytest.mark.parametrize("command", ["--help", "arena --help", "bench engine --help", "--version"])
def test_help_waits_for_no_compiler(command: str) -> None:
    code = (
        "import sys; from argosy.cli.app import app\n"
        f"try: app({command.split()!r})\n"
        "except SystemExit: print({'numba', 'numpy', 'argosy.lab'} & set(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "set()\n"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
@pytest.mark.parametrize("command", ["games", "games --json", "--help"])
def test_output_that_cannot_be_written_is_told_in_one_line(command: str) -> None:
    shell = ["/bin/sh", "-c", f"{sys.executable} -m argosy {command} > /dev/full"]
    done = subprocess.run(shell, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "argosy: the output could not be written: No space left on device\n"


@pytest.mark.parametrize("command", [("--help",), ("train", "--help")])
def test_help_names_what_to_install_in_full(run: Run, command: tuple[str, ...]) -> None:
    assert "'argosy[train]'" in run(*command).stdout


@pytest.mark.slow
def test_a_reader_who_goes_away_ends_the_program_without_a_traceback() -> None:
    command = f"{sys.executable} -m argosy games | head -n 1"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Port Royal")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "library", "extra"),
    [
        (("train", "--iterations", "1"), "torch", "train"),
        (("exploit", "--iterations", "1"), "torch", "train"),
        (("tune", "--players", "2", "--out", "weights.json"), "cmaes", "tune"),
        (("arena", "--seats", "random,random", "--cluster"), "ray", "cluster"),
    ],
)
def test_a_library_that_is_missing_is_named_with_what_to_install(
    refused: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    library: str,
    extra: str,
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    assert refused(*arguments).endswith(f"pip install 'argosy[{extra}]'")
