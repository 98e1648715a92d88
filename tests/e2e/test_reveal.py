"""A reveal is secret until it has been shown: no screen is ahead of what it has shown."""

from typing import Any

import pytest
from playwright.async_api import Error, Page, expect

from tests.e2e.evening import PHONE, Evening, nothing_wrong
from tests.e2e.staged_table import CATCH, CATCH_PROGRAMS, LOCK, THREE, TWELFTH, TWELFTH_PROGRAMS, staged
from tests.e2e.test_phones import RUNS_INTO_A_BUG
from tests.server.support.people import waited
from tests.server.support.server import Served

SAYS = """() => ({
  text: [...document.querySelectorAll(".column.right, .reveal-plate, [role=log]")].map((one) => one.innerText).join(),
  open: document.querySelectorAll("svg.pixoid-program").length,
})"""
"""All text of a page except the board's, and the number of open moves."""

TICK = 80
"""Milliseconds from one look at a page to the next: lids open 90 apart."""
PHONE_TICK = 172
"""Clock ticks of the phone until the television has shown the catch: more than the 10.8 seconds after which a phone
without a television continues, and less than the 12 after which it considers a silent connection lost."""

EVENTS = (
    "Revealed: Pixoid (Ben) left 5", "Pixoid (Ben) goes left 1", "Cleo goes down 4", "Dan goes up 1",
    "Ann goes right 3", "is caught on d3", "Round 2 is over", "Round 3 begins",
)  # fmt: skip
"""The events of the turn in the log's words, in order."""

SHOWN = (
    (1, "1 of 5, stopped by a wall"), (2, "4 of 6, stopped by a wall"), (3, "1 of 7, then contact!"),
    (4, "3 of 9, stopped by a wall"), (5, "Caught!"), (5, "CAUGHT by Dan"), (7, "Cleo is the next Pixoid"),
)  # fmt: skip
"""Their other visible effects, with places."""


def announced_count(text: str) -> int:
    """Return how many events a page's text contains; fails unless they are a prefix."""
    lines = [line in text for line in EVENTS]
    count = sum(lines)
    assert lines == [at < count for at in range(len(EVENTS))], text
    assert [words for at, words in SHOWN if words in text and at >= count] == [], text
    return count


async def stand_still(page: Page) -> None:
    """Freeze a page's clock; it only advances on request."""
    soon = "Date.now() / 1000 + 1"  # in seconds; much later, the page would consider its connection lost
    try:
        await page.clock.pause_at(float(await page.evaluate(soon)))
    except Error:  # on a busy machine that time has passed already; the clock is frozen all the same
        await page.clock.pause_at(float(await page.evaluate(soon)))


async def watch_reveal(page: Page) -> list[dict[str, Any]]:
    """Return samples of a page's text from the start of a reveal to its end."""
    found: list[dict[str, Any]] = []
    revealing = "() => document.querySelector('.phase button') !== null"
    while not await page.evaluate(revealing):
        await page.clock.run_for(TICK)
    while await page.evaluate(revealing):
        found.append(await page.evaluate(SAYS))
        await page.clock.run_for(TICK)
    return found


@pytest.mark.slow(6)
def test_screen_shows_prefix_of_events(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"pace": "full"}) as screen:
            page = screen.page
            await page.clock.install()
            async with staged(served, CATCH, CATCH_PROGRAMS, pages=[(page, "?screen")]) as table:
                await page.locator(".seat-card").first.wait_for()
                await stand_still(page)
                await table.program()
                samples = await watch_reveal(page)
            counts = [announced_count(one["text"]) for one in samples]
            assert counts == sorted(counts)
            assert {0, 1, 2, 5, 6, len(EVENTS)} <= set(counts)
            assert {words for one in samples for _, words in SHOWN if words in one["text"]} == {one for _, one in SHOWN}
            early = [one["open"] for one, count in zip(samples, counts, strict=True) if count == 0]
            assert early == sorted(early)
            assert {0, 1, 2, 3, 4} <= set(early)  # one row after the other, as its lid opens
            await nothing_wrong(screen)

    evening.run(test)


