"""The shipped puzzles: enough, none twice, each true; and those that are not true are rejected."""

import re
from collections import Counter
from dataclasses import replace
from datetime import date
from itertools import count, pairwise
from pathlib import Path

import pytest

from pixcade.bots.exact.pixoid_analyst import PixoidAnalyst
from pixcade.games.errors import InvalidNotation
from pixcade.games.pixoid.notation import format_position, parse_position
from pixcade.games.pixoid.symmetry import turnings
from pixcade.lab.makers.puzzles import pixoid
from pixcade.lab.makers.puzzles.__main__ import find
from pixcade.lab.makers.puzzles.check import check, key_of
from pixcade.lab.makers.puzzles.collection import WEEK, sort_by_day
from pixcade.lab.makers.puzzles.ideas import PIXL_IDEAS, PIXOID_IDEAS
from pixcade.lab.makers.puzzles.pixl import symmetries
from pixcade.lab.makers.puzzles.pixoid import drawn_puzzle
from pixcade.lab.makers.puzzles.puzzle import (
    DATA,
    GAIN,
    KINDS,
    MIX,
    MOVE,
    ONLY,
    PUNISH,
    ROOT,
    THIRD,
    THREAT,
    Puzzle,
    best_of,
    format_puzzle,
    losses_of,
    parse_puzzle,
    read_puzzles,
)  # fmt: skip
from pixcade.lab.makers.puzzles.turn import turn_of
from pixcade.locales import COMPLETE_LANGUAGES

DRAWN = {ONLY: 18, PUNISH: 121, THIRD: 659, MIX: 54}
"""The first try that makes a puzzle of each kind."""


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    return read_puzzles()


def first(puzzles: list[Puzzle], kind: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles if puzzle.kind == kind)


def test_at_least_2000_puzzles_of_every_kind_are_shipped(puzzles: list[Puzzle]) -> None:
    assert len(puzzles) >= 2_000
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    assert set(kinds) == set(KINDS)
    assert min(kinds[kind] for kind in (ONLY, PUNISH, THIRD, MIX)) >= 300


def test_puzzles_are_unique_up_to_symmetry(puzzles: list[Puzzle]) -> None:
    assert len({key_of(puzzle) for puzzle in puzzles}) == len(puzzles)


def test_rotated_position_has_same_key(puzzles: list[Puzzle]) -> None:
    puzzle = first(puzzles, ONLY)
    state = parse_position(puzzle.position)
    for turned in turnings(state.options.layout):
        text = puzzle.position.replace(state.options.layout, turned.code)
        names = state.options.board.names

        def moved(found: re.Match[str], pix: tuple[int, ...] = turned.pix, names: tuple[str, ...] = names) -> str:
            return found[1] + names[pix[names.index(found[2])]]

        text = re.sub(r"([@=.])([a-j](?:10|[1-9]))(?=[. ]|$)", moved, text)
        other = replace(puzzle, position=format_position(parse_position(text)))
        assert key_of(other) == key_of(puzzle)
        assert turn_of(other.position).value == pytest.approx(turn_of(puzzle.position).value, abs=1e-6)
    taken = replace(
        puzzle,
        position=re.sub(
            r"taken=\d+", lambda found: "taken=11" if found[0] != "taken=11" else "taken=10", puzzle.position
        ),
    )
    assert key_of(taken) != key_of(puzzle)


def test_mirrored_pixl_position_has_same_key(puzzles: list[Puzzle]) -> None:
    from pixcade.games.pixl.notation import parse_position as parse_pixl

    puzzle = first(puzzles, MOVE)
    board = parse_pixl(puzzle.position).options.board
    assert len(set(symmetries(board.side))) == 12
    for names in symmetries(board.side):
        image = dict(zip(board.names, names, strict=True))
        text = re.sub(
            r"(?<=[@=.])([a-q]\d+)(?=[: ]|$)",
            lambda found, image=image: image[found[1]],  # type: ignore[misc]  # a default that binds the loop's value
            puzzle.position,
        )
        assert key_of(replace(puzzle, position=text)) == key_of(puzzle)


def test_puzzle_lines_round_trip(puzzles: list[Puzzle]) -> None:
    assert [format_puzzle(puzzle) for puzzle in puzzles] == DATA.read_text(encoding="utf-8").splitlines()
    for text in ("", "only", "only 1 a b U1=1", "best 1 a b U1=1 | pixoid", "only 1 a b U1 | pixoid", "only x a b | p"):
        with pytest.raises(InvalidNotation):
            parse_puzzle(text)


