"""The promise about the mazes: a layout's four Start Pix are alike in danger, and the committed figures are true."""

from pixcade.bots.pixoid.start_danger import figures_of, known_figures
from pixcade.games.pixoid.tiles import TILE_SETS

LARGEST_SPREAD = 1.5
LEAST_REACH, MOST_REACH = 4.5, 6.5
LARGEST_REACH = 14


def alike_in_danger(count: int, seed: int) -> dict[str, int | float]:
    """Measure `count` layouts of the newest tile set anew, the next ones for every seed, with all their rounds."""
    known = known_figures(TILE_SETS[-1])
    codes = list(known)
    chosen = [codes[(seed * count + at) % len(codes)] for at in range(count)]
    spread = 0.0
    for code in chosen:
        figures = figures_of(code)
        assert figures == known[code], f"{code}: the committed figures are those of another maze; make them anew"
        assert figures.spread <= LARGEST_SPREAD, f"{code}: the starts differ by {figures.spread:.2f}"
        assert LEAST_REACH <= figures.average <= MOST_REACH, f"{code}: a Pix reaches {figures.average} on average"
        assert figures.largest <= LARGEST_REACH, f"{code}: a Pix reaches {figures.largest}"
        spread = max(spread, figures.spread)
    return {"layouts": len(chosen), "largest spread": round(spread, 3)}
