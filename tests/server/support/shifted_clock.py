"""A machine whose clock is wrong, by as much as stands in a file."""

import time
from pathlib import Path


def shift_clock(file: Path) -> None:
    """Let the system time of this process be wrong by the milliseconds in a file, as they are at each look."""
    right = time.time_ns

    def wrong() -> int:
        return right() + int(file.read_text()) * 1_000_000

    time.time_ns = wrong
    time.time = lambda: wrong() / 1e9


def set_clock(file: Path, shift: int) -> None:
    """Set the clock of whoever reads the file, who never sees it half written."""
    new = file.with_suffix(".new")
    new.write_text(str(shift))
    new.replace(file)
