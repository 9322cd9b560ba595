"""The browser client: its built files, as they lie beside the package."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

if TYPE_CHECKING:
    from argosy.server.services import Services

FOLDER = Path(__file__).parent.parent / "client"
FOREVER = "public, max-age=31536000, immutable"  # names of assets change with what is in them
ASK_FIRST = "no-cache"
ABSENT = (
    "this installation has no browser client: ./run setup builds one in a clone, and every wheel holds one"
)

_SCRIPT = re.compile(r'src="[^"]*assets/([\w-]+)\.js"')


def build(folder: Path = FOLDER) -> str:
    """Which client lies there: the name of its script, which changes with everything it loads."""
    page = folder / "index.html"
    try:
        return _build(page, page.stat().st_mtime_ns)
    except OSError:
        return ""  # it is being built, or never was


@lru_cache(4)
def _build(page: Path, changed: int) -> str:
    del changed  # it is read again when it has
    found = _SCRIPT.search(page.read_text("utf-8"))
    return found[1] if found else ""


def is_there(folder: Path = FOLDER) -> bool:
    return (folder / "index.html").exists()


class Client(StaticFiles):
    """Files compressed when they were built are sent so: nothing in them is secret."""

    def __init__(self, services: Services | None = None, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.services = services
        self.folder = folder

    async def check_config(self) -> None:
        """A folder that is not there is no fault: the server serves the API alone."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if self.services is not None:
            files, asking = self.services.files, HTTPConnection(scope)
            await self.services.check_pace(
                files, asking, "too many files are sent to this address; wait a little"
            )
        if not is_there(self.folder):
            raise HTTPException(404, ABSENT)
        answer = await super().get_response(path, scope)
        if isinstance(answer, FileResponse):
            answer = self._compressed(answer, Headers(scope=scope))
        answer.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else ASK_FIRST
        return answer

    def _compressed(self, answer: FileResponse, wanted: Headers) -> FileResponse:
        packed = Path(f"{answer.path}.gz")
        if "gzip" not in wanted.get("accept-encoding", "") or not packed.exists():
            return answer
        return FileResponse(
            packed,
            media_type=answer.media_type,
            headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"},
        )
