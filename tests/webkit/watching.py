"""Watching a reveal on a phone: whether pieces really run, frame by frame, and stand where they should."""

import math
from dataclasses import dataclass

from tests.webkit.phone import Phone

PIX = 60
"""How wide a Pix is, in the units in which the board is drawn."""
NEAR = 2.0
"""Pixels by which a piece may stand beside its place."""

FAR = 3
"""So many Pix take a third of a second: whoever runs them is seen on the way, on however busy a machine."""

PLACES = """
const places = () => Object.fromEntries([...document.querySelectorAll(".board .pixoid-piece")].map((one) => {
  const { left, top, width, height } = one.querySelector(".pixoid-skin > circle").getBoundingClientRect();
  return [one.dataset.piece, [left + width / 2 + scrollX, top + height / 2 + scrollY]];
}));
"""
FOLLOW = (
    PLACES
    + """
const frames = [];
const follow = () => {
  frames.push(places());
  requestAnimationFrame(follow);
};
follow();
window.frames_seen = frames;
return frames[0];
"""
)
"""Writes down from now on where every piece is drawn."""


@dataclass
class Watched:
    """Where pieces were drawn and stood when somebody began to watch."""

    drawn: dict[str, list[float]]
    stood: dict[str, str]
    pix: float
    """How wide a Pix is on the screen."""


async def began(phone: Phone) -> Watched:
    """Begin to watch the board."""
    drawn = await phone.evaluate(FOLLOW)
    scale = await phone.evaluate("return document.querySelector('.board svg').getScreenCTM().a")
    return Watched(drawn, await standing(phone), PIX * scale)


async def standing(phone: Phone) -> dict[str, str]:
    """Return the Pix on which pieces stand, as a screen reader says it."""
    return dict(
        await phone.evaluate(
            """return Object.fromEntries([...document.querySelectorAll(".board .pixoid-piece")]
            .map((one) => [one.dataset.piece, one.getAttribute("aria-label").split(" ").at(-1)]))"""
        )
    )


def away(here: str, there: str) -> tuple[int, int]:
    """Return by how many Pix one goes to the right and down from one Pix to another."""
    return ord(there[0]) - ord(here[0]), int(there[1:]) - int(here[1:])


async def ended(phone: Phone, watched: Watched, places: dict[str, str]) -> None:
    """Wait until a reveal has ended by itself, and see that every piece has run to its place."""
    await phone.sees(".phase button", "Skip")
    await phone.misses(".phase button")
    assert await standing(phone) == places
    now = await phone.evaluate(PLACES + "return places()")
    frames = await phone.evaluate("return window.frames_seen")
    for piece, pix in places.items():
        across, down = away(watched.stood[piece], pix)
        x, y = watched.drawn[piece]
        there = (x + across * watched.pix, y + down * watched.pix)
        assert math.dist(there, now[piece]) < NEAR, f"{piece} stands beside {pix}: {now[piece]} instead of {there}"
        between = {tuple(frame[piece]) for frame in frames} - {(x, y), tuple(now[piece])}
        assert between or max(abs(across), abs(down)) < FAR, f"{piece} jumps"
