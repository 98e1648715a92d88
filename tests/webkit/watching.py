"""Watching a reveal on a phone: whether pieces really run, frame by frame, and stand where they should."""

from dataclasses import dataclass

from tests.webkit.phone import Phone

PIX = 60
"""How wide a Pix is, in the units in which the board is drawn."""
NEAR = 2.0
"""Pixels by which a piece may stand beside its place."""

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

Places = dict[str, list[float]]


@dataclass
class Watched:
    """Where pieces were drawn and stood when somebody began to watch."""

    drawn: Places
    stood: dict[str, str]
    unit: float


async def began(phone: Phone) -> Watched:
    """Begin to watch the board."""
    drawn = await phone.evaluate(FOLLOW)
    unit = await phone.evaluate("return document.querySelector('.board svg').getScreenCTM().a")
    return Watched(drawn, await standing(phone), unit)


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
    await phone.sees(".phase", "Skip")
    await phone.misses(".phase button")
    assert await standing(phone) == places
    frames = await phone.evaluate("return window.frames_seen")
    for piece, pix in places.items():
        across, down = (count * PIX * watched.unit for count in away(watched.stood[piece], pix))
        x, y = watched.drawn[piece]
        assert abs(frames[-1][piece][0] - x - across) < NEAR, (piece, frames[-1], watched)
        assert abs(frames[-1][piece][1] - y - down) < NEAR, (piece, frames[-1], watched)
        between = {tuple(frame[piece]) for frame in frames} - {(x, y), tuple(frames[-1][piece])}
        assert len(between) >= 3, f"{piece} jumps"
