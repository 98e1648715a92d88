"""Bots that misbehave, for worker processes to find."""

import os
from typing import Any

from pixcade.bots.api import Bot, Thought, View
from pixcade.bots.registry import find_bot
from pixcade.games.pixoid.moves import Program


class Incomparable:
    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no comparison")

    __hash__ = None  # type: ignore[assignment]  # it can't be looked up either


def raising(view: View) -> Any:
    raise ValueError("no idea")


def leaving(view: View) -> Any:
    raise SystemExit(3)


def illegal(view: View) -> Any:
    return Thought(Program("U", 77), reduced=True)


def nonsense(view: View) -> Any:
    return Incomparable()


def dying(view: View) -> Any:
    os._exit(9)


STRANGE: dict[str, Bot] = {"raising": raising, "leaving": leaving, "illegal": illegal, "nonsense": nonsense}


def find(name: str, game_id: str) -> Bot:
    """Find the misbehaving bots in addition to all others."""
    return {**STRANGE, "dying": dying}.get(name) or find_bot(name, game_id)
