"""The mazes of p1: names that never change, data that follows from the boards, pages that follow from the data."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from pixcade.games.pixoid.board import board, layouts, layouts_up_to_rotation
from pixcade.lab.makers.atlas.__main__ import page_files
from pixcade.lab.makers.atlas.collection import LEVELS, Maze, kinds_of, open_ways, read_mazes, with_levels
from pixcade.lab.makers.atlas.names import all_names, name_of
from pixcade.locales import COMPLETE_LANGUAGES, Words

NAMES = json.loads(Path(__file__).with_name("maze_names.json").read_text(encoding="utf-8"))
"""Every name in every language, as it was published."""
LONGEST = 24


@pytest.fixture(scope="module")
def mazes() -> list[Maze]:
    return read_mazes()


def test_all_96_mazes_have_results(mazes: list[Maze]) -> None:
    assert [maze.code for maze in mazes] == layouts_up_to_rotation("p1")
    for maze in mazes:
        assert all(0.0 < start.worth < 14.0 for start in maze.starts)
        assert abs(sum(maze.lasted) - 1000) <= 7  # thirteen rounded shares
        assert 0.0 <= maze.silence < 0.2
        assert 0.5 < maze.pure < 1.0


def test_worths_of_two_boards_match_other_solver(mazes: list[Maze]) -> None:
    known = {maze.code: [round(start.worth, 2) for start in maze.starts] for maze in mazes}
    # As in tests/lab/boards/gpu_comparison.py.
    assert known["p1-1A.2A.3A.4A"] == [5.55, 5.5, 7.5, 6.5]
    assert known["p1-1B.4A.2B.3A"] == [4.67, 4.74, 5.5, 7.5]


def test_data_matches_boards(mazes: list[Maze]) -> None:
    for maze in mazes:
        one = board(maze.code)
        assert maze.name == name_of(maze.code)
        assert maze.open == open_ways(one)
        assert maze.bonus == tuple(one.names[pix] for pix in one.bonus)
        assert tuple(start.pix for start in maze.starts) == tuple(one.names[pix] for pix in one.starts)
        assert maze.kinds == kinds_of([start.worth for start in maze.starts])


def test_levels_are_fifths_of_mazes_by_worth(mazes: list[Maze]) -> None:
    assert with_levels(mazes) == mazes
    fifths = [[maze.average for maze in mazes if maze.level == level] for level in LEVELS]
    assert [len(fifth) for fifth in fifths] == [20, 19, 19, 19, 19]
    for worse, better in pairwise(fifths):
        assert max(worse) < min(better)


def test_no_start_of_solved_short_game_wins(mazes: list[Maze]) -> None:
    solved = [maze.short for maze in mazes if maze.short is not None]
    assert len(solved) == 22
    assert {chance for chances in solved for chance in chances} == {0.0}


def test_docs_match_data(mazes: list[Maze]) -> None:
    for path, text in page_files(mazes).items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: python -m pixcade.lab.makers.atlas page"


def test_name_belongs_to_all_rotations_of_one_maze() -> None:
    assert len(set(all_names().values())) == 96
    for code in layouts("p1"):
        faces = code.removeprefix("p1-").split(".")
        assert name_of(f"p1-{'.'.join(faces[1:] + faces[:1])}") == name_of(code)


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_names_match_published_ones(language: str) -> None:
    words = Words(language, strict=True)
    names = {
        code: words.say("web-maze-name", adjective=adjective, noun=noun)
        for code, (adjective, noun) in all_names().items()
    }
    assert names == NAMES[language]
    assert len(set(names.values())) == 96
    assert max(map(len, names.values())) <= LONGEST
