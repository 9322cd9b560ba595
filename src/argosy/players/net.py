"""A net from a file.

A file holds the weights (float16) and, as metadata, what they are for: the game, the version of its rules
and a hash of the table of features and the number of actions. A net that does not fit the rules is refused.
"""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from safetensors import SafetensorError, safe_open

import argosy.games
from argosy.core.engine_file import unchanging
from argosy.core.errors import ArgosyError, shown
from argosy.core.events import MAX_SEATS
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints
from argosy.players import net_kernel
from argosy.players.net_kernel import NetArrays
from argosy.players.player_set import net_parts_of

FORMAT = "argosy-net-1"
NEEDED = ("format", "game", "rules", "features", "restraint", "blocks")


def features_mark(rules: Rules) -> str:
    """One hash over the table of features and the number of actions: what goes in and what comes out."""
    table = json.dumps([list(map(list, rules.features)), rules.action_count])
    return hashlib.sha256(table.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a net says of positions: one row each."""

    logits: Floats  # of every action, allowed or not
    shares: Floats  # of the win, by relative seat, the observer first


class Net:
    """Weights that fit this version of the rules. `about` is the file's metadata."""

    def __init__(self, rules: Rules, weights: dict[str, npt.NDArray[Any]], about: dict[str, str]) -> None:
        self.rules = rules
        self.about = about
        self.restraint = int(about["restraint"])
        self.blocks = int(about["blocks"])
        self.width = len(weights["enter.bias"])
        for name, shape in shapes(rules, self.width, self.blocks).items():
            if name not in weights or weights[name].shape != shape:
                found = weights[name].shape if name in weights else "missing"
                raise ArgosyError(f"the net's {name} is {found}; it must be {shape}")
        self._flat: Floats = unchanging(flat(weights, self.blocks))

    @property
    def weights(self) -> dict[str, Floats]:
        """By name, in the shapes of the file."""
        found, at = {}, 0
        sizes = shapes(self.rules, self.width, self.blocks)
        for name in flat_order(self.blocks):
            shape = sizes[name]
            part = self._flat[at : at + math.prod(shape)]
            found[name] = part.reshape(shape[::-1]).T if is_transposed(name) else part.reshape(shape)
            at += part.size
        return found

    @property
    def mark(self) -> str:
        """One hash over all weights."""
        digest, weights = hashlib.sha256(), self.weights
        for name in sorted(weights):
            digest.update(weights[name].tobytes())
        return digest.hexdigest()[:16]

    def arrays(self) -> NetArrays:
        """As compiled code takes it, for one thread: the weights are shared, what is hidden is not."""
        sizes = (self.rules.feature_count, self.width, self.blocks, self.rules.action_count, self.restraint)
        return NetArrays(
            self._flat, np.array(sizes, np.int64), np.zeros((2 * net_kernel.ROWS, self.width), np.float32)
        )

    def judge(self, features: Floats, players: Ints | int) -> Judgement:
        """`features` are rows, or one row; `players` says how many sit at each table."""
        rows = np.atleast_2d(np.ascontiguousarray(features, np.float32))
        seats = np.array(np.broadcast_to(np.reshape(players, -1), len(rows)), np.int64)
        logits = np.zeros((len(rows), self.rules.action_count), np.float32)
        shares = np.zeros((len(rows), MAX_SEATS), np.float32)
        net_kernel.judge(rows, seats, logits, shares, *self.arrays(), _picks())
        return Judgement(logits, shares)

    def likeliest(self, features: Floats, mask: Ints) -> Ints:
        """In each row, the likeliest of the actions that the mask allows."""
        found = np.zeros(len(features), np.int64)
        net_kernel.likeliest(features, mask, found, *self.arrays(), _picks())
        return found


def _picks() -> Ints:
    return np.zeros(net_kernel.INPUTS, np.int64)


def flat_order(blocks: int) -> list[str]:
    """The names of the weights in the order of `net_kernel.py`."""
    found = ["enter"]
    for k in range(blocks):
        found += [f"norms.{k}", f"layers.{k}"]
    found += [f"norms.{blocks}", "shares", "policy"]
    return [f"{name}.{part}" for name in found for part in ("weight", "bias")]


def is_transposed(name: str) -> bool:
    """Whether an array is kept with a row for each input: those of all linear layers but the heads'."""
    return name == "enter.weight" or (name.startswith("layers.") and name.endswith(".weight"))


def flat(weights: dict[str, npt.NDArray[Any]], blocks: int) -> Floats:
    """All weights in one array."""
    parts = [
        (weights[name].T if is_transposed(name) else weights[name]).ravel() for name in flat_order(blocks)
    ]
    found: Floats = np.concatenate(parts).astype(np.float32)
    found.flags.writeable = False
    return found


def shapes(rules: Rules, width: int, blocks: int) -> dict[str, tuple[int, ...]]:
    """The arrays a net of this size consists of."""
    linear = {
        "enter": (width, rules.feature_count),
        "policy": (rules.action_count, width),
        "shares": (MAX_SEATS, width),
    }
    linear |= {f"layers.{k}": (width, width) for k in range(blocks)}
    found: dict[str, tuple[int, ...]] = {}
    for name, shape in linear.items():
        found |= {f"{name}.weight": shape, f"{name}.bias": shape[:1]}
    for k in range(blocks + 1):
        found |= {f"norms.{k}.weight": (width,), f"norms.{k}.bias": (width,)}
    return found


def file_of(game: str) -> Path:
    """The net that comes with a game."""
    return net_parts_of(game).file


@cache
def champion(game: str) -> Net:
    return read_net(file_of(game), game)


def read_net(path: Path, game: str) -> Net:
    """The net of a file; ArgosyError if it is none, or none for this game as it is now."""
    try:
        with safe_open(str(path), framework="numpy") as file:
            about = dict(file.metadata() or {})
            weights = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
    except (OSError, SafetensorError) as problem:
        raise ArgosyError(f"{path}: is no net that can be read ({problem})") from None
    if about.get("format") != FORMAT or any(name not in about for name in NEEDED):
        raise ArgosyError(f"{path}: was not written by this version of Argosy; train a net anew")
    if about["game"] != game:
        raise ArgosyError(f"{path}: is a net for {shown(about['game'])}, not for {game}")
    rules = argosy.games.game(game).rules
    if about["rules"] != str(rules.version):
        raise ArgosyError(
            f"{path}: was trained with version {about['rules']} of the rules of {game}, these are version "
            f"{rules.version}; train it anew or use the Argosy it came with"
        )
    if about["features"] != features_mark(rules):
        raise ArgosyError(f"{path}: sees other features of {game} than this Argosy shows; train it anew")
    try:
        return Net(rules, weights, about)
    except (ArgosyError, KeyError, ValueError) as problem:
        raise ArgosyError(f"{path}: {problem}") from None
