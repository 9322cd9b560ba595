"""`argosy bench flood` prints figures that fit together; how large they are is not tested."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from argosy.cli.app import app
from argosy.lab.bench.flooder import FLOODS


@pytest.mark.slow
def test_people_play_on_during_floods_and_what_they_wait_is_told() -> None:
    names = ("pings", "half-requests")
    load = ["--tables", "3", "--rate", "30", "--seconds", "0.5", "--json"]
    done = CliRunner().invoke(app, ["bench", "flood", *names, *load])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)["flood"]
    assert list(told["floods"]) == list(names)
    for flood in told["floods"].values():
        waited = flood["to_acknowledgement_ms"]
        assert 0 < waited["p50"] <= waited["p99"] <= waited["max"]
        assert flood["moves"] > 0
        assert flood["flooder"]["connections"] > 0
        assert flood["times_calm"] == pytest.approx(waited["p99"] / flood["calm_p99_ms"])
        assert flood["met"] == (flood["times_calm"] <= told["at_most"])


def test_an_unknown_flood_is_named() -> None:
    done = CliRunner().invoke(app, ["bench", "flood", "noah"])
    assert done.exit_code != 0
    assert "noah" in str(done.exception) + done.output
    assert all(name in str(done.exception) + done.output for name in FLOODS)
