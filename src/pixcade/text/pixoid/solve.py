"""`pixcade solve`: boards solved exactly, with a progress bar."""

import argparse

from pixcade.core.errors import InvalidOption
from pixcade.games.pixoid.state import RESERVE
from pixcade.kernels import data_folder
from pixcade.solver.figures import Figures
from pixcade.solver.induction import Induction, described, turns_of
from pixcade.solver.payoffs import Goal
from pixcade.solver.threads import CpuTurns
from pixcade.text.game_command import GameCommand
from pixcade.text.screen import Screen
from pixcade.words import Words

BAR = "#" * RESERVE
MEGABYTE = 1_000_000


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the arguments of `pixcade solve`."""
    parser.add_argument("boards", metavar="BOARD", nargs="+", help=words.say("cli-solve-boards"))
    parser.add_argument("--goal", metavar="GOAL", default=Goal.MARGIN.value, help=words.say("cli-solve-goal"))


def run(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade solve`."""
    if parsed.goal not in [goal.value for goal in Goal]:
        raise InvalidOption("solver.goal", text=parsed.goal[:20])
    goal = Goal(parsed.goal)
    boards = [described(code) for code in parsed.boards]  # what can't be solved is refused before hours of work
    for runs in boards:
        turns = turns_of(runs, goal)
        induction = Induction(data_folder(), runs, goal, turns)
        if turns.turns_left:
            screen.say(words.say("solver-goes-on", board=runs.board.code, turns=turns.turns_left))
        if isinstance(turns, CpuTurns):
            minutes = round(turns.estimate(RESERVE - turns.turns_left) / 60)
            screen.say(
                words.say("solver-begins-cores", board=runs.board.code, hours=minutes // 60, minutes=minutes % 60)
            )
        else:
            screen.say(words.say("solver-begins-gpu", board=runs.board.code))
        screen.writing.flush()
        SolveReport(screen, words).show(induction)
    return 0


class SolveReport:
    """What is shown of a board that is being solved: a bar on a terminal, else a line for each turn."""

    def __init__(self, screen: Screen, words: Words) -> None:
        """Speak on a screen."""
        self.screen, self.words = screen, words

    def decimal(self, number: float, digits: int) -> str:
        """Write a number as it is written in this language."""
        return f"{number:.{digits}f}".replace(".", self.words.say("text-decimal-sign"))

    def turn(self, to_solve: int, figures: Figures) -> None:
        """Show that a turn is solved."""
        turn = RESERVE - to_solve
        line = self.words.say(
            "solver-turn",
            turn=turn,
            turns=RESERVE,
            positions=str(figures.positions),
            seconds=self.decimal(figures.seconds, 1),
            gap=self.decimal(figures.largest_gap, 6),
        )
        if self.screen.dumb:
            self.screen.show([line])
        else:
            end = "" if to_solve else "\n"
            self.screen.writing.write(f"\r\x1b[K[{BAR[:turn]:.<{RESERVE}}] {line}{end}")
        self.screen.writing.flush()

    def show(self, induction: Induction) -> None:
        """Solve a board and say what came out."""
        solved = induction.run(self.turn)
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
        for name, worth in solved.starts.items():
            self.screen.say(self.words.say("solver-start", pix=name, worth=self.decimal(worth, 3)))


SOLVE = GameCommand(run, add_arguments, described="cli-solve-about")
