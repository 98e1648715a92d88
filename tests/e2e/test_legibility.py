"""Text at a table is legible: not cut, and not covered."""

import re
from typing import Any

import pytest
from playwright.async_api import ViewportSize, expect

from tests.e2e.evening import DESK, LEAST, PHONE, Evening, nothing_wrong
from tests.e2e.playing import MOUSE, make_table, play
from tests.e2e.staged_table import CATCH, CATCH_PROGRAMS, staged
from tests.e2e.test_sizes import IN_SIGHT, LATE_IN_PIXL, SCROLLED, TABLETS, named
from tests.e2e.test_television import OUT_OF_SIGHT
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.screenshots import HALF_WAY
from tests.server.support.server import Served

LATE_IN_PIXOID = "pixoid p1-1A.2A.3A.4A round=3 scores=12.12.12.12 amber@c1 sky@h1 rose@h8 mint@b8"
"""Everybody has points of two digits, and the third seat is Pixoid."""
LATE: dict[str, dict[str, Any]] = {
    "pixoid": {"game": "pixoid", "options": {"players": "4"}, "start": LATE_IN_PIXOID},
    "pixl": {"game": "pixl", "options": {"players": "4", "side": "5"}, "start": LATE_IN_PIXL},
}
RUNNING = {**LATE["pixoid"], "start": "pixoid p1-1A.2A.3A.4A taken=3 amber@c1 sky@h1 rose@h8 mint@b8"}
CAST = ("gizmo", "chip", "zap")
NOTICES = """() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
  .then(() => document.querySelectorAll(".notice").length)"""
LINES_IN_SIGHT = """() => {
  const room = document.querySelector(".log").getBoundingClientRect();
  const lines = [...document.querySelectorAll(".log-lines li")].map((one) => one.getBoundingClientRect());
  const seen = lines.filter(({ left, top }) => left < room.right && top < room.bottom);
  return { seen: seen.length, cut: seen.filter(({ bottom }) => bottom > room.bottom).length };
}"""
SMALL_TELEVISIONS = ((1280, 720), (1366, 768), (1600, 900))
"""These can't be scrolled."""
CUT_IN_SEATS = """() => [...document.querySelectorAll(".seats .seat-card :is(.who, .doing, .doing small)")]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"""


@pytest.mark.parametrize("game", LATE)
def test_names_and_roles_fit_on_upright_tablet(evening: Evening, game: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=named((768, 1024))) as ann:
            await ann.page.goto(served.address)
            table = await make_table(ann.page, LATE[game], seats("Hanna", bots=3), start=True)
            await ann.page.goto(f"{served.address}/t/{table}")
            await ann.page.locator(".seats .points >> nth=3").wait_for()
            for size in ((768, 1024), (820, 1180)):
                await ann.page.set_viewport_size(named(size))
                assert await ann.page.evaluate(CUT_IN_SEATS) == [], size

    evening.run(test)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_seat_with_two_elements_names_both(evening: Evening, viewport: ViewportSize) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=viewport, kept={"name": "Ann"}) as ann:
            await ann.page.goto(served.address)
            table = await make_table(ann.page, {"game": "pixl", "options": {"players": "2"}}, seats("Ann", free=1))
            await ann.page.goto(f"{served.address}/t/{table}")
            await expect(ann.page.locator(".row small").first).to_contain_text("Fire, Earth")
            await expect(ann.page.locator(".row small").last).to_contain_text("Water, Spirit")
            await ann.page.get_by_role("button", name="Change name and piece").click()
            await ann.page.get_by_role("radio", name="Water, Spirit").check()
            await ann.page.get_by_role("dialog").get_by_role("button", name="Save").click()
            await expect(ann.page.locator(".row.person small")).to_contain_text("Water, Spirit")
            await nothing_wrong(ann)

    evening.run(test)


def test_map_is_shown_only_when_useful(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=PHONE) as ann:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, {"game": "pixl", "options": {"players": "2"}}, seats("Ann", bots=1))
            await page.goto(f"{served.address}/t/{table}")
            await page.locator(".lobby-board .pixl").wait_for()
            await expect(page.locator(".pixl-map")).to_have_count(0)
            await page.get_by_role("button", name="Start", exact=True).click()
            await play(page, MOUSE, last="pixl")
            await expect(page.locator(".pixl-map")).to_have_count(0)
            await MOUSE["pixl"](page)
            await play(page, MOUSE, last="pixl")
            await expect(page.locator(".seat-card.active")).to_have_class(re.compile("e-earth"))  # the second of Ann's
            await page.goto(f"{served.address}/t/{table}?pad")
            await expect(page.locator(".pad .me > .tile")).to_have_class(re.compile("e-earth"))
            for start, side, maps in ((HALF_WAY, "7", 1), (LATE_IN_PIXL, "5", 0)):
                wishes = {"game": "pixl", "options": {"players": "4", "side": side}, "start": start}
                table = await make_table(page, wishes, seats("Ann", bots=3), start=True)
                await page.goto(f"{served.address}/t/{table}?pad")
                await page.locator(".pixl-cell").first.wait_for()
                await expect(page.locator(".pixl-map")).to_have_count(maps)
            await nothing_wrong(ann)

    evening.run(test)


