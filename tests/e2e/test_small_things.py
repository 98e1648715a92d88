"""Small things that were broken: addresses, names, television, colours, zoom, cubes, notices, headings, focus."""

import pytest
from playwright.async_api import ViewportSize, expect

from tests.e2e.evening import DESK, PHONE, Evening, nothing_wrong
from tests.e2e.playing import MOUSE, make_table, play, scene, tab_to
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.server.support.server import Served

GUARDED = "pixoid p1-1A.2A.3A.4A game=short taken=5 amber@e1 sky@f1 rose@h8 mint@b8"
OVER_ART = """() => {
  const art = document.querySelector(".hero-art").getBoundingClientRect();
  return [...document.querySelectorAll(".hero p, .hero .btn")]
    .filter((one) => one.getBoundingClientRect().top < art.bottom).map((one) => one.innerText);
}"""
LAST_MOVES = (
    "pixl side=5 turn=74 passes=1 fire@e3 water@f7 earth@h3 spirit@off-h3 fresh=earth prisoners=2.3.0.0 stacks=a6:f"
    ".a7:f.a8:e.a9:e.b4:f.b5:f.b6:f.b7:f.b8:e.b9:e.c3:f.c4:f.c5:f.c6:f.c7:f.c8:e.c9:we.d2:f.d4:f.d5:f.d6:f.d7:e.d8:"
    "w.d9:w.e1:f.e2:f.e4:f.e5:we.e6:e.e7:e.e8:w.e9:w.f1:f.f2:fw.f3:w.f4:w.f5:w.f6:we.f8:s.g1:fw.g2:w.g3:w.g4:s.g5:s"
    ".g6:s.g7:s.h1:fw.h2:s.h4:s.h5:s.h6:s.i1:s.i2:s.i3:s.i4:s.i5:s"
)
"""Spirit and Earth can only pass, which happens automatically; Fire has two Pixls left."""
BORDERS = """() => [...document.querySelectorAll(".btn, .option, select")].filter((one) => one.checkVisibility())
  .filter((one) => parseFloat(getComputedStyle(one).borderTopWidth) < 2).map((one) => one.outerHTML.slice(0, 100))"""

NOTICES = """
window.noticed = 0;
new MutationObserver(() => { noticed += document.querySelectorAll(".notice").length; })
  .observe(document, { subtree: true, childList: true });
"""


@pytest.mark.parametrize(
    ("language", "says"), [("de", "Unter dieser Adresse gibt es nichts."), ("en", "There’s nothing")]
)
def test_unknown_address_page_is_in_own_language(evening: Evening, language: str, says: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(language) as ann:
            for path in ("/nowhere", "/t/a/b/c", "/rules/pixoid"):
                answer = await ann.page.goto(served.address + path)
                assert answer is not None
                assert answer.status == 404
                await expect(ann.page.locator("h1")).to_contain_text(says)
            await ann.page.locator("main a").first.click()
            await expect(ann.page.locator(".hero")).to_be_visible()
            program = await ann.page.request.get(f"{served.address}/api/nowhere", headers={"accept": "text/html"})
            assert (await program.json())["code"] == "server.no-such-page"

    evening.run(test)


def test_bot_names_fit_one_line_and_panels_are_visible(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=DESK) as ann:
            page = ann.page
            await page.goto(served.address)
            start = "pixoid p1-1A.2A.3A.4A round=3 scores=8.17.12.12 amber@c1 sky@h1 rose@h8 mint@b8"
            people = seats("Ann") + [{"holder": "bot", "level": "normal"}] * 3
            settings = {"game": "pixoid", "options": {"players": "4"}, "start": start}
            table = await make_table(page, settings, people, start=True)
            await page.goto(f"{served.address}/t/{table}")
            await page.locator(".pixoid-rounds").wait_for()
            await expect(page.locator(".pixoid-rounds")).to_be_in_viewport(ratio=1)

    evening.run(test)


def test_television_rematch_shows_no_error(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as screen:
            page = screen.page
            await page.goto(served.address)
            table = await make_table(page, {**SHORT, "start": NEAR_THE_END}, seats(bots=4), start=True)
            await page.goto(f"{served.address}/t/{table}?screen")
            await page.get_by_role("button", name="Play again").click()
            await page.wait_for_function("(table) => !location.pathname.endsWith(table)", arg=table)
            await page.get_by_role("button", name="Start now").click()
            await page.locator(".at-table").first.wait_for()
            await expect(page.get_by_role("alert")).to_have_text("")
            await nothing_wrong(screen)

    evening.run(test)


def test_forced_colours_give_every_button_a_border(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(forced_colors="active") as ann:
            await ann.page.goto(served.address)
            await ann.page.locator(".hero").wait_for()
            assert await ann.page.evaluate(BORDERS) == []
            table = await make_table(ann.page, {**SHORT, "start": GUARDED}, seats("Ann", bots=3), start=True)
            await ann.page.goto(f"{served.address}/t/{table}")
            assert await scene(ann.page) == "program"
            assert await ann.page.evaluate(BORDERS) == []

    evening.run(test)


@pytest.mark.parametrize("size", [(720, 450)])
def test_home_page_has_no_text_over_picture(evening: Evening, size: tuple[int, int]) -> None:
    async def test(served: Served) -> None:
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        async with evening.person("pl", viewport=viewport) as ann:
            await ann.page.goto(served.address)
            await ann.page.locator(".hero .btn").first.wait_for()
            assert await ann.page.evaluate(OVER_ART) == []
            await expect(ann.page.locator(".hero .primary")).to_be_in_viewport()

    evening.run(test)


def test_bonus_cube_under_bug_is_visible(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=PHONE) as ann:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, {**SHORT, "start": GUARDED}, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            assert await scene(page) == "program"
            await expect(page.locator(".pixoid-guarded")).to_have_count(1)

    evening.run(test)


def test_nothing_covers_the_winner(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"pace": "off"}, viewport=PHONE) as ann:
            page = ann.page
            await page.goto(served.address)
            people = [{"holder": "bot", "level": "easy"}] * 2
            people += [{"holder": "me", "name": "Ann"}, {"holder": "bot", "level": "easy"}]
            settings = {"game": "pixl", "options": {"players": "4", "side": "5"}, "start": LAST_MOVES}
            table = await make_table(page, settings, people, start=True)
            await page.add_init_script(NOTICES)
            await page.goto(f"{served.address}/t/{table}")
            await play(page, MOUSE)
            await page.locator(".result-page").wait_for()
            assert await page.evaluate("noticed") > 0
            await expect(page.locator(".notice")).to_have_count(0)
            await expect(page.locator(".rank", has_text="Ann (you)")).to_be_visible()

    evening.run(test)


def test_start_is_requested_once_and_reach_comes_later(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=DESK) as ann:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, SHORT, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            assert await scene(page) == "place"
            asked = page.get_by_role("heading", name="Choose your Start Pix")
            for size in (DESK, PHONE):
                await page.set_viewport_size(size)
                await expect(asked).to_have_count(1)
            await page.set_viewport_size(DESK)
            await expect(page.locator(".reach-button")).to_have_count(0)
            await play(page, MOUSE, last="program")
            await expect(page.locator(".reach-button")).to_be_visible()

    evening.run(test)


def test_two_presses_of_enter_start_bot_game(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            await page.locator(".way").first.wait_for()
            for step in (".way", ".game-card .primary"):
                await tab_to(page, step)
                await page.keyboard.press("Enter")
            await expect(page.locator("dialog .primary")).to_be_focused()
            await page.keyboard.press("Enter")
            await page.wait_for_url("**/t/*")

    evening.run(test)
