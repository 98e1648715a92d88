"""Stakes of last rounds and short games, estimated from the cubes to come."""

from pathlib import Path
from typing import cast

import numpy as np
import pytest

from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.pixoid_analyst import MarginWorth, ShortWorth, on_the_spot
from pixcade.bots.exact.sources import NothingAfter
from pixcade.bots.exact.stage_game import runs_on, situation_of, stage_game
from pixcade.bots.exact.turn_game import TurnGame, turn_game
from pixcade.bots.pixoid.stakes import PICKS_UP, VICTORY, stakes
from pixcade.bots.pixoid.victory import CHANCES, MARGINS, VictoryChance, by_chance, victory_worth
from pixcade.games import GAMES
from pixcade.games.pixoid.state import State

GAME = GAMES["pixoid"]
LAYOUT = "pixoid p1-1B.2B.3A.4A"


class ToCome:
    """A source that says the same of every position."""

    name = "evaluator"

    def __init__(self, cubes: float) -> None:
        self.cubes = cubes

    def after(self, game: TurnGame) -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
        return np.full(game.caught.shape, self.cubes, np.float32)


def of_turn(state: State) -> TurnGame:
    return turn_game(runs_on(state.options.board), situation_of(state))


def test_cubes_to_come_follow_from_the_chance_of_survival() -> None:
    chance = CHANCES.index(0.8)
    cubes = sum(0.8**turn for turn in range(1, 12)) * (1 + PICKS_UP / 2)
    found = by_chance(MARGINS, False)[1, 0, chance] - 1
    assert found == pytest.approx(cubes, abs=0.02), "all but a fifth bonus cube that there is not"


def test_victory_share_matches_the_chance_with_these_cubes() -> None:
    state = behind(taken=10)
    ends = stakes(state)[0]
    assert ends[11][4] < VICTORY / 2 < ends[12][4], "with the twelfth cube he is alone in front"
    worth = VictoryChance(ends, ToCome(0.5), short=False)
    half = (ends[11][4] + ends[12][4]) / 2
    assert worth.after_turn(11, of_turn(state)) == pytest.approx(half), "half a cube: the twelfth in every second game"


def test_end_of_a_round_is_exact() -> None:
    state = behind(taken=11)
    worth = victory_worth(state, Path("nowhere"))
    caught, away = (worth.at_end(taken, 4) for taken in (11, 12))
    gets_away = stage_game(state, MarginWorth(NothingAfter())).value - (11 + 4 / 2)
    assert 0 < gets_away < 1
    assert stage_game(state, worth).value == pytest.approx(caught + gets_away * (away - caught))


def test_short_game_with_one_deciding_turn_is_exact() -> None:
    state: State = GAME.parse_position(f"{LAYOUT} game=short taken=10 amber@e5 sky@b4 rose@h8 mint@e8")
    worth = victory_worth(state, Path("nowhere"))
    exact = stage_game(state, ShortWorth(on_the_spot(state.options.board, Goal.SHORT))).value
    assert stage_game(state, worth).value == pytest.approx(12 * exact)


def behind(taken: int) -> State:
    """A last round that only the twelfth cube wins."""
    return cast(
        State,
        GAME.parse_position(
            f"{LAYOUT} round=4 taken={taken} bonus=- scores=30.12.12.15 mint@j7 amber@i8 sky@h6 rose@j4"
        ),
    )
