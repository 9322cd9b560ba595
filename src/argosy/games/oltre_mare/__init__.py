"""Oltre Mare: Venetian merchants; hand, cargo, sea routes and free dealing. 2 to 5 players."""

from __future__ import annotations

from argosy.core.rules import Rules
from argosy.games.sets import mark_of

from . import actions, features, happenings, legal, moves, notation, reasons, scenario, scoring, seen, state
from .cards import FACE_IDS, THINGS

RULES = Rules(
    name=state.NAME,
    title="Oltre Mare",
    version=state.RULES_VERSION,
    players=range(state.MIN_PLAYERS, state.MAX_PLAYERS + 1),
    state=state.STATE,
    options=state.OPTIONS,
    faces=FACE_IDS,
    things=THINGS,
    happenings=happenings.Happening,
    refusals=actions.Refusal,
    action_count=actions.ACTION_COUNT,
    features=features.FEATURES,
    set_up=moves.set_up,
    legal=legal.legal,
    refusal=legal.refusal,
    apply=moves.apply,
    actors=legal.actors,
    asked=legal.asked,
    observe=features.observe,
    win_shares=scoring.win_shares,
    exchange=seen.exchange,
    action=notation.action,
    parse=notation.parse,
    from_json=notation.from_json,
    steps=notation.steps,
    whole=notation.whole,
    drafting=notation.drafting,
    redact=notation.redact,
    explain=reasons.explain,
    public=seen.public,
    own=seen.own,
    open_to=seen.open_to,
    table=seen.table,
    follow=seen.follow,
    odds=seen.odds,
    result=scoring.result,
    dump=scenario.dump,
    load=scenario.load,
    data=mark_of(__package__),
)
