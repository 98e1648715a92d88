"""A phone with WebKit: what is visible on it, and touch input."""

import asyncio
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from selenium.webdriver.common.by import By
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.webdriver import WebDriver

from tests.waits import LIMIT

P = ParamSpec("P")
T = TypeVar("T")

UPRIGHT = (390, 844)
POLL = 0.04
DRAG = 16
"""Milliseconds that a finger takes from one place to the next."""

SEEN = """
const said = (one) => one.innerText ?? one.textContent;
const all = [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility());
"""
POINTS = (
    SEEN
    + """
const one = all.find((any) => said(any).includes(arguments[2]));
const reached = () => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const points = arguments[1].map(([across, down]) => [left + width * across, top + height * down].map(Math.round));
  const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
  return hits.every((hit) => hit && one.contains(hit)) ? points : null;
};
if (one && !reached()) one.scrollIntoView({ block: "center", behavior: "instant" });
return one ? reached() : null;
"""
)
"""The coordinates of some places on an element, once it is there and not covered."""


class Phone:
    """Somebody's phone."""

    def __init__(self, driver: WebDriver) -> None:
        self.driver = driver
        self.frame: tuple[int, int] | None = None
        """How much larger the browser's window is than the page."""

    async def do(self, call: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> T:
        """Call the driver in a thread, so that server and network keep running."""
        return await asyncio.to_thread(call, *arguments, **options)

    async def measure(self, width: int, height: int) -> None:
        """Resize the page."""
        if self.frame is None:  # read before anything changes: a page learns of its new size later than the window
            outer = await self.do(self.driver.get_window_size)
            inner = await self.evaluate("return [innerWidth, innerHeight]")
            self.frame = (outer["width"] - inner[0], outer["height"] - inner[1])
        await self.do(self.driver.set_window_size, width + self.frame[0], height + self.frame[1])
        await self.until("return innerWidth === arguments[0] && innerHeight === arguments[1]", width, height)

    async def open(self, address: str) -> None:
        """Open an address."""
        await self.do(self.driver.get, address)

    async def reload(self) -> None:
        await self.do(self.driver.refresh)

    async def picture(self, path: Path) -> None:
        """Save a screenshot."""
        await self.do(self.driver.save_screenshot, str(path))

    # Visible content

    async def evaluate(self, script: str, *arguments: Any) -> Any:
        """Evaluate a function body in the page."""
        return await self.do(self.driver.execute_script, script, *arguments)

    async def until(self, script: str, *arguments: Any) -> Any:
        """Wait until the body of a function returns something that is true, and return that."""
        loop = asyncio.get_running_loop()
        end = loop.time() + LIMIT
        while not (found := await self.evaluate(script, *arguments)):
            assert loop.time() < end, f"this does not come: {script} {arguments}"
            await asyncio.sleep(POLL)
        return found

    async def sees(self, selector: str, text: str = "") -> None:
        """Wait until an element with a text is visible."""
        await self.until(SEEN + "return all.some((one) => said(one).includes(arguments[1]))", selector, text)

    async def misses(self, selector: str) -> None:
        """Wait until an element isn't visible any more."""
        await self.until(SEEN + "return all.length === 0", selector)

    async def fits(self) -> None:
        """Fail if the page is wider than the phone."""
        wide, width = await self.evaluate("return [document.documentElement.scrollWidth, innerWidth]")
        assert wide == width

    # Touch input

    async def tap(self, selector: str, text: str = "") -> None:
        """Touch something in its middle."""
        await self.drag(selector, (0.5, 0.5), text=text)

    async def drag(self, selector: str, *places: tuple[float, float], text: str = "") -> None:
        """Touch a stationary, uncovered element and drag through places on it.

        Scrolls there first, like a person.
        """
        before = None
        while (points := await self.until(POINTS, selector, places, text)) != before:
            before = points
        await self.touch(points)

    async def touch(self, points: list[list[int]]) -> None:
        """Put a finger down, move it through all points, and lift it."""
        moves = [{"type": "pointerMove", "duration": DRAG, "x": x, "y": y} for x, y in points]
        button = {"button": 0}
        done = [moves[0], {"type": "pointerDown", **button}, *moves[1:], {"type": "pointerUp", **button}]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": done}
        await self.do(self.driver.execute, Command.W3C_ACTIONS, {"actions": [finger]})

    async def write(self, selector: str, text: str) -> None:
        """Write into a field."""
        await self.tap(selector)
        field = await self.do(self.driver.find_element, By.CSS_SELECTOR, selector)
        await self.do(field.send_keys, text)


def around(degrees: float, radius: float) -> tuple[float, float]:
    """Return a point on a wheel at an angle, clockwise from up, as fractions of its width and height."""
    turned = math.radians(degrees)
    return 0.5 + radius * math.sin(turned), 0.49 - radius * math.cos(turned)
