"""`python -m bench.research [--gpu] [--seconds 3]`: steps a second of many games at once, beside the peers.

A step is one move of one game, in Pixoid the joint move of all four cubes. Players are random and legal, games that end
begin anew. Ours are the batches (NumPy, compiled by numba, all cores) and the twins in JAX; the peers, each in a venv
of its own under .venv, are pgx, JaxMARL and OpenSpiel, as far as they can be installed here.

With --gpu only the twins in JAX are measured, on whatever device JAX finds, after a sample of games was compared with
the readable rules step by step. That needs JAX and NumPy and nothing else: `python3 -m bench.research --gpu`.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # a bare machine has nothing installed

PACKAGES = ("pgx", "jaxmarl", "open_spiel")
REPETITIONS = 3
SAMPLE = {"pixoid": 3_840, "pixl": 7_680}
"""How many positions are compared with the rules before anything is measured on a GPU."""
TARGETS = {"Pixoid": 100e6, "Pixl": 20e6}
"""Steps a second that one H200 is to reach."""


def main() -> int:
    """Measure and print; 0 where what was measured is ahead of the peers, or reaches the targets of a GPU."""
    parser = argparse.ArgumentParser(prog="python -m bench.research", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--gpu", action="store_true", help="the twins in JAX alone, on the device that JAX finds")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each is measured")
    parser.add_argument("--games", type=int, help="how many games of Pixoid at once in JAX; a quarter as many of Pixl")
    given = parser.parse_args()
    return on_device(given.seconds, given.games or 1 << 20) if given.gpu else beside_peers(given.seconds, given.games)


def beside_peers(seconds: float, games: int | None) -> int:
    """Measure ours and the peers' on this processor, in turns."""
    ours: dict[str, Callable[[float], float]] = {
        "Pixoid, batch": pixoid_batch,
        "Pixl, batch": pixl_batch,
        "Pixoid, JAX": lambda seconds: in_jax("pixcade/pixoid_team-v1", games or 1 << 14, 50, seconds),
        "Pixl, JAX": lambda seconds: in_jax("pixcade/pixl-v1", (games or 1 << 13) // 4, 50, seconds),
    }
    pythons = {package: own_python(package) for package in PACKAGES}
    found: dict[str, list[float]] = {}
    refused: dict[str, str] = {package: "can't be installed here" for package, python in pythons.items() if not python}
    for (
        package,
        python,
    ) in pythons.items():  # ours before each, so that what else the machine does hits all
        for name, measure in ours.items():
            found.setdefault(name, []).append(measure(seconds))
        for name, figures in peer_figures(python, package, seconds).items() if python else ():
            if isinstance(figures, str):
                refused[name] = figures
            else:
                found[name] = figures
    print(f"steps a second on this processor, median of {REPETITIONS} times {seconds:g} s (smallest to largest)")
    for name, figures in found.items():
        print(f"{name:28} {statistics.median(figures):>14,.0f}  ({min(figures):,.0f} to {max(figures):,.0f})")
    for name, reason in refused.items():
        print(f"{name:28} not measured: {reason}")
    batches = min(statistics.median(found[name]) for name in ("Pixoid, batch", "Pixl, batch"))
    peers = [statistics.median(figures) for name, figures in found.items() if name not in ours]
    return 0 if all(batches > peer for peer in peers) else 1


def own_python(package: str) -> Path | None:
    """Return the Python of a venv with a peer in it, made if there is none; None where it can't be installed."""
    folder = ROOT / ".venv" / f"peer-{package}"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not (folder / "installed").exists():
        venv.create(folder, with_pip=True, clear=True)
        line = [str(python), "-m", "pip", "install", "-q", "--only-binary", ":all:", package]
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"{package}: {done.stderr.strip().splitlines()[-1:] or ['']}")
            return None
        (folder / "installed").touch()
    return python


def peer_figures(python: Path, package: str, seconds: float) -> dict[str, list[float] | str]:
    """Return what the peers of a package reach, or why one can't be measured."""
    line = [str(python), "-m", "bench.research_peers", package, str(seconds), str(REPETITIONS)]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        return {package: (done.stderr.strip().splitlines() or ["no reason given"])[-1]}
    figures: dict[str, list[float] | str] = json.loads(done.stdout.splitlines()[-1])
    return figures


