"""The systemd units in deploy/, as systemd itself reads them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
ANALYSE = shutil.which("systemd-analyze") or ""
MOST_EXPOSED = 2.0  # of 10, as systemd reckons; most services have 9

pytestmark = pytest.mark.skipif(not ANALYSE, reason="systemd-analyze is not installed")


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """As they would be installed, but with a program that is here."""
    program = tmp_path / "argosy"
    program.write_text(f"#!{sys.executable}\n")
    program.chmod(0o755)
    for file in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        (tmp_path / file.name).write_text(file.read_text().replace("/opt/argosy/bin/argosy", str(program)))
    return tmp_path


def test_the_units_are_understood(units: Path) -> None:
    files = [str(units / "argosy.service"), str(units / "argosy-backup.timer")]
    done = subprocess.run([ANALYSE, "verify", *files], capture_output=True, text=True, check=False)
    told = [line for line in done.stderr.splitlines() if str(units) in line or "argosy" in line]
    assert (done.returncode, told) == (0, [])


def test_the_server_is_locked_in(units: Path) -> None:
    file = units / "argosy.service"
    asked = [ANALYSE, "security", "--offline=true", "--no-pager", str(file)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    if "unrecognized option" in done.stderr:
        pytest.skip("this systemd is too old to judge a file")
    found = re.search(r"exposure level for argosy.service: ([\d.]+)", done.stdout)
    assert found, done.stdout + done.stderr
    assert float(found[1]) <= MOST_EXPOSED
