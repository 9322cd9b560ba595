"""Port Royal: push your luck in the harbour, hire a crew, man expeditions. 2 to 5 players."""

from __future__ import annotations

from argosy.core.knowledge import exchange_unknown
from argosy.core.rules import Rules

from . import legal, moves, notation, scenario, scoring, seen, state
from .cards import FACE_IDS

RULES = Rules(
    name=state.NAME,
    title="Port Royal",
    version=state.RULES_VERSION,
    players=range(state.MIN_PLAYERS, state.MAX_PLAYERS + 1),
    state=state.STATE,
    options=state.OPTIONS,
    faces=FACE_IDS,
    things=tuple(("card", face) for face in FACE_IDS),
    happenings=moves.Happening,
    refusals=legal.Refusal,
    action_count=legal.ACTION_COUNT,
    features=seen.FEATURES,
    set_up=state.set_up,
    legal=legal.legal,
    refusal=legal.refusal,
    apply=moves.apply,
    actors=legal.actors,
    asked=legal.asked,
    observe=seen.observe,
    win_shares=scoring.win_shares,
    exchange=exchange_unknown,  # nothing but the faces of a pool is hidden
    action=notation.action,
    parse=notation.parse,
    from_json=notation.from_json,
    steps=notation.steps,
    whole=notation.whole,
    drafting=notation.drafting,
    redact=notation.redact,
    explain=notation.explain,
    public=seen.public,
    own=seen.own,
    open_to=seen.open_to,
    alike=True,
    table=seen.table,
    follow=seen.follow,
    odds=seen.odds,
    result=scoring.result,
    dump=scenario.dump,
    load=scenario.load,
)
