"""What lies in deploy/: it names metrics, options and endpoints that exist."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from argosy.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
ELSEWHERE = {"argosy_store_up", "argosy_rules_ready", "argosy_live_tables", "argosy_store_commits",
             "argosy_store_batches", "argosy_stored_tables_running", "argosy_sockets",
             "argosy_open_reports"}  # fmt: skip


def told() -> set[str]:
    """Every name in /metrics; gauges that are kept elsewhere are named in http_api.py."""
    source = (ROOT / "src/argosy/server/http_api.py").read_text()
    for name in ELSEWHERE - {"argosy_sockets", "argosy_stored_tables_running"}:
        assert f'"{name.removeprefix("argosy_")}"' in source
    names = set(re.findall(r"^(?:# TYPE )?(argosy_\w+)", Metrics().text({}), re.MULTILINE))
    return names | ELSEWHERE


def test_dashboard_and_alerts_use_metrics_that_exist() -> None:
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked.append((DEPLOY / "alerts.yaml").read_text())
    named = {name for text in asked for name in re.findall(r"argosy_\w+", text)}
    assert len(named) > 8
    assert named <= told()


def test_every_metric_is_explained() -> None:
    page = (ROOT / "docs/hosting.md").read_text()
    for name in told():
        base = re.sub(r"_(bucket|sum|count)$", "", name)
        assert f"`{base}`" in page, base


def test_what_containers_are_told_is_what_the_server_understands() -> None:
    source = (ROOT / "src/argosy/cli/serve.py").read_text() + (
        ROOT / "src/argosy/core/engine_file.py"
    ).read_text()
    for file in ("Containerfile", "compose.yaml", "deploy/argosy.service", "docs/hosting.md"):
        named = set(re.findall(r"\bARGOSY_[A-Z_]+", (ROOT / file).read_text())) - {"ARGOSY_NAME"}
        assert named, file
        assert {name for name in named if f'"{name}"' not in source} == set(), file


def test_the_composition_is_locked_in_and_waits_for_its_database() -> None:
    yaml = pytest.importorskip("yaml")
    told = yaml.safe_load((ROOT / "compose.yaml").read_text())
    for name in ("argosy-1", "argosy-2"):
        service = told["services"][name]
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert service["depends_on"]["database"]["condition"] == "service_healthy"
        subnet = told["networks"]["default"]["ipam"]["config"][0]["subnet"]
        assert service["environment"]["ARGOSY_PROXY"] == subnet
    assert "argosy-1:8710 argosy-2:8710" in (DEPLOY / "Caddyfile.compose").read_text()
