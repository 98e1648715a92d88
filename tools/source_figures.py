"""Figures of the source: lines, modules, imports, cycles."""

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import grimp

PACKAGE = "pixcade"
SOURCE = Path(__file__).resolve().parent.parent / "src" / PACKAGE

Imports = Mapping[str, frozenset[str]]


def run_time_imports() -> Imports:
    """Return which module imports which, without those that stand under TYPE_CHECKING."""
    graph = grimp.build_graph(PACKAGE, exclude_type_checking_imports=True, cache_dir=None)
    return {name: frozenset(graph.find_modules_directly_imported_by(name)) for name in sorted(graph.modules)}


def package_of(module: str) -> str:
    """Return the package that a module is counted in: the first two names, as in `server.rooms`, or the first."""
    names = module.removeprefix(PACKAGE).lstrip(".").split(".")
    folder = SOURCE.joinpath(*names)
    inside = names if folder.is_dir() else names[:-1]
    return ".".join(inside[:2]) or PACKAGE


def modules_by_package(modules: Iterable[str]) -> dict[str, int]:
    """Return how many modules each package has."""
    return dict(sorted(Counter(package_of(module) for module in modules).items()))


def lines_of_python() -> int:
    """Return how many lines all Python files of the source have."""
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCE.rglob("*.py"))


def cycles(imports: Imports) -> list[tuple[str, ...]]:
    """Return the groups of modules that import each other round about, by Tarjan's algorithm."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[tuple[str, ...]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for other in sorted(imports.get(module, ())):
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            at = stack.index(module)
            group = stack[at:]
            del stack[at:]
            if len(group) > 1:
                found.append(tuple(sorted(group)))

    for module in sorted(imports):
        if module not in index:
            visit(module)
    return sorted(found)
