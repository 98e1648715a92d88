"""The worked example of docs/review.md, computed from its table."""

import re
from pathlib import Path

import numpy as np

from pixcade.bots.exact.plain_simplex import solve_plainly
from pixcade.bots.exact.stage_game import StageGame
from pixcade.games.pixoid.moves import Program
from pixcade.review.pixoid.turns import decompose, group_costs, luck_variance

PAGE = Path(__file__).parents[2] / "docs" / "review.md"
SECTION = PAGE.read_text(encoding="utf-8").split("\n## Worked by hand\n")[1].split("\n## ")[0]
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.*\|$", SECTION, re.M)]
WORTH = ROWS[: ROWS.index(next(row for row in ROWS if row[0] == "played"))]
PLAYED = ROWS[len(WORTH) + 2 :]
SKY, ROSE = ("left", "right", "wide"), ("left", "right")


def game() -> StageGame:
    """The turn of the example. Programs stand for the runs, which have other names there."""
    payoffs = np.array([[float(cell) for cell in row[1:]] for row in WORTH[2:]])
    found = solve_plainly(payoffs)
    runs = tuple(Program("U", steps) for steps in range(1, 4))
    return StageGame(runs, (runs, runs[:2], runs[:1]), payoffs, found.rows, found.columns, found.least, found.most)


def test_columns_are_the_joint_runs_in_order() -> None:
    assert WORTH[0][1:] == [f"{sky}, {rose}" for sky in SKY for rose in ROSE]


def test_value_and_mixes_match_the_documentation() -> None:
    one = game()
    assert abs(one.value - 5) < 1e-9
    assert np.allclose(one.rows, [0.5, 0.5, 0])
    assert np.allclose(one.columns, [0, 0.5, 0.5, 0, 0, 0])
    assert abs(luck_variance(one) - 1) < 1e-9


def test_review_matches_every_documented_line() -> None:
    one = game()
    own = [group_costs(one, (bug,))[0] for bug in (0, 1)]
    assert len(PLAYED) == 6
    for row in PLAYED:
        pixoid, bugs = row[0].split(" against ")
        sky, rose = (names.index(name) for names, name in zip((SKY, ROSE), bugs.split(", "), strict=True))
        at = ["up", "right", "down"].index(pixoid)
        parts = decompose(one, at, one.column((sky, rose, 0)))
        alone = float(own[0][sky]), float(own[1][rose])
        found = [*parts, *alone, parts[1] - sum(alone), one.value - parts[0] + parts[1] + parts[2]]
        assert np.allclose(found, [float(cell) for cell in row[1:]], atol=1e-9), row
