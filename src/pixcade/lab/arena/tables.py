"""Tables that read the same in a terminal and as Markdown, and the numbers in them."""

import math
from collections.abc import Mapping, Sequence

from pixcade.lab.arena.pairing import Match
from pixcade.lab.arena.ratings import Estimate, mean

Metrics = Mapping[Match, Sequence[Sequence[float]]]
"""The numbers of every encounter of every match."""


def table(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return an aligned Markdown table: the first column to the left, the others to the right."""
    cells = [[cell.replace("|", "\\|") for cell in row] for row in (headers, *rows)]
    widths = [max(3, *map(len, column)) for column in zip(*cells, strict=True)]

    def line(row: Sequence[str]) -> str:
        aligned = [
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        return f"| {' | '.join(aligned)} |"

    rule = [f"{'-' * (width - 1)}:" if at else "-" * width for at, width in enumerate(widths)]
    return "\n".join([line(cells[0]), line(rule), *map(line, cells[1:])])


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def format_estimate(one: Estimate, digits: int = 2) -> str:
    value = f"{one.value:.{digits}f}".replace("-", "−")
    return f"{value} ± {one.half:.{digits}f}" if math.isfinite(one.half) else value


def comparison_table(metrics: Metrics, headers: Sequence[str]) -> str:
    """Return the means of two numbers and of their difference, with one row per match."""
    rows = []
    for match, played in metrics.items():
        columns = ([one[0] for one in played], [one[1] for one in played], [one[0] - one[1] for one in played])
        rows.append([str(match), *(format_estimate(mean(column)) for column in columns)])
    return table(["A against B", *headers], rows)
