"""The tree of `pixcade.bots.pixl.puct`, carried on from one move to the next: for matches only, bots keep nothing.

The new root is shown to the network in all twelve ways, as any root is, so that its priors and its own value are the
usual ones. What the last tree knew of the positions below it is taken over with all its visits. The one evaluation that
the last tree had of the root itself, in one way, is dropped.
"""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from pixcade.bots.pixl.puct import EXPLORATION, LOT, NODES_A_SIMULATION, REDUCTION, LearnedTree
from pixcade.games.pixl.moves import Move
from pixcade.games.pixl.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class CarriedTree(LearnedTree):
    """The tree of one position, which may begin with a part of another, with leaves in lots of any size up to LOT."""

    carried = 0
    """Visits below the root that were taken over."""

    def __init__(self, state: State, simulations: int, lot: int = LOT, older: "TreeNode | None" = None) -> None:
        """Make room for so many new simulations, evaluate the root, and take over what is below `older`."""
        self.state, self.lot = state, lot
        kept = older.many_below() if older else 0
        super().__init__(state, simulations + -(-kept // NODES_A_SIMULATION))
        if older and kept:
            self.graft(older.tree, older.node)

    def node(self) -> "TreeNode":
        """Return the root."""
        return TreeNode(self, 0, self.root)

    def grow(self, simulations: int, random: Random) -> None:
        """Simulate so many times: as the method that this overrides, but for the size of lots."""
        done = 0
        while done < simulations:
            many = self.kernels.gather(
                self.table, self.root, self.links, self.sums, self.paths[: self.lot], self.positions[: self.lot],
                simulations - done, EXPLORATION, REDUCTION, self.used,
            )  # fmt: skip
            done += int(self.used[0])
            if many:
                self._evaluate(many, random)

    def graft(self, older: LearnedTree, node: int) -> None:
        """Copy all that is below a node of another tree, which is the same position as this tree's root."""
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
                first = links[0, kernels.FIRST]
            links[first : first + many] = older.links[old : old + many]
            links[first : first + many, kernels.MANY] = 0
            sums[first : first + many, kernels.RESULTS :] = older.sums[old : old + many, kernels.RESULTS :]
            grown = older.links[old : old + many, kernels.MANY].nonzero()[0]
            waiting += [(first + at, old + at) for at in grown.tolist()]
        first, many = links[0, kernels.FIRST], links[0, kernels.MANY]
        self.carried = int(links[first : first + many, kernels.VISITS].sum())
        links[0, kernels.VISITS] += self.carried
        sums[0, kernels.RESULTS :] += sums[first : first + many, kernels.RESULTS :].sum(axis=0)


@dataclass(frozen=True)
class TreeNode:
    """A node of a tree and its position, uint64 (WORDS,)."""

    tree: CarriedTree
    node: int
    position: "NDArray[np.uint64]"

    def state(self) -> State:
        """Return the position that this is."""
        from pixcade.kernels.pixl import rules

        return rules.unpack(self.tree.state.options, self.position)

    def children(self) -> range:
        """Return the nodes one move below; none where it was never evaluated."""
        links, kernels = self.tree.links, self.tree.kernels
        first, many = (int(links[self.node, column]) for column in (kernels.FIRST, kernels.MANY))
        return range(first, first + many)

    def below(self, child: int) -> "TreeNode":
        """Return a child."""
        from pixcade.kernels.pixl import rules

        position = self.position.copy()
        rules.apply(self.tree.table, position, int(self.tree.links[child, self.tree.kernels.CODE]))
        return TreeNode(self.tree, child, position)

    def moved(self, move: Move) -> "TreeNode | None":
        """Return the child that a move leads to, if there is one."""
        from pixcade.kernels.pixl import rules

        code, codes = rules.code_of(move), self.tree.links[:, self.tree.kernels.CODE]
        return next((self.below(child) for child in self.children() if codes[child] == code), None)

    def after(self, state: State) -> "TreeNode | None":
        """Return the node of a position: this one, or the child that one move leads to; nothing for any other."""
        from pixcade.kernels.pixl import packing, rules

        turns, wanted = state.turn - int(self.position[packing.TURN]), rules.pack(state)
        found = {0: iter([self]), 1: map(self.below, self.children())}.get(turns, iter(()))
        parts = slice(packing.TOPS, packing.REACH), slice(packing.SUPPLY, packing.STALE)
        # Most positions differ in the words that have one form: unpacking all of them would take longer
        likely = (one for one in found if all((one.position[part] == wanted[part]).all() for part in parts))
        return next((one for one in likely if one.state() == state), None)

    def many_below(self) -> int:
        """Return how many nodes there are below this one."""
        links, kernels = self.tree.links, self.tree.kernels
        waiting, many = [self.node], 0
        while waiting:
            node = waiting.pop()
            first, found = links[node, kernels.FIRST], max(0, links[node, kernels.MANY])
            many += int(found)
            waiting += (first + links[first : first + found, kernels.MANY].nonzero()[0]).tolist()
        return many
