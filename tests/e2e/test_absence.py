"""Expired clocks and absent players: everyone is informed, and any input brings a player back."""

from playwright.async_api import Page, expect

from pixcade.store.private_files import DATABASE
from tests.e2e.evening import PHONE, Evening, nothing_wrong
from tests.e2e.playing import make_table, program_by_mouse
from tests.e2e.test_reveal import TICK, stand_still
from tests.e2e.touring import seats
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import waited
from tests.server.support.server import Served

SETTINGS = {
    "game": "pixoid",
    "options": {"players": "4"},
    "start": "pixoid p1-1A.2A.3A.4A taken=3 amber@c1 sky@h1 rose@h8 mint@b8",
    "stand_in": "easy",
    "grace": 45_000,
}
LARGEST = """() => [...document.querySelectorAll("button")].filter((one) => one.checkVisibility())
  .map((one) => [one.offsetWidth * one.offsetHeight, one.innerText]).sort(([a], [b]) => b - a)[0][1]"""


async def sit(pages: list[Page], served: Served, **settings: object) -> str:
    """Let two people play against two bots."""
    first, second = pages
    await first.goto(served.address)
    table = await make_table(first, {**SETTINGS, **settings}, seats("Ann", bots=2, free=1))
    await first.goto(f"{served.address}/t/{table}")
    await first.locator(".row").first.wait_for()
    await second.goto(first.url)
    await second.get_by_label("Your name").fill("Ben")
    await second.get_by_role("button", name="Sit down").click()
    await first.locator(".lobby-start .primary:not(:disabled)").click()
    for page in pages:
        await page.locator(".pixoid-ready").wait_for()
    return table


async def run_out(served: Served, table: str, time: ManualTime, *, then_wait: bool = False) -> None:
    """Let the clocks of the open step expire; with `then_wait` bots wait for the reveal."""
    room = served.application.rooms.open[table]
    step = room.table.step
    await waited(lambda: len(room.table.awaited) == 2)
    room.room.bots.paced = then_wait
    time.advance(max(0, room.table.ticks_from - time.now()) + 30_000)
    await waited(lambda: room.table.step > step)


def test_expired_clock_is_shown_and_any_input_returns(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person(viewport=PHONE, has_touch=True) as ben:
            pages = [ann.page, ben.page]
            table = await sit(pages, served, clock="decision", milliseconds=30_000)
            await run_out(served, table, time)
            for page in pages:
                await expect(page.get_by_role("alert")).to_contain_text("Time’s up!")
            for name in ("Ann", "Ben"):
                await expect(ann.page.locator(".log")).to_contain_text(f"Time ran out for {name}.")
                await expect(ben.page.locator("[role=log]:not(.said)")).to_contain_text(f"Time ran out for {name}.")
            await run_out(served, table, time, then_wait=True)
            for page in pages:
                call = page.get_by_role("alert").filter(has_text="A bot plays for you")
                await expect(call).to_be_visible()
                assert await page.evaluate(LARGEST) == "I’m back"
            await ann.page.keyboard.press("a")
            await ben.page.touchscreen.tap(200, 200)
            for page in pages:
                await expect(page.locator(".away-call")).to_have_count(0)
            assert [seat.away for seat in served.application.rooms.open[table].table.seats] == [False] * 4
            await nothing_wrong(ann, ben)

    time = ManualTime()
    evening.run(test, time=time, ticking=False)


def test_absent_player_is_named_and_host_can_skip_wait(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person() as ben:
            await ann.page.clock.install()
            table = await sit([ann.page, ben.page], served)
            await stand_still(ann.page)
            await ben.page.goto("about:blank")
            banner = ann.page.locator(".banner")
            while "Ben" not in "".join(await banner.all_inner_texts()):
                await ann.page.clock.run_for(TICK)
            await expect(banner).to_contain_text("Ben is disconnected. A bot takes over in 0:45.")
            await ann.page.clock.resume()
            await expect(ann.page.locator(".seat-card", has_text="Ben")).to_contain_text("Disconnected")
            await ann.page.get_by_role("button", name="Let a bot play now").click()
            await expect(ann.page.locator(".seat-card", has_text="Ben")).to_contain_text("A bot fills in")
            await expect(ann.page.locator(".banner")).not_to_contain_text("Ben")
            room = served.application.rooms.open[table]
            assert room.table.seats[3].away
            await waited(lambda: all(one.seat == 0 for one in room.table.awaited))
            await ben.page.goto(ann.page.url)  # a bot has submitted in the meantime: dial again
            await ben.page.locator(".pixoid-ready:not(.given)").wait_for()
            await program_by_mouse(ben.page)
            await waited(lambda: room.table.secret("mint").revision == 2)
            await nothing_wrong(ann, ben)

    evening.run(test, time=ManualTime(), ticking=False)


def test_vote_to_stop_is_visible_and_can_be_joined(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person(viewport=PHONE, has_touch=True) as ben:
            table = await sit([ann.page, ben.page], served)
            await ann.page.get_by_role("button", name="Menu").click()
            await ann.page.get_by_role("button", name="Vote to stop the game").click()
            question = ann.page.get_by_role("dialog", name="Stop this game?")
            await question.get_by_role("button", name="Stop the game").click()
            await expect(ann.page.get_by_role("dialog")).to_have_count(0)
            banner = ben.page.locator(".banner")
            await expect(banner).to_contain_text("Ann wants to stop the game.")
            await expect(ann.page.locator(".banner")).not_to_contain_text("stop")
            await banner.get_by_role("button", name="Vote to stop the game").click()
            await waited(lambda: served.application.rooms.open[table].table.over)
            await nothing_wrong(ann, ben)

    evening.run(test)


def test_save_failure_is_shown_until_recovery(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann, evening.person(viewport=PHONE, has_touch=True) as ben:
            await sit([ann.page, ben.page], served)
            database = evening.folder / DATABASE
            database.rename(evening.folder / "aside")
            for page in (ann.page, ben.page):
                await expect(page.locator(".banner")).to_contain_text("can’t save moves")
            dials, ready = [await ben.page.locator(one).bounding_box() for one in (".pixoid-dials", ".pixoid-ready")]
            assert dials is not None
            assert ready is not None
            assert dials["y"] + dials["height"] < ready["y"], "the banner takes its place from the board"
            assert ready["y"] + ready["height"] < PHONE["height"]
            (evening.folder / "aside").rename(database)
            for page in (ann.page, ben.page):
                await expect(page.locator(".banner p")).to_have_count(0)
            await nothing_wrong(ann, ben)

    evening.run(test)
