"""Tables of measurements: medians with the range of their runs."""

import statistics
from collections.abc import Sequence


def spread(values: Sequence[float], digits: int = 0) -> str:
    """Return the median, and the smallest and the largest if there are several."""
    middle = f"{statistics.median(values):,.{digits}f}"
    return middle if len(values) < 2 else f"{middle} ({min(values):,.{digits}f} to {max(values):,.{digits}f})"


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> str:
    return f"{statistics.median(ours) / statistics.median(theirs):.2f}"


def print_table(title: str, *rows: Sequence[str]) -> None:
    """Print rows under a title; the first row holds the names of the columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    print(f"\n{title}")
    for row in rows:
        print("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip(), flush=True)
