"""One game of Oltre Mare through PettingZoo, every seat at random: pip install 'argosy[research]'.

python examples/random_seats.py
"""

from argosy.research import aec

env = aec.env("oltre-mare", players=3, seed=7)
env.reset()
won = {}
decisions = 0
for agent in env.agent_iter():
    observation, reward, over, _, _ = env.last()
    if over:
        won[agent] = reward
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
        decisions += 1
print(f"{decisions} decisions; shares of the win: {won}")
