"""Learning to play by self-play: many games at once, one net for every number of players.

    argosy train --game port-royal --minutes 20 --out nets/port_royal.safetensors
    python -m argosy.train --game port-royal --selftest          # needs neither typer nor a terminal

How it works, from the inside out:

| file | subject |
|---|---|
| `config.py`, `data/*.toml` | everything one may turn, one readable file per game |
| `tables.py`, `gpu_tables.py` | the games, on threads or a GPU: one compiled function for both |
| `seating.py`, `rivals.py` | which tables are played how, and compiled players at some of them |
| `net.py` | the net: features in, a policy and every seat's share of the win out |
| `learning.py` | an iteration: collect decisions, find what each was worth, improve the net (PPO) |
| `teacher.py`, `apprentice.py` | a compiled player's games, and learning to choose as it chose |
| `course.py` | a whole run: schedule, stages, progress, checkpoints |
| `files.py` | checkpoints and nets as files |
| `measuring.py` | strength against fixed players, with the written net, beside the learning |
| `curve.py` | the learning curve as a picture |
| `selftest.py` | whether processor and GPU agree, and how fast collecting and learning are |

Decisions without a choice are never asked of the net: the tables play them, so there are more moves than
decisions. Games live where the net does; on a GPU nothing is copied to the processor but a few figures per
iteration. numba and torch both use the default stream, so a kernel of one sees what the other wrote before
it.

A run writes four files beside each other: the net (`X.safetensors`, what players use), `X.checkpoint` (to
go on with `--resume`), `X.jsonl` (a line per report and per measurement) and `X.svg` (the curve). On a GPU
another process measures the nets it finds in `X.safetensors`, so that learning never waits for it.
"""
