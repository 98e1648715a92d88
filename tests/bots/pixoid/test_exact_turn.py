"""The strongest level of Pixoid: solves a turn where it can, searches where it can't, and never shares a draw."""

from math import isclose
from pathlib import Path
from random import Random

import pytest

from pixcade.bots.api import Budget, Thought, View
from pixcade.bots.exact.pixoid_analyst import PixoidAnalyst
from pixcade.bots.levels import LADDER, TOP, levels_of
from pixcade.bots.parts import bots_of
from pixcade.bots.pixoid import MASTER
from pixcade.bots.pixoid.exact_turn import ExactTurn, exact_mixes, plays_exactly
from pixcade.bots.pixoid.stakes import stakes
from pixcade.games import GAMES
from pixcade.games.pixoid.board import board
from pixcade.games.pixoid.state import RESERVE, State
from tests.bots.compiled_kernels import compiled

GAME = GAMES["pixoid"]
LAYOUT = "pixoid p1-1A.2A.3A.4A"
OPEN = f"{LAYOUT} taken=3 amber@d8 sky@a1 rose@j1 mint@g8"
STACKED = f"{LAYOUT} taken=3 amber@a6 sky@d8 rose@d8 mint@d8"
MIXED = "pixoid p1-1B.2B.3A.4A taken=4 amber@b1 sky@b4 rose@e5 mint@e8"
CHASED = "pixoid p1-1B.2B.3A.4A taken={taken} amber@e5 sky@b4 rose@h8 mint@e8"
WORTH = (4.67, 4.74, 5.50, 7.50)
"""Exact values of the starts of p1-1B.4A.2B.3A with all bonus cubes, in ascending order (docs/exact.md)."""
EVERYBODY = ("amber", "sky", "rose", "mint")
LITTLE = Budget(work=0.01)


def think(position: str, piece: str, seed: int = 1) -> Thought:
    state: State = GAME.parse_position(position)
    decision = next(one for one in GAME.deciding(state) if one.piece == piece)
    bot = bots_of("pixoid").levels[TOP]
    thought = bot(View(GAME, state, decision, LITTLE, Random(seed)))
    assert isinstance(thought, Thought)
    return thought


def test_exact_turn_is_the_top_level() -> None:
    assert levels_of("pixoid") == LADDER
    assert LADDER[-1] == TOP


def test_mix_is_a_distribution_over_distinct_legal_moves() -> None:
    with compiled():
        for piece in EVERYBODY:
            thought = think(OPEN, piece)
            assert not thought.reduced
            assert isclose(sum(one.probability for one in thought.weighed), 1.0, abs_tol=1e-6)
            state = GAME.parse_position(OPEN)
            decision = next(one for one in GAME.deciding(state) if one.piece == piece)
            legal = {GAME.format_move(state, move) for move in GAME.legal(state, decision)}
            assert {one.move for one in thought.weighed} <= legal
            assert len({one.move for one in thought.weighed}) == len(thought.weighed)
            assert thought.move in GAME.legal(state, decision)


def test_pixoid_avoids_bugs_if_possible() -> None:
    position = f"{LAYOUT} taken=3 amber@a6 sky@a8 rose@j1 mint@j10"
    state: State = GAME.parse_position(position)
    amber, sky = state.cubes[0], state.cubes[1]
    assert amber is not None
    with compiled():
        for seed in range(10):
            assert sky not in state.options.board.paths[amber][think(position, "amber", seed).move]


def test_pixoid_between_bugs_still_makes_a_legal_move() -> None:
    one = board("p1-1A.2A.3A.4A")
    here = next(pix for pix in range(100) if sum(map(bool, one.rays[pix].values())) == 2)
    sides = [ray[0] for ray in one.rays[here].values() if ray]
    names = [one.names[pix] for pix in (here, *sides, sides[0])]
    position = f"{LAYOUT} taken=3 " + " ".join(f"{piece}@{pix}" for piece, pix in zip(EVERYBODY, names, strict=True))
    with compiled():
        for piece in EVERYBODY:
            assert isclose(sum(share.probability for share in think(position, piece).weighed), 1.0)


def test_same_seed_gives_the_same_move() -> None:
    with compiled():
        first = [think(STACKED, piece, seed).move for piece in EVERYBODY for seed in range(5)]
        exact_mixes.cache_clear()
        assert [think(STACKED, piece, seed).move for piece in EVERYBODY for seed in range(5)] == first


