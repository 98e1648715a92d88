"""Those who hear a game hear every event once, in order, word for word as everybody else reads it."""

from typing import Any

import pytest
from playwright.async_api import Page

from pixcade.core.game import Event
from pixcade.words.telling import Names
from pixcade.words.words import Words
from tests.e2e.evening import Evening, nothing_wrong
from tests.e2e.playing import MOUSE, make_table, origin, play
from tests.e2e.touring import seats
from tests.server.serving import Served

HEAR = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      if (!element?.closest("[role=log]")) continue;
      if (target.nodeType === 3) heard.push(target.data.trim());
      for (const node of addedNodes) if (node.textContent.trim()) heard.push(node.textContent.trim());
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps everything that is added to a log or changed in one."""

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


def named(words: Words, pieces: tuple[str, ...], pixoid: str = "") -> Names:
    """Return how Ann and the bots after her are called at a table."""
    bots = [words.say("web-bot-name", level=words.say("web-level-rookie"), seat=seat) for seat in (2, 3, 4)]
    people = ["Ann", *bots][: len(pieces)]
    called = dict(zip(pieces, people, strict=True))
    if pixoid:
        called[pixoid] = words.say("pixoid-name-pixoid", player=called[pixoid])
    return Names(called, people)


def frozen(values: dict[str, Any]) -> dict[str, Any]:
    """Return the values of an event as the rules have them."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}


async def told(page: Page, table: str) -> list[Event]:
    """Return everything that happened in a game that is over."""
    answer = await page.request.get(f"{origin(page)}/api/games/{table}/replay")
    frames: list[dict[str, Any]] = (await answer.json())["frames"]
    return [Event(one["code"], frozen(one["values"])) for frame in frames for one in frame["events"]]


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
        events = await told(page, table)
        assert len(events) > 5
        await page.wait_for_function("(count) => heard.length >= count", arg=len(events))
        assert await page.evaluate("heard") == [words.event(event, names) for event in events]
        await nothing_wrong(ann)


@pytest.mark.parametrize("language", ["en", "pl", "fr", "de"])
def test_every_event_of_pixoid_is_announced_once_and_in_order(evening: Evening, language: str) -> None:
    evening.run(lambda served: hears_everything(evening, served, language, PIXOID))


def test_every_event_of_pixl_is_announced_once_and_in_order(evening: Evening) -> None:
    evening.run(lambda served: hears_everything(evening, served, "pl", PIXL))
