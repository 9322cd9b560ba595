"""Checkpoints to continue from, and nets as players use them."""

from __future__ import annotations

import datetime
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from safetensors.numpy import save_file

import argosy.games
from argosy.core.errors import ArgosyError
from argosy.core.events import MAX_SEATS
from argosy.core.rules import Rules
from argosy.lab.train.config import Config
from argosy.lab.train.model import Net
from argosy.players.net import FORMAT, features_mark, read_net, shapes

MOST_BYTES = 4 << 20  # of a net that is handed out


@dataclass(slots=True)
class History:
    """The totals of all runs of a net."""

    minutes: float = 0.0
    iterations: int = 0
    decisions: int = 0
    games: int = 0
    commands: list[str] = field(default_factory=list)


def save_checkpoint(
    path: Path,
    net: Net,
    optimizer: torch.optim.Optimizer,
    history: History,
    settings: Config,
    reference: Net | None = None,
) -> None:
    """Weights in full, the optimizer's state and the reference net in half precision: 10 bytes per weight."""
    state = optimizer.state_dict()
    memory = {
        key: {name: _shorter(name, value) for name, value in entry.items()}
        for key, entry in state["state"].items()
    }
    rules = argosy.games.game(settings.game).rules
    made = {  # by the same keys as before 1.0, so that checkpoints of then can be continued
        "format": FORMAT,
        "game": settings.game,
        "rules": rules.version,
        "features": features_mark(rules),
        "size": [settings.width, settings.blocks],
        "net": {name: value.detach().cpu() for name, value in net.state_dict().items()},
        "rival": None
        if reference is None
        else {name: value.cpu().half() for name, value in reference.state_dict().items()},
        "memory": memory,
        "groups": state["param_groups"],
        "past": {name: getattr(history, name) for name in History.__dataclass_fields__},
    }
    scratch = path.with_name(path.name + ".part")
    torch.save(made, scratch)
    scratch.chmod(0o644)
    scratch.replace(path)


def _shorter(name: str, value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        return value.detach().cpu() if name == "step" else value.detach().cpu().to(torch.bfloat16)
    return value


def load_checkpoint(path: Path, settings: Config) -> dict[str, Any]:
    """ArgosyError if it cannot be read, or fits neither the game as it is now nor the size of the net."""
    try:
        found: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        assert found["format"] == FORMAT
    except Exception as problem:  # whatever is wrong with the file
        raise ArgosyError(f"{path}: is not a readable checkpoint ({problem!r})") from None
    rules = argosy.games.game(settings.game).rules
    if (found["game"], found["rules"], found["features"]) != (
        rules.name,
        rules.version,
        features_mark(rules),
    ):
        raise ArgosyError(
            f"{path}: is of {found['game']}, rules {found['rules']}, or of other features than now"
        )
    if found["size"] != [settings.width, settings.blocks]:
        raise ArgosyError(
            f"{path}: is of width and blocks {found['size']}, not {[settings.width, settings.blocks]}"
        )
    return found


def resume(found: dict[str, Any], net: Net, optimizer: torch.optim.Optimizer) -> History:
    """Restore weights and optimizer; returns the history so far."""
    net.load_state_dict(found["net"])
    memory = {
        key: {
            name: value.float() if isinstance(value, torch.Tensor) else value for name, value in entry.items()
        }
        for key, entry in found["memory"].items()
    }
    optimizer.load_state_dict({"state": memory, "param_groups": optimizer.state_dict()["param_groups"]})
    return History(**found["past"])


def weights_of(net: Net, rules: Rules, blocks: int) -> dict[str, np.ndarray[Any, Any]]:
    """What a file holds: the two parts of the last layer separately, without padding."""
    whole = {name: value.detach().float().cpu().numpy() for name, value in net.state_dict().items()}
    seats = slice(rules.action_count, rules.action_count + MAX_SEATS)
    parts = {
        "policy.weight": whole["leave.weight"][: rules.action_count],
        "policy.bias": whole["leave.bias"][: rules.action_count],
        "shares.weight": whole["leave.weight"][seats],
        "shares.bias": whole["leave.bias"][seats],
        "enter.weight": whole["enter.weight"][:, : rules.feature_count],
    }
    wanted = shapes(rules, len(whole["enter.bias"]), blocks)
    return {name: np.ascontiguousarray({**whole, **parts}[name], np.float16) for name in wanted}


def load_net(path: Path, game: str) -> Net:
    """A net from the file that players use; it does not learn."""
    found = read_net(path, game)
    weights, rules = found.weights, found.rules
    net = Net(rules.feature_count, rules.action_count, len(weights["enter.bias"]), found.blocks)
    state = net.state_dict()
    seats = slice(rules.action_count, rules.action_count + MAX_SEATS)
    with torch.no_grad():
        for part, rows in (("policy", slice(rules.action_count)), ("shares", seats)):
            for name in ("weight", "bias"):
                state[f"leave.{name}"][rows] = torch.from_numpy(weights[f"{part}.{name}"].copy())
        state["enter.weight"][:, : rules.feature_count] = torch.from_numpy(weights["enter.weight"].copy())
        for name in state:
            if name in weights and name != "enter.weight":
                state[name].copy_(torch.from_numpy(weights[name].copy()))
    net.load_state_dict(state)
    return net.requires_grad_(False)


def save_net(
    path: Path, net: Net, settings: Config, history: History, strength: dict[str, Any] | None = None
) -> None:
    """The net, with its game and how it was trained."""
    rules = argosy.games.game(settings.game).rules
    about = {
        "format": FORMAT,
        "game": rules.name,
        "rules": str(rules.version),
        "features": features_mark(rules),
        "restraint": str(settings.restraint),
        "blocks": str(settings.blocks),
        "command": " && ".join(history.commands),
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "minutes": f"{history.minutes:.1f}",
        "decisions": str(history.decisions),
        "games": str(history.games),
        "strength": json.dumps(strength or {}),
    }
    scratch = path.with_name(path.name + ".part")
    save_file(weights_of(net, rules, settings.blocks), scratch, metadata=about)
    if scratch.stat().st_size > MOST_BYTES:
        raise ArgosyError(f"{path}: the net has {scratch.stat().st_size} bytes, more than {MOST_BYTES}")
    scratch.chmod(0o644)
    scratch.replace(path)
