"""Draws the picture in docs/architecture.md from the real imports.

    .venv/bin/python -m tools.architecture            rewrites what stands between the marks
    .venv/bin/python -m tools.architecture --check    fails where that would change anything

Boxes are the packages that import-linter's layers name in pyproject.toml, in their order; an arrow means that something
in one imports something in the other. An arrow that follows from two others is left out.
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.source_figures import Imports, run_time_imports

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "architecture.md"
PROJECT = ROOT / "pyproject.toml"

Layers = tuple[tuple[str, ...], ...]
Arrows = dict[str, frozenset[str]]


def contracts() -> dict[str, Layers]:
    """Return the layers that import-linter holds, from top to bottom, by the package they are in."""
    config = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]
    return {
        container: tuple(names_in(layer) for layer in contract["layers"])
        for contract in config["contracts"]
        if contract["type"] == "layers"
        for container in contract["containers"]
    }


def names_in(layer: str) -> tuple[str, ...]:
    """Return the packages on one line of a contract, where `(name)` need not exist and `|` or `:` divides them."""
    return tuple(name.strip(" ()") for name in re.split(r"[|:]", layer))


def children(container: str, imports: Imports) -> set[str]:
    """Return the packages and modules that stand directly in a package."""
    inside = (name.removeprefix(container + ".") for name in imports if name.startswith(container + "."))
    return {name.partition(".")[0] for name in inside}


def arrows(container: str, names: Sequence[str], imports: Imports) -> Arrows:
    """Return which of these parts of a package imports which."""

    def part_of(module: str) -> str:
        return next((one for one in names if (module + ".").startswith(f"{container}.{one}.")), "")

    found: dict[str, set[str]] = {name: set() for name in names}
    for module, others in imports.items():
        if part := part_of(module):
            found[part] |= {part_of(other) for other in others} - {"", part}
    return {name: frozenset(others) for name, others in found.items()}


def reduced(direct: Arrows) -> Arrows:
    """Leave out what follows from two others."""

    def reached(name: str) -> frozenset[str]:
        others = direct[name]
        return others.union(*(reached(other) for other in others)) if others else others

    return {
        name: frozenset(one for one in others if not any(one in reached(other) for other in others - {one}))
        for name, others in direct.items()
    }


def picture(container: str, layers: Layers, imports: Imports) -> str:
    """Return a package's picture as Mermaid draws it."""
    there = children(container, imports)
    rows = [tuple(name for name in layer if name in there) for layer in layers]
    names = [name for row in rows for name in row]
    lines = ["```mermaid", "flowchart TD"]
    lines += [f"    {name}" for name in names]
    for name, others in reduced(arrows(container, names, imports)).items():
        lines += [f"    {name} --> {other}" for other in names if other in others]
    return "\n".join([*lines, "```"])


def pictures() -> Mapping[str, str]:
    """Return the pictures of all packages whose layers are held."""
    imports = run_time_imports()
    return {container: picture(container, layers, imports) for container, layers in contracts().items()}


def marks(container: str) -> tuple[str, str]:
    """Return what stands before and after a picture."""
    return f"<!-- drawn: {container} -->", f"<!-- end: {container} -->"


def redrawn(page: str) -> str:
    """Return a page with its pictures as they are now. Raises ValueError where one has no place."""
    for container, drawn in pictures().items():
        begin, end = marks(container)
        if page.count(begin) != 1 or page.count(end) != 1:
            raise ValueError(f"{PAGE.name} has no place for {container}: {begin} ... {end}")
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}\n{drawn}\n{end}{rest.partition(end)[2]}"
    return page


def main(arguments: Sequence[str]) -> int:
    """Redraw the page, or say whether it has to be."""
    asked = argparse.ArgumentParser(prog="tools.architecture", description="Draws the picture in docs/architecture.md.")
    asked.add_argument("--check", action="store_true", help="change nothing; fail where something would change")
    options = asked.parse_args(arguments)
    page = PAGE.read_text(encoding="utf-8")
    now = redrawn(page)
    if options.check:
        return 0 if now == page else 1
    PAGE.write_text(now, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
