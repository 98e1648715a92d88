"""`python -m bench.compiled [--whole]`: what the server would gain if its modules were compiled by mypyc.

A copy of this checkout is made in a temporary folder, and the modules that a program passes are compiled there by the
mypyc that comes with mypy, with the types that they have. It needs a C compiler and about a minute. Then the copy and
this checkout play the same games in turns, as `bench.before` lets them; with `--whole` also as `bench.rematch` does,
with sockets and store. Nothing of it is shipped: docs/performance.md says why.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]

COMPILED = {
    "core": "commitment",
    "games/pixl": "choices elements events facts fast_choices fast_consequences fast_facts hexes memo moves notation"
    " options placement reachability reveal_time rules scoring survey",
    "games/pixoid": "board choices events facts moves notation options reachability reveal_time rules tiles",
    "table": "budgets clocks commands fold silence",
    "protocol": "board_view",
    "server/net": "frames",
    "server/rooms": "commit idempotency room seat_keys submissions views",
    "server/ws": "connection dispatch endpoint",
}
"""Left out is what mypyc refuses or what does not run afterwards: classes that derive from `tuple` or write into their
own `__dict__`, generic and typed dictionaries that are looked into while the program runs."""


def compiled_copy(folder: Path) -> Path:
    """Copy this checkout and compile its modules there."""
    copy = folder / "compiled"
    for part in ("src", "bench"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    modules = [f"pixcade/{part}/{name}.py" for part, names in COMPILED.items() for name in names.split()]
    mypyc = [str(Path(sys.executable).with_name("mypyc")), "--config-file", str(copy / "pyproject.toml")]
    subprocess.run([*mypyc, *modules], cwd=copy / "src", check=True, stdout=subprocess.DEVNULL)
    print(f"{len(modules)} modules compiled")
    return copy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--whole", action="store_true", help="with sockets and store, too")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copy = compiled_copy(Path(folder))
        for bench in ("before", "rematch") if given.whole else ("before",):
            subprocess.run([sys.executable, "-m", f"bench.{bench}", str(copy)], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
