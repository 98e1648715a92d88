"""What happens when a bot fails: the game's default is played, and the log names the cause."""

import traceback
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Literal

from pixcade.bots.api import Bot, Budget, Thought, thought
from pixcade.core.errors import InvalidOption, Refusal
from pixcade.core.game import AnyGame, Decision

Reason = Literal[
    "not-started", "too-slow", "raised", "exited", "closed", "too-long", "unasked", "nonsense", "not-a-move", "illegal"
]
"""Why a bot failed; docs/bots.md explains each code."""

LONGEST_DETAIL = 200
LONGEST_NAME = 200
MOST_LINES = 20
"""How many of its last log lines are stored for a bot that failed."""


class BotFailed(Refusal):
    """A bot did not answer with a legal move. Its values are `bot`, `reason` and `detail`, the last untranslated; `log`
    holds the last lines that the bot wrote to its log."""

    log: tuple[str, ...] = ()


Answer = tuple[Thought, BotFailed | None]
"""A bot's Thought or, where it failed, the game's default and the error."""


class InvalidBotName(InvalidOption):
    """An invalid name of a bot."""


class Failure(Exception):
    """A reason and a detail, before the bot's name is known."""

    def __init__(self, reason: Reason, detail: object = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = str(detail)


def failed(bot: str, failure: Failure, log: Sequence[str] = ()) -> BotFailed:
    """Return the error that names a bot."""
    error = BotFailed(
        "bots.failed",
        reason=failure.reason,  # first, since a long name is cut in the log
        bot=printable(bot, LONGEST_NAME),
        detail=printable(failure.detail, LONGEST_DETAIL),
    )
    error.log = tuple(log[-MOST_LINES:])
    return error


def printable(text: str, most: int) -> str:
    """Return the beginning of a text, safe for one line of a log."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:most])


def legal_move(game: AnyGame, state: object, decision: Decision, move: object) -> object:
    """Return the legal move that equals what a bot answered. Raises Failure where none does."""
    for legal in game.legal(state, decision):
        if legal == move:
            return legal
    raise Failure("illegal", repr(move)[:LONGEST_DETAIL])


def think_or_default(
    bot: Bot, game: AnyGame, state: object, decision: Decision, budget: Budget, random: Random
) -> Answer:
    """Ask any bot for a Thought. On any failure return the game's default, and the error."""
    try:
        answer = thought(bot(state, decision, budget, random))
        move = legal_move(game, state, decision, answer.move)
        return replace(answer, move=move), None
    except BotFailed as error:
        reason = error
    except Failure as error:
        reason = failed(name_of(bot), error)
    except (Exception, SystemExit) as error:  # a table survives any error of a bot, our own included
        told = "".join(traceback.format_exception(error)).splitlines()
        reason = failed(name_of(bot), Failure("raised", f"{type(error).__name__}: {error}"), told)
    return Thought(game.default(state, decision)), reason


def choose_or_default(
    bot: Bot, game: AnyGame, state: object, decision: Decision, budget: Budget, random: Random
) -> tuple[object, BotFailed | None]:
    """Return the move of any bot or, on any failure, the game's default and the error."""
    answer, reason = think_or_default(bot, game, state, decision, budget, random)
    return answer.move, reason


def name_of(bot: Bot) -> str:
    """Return a bot's name for the log."""
    for name in (getattr(bot, "name", None), getattr(bot, "__name__", None)):
        if isinstance(name, str):
            return name
    return type(bot).__name__
