"""Several people on one device: no secret move is ever on the screen or in the DOM for another player."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import dial, make_table, open_directions
from tests.e2e.touring import seats
from tests.server.support.server import Served

START = "pixoid p1-1A.2A.3A.4A amber@c1 sky@h1 rose@h8 mint@b8"
"""All cubes are set: the next thing is to program in secret."""

WATCH = """() => {
  window.painted = [];
  window.heard = [];
  const look = () => {
    const now = document.querySelector(".curtain") ? "curtain"
      : document.querySelector(".pixoid-controller") ? "controller"
      : document.querySelector(".at-table") ? "table" : "";
    if (now && painted.at(-1) !== now) painted.push(now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const live = "[aria-live]:not([aria-live=off]), [role=log], [role=status], [role=alert]";
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
      if (!region) continue;
      if (target.nodeType === 3) heard.push(target.data.trim());
      for (const node of addedNodes) heard.push(node.textContent.trim());
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Records every painted frame, and everything that a live region announces."""

EVERYTHING = """() => {
  const found = [];
  for (const one of document.documentElement.querySelectorAll("*")) {
    if (one.parentElement?.role === "log") continue;
    const attributes = [...one.attributes].map(({ name, value }) => `${name}=${value}`);
    const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join(" ");
    found.push([one.tagName, ...attributes, own, one.value ?? "", String(one.checked ?? "")].join("|"));
  }
  return found;
}"""
"""The whole page: every element with its attributes, text, value and checked state. Earlier announcements are left out,
since a reopened page announces nothing twice; they are compared separately."""


async def sit_down(page: Page, name: str) -> None:
    """Another player comes to the same device."""
    await page.get_by_role("button", name="Add a player").first.click()
    await page.get_by_role("dialog").get_by_label("Your name").fill(name)
    await page.keyboard.press("Enter")
    await expect(page.locator(".row.person", has_text=name)).to_be_visible()


async def two_at_a_device(page: Page, address: str, start: str = START, bots: int = 2) -> None:
    """Begin a game for Ann and Ben on one device, with bots, up to the first secret programs."""
    await page.goto(address)
    seats = [{"holder": "me", "name": "Ann"}, {"holder": "open"}, *[{"holder": "bot", "level": "easy"}] * bots]
    table = await make_table(page, {"game": "pixoid", "options": {}, "start": start}, seats)
    await page.evaluate("(table) => localStorage.setItem(`pixcade.way.${table}`, 'device')", table)
    await page.goto(f"{address}/t/{table}")
    await sit_down(page, "Ben")
    await page.get_by_role("button", name="Start", exact=True).click()
    await page.locator(".curtain").wait_for()


async def snapshot(page: Page) -> list[str]:
    """Return the page's content, without what depends on the table's id."""
    await expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:"))  # it is drawn late
    name = page.url.partition("/t/")[2].partition("?")[0]
    return [line.replace(name, "TABLE") for line in await page.evaluate(EVERYTHING)]


async def program(page: Page, last: bool, number: int) -> None:
    """Open the curtain and program one way or the other."""
    await page.locator(".curtain .seat-coloured").click()
    directions = await open_directions(page)
    await dial(page, directions[-1 if last else 0], number)
    await page.locator(".pixoid-ready").click()


async def first_paint(page: Page) -> str:
    await page.wait_for_function("() => painted.length > 0")
    return str(await page.evaluate("painted[0]"))


@pytest.mark.slow(5)
def test_page_behind_curtain_does_not_depend_on_move(evening: Evening) -> None:
    async def test(served: Served) -> None:
        seen: list[list[list[str]]] = []
        heard: list[list[str]] = []
        for last, number in ((False, 2), (True, 7)):
            async with evening.person() as ann:
                page = ann.page
                await page.add_init_script(f"({WATCH})()")
                await two_at_a_device(page, served.address)
                views = [await snapshot(page)]
                await program(page, last, number)
                await expect(page.locator(".curtain h1")).to_have_text("Ben")
                views.append(await snapshot(page))
                heard.append(await page.evaluate("heard"))

                await page.reload()
                assert await first_paint(page) == "curtain"
                await expect(page.locator(".curtain h1")).to_have_text("Ben")
                views.append(await snapshot(page))
                await page.goto("about:blank")
                await page.go_back()
                assert await first_paint(page) == "curtain"
                views.append(await snapshot(page))
                await page.go_back()
                await page.go_forward()
                assert await first_paint(page) == "curtain"
                views.append(await snapshot(page))
                await nothing_wrong(ann)
                seen.append(views)
        for one, other in zip(*seen, strict=True):
            assert one == other
        assert heard[0] == heard[1]

    evening.run(test)


@pytest.mark.long
def test_unsubmitted_move_is_gone_after_leaving_page(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.add_init_script(f"({WATCH})()")
            await two_at_a_device(page, served.address)
            icon, marked = (
                page.locator("link[rel=icon]"),
                re.compile("^data:"),
            )  # drawn with a mark: it is a player's turn
            await expect(icon).to_have_attribute("href", marked)
            before = await snapshot(page)
            for leave in ("hide", "link", "reload"):
                await page.locator(".curtain .seat-coloured").click()
                await dial(page, (await open_directions(page))[0], 8)
                if leave == "hide":  # as the app switcher does it
                    await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
                    assert await page.locator(".pixoid-controller").count() == 0
                elif leave == "link":
                    await page.get_by_role("link", name="Home").click()
                    await page.get_by_role("button", name="Leave", exact=True).click()
                    await page.locator(".home").wait_for()
                    await page.go_back()
                else:
                    await page.reload()
                await expect(page.locator(".curtain h1")).to_have_text("Ann")
                await expect(icon).to_have_attribute("href", marked)
                assert await snapshot(page) == before
            assert await first_paint(page) == "curtain"
            await nothing_wrong(ann)

    evening.run(test)


def test_whole_turn_on_one_device(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.add_init_script(f"({WATCH})()")
            await two_at_a_device(page, served.address)
            for name in ("Ann", "Ben"):
                await expect(page.locator(".curtain h1")).to_have_text(name)
                await program(page, False, 1)
            await expect(page.locator(".curtain h1")).to_have_text("Ann")  # the next turn, after the reveal
            await expect(page.locator("[role=log]:not(.said)")).to_contain_text("Revealed:")
            assert await page.evaluate("painted.slice(-3)") == ["controller", "table", "curtain"]
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_language_can_be_chosen_before_curtain_opens(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await two_at_a_device(page, served.address)
            await page.locator(".curtain").get_by_role("button", name="Language").click()
            await page.get_by_role("dialog").get_by_role("radio", name="Polski").check()
            await page.keyboard.press("Escape")
            await expect(page.locator(".curtain")).to_contain_text("To ja, Ann: odsłoń")
            await page.locator(".curtain .seat-coloured").click()
            await expect(page.locator(".pixoid-controller")).to_be_visible()
            await nothing_wrong(ann)

    evening.run(test)


def test_start_choice_names_player_and_goal(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, {"game": "pixoid", "options": {}}, [*seats("Ann", free=1), *seats(bots=2)])
            await page.evaluate("(table) => localStorage.setItem(`pixcade.way.${table}`, 'device')", table)
            await page.goto(f"{served.address}/t/{table}")
            await sit_down(page, "Ben")
            await page.get_by_role("button", name="Start", exact=True).click()
            for who, aim in (("Pixoid (Ann)", "Run!"), ("Ben", "Hunt!")):
                await expect(page.locator(".placing .head small")).to_have_text(who)
                await expect(page.locator(".placing > p")).to_contain_text(aim)
                await page.locator(".pixoid-start-row:not(.locked)").first.click()
                await page.locator(".placing > .btn").click()
            await nothing_wrong(ann)

    evening.run(test)


THREE = "pixoid p1-1A.2A.3A.4A players=3 oldest=3 amber@c1 sky@h1 rose@h8 mint@b8"
"""The third seat, a bot, is Pixoid; the first one has the spare Bug in addition to its own."""


@pytest.mark.slow(4)
def test_both_controllers_are_set_before_curtain_closes(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await two_at_a_device(page, served.address, THREE, bots=1)
            hands = []
            for _ in range(2):
                name = await page.locator(".curtain h1").inner_text()
                await page.locator(".curtain .seat-coloured").click()
                controllers = page.locator(".pixoid-controller")
                await controllers.first.wait_for()
                held = await controllers.count()
                hands.append((name, held))
                for at in range(held):
                    assert await page.locator(".curtain").count() == 0, "it has not fallen between the two"
                    await dial(page, (await open_directions(page))[0], 1)
                    await page.locator(".pixoid-ready:not(.given)").first.click()
                    if at + 1 < held:
                        await expect(page.locator(".pixoid-controller.is-ready")).to_have_count(1)
            assert sorted(hands) == [("Ann", 2), ("Ben", 1)]
            await expect(page.locator(".curtain h1")).to_have_text("Ann")  # all is revealed, the next turn begins
            await nothing_wrong(ann)

    evening.run(test)