def pixoid_batch(seconds: float) -> float:
    """Rounds between two sides on all 384 boards."""
    from pixcade.research.batch import make_batch

    return batched(make_batch("pixcade/pixoid_team-v1", 1 << 16), seconds)


def pixl_batch(seconds: float) -> float:
    """Games of four on a board of side 7."""
    from pixcade.research.batch import make_batch

    return batched(make_batch("pixcade/pixl-v1", 1 << 13), seconds)


def batched(batch: Any, seconds: float) -> float:
    """Steps a second of a batch: random actions, made and checked and played."""
    batch.step(batch.random_actions())
    count, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        batch.step(batch.random_actions())
        count += batch.games
    return count / passed


def in_jax(form_id: str, games: int, steps: int, seconds: float) -> float:
    """Games of a form by its twin in JAX: rounds on all 384 boards, or games of four on a board of side 7."""
    from pixcade.research.jax_random import jax, jnp
    from pixcade.research.jax_twin import make_twin

    game = make_twin(form_id)
    seeds = jnp.arange(games, dtype=jnp.uint32)
    return scanned(jax.jit(jax.vmap(game.start))(seeds), game.random_actions, game.step, seeds, steps, seconds)


def scanned(states: Any, draw: Any, move: Any, seeds: Any, steps: int, seconds: float) -> float:
    """Steps a second of games in JAX, so many steps in one call; the first call, which compiles, is not counted."""
    from pixcade.research.jax_random import jax, jnp, mixed

    def once(carry: tuple[Any, Any], number: Any) -> tuple[tuple[Any, Any], None]:
        now, gained = carry
        actions = jax.vmap(draw)(now, mixed(seeds, number))
        now, rewards, _ = jax.vmap(move)(now, actions)
        return (now, gained + rewards), None

    def many(now: Any, first: Any) -> Any:
        rewards = jax.eval_shape(jax.vmap(move), now, jax.eval_shape(jax.vmap(draw), now, seeds))[1]
        gained = jnp.zeros(rewards.shape, rewards.dtype)
        return jax.lax.scan(once, (now, gained), first + jnp.arange(steps, dtype=jnp.uint32))[0]

    run = jax.jit(many, donate_argnums=0)
    began = time.perf_counter()
    states, _ = jax.block_until_ready(run(states, jnp.uint32(0)))
    print(f"  compiled and run once in {time.perf_counter() - began:.1f} s", flush=True)
    count, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        count += 1
        states, _ = jax.block_until_ready(run(states, jnp.uint32(count * steps)))
    return float(count * steps * len(seeds) / passed)


def on_device(seconds: float, games: int) -> int:
    """Compare a sample with the rules and measure, on the device that JAX finds."""
    from pixcade.research.jax_random import jax
    from tests.research import comparison
    from tests.research.jax_comparison import InJax

    began = time.perf_counter()
    device = jax.devices()[0]
    print(f"JAX {jax.__version__} on {device.device_kind} ({device.platform})", flush=True)
    figures = {
        "Pixoid": in_jax("pixcade/pixoid_team-v1", games, 200, seconds),
        "Pixl": in_jax("pixcade/pixl-v1", games // 4, 100, seconds),
    }
    for name, figure in figures.items():
        print(f"{name}: {figure:,.0f} steps a second", flush=True)
    print(f"after {time.perf_counter() - began:.0f} s; now a sample is compared with the rules", flush=True)
    compared = comparison.pixoid(InJax(), SAMPLE["pixoid"], seed=1)
    print(f"Pixoid equals the rules: {compared}", flush=True)
    compared = comparison.pixl(InJax(), SAMPLE["pixl"], seed=1)
    print(f"Pixl equals the rules: {compared}", flush=True)
    print(f"all in {time.perf_counter() - began:.0f} s")
    return 0 if all(figures[name] >= target for name, target in TARGETS.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
