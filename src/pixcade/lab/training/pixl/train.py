"""Learns Pixl by self-play.

    python3 -m pixcade.lab.training.pixl.train --out FOLDER [--seconds N] [--resume FILE]

Every `--save` seconds it writes the training state for `--resume`, and the averaged weights, which
`pixcade.lab.training.pixl.export` converts for players. The rate falls from `--rate` to `--last-rate` over the time.
"""

import argparse
import json
import math
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from pixcade.bots.pixl.network import dequantized
from pixcade.lab.jax_random import jax, jnp
from pixcade.lab.training.pixl.lookahead import Lookahead
from pixcade.lab.training.pixl.network import Sizes, Weights, random_weights
from pixcade.lab.training.pixl.openings import no_openings, read_openings
from pixcade.lab.training.pixl.optimizer import Learner, Trainer, beginner
from pixcade.lab.training.pixl.self_play import Samples, SelfPlay, match
from pixcade.lab.training.pixl.variants import SHARES, VARIANTS

LEARNED = ("weights", "average", "first", "second")
MATCHES = (0, 2)
"""The variants in which older weights are played: two and four players."""


def save(file: Path, arrays: Mapping[str, Any]) -> None:
    """Write arrays atomically."""
    unfinished = file.with_suffix(".new.npz")
    np.savez(unfinished, allow_pickle=False, **{name: np.asarray(one) for name, one in arrays.items()})
    unfinished.replace(file)


def write(learner: Learner, file: Path) -> None:
    arrays: dict[str, Any] = {f"{part}.{name}": one for part in LEARNED for name, one in getattr(learner, part).items()}
    arrays["step"] = learner.step
    save(file, arrays)


def read_weights(file: Path) -> Weights:
    """Read weights from `save`, or in the shipped format."""
    with np.load(file) as found:
        return {name: jnp.asarray(one) for name, one in dequantized(found).items()}


def read(file: Path) -> Learner:
    """Read a training state."""
    with np.load(file) as found:
        parts: dict[str, Weights] = {part: {} for part in LEARNED}
        for key in found.files:
            part, _, name = key.partition(".")
            if name:
                parts[part][name] = jnp.asarray(found[key])
        return Learner(**parts, step=jnp.asarray(found["step"]))


def read_or_start(file: Path) -> Learner:
    """Read a training state, or start one from shipped weights."""
    with np.load(file) as found:
        learned = "step" in found.files
    return read(file) if learned else beginner(read_weights(file))


@partial(jax.jit, donate_argnums=(0,))
def store(replay: Samples, new: Samples, at: jax.Array) -> Samples:
    written: Samples = jax.tree.map(
        lambda old, one: jax.lax.dynamic_update_slice(old, one, (at, *[0] * (old.ndim - 1))), replay, new
    )
    return written


