"""Samples of a process as tables: which lines of ours the time was spent under, and which it was spent in."""

import re
from collections import Counter

SHORT = re.compile(r"^.*/(?:site-packages/|src/|python3\.\d+/)")
ROWS = 70
DEEP = 25


def told(samples: str) -> str:
    """Return lines with their share of all samples, with what they call and without."""
    under: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for row in samples.splitlines():
        count, *stack = row.split("\t")
        frames = [SHORT.sub("", frame).split(":", 2) for frame in stack]
        lines = [f"{file}:{line} {function}" for file, line, function in frames]
        alone[lines[0]] += int(count)
        functions[f"{frames[0][0]} {frames[0][2]}"] += int(count)
        for line in {line for line in lines if line.startswith(("pixcade/", "uvicorn/"))}:
            under[line] += int(count)
    total = sum(alone.values())
    return "\n".join(
        (
            f"{total} samples",
            *table("lines, with all they call", under, total, ROWS),
            *table("lines alone", alone, total, DEEP),
            *table("functions alone", functions, total, DEEP),
        )
    )


def table(name: str, counts: Counter[str], total: int, rows: int) -> list[str]:
    """Return the largest shares, one a line."""
    return [f"\n{name}", *(f"{100 * count / total:7.1f}%  {one}" for one, count in counts.most_common(rows))]
