"""Self-play openings from recorded games, so that positions that self-play avoids are learned, too.

They are read from records, such as those of an arena in which plain searches play the network.
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from pixcade.games import rules
from pixcade.games.record import read_record, replay
from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.pixl.actions import number_of
from pixcade.lab.pixl.jax_twin import JaxPixlState
from pixcade.lab.training.pixl.lookahead import Lookahead
from pixcade.lab.training.pixl.variants import VARIANTS

ROOM = 8_192
"""The fixed number of stored positions: another number would need another compilation."""
GAMES, TURNS = 512, 128
"""The maximum number of games read, latest first, and of turns in each."""
LEFT = 8
"""No game starts this close to the end."""


class Openings(NamedTuple):
    """Positions to start from."""

    states: JaxPixlState
    """(ROOM, ...)"""
    ids: jax.Array
    """int32 (ROOM,): the positions' variants."""
    share: jax.Array
    """float32 (): the share of new games that use them."""


def no_openings(ahead: Lookahead) -> Openings:
    """Return empty openings: all games start with the empty board."""
    ids = jnp.zeros(ROOM, jnp.int32)
    states = jax.vmap(lambda kind: ahead.game.under(kind).start())(ahead.of(ids))
    return Openings(states, ids, jnp.float32(0.0))


def read_openings(ahead: Lookahead, folder: Path, share: float, seed: int) -> Openings:
    """Return positions drawn from the newest records below a folder; empty if there are none."""
    kinds = {(players, order): at for at, (players, order, _) in enumerate(VARIANTS)}
    found = sorted(folder.rglob("*.pixcade"), key=lambda file: file.stat().st_mtime)[-GAMES:]
    played = [read_actions(file) for file in found]
    if not played:
        return no_openings(ahead)
    ids, actions = [kinds[players, order] for players, order, _ in played], [one for *_, one in played]
    return drawn_openings(ahead, ids, actions, share, seed)


def read_actions(file: Path) -> tuple[int, str, list[int]]:
    """Return a record's number of players, turn order and actions."""
    record = read_record(file.read_text(encoding="utf-8"), rules)
    played = replay(record, rules)
    options = played.game.options_of(played.states[0])
    texts = [text for moves in record.moves for text in moves.values()]
    moves = [played.game.parse_move(state, text) for state, text in zip(played.states, texts, strict=False)]
    values = played.game.option_values(options)
    return int(values["players"]), values["order"], [number_of(options.board, one) for one in moves]


def drawn_openings(
    ahead: Lookahead, kinds: Sequence[int], actions: Sequence[Sequence[int]], share: float, seed: int
) -> Openings:
    played = np.zeros((GAMES, TURNS), np.int32)
    ids = np.zeros(GAMES, np.int32)
    ids[: len(kinds)] = kinds
    for row, one in zip(played, actions, strict=False):
        row[: len(one)] = one[:TURNS]
    places = [(turn, game) for game, one in enumerate(actions) for turn in range(min(TURNS, len(one) - LEFT))]
    chosen = np.random.default_rng(seed).integers(0, len(places), ROOM)
    turns, of_game = np.array(places)[chosen].T
    states: JaxPixlState = jax.tree.map(
        lambda one: one[turns, of_game], replay_positions(ahead, jnp.asarray(ids), jnp.asarray(played))
    )
    return Openings(states, jnp.asarray(ids[of_game]), jnp.float32(share))


@partial(jax.jit, static_argnums=0)
def replay_positions(ahead: Lookahead, ids: jax.Array, actions: jax.Array) -> JaxPixlState:
    """Return the positions (turns, games, ...) before each of the actions (games, turns)."""
    begun = jax.vmap(lambda kind: ahead.game.under(kind).start())(ahead.of(ids))

    def step(states: JaxPixlState, action: jax.Array) -> tuple[JaxPixlState, JaxPixlState]:
        return ahead.moved(states, ids, action), states

    _, states = jax.lax.scan(step, begun, actions.T)
    found: JaxPixlState = states
    return found
