"""`argosy site`: the browser client as a folder of files for any static host, without a server."""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from pathlib import Path
from typing import Annotated, Any

import typer

from argosy.cli.files import reason
from argosy.core.errors import ArgosyError

LIST = "site.json"  # what was written, so that a later version can take its place
PAGE, WORKER = "index.html", "sw.js"
NOT_FOR_A_SITE = {".gz"}  # static hosts compress by themselves
BUILT = "built"  # what the client was built from
WITHOUT_SERVER = '<meta name="argosy-server" content="none" />'
SIGN = "self.FILES = "  # the list in front of the service worker (web/plugins/keptFiles.ts)

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder to write, new or empty.")]


def site(
    folder: Folder,
    force: Annotated[
        bool, typer.Option("--force", help="Write into a folder that holds other files; they stay.")
    ] = False,
) -> None:
    """Write Argosy as a folder for any static host, under any path: it needs no server, and after one visit
    no connection.

    A folder that this command wrote before is brought up to date.

    Example: [bold]argosy site public[/bold], then look at it: [bold]python -m http.server --directory
    public[/bold]
    """
    from argosy.server import client_files

    files = built_files(client_files.FOLDER)
    before = _written_before(folder, force)
    try:
        write(folder, files, before)
    except OSError as problem:
        where = problem.filename or folder
        raise ArgosyError(f"{where}: {reason(problem)}; what was there before may be incomplete") from None
    size = sum(map(len, files.values())) / 1e6
    typer.echo(
        f"{folder}: {len(files)} files, {size:.1f} MB. Put the folder on any static host, under any path."
    )


def built_files(client: Path) -> dict[str, bytes]:
    """The client's files by their paths, in the order to write them: what leads to others comes last."""
    if not (client / PAGE).exists():
        from argosy.server.client_files import ABSENT

        raise ArgosyError(ABSENT)
    paths = sorted(path for path in client.rglob("*") if path.is_file())
    files = {
        name: path.read_bytes()
        for path in paths
        if path.suffix not in NOT_FOR_A_SITE and (name := path.relative_to(client).as_posix()) != BUILT
    }
    page, worker = files.pop(PAGE), files.pop(WORKER)
    page = page.replace(b"<head>", f"<head>\n    {WITHOUT_SERVER}".encode(), 1)
    return {**files, PAGE: page, WORKER: _with_page(worker.decode(), page).encode()}


def _with_page(worker: str, page: bytes) -> str:
    """The service worker with this page in its list, for it keeps no file that differs."""
    head, code = worker.split("\n", 1)
    files: dict[str, Any] = json.loads(head.removeprefix(SIGN).removesuffix(";"))
    files["core"]["./"] = f"sha256-{b64encode(hashlib.sha256(page).digest()).decode()}"
    files["version"] = hashlib.sha256("".join(files["core"].values()).encode()).hexdigest()[:12]
    return f"{SIGN}{json.dumps(files, separators=(',', ':'))};\n{code}"


def _written_before(folder: Path, force: bool) -> set[str]:
    """The paths of an earlier site there; ArgosyError where the folder is somebody else's."""
    if folder.exists() and not folder.is_dir():
        raise ArgosyError(f"{folder}: is a file; name a folder")
    try:
        there = {path.name for path in folder.iterdir()} if folder.exists() else set()
    except OSError as problem:
        raise ArgosyError(f"{folder}: {reason(problem)}") from None
    if LIST in there:
        try:
            listed = json.loads((folder / LIST).read_bytes())["files"]
            return {str(path) for path in listed}
        except (OSError, ValueError, KeyError, TypeError):
            if not force:
                raise ArgosyError(
                    f"{folder / LIST}: is no list of an earlier site; name another folder, or use --force"
                ) from None
    if there and not force:
        raise ArgosyError(
            f"{folder}: holds other files; name a new folder, or use --force to write beside them"
        )
    return set()


def write(folder: Path, files: dict[str, bytes], before: set[str]) -> None:
    """New files beside the old ones, then the page, then away with what is old: a visitor finds a whole."""
    from argosy import __version__

    listed = json.dumps({"argosy": __version__, "files": sorted(files)}, indent=1).encode()
    for path, content in {**files, LIST: listed}.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        beside = place.with_name(f"{place.name}.new")
        beside.write_bytes(content)
        beside.replace(place)
    for path in before - set(files):
        place = folder / path
        if place.resolve().is_relative_to(folder.resolve()):
            place.unlink(missing_ok=True)
