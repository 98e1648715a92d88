"""A game in progress can be found again: on the home page, among one's games, in the tab."""

import re
from typing import Any

from playwright.async_api import Page, expect

from tests.e2e.evening import PHONE, Evening, nothing_wrong
from tests.e2e.playing import MOUSE, make_table, play, scene
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.server.support.server import Served

PIXL = {"game": "pixl", "options": {"players": "2"}}
HEARD = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const text = document.querySelector(".turn-told")?.textContent ?? "";
    if (text && text !== heard.at(-1)) heard.push(text);
    if (!text && heard.at(-1)) heard.push("");
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
NOTIFIED = """() => {
  window.notified = [];
  window.Notification = class extends EventTarget {
    static permission = "default";
    static requestPermission = async () => { Notification.permission = "granted"; return "granted"; };
    constructor(title) { super(); notified.push(title); }
  };
}"""


async def begin(page: Page, served: Served, settings: dict[str, Any], bots: int) -> str:
    """Go to a new table, and return its id."""
    await page.goto(served.address)
    table = await make_table(page, settings, seats("Ann", bots=bots), start=True)
    await page.goto(f"{served.address}/t/{table}")
    await scene(page)
    return table


def test_home_page_links_to_waiting_game(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=PHONE) as ann:
            page = ann.page
            table = await begin(page, served, PIXL, 1)
            await page.get_by_role("link", name="Home").click()
            asked = page.get_by_role("dialog", name="Leave the table?")
            await asked.get_by_role("button", name="Stay").click()
            await expect(page.locator(".pixl-sum")).to_be_visible()
            await page.get_by_role("link", name="Home").click()
            await asked.get_by_role("button", name="Leave").click()
            await expect(page.locator("main > :first-child")).to_contain_class("your-turn")
            link = page.get_by_role("link", name="Your turn in Pixl: Continue")
            await expect(link).to_be_in_viewport()
            await page.goto(f"{served.address}/games")
            await expect(page.get_by_role("heading", name="In progress")).to_be_visible()
            await expect(page.get_by_role("heading", name="Finished")).to_be_visible()
            await link.click()
            await page.wait_for_url(f"**/t/{table}")
            assert await scene(page) == "pixl"
            await nothing_wrong(ann)

    evening.run(test)


def test_finished_game_is_not_among_running_ones(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await begin(page, served, {**SHORT, "start": NEAR_THE_END}, 3)
            await play(page, MOUSE)
            await page.get_by_role("link", name="Home").first.click()  # no question is left
            await expect(page.locator(".hero")).to_be_visible()
            assert await page.evaluate("localStorage.getItem('pixcade.tables')") is None
            await nothing_wrong(ann)

    evening.run(test)


def test_tab_shows_turn_and_announces_it_once(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.add_init_script(f"({HEARD})()")
            await begin(page, served, PIXL, 1)
            icon = page.locator("link[rel=icon]")
            for _ in range(2):
                await expect(page).to_have_title("Your turn in Pixl · Pixcade")
                await expect(icon).to_have_attribute("href", re.compile("^data:"))
                await MOUSE["pixl"](page)
                while (now := await scene(page)) == "reveal":
                    await MOUSE[now](page)
            heard = await page.evaluate("heard")
            assert [one for one in heard if one] == ["Your turn in Pixl"] * 3
            await page.goto(served.address)
            await expect(page).to_have_title("Pixcade")
            await nothing_wrong(ann)

    evening.run(test)


def test_hidden_page_sends_notification_if_allowed(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.add_init_script(f"({NOTIFIED})()")
            await begin(page, served, PIXL, 1)
            await page.get_by_role("button", name="Settings").click()
            await page.get_by_label("Notify me when it’s my turn").check()
            await page.keyboard.press("Escape")
            assert await page.evaluate("notified") == []
            hide = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })"
            await page.evaluate(hide)
            await MOUSE["pixl"](page)
            await page.wait_for_function("() => notified.length > 0")
            assert await page.evaluate("notified") == ["Your turn in Pixl"]
            await nothing_wrong(ann)

    evening.run(test)
