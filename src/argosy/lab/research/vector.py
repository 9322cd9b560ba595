"""Every game as a Gymnasium environment: many games at once over the batch interface, or one.

    envs = gymnasium.make_vec("argosy.research.vector:argosy/NAME-v0", num_envs=1024, players=4)

The learner has one seat and `opponents` have the others; with `opponents=None` the learner decides for
whichever seat is asked. An observation is the features of the game as that seat may know them;
`info["action_mask"]` has 1 for each code it may play now, and `info["seat"]` says which seat it is. The
reward is 0 until a game is over, then the share of the win of the seat that decided last for the learner: 1
alone, an equal part where several win. A game that is over begins anew within the same step
(`AutoresetMode.SAME_STEP`): `info["final_obs"]` has what was seen last and `info["final_info"]["shares"]`
the share of every seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from argosy.core.chance import seed_stream
from argosy.core.errors import ArgosyError, UnknownSeat, shown
from argosy.core.game import Game
from argosy.core.loops import loops_of
from argosy.core.typing import Ints
from argosy.games import NAMES
from argosy.lab.research import MissingLibrary
from argosy.lab.research.opponents import RANDOM, Opponents, Policy
from argosy.lab.research.stepped_game import (
    BOUND,
    OneGame,
    asked_of_all,
    game_of,
    illegal,
    seed_from,
    seed_or_none,
)

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise MissingLibrary("Gymnasium") from None

REFUSED, REPLACED = "refused", "replaced"
REPLACING = (1 << 31) + 3  # the stream from which illegal actions are replaced


class Games(VectorEnv[Any, Any, Any]):
    """`num_envs` games that are stepped together.

    `seat` is the learner's, or None: chance chooses it for each game. An action that the mask does not allow
    is `illegal="refused"` (an error, and nothing is played anywhere) or "replaced" by a random legal one, as
    `info["replaced"]` says; programs that draw actions without looking at the mask need the latter.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game | None = None,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        opponents: str | Policy | None = RANDOM,
        seat: int | None = None,
        seed: int | None = None,
        illegal: str = REFUSED,
        threads: int = 1,
    ) -> None:
        self.game = game_of(game)
        rules = self.game.rules
        self._made = (num_envs, players, options, threads)
        self._batch = self._new_batch(0)  # a wrong parameter is refused at once
        if seat is not None and (type(seat) is not int or not 0 <= seat < players or opponents is None):
            raise UnknownSeat(
                "seat names the learner's among opponents; without opponents it is None"
                if opponents is None
                else f"seat is {shown(seat)}; with {players} players it is None or 0 to {players - 1}"
            )
        if illegal not in {REFUSED, REPLACED}:
            raise ArgosyError(f"illegal actions are {REFUSED!r} or {REPLACED!r}, not {shown(illegal)}")
        self._policy, self._seat, self._replace = opponents, seat, illegal == REPLACED
        self._opponents = None if opponents is None else Opponents(self._batch, players, opponents)
        self._seed = seed_or_none(seed)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = spaces.Box(-BOUND, BOUND, (rules.feature_count,), np.float32)
        self.single_action_space = spaces.Discrete(rules.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._asked_of_all = asked_of_all(rules)
        self._asked = np.zeros(num_envs, np.int64)
        self._seats = self._asked  # the learner's, for each game; without opponents whoever is asked
        self._begun = self._waiting = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """All games anew. With a seed, here or when it was made, all that follows is always the same."""
        if options:
            raise ArgosyError(
                f"rules are chosen when the environment is made; reset takes no {shown(options)}"
            )
        if seed is not None or (self._seed is not None and not self._begun):
            super().reset(seed=seed_or_none(self._seed if seed is None else seed))
        drawn = seed_from(self.np_random)
        self._batch = self._new_batch(drawn)
        self._begun = True
        self._replacing = np.zeros(4, np.int64)
        seed_stream(self._replacing, drawn, REPLACING)
        self._choosing_seats = np.random.default_rng(drawn)
        if self._policy is not None:
            self._opponents = Opponents(self._batch, self._made[1], self._policy)
            self._seats = np.zeros(self.num_envs, np.int64)
            self._draw_seats(np.ones(self.num_envs, bool))
        self._settle()
        return self._observed()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision of the learner in every game, and those of its opponents up to its next one."""
        if not self._waiting:
            raise ArgosyError("call reset first")
        codes, replaced = self._legal(actions)
        self._waiting = False  # until the opponents have played: their code may fail
        self._batch.step(codes, check=False)
        rewards, terminated, infos = self._settle()
        observations, now = self._observed()
        if replaced is not None:
            now["replaced"] = replaced
        return observations, rewards, terminated, np.zeros(self.num_envs, bool), now | infos

    def action_masks(self) -> Any:
        """For each game which codes are legal now, as booleans: where learning libraries look for it."""
        if not self._waiting:
            raise ArgosyError("call reset first")
        return self._batch._mask.astype(bool)

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""

    def _new_batch(self, seed: int) -> Any:
        games, players, options, threads = self._made
        return self.game.batch(games, players, seed, options, threads)

    def _draw_seats(self, new: Any) -> None:
        if self._seat is not None:
            self._seats[new] = self._seat
        else:
            self._seats[new] = self._choosing_seats.integers(self._made[1], size=int(new.sum()))

    def _legal(self, actions: Any) -> tuple[Ints, Any]:
        """The codes to play, and which of them took the place of an illegal one."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.num_envs,):
            array = f"shape {given.shape} of {given.dtype}"
            raise ArgosyError(f"step needs {self.num_envs} action codes, one for each game, not {array}")
        codes = given.astype(np.int64)
        mask = self._batch._mask  # of the last observation
        inside = (codes >= 0) & (codes < mask.shape[1])
        fine = inside & (mask[np.arange(self.num_envs), np.where(inside, codes, 0)] != 0)
        if not self._replace:
            if not fine.all():
                i = int(np.argmin(fine))
                raise illegal(self._batch.position(i), int(codes[i]), f"game {i}: ")
            return codes, None
        random = np.empty(self.num_envs, np.int64)
        loops_of(self.game.rules).pick_random(mask, 0, self.num_envs, self._replacing, random)
        return np.where(fine, codes, random), ~fine

    def _settle(self) -> tuple[Any, Any, dict[str, Any]]:
        """Let opponents move until every game waits for the learner; games that are over begin anew."""
        n, players = self.num_envs, self._made[1]
        rewards, terminated = np.zeros(n), np.zeros(n, bool)
        infos: dict[str, Any] = {}
        decided = self._seats.copy()
        while True:
            self._asked_of_all(self._batch.states, self._asked)
            over = self._asked < 0
            if over.any():
                if not infos:
                    infos = self._blank_ends(n, players)
                # A game is over once at most in here: everybody has a turn before it can be over again.
                self._see_ends(over, decided, infos)
                _, shares = self._batch.reset_done()
                rewards[over] = shares[over, decided[over]]
                infos["final_info"]["shares"][over] = shares[over, :players]
                terminated |= over
                if self._opponents is not None:
                    self._draw_seats(over)
                continue
            if self._opponents is None:
                return rewards, terminated, infos
            waiting = np.flatnonzero(self._asked != self._seats)
            if not len(waiting):
                return rewards, terminated, infos
            self._opponents.move(waiting, self._asked[waiting])

    @staticmethod
    def _blank_ends(n: int, players: int) -> dict[str, Any]:
        """As in Gymnasium's vector environments: an array, and beside it which places are filled."""
        ended = np.zeros(n, bool)
        return {
            "final_obs": np.full(n, None, object),
            "_final_obs": ended,
            "final_info": {
                "shares": np.zeros((n, players), np.float32),
                "_shares": ended,
                "seat": np.zeros(n, np.int64),
                "_seat": ended,
            },
            "_final_info": ended,
        }

    def _see_ends(self, over: Any, decided: Ints, infos: dict[str, Any]) -> None:
        """Note what the learner's seat sees of games that are over."""
        infos["_final_obs"][over] = True
        infos["final_info"]["seat"][over] = decided[over]
        for i in np.flatnonzero(over).tolist():
            ended = OneGame(self.game, self._batch.states[i : i + 1])
            infos["final_obs"][i] = ended.observe(int(decided[i]))

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        """Copies: the batch overwrites its arrays, and a learner keeps what it was given."""
        mask = self._batch.legal_mask().view(np.int8).copy()
        self._waiting = True
        return self._batch.observe().copy(), {"action_mask": mask, "seat": self._asked.copy()}


class Alone(gymnasium.Env[Any, Any]):
    """One game, for programs that know no vector environments; parameters as those of `Games`."""

    def __init__(self, **parameters: Any) -> None:
        self._games = Games(1, **parameters)
        self.metadata = {"render_modes": []}
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._games.np_random = self.np_random
        observations, infos = self._games.reset(options=options)
        self._over = False
        return observations[0], {name: info[0] for name, info in infos.items()}

    def action_masks(self) -> Any:
        """Which codes are legal now, as booleans; none once the game is over."""
        masks = self._games.action_masks()[0]
        return np.zeros_like(masks) if self._over else masks

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise ArgosyError("the game is over, or has not begun: call reset")
        observations, rewards, ended, _, infos = self._games.step(np.array([action]))
        names = ("action_mask", "seat", "replaced")
        info = {name: infos[name][0] for name in names if name in infos}
        if not ended[0]:
            return observations[0], 0.0, False, False, info
        self._over = True
        final = infos["final_info"]
        info |= {"action_mask": np.zeros_like(info["action_mask"]), "seat": final["seat"][0]}
        return infos["final_obs"][0], float(rewards[0]), True, False, info | {"shares": final["shares"][0]}


for _name in NAMES:
    gymnasium.register(
        id=f"argosy/{_name}-v0",
        entry_point=f"{__name__}:Alone",
        vector_entry_point=f"{__name__}:Games",
        kwargs={"game": _name},
    )
