"""Reviews: the sums of a result, the graph and mixes of a replay, retries, and habits."""

import re
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from pixcade.protocol.http_messages import NewSeat
from pixcade.table.settings import TableSettings
from tests.e2e.evening import PHONE, Evening, nothing_wrong
from tests.e2e.playing import choose_at_the_end
from tests.e2e.test_axe import use_theme, violations
from tests.e2e.test_looking import finish_game
from tests.server.support.server import Served, first_choice
from tests.server.support.short_game import playing_step, until_over

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
AMOUNT = r"[+−]?\d+\.\d"
POSITION = "pixoid p1-1A.2A.3A.4A game=short taken=11 amber@e1 sky@e5 rose@h8 mint@b8"
"""The next cube wins, and a Bug is on the way down."""


async def amounts(page: Page) -> list[float]:
    """Return the numbers of the bars of the first player, as they are written."""
    texts = await page.locator(".waterfall").first.locator("dd:not(.track)").all_inner_texts()
    return [float(text.replace("−", "-")) for text in texts]


@pytest.mark.slow(8)
@pytest.mark.parametrize("size", [PHONE], ids=lambda size: str(size["width"]))
def test_finished_game_is_reviewed_on_result_and_by_turn(evening: Evening, size: ViewportSize) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM, viewport=size) as ann:
            page = ann.page
            table = await finish_game(page, served)
            await page.goto(f"{served.address}/g/{table}?result")
            await page.locator(".analysis").scroll_into_view_if_needed()  # a result that isn't visible isn't reviewed
            await expect(page.locator(".why-rows li")).to_have_count(3)
            await choose_at_the_end(page, "All numbers")
            await expect(page.locator(".sums article")).to_have_count(4)
            *parts, result = await amounts(page)
            assert round(sum(parts), 1) == result, "the bar adds up as it is written"
            await expect(page.locator(".sums p").first).to_have_text(
                re.compile(rf"The start was worth {AMOUNT}\. Your .* luck was worth {AMOUNT}: \d+ cubes\.")
            )
            await look(page)
            await page.get_by_role("link", name="Review turn by turn").click()
            await expect(page.locator(".analysis h3")).to_have_text(
                re.compile(r"Turn 12: from \d+\.\d to \d+\.\d cubes")
            )
            assert await page.locator(".marks path").count() > 0
            await expect(page.locator(".decided li")).to_have_count(4)
            await page.locator(".analysis summary").click()
            await expect(page.locator(".analysis details li").nth(6)).to_be_visible()
            await look(page)
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_review_fits_every_screen(evening: Evening) -> None:
    async def test(served: Served) -> None:
        table = await play_blunder(served)
        async with evening.person(**CALM) as ann:
            page = ann.page
            await page.goto(f"{served.address}/g/{table}?review")
            for width, height in ((320, 640), (768, 1024), (844, 390), (1024, 768), (1920, 1080)):
                await page.set_viewport_size({"width": width, "height": height})
                await page.get_by_role("button", name="Try again").first.scroll_into_view_if_needed()
                await expect(page.get_by_role("button", name="Try again").first).to_be_in_viewport()
                assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
            await nothing_wrong(ann)

    evening.run(test)


OBSERVED = """async (card) => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await new Promise((done) => new IntersectionObserver(() => done()).observe(card));
}"""
"""Wait until the page has noticed whether the card is visible."""


def test_game_is_reviewed_once_and_on_demand(evening: Evening) -> None:
    async def test(served: Served) -> None:
        table, jobs = await play_blunder(served), served.application.reviews.jobs
        async with evening.person(**CALM, viewport={"width": 320, "height": 420}) as ann, evening.person(**CALM) as ben:
            await ann.page.goto(f"{served.address}/g/{table}?result")
            card = ann.page.locator(".analysis")
            await expect(card).to_be_attached()
            await card.evaluate(OBSERVED)
            assert jobs == {}, "nobody has looked at it"
            await card.scroll_into_view_if_needed()
            await expect(ann.page.locator(".why .head")).to_be_visible()
            [job] = jobs.values()
            await ben.page.goto(f"{served.address}/g/{table}?result")
            await expect(ben.page.locator(".why .head")).to_be_visible()
            assert list(jobs.values()) == [job], "there is one review, whoever looks"
            await nothing_wrong(ann, ben)

    evening.run(test)