def test_pixl_controller_fits_on_upright_tablet(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de", viewport=named((768, 1024)), kept={"confirm": "on"}) as ann:
            await ann.page.goto(served.address)
            wishes = {"game": "pixl", "options": {"players": "4", "side": "7"}, "start": HALF_WAY}
            table = await make_table(ann.page, wishes, seats("Hanna", bots=3), start=True)
            await ann.page.goto(f"{served.address}/t/{table}?pad")
            cell = ann.page.locator(".pixl-cell[data-hex=f7]")
            for chosen in (False, True):
                if chosen:
                    await cell.dispatch_event("click")
                    await ann.page.locator(".pixl-place").wait_for()
                for size in ((768, 1024), (820, 1180)):
                    await ann.page.set_viewport_size(named(size))
                    assert await ann.page.locator(".pad .help").evaluate(IN_SIGHT) == "", (size, chosen)
                    assert await ann.page.evaluate(SCROLLED) == [], (size, chosen)
            await nothing_wrong(ann)

    evening.run(test)


def test_two_bubbles_do_not_overlap_on_phone(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with (
            evening.person(kept={"name": "Ann"}) as ann,
            evening.person(kept={"name": "Ben"}, viewport=PHONE) as ben,
        ):
            await ann.page.goto(served.address)
            table = await make_table(ann.page, {"game": "pixl", "options": {"players": "2"}}, seats("Ann", free=1))
            await ann.page.goto(f"{served.address}/t/{table}")
            await ann.page.locator(".row.open").wait_for()
            await ben.page.goto(ann.page.url)
            await ben.page.get_by_role("button", name="Sit down").click()
            await ann.page.get_by_role("button", name="Start", exact=True).click()
            await ben.page.locator(".seat-card").first.wait_for()
            await ann.page.locator(".talk-card summary").click()
            for text in ("Good luck!", "One moment, please."):
                await ann.page.locator(".phrases").get_by_role("button", name=text).click()
                await expect(ben.page.locator(".seat-card .bubble:visible")).to_have_text(text)
            await ben.page.get_by_role("button", name="Chat").click()
            await ben.page.get_by_role("dialog").get_by_role("button", name="Sorry!").click()
            await expect(ben.page.locator(".seat-card .bubble:visible")).to_have_text("Sorry!")
            await nothing_wrong(ann, ben)

    evening.run(test)


def test_television_log_lines_are_never_cut(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=named((1920, 1080))) as screen:
            page = screen.page
            await page.goto(served.address)
            table = await make_table(page, RUNNING, seats(bots=3, free=1))
            await page.goto(f"{served.address}/t/{table}?screen")
            await page.locator(".row.open").wait_for()
            async with evening.person(viewport=PHONE, kept={"name": "Ben"}) as ben:
                await ben.page.goto(page.url.replace("?screen", ""))
                await ben.page.get_by_role("button", name="Sit down").click()
                await page.get_by_role("button", name="Start", exact=True).click()
                for _ in range(2):
                    await play(ben.page, MOUSE, last="program")
                    await MOUSE["program"](ben.page)
                await expect(page.locator(".log .separator")).to_have_count(2)
                assert (await page.evaluate(LINES_IN_SIGHT))["cut"] == 0
            await expect(page.locator(".banner .gone")).to_contain_text("Ben")
            found = await page.evaluate(LINES_IN_SIGHT)
            assert found["cut"] == 0
            assert found["seen"] >= 3, "the turn, its programs and what came of them"
            await nothing_wrong(screen)

    evening.run(test)


def test_automatic_start_is_announced_until_next_input(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=PHONE) as ann:
            page = ann.page
            await page.goto(served.address)
            people = [*seats(bots=3), *seats("Ann")]
            table = await make_table(page, {"game": "pixoid", "options": {"players": "4"}}, people, start=True)
            await page.goto(f"{served.address}/t/{table}")
            await expect(page.locator(".notice")).to_contain_text("Your only move")
            await page.locator(".pixoid-wheel").last.click()
            assert await page.evaluate(NOTICES) == 0
            await nothing_wrong(ann)

    evening.run(test)


def test_controller_and_button_fit_on_smallest_phone(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=LEAST) as ann:
            await ann.page.goto(served.address)
            people = [{"holder": "me", "name": "Ann"}, *[{"holder": "bot", "level": f"easy.{one}"} for one in CAST]]
            table = await make_table(ann.page, RUNNING, people, start=True)
            await ann.page.goto(f"{served.address}/t/{table}?pad")
            await play(ann.page, MOUSE, last="program")
            for one in (".pixoid-wheel >> nth=0", ".pixoid-wheel >> nth=1", ".pixoid-ready"):
                assert await ann.page.locator(one).evaluate(IN_SIGHT) == ""
            await nothing_wrong(ann)

    evening.run(test)


def test_lobby_names_missing_players_and_how_to_join(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"name": "Ann"}) as ann:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, {"game": "pixoid"}, seats("Ann", bots=1, free=2))
            await page.goto(f"{served.address}/t/{table}")
            await expect(page.locator(".lobby-start")).to_contain_text("Rose Diamond and Mint Plus")
            await expect(page.locator(".primary:not(:disabled)")).to_have_text("Copy the link")
            for size in ((1440, 900), (1366, 768)):
                await page.set_viewport_size(named(size))
                assert await page.locator(".option:has([name=option-players])").last.evaluate(IN_SIGHT) == "", size
            await page.get_by_role("button", name="Fill seats with bots").click()
            await expect(page.locator(".primary:not(:disabled)")).to_have_text("Start")
            await expect(page.locator(".lobby-start p")).to_have_count(0)

            table = await make_table(page, {"game": "pixoid"}, seats(free=4))
            await page.goto(f"{served.address}/t/{table}?screen")
            await page.locator("img.qr").wait_for()
            await expect(page.locator(".primary")).to_have_count(0)
            ground = "(one) => getComputedStyle(one).backgroundColor"
            filled = await page.locator(".screen-invite").evaluate(ground)
            for size in SMALL_TELEVISIONS:
                await page.set_viewport_size(named(size))
                assert await page.evaluate(OUT_OF_SIGHT) == [], size
            async with evening.person(viewport=PHONE, kept={"name": "Ben"}) as ben:
                await ben.page.goto(page.url.replace("?screen", "?pad"))
                await expect(page.locator(".primary")).to_have_text("Start")
                assert await page.locator(".screen-invite").evaluate(ground) != filled
                await nothing_wrong(ann, ben)

    evening.run(test)


