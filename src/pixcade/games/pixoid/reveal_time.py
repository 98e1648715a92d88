"""How long the reveal of a turn takes at speed 1: the clocks of the next step wait for it."""

from collections.abc import Sequence

from pixcade.core.game import REVEAL_TIMING, Event

REVEAL = 1_530
"""Lids click, a beat of silence, four lids open one after the other, a look at them."""
PIXOID_STEP = 130
BUG_STEP = 110
PAUSE = 150
CUBE_TRAVELS = 400
STAGED = 2
"""The first timing with scenes."""
CATCH, CATCH_STAGED = 800, 2_600
"""The board holds still, and a plate says who has caught."""
SURVIVED_STAGED = 2_200
ROUND_ENDS, ROUND_ENDS_STAGED = 600, 5_860
"""The maze steps back, score cubes walk, and there is time to read who got what."""


def reveal_milliseconds(events: Sequence[Event], timing: int = REVEAL_TIMING) -> int:
    """Add up what is shown one after the other: Pixoid's run, the Bugs' together, then a cube or the catch."""
    if not events or events[0].code != "pixoid.revealed":
        return 0
    total = REVEAL
    bug_steps = 0
    runs = 0
    for event in events:
        if event.code == "pixoid.moved":
            steps = len(as_texts(event.values["path"]))
            if runs == 0:
                total += steps * PIXOID_STEP
            else:
                bug_steps = max(bug_steps, steps)
            runs += 1
        elif event.code == "pixoid.cube-taken":
            total += CUBE_TRAVELS
        elif event.code == "pixoid.caught":
            total += CATCH_STAGED if timing >= STAGED else CATCH
        elif event.code == "pixoid.round-over":
            total += ROUND_ENDS_STAGED if timing >= STAGED else ROUND_ENDS
            total += SURVIVED_STAGED if timing >= STAGED and event.values["how"] == "survived" else 0
    return total + PAUSE + bug_steps * BUG_STEP


def as_texts(value: object) -> tuple[object, ...]:
    """Return an event's list value."""
    assert isinstance(value, tuple), "a path is a tuple of names"
    return value
