# %% [markdown]
# # PPO on a laptop: fifteen minutes to a net that beats the Boatswain
#
# One file in the manner of CleanRL: everything PPO does is on this page, and nothing else. It needs PyTorch,
# `pip install 'argosy[lab,train]'`, and no GPU:
#
#     python examples/laptop_ppo.py --minutes 15 --out laptop.safetensors
#     argosy arena --seats net@laptop.safetensors,boatswain --games 1000
#
# The games are stepped together by one batch of the engine. Every seat is played by the learner, so a net
# learns from all of their decisions. `argosy train` is the same idea for GPUs and tables of every size.

# %%
import argparse
import datetime
import time
from pathlib import Path

import numpy as np
import torch
from safetensors.numpy import save_file
from torch import nn
from torch.nn import functional

import argosy
from argosy.lab.research.stepped_game import asked_of_all
from argosy.lab.train.checkpoints import weights_of
from argosy.lab.train.model import Net
from argosy.players.net import FORMAT, features_mark

# %% [markdown]
# ## Settings
#
# Two players make short games. An iteration collects `GAMES * STEPS` decisions and learns from each `EPOCHS`
# times. The reward is a seat's share of the win, at the end of a game.

# %%
GAMES, STEPS, EPOCHS, MINIBATCH = 256, 32, 2, 1024
RATE, GAE_LAMBDA, CLIP, ENTROPY, VALUE, GRADIENT = 1e-3, 0.97, 0.2, 0.01, 1.0, 0.5
WIDTH, BLOCKS = 128, 1

given = argparse.ArgumentParser(description="Train a net by PPO on a processor.")
given.add_argument("--game", default="port-royal")
given.add_argument("--players", type=int, default=2)
given.add_argument("--minutes", type=float, default=15)
given.add_argument("--games", type=int, default=GAMES, help="side by side")
given.add_argument("--seed", type=int, default=1)
given.add_argument("--out", type=Path, default=Path("laptop.safetensors"))
options = given.parse_args()

game = argosy.game(options.game)
rules, players, count = game.rules, options.players, options.games
torch.manual_seed(options.seed)
batch = game.batch(count, players, options.seed)
asked_seats, asked = asked_of_all(rules), np.zeros(count, np.int64)

# %% [markdown]
# ## The net
#
# A residual net with two heads, in the form that Argosy's players read: logits of all actions, and the share
# of the win that each seat expects, the observer first. Actions that are not legal get no probability.

# %%
net = Net(rules.feature_count, rules.action_count, WIDTH, BLOCKS)
optimizer = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
missing = net.enter.in_features - rules.feature_count  # rows are padded to a multiple of 16


def look():
    """What the seat to act sees in every game, and what it may do."""
    asked_seats(batch.states, asked)
    mask = torch.from_numpy(batch.legal_mask().astype(bool))
    features = functional.pad(torch.from_numpy(batch.observe().copy()), (0, missing))
    return features, mask, torch.from_numpy(asked.copy())


def judge(features, mask):
    """The policy, and the share of the win that the observer expects."""
    logits, shares = net(features)
    policy = functional.log_softmax(logits.masked_fill(~mask, -1e9), dim=1)
    return policy, functional.softmax(shares[:, :players], dim=1)[:, 0]


# %% [markdown]
# ## Collecting
#
# Decisions of several seats follow each other in a game. A seat's advantage at a decision is how much better
# its next one looks, or the end of the game, than it had expected: generalised advantage estimation along
# each seat's own decisions, so the later value is kept for every game *and seat*.


# %%
def collect(steps):
    seen = []
    for _ in range(steps):
        features, mask, seats = look()
        with torch.no_grad():
            policy, value = judge(features, mask)
        actions = torch.multinomial(policy.exp(), 1)[:, 0]
        batch.step(actions.numpy(), check=False)
        done, shares = batch.reset_done()
        ended, won = torch.from_numpy(done.astype(bool)), torch.from_numpy(shares[:, :players].copy())
        chosen = policy.gather(1, actions[:, None])[:, 0]
        seen.append((features, mask, seats, actions, chosen, value, ended, won))
    return seen


def advantages(seen):
    """Backwards through what was collected. At its end a seat's latest value stands for its future."""
    rows = torch.arange(count)
    later = torch.zeros((count, players))  # the value of each seat's next decision, or its share of the win
    trace = torch.zeros((count, players))  # its advantage there
    known = torch.zeros((count, players), dtype=torch.bool)
    found = []
    for _, _, seats, _, _, value, ended, won in reversed(seen):
        later[ended], trace[ended], known[ended] = won[ended], 0.0, True
        delta = torch.where(known[rows, seats], later[rows, seats] - value, torch.zeros(count))
        here = delta + GAE_LAMBDA * trace[rows, seats]
        later[rows, seats], trace[rows, seats], known[rows, seats] = value, here, True
        found.append(here)
    return torch.stack(found[::-1])


# %% [markdown]
# ## Learning
#
# The clipped objective of PPO, a squared error for the value, and a little entropy.


# %%
def learn(seen, advantage):
    features, mask, _, actions, before, value, _, _ = (torch.cat(part) for part in zip(*seen, strict=True))
    advantage = advantage.flatten()
    returns = value + advantage
    normed = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(actions)).split(MINIBATCH):
            policy, expected = judge(features[chosen], mask[chosen])
            ratio = (policy.gather(1, actions[chosen, None])[:, 0] - before[chosen]).exp()
            kept = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * normed[chosen], kept * normed[chosen]).mean()
            entropy = -(policy.exp() * policy).sum(1).mean()
            error = functional.mse_loss(expected, returns[chosen])
            loss = VALUE * error - gain - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), GRADIENT)
            optimizer.step()
    return float(entropy.detach()), float(error.detach())


# %% [markdown]
# ## The run
#
# The learning rate goes down to a tenth over the time there is. A line a minute.

# %%
began = reported = time.perf_counter()
decisions = finished = 0
while (spent := (time.perf_counter() - began) / 60) < options.minutes or decisions == 0:
    for group in optimizer.param_groups:
        group["lr"] = RATE * (1 - 0.9 * min(1.0, spent / max(options.minutes, 0.01)))
    seen = collect(STEPS)
    entropy, error = learn(seen, advantages(seen))
    decisions += count * STEPS
    finished += int(sum(step[6].sum() for step in seen))
    if time.perf_counter() - reported >= 60:
        reported = time.perf_counter()
        print(
            f"{spent:5.1f} min  {decisions / 1e6:6.2f} M decisions  {finished:,} games  "
            f"entropy {entropy:.3f}  error of the value {error:.4f}",
            flush=True,
        )

# %% [markdown]
# ## The file
#
# With these lines beside the weights, `net@FILE` is a player like any other: in the arena, at a table, in
# `argosy lab score`.

# %%
about = {
    "format": FORMAT, "game": rules.name, "rules": str(rules.version), "features": features_mark(rules),
    "restraint": "25", "blocks": str(BLOCKS), "command": "examples/laptop_ppo.py",
    "date": datetime.datetime.now(datetime.UTC).date().isoformat(), "decisions": str(decisions),
}  # fmt: skip
save_file(weights_of(net, rules, BLOCKS), options.out, metadata=about)
print(f"{decisions:,} decisions, {finished:,} games: {options.out}")
