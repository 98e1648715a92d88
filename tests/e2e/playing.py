"""User input on a page: mouse, keyboard and touch."""

import math
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Locator, Page

Choose = Callable[[Page], Awaitable[None]]

SCENE = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  if (seen(".result, .result-page")) return "over";
  if (seen(".curtain button")) return "curtain";
  if (seen(".phase button")) return "reveal";
  if (seen(".pixoid-start-list")) return "place";
  if (seen(".pixoid-ready:not(.given):not(:disabled)")) return "program";
  if (seen(".pixl-sum:not(.waiting)") && !seen(".pixl-sum .sent")) return "pixl";
  return "";
}"""
"""The input that a page expects, read from its visible parts."""

PLACED = f"(before) => ({SCENE})() !== 'pixl' || document.querySelector('.where')?.innerText !== before"
"""Whether the page no longer expects a turn's move."""

WEDGE = 0.33
"""How far from a wheel's middle its wedges are touched, as a part of its width."""


async def scene(page: Page) -> str:
    """Wait until the page expects input, and return which."""
    found = await page.wait_for_function(SCENE, polling=50)
    return str(await found.json_value())


async def play(page: Page, choose: dict[str, Choose], last: str = "over", most: int = 600) -> int:
    """Do what the page expects until it shows `last`; returns the number of actions."""
    for done in range(most):
        now = await scene(page)
        if now == last:
            return done
        await choose[now](page)
    raise AssertionError(f"this goes on for ever: {now}")


async def make_table(page: Page, settings: dict[str, Any], seats: list[dict[str, str]], start: bool = False) -> str:
    """Create a table like the client, with these settings; returns its id."""
    body = {"settings": {"clock": "none", "stand_in": "easy", **settings}, "seats": seats, "start": start}
    await page.wait_for_selector("#page > *")
    answer = await page.request.post(f"{origin(page)}/api/tables", data=body, headers={"origin": origin(page)})
    made = await answer.json()
    assert answer.ok, made
    return str(made["table"])


async def choose_game(page: Page, way: str, game: str = "PIXOID") -> None:
    """On the front page, choose a way to play (`bots`, `online`, `device`, `night`, or `now`) and a game."""
    await page.locator(f".home a[href$='play={way}']").first.click()
    await page.locator(f".game-card[aria-label='{game}'] .actions .btn").first.click()


async def new_table(page: Page, way: str, game: str = "PIXOID") -> None:
    """Make a table for people, with the usual settings."""
    await choose_game(page, way, game)
    await page.locator(".new-game-foot .primary").click()
    await page.wait_for_url("**/t/*")


def origin(page: Page) -> str:
    """Return the origin that a page is on."""
    address = urlsplit(page.url)
    return f"{address.scheme}://{address.netloc}"


async def together(pages: Sequence[Page], until: Callable[[], Awaitable[bool]], choose: dict[str, Choose]) -> None:
    """Let several people play, each doing what their page expects, until a condition holds."""
    while not await until():
        for page in pages:
            now = str(await page.evaluate(SCENE))
            if now and now != "over":
                await choose[now](page)


async def turn_to(wheel: Locator, degrees: float) -> None:
    """Click a wheel at an angle in degrees, clockwise from up."""
    box = await wheel.bounding_box()
    assert box is not None
    around = math.radians(degrees)
    x, y = box["width"] * (0.5 + WEDGE * math.sin(around)), box["height"] * (0.49 - WEDGE * math.cos(around))
    await wheel.click(position={"x": x, "y": y})


async def open_directions(page: Page) -> list[int]:
    """Return the places on the direction wheel that no wall closes, the first above, then clockwise."""
    await page.wait_for_selector(".pixoid-controller:not(.is-ready) input[type=radio]", state="attached")
    return list(
        await page.eval_on_selector_all(
            ".pixoid-controller:not(.is-ready) input[type=radio]",
            "all => all.slice(0, 4).flatMap((one, at) => one.ariaDisabled === 'true' ? [] : [at])",
        )
    )


