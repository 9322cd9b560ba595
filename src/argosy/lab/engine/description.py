"""What whoever plays with the engine file has to know of a game: numbers, words, names of entries, bots."""

from __future__ import annotations

import base64
from dataclasses import asdict, fields
from typing import Any

import numpy as np

import argosy
from argosy.core.compiled import plain_name
from argosy.core.event_log import LOG
from argosy.core.loops import loops_of, scratch_for
from argosy.core.rules import Rules
from argosy.players.compiled_players import CompiledPlayers, compiled_players_of, match_loops
from argosy.players.levels import LEVELS
from argosy.players.look import look_type
from argosy.players.lookahead import look_ahead_of
from argosy.players.net_kernel import ROWS
from argosy.players.player_set import players_of
from argosy.players.step_functions import WORLDS, step_entries
from argosy.server.http_games import option_told
from argosy.table import lesson
from argosy.table.game_types import types_of

STEPS = ("options", "choose", "value", "step_values", "decide_next", "seed_of")


def describe(name: str) -> dict[str, Any]:
    """A game, for JSON."""
    game = argosy.game(name)
    rules, types = game.rules, types_of(name)
    told: dict[str, Any] = {
        "title": rules.title,
        "rules": rules.version,
        "players": [rules.players.start, rules.players.stop - 1],
        "actions": rules.action_count,
        "features": rules.feature_count,
        "scratch": len(scratch_for(rules)),
        "words": list(rules.words),
        "refusals": _by_number(rules.refusals),
        "state": _layout(rules.state),
        "log": LOG.itemsize,
        "options": [option_told(option) for option in rules.options],
        "shared_knowledge": rules.shared_knowledge,
        "chains": rules.has_chains,
        "spelling": rules.spelling,
        "certain": sorted(types.certain) if types else [],
        "roles": _roles(rules),
        "levels": {},
    }
    if (players := compiled_players_of(name)) is not None:
        own = _players(name, rules, players)
        told |= own | {"roles": told["roles"] | own["roles"]}
    if lesson.exists(name):
        opening = lesson.opening(game).to_bytes()
        told["lesson"] = {
            "state": base64.b64encode(opening).decode(),
            "line": [list(step) for step in lesson.lesson(name).line],
        }
    return told


def _by_number(refusals: Any) -> list[str]:
    names = {member.value: member.name.lower().replace("_", "-") for member in refusals}
    return [names.get(number, "") for number in range(max(names) + 1)]


def _layout(kind: np.dtype[Any]) -> dict[str, Any]:
    """The numbers of a struct, and its arrays of numbers: where, of which type, how many."""
    assert kind.fields is not None
    found = {}
    for field, (of, offset, *_) in kind.fields.items():
        item, shape = of.subdtype or (of, ())
        if item.names is None:
            found[field] = [offset, item.str[1:], int(np.prod(shape, dtype=int))]
    return {"size": kind.itemsize, "fields": found}


def _name(function: Any) -> str:
    return plain_name(function._cache.name)


def _roles(rules: Rules) -> dict[str, str]:
    """The names of functions by what they do: a browser, which has no sources, knows them by that."""
    loops = loops_of(rules)
    found = {part.name: getattr(loops, part.name) for part in fields(loops)}
    return {role: _name(function) for role, function in found.items() if function is not None}


def _players(name: str, rules: Rules, players: CompiledPlayers) -> dict[str, Any]:
    loops, chosen, net = match_loops(players), players_of(name).levels, players_of(name).net
    roles = {role: _name(getattr(loops, role)) for role in ("think", "think_on", "conclude")}
    told: dict[str, Any] = {"workspace": players.workspace.itemsize, "worlds": players.worlds, "roles": roles}
    told["among_people"] = dict(players_of(name).among_people)
    told["levels"] = {
        level: {"configs": _configs(rules, players, chosen[level])}
        if players.knows(chosen[level])
        else {"net": chosen[level]}
        for level in LEVELS
    }
    if net is not None:
        ahead, steps = net.lookahead(), step_entries(rules)
        roles["look_ahead"] = _name(look_ahead_of(rules))
        roles |= {role: _name(getattr(steps, role)) for role in STEPS}
        told["net"] = {
            "configs": _configs(rules, players, ahead.played_by),
            "look": _layout(look_type(rules)),
            "imagined": net.support().worlds,
            "worlds": WORLDS + players.worlds,
            "rows": 2 * ROWS,
            "steps": ahead.steps,
            "negotiation": sorted(net.support().negotiation),
            "explains": [asdict(one) for one in net.support().explanations],
        }
    return told


def _configs(rules: Rules, players: CompiledPlayers, player: str) -> dict[str, str]:
    """A player's configuration by the number of players at the table."""
    return {str(n): base64.b64encode(players.config(player, n).tobytes()).decode() for n in rules.players}
