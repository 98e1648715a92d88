"""Ablations: matches between the search used in play and the same with one setting changed.

    python3 -m pixcade.lab.training.pixl.trials WEIGHTS [--games 400] [--simulations 51]
        [--only NAME ...] [--older WEIGHTS]

plays all of them together on a GPU, for two and for four players, half of the seats each in rotation, and prints the
changed side's share of the victory. With `--older` the weights play older ones, also with one seat of four.
"""

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import numpy as np

from pixcade.lab.arena.ratings import wilson
from pixcade.lab.arena.tables import percent, table
from pixcade.lab.jax_random import jnp
from pixcade.lab.pixl.jax_twin import MOST
from pixcade.lab.training.pixl.lookahead import Lookahead
from pixcade.lab.training.pixl.network import Weights
from pixcade.lab.training.pixl.train import read_weights
from pixcade.lab.training.pixl.tree_games import TreeGames, stack_settings
from pixcade.lab.training.pixl.variants import VARIANTS

TRIALS: dict[str, Mapping[str, float]] = {
    "no priors": {"priors": 0.0},
    "all of the priors": {"priors": 1.0},
    "a quarter of the priors": {"priors": 0.25},
    "exploration 0.45": {"exploration": 0.45},
    "exploration 1.35": {"exploration": 1.35},
    "exploration 1.8": {"exploration": 1.8},
    "unseen moves as good as seen ones": {"reduction": 0.0},
    "unseen moves worse by 0.4": {"reduction": 0.4},
    "victory alone": {"victory": 1.0},
    "victory and margin alike": {"victory": 0.5},
    "8 likeliest moves": {"widest": 8},
    "16 likeliest moves": {"widest": 16},
    "Ports stay": {"take": -30.0},
    "likes to cover": {"cover": 1.0},
    "likes to lock": {"lock": 1.0},
}
"""Changed settings by name; numbers of simulations are added to these."""
KINDS = (0, 2)
"""The variants: two and four players."""


class Pairing(NamedTuple):
    """A match: a change, in a variant, with this many seats of the changed side (0: half)."""

    name: str
    changes: Mapping[str, float]
    kind: int
    seats: int = 0


def seatings(players: int, seats: int) -> list[tuple[int, ...]]:
    sizes = {seats} if seats else {players // 2, players - players // 2}
    return [own for size in sorted(sizes) for own in combinations(range(players), size)]


class Outcome(NamedTuple):
    """The result of a match."""

    pairing: Pairing
    games: int
    share: float
    means: dict[str, float]
    """The changed side's means per seat: points, Pixls under its tops, locked Ports, moves of a Port."""


def matches(
    games: TreeGames, weights: Weights, pairings: Sequence[Pairing], many: int, seed: int, usual: Mapping[str, float],
    other: Weights | None = None,
) -> list[Outcome]:  # fmt: skip
    """Play every match together; `other` weights, if given, play the unchanged side."""
    rows, changed, ids = [], [], []
    for pairing in pairings:
        players = VARIANTS[pairing.kind][0]
        ways = seatings(players, pairing.seats)
        for number in range(many):
            own = ways[number % len(ways)]
            changed.append([seat in own for seat in range(MOST)])
            rows.append([{**usual, **pairing.changes} if seat in own else usual for seat in range(MOST)])
            ids.append(pairing.kind)
    mine = np.array(changed)
    found = games.play(
        weights,
        jnp.array(ids),
        stack_settings(rows),
        seed,
        other=other,
        others=None if other is None else jnp.asarray(~mine),
    )
    outcomes = []
    for at, pairing in enumerate(pairings):
        some = slice(at * many, (at + 1) * many)
        seat_of = np.asarray(games.ahead.variants.seat_of[pairing.kind])  # (4,)
        holders = np.maximum(1, (seat_of[:, None] == seat_of).sum(axis=1))
        owned = mine[some][:, np.minimum(seat_of, MOST - 1)] & (seat_of < MOST)  # (n, 4) by element
        share = (np.where(owned, np.asarray(found.shares[some]), 0.0) / holders).sum(axis=1)
        seats = mine[some][:, : VARIANTS[pairing.kind][0]].sum()
        means = {
            name: float(np.where(owned, np.asarray(getattr(found, name)[some]), 0).sum() / seats)
            for name in ("points", "beneath", "prisoners", "locks", "moved_ports")
        }
        outcomes.append(Outcome(pairing, many, float(share.mean()), means))
    return outcomes


def report(outcomes: Sequence[Outcome]) -> str:
    rows = []
    for one in outcomes:
        low, high = wilson(one.share * one.games, one.games)
        players = str(VARIANTS[one.pairing.kind][0]) + (", alone" if one.pairing.seats else "")
        rows.append(
            [one.pairing.name, players, str(one.games), percent(one.share), f"{percent(low)} to {percent(high)}"]
            + [f"{value:.2f}" for value in one.means.values()]
        )
    headers = ["changed", "players", "games", "share", "95 %", "points", "beneath", "prisoners", "locks", "moves"]
    return table(headers, rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m pixcade.lab.training.pixl.trials")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--older", type=Path)
    parser.add_argument("--side", type=int, default=7)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=51)
    parser.add_argument("--more", type=int, default=0, help="try so many simulations too")
    parser.add_argument("--only", nargs="*", choices=list(TRIALS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="output file")
    given = parser.parse_args()
    began = time.perf_counter()
    usual = {"simulations": given.simulations}
    games = TreeGames(Lookahead(given.side), max(given.simulations, given.more))
    weights = read_weights(given.weights)
    outcomes = []
    if given.older:
        met = [Pairing("newer weights", {}, kind, seats) for kind, seats in ((0, 0), (1, 1), (2, 0), (2, 1))]
        outcomes = matches(games, weights, met, given.games, given.seed, usual, read_weights(given.older))
    chosen = {name: TRIALS[name] for name in (TRIALS if given.only is None else given.only)}
    if given.more:
        chosen |= {f"{given.more} simulations": {"simulations": given.more}}
    pairings = [Pairing(name, changes, kind) for name, changes in chosen.items() for kind in KINDS]
    if pairings:
        outcomes += matches(games, weights, pairings, given.games, given.seed, usual)
    text = report(outcomes)
    print(text, f"\n{given.simulations} simulations, {time.perf_counter() - began:.0f} s", sep="\n", flush=True)
    if given.out:
        given.out.write_text(
            json.dumps([{**one._asdict(), "pairing": one.pairing._asdict()} for one in outcomes], indent=1) + "\n",
            encoding="utf-8",
        )


if __name__ == "__main__":
    main()
