"""Self-play of Pixl starts at recorded positions, and its policy can be tempered."""

from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from pixcade.games import GAMES, rules
from pixcade.games.record import Record, write_record
from pixcade.lab.pixl.jax_twin import JaxPixl
from pixcade.lab.training.pixl.lookahead import Lookahead
from pixcade.lab.training.pixl.network import Sizes, random_weights
from pixcade.lab.training.pixl.openings import LEFT, Openings, no_openings, read_openings
from pixcade.lab.training.pixl.self_play import SelfPlay
from pixcade.lab.training.pixl.variants import VARIANTS

SIDE = 5
GAME = GAMES["pixl"]


@pytest.fixture(scope="module")
def ahead() -> Lookahead:
    """Tables of a small board."""
    return Lookahead(SIDE)


def record_of(values: dict[str, str], seed: int) -> tuple[Record, list[Any]]:
    """A game of random moves, and its positions."""
    random, state = Random(seed), GAME.start(GAME.configure(values, seed=0))
    states: list[Any] = [state]
    moves: list[dict[str, str]] = []
    while GAME.outcome(state) is None and len(moves) < 40:
        (decision,) = GAME.deciding(state)
        move = random.choice(GAME.legal(state, decision))
        moves.append({decision.piece: GAME.format_move(state, move)})
        state = GAME.apply(state, {decision: move}).state
        states.append(state)
    players = tuple(f"Player {seat}" for seat in range(1, int(values["players"]) + 1))
    options = GAME.option_values(GAME.options_of(state))
    return Record("pixl", GAME.info.rules_version, "2026-11-16", players, options, tuple(moves)), states


@pytest.fixture(scope="module")
def openings(ahead: Lookahead, tmp_path_factory: pytest.TempPathFactory) -> tuple[Openings, dict[int, list[Any]]]:
    """The openings read from records of three variants, and these games' positions by variant."""
    folder = tmp_path_factory.mktemp("records")
    known: dict[int, list[Any]] = {}
    for number in (0, 1, 4):
        players, order, _ = VARIANTS[number]
        record, states = record_of({"players": str(players), "order": order, "side": str(SIDE)}, seed=number)
        (folder / f"{number}.pixcade").write_text(write_record(record, rules), encoding="utf-8")
        known[number] = states[: len(record.moves) - LEFT]
    return read_openings(ahead, folder, share=1.0, seed=3), known


@pytest.mark.slow(10)
def test_openings_are_positions_of_records(openings: tuple[Openings, dict[int, list[Any]]]) -> None:
    found, known = openings
    assert set(np.asarray(found.ids).tolist()) == set(known)
    seen = set()
    for at in range(60):
        number = int(found.ids[at])
        players, order, _ = VARIANTS[number]
        alone = JaxPixl(options={"players": str(players), "order": order, "side": str(SIDE)})
        state = alone.game_state(jax.tree.map(lambda one, at=at: one[at], found.states)).state
        assert state == known[number][state.turn]
        seen.add((number, state.turn))
    assert len(seen) > 20


def test_games_without_records_start_on_empty_board(ahead: Lookahead, tmp_path: Path) -> None:
    assert float(read_openings(ahead, tmp_path, share=1.0, seed=1).share) == 0.0


@pytest.mark.slow(10)
def test_games_start_at_openings_with_given_share(
    ahead: Lookahead, openings: tuple[Openings, dict[int, list[Any]]]
) -> None:
    play, ids = SelfPlay(ahead, games=400, turns=1), jnp.full(400, 2, jnp.int32)
    found = openings[0]
    states, kinds, noise = play._begun(jax.random.key(1), ids, found)
    assert 2 not in np.asarray(kinds)
    assert len(set(np.asarray(states.turn).tolist())) > 10
    assert len(set(np.asarray(noise).round(3).ravel().tolist())) > 1
    states, kinds, _ = play._begun(jax.random.key(1), ids, no_openings(ahead))
    assert (np.asarray(kinds) == 2).all()
    assert not np.asarray(states.turn).any()
    _, kinds, _ = play._begun(jax.random.key(1), ids, found._replace(share=jnp.float32(0.25)))
    assert 60 < (np.asarray(kinds) != 2).sum() < 140


@pytest.mark.long
def test_keep_limits_confidence_of_policy() -> None:
    """If all moves are worth the same, the target is the network's own policy, or a flatter one."""
    weights = dict(random_weights(Sizes(4, 1), seed=1))
    weights["policy_out"] = 40.0 + 0.0 * weights["policy_out"]
    sure = []
    for keep in (1.0, 0.5):
        ahead = Lookahead(SIDE, jnp.float32, keep=keep)
        ids = jnp.zeros(1, jnp.int32)
        states = jax.vmap(lambda kind, ahead=ahead: ahead.game.under(kind).start())(ahead.of(ids))
        logits = jax.nn.log_softmax(ahead.judge(weights, states, ids).logits)
        policy = ahead.search(weights, states, ids, jax.random.key(1), jnp.ones(1)).policy
        legal = np.asarray(logits) > -np.inf
        expected = np.asarray(jax.nn.softmax(keep * logits))[legal]
        assert np.allclose(np.asarray(policy)[legal], expected, atol=2e-3)
        sure.append(float(policy.max()))
    assert sure[0] > sure[1]
