"""The weights of the planner: their names and meanings, and the tuned values for each number of players."""

from __future__ import annotations

from pathlib import Path

from argosy.players.player_set import Tunable
from argosy.players.weight_files import Named, WeightSet

FILE = Path(__file__).with_name("data") / "weights.json"

# Name, a first guess, and the step in which tuning begins to look around. Everything is in ducats.
NAMES: tuple[Named, ...] = (
    ("pirate", 1.0, 0.3),  # what a card on the pirate stack costs
    ("mark_ducat", 0.8, 0.4),  # symbols of cards that stay in hand
    ("mark_pirate", -1.0, 0.4),
    ("mark_draw", 0.8, 0.4),
    ("mark_ship", 0.4, 0.3),
    ("runs_in_hand", 0.5, 0.2),  # of what cards that stay in hand would pay as runs
    ("run_from_hand", 0.8, 0.2),  # of what they would add to the run on top
    ("run_next", 0.4, 0.3),  # of what one more card would add to the run on top, by how many there are
    ("run_after", 0.2, 0.2),  # and one after that
    ("load_2", 2.0, 0.7),  # the next load, compared with a load of 1
    ("load_3", 3.5, 1.0),
    ("load_4", 4.5, 1.3),
    ("lack", 2.0, 0.6),  # each card that the next load lacks
    ("spare", 1.2, 0.5),  # each card that can be kept beyond the next load
    ("excess", 1.5, 0.5),  # each card that will be too many
    ("blank", 2.5, 0.7),  # a card that must be bought now, unseen
    ("choice", 0.5, 0.4),  # one more card to choose from
    ("buy", 0.3, 0.3),  # what a purchase that need not be must bring
    ("calm_sea", 0.7, 0.3),  # tokens, in each turn to come
    ("pirates_repelled", 0.9, 0.4),
    ("good_deal", 2.0, 0.5),
    ("local_influence", 1.0, 0.4),
    ("good_terms", 1.6, 0.5),
    ("soon", 3.0, 0.8),  # turns for which a token is thought to stay
    ("token", 1.2, 0.4),  # owning one more
    ("near", 0.15, 0.1),  # of the best token a move away from where the ship ends
    ("prestige", 1.2, 0.4),
    ("pace", 4.0, 0.6),  # cards that leave the goods deck in a turn
    ("accept", 0.6, 0.3),  # what a deal must bring
    ("offer", 1.0, 0.4),  # what an offer must promise
    ("rival", 0.25, 0.1),  # of what a partner gains counts as lost
    ("leader", 0.3, 0.15),  # and more if he leads
    ("asks", 0.8, 0.4),  # what a partner is thought to ask for
    ("doubt", 1.5, 0.5),  # how little is known about that
    ("his_card", 1.5, 0.5),  # a card, to a partner
    ("his_run", 0.6, 0.2),  # of what it would pay, to a partner
)
COUNT = len(NAMES)
(
    PIRATE, MARK_DUCAT, MARK_PIRATE, MARK_DRAW, MARK_SHIP, RUNS_IN_HAND, RUN_FROM_HAND, RUN_NEXT, RUN_AFTER,
    LOAD_2, LOAD_3, LOAD_4, LACK, SPARE, EXCESS, BLANK, CHOICE, BUY,
    CALM_SEA, PIRATES_REPELLED, GOOD_DEAL, LOCAL_INFLUENCE, GOOD_TERMS, SOON, TOKEN, NEAR, PRESTIGE, PACE,
    ACCEPT, OFFER, RIVAL, LEADER, ASKS, DOUBT, HIS_CARD, HIS_RUN,
) = range(COUNT)  # fmt: skip

WEIGHTS = WeightSet("oltre-mare", "planner", NAMES, FILE)
TUNABLE = Tunable(WEIGHTS, "planner", "planner-quiet,planner")
