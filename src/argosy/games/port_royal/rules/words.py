"""The words of what Port Royal tells the outside, by their places in one table."""

from __future__ import annotations

from enum import IntEnum

from argosy.core.vocabulary import FIRST_OWN_WORD, Vocabulary

from .cards import FACE_IDS, Crew, Kind
from .event_kinds import EventKind
from .legal import Fate
from .notation import ACTIONS
from .state import NAME, OPTIONS, PHASES

Word = IntEnum(
    "Word",
    "picks drawn turn last_round deck discard harbour row box pending coins points swords crew display "
    "worth more towards offers card gain price fee affordable bust next kinds bust_cards fates "
    "persons expeditions eligible acting",
    start=FIRST_OWN_WORD,
)


def _names(members: type[IntEnum]) -> list[str]:
    return [member.name.lower() for member in members]


_vocabulary = Vocabulary(Word, OPTIONS, EventKind)
GAME = _vocabulary.add([NAME])
FACE = _vocabulary.add(FACE_IDS)
KIND_OF_CARD = _vocabulary.add(_names(Kind))
CREW_OF_CARD = _vocabulary.add(_names(Crew))
PHASE = _vocabulary.add(PHASES)
FATE = _vocabulary.add(_names(Fate))
ACTION = _vocabulary.add([action.text for action in ACTIONS.all])
WORDS = _vocabulary.words
