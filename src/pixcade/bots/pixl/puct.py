"""Pixl's strongest bot: a tree search guided by a network trained by self-play.

The network sees each leaf rotated or mirrored at random (by the seed), and the root in all twelve ways, so that its
output doesn't depend on the board's orientation. In games of two the tree is reused for the player's next move. In
games of four a play-out search contributes too: each search sees what the other is blind to. Without a network for the
game's options, or without compiled code, that search plays alone.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from pixcade.bots.api import Thought, View, Weighed
from pixcade.bots.pixl.mcts import Growing, compiled_search
from pixcade.bots.pixl.tree_memory import TreeMemory, TreeNode
from pixcade.bots.search import game_ready
from pixcade.games.pixl.hexes import hexagon_turns
from pixcade.games.pixl.moves import Move
from pixcade.games.pixl.state import Options, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LOT = 8
"""Leaves in a batch, at most."""
SIMULATIONS_A_LEAF = 24
"""Minimum simulations per leaf of a batch: while much of a small tree is pending, batches lose more than they save."""
EXPLORATION, REDUCTION = 0.9, 0.2
"""Weight of the prior in exploration, and how much less than its position an untried move is worth."""
NODES_A_SIMULATION = 45


@dataclass(frozen=True)
class Effort:
    """The work for one move: network evaluations, and play-outs of the other search."""

    simulations: int
    playouts: int = 0


@dataclass(frozen=True)
class Learned:
    """Plays the most visited move of its tree, or of two trees; `search` plays games that were not trained."""

    fewer: Effort
    """In games of two and three."""
    four: Effort
    search: Growing
    memory: TreeMemory = field(default_factory=TreeMemory, compare=False, repr=False)
    """Trees of games of two. In other games several moves lie between two of a seat, which it doesn't follow."""
    searches: ClassVar[bool] = True

    def __call__(self, view: View) -> Thought:
        game, state, budget, random = view.game, view.state, view.budget, view.random
        legal = view.legal
        if len(legal) == 1:
            return Thought(legal[0])
        if not (game_ready("pixl") and knows(state.options)):
            return self.search(view)
        effort = self.four if state.options.players == 4 else self.fewer
        simulations = max(2 * LOT, int(effort.simulations * budget.work))
        carried_on = state.options.players == 2
        tree = LearnedTree(state, simulations, self.memory.find(state) if carried_on else None)
        tree.grow(simulations, random)
        tree.complete(random)
        found = tree.moves()
        votes = shares({one.move: one.visits for one in found})
        if effort.playouts:
            tried = compiled_search(state, max(16, int(effort.playouts * budget.work)), random)
            played = shares({move: visits for move, visits, _ in tried})
            votes = {move: (votes[move] + played[move]) / 2 for move in votes}
        weighed = [Weighed(game.format_move(state, one.move), votes[one.move], one.share, one.points) for one in found]
        best = max(votes, key=lambda move: votes[move])
        if carried_on:
            self.memory.keep(tree.node().moved(best))
        return Thought(best, tuple(sorted(weighed, key=lambda one: -one.probability)))


def shares(visits: Mapping[Any, int]) -> dict[Any, float]:
    total = sum(visits.values())
    return {move: times / total for move, times in visits.items()}


def knows(options: Options) -> bool:
    """Whether games like this were trained: some rulings were not."""
    from pixcade.bots.pixl.network import is_learned

    usual = options.conversion == "all" and options.end == "player" and options.ports == "off-gray"
    return usual and is_learned(options.side, options.players)


@cache
def turns_of(side: int) -> "NDArray[np.int64]":
    """Return int64 (12, hexes): the hex that each one maps to under each symmetry of the board."""
    from pixcade.bots.search.jit import np

    return np.array([goes for _, goes in hexagon_turns(side)], np.int64)


class Branch(NamedTuple):
    """A move at the root: its prior, its visits, its worth to the mover.

    `share` is the mover's expected share of the victory, `points` every seat's expected final points. For an untried
    move they come from the network's evaluation of the position after it.
    """

    move: Move
    prior: float
    visits: int
    value: float
    share: float
    points: tuple[float, ...]