KEPT = [
    {"table": str(at), "game": "pixoid", "roles": {"bug": {"decisions": 30, "lost": 3, "luck": 1.5, "readings": {}}}}
    for at in range(6)
]
"""The reviews of six games, as a device keeps them."""


def test_my_games_sum_losses_on_this_device(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            await page.goto(served.address)
            await page.evaluate("(kept) => localStorage.setItem('pixcade.reviews', JSON.stringify(kept))", KEPT)
            await page.goto(f"{served.address}/games")
            own = page.locator(".habits article")
            await expect(own.locator("h3")).to_have_text("Pixoid, as a Bug")
            await expect(own).to_contain_text("Real decisions: 180. Lost per decision: 0.10 cubes. Luck: +9.0 cubes")
            await expect(own).to_contain_text(
                "Lately you’ve lost about the same per decision: 0.10 cubes in the last 3 games"
            )
            await expect(own).to_contain_text("Hard to read: in 180 decisions")
            await look(page)
            await page.get_by_role("button", name="Delete", exact=True).click()
            await expect(own).to_have_count(0)
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_all_own_games_are_reviewed_on_request(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            table = await finish_game(page, served)
            await page.goto(f"{served.address}/games")
            await expect(page.locator(".game-item")).to_have_count(1)
            assert served.application.reviews.jobs == {}, "nothing is reviewed that nobody asked for"
            await page.get_by_role("button", name="Review all my games").click()
            await page.wait_for_function("() => localStorage.getItem('pixcade.reviews')")
            assert list(served.application.reviews.jobs) == [table]
            kept = await page.evaluate("JSON.parse(localStorage.getItem('pixcade.reviews'))")
            assert [one["table"] for one in kept] == [table]
            await nothing_wrong(ann)

    evening.run(test)


async def play_blunder(served: Served) -> str:
    """Let Pixoid run into a Bug in a turn that ends the game; return its table."""
    host = await served.person("Ann")
    people = [NewSeat("me", name=name) for name in ("Ann", "Ben", "Cid", "Dora")]
    made = await host.create(TableSettings(game="pixoid", start=POSITION), *people, start=True)
    async with host.table(made.table) as table:
        await table.until(lambda: playing_step(table) == 0)
        assert table.state is not None
        choices = table.state.current.choices
        moves = {piece: first_choice(choices[piece]) for piece in choices} | {"amber": "D7"}
        for piece, move in moves.items():
            await table.submit(piece, move)
        await until_over(table)
    return made.table


def test_mistake_is_retried_until_good_move(evening: Evening) -> None:
    async def test(served: Served) -> None:
        table = await play_blunder(served)
        async with evening.person(**CALM) as ben:
            page = ben.page
            await page.goto(f"{served.address}/g/{table}?review")
            await expect(page.locator(".decided li").first).to_contain_text("cost")
            arrows = await page.locator(".marks g").count()
            await page.get_by_role("button", name="Try again").first.click()
            await expect(page.locator(".trial")).to_be_visible()
            assert await page.locator(".marks g").count() < arrows, "the answer is hidden meanwhile"
            found = page.get_by_role("status").filter(has_text="that’s it!")
            await page.locator(".trial").get_by_role("button", name="down 7").click()
            await expect(page.locator(".analysis [role=status]")).to_contain_text("Try another move.")
            while not await found.count():
                tried = page.locator(".trial button:disabled")
                before = await tried.count()
                await page.locator(".trial button:enabled").first.click()
                await expect(tried).not_to_have_count(before)
            await expect(page.locator(".trial button:enabled")).to_have_count(0)
            await page.get_by_role("button", name="Show the answer").click()
            await expect(page.locator(".decided li")).to_have_count(4)
            await nothing_wrong(ben)

    evening.run(test)


async def look(page: Page) -> None:
    """Expect no axe violations in two themes, and no horizontal overflow."""
    for theme in ("dark", "light"):
        await use_theme(page, theme)
        assert await violations(page) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
