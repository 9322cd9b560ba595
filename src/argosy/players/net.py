"""A net from a file, run in NumPy.

A file holds the weights (float16) and, as metadata, what they are for: the game, the version of its rules
and a hash of the table of features and the number of actions. A net that does not fit the rules is refused.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from safetensors import SafetensorError, safe_open

import argosy.games
from argosy.core.errors import ArgosyError, shown
from argosy.core.events import MAX_SEATS
from argosy.core.rules import Rules
from argosy.core.typing import Floats, Ints

FORMAT = "argosy-net-1"
NETS = Path(__file__).with_name("nets")  # those that come with Argosy, one a game
EPSILON = 1e-5  # of layer norms
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
        # Columns in the order of memory, so that one row is judged quickly.
        self.weights = {name: np.asfortranarray(array.astype(np.float32)) for name, array in weights.items()}
        width = len(self.weights["enter.bias"])
        for name, shape in shapes(rules, width, self.blocks).items():
            if name not in weights or weights[name].shape != shape:
                found = weights[name].shape if name in weights else "missing"
                raise ArgosyError(f"the net's {name} is {found}; it must be {shape}")

    @property
    def mark(self) -> str:
        """One hash over all weights."""
        digest = hashlib.sha256()
        for name in sorted(self.weights):
            digest.update(self.weights[name].tobytes())
        return digest.hexdigest()[:16]

    def judge(self, features: Floats, players: Ints | int) -> Judgement:
        """`features` are rows, or one row; `players` says how many sit at each table."""
        rows = np.atleast_2d(np.asarray(features, np.float32))
        x = self._linear(rows, "enter")
        for k in range(self.blocks):
            x = x + self._linear(self._ready(x, k), f"layers.{k}")
        last = self._ready(x, self.blocks)
        shares = self._linear(last, "shares")
        absent = np.arange(MAX_SEATS) >= np.reshape(players, (-1, 1))
        shares = np.where(absent, -np.inf, shares)
        shares = np.exp(shares - shares.max(1, keepdims=True))
        return Judgement(self._linear(last, "policy"), shares / shares.sum(1, keepdims=True))

    def _ready(self, x: Floats, k: int) -> Floats:
        """Normed, and nothing below zero."""
        centred = x - x.mean(1, keepdims=True)
        spread = np.sqrt(np.einsum("ij,ij->i", centred, centred) / x.shape[1] + EPSILON)
        normed = (
            centred / spread[:, None] * self.weights[f"norms.{k}.weight"] + self.weights[f"norms.{k}.bias"]
        )
        result: Floats = np.maximum(normed, 0, out=normed)
        return result

    def _linear(self, x: Floats, name: str) -> Floats:
        result: Floats = x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return result


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
    """The net that comes with Argosy."""
    return NETS / f"{game.replace('-', '_')}.safetensors"


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
