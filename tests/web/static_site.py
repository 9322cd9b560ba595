"""A site as `argosy site` writes it, on a plain file server under a path; and a later version of it."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import threading
import time
from base64 import b64encode
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from argosy.cli import site
from argosy.server.client_files import FOLDER

PATH = "some/path"
NEWER = "-v2"  # how names end in a version made by `newer`
NAMED = re.compile(r"\.(js|css)$")


class Files(SimpleHTTPRequestHandler):
    """A plain file server that remembers what was asked for."""

    asked: list[str]

    def __init__(self, *arguments: Any, asked: list[str], **options: Any) -> None:
        self.asked = asked
        super().__init__(*arguments, **options)

    def log_message(self, format: str, *arguments: Any) -> None:
        self.asked.append(self.path)


class Site:
    """`folder` can be changed while it is served; `asked` are the paths that were asked for."""

    def __init__(self, root: Path) -> None:
        self.folder = root / PATH
        self.asked: list[str] = []
        site.write(self.folder, site.built_files(FOLDER), set())
        self._changed_at = time.time() - 100
        for path in self.folder.rglob("*"):
            os.utime(path, (self._changed_at, self._changed_at))
        self.server = ThreadingHTTPServer(
            ("127.0.0.1", 0), partial(Files, asked=self.asked, directory=str(root))
        )
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.address = f"{self.origin}/{PATH}/"

    @contextlib.contextmanager
    def served(self) -> Iterator[Site]:
        thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self.server.shutdown()
            self.server.server_close()
            thread.join()

    def files(self) -> dict[str, Any]:
        """The service worker's list."""
        head = (self.folder / "sw.js").read_text("utf-8").split("\n", 1)[0]
        listed: dict[str, Any] = json.loads(head.removeprefix(site.SIGN).removesuffix(";"))
        return listed

    def list_anew(self, **changes: Any) -> None:
        """The list with what the files are now."""
        files = {**self.files(), **changes}
        files["core"] = {
            path: integrity((self.folder / ("index.html" if path == "./" else path)).read_bytes())
            for path in files["core"]
        }
        files["version"] = hashlib.sha256("".join(files["core"].values()).encode()).hexdigest()[:12]
        worker = self.folder / "sw.js"
        code = worker.read_text("utf-8").split("\n", 1)[1]
        self._change(worker, f"{site.SIGN}{json.dumps(files)};\n{code}")

    def _change(self, path: Path, text: str) -> None:
        """With a later date than before: hosts tell dates in whole seconds; tests are quicker than that."""
        self._changed_at += 2
        path.write_text(text, "utf-8")
        os.utime(path, (self._changed_at, self._changed_at))

    def renew(self) -> None:
        """As after a change of everything: other names, and the old files are gone."""
        names = {
            path.name: NAMED.sub(rf"{NEWER}.\1", path.name) for path in (self.folder / "assets").iterdir()
        }
        old = re.compile("|".join(re.escape(name) for name in names if NAMED.search(name)))
        files = self.files()
        for path in [self.folder / "index.html", *(self.folder / "assets").iterdir()]:
            if path.suffix in {".html", ".js", ".css"}:
                text = old.sub(lambda name: names[name[0]], path.read_text("utf-8"))
                self._change(path, text)
            if NAMED.search(path.name):
                path.rename(path.with_name(names[path.name]))
        core = {re.sub(r"^assets/", "", path): path for path in files["core"]}
        paths = [f"assets/{names[name]}" if name in names else path for name, path in core.items()]
        self.list_anew(core=dict.fromkeys(paths), script=files["script"] + NEWER)

    def add_large(self, content: bytes) -> str:
        """A large file such as a bot's net, which is kept only once it was wanted."""
        path = "assets/net-0123abcd.safetensors"
        (self.folder / path).write_bytes(content)
        self.list_anew(later={path: {"integrity": integrity(content), "bytes": len(content)}})
        return path


def integrity(content: bytes) -> str:
    return f"sha256-{b64encode(hashlib.sha256(content).digest()).decode()}"


@contextlib.contextmanager
def served_site(root: Path) -> Iterator[Site]:
    made = Site(root)
    with made.served():
        yield made
    shutil.rmtree(root)