async def choose_at_the_end(page: Page, name: str) -> None:
    """Press something in the menu of a result."""
    await page.locator(".acts [aria-label=More]").click()
    await page.get_by_role("dialog").get_by_text(name, exact=True).click()


async def skip(page: Page) -> None:
    """Skip a reveal, unless it has already ended."""
    await page.evaluate("document.querySelector('.phase button')?.click()")


async def dial(page: Page, place: int, number: int) -> None:
    """Turn both wheels of the controller that is due, by clicking them."""
    wheels = page.locator(".pixoid-controller:not(.is-ready) .pixoid-wheel")
    await turn_to(wheels.nth(0), place * 90)
    await turn_to(wheels.nth(1), (number - 1) * 40)


async def place_by_mouse(page: Page) -> None:
    await page.locator(".pixoid-start").first.click()
    await page.locator(".pixoid-start-list ~ button").click()
    await page.wait_for_function("() => !document.querySelector('.pixoid-start-list')")


async def program_by_mouse(page: Page) -> None:
    directions = await open_directions(page)
    await dial(page, directions[-1], 2)
    await page.locator(".pixoid-ready:not(.given)").first.click()
    await page.wait_for_function("() => !document.querySelector('.pixoid-ready:not(.given):not(:disabled)')")


async def pixl_by_mouse(page: Page) -> None:
    """Place on the first legal hex; pass if there is none."""
    before = await page.locator(".where").inner_text()
    cell = page.locator(".pixl-cell:not([aria-disabled=true])").first
    if await cell.count():
        await cell.click()
    else:
        await page.locator(".pixl-actions button").last.click()
        await page.locator(".pixl-place").click()
    await page.wait_for_function(PLACED, arg=before)


MOUSE: dict[str, Choose] = {
    "place": place_by_mouse,
    "program": program_by_mouse,
    "pixl": pixl_by_mouse,
    "reveal": skip,
}


async def tab_to(page: Page, selector: str, most: int = 120) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(most):
        if await page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
        await page.keyboard.press("Tab")
    focus = await page.evaluate("document.activeElement?.outerHTML.slice(0, 200)")
    raise AssertionError(f"{selector} can't be reached with the Tab key; the focus is on {focus}")


async def place_by_keys(page: Page) -> None:
    await tab_to(page, ".pixoid-start-list input")
    await page.keyboard.press("Space")
    await tab_to(page, ".pixoid-start-list ~ button")
    await page.keyboard.press("Enter")
    await page.wait_for_function("() => !document.querySelector('.pixoid-start-list')")


async def program_by_keys(page: Page) -> None:
    directions = await open_directions(page)
    await tab_to(page, ".pixoid-controller:not(.is-ready) input[type=radio]")
    await page.keyboard.press(("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")[directions[0]])
    await page.keyboard.press("3")
    await tab_to(page, ".pixoid-ready:not(.given)")
    await page.keyboard.press("Enter")
    await page.wait_for_function("() => !document.querySelector('.pixoid-ready:not(.given):not(:disabled)')")


async def pixl_by_keys(page: Page) -> None:
    """Walk to a legal hex and place; pass if there is none."""
    before = await page.locator(".where").inner_text()
    if await page.locator(".pixl-cell:not([aria-disabled=true])").count():
        await tab_to(page, ".pixl-cell")
        if await page.evaluate("document.activeElement.ariaDisabled === 'true'"):
            await page.keyboard.press("]")
        await page.keyboard.press("Enter")
    else:
        await tab_to(page, ".pixl-actions button:last-child")
        await page.keyboard.press("Enter")
        await tab_to(page, ".pixl-place")
        await page.keyboard.press("Enter")
    await page.wait_for_function(PLACED, arg=before)


async def skip_by_keys(page: Page) -> None:
    await page.keyboard.press("Space")


KEYS: dict[str, Choose] = {
    "place": place_by_keys,
    "program": program_by_keys,
    "pixl": pixl_by_keys,
    "reveal": skip_by_keys,
}
