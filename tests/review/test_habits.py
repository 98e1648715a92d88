"""Readings of habits: by hand on the worked example, and over many turns."""

from dataclasses import replace

import numpy as np

from pixcade.games.pixoid.moves import Program
from pixcade.review.pixoid.habits import HABITS, expected_runs, readings_of_bugs, readings_of_pixoid
from tests.review.test_worked_example import game

U, R, D = Program("U", 1), Program("R", 1), Program("D", 1)
UP, RIGHT, DOWN = range(3)
LEFT, WIDE = 0, 2


def test_habit_expects_the_runs_that_follow_it() -> None:
    runs = [Program("U", 1), Program("U", 2), Program("D", 1), Program("L", 1), Program("L", 2), Program("L", 3)]
    found = expected_runs(runs, np.array([0.1, 0.2, 0.0, 0.0, 0.7, 0.0]), Program("U", 9))
    assert {name: np.flatnonzero(shares).tolist() for name, shares in found.items()} == {
        "onwards": [0, 1],
        "back": [2],
        "far": [1, 2, 5],
        "near": [0, 2, 3],
        "likely": [4],
    }
    assert all(abs(shares.sum() - 1) < 1e-12 for shares in found.values())
    assert set(found) == set(HABITS)


def test_impossible_or_forced_habit_is_omitted() -> None:
    assert "onwards" not in expected_runs([U, D], np.array([0.5, 0.5]), None)
    assert "onwards" not in expected_runs([U, D], np.array([0.5, 0.5]), Program("L", 1))
    assert not {"far", "near"} & set(expected_runs([U, D], np.array([0.5, 0.5]), None))


def test_reading_of_pixoid_keeping_on_matches_the_table() -> None:
    """Against up "right, right" concedes 3 where the mix concedes 5, so 2 are won; if he goes right, 4 are lost."""
    one = replace(game(), pixoid=(U, R, D))
    assert abs(readings_of_pixoid(one, UP, Program("U", 5))["onwards"] - 2) < 1e-6
    assert abs(readings_of_pixoid(one, RIGHT, Program("U", 5))["onwards"] + 4) < 1e-6


def test_reading_of_a_bug_going_far_matches_the_table() -> None:
    """Wide, with Rose left or right: up wins 7, right 7, down 9. Against wide his mix gets 7, so it wins 2; against
    left, where down gets 4.5 and his mix 5.5, it loses 1."""
    one = game()
    assert abs(readings_of_bugs(one, (0,), (WIDE,), [None])["far"] - 2) < 1e-6
    assert abs(readings_of_bugs(one, (0,), (LEFT,), [None])["far"] + 1) < 1e-6


def test_player_of_the_mix_is_unreadable() -> None:
    one = replace(game(), pixoid=(U, R, D))
    for habit in ("onwards", "likely"):
        read = [readings_of_pixoid(one, row, Program("U", 5)).get(habit, 0.0) for row in range(3)]
        assert float(one.rows @ np.array(read)) <= 1e-6
