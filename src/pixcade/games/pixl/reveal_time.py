"""How long showing a turn takes at speed 1: the clock of the next turn waits for it."""

from collections.abc import Sequence

from pixcade.core.game import REVEAL_TIMING, Event

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
STAGED = 3
"""The first timing with scenes."""
CONVERSIONS = ("pixl.covered", "pixl.replaced", "pixl.imprisoned")
COUNT = 300
AIM = 200
AIM_FIRST = 320
BARS = 180
"""From the third timing on each conversion is aimed before it hits, and prisoners see bars."""
READ = 500
CHAIN = 1_400
LOCKED = 2_000
"""Then what it brought stands there to be read: longer where many were converted at once or a Port was locked."""
MANY_AT_ONCE = 3


def reveal_milliseconds(events: Sequence[Event], timing: int = REVEAL_TIMING) -> int:
    """Add up what is shown one after the other, and the points that count up."""
    codes = [event.code for event in events]
    shown = sum([DURATION.get(code, 0) for code in codes]) + (COUNT if codes else 0)
    return shown if timing < STAGED else shown + staged_milliseconds(codes)


def staged_milliseconds(codes: Sequence[str]) -> int:
    """Return how much longer a turn takes with its scenes."""
    conversions = sum([code in CONVERSIONS for code in codes])
    aimed = AIM_FIRST + AIM * (conversions - 1) if conversions else 0
    if "pixl.locked" in codes:
        scene = LOCKED
    elif conversions >= MANY_AT_ONCE:
        scene = CHAIN
    else:
        scene = READ if conversions else 0
    return aimed + BARS * codes.count("pixl.imprisoned") + scene
