"""Reveals don't stutter, and none is skipped. `tests.e2e.page_speed` measures how fast the page is."""

import pytest

from tests.e2e.evening import PHONE, Evening
from tests.e2e.measuring import measure, sit_down
from tests.e2e.playing import SCENE, make_table, pixl_by_mouse
from tests.e2e.touring import seats
from tests.server.support.server import Served

LARGEST_SHARE = 0.1
"""The maximum share of a turn's work in a single task."""
MOST_FORCED_LAYOUTS = 5
"""Per turn: the focus moves up to three times, and positions of travelling cubes are read."""
MOST_APART = 20
"""Elements of an idle board with their own coordinate space or effect, which the browser checks for each frame. Symbols
and shades need none."""
APART = """() => [...document.querySelectorAll("#board svg *")].filter((one) => {
  const { opacity, transform } = getComputedStyle(one);
  return opacity !== "1" || transform !== "none";
}).length"""
TITLES = """() => {
  window.titles = [];
  window.contradicted = 0;
  const look = () => {
    titles.push(document.querySelector(".phase h2")?.textContent ?? "");
    if (document.querySelector(".phase button") && document.querySelector(".pixl-sum")) contradicted += 1;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}"""
MY_TURN = f"() => ({SCENE})() === 'pixl'"


@pytest.mark.slow(5)
@pytest.mark.parametrize("game", ["pixoid"])
def test_reveal_uses_short_tasks_and_few_layouts(evening: Evening, game: str) -> None:
    # How long the longest takes depends on the machine: tests.e2e.page_speed measures it.
    async def test(served: Served) -> None:
        async with evening.person(kept={"speed": "1"}, viewport=PHONE) as ann:
            await sit_down(ann.page, served, game)
            assert await ann.page.evaluate(APART) <= MOST_APART
            await measure(ann.page, 1.0)  # whatever is done once is done now
            shown = await measure(ann.page, 1.0)
            assert shown.tasks[0] <= LARGEST_SHARE * sum(shown.tasks), shown.tasks[:5]
            assert shown.forced_layouts <= MOST_FORCED_LAYOUTS

    evening.run(test)


def test_simultaneous_bot_moves_are_all_shown(evening: Evening) -> None:
    async def test(served: Served) -> None:
        async with evening.person() as ann:
            page = ann.page
            await page.goto(served.address)
            settings = {"game": "pixl", "options": {"players": "4"}}
            table = await make_table(page, settings, seats("Ann", bots=3), start=True)
            await page.goto(f"{served.address}/t/{table}")
            await page.wait_for_function(MY_TURN, polling=50)
            await page.evaluate(TITLES)
            await pixl_by_mouse(page)
            await page.wait_for_function(MY_TURN, polling=50)
            titles = dict.fromkeys(await page.evaluate("titles"))
            moved = [title for title in titles if title.endswith("has moved")]
            assert await page.evaluate("contradicted") == 0, "who has moved is said to be about to"
            assert moved == ["Ann has moved", *(f"Easy bot {seat} has moved" for seat in (2, 3, 4))]

    evening.run(test)
