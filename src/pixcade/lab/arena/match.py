"""Plays one encounter between two bots, by the rules and with only the information that a table gives."""

import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from pixcade.bots.api import Bot, Budget, View, as_thought, source_of
from pixcade.bots.parts import bots_of
from pixcade.bots.registry import find_bot
from pixcade.bots.running.fallback import BotFailed, legal_move
from pixcade.games import GAMES, rules
from pixcade.games.game import AnyGame
from pixcade.games.record import LONGEST_NAME, Record, due_moves, write_record
from pixcade.lab.arena.contests import AskedStep, contest_of
from pixcade.lab.arena.pairing import ArenaSettings, Sitting, Task, secret

Find = Callable[[str, str], Bot]
"""Returns the bot of a name for a game."""


class MatchInterrupted(Exception):
    """The tournament was interrupted in the middle of this game."""


@dataclass(frozen=True)
class Result:
    """The result of an encounter. Everything but the seconds follows from the settings and the task."""

    task: Task
    setup: tuple[str, ...]
    share: float
    """Of the first bot."""
    metrics: tuple[float, ...]
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """Of every move of each side."""
    reduced: tuple[int, int] = (0, 0)
    """Moves of each side that were computed with less work than usual."""
    faults: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """Errors of each side; the game's default was played instead."""
    exact: tuple[tuple[float, ...], ...] = ()
    """The comparison of each game with exact play, if requested."""


class PlayedGame(NamedTuple):
    """One game of an encounter."""

    end: object
    record: Record
    steps: tuple[AskedStep, ...]


@dataclass(frozen=True)
class Finished:
    """A result and the records of its games."""

    result: Result
    records: tuple[str, ...]
    crashes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The traceback of each bot that crashed for the first time in its process, by name."""


@dataclass
class Tally:
    """Counters of each side while an encounter is played."""

    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    reduced: list[int] = field(default_factory=lambda: [0, 0])
    faults: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))


@dataclass(frozen=True)
class TimedMove:
    """A legal move, its origin, and the seconds it took."""

    move: object
    seconds: float
    reduced: bool = False
    fault: str = ""
    log: tuple[str, ...] = ()
    """The traceback behind a fault."""
    mix: Mapping[str, float] | None = None
    """The probabilities from which it was drawn, by notation, if the bot said so."""


class Hall:
    """Plays encounters in one process, which creates each bot once. `stopping` is called before every step."""

    def __init__(self, setting: ArenaSettings, find: Find = find_bot, stopping: Callable[[], bool] = bool) -> None:
        self.setting = setting
        self.contest = contest_of(setting.game)
        self.game = GAMES[setting.game]
        self.budget = Budget(setting.work, setting.seconds)
        self.find = find
        self.stopping = stopping
        self.bots: dict[str, Bot] = {}
        self.crashes: dict[str, tuple[str, ...]] = {}

    def bot(self, name: str) -> Bot:
        if name not in self.bots:
            self.bots[name] = self.find(name, self.setting.game)
        return self.bots[name]

    def play(self, task: Task) -> Finished:
        """Play an encounter. Raises MatchInterrupted."""
        bots = [self.bot(name) for name in task.match]
        known = set(self.crashes)
        tally = Tally()
        played = [
            self.sit(sitting, bots, secret(self.setting, task, at), task, tally)
            for at, sitting in enumerate(self.contest.sittings(self.setting, task.number))
        ]
        score = self.contest.score(self.setting, task.number, [one.end for one in played])
        result = Result(
            task,
            self.contest.setup(self.setting, task.number),
            score.share,
            score.metrics,
            seconds=(tuple(tally.seconds[0]), tuple(tally.seconds[1])),
            reduced=(tally.reduced[0], tally.reduced[1]),
            faults=(tuple(tally.faults[0]), tuple(tally.faults[1])),
            exact=tuple(self.contest.exact(one.steps) for one in played) if self.setting.losses else (),
        )
        crashes = {name: log for name, log in self.crashes.items() if name not in known}
        return Finished(result, tuple(write_record(one.record, rules) for one in played), crashes)

    def sit(self, sitting: Sitting, bots: list[Bot], known: bytes, task: Task, tally: Tally) -> PlayedGame:
        """Play one game; moves by default are marked in its record."""
        game = self.game
        bots_of(self.setting.game).forget()
        options = game.configure(sitting.options, seed=0)
        state = first_position(game, sitting)
        steps = list(sitting.opening)
        asked_steps: list[AskedStep] = []
        marks: dict[tuple[int, str], Mapping[str, str]] = {}
        while not self.contest.played(state):
            if self.stopping():
                raise MatchInterrupted
            moves, mixes = {}, {}
            for decision in game.deciding(state):
                side = sitting.sides[decision.seat]
                bot = bots[side]
                random = source_of(bot, decision, known, len(steps))
                answer = ask(bot, View(game, state, decision, self.budget, random))
                moves[decision] = answer.move
                tally.seconds[side].append(round(answer.seconds, 6))
                tally.reduced[side] += answer.reduced
                if answer.mix is not None:
                    mixes[decision] = answer.mix
                if answer.fault:
                    tally.faults[side].append(answer.fault)
                    if answer.log:
                        self.crashes.setdefault(task.match[side], answer.log)
                    marks[len(steps) + 1, decision.piece] = {"default": ""}
            steps.append({decision.piece: game.format_move(state, move) for decision, move in moves.items()})
            asked_steps.append(AskedStep(state, moves, mixes))
            state = game.apply(state, moves).state
        names = tuple(player_name(task.match[side]) for side in sitting.sides)
        values = game.option_values(options)
        record = Record(game.info.id, game.info.rules_version, "", names, values, tuple(steps), server=marks)
        return PlayedGame(state, record, tuple(asked_steps))


def first_position(game: AnyGame, sitting: Sitting) -> object:
    """Return the first position in which bots decide."""
    state = game.start(game.configure(sitting.options, seed=0))
    for texts in sitting.opening:
        state = game.apply(state, due_moves(game, state, texts)).state
    return state


def first_view(setting: ArenaSettings) -> View:
    """Return the first decision of a tournament."""
    game = GAMES[setting.game]
    state = first_position(game, contest_of(setting.game).sittings(setting, 0)[0])
    budget = Budget(setting.work, setting.seconds)
    return View(game, state, game.deciding(state)[0], budget, Random(setting.seed))


def ask(bot: Bot, view: View) -> TimedMove:
    """Ask a bot for its move; one that raises or returns no legal move gets the game's default."""
    began = time.perf_counter()
    try:
        answer = as_thought(bot(view))
    except (Exception, SystemExit) as error:
        fault = f"{type(error).__name__}: {error}"[:200].rstrip(": ")
        log = (
            error.log
            if isinstance(error, BotFailed)
            else tuple("".join(traceback.format_exception(error)).splitlines())
        )
        return TimedMove(default_move(view), time.perf_counter() - began, fault=fault, log=log)
    seconds = time.perf_counter() - began
    try:
        move = legal_move(view, answer.move)
    except Exception:  # also where its comparison raises
        return TimedMove(default_move(view), seconds, fault="not a legal move")
    mix = {one.move: one.probability for one in answer.weighed} if answer.drawn else None
    return TimedMove(move, seconds, bool(answer.reduced), mix=mix)


def default_move(view: View) -> object:
    return view.game.default(view.state, view.decision)


def player_name(bot: str) -> str:
    """Return a bot's name in the form that a record allows."""
    return "".join(sign if sign.isprintable() else " " for sign in bot)[:LONGEST_NAME].strip() or "-"