def test_bugs_share_the_analysis_but_not_the_draw() -> None:
    """Two of them play a mix here. Each draws by its own source, so every pair of their moves comes up."""
    with compiled():
        mixes = [
            [one.move for one in think(MIXED, piece).weighed if one.probability > 0.2] for piece in ("sky", "rose")
        ]
        drawn = {
            tuple(think(MIXED, piece, 2 * seed + at).move for at, piece in enumerate(("sky", "rose")))
            for seed in range(80)
        }
    assert [len(own) for own in mixes] == [2, 2]
    state: State = GAME.parse_position(MIXED)
    told = {tuple(GAME.format_move(state, move) for move in pair) for pair in drawn}
    assert {(sky, rose) for sky in mixes[0] for rose in mixes[1]} <= told


@pytest.mark.parametrize("taken", [9, 10, 11])
def test_turn_is_solved_with_the_turns_that_are_left(taken: int, tmp_path: Path) -> None:
    """The mixes expect the value of the exact answer; with a turn more or less they would not."""
    state: State = GAME.parse_position(CHASED.format(taken=taken))
    near = {taken, max(taken - 1, 0), min(taken + 1, RESERVE - 1)}
    exact = {one: PixoidAnalyst(tmp_path).answer(state._replace(taken=one)).value for one in near}
    with compiled():
        weighed = think(CHASED.format(taken=taken), "amber").weighed
    expected = sum(one.probability * one.value for one in weighed)
    nearest = min(exact, key=lambda one: abs(exact[one] - expected))
    assert nearest == taken
    assert expected == pytest.approx(exact[taken], abs=0.1)


def test_unsolved_goal_is_searched() -> None:
    options = {"layout": "p1-1A.2A.3A.4A"}
    with compiled():
        assert plays_exactly(GAME.start(GAME.configure(options, seed=0)))
        assert not plays_exactly(GAME.start(GAME.configure({**options, "contact-cube": "taken"}, seed=0)))


def test_last_round_is_solved_for_the_victory() -> None:
    """Where only the twelfth cube wins, a mix is worth the chance to get it."""
    line = "pixoid p1-1B.2B.3A.4A round=4 taken=11 bonus=- scores=30.12.12.15 mint@j7 amber@i8 sky@h6 rose@j4"
    state: State = GAME.parse_position(line)
    ends = stakes(state)[0]
    gets_away = PixoidAnalyst(Path("nowhere")).answer(state).value
    assert 0.1 < gets_away < 0.9
    with compiled():
        weighed = think(line, "mint").weighed
    expected = sum(one.probability * one.value for one in weighed)
    assert expected == pytest.approx(ends[11][4] + gets_away * (ends[12][4] - ends[11][4]), abs=0.1)


def test_short_game_is_solved_for_the_victory() -> None:
    line = "pixoid p1-1B.2B.3A.4A game=short taken={taken} amber@e5 sky@b4 rose@h8 mint@e8"
    state: State = GAME.parse_position(line.format(taken=11))
    with compiled():
        expected = [
            sum(one.probability * one.value for one in think(line.format(taken=taken), "amber").weighed)
            for taken in (3, 8, 11)
        ]
    assert expected == sorted(expected), "the nearer the twelfth cube, the better"
    exact = PixoidAnalyst(Path("nowhere")).answer(state).value
    assert expected[-1] == pytest.approx(RESERVE * exact, abs=0.1 * RESERVE)


def test_unknown_board_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pixcade.bots.exact.sources.is_known", lambda one: False)
    state: State = GAME.parse_position(OPEN)
    with compiled():
        assert not plays_exactly(state)
        assert think(OPEN, "amber", 3) == MASTER(View(GAME, state, GAME.deciding(state)[0], LITTLE, Random(3)))


def test_search_without_compiled_code_is_reported_as_reduced() -> None:
    with compiled(ready=False):
        assert think(OPEN, "amber").reduced


def test_pixoid_starts_on_the_best_pix_of_the_solved_board() -> None:
    state: State = GAME.start(GAME.configure({"layout": "p1-1B.4A.2B.3A"}, seed=0))
    with compiled():
        thought = ExactTurn(MASTER)(View(GAME, state, GAME.deciding(state)[0], LITTLE, Random(1)))
    found = {one.move: one.value for one in thought.weighed}
    exact = {
        f"@{state.options.board.names[pix]}": worth
        for pix, worth in zip(state.options.board.starts, WORTH, strict=True)
    }
    assert found == pytest.approx(exact, abs=0.25)
    assert thought.move.pix == state.options.board.starts[3]
