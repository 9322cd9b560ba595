"""Port Royal: push your luck in the harbour, hire a crew, man expeditions. 2 to 5 players."""

from __future__ import annotations

from argosy.core.event_writer import events_writer
from argosy.core.knowledge import exchange_unknown
from argosy.core.rules import Rules

from . import (
    actions,
    event_kinds,
    features,
    follow,
    legal,
    moves,
    notation,
    odds,
    refusals,
    scenario,
    scoring,
    seen,
    state,
)
from .cards import FACE_IDS
from .notation import ACTIONS
from .words import WORDS

THINGS = tuple(("card", face) for face in FACE_IDS)

RULES = Rules(
    name=state.NAME,
    title="Port Royal",
    version=state.RULES_VERSION,
    players=range(state.MIN_PLAYERS, state.MAX_PLAYERS + 1),
    state=state.STATE,
    options=state.OPTIONS,
    faces=FACE_IDS,
    event_things=THINGS,
    event_kinds=event_kinds.EventKind,
    event_fields=event_kinds.EVENT_FIELDS,
    event_parts={},
    refusals=actions.Refusal,
    action_count=actions.ACTION_COUNT,
    features=features.FEATURES,
    set_up=state.set_up,
    legal=legal.legal,
    refusal=legal.refusal,
    apply=moves.apply,
    actors=legal.actors,
    asked=legal.asked,
    observe=features.observe,
    win_shares=scoring.win_shares,
    exchange=exchange_unknown,  # nothing but the faces of a pool is hidden
    action=ACTIONS.action,
    parse=notation.parse,
    from_json=notation.from_json,
    steps=ACTIONS.steps,
    whole_action=ACTIONS.whole_action,
    is_drafting=ACTIONS.is_drafting,
    redact=ACTIONS.redact,
    explain=refusals.explain,
    follow=follow.follow,
    load=scenario.load,
    words=WORDS,
    write_public_view=seen.write_public_view,
    write_seat_view=seen.write_seat_view,
    write_decision_view=seen.write_decision_view,
    write_table=seen.write_table,
    write_odds=odds.write_odds,
    write_result=scoring.write_result,
    write_dump=scenario.write_dump,
    write_step=seen.write_step,
    write_whole=seen.write_step,  # each action is one code
    write_events=events_writer(__name__, WORDS, event_kinds.EventKind, THINGS),
    shared_knowledge=True,
)