@pytest.mark.slow(8)
def test_phone_shows_turn_only_after_television(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as screen, evening.person(viewport=PHONE) as phone:
            pages = [(screen.page, "?screen"), (phone.page, "?pad")]
            for page, _ in pages:
                await page.clock.install()
            async with staged(served, CATCH, CATCH_PROGRAMS, pages=pages, seats=(1, 2, 3)) as table:
                await table.dial(phone.page, "amber")
                await phone.page.locator(".pixoid-ready.given").wait_for()
                presence = served.application.rooms.open[table.made.table].room.presence
                await waited(lambda: presence.sent is not None and presence.sent.shown == 0)  # by the television
                for page, _ in pages:
                    await stand_still(page)
                await table.program()
                while not await phone.page.locator(".phone-look").count():
                    await phone.page.clock.run_for(TICK)
                revealing, others = screen.page.locator(".phase button"), phone.page.locator(".others")
                while not await revealing.count():
                    await screen.page.clock.run_for(TICK)
                said: list[str] = []
                while await revealing.count():
                    await phone.page.clock.run_for(PHONE_TICK)
                    said.append(await others.inner_text())
                    await screen.page.clock.run_for(TICK)
                assert [one for one in said[:-1] if "Choosing" in one] == []  # the last look may come after the end
                for page, _ in pages:
                    await page.clock.resume()
                await expect(others).to_contain_text("Choosing")  # Cleo's Start Pix in the next round
                await nothing_wrong(screen, phone)

    evening.run(test)


HALOS = "() => [...document.querySelectorAll('[data-win]')].map((one) => getComputedStyle(one).opacity)"


@pytest.mark.parametrize("motion", ["no-preference"])
def test_halos_are_gone_when_round_is_scored(evening: Evening, motion: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"pace": "full"}, reduced_motion=motion) as screen:
            page = screen.page
            async with staged(served, TWELFTH, TWELFTH_PROGRAMS, pages=[(page, "?screen")]) as table:
                await page.locator(".seat-card").first.wait_for()
                await table.program()
                await page.wait_for_function(f"() => ({HALOS})().join() === '1,1,1'")
                await page.locator(".pixoid-round-end").wait_for()
                await page.wait_for_function(f"() => ({HALOS})().join() === '0,0,0'")
            await nothing_wrong(screen)

    evening.run(test)


def test_reserve_matches_end_of_round(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            async with staged(served, TWELFTH, TWELFTH_PROGRAMS, pages=[(page, "")], seats=(1, 2, 3)) as table:
                await table.dial(page, "amber")
                await table.program()
                await expect(page.locator(".pixoid-new-role h2")).to_have_text("Cleo is the next Pixoid")
                await expect(page.locator(".pixoid-got")).to_contain_text("12 from the reserve")
                await expect(page.locator(".stock")).to_contain_text("0 of 12 left")
                await expect(page.locator(".stock")).not_to_contain_text("If caught now")
            await nothing_wrong(ann)

    evening.run(test)


PLATES = """() => [...document.querySelectorAll("[data-tag]")]
  .map((one) => Number(getComputedStyle(one).opacity).toFixed(2))"""


def test_moves_are_hidden_when_pixoid_is_caught(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"pace": "full"}) as screen:
            page = screen.page
            programs = {"amber": "R3", "sky": "D2", "rose": "U3", "mint": "U1"}
            async with staged(served, RUNS_INTO_A_BUG, programs, pages=[(page, "?screen")]) as table:
                await page.locator(".seat-card").first.wait_for()
                await table.program()
                await page.wait_for_function(f"() => ({PLATES})().includes('1.00')")
                await page.locator(".reveal-plate").wait_for()
                assert await page.evaluate(PLATES) == ["0.00"] * 4
            await nothing_wrong(screen)

    evening.run(test)


CONVERTED = (
    "Fire (Ann) places a Pixl on f3", "Fire covers Spirit on f4", "Fire replaces Earth on g3",
    "Fire imprisons Water on e3",
)  # fmt: skip
"""The events of a move of Pixl, in their order, and with the last of them the plate."""
PIXL_SAYS = """() => ({
  text: [...document.querySelectorAll(".column.right, [role=log]")].map((one) => one.innerText).join(),
  aimed: [...document.querySelectorAll("[data-aim]")].map((one) => one.dataset.aim),
  gains: document.querySelectorAll(".pixl-gain").length,
  entries: document.querySelectorAll(".pixl-ledger li").length,
  plate: document.querySelector(".reveal-plate h2")?.innerText ?? "",
  near: document.querySelector(".pixl-near text")?.textContent ?? "",
})"""


