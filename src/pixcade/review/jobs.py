"""Reviews part by part, as a server lets its workers compute them: the record travels as text, and nothing is kept."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from pixcade.games import rules
from pixcade.games.record import Record, Replay, read_record, replay
from pixcade.review.api import GameReview, Reviewer, reviewer_of

PART, WHOLE = f"{__name__}:part", f"{__name__}:whole"
"""What a worker is asked for by name."""


@lru_cache(maxsize=2)
def opened(text: str) -> tuple[Reviewer, Record, Replay]:
    """Return a record and what reviews it: its parts are asked for one after the other. Raises a PixcadeError."""
    record = read_record(text, rules)
    played = replay(record, rules)
    return reviewer_of(record, played), record, played


def part(text: str, at: int) -> tuple[int, Any]:
    """Return how many parts a game has, and the review of one of them. Raises a PixcadeError."""
    reviewer, record, played = opened(text)
    return reviewer.parts(record, played), reviewer.part(record, played, at)


def whole(text: str, parts: Sequence[Any]) -> dict[str, object]:
    """Return the review of a game as plain data, from those of its parts. Raises a PixcadeError."""
    reviewer, record, played = opened(text)
    review: GameReview = reviewer.whole(record, played, parts)
    return review.told()
