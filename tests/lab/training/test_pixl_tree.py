"""The tree search that settings are measured with: the same as that of players, in whole games."""

from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from pixcade.bots.pixl.network import Network
from pixcade.games import GAMES
from pixcade.lab.training.pixl.balance import Balance, report
from pixcade.lab.training.pixl.lookahead import Lookahead
from pixcade.lab.training.pixl.network import Sizes, random_weights
from pixcade.lab.training.pixl.tree_games import TreeGames, stack_settings
from pixcade.lab.training.pixl.trials import KINDS, Pairing, matches, seatings
from pixcade.lab.training.pixl.variants import VARIANTS
from tests.bots.compiled_kernels import compiled
from tests.lab.training.test_pixl_twins import code_of

SIDE, SIMULATIONS, TURNS = 5, 8, 6


@pytest.fixture(scope="module")
def weights() -> dict[str, Any]:
    """A tiny network with opinions."""
    random = np.random.default_rng(4)
    return {
        name: jnp.asarray(random.normal(0.0, 0.3, one.shape), jnp.float32)
        for name, one in random_weights(Sizes(4, 1), seed=1).items()
    }


@pytest.fixture(scope="module")
def games() -> TreeGames:
    """Compiled once for this module."""
    return TreeGames(Lookahead(SIDE, jnp.float32), SIMULATIONS, TURNS)


def tried_by_players(state: Any, weights: dict[str, Any]) -> dict[int, int]:
    """Each move's visits in the kernels' search, one leaf at a time without board symmetries."""
    from pixcade.bots.pixl import puct

    network = Network({name: np.asarray(one) for name, one in weights.items()}, SIDE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pixcade.bots.pixl.network.network_of", lambda *_: network)
        patch.setattr(puct, "LOT", 1)
        patch.setattr(puct, "turns_of", lambda side: np.arange(len(network.near))[None])
        tree = puct.LearnedTree(state, SIMULATIONS)
        tree.grow(SIMULATIONS, Random(1))
    kernels = tree.kernels
    first, many = tree.links[0, kernels.FIRST], tree.links[0, kernels.MANY]
    return {int(tree.links[at, kernels.CODE]): int(tree.links[at, kernels.VISITS]) for at in range(first, first + many)}


@pytest.mark.slow(12)
def test_tree_visits_equal_search_in_play(games: TreeGames, weights: dict[str, Any]) -> None:
    ahead, game = games.ahead, GAMES["pixl"]
    settings = jax.tree.map(lambda one: one[:, 0], stack_settings([[{"simulations": SIMULATIONS}] * 4] * 2))
    moved = jax.jit(ahead.moved)
    ids = jnp.array(KINDS)
    arrays = jax.vmap(lambda kind: ahead.game.under(kind).start())(ahead.of(ids))
    states = []
    for number in KINDS:
        players, order, _ = VARIANTS[number]
        chosen = {"players": str(players), "order": order, "side": str(SIDE)}
        states.append(game.start(game.configure(chosen, seed=0)))
    with compiled():
        from pixcade.bots.search.pixl.rules import move_of

        for _ in range(9):
            tried = np.asarray(games.tree.search(weights, arrays, ids, settings)[0])
            for at, state in enumerate(states):
                mine = {code_of(int(one), ahead.game.hexes): int(tried[at, one]) for one in np.flatnonzero(tried[at])}
                assert mine == {code: times for code, times in tried_by_players(state, weights).items() if times}
                (decision,) = game.deciding(state)
                move = move_of(code_of(int(tried[at].argmax()), ahead.game.hexes))
                states[at] = game.apply(state, {decision: move}).state
            arrays = moved(arrays, ids, jnp.asarray(tried.argmax(axis=1)))


@pytest.mark.long
def test_match_counts_each_changed_seat_once(games: TreeGames, weights: dict[str, Any]) -> None:
    found = matches(games, weights, [Pairing("nothing", {}, kind) for kind in KINDS], 1, 1, {"simulations": 2})
    assert [one.pairing.kind for one in found] == list(KINDS)
    assert all(0.0 <= one.share <= 1.0 for one in found)
    outcomes = matches(games, weights, [Pairing("all", {}, 2, seats=4)], 2, 1, {"simulations": 2})
    assert outcomes[0].share == pytest.approx(1.0)


def test_seats_rotate_through_all_assignments() -> None:
    assert seatings(2, 0) == [(0,), (1,)]
    assert len(seatings(4, 0)) == 6
    assert seatings(4, 1) == [(0,), (1,), (2,), (3,)]


@pytest.mark.long
def test_shares_of_variant_add_up_to_its_games(games: TreeGames, weights: dict[str, Any]) -> None:
    number = 2
    found = games.play(weights, jnp.full(2, number), stack_settings([[{"simulations": 2}] * 4] * 2), seed=3)
    assert np.asarray(found.turns).tolist() == [TURNS, TURNS]
    assert np.allclose(found.shares.sum(axis=1), 1.0)
    parts = found.tops + 2 * found.beneath + found.prisoners + 5 * found.locks
    assert np.array_equal(parts, found.points)
    text = report([Balance(number, games.ahead.variants.seat_of[number], found)])
    assert "### 4 players, fire, water, earth, spirit" in text
