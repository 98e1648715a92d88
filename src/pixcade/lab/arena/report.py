"""The results of a tournament, as tables that read the same in a terminal and as Markdown."""

from collections.abc import Mapping, Sequence
from itertools import chain
from statistics import fmean

from pixcade.bots.levels import is_missing
from pixcade.lab.arena.contests import contest_of
from pixcade.lab.arena.match import Result
from pixcade.lab.arena.pairing import ArenaSettings, Match
from pixcade.lab.arena.ratings import Ratings, quantile, wilson
from pixcade.lab.arena.ratings_svg import rating
from pixcade.lab.arena.tables import Metrics, percent, table

Results = Mapping[Match, Sequence[Result]]
"""Every match's results, in the order of their numbers."""


def report(setting: ArenaSettings, results: Results, ratings: Ratings, picture: str) -> str:
    """Write the whole report; `picture` is the file of the ratings' picture."""
    contest = contest_of(setting.game)
    parts = [
        f"# Arena: {setting.game}",
        about(setting, results),
        "## Results",
        results_table(setting, results),
        f"Every interval is one of 95 %. A tie counts half. {contest.about}",
        f"## {contest.title}",
        contest.metrics(metrics_of(results)),
        *role_parts(setting, results),
        *loss_parts(setting, results),
        "## Ratings",
        f"![Ratings with their 95 % intervals]({picture})",
        ratings_table(ratings),
        about_ratings(ratings),
        "## Bots",
        bots_table(results),
        *missing_part(setting, results),
        *faults_part(results),
    ]
    return "\n\n".join(parts) + "\n"


def tables(setting: ArenaSettings, results: Results, ratings: Ratings) -> list[str]:
    parts = [
        contest_of(setting.game).metrics(metrics_of(results)),
        *role_parts(setting, results)[1:2],
        *loss_parts(setting, results)[1:],
    ]
    all_parts = [results_table(setting, results), *parts, ratings_table(ratings), bots_table(results)]
    return [*all_parts, *missing_part(setting, results)]


def metrics_of(results: Results) -> Metrics:
    return {match: [result.metrics for result in played] for match, played in results.items()}


def role_parts(setting: ArenaSettings, results: Results) -> list[str]:
    """Return the report on the roles of a game, if it was requested."""
    return contest_of(setting.game).roles(metrics_of(results)) if setting.roles else []


def loss_parts(setting: ArenaSettings, results: Results) -> list[str]:
    """Return the report on losses against exact play and on results without luck, if it was requested."""
    exact = {match: [result.exact for result in played] for match, played in results.items()}
    return contest_of(setting.game).losses(exact) if setting.losses else []


def missing_part(setting: ArenaSettings, results: Results) -> list[str]:
    """Name the levels that a game brings no bot for."""
    names = [name for name in sides_of(results) if is_missing(name, setting.game)]
    text = f"There is no bot of this level in {setting.game}, so that greedy played instead: {', '.join(names)}."
    return [text] if names else []


def about(setting: ArenaSettings, results: Results) -> str:
    contest = contest_of(setting.game)
    played = list(chain.from_iterable(results.values()))
    number = len(played) // len(results)
    spread = [f"{len({result.setup[at] for result in played})} {name}" for at, name in enumerate(contest.setups)]
    seats = f", {setting.players} players" if setting.players else ""
    seats += ", the first bot alone" if setting.alone else ""
    work = "Every bot did its full work." if setting.work == 1 else f"Every bot did {setting.work:g} of its full work."
    return f"{number:,} {contest.unit} a match over {' and '.join(spread)}{seats}, seed {setting.seed}. {work}"


def results_table(setting: ArenaSettings, results: Results) -> str:
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
    return table(["match", contest_of(setting.game).unit, "share", "95 %", "won", "tied", "lost"], rows)


def ratings_table(ratings: Ratings) -> str:
    rows = sorted(ratings.estimates.items(), key=lambda row: -row[1].value)
    return table(["bot", "rating, 95 %"], [[name, rating(one)] for name, one in rows])


def about_ratings(ratings: Ratings) -> str:
    added = (
        " Some bot or group won or lost everything, so that one drawn game was added to each match."
        * ratings.drawn_added
    )
    return f"0 is the mean of these bots; 400 points more are odds of ten to one.{added}"


def bots_table(results: Results) -> str:
    """How long each bot took, and how often it could not play as it should."""
    rows = []
    for name, sides in sides_of(results).items():
        seconds = list(chain.from_iterable(result.seconds[side] for result, side in sides))
        faults = sum(len(result.faults[side]) for result, side in sides)
        reduced = sum(result.reduced[side] for result, side in sides)
        times = [fmean(seconds), quantile(seconds, 0.5), quantile(seconds, 0.99), max(seconds)]
        rows.append([name, f"{len(seconds):,}", *(f"{time:.4f}" for time in times), f"{faults:,}", f"{reduced:,}"])
    return table(["bot", "moves", "mean s", "p50 s", "p99 s", "longest s", "faults", "reduced"], rows)


def faults_part(results: Results) -> list[str]:
    """Name the bots that got the game's default, and why."""
    lines = []
    for name, sides in sides_of(results).items():
        faults = list(chain.from_iterable(result.faults[side] for result, side in sides))
        if faults:
            kinds = {fault: faults.count(fault) for fault in dict.fromkeys(faults)}
            most = sorted(kinds, key=lambda fault: -kinds[fault])[:5]
            text = "; ".join(f"{kinds[fault]:,} × {' '.join(fault.split())}" for fault in most)
            lines.append(f"- {name} lost {len(faults):,} moves to the game's default: {text}")
    return ["\n".join(lines)] if lines else []


def sides_of(results: Results) -> dict[str, list[tuple[Result, int]]]:
    """Return every bot's results with the side that it had."""
    found: dict[str, list[tuple[Result, int]]] = {}
    for match, played in results.items():
        for side, name in enumerate(match):
            found.setdefault(name, []).extend((result, side) for result in played)
    return found
