"""Duration of a turn's reveal at speed 1; the clocks of the next step wait for it."""

from collections.abc import Sequence

from pixcade.games.game import REVEAL_TIMING, Event

REVEAL_MS = {
    "click": 200,
    "silence": 300,
    "lidsApart": 90,
    "lid": 260,
    "hold": 500,
    "pixoidStep": 130,
    "pause": 150,
    "bugStep": 110,
    "travel": 400,
    "caught": 2_600,
    "survived": 2_200,
    "dim": 260,
    "scores": 600,
    "read": 5_000,
}
"""The web client gets these too."""
LIDS = 4
STAGED = 2
"""The first timing version with a scene for a catch, an escape and the end of a round."""
UNSTAGED_CATCH_MS = 800


def reveal_milliseconds(events: Sequence[Event], timing: int = REVEAL_TIMING) -> int:
    """Add up the parts shown one after another: Pixoid's run, the Bugs' together, then a cube or the catch."""
    if not events or events[0].code != "pixoid.revealed":
        return 0
    ms = REVEAL_MS
    staged = timing >= STAGED
    total = ms["click"] + ms["silence"] + (LIDS - 1) * ms["lidsApart"] + ms["lid"] + ms["hold"] + ms["pause"]
    bug_steps = 0
    runs = 0
    for event in events:
        if event.code == "pixoid.moved":
            steps = len(as_texts(event.values["path"]))
            if runs == 0:
                total += steps * ms["pixoidStep"]
            else:
                bug_steps = max(bug_steps, steps)
            runs += 1
        elif event.code == "pixoid.cube-taken":
            total += ms["travel"]
        elif event.code == "pixoid.caught":
            total += ms["caught"] if staged else UNSTAGED_CATCH_MS
        elif event.code == "pixoid.round-over":
            total += ms["scores"]
            if staged:
                total += ms["dim"] + ms["read"] + (ms["survived"] if event.values["how"] == "survived" else 0)
    return total + bug_steps * ms["bugStep"]


def as_texts(value: object) -> tuple[object, ...]:
    assert isinstance(value, tuple), "a path is a tuple of names"
    return value
