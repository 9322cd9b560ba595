"""Actions of a game in which each is one code, the same in every position, and none is secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from argosy.core.actions import Action
from argosy.core.errors import did_you_mean, shown
from argosy.core.events import Event


class SingleActions:
    """A game's actions by code; its methods are what `Rules` asks for."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.all = tuple(actions)
        self.by_text = {action.text: action for action in self.all}
        self.codes = {action.text: code for code, action in enumerate(self.all)}

    def __getitem__(self, code: int) -> Action:
        return self.all[code]

    def action(self, _s: Any, _seat: int, code: int, /) -> Action:
        return self.all[code]

    def steps(self, _s: Any, _seat: int, action: Action, /) -> tuple[int, ...]:
        return (self.codes[action.text],)

    def whole_action(self, _s: Any, _seat: int, step: Action, /) -> Action:
        return step

    def is_drafting(self, _s: Any, _seat: int, /) -> bool:
        return False

    def redact(self, text: str, _events: Sequence[Event], /) -> str:
        return text

    def parse(self, text: str, /) -> Action:
        """By its text, in any case and spacing."""
        tidy = " ".join(text.lower().split())
        if tidy not in self.by_text:
            raise ValueError(f"there is no action {text!r}{did_you_mean(tidy, self.by_text)}")
        return self.by_text[tidy]

    def from_json(self, data: Mapping[str, Any], /) -> Action:
        """Of actions that are a single word: `{"do": word}`."""
        if set(data) != {"do"} or not isinstance(data["do"], str):
            raise ValueError(f'{shown(data)} is not an action; one is written {{"do": "{self.all[0]}"}}')
        return self.parse(data["do"])
