"""A phone with WebKit in somebody's hand: what can be seen on it, and what a finger does."""

import asyncio
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver

P = ParamSpec("P")
T = TypeVar("T")

WIDTH, HEIGHT = 390, 844
PATIENCE = 20.0
"""Seconds after which somebody who waits for something on a page gives up."""
POLL = 0.04
DRAG = 60
"""Milliseconds that a finger takes from one place to the next."""

SEEN = """
const all = [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility());
"""
POINTS = (
    SEEN
    + """
const one = all.find((any) => (any.innerText ?? "").includes(arguments[2]));
const reached = () => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const points = arguments[1].map(([across, down]) => [left + width * across, top + height * down].map(Math.round));
  const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
  return hits.every((hit) => hit && (one.contains(hit) || hit.contains(one))) ? points : null;
};
if (!one || reached()) return one ? reached() : null;
one.scrollIntoView({ block: "center", behavior: "instant" });
return reached();
"""
)
"""Where a finger must go to touch something in some places, once it is there and nothing lies over it."""
SPILT = """
const wide = document.documentElement.scrollWidth;
return wide > innerWidth ? `${wide} in ${innerWidth}` : "";
"""


class Phone:
    """Somebody's phone."""

    def __init__(self, driver: WebDriver) -> None:
        self.driver = driver

    async def do(self, call: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> T:
        """Let the driver do something, while server and network go on."""
        return await asyncio.to_thread(call, *arguments, **options)

    async def measure(self, width: int = WIDTH, height: int = HEIGHT) -> None:
        """Give the page the size of a phone."""
        for _ in range(2):
            outer = await self.do(self.driver.get_window_size)
            inner = await self.evaluate("return [innerWidth, innerHeight]")
            around = (outer["width"] - inner[0], outer["height"] - inner[1])
            await self.do(self.driver.set_window_size, width + around[0], height + around[1])
        await self.until("return innerWidth === arguments[0] && innerHeight === arguments[1]", width, height)

    async def open(self, address: str) -> None:
        """Open an address."""
        await self.do(self.driver.get, address)

    async def reload(self) -> None:
        """Load the page again."""
        await self.do(self.driver.refresh)

    async def picture(self, path: Path) -> None:
        """Keep what can be seen now."""
        await self.do(self.driver.save_screenshot, str(path))

    # What can be seen

    async def evaluate(self, script: str, *arguments: Any) -> Any:
        """Return what the body of a function in the page returns."""
        return await self.do(self.driver.execute_script, script, *arguments)

    async def until(self, script: str, *arguments: Any) -> Any:
        """Wait until the body of a function returns something that is true, and return that."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while not (found := await self.evaluate(script, *arguments)):
            assert loop.time() < end, f"this does not come: {script} {arguments}"
            await asyncio.sleep(POLL)
        return found

    async def sees(self, selector: str, text: str = "") -> None:
        """Wait until something can be seen that has a text in it."""
        await self.until(SEEN + "return all.some((one) => (one.innerText ?? one.textContent).includes(arguments[1]))", selector, text)

    async def misses(self, selector: str) -> None:
        """Wait until something can't be seen any more."""
        await self.until(SEEN + "return all.length === 0", selector)

    async def text(self, selector: str) -> str:
        """Return what is written on the first of its kind."""
        return str(await self.until(SEEN + "return all[0]?.innerText", selector))

    async def fits(self) -> None:
        """Fail if the page is wider than the phone."""
        spilt = await self.evaluate(SPILT)
        assert spilt == "", spilt

    # What a finger does

    async def tap(self, selector: str, text: str = "") -> None:
        """Touch something in its middle."""
        await self.drag(selector, (0.5, 0.5), text=text)

    async def drag(self, selector: str, *places: tuple[float, float], text: str = "") -> None:
        """Touch something that can be seen and reached, and go through places on it; scrolls as a person would."""
        await self.touch(await self.until(POINTS, selector, places, text))

    async def touch(self, points: list[list[int]]) -> None:
        """Put a finger down and lift it, having gone through all points."""
        finger = PointerInput("touch", "finger")
        for at, (x, y) in enumerate(points):
            finger.create_pointer_move(duration=DRAG if at else 0, x=x, y=y)
            if at == 0:
                finger.create_pointer_down(button=0)
        finger.create_pointer_up(button=0)
        builder = ActionBuilder(self.driver, mouse=finger)
        await self.do(builder.perform)

    async def write(self, selector: str, text: str) -> None:
        """Write into a field."""
        await self.tap(selector)
        field = await self.do(self.driver.find_element, By.CSS_SELECTOR, selector)
        await self.do(field.send_keys, text)


def around(degrees: float, radius: float) -> tuple[float, float]:
    """Return a place on a wheel, as parts of its width and height, so many degrees clockwise from above."""
    turned = math.radians(degrees)
    return 0.5 + radius * math.sin(turned), 0.49 - radius * math.cos(turned)