def run(given: argparse.Namespace) -> list[dict[str, Any]]:
    """Train; returns the printed log."""
    began = time.perf_counter()
    ahead = Lookahead(given.side, keep=given.keep, temper=given.temper)
    play = SelfPlay(ahead, given.games, given.turns, noise=given.noise, shares=given.shares or SHARES)
    chunk = given.games * given.turns
    trainer = Trainer(ahead, given.side, given.batch, max(1, given.reuse * chunk // given.batch))
    sizes = Sizes(given.width, given.blocks)
    learner = read_or_start(given.resume) if given.resume else beginner(random_weights(sizes, given.seed))
    openings = no_openings(ahead)
    games = play.begin(given.seed + int(learner.step))
    older = jax.tree.map(jnp.copy, learner.average)
    key = jax.random.key(given.seed + 1 + int(learner.step))
    replay: Samples | None = None
    log: list[dict[str, Any]] = []
    logged, saved, met = began, began, time.perf_counter()
    number, ended, positions = 0, 0, 0
    parts = jnp.zeros(3)
    while (passed := time.perf_counter() - began) < given.seconds and number < given.lots:
        games, samples, done = play.play(learner.average, games, openings)
        if replay is None:
            replay = jax.tree.map(lambda one: jnp.zeros((given.window * len(one), *one.shape[1:]), one.dtype), samples)
        replay = store(replay, samples, jnp.int32(number % given.window * chunk))
        number += 1
        key, draw = jax.random.split(key)
        share = min(1.0, passed / given.seconds)
        rate = given.last_rate + (given.rate - given.last_rate) * (0.5 + 0.5 * math.cos(math.pi * share))
        rate *= min(1.0, number / 10)  # few samples so far, and Adam's averages are young
        filled = min(number, given.window) * chunk
        learner, parts = trainer.train(learner, replay, jnp.int32(filled), draw, jnp.float32(rate))
        ended, positions = ended + int(done), positions + chunk
        now = time.perf_counter()
        if number == 1:
            print(f"compiled and played {chunk} positions in {now - began:.1f} s", flush=True)
            logged, ended, positions = now, 0, 0
        elif now - logged > given.log_every:
            policy, victory, points = (round(float(one), 4) for one in parts)
            line = {"seconds": round(now - began), "iteration": number, "step": int(learner.step), "policy": policy}
            line |= {"victory": victory, "points": points, "games_a_second": round(ended / (now - logged), 1)}
            line |= {"positions_a_second": round(positions / (now - logged)), "rate": round(rate, 6)}
            logged, ended, positions = now, 0, 0
            if now - met > given.meet:
                for kind in MATCHES:
                    share = match(ahead, learner.average, older, given.games, kind, number)
                    line[f"older_{VARIANTS[kind][0]}"] = round(share, 3)
                older = jax.tree.map(jnp.copy, learner.average)
                met = logged = time.perf_counter()
            log.append(line)
            print(json.dumps(line), flush=True)
        if now - saved > given.save:
            saved = now
            if given.openings:
                openings = read_openings(ahead, given.openings, given.begin_there, number)
            write(learner, given.out / "learner.npz")
            save(given.out / f"step{int(learner.step)}.npz", learner.average)
    write(learner, given.out / "learner.npz")
    save(given.out / "weights.npz", learner.average)
    (given.out / "log.json").write_text(json.dumps(log), encoding="utf-8")
    return log


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python3 -m pixcade.lab.training.pixl.train")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=540.0)
    parser.add_argument("--lots", type=int, default=1_000_000, help="stop after so many lots of games x turns")
    parser.add_argument("--resume", type=Path, help="a learner, or weights of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--side", type=int, default=7)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--blocks", type=int, default=6)
    parser.add_argument("--games", type=int, default=2_048)
    parser.add_argument("--turns", type=int, default=48)
    parser.add_argument("--window", type=int, default=12, help="how many lots of games x turns are learned from")
    parser.add_argument("--batch", type=int, default=4_096)
    parser.add_argument("--reuse", type=int, default=4, help="how often each position is learned from")
    parser.add_argument("--noise", type=float, default=1.0, help="how freely moves are drawn after the opening")
    parser.add_argument("--shares", type=float, nargs=len(SHARES), help="how often each variant is played")
    parser.add_argument("--keep", type=float, default=1.0, help="how much of its likings a network keeps")
    parser.add_argument(
        "--temper", type=float, default=1.0, help="how much of its likings counts where moves are drawn"
    )
    parser.add_argument("--openings", type=Path, help="folder with records to begin at, read now and then")
    parser.add_argument("--begin-there", type=float, default=0.3, help="share of games that begin in one of them")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--last-rate", type=float, default=2e-4)
    parser.add_argument("--log-every", type=float, default=15.0, help="seconds between lines")
    parser.add_argument("--meet", type=float, default=120.0, help="seconds between matches against older weights")
    parser.add_argument("--save", type=float, default=150.0)
    return parser.parse_args(given)


def main() -> None:
    given = arguments()
    given.out.mkdir(parents=True, exist_ok=True)
    run(given)


if __name__ == "__main__":
    main()
