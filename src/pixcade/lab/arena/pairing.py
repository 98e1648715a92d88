"""Who plays whom, how often, on which board and seats, and with which randomness: all derived from a seed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations, pairwise
from typing import NamedTuple

from pixcade.games.errors import PixcadeError

FIRST, SECOND = 0, 1
"""The two sides of a match."""


class ArenaError(PixcadeError):
    """A tournament that can't be played as requested."""


@dataclass(frozen=True)
class ArenaSettings:
    """How a tournament is played. Results of two settings are never mixed."""

    game: str
    seed: int = 1
    work: float = 1.0
    """The share of its usual work that each bot does."""
    seconds: float = 10.0
    """Seconds after which a bot in another process counts as hung."""
    roles: bool = False
    """Whether bots also play themselves on every board, which separates the roles of a game."""
    losses: bool = False
    """Whether to compare games with exact play, too: losses of decisions, and results without the luck of draws."""
    players: int = 0
    """How many sit down; 0 for as many as the game is usually measured with."""
    alone: bool = False
    """Whether the first bot of a match has one seat and the other all the rest, instead of half each."""


class Match(NamedTuple):
    """Two bots that play each other."""

    first: str
    second: str

    def __str__(self) -> str:
        return f"{self.first} against {self.second}"


class Task(NamedTuple):
    """One encounter of a match: a game, or a pair of games on one board. Numbers count from 0."""

    match: Match
    number: int


@dataclass(frozen=True)
class Sitting:
    """One game of an encounter: its options, the side of each seat, and the steps made before bots are asked."""

    options: Mapping[str, str]
    sides: tuple[int, ...]
    opening: tuple[Mapping[str, str], ...] = field(default=())


def matches(bots: Sequence[str], *, ladder: bool) -> list[Match]:
    """Return every pair of bots, or each bot with the next in the list only. Raises ArenaError."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise ArenaError("bots.arena-two")
    return [Match(*pair) for pair in (pairwise(bots) if ladder else combinations(bots, 2))]


def tasks(played: Sequence[Match], games: int) -> list[Task]:
    """Return all encounters, interleaved over the matches, so that an interrupted tournament is a fair sample."""
    return [Task(match, number) for number in range(games) for match in played]


def secret(setting: ArenaSettings, task: Task, sitting: int) -> bytes:
    """Return the 32 bytes that seed the bots' randomness in one game.

    Only an arena derives them from a seed: at a table they come from the operating system.
    """
    parts = ["pixcade arena", setting.game, str(setting.seed), *task.match, str(task.number), str(sitting)]
    return sha256("\n".join(parts).encode()).digest()