@pytest.mark.parametrize("game", LATE)
def test_chat_leaves_room_for_log(evening: Evening, game: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de", kept={"name": "Ann"}) as ann, evening.person(kept={"name": "Ben"}) as ben:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, {"game": game}, seats("Ann", bots=2, free=1))
            await page.goto(f"{served.address}/t/{table}")
            await page.locator(".row.open").wait_for()
            await ben.page.goto(page.url)
            await ben.page.get_by_role("button", name="Sit down").click()
            await page.get_by_role("button", name="Starten", exact=True).click()
            await page.locator(".talk-card summary").wait_for()
            for size in ((1440, 900), (1366, 768)):
                await page.set_viewport_size(named(size))
                assert await page.locator(".column.right > .log").evaluate(IN_SIGHT) == "", size
                room = await page.locator(".column.right > .log").bounding_box()
                assert room is not None
                assert room["height"] >= 148, "its head and four lines"
            await page.locator(".talk-button").click()
            await page.get_by_role("dialog").get_by_role("button", name="Hallo!").click()
            await page.keyboard.press("Escape")
            await page.set_viewport_size(DESK)
            await expect(page.locator(".talk-card summary")).to_contain_text("Hallo!")
            await nothing_wrong(ann, ben)

    evening.run(test)


def test_log_stays_in_window_during_long_preview(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de") as ann:
            await ann.page.goto(served.address)
            wishes = {"game": "pixl", "options": {"players": "4", "side": "7"}, "start": HALF_WAY}
            table = await make_table(ann.page, wishes, seats("Hanna", bots=3), start=True)
            await ann.page.goto(f"{served.address}/t/{table}")
            await ann.page.locator(".pixl-cell[data-hex=f7]").hover()
            await ann.page.locator(".pixl-sum .lines li >> nth=3").wait_for()
            assert await ann.page.locator(".column.right > .log").evaluate(IN_SIGHT) == ""
            await nothing_wrong(ann)

    evening.run(test)


def test_small_television_needs_no_scrolling(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person("de") as screen:
            page = screen.page
            await page.goto(served.address)
            table = await make_table(page, {**SHORT, "start": NEAR_THE_END}, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            await play(page, MOUSE)
            await page.goto(f"{served.address}/t/{table}?screen")
            await page.locator(
                ".result-page :is(.why:not(:has(.is-pending)) .head, .ending-turn .btn)"
            ).first.wait_for()
            for size in SMALL_TELEVISIONS:
                await page.set_viewport_size(named(size))
                assert await page.evaluate(OUT_OF_SIGHT) == [], size
                assert await page.locator(".acts .primary").evaluate(IN_SIGHT) == "", size
            await nothing_wrong(screen)

    evening.run(test)


@pytest.mark.parametrize("size", TABLETS)
def test_shared_tablet_shows_result_without_scrolling(evening: Evening, size: tuple[int, int]) -> None:
    async def test(served: Served) -> None:
        async with (
            evening.person("de", viewport=named(size), kept={"pace": "full"}) as screen,
            staged(served, CATCH, CATCH_PROGRAMS, pages=[(screen.page, "?screen")]) as table,
        ):
            await screen.page.locator(".seat-card").first.wait_for()
            await table.program()
            await screen.page.locator(".phase button").click()
            # In one call, since the reveal continues.
            seen = await screen.page.wait_for_function(
                f"() => document.querySelector('.pixoid-new-role') && {{ hidden: ({OUT_OF_SIGHT})() }}"
            )
            assert await seen.json_value() == {"hidden": []}

    evening.run(test)
