"""Lessons: every one can be finished as it is meant, and whatever else is tried is explained."""

import re
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from pixcade.games import GAMES
from pixcade.protocol.http_messages import AskPosition
from pixcade.room.positions import position_view
from tests.e2e.evening import PHONE, Evening, nothing_wrong
from tests.server.http.test_positions import LESSONS, fulfils, tried
from tests.server.support.server import Served

DIRECTIONS = "URDL"
KEYS = dict(zip(DIRECTIONS, ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"), strict=True))
PIECES = ("amber", "sky", "rose", "mint", "ember", "violet")
CALM: dict[str, Any] = {"reduced_motion": "reduce"}
NO_WRONG_MOVE = {"pixoid-start", "pixl-port"}
"""All legal moves are right in these; illegal ones are explained."""


async def program(page: Page, place: int, move: str) -> None:
    """Dial a program on one of the controllers and press ready."""
    controller = page.locator(".pixoid-controller").nth(place)
    way = controller.locator("input[type=radio]").nth(DIRECTIONS.index(move[0]))
    closed = await way.get_attribute("aria-disabled") == "true"
    await way.focus()
    await page.keyboard.press(KEYS[move[0]])
    if closed:
        return
    await page.keyboard.press(move[1])
    await controller.locator(".pixoid-ready:not(.given)").click()


async def place_cube(page: Page, pix: str) -> None:
    await page.locator(".pixoid-start-row", has_text=pix).click()
    await page.locator(".pixoid-start-list ~ button").click()


async def place_on_hex(page: Page, move: str) -> None:
    """Make a move in Pixl: on a hex with one click, otherwise by button and confirmation."""
    if move in ("@off", "pass"):
        button = page.locator(".pixl-actions button").nth(0 if move == "@off" else 1)
        await button.click(force=True)
        place = page.locator(".pixl-place:not(:disabled)")
        answer = page.locator(".lesson-answer")
        await expect(place.or_(answer).first).to_be_visible()
        if not await answer.count():
            await place.click()
        return
    await page.locator(f".pixl-cell[data-hex={move.removeprefix('@')}]").click(force=True)


async def do(page: Page, game: str, moves: dict[str, str]) -> None:
    for place, move in enumerate(moves.values()):
        if game == "pixl":
            await place_on_hex(page, move)
        elif move.startswith("@"):
            await place_cube(page, move[1:])
        else:
            await program(page, place, move)


def wrong_moves(lesson: dict[str, Any]) -> dict[str, str] | None:
    """Return moves that are legal but don't solve the first task."""
    game, position, step = lesson["game"], lesson["position"], lesson["steps"][0]
    choices = position_view(AskPosition(game, position)).choices
    for piece in step["pieces"]:
        for move in candidates(choices[piece]):
            moves = {**step["solution"], piece: move}
            if not fulfils(step["wants"], tried(game, position, {**step["others"], **moves})):
                return moves
    return None


def candidates(choices: Any) -> list[str]:
    if choices["kind"] == "place":
        return [one["move"] for one in choices["pix"].values() if "move" in one]
    if choices["kind"] == "program":
        ways = [one for one in choices["directions"].values() if "move" in one]
        return [
            way["move"].replace("{distance}", str(distance))
            for distance in (1, 2, 3)
            for way in ways
            if distance <= len(way["path"])
        ]
    others = [choices[name]["move"] for name in ("port", "pass") if "move" in choices[name]]
    return [*(moves[0]["move"] for moves in choices["hexes"].values()), *others]


def answer(page: Page, kind: str) -> Locator:
    return page.locator(f".lesson-answer.is-{kind}")


async def finish(page: Page, lesson: dict[str, Any]) -> None:
    """Do every step of a lesson as it is meant."""
    for number, step in enumerate(lesson["steps"], 1):
        await do(page, lesson["game"], step["solution"])
        if step.get("hold"):
            await expect(page.locator(".lesson-held")).to_be_visible()
            await page.locator(".pixoid-ready.given").click()
            await page.locator(".pixoid-ready:not(.given)").click()
        last = number == len(lesson["steps"])
        await expect(answer(page, "right" if last else "on")).to_be_visible()
        if not last:
            await expect(page.locator(".lesson-place small").last).to_contain_text(str(number + 1))


@pytest.mark.slow(10)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_explains_mistakes_and_can_be_finished(evening: Evening, game: str) -> None:
    lessons = [lesson for lesson in LESSONS if lesson["game"] == game][::8]

    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            for lesson in lessons:
                await page.goto(f"{served.address}/learn?lesson={lesson['id']}")
                await expect(page.locator("#board svg")).to_be_visible()
                wrong = wrong_moves(lesson)
                assert (wrong is None) == (lesson["id"] in NO_WRONG_MOVE), lesson["id"]
                if wrong:
                    await do(page, game, wrong)
                    if lesson["steps"][0].get("hold"):
                        await page.locator(".pixoid-ready.given").click()
                        await page.locator(".pixoid-ready:not(.given)").click()
                    await expect(answer(page, "wrong").locator(".lesson-events li").first).not_to_be_empty()
                    await expect(answer(page, "wrong").locator(".lesson-why")).not_to_be_empty()
                    await page.locator(".lesson-buttons button").first.click()
                    await expect(page.locator(".lesson-answer")).to_have_count(0)
                await finish(page, lesson)
                await expect(answer(page, "right").locator(".lesson-why")).not_to_be_empty()
                assert await answer(page, "right").locator(".lesson-rules a").count() == len(lesson["rules"])
            await page.goto(f"{served.address}/learn")
            await expect(page.locator(f"section[aria-label={game.title()}] li.done")).to_have_count(len(lessons))
            await nothing_wrong(ann)

    evening.run(test)


@pytest.mark.long
def test_forbidden_move_is_explained_with_rule(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            await page.goto(f"{served.address}/learn?lesson=pixl-port")
            await page.locator(".pixl-cell[data-hex=e1]").click(force=True)
            await expect(answer(page, "rejected").locator(".lesson-error")).to_contain_text("gray")
            await expect(answer(page, "rejected").locator("a.rule-number")).to_have_text("X2.2")
            await page.goto(f"{served.address}/learn?lesson=pixoid-start")
            await expect(page.locator(".pixoid-start-row.locked", has_text="c1").locator("small")).not_to_be_empty()
            await answer(page, "rejected").or_(page.locator(".pixoid-start-row.locked")).first.wait_for()
            await page.goto(f"{served.address}/learn?lesson=pixoid-first")
            closed = page.locator(".pixoid-controller input[aria-disabled=true]").first
            place = await closed.evaluate("one => [...one.parentElement.querySelectorAll('input')].indexOf(one)")
            await closed.focus()
            await page.keyboard.press(KEYS[DIRECTIONS[place]])
            await expect(answer(page, "rejected").locator("a.rule-number")).to_have_text("P3.2")
            await answer(page, "rejected").locator("a.rule-number").click()
            await expect(page.locator("article.rule.named h3")).to_contain_text("P3.2")
            await nothing_wrong(ann)

    evening.run(test)


def test_catch_in_lesson_stays_on_board(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            await page.goto(f"{served.address}/learn?lesson=pixoid-flee")
            await expect(page.locator("#board svg")).to_be_visible()
            await do(page, "pixoid", {"amber": "U1"})
            await expect(answer(page, "wrong").locator(".lesson-why")).to_contain_text("corridor")
            for piece, pix in (("amber", "e4"), ("sky", "e4")):
                await expect(page.locator(f"#board [data-piece={piece}]")).to_have_attribute(
                    "aria-label", re.compile(pix)
                )

    evening.run(test)


@pytest.mark.parametrize("lesson", ["pixl-cover"])
def test_stuck_learner_is_shown_solution(evening: Evening, lesson: str) -> None:
    [found] = [one for one in LESSONS if one["id"] == lesson]

    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            await page.goto(f"{served.address}/learn?lesson={lesson}")
            await expect(page.locator("#board svg")).to_be_visible()
            wrong = wrong_moves(found)
            assert wrong
            await do(page, found["game"], wrong)
            await page.get_by_role("button", name="Show me").click()
            await page.locator(".pixoid-ready:not(.given):not(:disabled), .pixl-place:not(:disabled)").click()
            await expect(answer(page, "right")).to_be_visible()

    evening.run(test)


def test_lessons_follow_each_other_and_can_be_reset(evening: Evening) -> None:
    first, second = LESSONS[:2]

    async def test(served: Served) -> None:
        async with evening.person(viewport=PHONE, has_touch=True, is_mobile=True, **CALM) as ann:
            page = ann.page
            await page.goto(f"{served.address}/learn")
            await page.locator(".learn-head .primary").first.click()
            await expect(page.locator("h1")).to_be_focused()
            await finish(page, first)
            await page.locator(".lesson-buttons .primary").click()
            await page.wait_for_url(f"**/learn?lesson={second['id']}")
            await page.goto(f"{served.address}/learn")
            await expect(page.locator("li.done")).to_have_count(1)
            await page.get_by_role("button", name="Delete my progress").click()
            await expect(page.locator("li.done")).to_have_count(0)
            await nothing_wrong(ann)

    evening.run(test)


def test_lesson_board_is_unmarked_until_sentence_is_hovered(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person(**CALM) as ann:
            page = ann.page
            await page.goto(f"{served.address}/learn?lesson=pixl-cover")
            await page.locator(".pixl-cell[data-hex=f4]").click()
            await page.locator(".lesson-answer.is-right").wait_for()
            await expect(page.locator(".lesson-buttons .primary")).to_be_focused()
            await expect(page.locator(".lit-place")).to_have_count(0)
            await page.locator(".lesson-answer li").first.hover()
            await expect(page.locator(".lit-place").first).to_be_attached()
            await nothing_wrong(ann)

    evening.run(test)
