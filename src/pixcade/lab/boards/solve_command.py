"""`pixcade solve`: boards solved exactly, with a progress bar."""

import argparse
import secrets
import time
from functools import partial

from pixcade.bots.exact.payoffs import Goal
from pixcade.bots.exact.positions import SETS
from pixcade.bots.exact.runs import Runs
from pixcade.bots.exact.value_table import ValueTable
from pixcade.bots.search import data_folder
from pixcade.cli.game_view import GameCommand
from pixcade.cli.screen import Screen
from pixcade.games.errors import InvalidOption
from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.state import RESERVE
from pixcade.lab.boards.counters import Counters
from pixcade.lab.boards.induction import Induction, runs_of_code, solved_before, start_values, turns_of
from pixcade.lab.boards.table_check import Checked, check_table
from pixcade.lab.boards.threads import CpuTurns
from pixcade.locales import Words

BAR = "#" * RESERVE
MEGABYTE = 1_000_000
BETWEEN = 0.5
"""Seconds between redraws of the bar."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("boards", metavar="BOARD", nargs="+", help=words.say("cli-solve-boards"))
    parser.add_argument("--goal", metavar="GOAL", default=Goal.MARGIN.value, help=words.say("cli-solve-goal"))
    parser.add_argument("--check", action="store_true", help=words.say("cli-solve-check"))


def run(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    if parsed.goal not in [goal.value for goal in Goal]:
        raise InvalidOption("solver.goal", text=parsed.goal[:20])
    goal = Goal(parsed.goal)
    boards = [runs_of_code(code) for code in parsed.boards]  # invalid boards are rejected before hours of work
    for runs in boards:
        report = SolveReport(screen, words)
        if table := solved_before(data_folder(), runs, goal):
            report.known(runs.board, table)
        else:
            solve_board(runs, goal, report)
        if parsed.check and (table := solved_before(data_folder(), runs, goal)):
            report.checked(table, check_table(table, runs, secrets.randbits(64)))
    return 0


def solve_board(runs: Runs, goal: Goal, report: "SolveReport") -> None:
    screen, words = report.screen, report.words
    turns = turns_of(runs, goal)
    induction = Induction(data_folder(), runs, goal, turns)
    if turns.turns_left:
        screen.say(words.say("solver-goes-on", board=runs.board.code, turns=turns.turns_left))
    if isinstance(turns, CpuTurns):
        minutes = round(turns.estimate(RESERVE - turns.turns_left) / 60)
        screen.say(words.say("solver-begins-cores", board=runs.board.code, hours=minutes // 60, minutes=minutes % 60))
    else:
        screen.say(words.say("solver-begins-gpu", board=runs.board.code))
    screen.writing.flush()
    report.show(induction)


class SolveReport:
    """Progress of a board being solved: a bar on a terminal, else a line per turn."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen, self.words = screen, words
        self.began = self.drawn = time.monotonic()
        """Start of this turn, and the last redraw of the bar."""

    def decimal(self, number: float, digits: int) -> str:
        return f"{number:.{digits}f}".replace(".", self.words.say("text-decimal-sign"))

    def turn(self, to_solve: int, counters: Counters) -> None:
        turn = RESERVE - to_solve
        line = self.words.say(
            "solver-turn",
            turn=turn,
            turns=RESERVE,
            positions=str(counters.positions),
            seconds=self.decimal(counters.seconds, 1),
            gap=self.decimal(counters.largest_gap, 6),
        )
        self.began = time.monotonic()
        if self.screen.dumb:
            self.screen.show([line])
        else:
            self.bar(turn, line, "" if to_solve else "\n")
        self.screen.writing.flush()

    def bar(self, turns: int, line: str, end: str = "") -> None:
        self.screen.writing.write(f"\r\x1b[K[{BAR[:turns]:.<{RESERVE}}] {line}{end}")
        self.screen.writing.flush()

    def part(self, solved: int, share: float) -> None:
        """Show progress within a turn on a terminal, and the estimated time left."""
        now = time.monotonic()
        if self.screen.dumb or now - self.drawn < BETWEEN:
            return
        self.drawn = now
        minutes = round((now - self.began) / share * (RESERVE - solved - share) / 60)
        values = {"turn": solved + 1, "turns": RESERVE, "percent": int(100 * share)}
        self.bar(solved, self.words.say("solver-part", hours=minutes // 60, minutes=minutes % 60, **values))

    def show(self, induction: Induction) -> None:
        self.began = time.monotonic()
        try:
            solved = induction.run(self.turn, lambda share: self.part(induction.turns.turns_left, share))
        except KeyboardInterrupt:
            self.screen.say()
            self.screen.say(self.words.say("solver-stopped", turns=induction.kept))
            raise
        positions = solved.total.positions
        self.screen.say(
            self.words.say(
                "solver-done",
                board=induction.runs.board.code,
                positions=str(positions),
                gap=self.decimal(solved.total.largest_gap, 6),
                error=self.decimal(solved.error, 4),
                megabytes=self.decimal(solved.bytes / MEGABYTE, 1),
                bits=self.decimal(8 * solved.bytes / positions, 2),
                path=str(induction.path),
            )
        )
        self.starts(solved.starts)

    def known(self, one: Board, table: ValueTable) -> None:
        """Print the worth of a board that was solved before."""
        self.screen.say(self.words.say("solver-solved-already", board=one.code, path=str(table.path)))
        self.starts(start_values(one, partial(table.value, RESERVE, SETS - 1)))

    def checked(self, table: ValueTable, found: Checked) -> None:
        difference = self.decimal(found.difference, 6)
        self.screen.say(
            self.words.say("solver-checked", board=table.header.board, positions=found.positions, difference=difference)
        )
        self.screen.show([f"SHA-256 {found.digest}"])

    def starts(self, found: dict[str, float]) -> None:
        for name, worth in found.items():
            self.screen.say(self.words.say("solver-start", pix=name, worth=self.decimal(worth, 3)))


SOLVE = GameCommand(run, add_arguments, described="cli-solve-about")
