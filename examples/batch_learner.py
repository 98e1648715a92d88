"""Q-learning of Pixoid on a maze of 3 x 3 Pix, in 1,024 rounds at once: python examples/batch_learner.py"""

import numpy as np

from pixcade.lab.batch import make_batch

games, random = make_batch("pixcade/pixoid_team-v1", 1024, boards=["m3-3f-db-145-aa"]), np.random.default_rng(1)
worth, earned, ended, later = np.zeros((10_000, 41)), np.zeros(400), np.zeros(400), np.full(1024, 9999)
for turn in range(400):
    now, legal, actions = later, games.legal()[:, 0], games.random_actions()
    actions[:, 0] = np.where(legal, worth[now] + 0.1 * random.standard_normal(legal.shape), -np.inf).argmax(axis=1)
    rewards, done = games.step(actions)
    later = np.minimum(games.view().cubes, 9) @ (1000, 100, 10, 1)  # a number for each position of the four cubes
    worth[now, actions[:, 0]] += 0.2 * (rewards[:, 0] + ~done * worth[later].max(1) - worth[now, actions[:, 0]])
    earned[turn], ended[turn] = rewards[:, 0].sum(), done.sum()
print("cubes a round, by hundred turns:", *(earned.reshape(4, 100).sum(1) / ended.reshape(4, 100).sum(1)).round(2))
