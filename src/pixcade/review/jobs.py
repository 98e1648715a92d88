"""Review jobs for a server's workers: part by part, stateless, with the record as text."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from pixcade.games import rules
from pixcade.games.record import Record, Replay, read_record, replay
from pixcade.review.api import GameReview, Reviewer, reviewer_of

PART, WHOLE = f"{__name__}:part", f"{__name__}:whole"
"""The names by which workers look up these functions."""


@lru_cache(maxsize=2)
def open_record(text: str) -> tuple[Reviewer, Record, Replay]:
    """Return a record and its reviewer; cached, because parts are requested one by one. Raises a PixcadeError."""
    record = read_record(text, rules)
    played = replay(record, rules)
    return reviewer_of(record, played), record, played


def part(text: str, at: int) -> tuple[int, Any]:
    """Return the number of parts of a game, and the review of one. Raises a PixcadeError."""
    reviewer, record, played = open_record(text)
    return reviewer.parts(record, played), reviewer.part(record, played, at)


def whole(text: str, parts: Sequence[Any]) -> dict[str, object]:
    """Combine the reviews of all parts; return them as plain data. Raises a PixcadeError."""
    reviewer, record, played = open_record(text)
    review: GameReview = reviewer.whole(record, played, parts)
    return review.as_data()
