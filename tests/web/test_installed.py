"""What `python -m build` makes, installed into an environment that has seen neither this clone nor Node."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from email.parser import HeaderParser
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import argosy
from server.raw_requests import call
from server.serving import free_port, wait_until_ready
from web.local.test_local_games import decide, decisions
from web.visiting import COASTLESS, introduce, open_table, until

ROOT = Path(__file__).parents[2]
SYSTEM = "/usr/bin:/bin"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not (ROOT / "src/argosy/client/index.html").exists(), reason="the client is not built"
    ),
]


class Installed:
    """A clean environment and a clean home; `argosy` runs a command there."""

    def __init__(self, folder: Path, built: Path) -> None:
        self.built, self.home = built, folder / "home"
        self.home.mkdir()
        self.bin = folder / "env" / "bin"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "env"], check=True)
        uv, python = ROOT / ".venv-tools/bin/uv", str(self.bin / "python")
        with_uv = [str(uv), "pip", "install", "--python", python]
        with_pip = [sys.executable, "-m", "pip", "--python", python, "install"]
        installer = with_uv if uv.exists() else with_pip
        subprocess.run([*installer, "--quiet", *map(str, built.glob("*.whl"))], check=True)

    @property
    def environment(self) -> dict[str, str]:
        return {"PATH": f"{self.bin}:{SYSTEM}", "HOME": str(self.home), "LANG": "C.UTF-8"}

    def run(self, *command: str, said: str = "") -> str:
        done = subprocess.run(
            command,
            cwd=self.home,
            env=self.environment,
            input=said,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextlib.contextmanager
    def serving(self) -> Iterator[tuple[str, Path]]:
        """The address of its server, and the file it logs to."""
        port, log = free_port(), self.home / "log"
        with log.open("wb") as file:
            command = [str(self.bin / "argosy"), "serve", "--port", str(port)]
            server = subprocess.Popen(command, cwd=self.home, env=self.environment, stdout=file, stderr=file)
        try:
            wait_until_ready(f"http://127.0.0.1:{port}", server)
            yield f"http://127.0.0.1:{port}", log
        finally:
            server.terminate()
            server.wait()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("installed")
    environment = {name: value for name, value in os.environ.items() if name != "ARGOSY_WITHOUT_CLIENT"}
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder / "dist"), str(ROOT)]
    done = subprocess.run(build, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return Installed(folder, folder / "dist")


def test_wheel_and_sdist_hold_everything_that_is_needed_to_play(installed: Installed) -> None:
    (wheel,), (sdist,) = installed.built.glob("*.whl"), installed.built.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as packed:
        files = set(packed.namelist())
        told = next(name for name in files if name.endswith(".dist-info/METADATA"))
        about = HeaderParser().parsestr(packed.read(told).decode())
    tracked = subprocess.run(
        ["git", "ls-files", "src/argosy"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    there = {path for path in tracked if (ROOT / path).exists()}
    assert {path.removeprefix("src/") for path in there} <= files
    client = (path for path in (ROOT / "src/argosy/client").rglob("*") if path.is_file())
    assert {path.relative_to(ROOT / "src").as_posix() for path in client} <= files
    with tarfile.open(sdist) as packed_source:
        names = {name.partition("/")[2] for name in packed_source.getnames()}
    assert {"src/argosy/client/index.html", "src/argosy/engine/engine.wasm", "README.md", "run"} <= names
    assert not [name for name in names if "node_modules" in name or ".venv" in name]
    assert "Programming Language :: Python :: 3.14" in about.get_all("Classifier", [])
    assert about["Description-Content-Type"] == "text/markdown"


@pytest.mark.browser
def test_an_installed_server_is_played_at_in_a_browser(installed: Installed, browser: Browser) -> None:
    with installed.serving() as (address, log):
        context = browser.new_context(service_workers="block", locale="en-GB", reduced_motion="reduce")
        context.add_init_script(COASTLESS)
        troubles: list[str] = []
        context.on("weberror", lambda error: troubles.append(str(error.error)))
        for game in argosy.NAMES:
            page = context.new_page()
            page.goto(address)
            if game == argosy.NAMES[0]:
                introduce(page, "Ann")
            open_table(page, game, "me", "cabin-boy")
            until(partial(has_log, page), partial(decide, page, game))
        context.close()
        assert troubles == []
        assert "Traceback" not in log.read_text()


def has_log(page: Page) -> bool:
    return decisions(page) > 3


def test_its_commands_work_in_an_empty_home(installed: Installed) -> None:
    assert installed.run("argosy", "--version") == f"argosy {argosy.__version__}\n"
    installed.run("argosy", "play", "--watch", "--players", "2", "--seed", "1", "--lang", "de")
    installed.run("argosy", "site", "public")
    assert (installed.home / "public/index.html").exists()


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_examples_of_the_pages_run_there(installed: Installed, page: str) -> None:
    installed.run("python", "-m", "doctest", str(ROOT / page))


def test_lines_that_install_more_hold_where_argosy_is_in_no_index(installed: Installed) -> None:
    """`pip install 'argosy[…]'` adds to the Argosy that is installed."""
    uv = ROOT / ".venv-tools/bin/uv"
    if not uv.exists():
        pytest.skip("uv is not here: ./run setup gets it")
    python = str(installed.bin / "python")
    asked = [str(uv), "pip", "install", "--dry-run", "--python", python, "argosy[postgres]"]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stderr
    assert "psycopg" in told
    assert "argosy" not in told.lower().replace("argosy[postgres]", "")


def test_without_a_client_the_server_says_so_and_serves_the_api(installed: Installed) -> None:
    (client,) = installed.bin.parent.glob("lib/python*/site-packages/argosy/client")
    aside = client.rename(client.with_name("aside"))
    try:
        with installed.serving() as (address, log):
            port = int(address.rpartition(":")[2])
            page = call(port, "GET", "/")
            assert (page.status, json.loads(page.text)["message"].partition(":")[0]) == (
                404,
                "this installation has no browser client",
            )
            assert call(port, "GET", "/api/games").status == 200
            assert log.read_text().count("this installation has no browser client") == 1
            assert "Traceback" not in log.read_text()
    finally:
        aside.rename(client)


def test_a_clone_without_node_is_told_what_to_do(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
        clone.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, clone)
    (clone / "src/argosy").mkdir(parents=True)
    shutil.copy(ROOT / "src/argosy/__init__.py", clone / "src/argosy")
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", str(clone)]
    environment = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    done = subprocess.run(build, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "npm was not found" in " ".join((done.stdout + done.stderr).split())
    environment["ARGOSY_WITHOUT_CLIENT"] = "1"
    subprocess.run(build, env=environment, capture_output=True, check=True)
