"""Duration of a turn's animation at speed 1; the clock of the next turn waits for it."""

from collections.abc import Sequence

from pixcade.games.game import REVEAL_TIMING, Event

REVEAL_MS = {
    "drop": 140,
    "cover": 180,
    "replace": 220,
    "imprison": 400,
    "apart": 90,
    "snap": 140,
    "staples": 360,
    "count": 300,
    "aimFirst": 320,
    "aim": 200,
    "bars": 180,
    "read": 500,
    "chain": 1_400,
    "locked": 1_780,
}
"""In milliseconds: a placement, its conversions, Ports, points counting up; tables also show targets before a
conversion and leave time to read the result.
"""
PARTS = {
    "pixl.placed": ("drop",),
    "pixl.port-placed": ("drop",),
    "pixl.port-put-back": ("drop",),
    "pixl.port-taken-off": ("drop",),
    "pixl.covered": ("cover", "apart"),
    "pixl.replaced": ("replace", "apart"),
    "pixl.imprisoned": ("imprison", "apart"),
    "pixl.locked": ("snap",),
    "pixl.unlocked": ("snap",),
}
CONVERSIONS = ("pixl.covered", "pixl.replaced", "pixl.imprisoned")
STAGED = 3
"""The first timing version with scenes."""
GAME_OVER = 600
MANY_AT_ONCE = 3
"""From this many conversions on, viewers get more time to read."""


def reveal_milliseconds(events: Sequence[Event], timing: int = REVEAL_TIMING) -> int:
    """Add up the parts shown one after another, and the points counting up."""
    codes = [event.code for event in events]
    shown = sum([REVEAL_MS[part] for code in codes for part in PARTS.get(code, ())])
    if codes:
        shown += REVEAL_MS["count"]
    if "pixl.game-over" in codes:
        shown += GAME_OVER
    return shown if timing < STAGED else shown + staged_milliseconds(codes)


def staged_milliseconds(codes: Sequence[str]) -> int:
    ms = REVEAL_MS
    conversions = sum([code in CONVERSIONS for code in codes])
    aimed = ms["aimFirst"] + ms["aim"] * (conversions - 1) if conversions else 0
    if "pixl.locked" in codes:
        scene = ms["staples"] - ms["snap"] + ms["locked"]
    elif conversions >= MANY_AT_ONCE:
        scene = ms["chain"]
    else:
        scene = ms["read"] if conversions else 0
    return aimed + ms["bars"] * codes.count("pixl.imprisoned") + scene
