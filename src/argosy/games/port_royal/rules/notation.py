"""Actions in words: `take sailor_1`, `claim expedition_ccs with captain+settler+jack`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from argosy.core.actions import Action
from argosy.core.errors import did_you_mean, shown
from argosy.core.single_actions import SingleActions

from .actions import FIRST_CLAIM, FIRST_TAKE
from .cards import CLAIMS, FACE_IDS, FACE_NUMBER, FACES, HARBOUR_FACES, Kind

WORDS = ("draw", "stop", "keep", "repel", "pass")


def _actions() -> tuple[Action, ...]:
    actions = [Action(word, {"do": word}) for word in WORDS]
    for face in FACE_IDS[:HARBOUR_FACES]:
        actions.append(Action(f"take {face}", {"do": "take", "card": face}))
    for claim in CLAIMS:
        expedition = FACE_IDS[claim.expedition]
        persons = [crew.name.lower() for crew in claim.persons]
        actions.append(
            Action(
                f"claim {expedition} with {'+'.join(persons)}",
                {"do": "claim", "expedition": expedition, "with": persons},
            )
        )
    return tuple(actions)


ACTIONS = SingleActions(_actions())


def parse(text: str) -> Action:
    """The action a text names, in any case and spacing; raises ValueError that says what is wrong with it."""
    tidy = " ".join(text.lower().split())
    if action := ACTIONS.by_text.get(tidy):
        return action
    verb, _, rest = tidy.partition(" ")
    if verb in {"take", "claim"} and not rest:
        example = ACTIONS[FIRST_TAKE if verb == "take" else FIRST_CLAIM]
        raise ValueError(f"'{verb}' needs to know what, for example '{example}'")
    if verb == "take" and rest not in FACE_NUMBER:
        takeable = FACE_IDS[:HARBOUR_FACES]
        raise ValueError(f"there is no card {rest!r}{did_you_mean(rest, takeable)}")
    if verb == "take":
        raise ValueError(f"{rest} never lies in the harbour, so it cannot be taken")
    if verb == "claim":
        return _parse_claim(tidy, rest)
    raise ValueError(f"there is no action {text!r}{did_you_mean(tidy, ACTIONS.by_text)}")


def _parse_claim(text: str, rest: str) -> Action:
    expedition, _, persons = rest.partition(" with ")
    if FACE_NUMBER.get(expedition) not in {claim.expedition for claim in CLAIMS}:
        known = [face.id for face in FACES if face.kind == Kind.EXPEDITION]
        raise ValueError(f"there is no expedition {expedition!r}{did_you_mean(expedition, known)}")
    order = ["captain", "priest", "settler", "jack"]
    given = [person.strip() for person in persons.split("+")]
    if all(person in order for person in given):
        tidy = f"claim {expedition} with {'+'.join(sorted(given, key=order.index))}"
        if action := ACTIONS.by_text.get(tidy):
            return action
    ways = [
        action.text.partition(" with ")[2]
        for action in ACTIONS.all[FIRST_CLAIM:]
        if f" {expedition} " in action.text
    ]
    raise ValueError(f"{text!r} does not name the persons {expedition} needs: {' or '.join(ways)}")


def from_json(data: Mapping[str, Any]) -> Action:
    """The inverse of action.to_json(); the text it stands for is read, so that mistakes are named alike."""
    match dict(data):
        case {"do": str(word), **rest} if not rest and " " not in word:
            return parse(word)
        case {"do": "take", "card": str(card), **rest} if not rest:
            return parse(f"take {card}")
        case {"do": "claim", "expedition": str(expedition), "with": [*persons], **rest} if not rest:
            return parse(f"claim {expedition} with {'+'.join(map(str, persons))}")
    raise ValueError(f"{shown(data)} is not an action of Port Royal")
