"""What learned players decide and expect in a few positions, as one hash: run as a program by the tests."""

from __future__ import annotations

import hashlib
import sys

import argosy
from argosy.players.lookahead import Lookahead
from argosy.players.net import champion
from argosy.players.one_step import OneStep

POSITIONS = {"port-royal": (4, 9), "oltre-mare": (2, 3)}  # choices of a game that are looked into


def digest(game: str) -> str:
    """Of one game of the champion against itself."""
    net, total, choices = champion(game), hashlib.sha256(), 0
    one_step, ahead = OneStep(net), Lookahead(net)
    position = argosy.game(game).new(3, seed=6)
    while choices < max(POSITIONS[game]):
        states, seat = position.states, position.asked
        assert seat is not None
        code = one_step.policy_choice(states, seat)
        if len(one_step.options(states, seat)) > 1:
            choices += 1
            if choices in POSITIONS[game]:
                values = one_step.action_values(states, seat, seed=2)
                total.update(one_step.value(states, seat).tobytes())
                total.update(values.shares.tobytes() + values.policy.tobytes())
                total.update(str((code, one_step.decide(states, seat, seed=2))).encode())
                if net.rules.has_chains:  # in plain Python, to decide by them would take a minute
                    if choices == max(POSITIONS[game]):  # of two whole actions; before, of five
                        chains, values = ahead.chain_values(states, seat, seed=2)
                        total.update(chains.tobytes() + values.shares.tobytes() + values.policy.tobytes())
                else:
                    total.update(str(ahead.decide(states, seat, seed=2)).encode())
                    total.update(ahead._looks[0].found.tobytes())
        position.play(seat, argosy.game(game).rules.action(position.reading, seat, code))
    return total.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(sys.argv[1]))
