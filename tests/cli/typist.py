"""Somebody who types: a whole game in this process, and the same script for a pipe or a pseudo-terminal."""

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

from pixcade.cli.play import TerminalGame
from pixcade.cli.screen import Screen
from pixcade.cli.setup import GameSetup, seat_players
from pixcade.games import GAMES
from pixcade.games.game import Decision
from pixcade.locales import Words
from tests.interrupting import interruptible
from tests.user_data import FOLDER
from tests.waits import LIMIT

SECRET = bytes(range(32))
"""Where the bots' randomness comes from, here and in processes that are started."""
AGAIN = "Play again? Type “yes”, or press Enter to leave."
ENVIRONMENT = {
    **{
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PIXCADE_", "LC_", "COLUMNS", "LINES"))
    },
    "LANG": "C.UTF-8",
    "TERM": "xterm",
    "PIXCADE_WORDS": "strict",
    "PYTHONUTF8": "1",
    "PIXCADE_DATA": str(FOLDER),
    "PIXCADE_BOT_SECRET": SECRET.hex(),
}
DATE = "2026-11-15"
COMMAND = [sys.executable, "-m", "pixcade"]
SPELLINGS = {"U": "up", "D": "DOWN", "L": "left", "R": "Right"}


class TypingScreen(Screen):
    """A screen whose questions are answered by a function; records the whole dialogue."""

    def __init__(self) -> None:
        self.paper = io.StringIO()
        super().__init__(io.StringIO(), self.paper, {})
        self.asked: list[str] = []
        self.typed_lines: list[str] = []
        self.typist: Typist | None = None

    def ask(self, prompt: str) -> str:
        assert self.typist is not None
        answer = self.typist.answer(prompt)
        self.asked.append(prompt)
        self.typed_lines.append(answer)
        self.writing.write(prompt + " \n")
        return answer.strip()

    @property
    def text(self) -> str:
        """All that was written."""
        return self.paper.getvalue()


class Typist:
    """Plays at random through the prompts, in many spellings; `fixed` answers go first, by prompt."""

    def __init__(self, play: TerminalGame, seed: int, fixed: dict[str, list[str]] | None = None) -> None:
        self.play = play
        self.random = Random(seed)
        self.fixed = fixed or {}

    def answer(self, prompt: str) -> str:
        for part, answers in self.fixed.items():
            if part in prompt and answers:
                return answers.pop(0)
        if prompt.startswith("Save the game?"):
            return "no"
        decision = self.decision(prompt)
        if decision is None:
            return ""
        move = self.random.choice(self.play.game.legal(self.play.state, decision))
        return self.spelling(self.play.game.format_move(self.play.state, move))

    def decision(self, prompt: str) -> Decision | None:
        """The decision that a prompt asks for, or None for hand-overs and the like."""
        play = self.play
        for decision in play.game.deciding(play.state):
            if prompt == play.view.prompt(play.words, play.state, decision, play.names[decision.seat]):
                return decision
        return None

    def spelling(self, move: str) -> str:
        """One of the ways in which a person may type a move."""
        if move[0] in SPELLINGS and move[1:].isdecimal():
            word, number = SPELLINGS[move[0]], move[1:]
            return self.random.choice([move, move.lower(), f"{word} {number}", f"{number} {word}", f" {move} "])
        return self.random.choice([move, move.upper(), move.replace("x", " x ")])


def setting(game_id: str, people: Sequence[str], seed: int, values: dict[str, str], bots: str = "greedy") -> GameSetup:
    """A game that is ready to begin."""
    game = GAMES[game_id]
    options = game.configure(values, seed)
    return GameSetup(game, options, seat_players(people, game.seats(game.start(options)), bots))


def play_here(
    chosen: GameSetup, typing: int, fixed: dict[str, list[str]] | None = None
) -> tuple[TerminalGame, TypingScreen, int]:
    """Play a whole game in this process."""
    screen = TypingScreen()
    play = TerminalGame(screen, Words(strict=True), chosen, DATE, SECRET)
    screen.typist = Typist(play, typing, fixed)
    return play, screen, play.run()


def arguments(game_id: str, people: Sequence[str], seed: int, values: dict[str, str]) -> list[str]:
    """The same game on the command line."""
    options = [word for name, value in values.items() for word in ("--option", f"{name}={value}")]
    names = [word for name in people for word in ("--people", name)]
    return ["text", game_id, *names, *options, "--seed", str(seed), "--bots", "greedy"]


def run_piped(words: Sequence[str], typed: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run the command with its input from a pipe."""
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**ENVIRONMENT, **changes},
        timeout=LIMIT,
        check=False,
    )


def press_ctrl_c(child: Any) -> str:
    """Press Ctrl-C, again after some seconds as people do, until the command ends; return its last output."""
    import pexpect

    said = ""
    for _ in range(5):
        child.sendintr()
        ended = child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=LIMIT / 4) == 0
        said += child.before or ""
        if ended:
            child.close()
            return said
    child.close(force=True)
    raise AssertionError("Ctrl-C does not end it")


def spawn(words: Sequence[str], **changes: str) -> Any:
    """Run the command in a pseudo-terminal."""
    import pexpect

    child = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *words],
        encoding="utf-8",
        env={**ENVIRONMENT, **changes},
        dimensions=(50, 120),
        timeout=LIMIT,
        preexec_fn=interruptible,
    )
    child.delaybeforesend = None  # nothing here asks for a password
    return child
