"""How far one has to read to follow what the server does.

    .venv/bin/python -m tools.walks                   all figures
    .venv/bin/python -m tools.walks --list program    the functions of one walk, in order
    .venv/bin/python -m tools.walks --limits          fails where a figure is above tools/walks.toml

Counted at run time, on a real server over real sockets: every function under src/pixcade that is entered, but those of
`pixcade.client`. A coroutine or generator counts when it begins, not when it goes on; lambdas, comprehensions and the
methods that dataclasses and msgspec generate do not count, but what they call does.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from tools.call_trace import Call, Figures, figures
from tools.repeated_lines import repeated
from tools.scenes import SCENES, walked
from tools.source_figures import cycles, lines_of_python, modules_by_package, run_time_imports

LIMITS = Path(__file__).with_suffix(".toml")


def main(arguments: Sequence[str]) -> int:
    """Print what is asked for; 1 where a figure is above its limit and that was asked."""
    asked = argparse.ArgumentParser(prog="tools.walks", description="Figures of how far one has to read.")
    asked.add_argument("--list", choices=list(SCENES), help="print the functions of this walk, in order")
    asked.add_argument("--limits", action="store_true", help=f"fail where a figure is above {LIMITS.name}")
    options = asked.parse_args(arguments)
    if options.list:
        print("\n".join(listed(walked(options.list))))
        return 0
    above = print_walks()
    print_source()
    print("\n".join(above))
    return 1 if options.limits and above else 0


def print_walks() -> list[str]:
    """Print the figures of all walks beside their limits, and return what is above."""
    print(f"{'walk':10} {'functions':>9} {'modules':>8} {'changes of module':>18} {'calls':>6}   limits")
    above = []
    for name, limit in limits().items():
        found = figures(walked(name))
        print(f"{name:10} {found.functions:9} {found.modules:8} {found.changes:18} {found.calls:6}   {limit}")
        above += exceeded(name, found, limit)
    return above


def print_source() -> None:
    """Print the figures of the source."""
    imports = run_time_imports()
    print(f"\nlines of Python in src  {lines_of_python()}")
    print(f"pairs of equal places   {len(list(repeated()))} (python -m tools.repeated_lines)")
    print(f"run-time imports        {sum(map(len, imports.values()))} between {len(imports)} modules")
    groups = cycles(imports)
    print(f"cycles                  {len(groups)}")
    for group in groups:
        print("   " + " ".join(group))
    print("modules in each package")
    for package, count in modules_by_package(imports).items():
        print(f"   {package:20} {count:3}")


def limits() -> dict[str, Figures]:
    """Return what no walk may exceed."""
    return {name: Figures(**values) for name, values in tomllib.loads(LIMITS.read_text(encoding="utf-8")).items()}


def exceeded(name: str, found: Figures, limit: Figures) -> list[str]:
    """Say which figures of a walk are above their limits."""
    return [
        f"{name}: {getattr(found, what)} {what}, at most {getattr(limit, what)} are allowed"
        for what in ("functions", "modules", "changes", "calls")
        if getattr(found, what) > getattr(limit, what)
    ]


def listed(calls: Sequence[Call]) -> Iterator[str]:
    """Return a walk as lines: indented by who called, with the number of calls where one follows the other."""
    thread = calls[0].thread
    for (name, depth, where), group in groupby(calls, key=lambda call: (call.name, call.depth, call.thread)):
        if where != thread:
            thread = where
            yield f"-- {thread}"
        times = len(list(group))
        yield "  " * depth + name + (f" x{times}" if times > 1 else "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
