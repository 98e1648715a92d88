"""Checks a reveal on a phone: pieces really run, and stop where they should."""

import math
from dataclasses import dataclass

from tests.webkit.phone import Phone

PIX = 60
"""How wide a Pix is, in the units in which the board is drawn."""
NEAR = 2.0
"""Tolerance of a piece's position in pixels."""

FAR = 3
"""This many Pix take a third of a second: such a run must be visible."""
RUN = 100
"""The minimum duration of a visible movement in milliseconds."""

PLACES = """
const places = () => Object.fromEntries([...document.querySelectorAll(".board .pixoid-piece")].map((one) => {
  const { left, top, width, height } = one.querySelector(".pixoid-skin > circle").getBoundingClientRect();
  return [one.dataset.piece, [left + width / 2 + scrollX, top + height / 2 + scrollY]];
}));
"""
FOLLOW = (
    PLACES
    + f"""
const halfway = {{}};
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {{
  const animation = animate.apply(this, given);
  const {{ delay, duration }} = animation.effect.getTiming();
  if (this.matches(".board .pixoid-piece") && duration >= {RUN}) {{
    const {{ piece }} = this.dataset;
    animation.currentTime = delay + duration / 2;
    (halfway[piece] ??= []).push(places()[piece]);
    animation.currentTime = 0;
  }}
  return animation;
}};
window.halfway = halfway;
return places();
"""
)
"""Records where moving pieces are drawn halfway.

The browser is asked when a movement begins: on a busy machine it may draw no frame before the end.
"""


@dataclass
class Watched:
    """Positions of pieces when the recording began."""

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
    """Return the Pix of each piece, as announced to screen readers."""
    return dict(
        await phone.evaluate(
            """return Object.fromEntries([...document.querySelectorAll(".board .pixoid-piece")]
            .map((one) => [one.dataset.piece, one.getAttribute("aria-label").split(" ").at(-1)]))"""
        )
    )


def away(here: str, there: str) -> tuple[int, int]:
    """Return by how many Pix one goes to the right and down from one Pix to another."""
    return ord(there[0]) - ord(here[0]), int(there[1:]) - int(here[1:])


async def expect_ended(phone: Phone, watched: Watched, places: dict[str, str]) -> None:
    """Wait until a reveal has ended, and check that every piece has run to its place."""
    await phone.sees(".phase button", "Skip")
    await phone.misses(".phase button")
    assert await standing(phone) == places
    now = await phone.evaluate(PLACES + "return places()")
    halfway = await phone.evaluate("return window.halfway")
    for piece, pix in places.items():
        across, down = away(watched.stood[piece], pix)
        x, y = watched.drawn[piece]
        there = (x + across * watched.pix, y + down * watched.pix)
        assert math.dist(there, now[piece]) < NEAR, f"{piece} stands beside {pix}: {now[piece]} instead of {there}"
        between = [place for place in halfway.get(piece, ()) if is_between((x, y), place, there)]
        assert between or max(abs(across), abs(down)) < FAR, f"{piece} jumps"


def is_between(start: tuple[float, float], place: list[float], end: tuple[float, float]) -> bool:
    """Whether a place is on the way from one to another, and neither of them."""
    before, after = math.dist(start, place), math.dist(place, end)
    return min(before, after) > NEAR and before + after < math.dist(start, end) + NEAR
