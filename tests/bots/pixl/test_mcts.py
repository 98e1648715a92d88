"""Pixl's bots: deterministic, legal under every option, and not blind to what wins at once."""

from random import Random

import pytest

from pixcade.bots.api import Budget, View
from pixcade.bots.pixl.mcts import Growing
from pixcade.games import GAMES
from tests.bots.compiled_kernels import compiled
from tests.random_games import pixl_options

GAME = GAMES["pixl"]
LITTLE = Growing(simulations=120)


def test_same_seed_and_work_give_the_same_thought() -> None:
    state = GAME.parse_position("pixl turn=8 fire@g7 water@d10 earth@j4 spirit@g3 stacks=g6:f.d9:w.j5:e.g4:s")
    decision = GAME.deciding(state)[0]
    for ready in (True, False):
        with compiled(ready=ready):
            one, again, other = (LITTLE(View(GAME, state, decision, Budget(), Random(seed))) for seed in (1, 1, 2))
            assert one == again
            assert one.reduced == (not ready)
            assert one.weighed != other.weighed


@pytest.mark.parametrize("seed", range(6))
def test_plays_whole_games_under_any_options(seed: int) -> None:
    generator = Random(seed)
    state = GAME.start(pixl_options(generator))
    with compiled():
        while due := GAME.deciding(state):
            thought = LITTLE(View(GAME, state, due[0], Budget(), generator))
            assert thought.move in GAME.legal(state, due[0])
            state = GAME.apply(state, {due[0]: thought.move}).state
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("ready", [True, False], ids=["compiled", "plain"])
def test_last_pixl_takes_the_victory(ready: bool) -> None:
    """Fire has one Pixl left: placing it ends the game, and imprisoning Water with it makes the difference."""
    fires = [f"a{row}" for row in range(7, 13)] + [f"b{row}" for row in range(6, 13)]
    fires += [f"c{row}" for row in range(5, 13)] + ["d6"]
    stacks = ".".join([f"{name}:f" for name in fires] + ["g7:f"])
    position = f"pixl turn=96 fire@g6 water@k5 earth@d10 spirit@j2 stacks={stacks}.h6:w.i5:w"
    state = GAME.parse_position(position)
    decision = GAME.deciding(state)[0]
    assert state.supply[0] == 1
    with compiled(ready=ready):
        move = Growing(simulations=600)(View(GAME, state, decision, Budget(), Random(1))).move
    after = GAME.apply(state, {decision: move}).state
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert decision.seat in outcome.winners
    assert after.prisoners[0] == 1, "h6 touches g7 and the new Pixl"
