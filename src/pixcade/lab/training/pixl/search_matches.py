"""Matches between grandmaster's search and the same with one thing changed, on one core without a GPU.

    python3 -m pixcade.lab.training.pixl.search_matches WHAT [--games 400] [--work 0.1] [--seed 1] --folder DIR [--show]

plays `vote` (playouts mixed with the network's tree, four players), `reuse` (the last move's tree reused, two players)
or `lots` (leaves evaluated in batches of eight, two players) with the shipped networks, and prints the first side's
share of the victory. Every finished game is appended to a file below DIR: the same command resumes from there, and with
`--show` it only prints. The same seed plays the same games.
"""

import argparse
import os
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from pixcade.bots.api import Bot, Budget, View
from pixcade.bots.levels import TOP
from pixcade.bots.pixl import GRANDMASTER
from pixcade.bots.pixl.mcts import compiled_search
from pixcade.bots.pixl.puct import EXPLORATION, LOT, REDUCTION, Effort, LearnedTree, shares
from pixcade.bots.pixl.tree_memory import TreeMemory, TreeNode
from pixcade.games import GAMES, rules
from pixcade.games.pixl.hexes import hex_board, hexagon_turns
from pixcade.games.pixl.state import State
from pixcade.games.record import read_record
from pixcade.lab.arena.command_line import compile_for
from pixcade.lab.arena.contests import SeatedGames
from pixcade.lab.arena.match import Hall
from pixcade.lab.arena.pairing import ArenaSettings, Match, Sitting, Task
from pixcade.lab.arena.progress import Progress
from pixcade.lab.arena.ratings import mean, ratio, wilson
from pixcade.lab.arena.results import RECORDS, Ledger, match_folder
from pixcade.lab.arena.tables import format_estimate, percent, table

GAME = GAMES["pixl"]
OPENING = 12
"""Turns before either side searches, drawn from the network's policy, so that games differ: as in `tree_games`."""
ONE_AT_A_TIME = 0.88
"""The share of simulations that takes equal time when leaves are evaluated one by one: see docs/measurements.md."""


@dataclass(frozen=True)
class SearchSettings:
    """One side's search settings."""

    effort: Effort
    lot: int = LOT
    """Leaves evaluated together, at any work: in play small trees use fewer."""
    reuse: bool = False
    """Whether to reuse the last move's tree. Only for a side with one seat."""


@dataclass(frozen=True)
class SearchMatch:
    """Two named sides; the printed share is the first one's."""

    players: int
    sides: Mapping[str, SearchSettings]
    likings: float = 1.0
    """The weight of the network's policy in openings: the lower, the more they differ."""

    @property
    def match(self) -> Match:
        return Match(*self.sides)


MATCHES = {
    "vote": SearchMatch(4, {"vote": SearchSettings(GRANDMASTER.four), "no vote": SearchSettings(GRANDMASTER.fewer)}),
    "reuse": SearchMatch(
        2, {"reuse": SearchSettings(GRANDMASTER.fewer, reuse=True), "no reuse": SearchSettings(GRANDMASTER.fewer)}
    ),
    "lots": SearchMatch(
        2,
        {
            f"lots of {LOT}": SearchSettings(GRANDMASTER.fewer),
            "one at a time": SearchSettings(Effort(round(GRANDMASTER.fewer.simulations * ONE_AT_A_TIME)), lot=1),
        },
        likings=0.5,
    ),
}


class LotTree(LearnedTree):
    """The tree used in play, with leaves in batches of any size up to LOT."""

    def __init__(self, state: State, simulations: int, lot: int, older: TreeNode | None) -> None:
        """Allocate this many new simulations, and reuse the tree below `older`."""
        super().__init__(state, simulations, older)
        self.lot = lot

    def grow(self, simulations: int, random: Random) -> None:
        """Simulate this many times, like the overridden method except for the batch size."""
        done = 0
        while done < simulations:
            many = self.kernels.gather(
                self.table, self.root, self.links, self.sums, self.paths[: self.lot], self.positions[: self.lot],
                simulations - done, EXPLORATION, REDUCTION, self.used,
            )  # fmt: skip
            done += int(self.used[0])
            if many:
                self._evaluate(many, random)


class SearchBot:
    """Plays like `Learned`, without worths of untried moves, which only people look at.

    Measures its own processor time, and counts reused visits.
    """

    def __init__(self, settings: SearchSettings) -> None:
        self.settings = settings
        self.memory = TreeMemory(most=1)
        self.seconds, self.moves, self.carried = 0.0, 0, 0

    def __call__(self, view: View) -> Any:
        began = time.process_time()
        state, budget, random, legal = view.state, view.budget, view.random, view.legal
        if len(legal) == 1:
            move = legal[0]
        else:
            tree = self.search(state, budget, random)
            move = self.chosen(state, tree, budget, random)
            if self.settings.reuse:
                self.memory.keep(tree.node().moved(move))
            self.moves += 1
        self.seconds += time.process_time() - began
        return move

    def search(self, state: State, budget: Budget, random: Random) -> LotTree:
        """Grow a tree by this many simulations, reusing the last one if possible."""
        simulations = max(2 * LOT, int(self.settings.effort.simulations * budget.work))
        tree = LotTree(state, simulations, self.settings.lot, self.memory.find(state))
        self.carried += tree.carried
        tree.grow(simulations, random)
        return tree

    def chosen(self, state: State, tree: LotTree, budget: Budget, random: Random) -> Any:
        votes = shares({one.move: one.visits for one in tree.moves()})
        if self.settings.effort.playouts:
            tried = compiled_search(state, max(16, int(self.settings.effort.playouts * budget.work)), random)
            played = shares({move: visits for move, visits, _ in tried})
            votes = {move: (votes[move] + played[move]) / 2 for move in votes}
        return max(votes, key=lambda move: votes[move])