def test_weeks_of_puzzles_go_from_easy_to_hard(puzzles: list[Puzzle]) -> None:
    assert date(2026, 11, 16).isoweekday() == 1  # the first day, as web/src/puzzles/puzzle_files.ts has it
    weeks = [puzzles[at : at + WEEK] for at in range(0, len(puzzles) - WEEK, WEEK)]
    mean = [sum(week[day].rating for week in weeks) / len(weeks) for day in range(WEEK)]
    assert mean == sorted(mean)
    assert mean[-1] - mean[0] >= 400
    assert sort_by_day(puzzles[: 3 * WEEK] * 2) != []
    assert len(sort_by_day(puzzles[: 3 * WEEK] * 2)) == 3 * WEEK
    alike = sum(1 for one, other in pairwise(puzzles) if one.kind == other.kind)
    assert alike < len(puzzles) / 10


def test_only_move_equals_exact_answer(puzzles: list[Puzzle], tmp_path: Path) -> None:
    for puzzle in [one for one in puzzles if one.kind == ONLY][:3]:
        answer = PixoidAnalyst(tmp_path).answer(parse_position(puzzle.position))
        assert answer.source == "solved"
        assert best_of(puzzle).worth == pytest.approx(1000 * answer.value, abs=1)
        assert answer.sides[0].mix[0].moves["amber"] == best_of(puzzle).move


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_every_idea_and_kind_has_message(puzzles: list[Puzzle], language: str) -> None:
    text = (ROOT / "src" / "pixcade" / "locales" / language / "web-puzzles.ftl").read_text(encoding="utf-8")
    match = re.search(r"^web-puzzle-idea = (.*?)^}", text, re.MULTILINE | re.DOTALL)
    assert match is not None
    assert set(re.findall(r"\[(\w+)\]", match[1])) == {*PIXOID_IDEAS, *PIXL_IDEAS}
    assert {idea for puzzle in puzzles for idea in puzzle.ideas} <= {*PIXOID_IDEAS, *PIXL_IDEAS}


def changed_worth(puzzle: Puzzle, by: int) -> Puzzle:
    best = best_of(puzzle)
    options = tuple(replace(one, worth=one.worth + by) if one is best else one for one in puzzle.options)
    return replace(puzzle, options=options)


@pytest.mark.parametrize("kind", [ONLY, PUNISH, THIRD])
def test_choice_with_wrong_worth_or_missing_move_is_rejected(puzzles: list[Puzzle], kind: str) -> None:
    puzzle = first(puzzles, kind)
    check(puzzle)
    wrong = [
        changed_worth(puzzle, -3 if kind != THIRD else 3),
        replace(puzzle, options=puzzle.options[1:]),
        replace(puzzle, ideas=("build",)),
        replace(puzzle, plans=()),
        replace(puzzle, piece="violet"),
    ]
    for one in wrong:
        with pytest.raises((AssertionError, ValueError)):
            check(one)


def test_choice_with_two_answers_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pixoid, "MARGIN", 0.0)
    drawn = filter(None, map(drawn_puzzle, count(1)))
    close = next(one for one in drawn if one.kind != MIX and losses_of(one)[0] < 100)
    with pytest.raises(AssertionError, match="there is one answer"):
        check(close)


@pytest.mark.parametrize(("kind", "number"), DRAWN.items())
def test_drawn_puzzles_pass_check(kind: str, number: int) -> None:
    puzzle = drawn_puzzle(number)
    assert puzzle is not None
    assert puzzle.kind == kind
    check(puzzle)


@pytest.mark.parametrize("kind", [GAIN, THREAT])
def test_points_of_pixl_are_those_of_the_rules(puzzles: list[Puzzle], kind: str) -> None:
    shipped = [puzzle for puzzle in puzzles if puzzle.kind == kind]
    assert max(Counter(puzzle.ideas[0] for puzzle in shipped).values()) < len(shipped) / 2
    for puzzle in shipped[:20]:
        check(puzzle)
    with pytest.raises(AssertionError):
        check(changed_worth(shipped[0], 1000))


def test_wrong_or_incomplete_mix_is_rejected(puzzles: list[Puzzle]) -> None:
    puzzle = first(puzzles, MIX)
    check(puzzle)
    pure = [replace(option, worth=1000 * (at == 0)) for at, option in enumerate(puzzle.options)]
    shorter = [replace(option, row=option.row[:1]) for option in puzzle.options]
    for options in (pure, shorter):
        with pytest.raises((AssertionError, ValueError)):
            check(replace(puzzle, options=tuple(options)))


def test_search_is_reproducible_and_resumable(tmp_path: Path) -> None:
    found = tmp_path / "found.txt"
    find("pixoid", found, 60, 2)
    find("pixoid", found, 60, 3)
    lines = [line.split(" ", 2) for line in found.read_text(encoding="utf-8").splitlines()]
    numbers = [int(number) for _, number, _ in lines]
    assert numbers == sorted(numbers)
    kept = [(int(number), line) for _, number, line in lines if line]
    assert len(kept) == 3
    for number, line in kept:
        puzzle = drawn_puzzle(number)
        assert puzzle is not None
        assert format_puzzle(puzzle) == line
        check(puzzle)
