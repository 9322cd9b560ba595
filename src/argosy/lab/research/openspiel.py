"""Every game as an OpenSpiel game: `argosy_` and its name with underscores.

    game = argosy.research.spiel.load(NAME, players=3, options={"turn_limit": 50})
    game = pyspiel.load_game("argosy_NAME(players=3,turn_limit=50)")  # the same

Chance moves first, and only then: at nine chance nodes of 128 outcomes each it draws the 63 bits of the seed
from which all shuffles and cuts of the game follow. So a state is a function of its history, as OpenSpiel
wants it of a game with explicit chance, every deal can happen, and what chance has in store is hidden like
a hand of cards. It also means that a clone knows its future: a search must begin from
`state.resample_from_infostate(seat, …)`, which keeps what the seat may know and draws everything else anew,
what is to come included.

Observations (tensor and string) hold what a seat may know. There is no information state with perfect
recall: of the past a seat knows what its view shows. Returns are shares of the win: 1 in all, in equal
parts to the winners.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from argosy.core.chance import SEED_LIMIT
from argosy.core.errors import ArgosyError, shown
from argosy.core.position import check_seed
from argosy.games import NAMES
from argosy.games import game as game_by_name
from argosy.lab.research import MissingLibrary
from argosy.lab.research.stepped_game import OneGame

try:
    import pyspiel
except ImportError:
    raise MissingLibrary("OpenSpiel") from None

OUTCOMES = 128
DIGITS = 9
assert OUTCOMES**DIGITS == SEED_LIMIT
BY_CHANCE = -1  # the seed, where chance draws it
DEFAULT_PLAYERS = 4
MOST_DECISIONS = 200_000  # of one game; the limit of turns and the cards end one long before


def short_name(name: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"argosy_{name.replace('-', '_')}"


def load(
    game: str,
    players: int = DEFAULT_PLAYERS,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> Any:
    """A game for OpenSpiel. With a seed nothing is left to chance and every game begins the same."""
    OneGame.begun(game_by_name(game), players, 0, options)  # OpenSpiel's own errors say less
    chosen = BY_CHANCE if seed is None else check_seed(seed)
    if chosen >= 1 << 31:
        raise ArgosyError(f"OpenSpiel's parameters hold seeds up to 2^31-1, not {chosen}")
    parameters = {"players": players, "seed": chosen, **(options or {})}
    return pyspiel.load_game(short_name(game), parameters)


class Begun:
    """What a state of ours holds; OpenSpiel copies and keeps states by copying and keeping this."""

    __slots__ = ("digits", "play")

    def __init__(self, digits: tuple[int, ...] = (), play: OneGame | None = None) -> None:
        self.digits = digits  # of the seed, as far as chance has drawn it
        self.play = play  # once it has

    def __deepcopy__(self, _memo: object) -> Begun:
        return Begun(self.digits, None if self.play is None else self.play.copy())

    def __reduce__(self) -> tuple[Callable[..., Begun], tuple[Any, ...]]:
        if self.play is None:
            return Begun, (self.digits,)
        return _begun_from, (self.digits, self.play.game.name, self.play.states.tobytes())


def _begun_from(digits: tuple[int, ...], name: str, record: bytes) -> Begun:
    game = game_by_name(name)
    return Begun(digits, OneGame(game, np.frombuffer(bytearray(record), game.rules.state)))


class State(pyspiel.State):
    """A state of any game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.begun = Begun()

    @property
    def play(self) -> OneGame | None:
        """The game, once chance has dealt."""
        return self.begun.play

    def current_player(self) -> int:
        if self.begun.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.begun.play.asked()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.begun.play is not None and self.begun.play.asked() < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        fixed = self.get_game().seed_digits
        if fixed is not None:
            return [(fixed[len(self.begun.digits)], 1.0)]
        return [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]

    def _legal_actions(self, _player: int) -> list[int]:
        assert self.begun.play is not None
        codes: list[int] = np.flatnonzero(self.begun.play.mask()).tolist()
        return codes

    def _apply_action(self, action: int) -> None:
        if self.begun.play is not None:
            self.begun.play.step(action)
            return
        self.begun.digits += (action,)
        if len(self.begun.digits) == DIGITS:
            seed = 0
            for digit in self.begun.digits:
                seed = seed * OUTCOMES + digit
            self.begun.play = self.get_game().begin(seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed digit {action}"
        assert self.begun.play is not None
        position = self.begun.play.position()
        return str(position.game.rules.action(position.reading, player, action))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.num_players())
        assert self.begun.play is not None
        return self.begun.play.shares()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> Any:
        """A state drawn evenly from those the seat cannot tell from this one, with another future."""
        world = self.clone()
        if world.begun.play is not None:
            seed = int(sampler() * (1 << 53))  # as many bits as a number in 0…1 has
            imagined = world.begun.play.position().imagine(player_id, seed)
            world.begun = Begun((), OneGame(imagined.game, imagined.states))
        return world

    def __str__(self) -> str:
        """The arbiter's whole position, hidden cards and future included; not for players."""
        if self.begun.play is None:
            return f"dealing {' '.join(map(str, self.begun.digits))}".strip()
        return json.dumps(self.begun.play.position().dump())


class Observer:
    """What one seat may know: the game's features as tensor, its view as text."""

    def __init__(self, features: int, kind: Any, parameters: Any) -> None:
        if isinstance(kind, Mapping):  # the C++ side calls it like this where no kind is asked for
            kind, parameters = None, kind
        if parameters:
            raise ArgosyError(f"observations take no parameters; got {shown(parameters)}")
        one_seat = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind is not None and (
            kind.perfect_recall or not kind.public_info or kind.private_info != one_seat
        ):
            raise ArgosyError("an observation here is all that one seat may know, without perfect recall")
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
        else:
            state.play.observe(player, self.tensor)

    def string_from(self, state: State, player: int) -> str:
        if state.play is None:
            return "nothing is dealt"
        return json.dumps(state.play.position().view(player))


class SpielGame(pyspiel.Game):
    """One of our games with its parameters; a class for each is made and registered below."""

    name: str

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = {**_parameters(self.name), **(parameters or {})}
        ours = game_by_name(self.name)
        self._players = given["players"]
        self._options = {option.name: given[option.name] for option in ours.options}
        seed = given["seed"]
        self.seed_digits = None if seed == BY_CHANCE else _digits(check_seed(seed))
        self.begin(0)  # a wrong parameter is refused at once
        self._features = ours.rules.feature_count
        info = pyspiel.GameInfo(
            num_distinct_actions=ours.rules.action_count,
            max_chance_outcomes=OUTCOMES,
            num_players=self._players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_game_type(self.name), info, dict(parameters or {}))

    def begin(self, seed: int) -> OneGame:
        return OneGame.begun(game_by_name(self.name), self._players, seed, self._options)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self._features, iig_obs_type, params)


def _digits(seed: int) -> tuple[int, ...]:
    return tuple(seed // OUTCOMES**place % OUTCOMES for place in reversed(range(DIGITS)))


def _parameters(name: str) -> dict[str, Any]:
    """Every parameter with its default: players, seed and the options of the game."""
    options = {option.name: option.default for option in game_by_name(name).options}
    return {"players": DEFAULT_PLAYERS, "seed": BY_CHANCE, **options}


@cache
def _game_type(name: str) -> Any:
    rules = game_by_name(name).rules
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(name),
        long_name=f"{rules.title} (Argosy)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(name),
    )


for _name in NAMES:
    pyspiel.register_game(_game_type(_name), type(short_name(_name), (SpielGame,), {"name": _name}))
