"""Handles failing bots: the game's default is played, and the cause is logged."""

import traceback
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from pixcade.bots.api import Bot, Thought, View, as_thought
from pixcade.games.errors import InvalidOption, PixcadeError

Reason = Literal[
    "not-started", "too-slow", "raised", "exited", "closed", "too-long", "unasked", "nonsense", "not-a-move", "illegal"
]
"""Reasons for a failure; docs/bots.md explains each code."""

LONGEST_DETAIL = 200
LONGEST_NAME = 200
MOST_LINES = 20
"""Log lines stored for a bot that failed."""


class BotFailed(PixcadeError):
    """A bot did not return a legal move. Its values are `bot`, `reason` and `detail`, the last untranslated; `log`
    holds the last lines of the bot's log.
    """

    log: tuple[str, ...] = ()


Answer = tuple[Thought, BotFailed | None]
"""A bot's Thought or, on failure, the game's default and the error."""


class InvalidBotName(InvalidOption):
    """A bot's name can't be parsed."""


class Failure(Exception):
    """A reason and a detail, before the bot's name is known."""

    def __init__(self, reason: Reason, detail: object = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = str(detail)


def bot_failure(bot: str, failure: Failure, log: Sequence[str] = ()) -> BotFailed:
    error = BotFailed(
        "bots.failed",
        reason=failure.reason,  # truncated first, since a long name is cut in the log
        bot=printable(bot, LONGEST_NAME),
        detail=printable(failure.detail, LONGEST_DETAIL),
    )
    error.log = tuple(log[-MOST_LINES:])
    return error


def printable(text: str, most: int) -> str:
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:most])


def legal_move(view: View, move: object) -> object:
    """Return a bot's move, given as a value or in notation. Raises Failure unless it is legal."""
    for legal in view.legal:
        if legal == move or (isinstance(move, str) and view.game.format_move(view.state, legal) == move):
            return legal
    raise Failure("illegal", repr(move)[:LONGEST_DETAIL])


def think_or_default(bot: Bot, view: View) -> Answer:
    """Run a bot and return its Thought. On any failure return the game's default, and the error."""
    try:
        answer = as_thought(bot(view))
        move = legal_move(view, answer.move)
        return replace(answer, move=move), None
    except BotFailed as error:
        reason = error
    except Failure as error:
        reason = bot_failure(name_of(bot), error)
    except (Exception, SystemExit) as error:  # a table survives any error of a bot, even a bug of ours
        lines = "".join(traceback.format_exception(error)).splitlines()
        reason = bot_failure(name_of(bot), Failure("raised", f"{type(error).__name__}: {error}"), lines)
    return Thought(view.game.default(view.state, view.decision)), reason


def choose_or_default(bot: Bot, view: View) -> tuple[object, BotFailed | None]:
    """Return a bot's move or, on any failure, the game's default and the error."""
    answer, reason = think_or_default(bot, view)
    return answer.move, reason


def name_of(bot: Bot) -> str:
    for name in (getattr(bot, "name", None), getattr(bot, "__name__", None)):
        if isinstance(name, str):
            return name
    return type(bot).__name__
