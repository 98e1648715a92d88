"""Matches between grandmaster's search and the same with one thing changed, on one core without a GPU.

    python3 -m pixcade.lab.training.pixl.search_matches WHAT [--games 400] [--work 0.1] [--seed 1] --folder DIR [--show]

plays `vote` (play-outs beside the network's tree, in games for four), `reuse` (the tree of the last move carried on, in
games for two) or `lots` (leaves evaluated eight at a time, in games for two) with the shipped networks, and prints the
share of the victory of the first side. Every finished game is appended to a file below DIR: the same command goes on
from there, and with `--show` it only prints. The same seed plays the same games.
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
from pixcade.lab.arena.tables import figure, percent, table

GAME = GAMES["pixl"]
OPENING = 12
"""Turns before either side searches, drawn from the network's likings, so that games differ: as in `tree_games`."""
ONE_AT_A_TIME = 0.88
"""The share of simulations that takes equal time where leaves are evaluated one at a time: see docs/learning.md."""


@dataclass(frozen=True)
class SearchSettings:
    """How one side of a match searches."""

    effort: Effort
    lot: int = LOT
    """Leaves that are evaluated together, whatever the work: players have fewer of them in small trees."""
    reuse: bool = False
    """Whether the tree of the last move is carried on. Only for a side with one seat."""


@dataclass(frozen=True)
class SearchMatch:
    """Two sides by name; the share that is printed is the first one's."""

    players: int
    sides: Mapping[str, SearchSettings]
    likings: float = 1.0
    """How much of the network's likings counts where openings are drawn: the less, the more they differ."""

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
    """The tree of players, with leaves in lots of any size up to LOT."""

    def __init__(self, state: State, simulations: int, lot: int, older: TreeNode | None) -> None:
        """Make room for so many new simulations, and take over what is below `older`."""
        super().__init__(state, simulations, older)
        self.lot = lot

    def grow(self, simulations: int, random: Random) -> None:
        """Simulate so many times: as the method that this overrides, but for the size of lots."""
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
    """Plays as `Learned` does, less what only a person looks at: worths of moves that were never tried.

    It measures its own processor time, and counts the visits that it carries on.
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
        """Grow a tree by so many simulations, from what is known of the last one where there is one."""
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
    """Seats in rotation, each game with an opening of its own."""

    def __init__(self, likings: float) -> None:
        """Openings are drawn with so much of the network's likings."""
        super().__init__(GAME)
        self.likings = likings

    def sittings(self, setting: ArenaSettings, number: int) -> list[Sitting]:
        (usual,) = super().sittings(setting, number)
        random = Random(f"{setting.seed} {setting.players} {number}")
        return [replace(usual, opening=tuple(drawn_opening(usual.options, self.likings, random)))]


def drawn_opening(options: Mapping[str, str], likings: float, random: Random) -> list[dict[str, str]]:
    """Draw moves as often as the network likes them, without a search."""
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
    """Play the games that are missing, one after the other; return the bots, with what they measured."""
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
    """Return the opening of a record, the same however the board is turned or mirrored."""
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
    """Return the figure of a match; milliseconds are those of the clock.

    The second interval counts games with the same opening as one, since they may go on alike.
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
    row += [figure(mean([one.figures[0] - one.figures[1] for one in results]))]
    row += [f"{1000 * mean([s for one in results for s in one.seconds[side]]).value:.0f}" for side in (0, 1)]
    headers = ["A against B", "players", "games", "share", "95 %", "openings", "95 % by openings"]
    return table([*headers, "margin a seat", "ms of A", "ms of B"], [row])


def measured(bots: Mapping[str, SearchBot]) -> str:
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
        print(measured(play(chosen, ledger, setting, given.games)), end="\n\n")
    print(report(chosen, ledger, given.games), flush=True)


if __name__ == "__main__":
    main()
