"""`run.py bench`: our speed beside the peers', in one run.

Both sides of a bench are functions `(seconds: float) -> float` that play at random for that long and return
rounds or games a second. They take turns, so that whatever else the machine does hits both alike. To add a bench,
add it to BENCHES.
"""

import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass

from bench import kernels, peers, pixl, pixoid

REPETITIONS = 7
SECONDS = 1.0

Measure = Callable[[float], float]


@dataclass(frozen=True)
class Bench:
    """What is measured beside what, and the ratio to the peer that we promise."""

    name: str
    ours: Measure
    peer_name: str
    peer: Measure
    promised: float


BENCHES = (
    Bench(
        "Pixoid, random rounds a second",
        pixoid.rounds_per_second,
        "OpenSpiel laser_tag(horizon=12)",
        peers.laser_tag_rounds_per_second,
        0.5,
    ),
    Bench(
        "Pixl, random games a second, 4 players",
        pixl.rounds_per_second,
        "OpenSpiel hex(board_size=11)",
        peers.hex_games_per_second,
        0.1,
    ),
)

COMPILED = (
    Bench(
        "Pixoid compiled, random rounds a second",
        kernels.pixoid_rounds_per_second,
        "OpenSpiel laser_tag(horizon=12)",
        peers.laser_tag_rounds_per_second,
        200,
    ),
    Bench(
        "Pixl compiled, random games a second",
        kernels.pixl_games_per_second,
        "OpenSpiel hex(board_size=11)",
        peers.hex_games_per_second,
        5,
    ),
)


def main() -> int:
    """Measure everything; 0 where every ratio is at least what was promised."""
    if not peers.AVAILABLE:
        print("open_spiel is not installed: our own figures only, and no ratio.")
    print(f"median of {REPETITIONS} times {SECONDS:g} s (smallest to largest), both sides taking turns\n")
    benches: tuple[Bench, ...] = BENCHES
    if kernels.AVAILABLE:
        print(f"compiling takes {kernels.compile_seconds():.1f} s once")
        print(f"starting from the cache takes {kernels.start_seconds():.1f} s\n")
        benches += COMPILED
    kept = [measure(bench) for bench in benches]
    return 0 if all(kept) else 1


def measure(bench: Bench) -> bool:
    """Measure one bench and print its lines; whether it kept what was promised, as far as that can be known."""
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(REPETITIONS):
        ours.append(bench.ours(SECONDS))
        if peers.AVAILABLE:
            theirs.append(bench.peer(SECONDS))
    print_line(bench.name, ours, "")
    if not theirs:
        print()
        return True
    ratio = statistics.median(ours) / statistics.median(theirs)
    print_line(bench.peer_name, theirs, f"ratio {ratio:.2f}, promised {bench.promised:.2f}")
    print()
    return ratio >= bench.promised


def print_line(name: str, figures: list[float], remark: str) -> None:
    """One row of the table."""
    spread = f"({min(figures):,.0f} to {max(figures):,.0f})"
    print(f"{name:40} {statistics.median(figures):>12,.0f} {spread:24} {remark}".rstrip(), flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
