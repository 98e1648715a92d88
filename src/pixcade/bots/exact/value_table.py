"""The file of a board's values: documented in docs/exact.md, read in place by blocks.

    8 bytes    PIXVALUE
    u32, u32   length of the header, its CRC-32
    header     JSON: `Header`
    index      for each turn from the last: u32 CRC-32 of its entries (0: not written yet), then for each set of bonus
               cubes and each Pix of Pixoid an entry: u64 place, u32 length, u32 CRC-32 of a block
    blocks     zlib: the values of all triples of Bugs as u16 steps

Numbers are little-endian. A table can be read while later turns are still being solved.
"""

import hashlib
import json
import mmap
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.positions import SETS, triple_number, triples
from pixcade.bots.exact.runs import Runs, runs_of
from pixcade.games.errors import PixcadeError
from pixcade.games.pixoid.board import board
from pixcade.games.pixoid.rules import Pixoid
from pixcade.games.pixoid.state import RESERVE

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAGIC = b"PIXVALUE"
FORMAT = 1
LENGTHS, ENTRY, SUM = struct.Struct("<II"), struct.Struct("<QII"), struct.Struct("<I")
STEPS = {Goal.MARGIN: 2.0**-9, Goal.SHORT: 2.0**-12}
"""Values are stored as multiples of these: a multiple of 1/2 cube is exact."""
LARGEST_ERROR = 0.001
"""Maximum error of a stored value."""
KEPT_BLOCKS = 64


class TableDamaged(PixcadeError):
    """An unusable file of values: another format, rules or board, truncated or modified."""


@dataclass(frozen=True)
class Header:
    """The metadata of a table."""

    format: int
    game: str
    rules_version: int
    board: str
    runs: str  # SHA-256 of the board's runs: another tile set under the same name is another board
    goal: str
    step: float
    pix: int
    turns: int


def header_of(runs: Runs, goal: Goal) -> Header:
    """Return the header of a board's table under the current rules."""
    arrays = (runs.counts, runs.ends, runs.picks, runs.over)
    digest = hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()
    info = Pixoid.info
    return Header(
        FORMAT, info.id, info.rules_version, runs.board.code, digest, goal.value, STEPS[goal], runs.pix, RESERVE
    )


def table_path(folder: Path, code: str, goal: Goal) -> Path:
    """Return the path of a board's table in a data folder."""
    return folder / "solved" / f"{code}.{goal.value}.values"


class ValueTable:
    """The values of a board, from a memory-mapped file."""

    def __init__(self, path: Path) -> None:
        """Open a table. Raises TableDamaged if it is invalid, or for other rules or another board."""
        self.path = path
        try:
            with path.open("rb") as file:
                self.bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError):
            raise TableDamaged("solver.table-unreadable", path=self.path.name) from None
        begin = len(MAGIC) + LENGTHS.size
        if self.bytes[: len(MAGIC)] != MAGIC or len(self.bytes) < begin:
            raise TableDamaged("solver.table-unreadable", path=self.path.name)
        length, checksum = LENGTHS.unpack(self.bytes[len(MAGIC) : begin])
        text = self.bytes[begin : begin + length]
        if zlib.crc32(text) != checksum:
            raise TableDamaged("solver.table-damaged", path=self.path.name)
        try:
            self.header = Header(**json.loads(text))
        except (TypeError, ValueError):
            raise TableDamaged("solver.table-other-rules", path=self.path.name) from None
        if self.header != header_of(runs_of(board(self.header.board)), Goal(self.header.goal)):
            raise TableDamaged("solver.table-other-rules", path=self.path.name)
        self.index = begin + length
        self.turn_size = SUM.size + SETS * self.header.pix * ENTRY.size
        self.block = lru_cache(KEPT_BLOCKS)(self.read_block)

    def turns(self) -> Iterator[int]:
        for left in range(1, self.header.turns + 1):
            at = self.index + (left - 1) * self.turn_size
            if self.bytes[at : at + SUM.size] != bytes(SUM.size):
                yield left

    def read_block(self, turns_left: int, lying: int, pixoid: int) -> "NDArray[np.uint16]":
        """Return the steps of all triples, shape (triples,). Raises TableDamaged."""
        at = self.index + (turns_left - 1) * self.turn_size
        entries = self.bytes[at + SUM.size : at + self.turn_size]
        if zlib.crc32(entries) != SUM.unpack(self.bytes[at : at + SUM.size])[0]:
            raise TableDamaged("solver.table-damaged", path=self.path.name)
        place, length, checksum = ENTRY.unpack_from(entries, (lying * self.header.pix + pixoid) * ENTRY.size)
        packed = self.bytes[place : place + length]
        if len(packed) != length or zlib.crc32(packed) != checksum:
            raise TableDamaged("solver.table-damaged", path=self.path.name)
        return np.frombuffer(zlib.decompress(packed), "<u2", triples(self.header.pix))

    def value(self, turns_left: int, lying: int, pixoid: int, bugs: tuple[int, ...]) -> float:
        """Return the value of a position: Bugs in any order, bonus cubes as bits."""
        steps = self.block(turns_left, lying, pixoid)
        return float(steps[triple_number(self.header.pix, bugs)]) * self.header.step
