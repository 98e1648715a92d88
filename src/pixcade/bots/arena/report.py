"""What a tournament found, as tables that read the same in a terminal and as Markdown."""

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from statistics import fmean

from pixcade.bots.arena.contests import CONTESTS
from pixcade.bots.arena.match import Result
from pixcade.bots.arena.pairing import ArenaSettings, Match
from pixcade.bots.arena.ratings import Estimate, Ratings, mean, quantile, wilson
from pixcade.bots.arena.ratings_svg import rating

Results = Mapping[Match, Sequence[Result]]
"""Every match's results, in the order of their numbers."""


def report(setting: ArenaSettings, results: Results, ratings: Ratings, picture: str) -> str:
    """Write the whole report; `picture` is the file of the ratings' picture."""
    parts = [
        f"# Arena: {setting.game}",
        about(setting, results),
        "## Results",
        results_table(setting, results),
        f"Every interval is one of 95 %. A tie counts half. {SEATS[setting.game]}",
        "## " + FIGURES[setting.game][0],
        FIGURES[setting.game][1](results),
        *role_parts(setting, results),
        "## Ratings",
        f"![Ratings with their 95 % intervals]({picture})",
        ratings_table(ratings),
        about_ratings(ratings),
        "## Bots",
        bots_table(results),
        *faults_part(results),
    ]
    return "\n\n".join(parts) + "\n"


def tables(setting: ArenaSettings, results: Results, ratings: Ratings) -> list[str]:
    """Return the report's tables alone, for a terminal."""
    parts = [FIGURES[setting.game][1](results), *role_parts(setting, results)[1:2]]
    return [results_table(setting, results), *parts, ratings_table(ratings), bots_table(results)]


def about(setting: ArenaSettings, results: Results) -> str:
    """Say what was played."""
    contest = CONTESTS[setting.game]
    played = list(chain.from_iterable(results.values()))
    number = len(played) // len(results)
    spread = [f"{len({result.setup[at] for result in played})} {name}" for at, name in enumerate(contest.setups)]
    work = "Every bot did its full work." if setting.work == 1 else f"Every bot did {setting.work:g} of its full work."
    return f"{number:,} {contest.unit} a match over {' and '.join(spread)}, seed {setting.seed}. {work}"


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


def results_table(setting: ArenaSettings, results: Results) -> str:
    """Who beat whom by how much."""
    rows = []
    for match, played in results.items():
        shares = [result.share for result in played]
        low, high = wilson(sum(shares), len(shares))
        ties = sum(0 < share < 1 for share in shares)
        rows.append(
            [
                str(match),
                f"{len(shares):,}",
                percent(fmean(shares)),
                f"{percent(low)} to {percent(high)}",
                f"{shares.count(1):,}",
                f"{ties:,}",
                f"{shares.count(0):,}",
            ]
        )
    return table(["match", CONTESTS[setting.game].unit, "share", "95 %", "won", "tied", "lost"], rows)


def pixoid_figures(results: Results) -> str:
    """How many cubes each got as Pixoid against the other's Bugs, and by how much the first got more."""
    rows = [
        [
            str(match),
            figure(mean([result.figures[0] for result in played])),
            figure(mean([result.figures[1] for result in played])),
            figure(mean([result.figures[0] - result.figures[1] for result in played])),
        ]
        for match, played in results.items()
    ]
    return table(["A against B", "A as Pixoid, B's Bugs", "B as Pixoid, A's Bugs", "A more than B"], rows)


def pixl_figures(results: Results) -> str:
    """How many points a seat each had, and the margin."""
    rows = [
        [
            str(match),
            figure(mean([result.figures[0] for result in played])),
            figure(mean([result.figures[1] for result in played])),
            figure(mean([result.figures[0] - result.figures[1] for result in played])),
        ]
        for match, played in results.items()
    ]
    return table(["A against B", "points of A", "points of B", "margin"], rows)