class OpenedGames(SeatedGames):
    """Seats in rotation, with a different opening in each game."""

    def __init__(self, likings: float) -> None:
        """Openings are drawn with this weight of the network's policy."""
        super().__init__(GAME)
        self.likings = likings

    def sittings(self, setting: ArenaSettings, number: int) -> list[Sitting]:
        (usual,) = super().sittings(setting, number)
        random = Random(f"{setting.seed} {setting.players} {number}")
        return [replace(usual, opening=tuple(drawn_opening(usual.options, self.likings, random)))]


def drawn_opening(options: Mapping[str, str], likings: float, random: Random) -> list[dict[str, str]]:
    """Draw moves from the network's policy, without a search."""
    state = GAME.start(GAME.configure(options, seed=0))
    steps: list[dict[str, str]] = []
    while len(steps) < OPENING and GAME.outcome(state) is None:
        (decision,) = GAME.deciding(state)
        tree = LearnedTree(state, 0)
        found = tree.moves()
        (one,) = random.choices(found, [one.prior ** (likings / tree.kernels.LIKING) for one in found])
        steps.append({decision.piece: GAME.format_move(state, one.move)})
        state = GAME.apply(state, {decision: one.move}).state
    return steps


def play(chosen: SearchMatch, ledger: Ledger, setting: ArenaSettings, games: int) -> dict[str, SearchBot]:
    """Play the missing games one by one; returns the bots with their measurements."""
    bots = {name: SearchBot(one) for name, one in chosen.sides.items()}

    def find(name: str, game_id: str) -> Bot:
        del game_id
        return bots[name]

    hall = Hall(setting, find)
    hall.contest = OpenedGames(chosen.likings)
    wanted = [Task(chosen.match, number) for number in range(games)]
    missing = [task for task in wanted if task not in ledger.results]
    progress = Progress(games, games - len(missing), sys.stderr)
    for task in missing:
        finished = hall.play(task)
        faults = [fault for side in finished.result.faults for fault in side]
        assert not faults, f"a side failed: {faults[0]}"
        ledger.add(finished)
        progress.advance()
    progress.close()
    return bots


def opening_of(file: Path) -> tuple[str, ...]:
    """Return a record's opening, the same for all rotations and reflections."""
    record = read_record(file.read_text(encoding="utf-8"), rules)
    texts = [text for step in record.moves[:OPENING] for text in step.values()]
    side = int(record.options["side"])
    names = hex_board(side).names
    ways = [
        {sign + name: sign + names[to] for name, to in zip(names, goes, strict=True) for sign in ("", "@")}
        for _, goes in hexagon_turns(side)
    ]
    return min(tuple(way.get(text, text) for text in texts) for way in ways)


def report(chosen: SearchMatch, ledger: Ledger, games: int) -> str:
    """Return a match's result; milliseconds are wall-clock time.

    The second interval counts games with the same opening as one, since they may continue alike.
    """
    results = [one for task, one in ledger.results.items() if task.number < games]
    if not results:
        return "No game is finished."
    groups: dict[tuple[str, ...], list[float]] = {}
    for one in results:
        file = ledger.folder / RECORDS / match_folder(chosen.match) / f"{one.task.number + 1:05d}-1.pixcade"
        groups.setdefault(opening_of(file), []).append(one.share)
    wins = sum(one.share for one in results)
    low, high = wilson(wins, len(results))
    by_opening = ratio([sum(group) for group in groups.values()], [len(group) for group in groups.values()])
    row = [str(chosen.match), str(chosen.players), str(len(results)), percent(wins / len(results))]
    row += [f"{percent(low)} to {percent(high)}", str(len(groups))]
    row += [f"{percent(by_opening.low)} to {percent(by_opening.high)}"]
    row += [format_estimate(mean([one.metrics[0] - one.metrics[1] for one in results]))]
    row += [f"{1000 * mean([s for one in results for s in one.seconds[side]]).value:.0f}" for side in (0, 1)]
    headers = ["A against B", "players", "games", "share", "95 %", "openings", "95 % by openings"]
    return table([*headers, "margin a seat", "ms of A", "ms of B"], [row])


def measurements(bots: Mapping[str, SearchBot]) -> str:
    rows = [
        [name, f"{bot.moves:,}", f"{1000 * bot.seconds / bot.moves:.1f}", f"{bot.carried / bot.moves:.1f}"]
        for name, bot in bots.items()
        if bot.moves
    ]
    return table(["in this run", "searches", "processor ms each", "visits carried on"], rows) if rows else ""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m pixcade.lab.training.pixl.search_matches")
    parser.add_argument("what", choices=list(MATCHES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--work", type=float, default=0.1, help="share of the level's usual work")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, required=True, help="where games go, and are gone on with")
    parser.add_argument("--show", action="store_true", help="play nothing, print the figure of what is finished")
    given = parser.parse_args()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when NumPy is first imported
    chosen = MATCHES[given.what]
    setting = ArenaSettings("pixl", seed=given.seed, work=given.work, players=chosen.players)
    ledger = Ledger(given.folder / given.what, setting)
    if not given.show:
        compile_for("pixl", [TOP])
        print(measurements(play(chosen, ledger, setting, given.games)), end="\n\n")
    print(report(chosen, ledger, given.games), flush=True)


if __name__ == "__main__":
    main()
