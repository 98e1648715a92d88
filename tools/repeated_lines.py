"""Places in the source that share six or more lines: `.venv/bin/python -m tools.repeated_lines` lists them.

Lines are compared as they are, but for indentation. Blank lines, comments, docstrings and imports do not count.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).resolve().parent.parent / "src" / "pixcade"
LEAST = 6


class Place(NamedTuple):
    """A line of code, counted among those of its file that count."""

    file: Path
    at: int


def code_lines(text: str) -> list[tuple[int, str]]:
    """Return the lines of a module that count, with their numbers."""
    left_out = {number for node in ast.walk(ast.parse(text)) for number in uncounted(node)}
    stripped = ((number, line.strip()) for number, line in enumerate(text.splitlines(), start=1))
    return [(number, line) for number, line in stripped if line and line[0] != "#" and number not in left_out]


def uncounted(node: ast.AST) -> range:
    """Return the numbers of the lines of an import or a docstring; none for anything else."""
    constant = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    if isinstance(node, ast.Import | ast.ImportFrom) or constant:
        assert isinstance(node, ast.stmt)
        return range(node.lineno, (node.end_lineno or node.lineno) + 1)
    return range(0)


def repeated(source: Path = SOURCE) -> Iterator[tuple[str, str]]:
    """Return the pairs of places that begin the same run of lines, each as `file:line`."""
    files = {path: code_lines(path.read_text(encoding="utf-8")) for path in sorted(source.rglob("*.py"))}
    where: dict[tuple[str, ...], list[Place]] = defaultdict(list)
    for path, lines in files.items():
        texts = [line for _, line in lines]
        for at in range(len(texts) - LEAST + 1):
            where[tuple(texts[at : at + LEAST])].append(Place(path, at))
    alike = {pair for places in where.values() for pair in combinations(places, 2)}
    for one, other in sorted(alike):
        if (Place(one.file, one.at - 1), Place(other.file, other.at - 1)) not in alike:
            yield named(source, files, one), named(source, files, other)


def named(source: Path, files: dict[Path, list[tuple[int, str]]], place: Place) -> str:
    """Return a place as an editor opens it."""
    return f"{place.file.relative_to(source)}:{files[place.file][place.at][0]}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{one}  {other}\n" for one, other in repeated())
