"""Small things that were broken: addresses, names, television, forced colours, zoom, cubes, and whole games by keys."""

import pytest
from playwright.async_api import ViewportSize, expect

from tests.e2e.evening import DESK, PHONE, Evening, nothing_wrong
from tests.e2e.playing import make_table, scene
from tests.e2e.touring import NEAR_THE_END, SHORT, seats
from tests.server.support.server import Served

GUARDED = "pixoid p1-1A.2A.3A.4A game=short taken=5 amber@e1 sky@f1 rose@h8 mint@b8"
OVER_ART = """() => {
  const art = document.querySelector(".hero > .maze").getBoundingClientRect();
  const shade = getComputedStyle(document.querySelector(".hero > .fade")).backgroundImage;
  const solid = Number(/([\\d.]+)px\\)$/.exec(shade)?.[1] ?? art.bottom - art.top);
  return [...document.querySelectorAll(".hero p, .hero .btn")]
    .filter((one) => one.getBoundingClientRect().top < art.top + solid).map((one) => one.innerText);
}"""
BORDERS = """() => [...document.querySelectorAll(".btn, .option, select")].filter((one) => one.checkVisibility())
  .filter((one) => parseFloat(getComputedStyle(one).borderTopWidth) < 2).map((one) => one.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize(
    ("language", "says"), [("de", "Unter dieser Adresse gibt es nichts."), ("en", "There is nothing")]
)
def test_an_unknown_address_shows_a_page_in_the_language_of_the_person(
    evening: Evening, language: str, says: str
) -> None:
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


def test_names_of_bots_stay_in_one_line_and_all_that_stands_beside_the_board_is_seen(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=DESK) as ann:
            page = ann.page
            await page.goto(served.address)
            start = "pixoid p1-1A.2A.3A.4A round=3 scores=8.17.12.12 amber@c1 sky@h1 rose@h8 mint@b8"
            people = seats("Ann") + [{"holder": "bot", "level": "regular"}] * 3
            settings = {"game": "pixoid", "options": {"players": "4"}, "start": start}
            table = await make_table(page, settings, people, start=True)
            await page.goto(f"{served.address}/t/{table}")
            await page.locator(".pixoid-rounds").wait_for()
            await expect(page.locator(".pixoid-rounds")).to_be_in_viewport(ratio=1)

    evening.run(test)


def test_a_television_that_plays_again_complains_of_nothing(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as screen:
            page = screen.page
            await page.goto(served.address)
            table = await make_table(page, {**SHORT, "start": NEAR_THE_END}, seats(bots=4), start=True)
            await page.goto(f"{served.address}/t/{table}?screen")
            await page.get_by_role("button", name="Play again").click()
            await page.wait_for_function("(table) => !location.pathname.endsWith(table)", arg=table)
            await page.locator(".screen-lobby, .at-table").first.wait_for()
            await expect(page.get_by_role("alert")).to_have_text("")
            await nothing_wrong(screen)

    evening.run(test)


def test_with_forced_colours_every_button_has_a_border(evening: Evening) -> None:
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


@pytest.mark.parametrize("size", [(720, 450), (820, 1180), (960, 540)], ids=["1440 at 200 %", "820", "1920 at 200 %"])
def test_the_first_page_has_no_text_over_its_picture(evening: Evening, size: tuple[int, int]) -> None:
    async def test(served: Served) -> None:
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        async with evening.person("pl", viewport=viewport) as ann:
            await ann.page.goto(served.address)
            await ann.page.locator(".hero .btn").first.wait_for()
            assert await ann.page.evaluate(OVER_ART) == []
            await expect(ann.page.locator(".hero .primary")).to_be_in_viewport()

    evening.run(test)


def test_a_bonus_cube_on_which_a_bug_stands_is_seen(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(viewport=PHONE) as ann:
            page = ann.page
            await page.goto(served.address)
            table = await make_table(page, {**SHORT, "start": GUARDED}, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            assert await scene(page) == "program"
            await expect(page.locator(".pixoid-guarded")).to_have_count(1)

    evening.run(test)
