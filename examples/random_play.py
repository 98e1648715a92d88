"""A random game of Pixoid, one player a seat: python examples/random_play.py"""

from random import Random

from pixcade.lab import make

random, state = Random(7), make("pixcade/pixoid-v1", seed=7)
while not state.over:
    state = state.play({player: random.choice(state.legal_actions(player)) for player in state.deciding})
print(state.position, state.utilities)
