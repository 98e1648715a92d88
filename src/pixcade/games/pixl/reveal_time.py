"""How long showing a turn takes at speed 1: the clock of the next turn waits for it."""

from collections.abc import Sequence

from pixcade.core.game import Event

DURATION = {
    "pixl.placed": 140,
    "pixl.covered": 270,
    "pixl.replaced": 310,
    "pixl.imprisoned": 490,
    "pixl.locked": 140,
    "pixl.unlocked": 140,
    "pixl.port-placed": 140,
    "pixl.port-put-back": 140,
    "pixl.port-taken-off": 140,
    "pixl.game-over": 600,
}


def reveal_milliseconds(events: Sequence[Event]) -> int:
    """Add up what is shown one after the other, and the points that count up."""
    return sum(DURATION.get(event.code, 0) for event in events) + (300 if events else 0)
