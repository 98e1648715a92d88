"""The network in PyTorch; a test compares it with `pixcade.bots.exact.evaluator.network` in NumPy.

Everything for up to two Bugs is a sum of lookups: a vector for each Pix of Pixoid, for each pair of him and a Bug, for
each pair of Bugs with him, and only then a small trunk per position. Solving a turn evaluates all joint runs together,
so this needs few products.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from pixcade.bots.exact.evaluator.features import CUBES, NODE, PAIR, POOL, MazeFeatures
from pixcade.bots.exact.runs import MOST_RUNS

TURNS = 12
COUNTED = 8
"""Numbers of runs above this are treated alike."""


@dataclass(frozen=True)
class Sizes:
    """Layer sizes."""

    embedding: int = 128
    pixoid: int = 192
    pair: int = 192
    bugs: int = 96
    triple: int = 128
    first: int = 128
    second: int = 64


class Boards:
    """The features of all boards as tensors, with the board as the first axis."""

    def __init__(self, mazes: list[MazeFeatures], device: str) -> None:
        def put(arrays: list[Any], kind: Any) -> Tensor:
            return torch.from_numpy(np.stack(arrays).astype(kind)).to(device)

        self.nodes = put([maze.nodes for maze in mazes], np.float32)
        self.pairs = put([maze.pairs for maze in mazes], np.float32)
        self.both = put([maze.pairs + maze.pairs.transpose(1, 0, 2) for maze in mazes], np.float32)
        self.cubes = put([maze.cubes for maze in mazes], np.float32)
        self.blocks = put([maze.blocks for maze in mazes], np.int32)
        self.covers = put([maze.covers for maze in mazes], np.int32)
        ends = [maze.pool[maze.runs.ends.astype(np.int64)] for maze in mazes]
        self.ends = put(ends, np.float32)  # (boards, Pix, runs, POOL)
        self.picks = put([maze.runs.picks for maze in mazes], np.int32)
        exists = [np.arange(MOST_RUNS) < maze.runs.counts[:, None] for maze in mazes]
        self.exists = put([(one * (1 << np.arange(MOST_RUNS))).sum(axis=1) for one in exists], np.int32)


class TorchNetwork(nn.Module):
    """Evaluates positions of any board."""

    def __init__(self, boards: int, pix: int, sizes: Sizes) -> None:
        super().__init__()
        self.embedding = nn.Parameter(0.3 * torch.randn(boards, pix, sizes.embedding))
        described = NODE + sizes.embedding
        self.his = nn.Linear(described + TURNS + CUBES, sizes.pixoid)
        self.pixoid_pair = nn.Linear(sizes.pixoid, sizes.pair)
        self.pixoid_first = nn.Linear(sizes.pixoid, sizes.first)
        self.bug = nn.Linear(described + CUBES, sizes.pair, bias=False)
        self.pair = nn.Linear(PAIR, sizes.pair, bias=False)
        self.pair_deep = nn.Linear(sizes.pair, sizes.pair)
        self.pair_triple = nn.Linear(sizes.pair, sizes.triple)
        self.pair_first = nn.Linear(sizes.pair, sizes.first, bias=False)
        self.bugs = nn.Linear(described, sizes.bugs, bias=False)
        self.bugs_pair = nn.Linear(PAIR, sizes.bugs)
        self.bugs_turn = nn.Linear(TURNS, sizes.bugs, bias=False)
        self.bugs_triple = nn.Linear(sizes.bugs, sizes.triple, bias=False)
        self.triple_first = nn.Linear(sizes.triple, sizes.first, bias=False)
        self.runs_first = nn.Linear(3 * (COUNTED + POOL + 1), sizes.first, bias=False)
        self.second = nn.Linear(sizes.first, sizes.second)
        self.value = nn.Linear(sizes.second, 1)

    def forward(self, facts: Boards, board: Tensor, left: Tensor, position: Tensor) -> Tensor:
        """Return values, shape (n,). `position` has the bonus cubes left, Pixoid's Pix and the Bugs': shape (n, 5)."""
        lying, pixoid, bugs = position[:, 0], position[:, 1], position[:, 2:]
        described = torch.cat([facts.nodes, self.embedding], dim=2)
        _, pix, width = described.shape
        everybody = functional.embedding(board[:, None] * pix + position[:, 1:], described.view(-1, width))
        turn = functional.one_hot(left, TURNS).to(described.dtype)
        spot = (board * 16 + lying)[:, None] * pix + position[:, 1:]
        cubes = facts.cubes.view(-1, CUBES)[spot]
        his = torch.relu(self.his(torch.cat([everybody[:, 0], turn, cubes[:, 0]], dim=1)))
        theirs = self.bug(torch.cat([everybody[:, 1:], cubes[:, 1:]], dim=2))
        between = (board * pix + pixoid)[:, None] * pix + bugs
        pair = self.pixoid_pair(his)[:, None] + theirs + self.pair(facts.pairs.view(-1, PAIR)[between])
        pair = torch.relu(self.pair_deep(torch.relu(pair)))
        other = torch.roll(bugs, -1, dims=1)
        among = (board[:, None] * pix + bugs) * pix + other
        near = self.bugs(everybody[:, 1:])
        both = near + torch.roll(near, -1, dims=1) + self.bugs_pair(facts.both.view(-1, PAIR)[among])
        both = self.bugs_triple(torch.relu(both + self.bugs_turn(turn)[:, None]))
        single = self.pair_triple(pair)
        triple = torch.relu(single + torch.roll(single, -1, dims=1) + both).sum(dim=1)
        runs = self.runs_of(facts, board * pix + pixoid, between, lying)
        first = self.pixoid_first(his).float() + self.pair_first(pair.sum(dim=1)).float()
        first = first + self.triple_first(triple).float() + self.runs_first(runs).float()
        second = torch.relu(self.second(torch.relu(first)))
        with torch.autocast(second.device.type, enabled=False):
            return self.value(second.float())[:, 0]

    def runs_of(self, facts: Boards, here: Tensor, between: Tensor, lying: Tensor) -> Tensor:
        """Describe Pixoid's runs: those that no Bug can punish, those that one can, all unblocked ones."""
        blocks, covers = facts.blocks.view(-1)[between], facts.covers.view(-1)[between]
        free = facts.exists.view(-1)[here] & ~(blocks[:, 0] | blocks[:, 1] | blocks[:, 2])
        one, two, three = covers[:, 0], covers[:, 1], covers[:, 2]
        safe = free & ~(one | two | three)
        single = free & (one ^ two ^ three) & ~(one & two & three)
        bits = torch.arange(MOST_RUNS, device=here.device, dtype=torch.int32)
        masks = (torch.stack([safe, single, free], dim=1)[:, :, None] >> bits) & 1  # (n, 3, runs)
        picked = facts.picks.view(-1, MOST_RUNS)[here] & lying[:, None].to(torch.int32)
        picked = (picked & 1) + (picked >> 1 & 1) + (picked >> 2 & 1) + (picked >> 3 & 1)
        ends = facts.ends.view(-1, MOST_RUNS, POOL)[here]
        ends = torch.cat([ends, picked[:, :, None].to(ends.dtype)], dim=2)
        pooled = torch.bmm(masks.to(ends.dtype), ends)
        counts = masks.sum(dim=2).clamp(max=COUNTED - 1)
        hot = functional.one_hot(counts.long(), COUNTED).to(ends.dtype)
        return torch.cat([hot, pooled], dim=2).flatten(1).to(torch.float32)
