"""Training by self-play: many games at once, one net for every number of players.

    argosy train --game GAME --minutes 20 --out nets/mine.safetensors
    python -m argosy.lab.train --game GAME --selftest          # needs neither typer nor a terminal

From the inside out:

| file | subject |
|---|---|
| `config.py` | all settings; each game has a file of them (`training.toml` among its players) |
| `vector_games.py`, `gpu_games.py` | the games, on threads or a GPU: one compiled function for both |
| `devices.py`, `opponents.py` | which games are played where, and compiled players as opponents in some |
| `model.py` | the net: features in, a policy and every seat's share of the win out |
| `ppo.py` | an iteration: collect decisions, compute returns and advantages, improve the net |
| `teacher_games.py`, `imitation.py` | a compiled player's games, and learning to choose as it chose |
| `training_run.py` | a whole run: schedule, stages, reports, checkpoints |
| `checkpoints.py` | checkpoints and nets as files |
| `evaluation.py` | strength against fixed players, with the written net, while the learner goes on |
| `learning_curve.py` | the learning curve as a picture |
| `selftest.py` | whether processor and GPU agree, and how fast collecting and learning are |

Decisions without a choice are never asked of the net: the games play them by themselves, so there are more
moves than decisions. Games live where the net does; on a GPU nothing is copied to the processor but a few
figures per iteration. numba and torch both use the default stream, so a kernel of one sees what the other
wrote before.

A run writes four files beside each other: the net (`X.safetensors`, what players use), `X.checkpoint` (for
`--resume`), `X.jsonl` (a line per report and per evaluation) and `X.svg` (the curve). On a GPU another
process evaluates the nets it finds in `X.safetensors`, so that training never waits for it.
"""