async def watched_pixl(evening: Evening, served: Served, start: str, move: str, **options: Any) -> list[dict[str, Any]]:
    """Return samples of a television's text during one move of Fire."""
    found: list[dict[str, Any]] = []
    async with evening.person(kept={"pace": "full"}, **options) as screen:
        page = screen.page
        await page.clock.install()
        async with staged(served, start, {"fire": move}, pages=[(page, "?screen")]) as table:
            await page.locator(".seat-card").first.wait_for()
            await stand_still(page)
            await table.program()
            revealing = "() => document.querySelector('.phase button') !== null"
            while not await page.evaluate(revealing):
                await page.clock.run_for(TICK)
            while await page.evaluate(revealing):
                found.append(await page.evaluate(PIXL_SAYS))
                await page.clock.run_for(TICK)
        await nothing_wrong(screen)
    return found


@pytest.mark.parametrize("motion", ["no-preference"])
def test_conversions_are_aimed_and_counted_one_by_one(evening: Evening, motion: str) -> None:
    async def test(served: Served) -> None:
        samples = await watched_pixl(evening, served, THREE, "f3", reduced_motion=motion)
        counts = [sum(line in one["text"] for line in CONVERTED) for one in samples]
        assert counts == sorted(counts)
        assert set(counts) == set(range(5))
        for one, count in zip(samples, counts, strict=True):
            assert [line in one["text"] for line in CONVERTED] == [at < count for at in range(4)]
            assert one["entries"] in (0, count)  # points aren't counted before their announcement
            assert not one["plate"] or count == 4
        aimed = [tuple(one["aimed"]) for one in samples]
        assert [hexes for hexes in dict.fromkeys(aimed) if hexes] == [("f4",), ("f4", "g3"), ("f4", "g3", "e3")]
        assert {one["plate"] for one in samples} == {"", "3 AT ONCE"}

    evening.run(test)


@pytest.mark.parametrize(("start", "move", "plate", "near"), [
    (LOCK, "f2", "LOCKED!", ""),
    (LOCK.replace("d3:f.", ""), "d3", "", "1 Pixl short"),
])  # fmt: skip
def test_lock_and_near_lock_are_shown(evening: Evening, start: str, move: str, plate: str, near: str) -> None:
    async def test(served: Served) -> None:
        samples = await watched_pixl(evening, served, start, move)
        assert (samples[0]["plate"], samples[0]["near"]) == ("", "")
        assert {one["plate"] for one in samples} == {"", plate}
        assert {one["near"] for one in samples} == {"", near}
        assert all(" locks " in one["text"] for one in samples if one["plate"])

    evening.run(test)


def test_skip_stops_at_lock_plate_and_continues(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"pace": "full"}) as screen:
            page = screen.page
            async with staged(served, LOCK, {"fire": "f2"}, pages=[(page, "?screen")]) as table:
                await page.locator(".seat-card").first.wait_for()
                await table.program()
                await page.locator(".phase button").wait_for()
                await page.keyboard.press("Space")
                await expect(page.locator(".reveal-plate")).to_contain_text("LOCKED!")
                await page.keyboard.press("Space")
                await expect(page.locator(".reveal-plate")).to_have_count(0)
                await expect(page.locator(".phase")).to_contain_text("Ben")
            await nothing_wrong(screen)

    evening.run(test)


def test_disabled_reveals_show_moves_immediately(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"pace": "off"}) as screen:
            page = screen.page
            await page.add_init_script("window.played = 0; Element.prototype.animate = () => { window.played += 1; }")
            async with staged(served, LOCK, {"fire": "f2"}, pages=[(page, "?screen")]) as table:
                await page.locator(".seat-card").first.wait_for()
                await table.program()
                await expect(page.locator("[data-lock=e2]")).to_have_count(1)
                assert await page.evaluate("played") == 0
            await nothing_wrong(screen)

    evening.run(test)
