"""Bots that misbehave, for worker processes to find."""

import os
from random import Random
from typing import Any

from pixcade.bots.api import Bot, Budget, Thought
from pixcade.bots.registry import find_bot
from pixcade.core.game import Decision
from pixcade.games.pixoid.moves import Program


class Incomparable:
    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no comparison")

    __hash__ = None  # type: ignore[assignment]  # it can't be looked up either


def raising(state: Any, decision: Decision, budget: Budget, random: Random) -> Any:
    raise ValueError("no idea")


def leaving(state: Any, decision: Decision, budget: Budget, random: Random) -> Any:
    raise SystemExit(3)


def illegal(state: Any, decision: Decision, budget: Budget, random: Random) -> Any:
    return Thought(Program("U", 77), reduced=True)


def nonsense(state: Any, decision: Decision, budget: Budget, random: Random) -> Any:
    return Incomparable()


def dying(state: Any, decision: Decision, budget: Budget, random: Random) -> Any:
    os._exit(9)


STRANGE: dict[str, Bot] = {"raising": raising, "leaving": leaving, "illegal": illegal, "nonsense": nonsense}


def find(name: str, game_id: str) -> Bot:
    """The strange bots beside all others."""
    return {**STRANGE, "dying": dying}.get(name) or find_bot(name, game_id)
