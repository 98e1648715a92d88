"""Decoupled UCT on Pixoid, as a policy for the benchmark: pixcade benchmark examples.decoupled_uct:policy

Each side keeps statistics of its own actions and chooses by UCB1 as if the other did not exist; what is played in the
end is the share of visits. Leaves are valued by random play.
"""

from math import log, sqrt
from random import Random

from pixcade.lab import GameState

SIMULATIONS = 300
EXPLORATION = 2.0
SIDES = (0, 1)
MOST = 40
"""Actions of a side that are looked at: of the Bugs' hundreds, so many drawn at random."""


class Node:
    """The statistics of both sides in one state."""

    def __init__(self, state: GameState, random: Random) -> None:
        """Know the actions."""
        self.state = state
        legal = [state.legal_actions(side) for side in SIDES] if not state.over else [[], []]
        self.actions = [random.sample(own, MOST) if len(own) > MOST else own for own in legal]
        self.visits = [[0] * len(own) for own in self.actions]
        self.sums = [[0.0] * len(own) for own in self.actions]
        self.children: dict[tuple[int, int], Node] = {}

    def chosen(self, side: int) -> int:
        """Return the place of the action with the highest upper bound, one that was never tried first."""
        visits, sums = self.visits[side], self.sums[side]
        if 0 in visits:
            return visits.index(0)
        total = log(sum(visits))
        bounds = [
            gained / count + EXPLORATION * sqrt(total / count) for count, gained in zip(visits, sums, strict=True)
        ]
        return bounds.index(max(bounds))


def played_out(state: GameState, random: Random) -> float:
    """Return what Pixoid has at the end of random play."""
    while not state.over:
        state = state.play({side: random.choice(state.legal_actions(side)) for side in state.deciding})
    return state.utilities[0]


def simulate(node: Node, random: Random) -> float:
    """Go down by the bounds of both sides, value a new leaf, and note what Pixoid got on the way back."""
    if node.state.over:
        return node.state.utilities[0]
    at = node.chosen(0), node.chosen(1)
    if at not in node.children:
        actions = {side: node.actions[side][at[side]] for side in SIDES}
        node.children[at] = Node(node.state.play(actions), random)
        gained = played_out(node.children[at].state, random)
    else:
        gained = simulate(node.children[at], random)
    for side, sign in zip(SIDES, (1, -1), strict=True):
        node.visits[side][at[side]] += 1
        node.sums[side][at[side]] += sign * gained
    return gained


def policy(state: GameState, player: int, simulations: int = SIMULATIONS) -> dict[int, float]:
    """Return the shares of visits."""
    random = Random(f"{state.position} {player}")
    root = Node(state, random)
    for _ in range(simulations):
        simulate(root, random)
    visits = root.visits[player]
    return {action: count / sum(visits) for action, count in zip(root.actions[player], visits, strict=True) if count}
