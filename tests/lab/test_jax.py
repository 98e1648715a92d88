"""JAX compared with the rules."""

import random
import subprocess
import sys
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from pixcade.games.pixl import Pixl
from pixcade.games.pixl.elements import LETTERS
from pixcade.games.pixl.moves import Place
from pixcade.games.pixl.state import tops_of
from pixcade.lab.fingerprint import RulesDriver, variant_hash, variants
from pixcade.lab.form import own_forms
from pixcade.lab.jax_random import mixed
from pixcade.lab.jax_twin import JaxDriver
from pixcade.lab.pixl.jax_twin import JaxPixl, JaxPixlState
from tests.lab import comparison
from tests.lab.jax_comparison import InJax
from tests.random_games import pixl_tempting

RULES = Pixl()
_, _, PIXL = own_forms()
FEW = 30
COMPILED = (
    "pixcade/pixoid-v1 players=3 game=short contact-cube=taken",
    "pixcade/pixoid_team-v1 game=standard contact-cube=left",
    "pixcade/pixl-v1 players=2 conversion=one",
)


@pytest.mark.slow(5)
def test_jax_pixoid_equals_rules_on_random_games() -> None:
    # This seed draws whole games of three of which the second is the oldest.
    counts = comparison.pixoid(InJax(), 2_000, seed=1_020)
    assert counts["ends"] > 0


@pytest.mark.slow(8)
@pytest.mark.parametrize("conversion", ["one"])
def test_jax_pixl_equals_rules_on_random_games(conversion: str) -> None:
    counts = comparison.pixl(InJax(), 2_000, seed=1_001, conversion=conversion)
    assert counts["largest stack"] > 1


@pytest.mark.slow(8)
@pytest.mark.parametrize("name", COMPILED[::2])
def test_jax_has_fingerprint_of_rules(name: str) -> None:
    # Each variant is compiled for some seconds.
    (variant,) = (one for one in variants() if one.name == name)
    assert variant_hash(JaxDriver(), variant, FEW) == variant_hash(RulesDriver(), variant, FEW)


@pytest.mark.slow(5)
@pytest.mark.parametrize("conversion", ["all"])
def test_jax_pixl_random_actions_are_legal_and_uniform(conversion: str) -> None:
    game, many = JaxPixl(PIXL, options={"side": "5", "conversion": conversion}), 4_096
    legal, step = jax.jit(game.legal), jax.jit(game.step)
    draw = jax.jit(jax.vmap(game.random_actions, in_axes=(None, 0)))
    bits = mixed(jnp.arange(many, dtype=jnp.uint32), jnp.uint32(3))
    state = game.start()
    for _ in range(30):
        mask, actions = np.asarray(legal(state)), np.asarray(draw(state, bits))
        counts = np.bincount(actions, minlength=len(mask))
        assert not counts[~mask].any()
        share = 1 / mask.sum()
        assert (abs(counts[mask] - many * share) <= 5 * (many * share * (1 - share)) ** 0.5 + 1e-9).all()
        state = step(state, actions[0])[0]


def arrays_of(game: JaxPixl, state: Any) -> JaxPixlState:
    """The arrays of a position of the rules: the inverse of `JaxPixl.game_state`."""
    tops = np.zeros((4, game.rows), np.uint32)
    under, height, beneath = np.zeros((3, game.hexes), np.uint32), np.zeros(game.hexes, np.uint8), [0] * 4
    for hex, stack in enumerate(state.stacks):
        if stack:
            tops[LETTERS.index(stack[-1]), game.row[hex]] |= np.uint32(1) << game.bit[hex]
            height[hex] = len(stack) - 1
            beneath[LETTERS.index(stack[-1])] += len(stack) - 1
            below = sum(LETTERS.index(letter) << 2 * at for at, letter in enumerate(stack[-2::-1]))
            under[:, hex] = [below >> 32 * word & 0xFFFFFFFF for word in range(3)]

    def numbers(entries: Any) -> Any:
        return jnp.asarray([255 if entry is None else entry for entry in entries], jnp.int32)

    return JaxPixlState(
        tops=jnp.asarray(tops),
        under=jnp.asarray(under),
        height=jnp.asarray(height),
        beneath=numbers(beneath),
        ports=numbers(state.ports),
        came_from=numbers(state.came_from),
        fresh=jnp.asarray(state.fresh),
        supply=numbers(state.supply),
        prisoners=numbers(state.prisoners),
        turn=jnp.int32(state.turn),
        passes=jnp.int32(state.passes),
    )


@pytest.mark.slow(4)
def test_jax_stacks_of_any_height_follow_rules() -> None:
    generator = random.Random(3)
    game = JaxPixl(PIXL, options={"side": "5"})
    step, points = jax.jit(lambda *given: game.step(*given, auto_reset=False)), jax.jit(game.points)
    changed = 0
    while changed < 40:
        state = RULES.start(game.options)
        for _ in range(generator.randrange(30, 60)):
            due = RULES.deciding(state)[0]
            state = RULES.apply(state, {due: pixl_tempting(generator, state, due, RULES.legal(state, due))}).state
            if not RULES.deciding(state):
                break
        else:
            grown = tuple(
                "".join(generator.choices(LETTERS, k=generator.choice((14, 15, 16, 30, 31, 32, 46)))) + stack[-1:]
                if stack
                else ""
                for stack in state.stacks
            )
            state = state._replace(stacks=grown)
            assert tops_of(grown, 4) == state.tops
            due = RULES.deciding(state)[0]
            for move in RULES.legal(state, due):
                if isinstance(move, Place):
                    after = RULES.apply(state, {due: move}).state
                    converted = sum(one != other for one, other in zip(after.stacks, state.stacks, strict=True)) > 1
                    if converted and RULES.outcome(after) is None:
                        arrays = step(arrays_of(game, state), jnp.int32(move.hex))[0]
                        assert game.game_state(arrays).state == after
                        assert tuple(points(arrays).tolist()) == RULES.points(after)
                        changed += 1


@pytest.mark.parametrize("module", ["jax_twin", "pixoid.jax_twin", "pixl.jax_twin"])
def test_missing_jax_is_reported_in_one_line(module: str) -> None:
    code = f"import sys; sys.modules['jax'] = None\nimport pixcade.lab.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith('JAX is not installed: pip install "pixcade[lab]"')
