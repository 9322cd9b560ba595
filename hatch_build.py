"""What a wheel and an sdist need beyond the tracked files: the built client, and where the project lives.

An sdist holds the client, so a wheel made from it needs no Node.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from email.parser import HeaderParser
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = "src/argosy/client"
WITHOUT = "ARGOSY_WITHOUT_CLIENT"  # set: a package that serves the API alone
NO_NODE = (
    "the browser client is built with Node 20 or newer, and npm was not found. Install Node, or take a wheel "
    f"or an sdist, which hold the client; {WITHOUT}=1 makes a package without one, which serves the API alone"
)
PAGES = {
    "Documentation": "/tree/main/docs",
    "Changes": "/blob/main/CHANGELOG.md",
    "Issues": "/issues",
}


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds the client unless it is there and up to date."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or os.environ.get(WITHOUT) == "1":
            return
        if not (root / "PKG-INFO").exists():  # a clone, not an sdist
            if shutil.which("npm") is None or shutil.which("bash") is None:
                raise SystemExit(NO_NODE)
            subprocess.run(["bash", "run", "client"], cwd=root, check=True)
        if (root / CLIENT / "index.html").exists():
            build_data["artifacts"].append(f"/{CLIENT}/")


class CustomMetadataHook(MetadataHookInterface):
    """The addresses of the project: those of the repository it is built from."""

    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        told = root / "PKG-INFO"
        if told.exists():
            lines = HeaderParser().parsestr(told.read_text("utf-8")).get_all("Project-URL") or []
            metadata["urls"] = dict(line.split(", ", 1) for line in lines)
            return
        home = repository(root)
        pages = {name: home + path for name, path in PAGES.items()}
        metadata["urls"] = {"Source": home, **pages} if home else {}


def repository(root: Path) -> str:
    """The web page of the repository this is a clone of; empty where it has none."""
    if told := os.environ.get("GITHUB_REPOSITORY"):
        return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{told}"
    try:
        asked = ["git", "-C", str(root), "remote", "get-url", "origin"]
        origin = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""
    found = re.fullmatch(r"(?:https?://(?:[^@/]*@)?|(?:ssh://)?git@)([\w.-]+)[:/](.+?)(?:\.git)?/?", origin)
    return f"https://{found[1]}/{found[2]}" if found else ""
