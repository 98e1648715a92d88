"""Writes a board's value file; `pixcade.bots.exact.value_table` documents and reads the format."""

import json
import os
import zlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from pixcade.bots.exact.positions import SETS
from pixcade.bots.exact.value_table import ENTRY, LENGTHS, MAGIC, SUM, Header
from pixcade.games.errors import PixcadeError
from pixcade.store.file_lock import seize

if TYPE_CHECKING:
    from numpy.typing import NDArray


class TableBusy(PixcadeError):
    """A table that another process is writing."""


class TableWriter:
    """Writes a table turn by turn, with a lock; earlier turns stay."""

    def __init__(self, path: Path, header: Header) -> None:
        """Open a table to continue, or create it with this header. Raises TableBusy."""
        self.header = header
        self.text = json.dumps(asdict(header)).encode()
        path.parent.mkdir(parents=True, exist_ok=True)
        start = MAGIC + LENGTHS.pack(len(self.text), zlib.crc32(self.text)) + self.text
        self.index = len(start)
        self.turn_size = SUM.size + SETS * header.pix * ENTRY.size
        self.file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644), "r+b")
        try:
            seize(self.file.fileno())
        except OSError:
            self.file.close()
            raise TableBusy("solver.being-solved", board=header.board) from None
        self.file.seek(0)
        if self.file.read(len(start)) != start:
            self.file.seek(0)
            self.file.truncate()
            self.file.write(start + bytes(self.turn_size * header.turns))
            self.file.flush()

    def close(self) -> None:
        self.file.close()

    def write(self, turns_left: int, values: "NDArray[np.float32]", pool: ThreadPoolExecutor) -> int:
        """Write the values of one turn, shape (SETS, Pix, triples); returns their size in bytes."""
        steps = values.reshape(SETS * self.header.pix, -1)

        def pack(number: int) -> bytes:
            return zlib.compress(np.rint(steps[number] / self.header.step).astype("<u2").tobytes(), 6)

        entries, written, file = [], 0, self.file
        place = file.seek(0, os.SEEK_END)
        for block in pool.map(pack, range(len(steps))):
            file.write(block)
            entries.append(ENTRY.pack(place + written, len(block), zlib.crc32(block)))
            written += len(block)
        self.synchronise()
        index = b"".join(entries)
        file.seek(self.index + (turns_left - 1) * self.turn_size)
        file.write(SUM.pack(zlib.crc32(index)) + index)
        self.synchronise()
        return written

    def synchronise(self) -> None:
        self.file.flush()
        os.fsync(self.file.fileno())
