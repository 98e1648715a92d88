"""Shares, means and ratings with their 95 % intervals. Plain Python: there are few bots, and numpy may be absent."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev

from pixcade.lab.arena.pairing import Match

Z = NormalDist().inv_cdf(0.975)
"""How many standard deviations a 95 % interval reaches to either side."""
POINTS = 400 / math.log(10)
"""Rating points of one unit of the logistic curve: 400 more are ten to one, as in chess."""
LONGEST_STEP = 2.0
STEPS = 200

Matrix = list[list[float]]


@dataclass(frozen=True)
class Estimate:
    """A number and the half of its 95 % interval; infinite where one value says nothing about the spread."""

    value: float
    half: float

    @property
    def low(self) -> float:
        return self.value - self.half

    @property
    def high(self) -> float:
        return self.value + self.half


@dataclass(frozen=True)
class Ratings:
    """The fitted rating of each bot; 0 is the mean of them all.

    Where some bot or group has won or lost everything, the likelihood has no maximum. Then one drawn game is added to
    each match, and `drawn_added` says so.
    """

    estimates: Mapping[str, Estimate]
    drawn_added: bool


def wilson(wins: float, count: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share; a tie is half a win, which makes the interval a little too wide."""
    if not count:
        return 0.0, 1.0
    share = wins / count
    wide = Z * Z / count
    centre = (share + wide / 2) / (1 + wide)
    half = Z / (1 + wide) * math.sqrt(share * (1 - share) / count + wide / count / 4)
    return max(0.0, centre - half), min(1.0, centre + half)


def mean(values: Sequence[float]) -> Estimate:
    """Return the mean of some values with its 95 % interval."""
    half = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(fmean(values), half)


def ratio(sums: Sequence[float], counts: Sequence[float]) -> Estimate:
    """Return the mean over independent groups, each with a sum and a count."""
    value = sum(sums) / sum(counts)
    rest = mean([one - value * count for one, count in zip(sums, counts, strict=True)])
    return Estimate(value, rest.half / fmean(counts))


def quantile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that at least this share of all values does not exceed."""
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


def fit(results: Mapping[Match, tuple[float, int]]) -> Ratings:
    """Fit ratings (Bradley and Terry's) to each match's wins of the first bot and number of games, by likelihood.

    The intervals come from the curvature of the likelihood at its maximum.
    """
    played = {match: (wins, float(count)) for match, (wins, count) in results.items() if count}
    names = list(dict.fromkeys(name for match in played for name in match))
    unbounded = not all_beat_all(names, played)
    if unbounded:
        played = {match: (wins + 0.5, count + 1) for match, (wins, count) in played.items()}
    strengths = dict.fromkeys(names, 0.0)
    for _ in range(STEPS):
        slope, curvature = derivatives(names, played, strengths)
        covariance = inverse(curvature)
        step = [sum(entry * rise for entry, rise in zip(row, slope, strict=True)) for row in covariance]
        longest = max(map(abs, step), default=0.0)
        for name, change in zip(names, step, strict=True):
            strengths[name] += change * min(1.0, LONGEST_STEP / longest) if longest else 0.0
        if longest < 1e-10:
            break
    _, curvature = derivatives(names, played, strengths)
    covariance = inverse(curvature)
    return Ratings(
        {
            name: Estimate(POINTS * strengths[name], POINTS * Z * math.sqrt(covariance[at][at] - 1 / len(names)))
            for at, name in enumerate(names)
        },
        unbounded,
    )


def all_beat_all(names: Sequence[str], played: Mapping[Match, tuple[float, float]]) -> bool:
    """Whether from every bot to every other leads a chain of at least partly won matches: then a maximum exists."""
    if not names:
        return True
    beaten: dict[str, set[str]] = {name: set() for name in names}
    beaten_by: dict[str, set[str]] = {name: set() for name in names}
    for (first, second), (wins, count) in played.items():
        for winner, loser, won in ((first, second, wins), (second, first, count - wins)):
            if won > 0:
                beaten[winner].add(loser)
                beaten_by[loser].add(winner)
    return all(len(reachable(names[0], ways)) == len(names) for ways in (beaten, beaten_by))


def reachable(start: str, ways: Mapping[str, set[str]]) -> set[str]:
    found, waiting = {start}, [start]
    while waiting:
        fresh = ways[waiting.pop()] - found
        found |= fresh
        waiting += fresh
    return found


def derivatives(
    names: Sequence[str], played: Mapping[Match, tuple[float, float]], strengths: Mapping[str, float]
) -> tuple[list[float], Matrix]:
    """Return the slope of the log-likelihood, and its negated curvature made invertible.

    Adding a constant to all strengths changes nothing; 1 / names in every entry fixes their sum, and comes off again
    as 1 / names in every entry of the inverse.
    """
    size = len(names)
    at = {name: index for index, name in enumerate(names)}
    slope = [0.0] * size
    curvature = [[1 / size] * size for _ in names]
    for (first, second), (wins, count) in played.items():
        expected = 1 / (1 + math.exp(strengths[second] - strengths[first]))
        weight = count * expected * (1 - expected)
        one, other = at[first], at[second]
        slope[one] += wins - count * expected
        slope[other] -= wins - count * expected
        curvature[one][one] += weight
        curvature[other][other] += weight
        curvature[one][other] -= weight
        curvature[other][one] -= weight
    return slope, curvature


def inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of a small symmetric positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(column == at) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        assert pivot, "all bots are linked by matches"
        rows[at] = [value / pivot for value in rows[at]]
        for row in range(size):
            if row != at and (factor := rows[row][at]):
                rows[row] = [value - factor * own for value, own in zip(rows[row], rows[at], strict=True)]
    return [row[size:] for row in rows]
