"""Tree reuse: a search continues the tree of the player's last move.

A process keeps the last few trees, each from the chosen move on. If the game followed a tree's prediction, the subtree
at that position becomes part of the next tree. In a game of two the other player has moved once in between, so that
neither side of a match uses what the other has computed.
"""

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pixcade.games.pixl.moves import Move
from pixcade.games.pixl.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from pixcade.bots.pixl.puct import LearnedTree

MOST_TREES = 4
"""Trees kept, about 3 MB each."""
MOST_NODES = 60_000
"""A larger subtree, 8 MB, is not reused."""


@dataclass(frozen=True)
class TreeNode:
    """A node of a tree and its position, uint64 (WORDS,)."""

    tree: "LearnedTree"
    node: int
    position: "NDArray[np.uint64]"

    def state(self) -> State:
        from pixcade.bots.search.pixl import rules

        return rules.unpack(self.tree.state.options, self.position)

    def children(self) -> range:
        """Return the nodes one move below, none if it was never evaluated."""
        links, kernels = self.tree.links, self.tree.kernels
        first, many = (int(links[self.node, column]) for column in (kernels.FIRST, kernels.MANY))
        return range(first, first + many)

    def below(self, child: int) -> "TreeNode":
        from pixcade.bots.search.pixl import rules

        position = self.position.copy()
        rules.apply(self.tree.table, position, int(self.tree.links[child, self.tree.kernels.CODE]))
        return TreeNode(self.tree, child, position)

    def moved(self, move: Move) -> "TreeNode | None":
        """Return the child that a move leads to, if there is one."""
        from pixcade.bots.search.pixl import rules

        code, codes = rules.code_of(move), self.tree.links[:, self.tree.kernels.CODE]
        return next((self.below(child) for child in self.children() if codes[child] == code), None)

    def after(self, state: State) -> "TreeNode | None":
        """Return the node of a position one move on, or None."""
        from pixcade.bots.search.pixl import packing, rules

        if state.turn - int(self.position[packing.TURN]) != 1:
            return None
        wanted = rules.pack(state)
        parts = slice(packing.TOPS, packing.REACH), slice(packing.SUPPLY, packing.STALE)
        # Compare the cheap words first: most positions differ there, and unpacking all would take longer
        found = map(self.below, self.children())
        likely = (one for one in found if all((one.position[part] == wanted[part]).all() for part in parts))
        return next((one for one in likely if one.state() == state), None)

    def many_below(self) -> int:
        links, kernels = self.tree.links, self.tree.kernels
        waiting, many = [self.node], 0
        while waiting:
            node = waiting.pop()
            first, found = links[node, kernels.FIRST], max(0, links[node, kernels.MANY])
            many += int(found)
            waiting += (first + links[first : first + found, kernels.MANY].nonzero()[0]).tolist()
        return many


class TreeMemory:
    """The last trees of a process, each from the position after its move."""

    def __init__(self, most: int = MOST_TREES) -> None:
        self.nodes: deque[TreeNode] = deque(maxlen=most)

    def keep(self, node: TreeNode | None) -> None:
        """Keep a tree from a position on; the oldest one is dropped."""
        if node is not None:
            self.nodes.append(node)

    def find(self, state: State) -> TreeNode | None:
        """Return the node of a position one move after a kept one, unless its subtree is too large."""
        for node in reversed(self.nodes):
            found = node.after(state) if node.tree.state.options == state.options else None
            if found is not None:
                return found if found.many_below() <= MOST_NODES else None
        return None

    def forget(self) -> None:
        self.nodes.clear()
