"""Intervals and ratings, on simulated results and in degenerate cases."""

import math
from random import Random

import pytest

from pixcade.lab.arena.pairing import Match
from pixcade.lab.arena.ratings import POINTS, Estimate, fit, mean, quantile, wilson


def expected(difference: float) -> float:
    return 1 / (1 + math.exp(-difference / POINTS))


def test_wilson_intervals_match_textbook() -> None:
    # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=1e-4)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_means_and_quantiles_match_definition() -> None:
    one = mean([1, 2, 3, 4])
    assert one.value == 2.5
    assert one.half == pytest.approx(1.959964 * math.sqrt(5 / 3) / 2, rel=1e-6)
    assert mean([3.0]) == Estimate(3.0, math.inf)
    assert [quantile(range(1, 101), share) for share in (0.5, 0.99, 1.0)] == [50, 99, 100]
    assert quantile([7.0], 0.5) == 7.0


@pytest.mark.parametrize("ladder", [False, True])
def test_ratings_recover_simulated_differences(ladder: bool) -> None:
    true = {"a": 250.0, "b": 50.0, "c": -100.0, "d": -200.0}
    names = list(true)
    pairs = [(one, other) for at, one in enumerate(names) for other in names[at + 1 : at + 2 if ladder else None]]
    # exact expected shares: the fit must find the very differences
    exact = fit({Match(*pair): (1_000 * expected(true[pair[0]] - true[pair[1]]), 1_000) for pair in pairs})
    assert not exact.drawn_added
    for name in names:
        assert exact.estimates[name].value == pytest.approx(true[name], abs=1e-6)


def test_intervals_cover_truth_19_times_in_20() -> None:
    random = Random(11)
    true = {"a": 120.0, "b": 0.0, "c": -120.0}
    held = tried = 0
    for _ in range(150):
        results = {}
        for pair in (("a", "b"), ("a", "c"), ("b", "c")):
            share = expected(true[pair[0]] - true[pair[1]])
            results[Match(*pair)] = (float(sum(random.random() < share for _ in range(200))), 200)
        for name, one in fit(results).estimates.items():
            tried += 1
            held += one.low <= true[name] <= one.high
    assert 0.91 <= held / tried <= 0.99


def test_interval_of_two_bots_is_half_of_difference() -> None:
    one = fit({Match("a", "b"): (50.0, 100)}).estimates["a"]
    assert one.value == pytest.approx(0.0)
    # the logit of a share of 1/2 of 100 has the variance 1 / (100 / 4); each bot has half of it
    assert one.half == pytest.approx(POINTS * 1.959964 * math.sqrt(4 / 100) / 2, rel=1e-6)


def test_more_games_narrow_intervals() -> None:
    few, many = (fit({Match("a", "b"): (0.6 * count, count)}).estimates["a"] for count in (100, 400))
    assert many.value == pytest.approx(few.value)
    assert many.half == pytest.approx(few.half / 2)


def test_unbeaten_bot_gets_finite_rating_with_note() -> None:
    ratings = fit({Match("a", "b"): (10.0, 10), Match("b", "c"): (4.0, 10)})
    assert ratings.drawn_added
    assert all(math.isfinite(one.value) and 0 < one.half < 2_000 for one in ratings.estimates.values())
    assert ratings.estimates["a"].value > ratings.estimates["b"].value
    assert sum(one.value for one in ratings.estimates.values()) == pytest.approx(0, abs=1e-6)


def test_ties_count_half_in_ratings() -> None:
    assert fit({Match("a", "b"): (30 + 40 / 2, 100)}).estimates["a"].value == pytest.approx(0)
