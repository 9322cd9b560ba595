# %% [markdown]
# # A search bot in a page
#
# It tries each of its choices in worlds it cannot tell from the real one, lets a quick player finish each of
# these games, and takes the choice that won most. It plays any game that has a compiled player:
#
#     cd examples
#     argosy arena --seats search_bot:Searcher,boatswain,boatswain --games 20
#     argosy lab score search_bot:Searcher --games 20
#
# A bot is a class with one method. It never gets the real position, so it cannot look into the draw pile.

# %%
import numpy as np

from argosy.core.chance import seed_stream
from argosy.players.compiled_players import compiled_players_of, match_loops
from argosy.players.levels import player_of

WORLDS = 6  # for each choice
BY = "captain"  # who finishes the games
LONGEST = 2000  # decisions of a game that is finished

# %% [markdown]
# ## Playing a world to its end
#
# Compiled players live in arrays: a configuration says which player it is, a workspace is its memory, and
# every seat has its own stream of chance. `choose` says what the player would do, `apply` does it.


# %%
class RollOut:
    """Plays positions of one game to their ends, all seats by one player."""

    def __init__(self, game, players):
        self.compiled = compiled_players_of(game)
        self.loops = match_loops(self.compiled)
        self.config = self.compiled.config(player_of(game, BY), players)
        self.worlds, self.workspaces = self.compiled.new_workspace()
        self.chance = np.zeros(4, np.int64)

    def share(self, position, seat, seed):
        """What this seat wins, from 0 to 1."""
        loops, states = self.loops, position.states
        seed_stream(self.chance, seed, 0)
        for _ in range(LONGEST):
            asked = loops.asked(states)
            if asked < 0:
                break
            code = loops.choose(states, asked, self.config, 0, self.chance, self.worlds, self.workspaces)
            loops.apply(states, asked, code)
        shares, scores = np.zeros(5, np.float32), np.zeros(position.players, np.int64)
        loops.outcome(states, shares, scores)
        return float(shares[seat])


# %% [markdown]
# ## Deciding
#
# Every choice is tried in the *same* worlds: what the cards do to all of them alike then says nothing, and
# few worlds are enough. An action that is begun, such as an offer, is decided one step after the other.


# %%
class Searcher:
    """Made anew for every game; with the same seed it decides the same."""

    name = "Searcher"

    def __init__(self, seed=0):
        self.seed = seed
        self.roll_out = None

    def decide(self, view, imagine, clock):
        choices = [choice["action"] for choice in view["choices"]]
        if len(choices) == 1:
            return choices[0]
        if self.roll_out is None:
            self.roll_out = RollOut(view["game"], view["players"])
        won = dict.fromkeys(choices, 0.0)
        for _ in range(WORLDS):
            self.seed += 1
            world = imagine(self.seed)
            for action in choices:
                after = world.copy()
                after.play(view["seat"], action)
                won[action] += self.roll_out.share(after, view["seat"], self.seed)
        return max(choices, key=lambda action: won[action])


# %% [markdown]
# ## What next
#
# - More worlds, and fewer for choices that are far behind: `argosy.players.sequential_halving`.
# - A tree instead of one step: `examples/tree_search.py` does that in compiled code, much faster.
# - A net instead of the roll-outs: `argosy.players.net.champion(game).judge(features, players)`.
