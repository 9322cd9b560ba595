"""`argosy site`: which folders it writes into, and what it leaves there."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from typer.testing import Result

from argosy.server import client_files

Run = Callable[..., Result]
Refused = Callable[..., str]
LIST = '{"script":"index-1","version":"0","core":{"assets/index-1.js":"sha256-1","./":"sha256-2"},"later":{}}'


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as it is built, but small."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html><head></head></html>")
    (folder / "sw.js").write_text(f"self.FILES = {LIST};\nconst code = 1;\n")
    (folder / "assets/index-1.js").write_text("1")
    for needless in ("index.html.gz", "assets/index-1.js.gz", "built"):
        (folder / needless).write_text("")
    monkeypatch.setattr(client_files, "FOLDER", folder)
    return folder


def there(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_it_writes_the_client_marked_as_having_no_server(run: Run, tmp_path: Path) -> None:
    result = run("site", "public/games")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("public/games: 3 files, ")
    folder = tmp_path / "public/games"
    assert there(folder) == {"assets/index-1.js", "index.html", "sw.js", "site.json"}
    assert '<meta name="argosy-server" content="none" />' in (folder / "index.html").read_text()


def test_the_service_worker_expects_the_page_that_was_written(run: Run, tmp_path: Path) -> None:
    run("site", "public")
    head, code = (tmp_path / "public/sw.js").read_text().split("\n", 1)
    files = json.loads(head.removeprefix("self.FILES = ").removesuffix(";"))
    assert code == "const code = 1;\n"
    assert files["core"]["assets/index-1.js"] == "sha256-1"
    page = sha256((tmp_path / "public/index.html").read_bytes()).digest()
    assert files["core"]["./"] == f"sha256-{b64encode(page).decode()}"
    assert files["version"] != "0"


def test_a_site_of_an_earlier_version_gives_way_and_other_files_stay(
    run: Run, client: Path, tmp_path: Path
) -> None:
    run("site", "public")
    (tmp_path / "public/CNAME").write_text("games.example")
    (client / "assets/index-1.js").rename(client / "assets/index-2.js")
    assert run("site", "public").exit_code == 0
    assert there(tmp_path / "public") == {"assets/index-2.js", "index.html", "sw.js", "site.json", "CNAME"}


def test_a_list_never_leads_out_of_its_folder(run: Run, tmp_path: Path) -> None:
    outside = tmp_path / "mine.txt"
    outside.write_text("mine")
    run("site", "public")
    (tmp_path / "public/site.json").write_text('{"files": ["../mine.txt"]}')
    assert run("site", "public").exit_code == 0
    assert outside.read_text() == "mine"


def test_a_folder_with_other_files_is_refused_unless_one_insists(
    run: Run, refused: Refused, tmp_path: Path
) -> None:
    (tmp_path / "public").mkdir()
    (tmp_path / "public/notes.txt").write_text("mine")
    assert "public: holds other files; name a new folder, or use --force" in refused("site", "public")
    assert there(tmp_path / "public") == {"notes.txt"}
    assert run("site", "public", "--force").exit_code == 0
    assert {"notes.txt", "index.html"} <= there(tmp_path / "public")


@pytest.mark.parametrize("text", ["", "[]", '{"files": 3}', "{}"])
def test_a_foreign_list_is_refused(refused: Refused, tmp_path: Path, text: str) -> None:
    (tmp_path / "public").mkdir()
    (tmp_path / "public/site.json").write_text(text)
    assert "site.json: is no list of an earlier site; name another folder" in refused("site", "public")


def test_a_file_is_no_folder(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "public").write_text("")
    assert "public: is a file; name a folder" in refused("site", "public")


def test_without_a_client_it_says_what_builds_one(refused: Refused, client: Path) -> None:
    (client / "index.html").unlink()
    assert "has no browser client: ./run setup builds one in a clone" in refused("site", "public")
