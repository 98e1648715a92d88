"""`python -m bench.research_peers NAME SECONDS TIMES`: steps a second of a peer in its own venv; see bench.research.

Only the peer itself is imported, nothing of ours. Players are random and legal, games that end begin anew, and
1,024 are played at once in JAX, one on each core in OpenSpiel.
"""

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from typing import Any

GAMES = 1024
STEPS = 10

Steps = Callable[[float, int], list[float]]


def scanned(states: Any, step: Callable[[Any, Any], Any], seconds: float, times: int) -> list[float]:
    """Steps a second of a JAX environment, so many times; the first call, which compiles, is not counted."""
    import jax

    def many(states: Any, key: Any) -> Any:
        def once(carry: Any, one: Any) -> tuple[Any, None]:
            return step(carry, one), None

        return jax.lax.scan(once, states, jax.random.split(key, STEPS))[0]

    run = jax.jit(many)
    key = jax.random.PRNGKey(1)
    states = jax.block_until_ready(run(jax.block_until_ready(run(states, key)), key))
    figures = []
    for _ in range(times):
        count, began = 0, time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds:
            key, chance = jax.random.split(key)
            states = jax.block_until_ready(run(states, chance))
            count += 1
        figures.append(count * GAMES * STEPS / passed)
    return figures


def pgx_steps(name: str) -> Steps:
    """A game of pgx."""

    def measure(seconds: float, times: int) -> list[float]:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental import auto_reset

        env = pgx.make(name)
        stepped = jax.vmap(auto_reset(env.step, env.init))

        def step(states: Any, key: Any) -> Any:
            chance, again = jax.random.split(key)
            logits = jnp.log(states.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(chance, logits, axis=1)
            return stepped(states, actions, jax.random.split(again, GAMES))

        states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), GAMES))
        return scanned(states, step, seconds, times)

    return measure


def jaxmarl_steps(name: str, **options: Any) -> Steps:
    """An environment of JaxMARL, which begins anew by itself; a step is one of all its agents."""

    def measure(seconds: float, times: int) -> list[float]:
        import jax
        import jaxmarl

        env = jaxmarl.make(name, **options)

        def one(state: Any, key: Any) -> Any:
            chance, again = jax.random.split(key)
            keys = jax.random.split(chance, env.num_agents)
            actions = {agent: env.action_space(agent).sample(keys[at]) for at, agent in enumerate(env.agents)}
            return env.step(again, state, actions)[1]

        def step(states: Any, key: Any) -> Any:
            return jax.vmap(one)(states, jax.random.split(key, GAMES))

        states = jax.jit(jax.vmap(env.reset))(jax.random.split(jax.random.PRNGKey(0), GAMES))[1]
        return scanned(states, step, seconds, times)

    return measure


def one_core(asked: tuple[str, float]) -> float:
    """Steps a second of a game of OpenSpiel driven from Python on one core; a joint move is one step."""
    import random

    import pyspiel

    name, seconds = asked
    game, generator = pyspiel.load_game(name), random.Random(1)
    count, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                players = range(game.num_players())
                state.apply_actions([generator.choice(state.legal_actions(player)) for player in players])
                count += 1
            else:
                state.apply_action(generator.choice(state.legal_actions()))
                count += 1
    return count / passed


def openspiel_steps(name: str) -> Steps:
    """A game of OpenSpiel, a process on each core."""

    def measure(seconds: float, times: int) -> list[float]:
        cores = os.cpu_count() or 1
        with multiprocessing.get_context("spawn").Pool(cores) as pool:
            return [sum(pool.map(one_core, [(name, seconds)] * cores)) for _ in range(times)]

    return measure


PEERS: dict[str, dict[str, Steps]] = {
    "pgx": {"pgx hex 11x11": pgx_steps("hex"), "pgx go 9x9": pgx_steps("go_9x9")},
    "jaxmarl": {
        "JaxMARL MPE simple tag": jaxmarl_steps("MPE_simple_tag_v3"),
        "JaxMARL STORM": jaxmarl_steps("storm_2p"),
    },
    "open_spiel": {
        "OpenSpiel laser_tag": openspiel_steps("laser_tag"),
        "OpenSpiel hex 11x11": openspiel_steps("hex(board_size=11)"),
    },
}
"""By the package that is installed, what is measured of it."""


def main() -> None:
    """Print the figures of one package as JSON, or why there is none."""
    package, seconds, times = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    figures: dict[str, list[float] | str] = {}
    for name, measure in PEERS[package].items():
        try:
            figures[name] = measure(seconds, times)
        except Exception as error:  # whatever a peer does, the others are measured
            figures[name] = f"{type(error).__name__}: {str(error).splitlines()[0][:100] if str(error) else ''}"
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
