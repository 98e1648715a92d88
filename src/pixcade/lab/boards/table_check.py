"""`pixcade solve --check`: reads a whole table, and solves random positions of it again from the rules."""

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from pixcade.bots.exact.one_turn import solve_by
from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.positions import SETS
from pixcade.bots.exact.runs import Runs
from pixcade.bots.exact.sources import NothingAfter, SolvedTable
from pixcade.bots.exact.turn_game import Situation
from pixcade.bots.exact.value_table import LARGEST_ERROR, TableDamaged, ValueTable

SAMPLE = 1000


class Checked(NamedTuple):
    """The positions solved again, their largest difference from the table, and the SHA-256 of its file."""

    positions: int
    difference: float
    digest: str


def check_table(table: ValueTable, runs: Runs, seed: int, sample: int = SAMPLE) -> Checked:
    """Check every block's checksum, and for the margin the values of a sample.

    Raises TableDamaged if a value differs from what its position is worth by the values of the next turn.
    """
    for left in table.turns():
        for lying in range(SETS):
            for pixoid in range(table.header.pix):
                table.read_block(left, lying, pixoid)
    difference, positions = 0.0, 0
    if table.header.goal == Goal.MARGIN.value:
        for situation in drawn_situations(table, seed, sample):
            source = NothingAfter() if situation.turns_left == 1 else SolvedTable(table)
            found = solve_by(runs, situation, source).value
            difference = max(difference, abs(found - table.value(*situation)))
            positions += 1
    if difference > LARGEST_ERROR + table.header.step:
        raise TableDamaged("solver.table-damaged", path=table.path.name)
    with table.path.open("rb") as file:
        return Checked(positions, difference, hashlib.file_digest(file, "sha256").hexdigest())


def drawn_situations(table: ValueTable, seed: int, sample: int) -> Iterator[Situation]:
    random, turns = np.random.default_rng(seed), list(table.turns())
    for _ in range(sample):
        pixoid, first, second, third = random.choice(table.header.pix, 4, replace=False).tolist()
        left, lying = int(random.choice(turns)), int(random.integers(SETS))
        yield Situation(left, lying, pixoid, (first, second, third))