def role_parts(setting: ArenaSettings, results: Results) -> list[str]:
    """Where bots played themselves too: what changes when only one role is taken over by the other bot.

    With the figures AB, BA, AA, BB (Pixoid, then Bugs), A is better as Pixoid by the mean of AB - BB and AA - BA, and
    better as Bugs by the cubes it lets Pixoid have less: the mean of AB - AA and BB - BA.
    """
    if not setting.roles or any(len(result.figures) < 4 for played in results.values() for result in played):
        return []
    rows = []
    for match, played in results.items():
        four = [result.figures for result in played]
        rows.append(
            [
                str(match),
                figure(mean([both[2] for both in four])),
                figure(mean([both[3] for both in four])),
                figure(mean([(ab - bb + aa - ba) / 2 for ab, ba, aa, bb in four])),
                figure(mean([(ab - aa + bb - ba) / 2 for ab, ba, aa, bb in four])),
            ]
        )
    headers = [
        "A against B",
        "A as Pixoid, A's Bugs",
        "B as Pixoid, B's Bugs",
        "A better as Pixoid",
        "A better as Bugs",
    ]
    return [
        "## Each role by itself",
        table(headers, rows),
        "The last two columns say by how many cubes A does better than B in a role where the other role is played by "
        "the same bot on the same board.",
    ]


def ratings_table(ratings: Ratings) -> str:
    """The ratings, the highest first."""
    rows = sorted(ratings.estimates.items(), key=lambda row: -row[1].value)
    return table(["bot", "rating, 95 %"], [[name, rating(one)] for name, one in rows])


def about_ratings(ratings: Ratings) -> str:
    """Say what a rating means here."""
    added = (
        " Some bot or group won or lost everything, so that one drawn game was added to each match."
        * ratings.drawn_added
    )
    return f"0 is the mean of these bots; 400 points more are odds of ten to one.{added}"


def bots_table(results: Results) -> str:
    """How long each bot thought, and how often it could not play as it should."""
    rows = []
    for name, sides in sides_of(results).items():
        seconds = list(chain.from_iterable(result.seconds[side] for result, side in sides))
        faults = sum(len(result.faults[side]) for result, side in sides)
        reduced = sum(result.reduced[side] for result, side in sides)
        times = [fmean(seconds), quantile(seconds, 0.5), quantile(seconds, 0.99), max(seconds)]
        rows.append([name, f"{len(seconds):,}", *(f"{time:.4f}" for time in times), f"{faults:,}", f"{reduced:,}"])
    return table(["bot", "moves", "mean s", "p50 s", "p99 s", "longest s", "faults", "reduced"], rows)


def faults_part(results: Results) -> list[str]:
    """Name the bots that lost moves to the game's default, and say why they did."""
    lines = []
    for name, sides in sides_of(results).items():
        faults = list(chain.from_iterable(result.faults[side] for result, side in sides))
        if faults:
            kinds = {fault: faults.count(fault) for fault in dict.fromkeys(faults)}
            most = sorted(kinds, key=lambda fault: -kinds[fault])[:5]
            said = "; ".join(f"{kinds[fault]:,} × {' '.join(fault.split())}" for fault in most)
            lines.append(f"- {name} lost {len(faults):,} moves to the game's default: {said}")
    return ["\n".join(lines)] if lines else []


def sides_of(results: Results) -> dict[str, list[tuple[Result, int]]]:
    """Return every bot's results with the side that it had."""
    found: dict[str, list[tuple[Result, int]]] = {}
    for match, played in results.items():
        for side, name in enumerate(match):
            found.setdefault(name, []).extend((result, side) for result in played)
    return found


def percent(share: float) -> str:
    """Return a share as people write it."""
    return f"{100 * share:.1f} %"


def figure(one: Estimate) -> str:
    """Return a mean with its interval."""
    value = f"{one.value:.2f}".replace("-", "−")
    return f"{value} ± {one.half:.2f}" if math.isfinite(one.half) else value


SEATS = {
    "pixoid": "A pair is one round on a board with each bot as Pixoid against three Bugs of the other, from the same "
    "starts; it goes to who got more cubes as Pixoid.",
    "pixl": "Each bot has two of the four seats, in all six ways in rotation; tied winners share the victory.",
}
"""How each game is measured, in words."""

FIGURES: dict[str, tuple[str, Callable[[Results], str]]] = {
    "pixoid": ("Cubes in each role", pixoid_figures),
    "pixl": ("Points a seat", pixl_figures),
}
"""The title of each game's own table and what writes it."""
