"""Moves a second of many random games at once: NumPy batches and JAX, next to pgx and JaxMARL.

Pixoid's four cubes move together, which is one step. Games that end begin again. Each peer is installed into a venv of
its own. With --gpu only JAX is measured, on whatever device it finds; that needs JAX and NumPy and nothing else:
PYTHONPATH=src python3 -m bench.batches --gpu
"""

import argparse
import json
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.table import print_table, spread

ROOT = Path(__file__).resolve().parent.parent
FORMS = {"Pixoid": "pixcade/pixoid_team-v1", "Pixl": "pixcade/pixl-v1"}
BATCH_GAMES = {"Pixoid": 1 << 16, "Pixl": 1 << 13}
JAX_GAMES = {"Pixoid": 1 << 14, "Pixl": 1 << 11}
GPU_GAMES = {"Pixoid": 1 << 20, "Pixl": 1 << 18}
STEPS = 50
"""Of each game in one call of JAX."""
PEERS = {
    "pgx": {"pgx hex 11x11": "hex", "pgx go 9x9": "go_9x9"},
    "jaxmarl": {"JaxMARL MPE simple tag": "MPE_simple_tag_v3", "JaxMARL STORM": "storm_2p"},
}
PEER_GAMES, PEER_STEPS = 1_024, 10


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py bench batches", description=__doc__)
    parser.add_argument("--gpu", action="store_true", help="JAX alone, on the device that it finds")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--peer", choices=list(PEERS), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.peer:
        print(json.dumps(peer_rates(given.peer, given.seconds, given.repetitions)))
        return
    found: dict[str, list[float]] = {}
    for game, form in FORMS.items():
        if not given.gpu:
            found[f"{game}, batch on all cores"] = rates(batch(form, BATCH_GAMES[game]), given)
        found[f"{game}, JAX"] = rates(jax_twin(form, (GPU_GAMES if given.gpu else JAX_GAMES)[game]), given)
    for package in () if given.gpu else PEERS:
        if python := peer_python(package):
            line = [str(python), "-m", "bench.batches", "--peer", package, "--seconds", str(given.seconds)]
            line += ["--repetitions", str(given.repetitions)]
            done = subprocess.run(line, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
            found |= json.loads(done.stdout.splitlines()[-1])
    print_table("steps a second", *((name, spread(values)) for name, values in found.items()))


def rates(play: Callable[[], int], given: argparse.Namespace) -> list[float]:
    return [rate(play, given.seconds) for _ in range(given.repetitions)]


def rate(play: Callable[[], int], seconds: float) -> float:
    """Return the steps a second of `play`, which returns how many it has made; its first call is not counted."""
    play()
    count, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        count += play()
    return count / passed


def batch(form: str, games: int) -> Callable[[], int]:
    from pixcade.lab.batch import make_batch

    made = make_batch(form, games)

    def play() -> int:
        made.step(made.random_actions())
        return games

    return play


def jax_twin(form: str, games: int) -> Callable[[], int]:
    from pixcade.lab.jax_random import jax, jnp, mixed
    from pixcade.lab.jax_twin import make_twin

    game, seeds = make_twin(form), jnp.arange(games, dtype=jnp.uint32)

    def many(states: Any, first: Any) -> Any:
        def once(carry: Any, number: Any) -> Any:
            states, gained = carry
            states, rewards, _ = jax.vmap(game.step)(
                states, jax.vmap(game.random_actions)(states, mixed(seeds, number))
            )
            return (states, gained + rewards), None

        actions = jax.eval_shape(jax.vmap(game.random_actions), states, seeds)
        rewards = jax.eval_shape(jax.vmap(game.step), states, actions)[1]
        nothing = jnp.zeros(rewards.shape, rewards.dtype)  # rewards are used, so that nothing is optimised away
        return jax.lax.scan(once, (states, nothing), first + jnp.arange(STEPS, dtype=jnp.uint32))[0]

    run = jax.jit(many, donate_argnums=0)
    states, step = jax.jit(jax.vmap(game.start))(seeds), 0

    def play() -> int:
        nonlocal states, step
        states, _ = jax.block_until_ready(run(states, jnp.uint32(step)))
        step += STEPS
        return games * STEPS

    return play


def peer_python(package: str) -> Path | None:
    """Return the Python of a venv with a peer in it, made if there is none; None if it can't be installed."""
    folder = ROOT / ".venv" / f"peer-{package}"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not (folder / "installed").exists():
        venv.create(folder, with_pip=True, clear=True)
        line = [str(python), "-m", "pip", "install", "-q", "--only-binary", ":all:", package]
        if subprocess.run(line, check=False).returncode:
            return None
        (folder / "installed").touch()
    return python


def peer_rates(package: str, seconds: float, repetitions: int) -> dict[str, list[float]]:
    """Measure the environments of a peer; one that fails is left out."""
    make = {"pgx": pgx_game, "jaxmarl": jaxmarl_game}[package]
    found = {}
    for name, id in PEERS[package].items():
        try:
            play = make(id)
            found[name] = [rate(play, seconds) for _ in range(repetitions)]
        except Exception as error:
            print(f"{name}: {error!r}"[:200], file=sys.stderr)
    return found


def pgx_game(id: str) -> Callable[[], int]:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(id)
    stepped = jax.vmap(auto_reset(env.step, env.init))

    def step(states: Any, key: Any) -> Any:
        chance, again = jax.random.split(key)
        actions = jax.random.categorical(chance, jnp.log(states.legal_action_mask.astype(jnp.float32)), axis=1)
        return stepped(states, actions, jax.random.split(again, PEER_GAMES))

    return scanned(jax.jit(jax.vmap(env.init)), step)


def jaxmarl_game(id: str) -> Callable[[], int]:
    import jax
    import jaxmarl

    env = jaxmarl.make(id)

    def one(state: Any, key: Any) -> Any:
        chance, again = jax.random.split(key)
        keys = jax.random.split(chance, env.num_agents)
        actions = {agent: env.action_space(agent).sample(keys[at]) for at, agent in enumerate(env.agents)}
        return env.step(again, state, actions)[1]

    def step(states: Any, key: Any) -> Any:
        return jax.vmap(one)(states, jax.random.split(key, PEER_GAMES))

    return scanned(lambda keys: jax.jit(jax.vmap(env.reset))(keys)[1], step)


def scanned(start: Callable[[Any], Any], step: Callable[[Any, Any], Any]) -> Callable[[], int]:
    import jax

    def many(states: Any, key: Any) -> Any:
        keys = jax.random.split(key, PEER_STEPS)
        return jax.lax.scan(lambda states, one: (step(states, one), None), states, keys)[0]

    run = jax.jit(many)
    key = jax.random.PRNGKey(1)
    states = run(start(jax.random.split(jax.random.PRNGKey(0), PEER_GAMES)), key)

    def play() -> int:
        nonlocal states, key
        key, chance = jax.random.split(key)
        states = jax.block_until_ready(run(states, chance))
        return PEER_GAMES * PEER_STEPS

    return play


if __name__ == "__main__":
    main()