class LearnedTree:
    """The tree of one position. Kernels are loaded here, in a worker process."""

    carried = 0
    """Visits below the root that were taken over from another tree."""

    def __init__(self, state: State, simulations: int, older: TreeNode | None = None) -> None:
        """Allocate the simulations, evaluate the root, and take over the subtree of `older`, the same position.

        The root is evaluated as any root is, so that its priors and value are the usual ones.
        """
        from pixcade.bots.pixl.network import network_of
        from pixcade.bots.search.jit import np
        from pixcade.bots.search.pixl import features, learned_tree, rules

        side, hexes = state.options.side, len(state.options.board.names)
        self.kernels, self.features, self.move_of = learned_tree, features.features, rules.move_of
        self.network, self.turns = network_of(side, state.options.players), turns_of(side)
        self.state, self.table, self.root = state, rules.tables(state.options), rules.pack(state)
        self.seat, self.seats = state.options.seat_of[state.mover], state.options.players
        kept = older.many_below() if older else 0
        nodes, rows = simulations * NODES_A_SIMULATION + rules.MOST_MOVES + kept, max(LOT, len(self.turns))
        self.links, self.sums = np.zeros((nodes, 4), np.int64), np.zeros((nodes, learned_tree.COLUMNS))
        self.paths = np.zeros((rows, learned_tree.LONGEST_PATH), np.int64)
        self.positions = np.zeros((rows, rules.WORDS), np.uint64)
        self.planes = np.zeros((rows, hexes, features.PLANES), np.float32)
        self.scalars = np.zeros((rows, features.SCALARS), np.float32)
        self.room = self.network.room(rows)
        self.used, self.ways = np.zeros(1, np.int64), np.arange(rows)
        self.free = 1
        self.begin()
        if older and kept:
            self.graft(older.tree, older.node)

    def begin(self) -> None:
        """Average the network's evaluations of the root in all symmetries."""
        from pixcade.bots.search.jit import np

        many = len(self.turns)
        self.positions[:] = self.root
        self.features(self.table, self.positions, many, self.turns, self.ways, self.planes, self.scalars)
        evaluated = self.network(self.planes[:many], self.scalars[:many], self.room)
        hexes = np.take_along_axis(evaluated.hexes, self.turns, axis=1).mean(axis=0, keepdims=True)
        self.paths[0, 0] = 1
        self.links[0, self.kernels.VISITS] = 1
        self._add(1, hexes, evaluated.others.mean(axis=0, keepdims=True))

    def graft(self, older: "LearnedTree", node: int) -> None:
        """Copy everything below a node of another tree, with its visits, to below the root."""
        kernels, links, sums = self.kernels, self.links, self.sums
        waiting = [(0, node)]
        while waiting:
            own, theirs = waiting.pop()
            old, many = older.links[theirs, kernels.FIRST], older.links[theirs, kernels.MANY]
            if own:
                first, self.free = self.free, self.free + many
                links[own, kernels.FIRST], links[own, kernels.MANY] = first, many
                sums[first : first + many, kernels.PRIOR] = older.sums[old : old + many, kernels.PRIOR]
            else:
                first = links[0, kernels.FIRST]  # with the priors of the root
            links[first : first + many] = older.links[old : old + many]
            links[first : first + many, kernels.MANY] = 0
            sums[first : first + many, kernels.RESULTS :] = older.sums[old : old + many, kernels.RESULTS :]
            grown = older.links[old : old + many, kernels.MANY].nonzero()[0]
            waiting += [(first + at, old + at) for at in grown.tolist()]
        first, many = links[0, kernels.FIRST], links[0, kernels.MANY]
        self.carried = int(links[first : first + many, kernels.VISITS].sum())
        links[0, kernels.VISITS] += self.carried
        sums[0, kernels.RESULTS :] += sums[first : first + many, kernels.RESULTS :].sum(axis=0)

    def node(self) -> TreeNode:
        return TreeNode(self, 0, self.root)

    def grow(self, simulations: int, random: Random) -> None:
        done, lot = 0, max(1, min(LOT, simulations // SIMULATIONS_A_LEAF))
        while done < simulations:
            many = self.kernels.gather(
                self.table, self.root, self.links, self.sums, self.paths[:lot], self.positions[:lot],
                simulations - done, EXPLORATION, REDUCTION, self.used,
            )  # fmt: skip
            done += int(self.used[0])
            if many:
                self._evaluate(many, random)

    def complete(self, random: Random) -> None:
        """Evaluate the position after each untried move, so that all have a worth."""
        kernels, found = self.kernels, 0
        first, many = self.links[0, kernels.FIRST], self.links[0, kernels.MANY]
        for child in range(first, first + many):
            if self.links[child, kernels.VISITS] == 0:
                found += kernels.look_after(
                    self.table, self.root, self.links, self.sums, child, self.paths[found], self.positions[found]
                )
            if found == LOT or (found and child == first + many - 1):
                self._evaluate(found, random)
                found = 0

    def _evaluate(self, many: int, random: Random) -> None:
        """Evaluate the gathered leaves with the network."""
        self.ways[:many] = [random.randrange(len(self.turns)) for _ in range(many)]
        self.features(self.table, self.positions, many, self.turns, self.ways, self.planes, self.scalars)
        evaluated = self.network(self.planes[:many], self.scalars[:many], self.room)
        self._add(many, evaluated.hexes, evaluated.others)

    def _add(self, many: int, hexes: "NDArray[np.float32]", others: "NDArray[np.float32]") -> None:
        self.free = self.kernels.grow(
            self.table, self.links, self.sums, self.paths, self.positions, many, self.free, self.turns, self.ways,
            hexes, others,
        )  # fmt: skip

    def moves(self) -> list[Branch]:
        """Return every move, in the order of the rules."""
        kernels, found = self.kernels, []
        first, many = self.links[0, kernels.FIRST], self.links[0, kernels.MANY]
        for child in range(first, first + many):
            visits, sums = int(self.links[child, kernels.VISITS]), self.sums[child]
            value, share = (float(sums[at + self.seat]) / max(1, visits) for at in (kernels.RESULTS, kernels.SHARES))
            points = tuple((sums[kernels.SCORES :][: self.seats] / max(1, visits)).tolist())
            move = self.move_of(int(self.links[child, kernels.CODE]))
            found.append(Branch(move, float(sums[kernels.PRIOR]), visits, value, share, points))
        return found

    def value(self) -> float:
        """Return the value of the position for the mover, between 0 and 1."""
        kernels = self.kernels
        return float(self.sums[0, kernels.RESULTS + self.seat]) / int(self.links[0, kernels.VISITS])
