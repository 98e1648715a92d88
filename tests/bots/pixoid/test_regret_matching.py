"""Pixoid's bots: mixed strategies, independent Bugs, awareness of the stakes."""

from math import isclose
from random import Random

import pytest

from pixcade.bots.api import Budget, Thought, View
from pixcade.bots.parts import bots_of
from pixcade.bots.pixoid.regret_matching import Pursuit, team_mix
from pixcade.bots.pixoid.stakes import stakes, tables
from pixcade.games import GAMES
from pixcade.games.game import Decision, Seat
from pixcade.games.pixoid.state import State
from tests.bots.compiled_kernels import compiled

GAME = GAMES["pixoid"]
LAYOUT = "pixoid p1-1A.2A.3A.4A"
OPEN = f"{LAYOUT} taken=3 amber@d8 sky@a1 rose@j1 mint@g8"
LEVELS = ("normal", "hard", "master")


def pursuit(level: str) -> Pursuit:
    bot = bots_of("pixoid").levels[level]
    assert isinstance(bot, Pursuit)
    return bot


def think(level: str, position: str, piece: str, seed: int = 1, work: float = 0.1) -> Thought:
    state: State = GAME.parse_position(position)
    decision = next(one for one in GAME.deciding(state) if one.piece == piece)
    return pursuit(level)(View(GAME, state, decision, Budget(work), Random(seed)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("ready", [True, False], ids=["compiled", "plain"])
def test_mix_is_a_distribution_over_distinct_legal_moves(level: str, ready: bool) -> None:
    with compiled(ready=ready):
        for piece in ("amber", "sky", "rose", "mint"):
            thought = think(level, OPEN, piece)
            assert thought.reduced == (not ready)
            assert isclose(sum(one.probability for one in thought.weighed), 1.0, abs_tol=1e-6)
            state = GAME.parse_position(OPEN)
            decision = next(one for one in GAME.deciding(state) if one.piece == piece)
            legal = {GAME.format_move(state, move) for move in GAME.legal(state, decision)}
            weighed = [one.move for one in thought.weighed]
            assert set(weighed) <= legal
            ends = [state.options.board.paths[at(state, piece)][GAME.parse_move(state, move)] for move in weighed]
            assert len(set(ends)) == len(ends), "programs that come to the same thing are one move"
            assert thought.move in GAME.legal(state, decision)


def at(state: State, piece: str) -> int:
    pix = state.cubes[state.options.controllers.index(piece)]
    assert pix is not None
    return pix


@pytest.mark.parametrize("level", LEVELS)
def test_pixoid_avoids_bugs_if_possible(level: str) -> None:
    position = f"{LAYOUT} taken=3 amber@a6 sky@a8 rose@j1 mint@j10"
    with compiled():
        for seed in range(10):
            move = think(level, position, "amber", seed).move
            state = GAME.parse_position(position)
            assert at(state, "sky") not in state.options.board.paths[at(state, "amber")][move]


def test_bugs_share_the_analysis_but_not_the_draw() -> None:
    """Three Bugs on one Pix have the same mix but separate sources, so they don't always move alike."""
    position = f"{LAYOUT} taken=3 amber@a6 sky@d8 rose@d8 mint@d8"
    with compiled():
        thoughts = [
            [think("hard", position, piece, 3 * seed + at) for at, piece in enumerate(BUGS)] for seed in range(20)
        ]
    mixed = [one for one in thoughts[0][0].weighed if one.probability > 0.05]
    assert len(mixed) > 1, "this position is played with a mix"
    assert any(len({one.move for one in turn}) > 1 for turn in thoughts)


BUGS = ("sky", "rose", "mint")


def test_joint_player_draws_once_for_all_three_bugs() -> None:
    position = f"{LAYOUT} taken=3 amber@a6 sky@d8 rose@e6 mint@b8"
    state = GAME.parse_position(position)
    with compiled():
        joint, shares = team_mix(state, (100, 0, 2))
        assert isclose(sum(shares), 1.0, abs_tol=1e-6)
        drawn = tuple(think("master-together", position, piece, seed=5).move for piece in BUGS)
    assert drawn in joint


@pytest.mark.parametrize("level", LEVELS)
def test_twelfth_cube_of_a_short_game_is_taken_within_reach(level: str) -> None:
    position = f"{LAYOUT} game=short taken=11 amber@c5 sky@c2 rose@e5 mint@c8"
    state = GAME.parse_position(position)
    assert GAME.format_move(state, asked_safely(level, position))[0] == "L", "b5 has a bonus cube: he wins at once"


def asked_safely(level: str, position: str) -> object:
    with compiled():
        return think(level, position, "amber").move


def test_last_round_is_played_for_the_victory() -> None:
    ends, _ = tables(False, (20, 10, 10, 10), Seat(3))
    caught_late, survived = ends[11][0], ends[12][0]
    assert survived - caught_late > ends[5][0] - ends[4][0], "22 points win where 21 against 21 only share"
    ordinary, _ = tables(False, (), Seat(3))
    assert isclose(ordinary[12][0] - ordinary[11][0], ordinary[5][0] - ordinary[4][0])


def test_more_cubes_are_never_worth_less_to_pixoid() -> None:
    for scores in ((), (20, 10, 10, 10), (0, 0, 0, 0), (5, 30, 2, 9)):
        for table in tables(False, scores, Seat(1)):
            for taken in range(12):
                for picked in range(5):
                    assert table[taken + 1][picked] >= table[taken][picked] - 1e-9
    assert stakes(GAME.parse_position(OPEN))[0][3][1] == 3.5


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_gives_the_same_move(level: str) -> None:
    with compiled():
        assert think(level, OPEN, "rose", 4) == think(level, OPEN, "rose", 4)


def test_pixoid_searches_its_start_and_bugs_fill_the_rest() -> None:
    state = GAME.start(GAME.configure({"layout": "p1-1A.2A.3A.4A"}, 0))
    with compiled():
        thought = pursuit("hard")(View(GAME, state, GAME.deciding(state)[0], Budget(), Random(1)))
        assert len(thought.weighed) == 4
        assert max(thought.weighed, key=lambda one: one.value).move == GAME.format_move(state, thought.move)
        state = GAME.apply(state, {GAME.deciding(state)[0]: thought.move}).state
        bug: Decision = GAME.deciding(state)[0]
        assert pursuit("hard")(View(GAME, state, bug, Budget(), Random(1))).move in GAME.legal(state, bug)
