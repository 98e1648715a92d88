"""Win shares of each seat and element between equal players: the tables of docs/measurements.md.

    python3 -m pixcade.lab.training.pixl.balance WEIGHTS [--games 1000] [--simulations 51] [--out FILE]

plays games of every variant on a GPU, with the search of the strongest level and this number of simulations. Moves of
the first three rounds are drawn by visits, so that games differ.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from pixcade.games.pixl.elements import ELEMENTS
from pixcade.lab.arena.ratings import mean, wilson
from pixcade.lab.arena.tables import format_estimate, percent, table
from pixcade.lab.jax_random import jnp
from pixcade.lab.pixl.jax_twin import MOST
from pixcade.lab.training.pixl.lookahead import Lookahead
from pixcade.lab.training.pixl.train import read_weights
from pixcade.lab.training.pixl.tree_games import Counted, TreeGames, stack_settings
from pixcade.lab.training.pixl.variants import VARIANTS

ENDS = ("", "a supply is empty", "all have passed", "the limit of turns")


class Balance:
    """The results of one variant's games."""

    def __init__(self, kind: int, seat_of: Any, found: Counted) -> None:
        self.players, self.order, _ = VARIANTS[kind]
        self.seat_of, self.found = np.asarray(seat_of), Counted(*(np.asarray(one) for one in found))
        self.games = len(self.found.turns)

    @property
    def name(self) -> str:
        return f"{self.players} players, {self.order.replace('-', ', ')}"

    def seats(self) -> list[list[str]]:
        """A row per seat in turn order: elements, share of the victory, its interval, points."""
        rows, found = [], self.found
        turns = [ELEMENTS.index(name) for name in self.order.split("-")]
        for seat in dict.fromkeys(int(self.seat_of[element]) for element in turns):
            own = [element for element in turns if self.seat_of[element] == seat]
            share, points = found.shares[:, own[0]], found.points[:, own].sum(axis=1)
            low, high = wilson(float(share.sum()), self.games)
            names, interval = " and ".join(ELEMENTS[element] for element in own), f"{percent(low)} to {percent(high)}"
            rows.append([names, percent(float(share.mean())), interval, format_estimate(mean(points.tolist()), 1)])
        return rows

    def elements(self) -> list[list[str]]:
        """A row per element in turn order: points and their sources."""
        rows = []
        for name in self.order.split("-"):
            at = ELEMENTS.index(name)
            parts = [self.found.points, self.found.tops, self.found.beneath, self.found.prisoners, self.found.locks]
            parts.append(self.found.moved_ports)
            rows.append([name, *(format_estimate(mean(one[:, at].tolist()), 2) for one in parts)])
        return rows

    def ends(self) -> list[str]:
        """How and after how many turns games ended, how often Ports were moved, and in how many games."""
        found = self.found
        reasons = [percent(float((found.ended == reason).mean())) for reason in range(1, len(ENDS))]
        moved = found.moved_ports.sum(axis=1)
        tied = float((found.shares.max(axis=1) < 1.0).mean())
        low, high = np.quantile(found.turns, (0.05, 0.95))
        return [
            self.name, *reasons, percent(tied), f"{found.turns.mean():.0f} ({low:.0f} to {high:.0f})",
            format_estimate(mean(moved.tolist()), 2), percent(float((moved > 0).mean())),
        ]  # fmt: skip

    def data(self) -> dict[str, Any]:
        return {"variant": self.name, "games": self.games, "seats": self.seats(), "elements": self.elements()} | {
            "ends": self.ends()[1:]
        }


def report(found: list[Balance]) -> str:
    lines = []
    for one in found:
        lines += [f"### {one.name}", "", f"{one.games} games.", ""]
        lines += [table(["seat", "share of the victory", "95 %", "points"], one.seats()), ""]
        headers = ["element", "points", "tops", "underneath", "prisoners", "locked Ports", "moves of its Port"]
        lines += [table(headers, one.elements()), ""]
    headers = ["", *ENDS[1:], "shared", "turns (90 %)", "moves of Ports", "games with one"]
    return "\n".join([*lines, "### How games end", "", table(headers, [one.ends() for one in found])])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m pixcade.lab.training.pixl.balance")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--side", type=int, default=7)
    parser.add_argument("--games", type=int, default=1_000, help="of each variant")
    parser.add_argument("--simulations", type=int, default=51)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="output file")
    given = parser.parse_args()
    began = time.perf_counter()
    games = TreeGames(Lookahead(given.side), given.simulations)
    ids = np.repeat(np.arange(len(VARIANTS)), given.games)
    usual = [{"simulations": given.simulations}] * MOST
    played = games.play(read_weights(given.weights), jnp.asarray(ids), stack_settings([usual] * len(ids)), given.seed)
    found = []
    for kind in range(len(VARIANTS)):
        some = slice(kind * given.games, (kind + 1) * given.games)
        found.append(Balance(kind, games.ahead.variants.seat_of[kind], Counted(*(one[some] for one in played))))
    print(
        report(found), f"\n{given.simulations} simulations, {time.perf_counter() - began:.0f} s", sep="\n", flush=True
    )
    if given.out:
        given.out.write_text(json.dumps([one.data() for one in found], indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
