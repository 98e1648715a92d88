"""Screen readers announce every event once, in order, with the same words as the log."""

from typing import Any

import pytest

from pixcade.locales.fluent import Words
from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.listening import HEAR, expect_all_announced, fetch_replay, named
from tests.e2e.playing import MOUSE, make_table, play
from tests.e2e.touring import seats
from tests.server.support.server import Served

PIXOID = {
    "game": "pixoid",
    "options": {"players": "4", "game": "short"},
    "start": "pixoid p1-1A.2A.3A.4A game=short taken=7 amber@c1 sky@h1 rose@h8 mint@b8",
}
PIXL = {"game": "pixl", "options": {"players": "3", "side": "5"}, "start": (
    "pixl players=3 side=5 turn=50 fire@b8 water@g5 earth@off-c5 prisoners=1.2.1 "
    "stacks=a6:ef.a7:f.a8:f.a9:f.b4:e.b5:ef.b6:f.b7:f.c3:we.c4:e.c5:f.c7:f.d2:w.d3:w.d4:we.d5:e.e3:w.e4:w.e6:e."
    "f2:w.f3:w.f4:w.f6:e.g1:w.g2:fw.g4:w.h2:f.h5:e"
)}  # fmt: skip


async def hears_everything(evening: Evening, served: Served, language: str, settings: dict[str, Any]) -> None:
    words = Words(language, strict=True)
    names = named(words, ("fire", "water", "earth"))
    if settings["game"] == "pixoid":
        names = named(words, ("amber", "sky", "rose", "mint"), pixoid="amber")
    async with evening.person(language) as ann:
        page = ann.page
        await page.add_init_script(f"({HEAR})()")
        await page.goto(served.address)
        table = await make_table(page, settings, seats("Ann", bots=len(names.seats) - 1), start=True)
        await page.goto(f"{served.address}/t/{table}")
        await play(page, MOUSE)
        _, frames = await fetch_replay(page, table)
        await expect_all_announced(page, words, names, frames)
        await nothing_wrong(ann)


@pytest.mark.slow(5)
@pytest.mark.parametrize("game", ["pixoid"])
@pytest.mark.parametrize("language", ["en"])
def test_events_are_announced_once_and_in_order(evening: Evening, language: str, game: str) -> None:
    settings = {"pixoid": PIXOID, "pixl": PIXL}[game]
    evening.run(lambda served: hears_everything(evening, served, language, settings))
