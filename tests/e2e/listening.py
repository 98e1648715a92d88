"""A screen reader user: reads and activates only what the browser exposes to assistive technology."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import CDPSession, Page

from pixcade.games.game import Event
from pixcade.locales.fluent import Words
from pixcade.locales.variables import Names
from tests.e2e.playing import origin

HEAR = """() => {
  window.heard = [];
  const live = "[aria-live]:not([aria-live=off]), [role=log], [role=status], [role=alert]";
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
      if (!region) continue;
      const texts = target.nodeType === 3 ? [target.data] : [...addedNodes].map((node) => node.textContent);
      for (const text of texts) if (text.trim()) heard.push([region.role, text.trim()]);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps everything that is added to a live region or changed in one, with the kind of region."""

PRESS = """function () {
  this.focus?.();
  this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
"""Activates like assistive technology: a click without a pointer. Resolves after the redraw."""


@dataclass(frozen=True)
class Node:
    """One thing of the accessibility tree."""

    role: str
    name: str
    value: str
    element: int
    properties: dict[str, Any] = field(default_factory=dict, compare=False)

    @property
    def is_open(self) -> bool:
        return not self.properties.get("disabled", False)


class Reader:
    """Reads a page's accessibility tree, and activates its nodes."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self.page = page
        self.session = session
        self.nodes: list[Node] = []

    async def read(self) -> list[Node]:
        """Read the whole tree as it is now."""
        answer = await self.session.send("Accessibility.getFullAXTree")
        self.nodes = [node_of(one) for one in answer["nodes"] if not one["ignored"]]
        return self.nodes

    def all(self, role: str, name: str = "") -> list[Node]:
        """Return the nodes with a role, and optionally a name."""
        return [node for node in self.nodes if node.role == role and name in ("", node.name)]

    def one(self, role: str, name: str) -> Node:
        """Return the only thing of that role and name."""
        found = self.all(role, name)
        assert len(found) == 1, (role, name, [(node.role, node.name) for node in self.nodes])
        return found[0]

    async def press(self, node: Node) -> None:
        """Activate something."""
        found = await self.session.send("DOM.resolveNode", {"backendNodeId": node.element})
        call = {"functionDeclaration": PRESS, "objectId": found["object"]["objectId"], "awaitPromise": True}
        await self.session.send("Runtime.callFunctionOn", call)


async def reading(page: Page) -> Reader:
    """Begin to read a page."""
    session = await page.context.new_cdp_session(page)
    await session.send("DOM.enable")
    await session.send("Accessibility.enable")
    return Reader(page, session)


def node_of(one: dict[str, Any]) -> Node:
    text = {name: str(one.get(name, {}).get("value", "")) for name in ("role", "name", "value")}
    properties = {entry["name"]: entry["value"].get("value") for entry in one.get("properties", ())}
    return Node(**text, element=int(one.get("backendDOMNodeId", 0)), properties=properties)


def named(words: Words, pieces: tuple[str, ...], pixoid: str = "") -> Names:
    """Return how Ann and the bots after her are called at a table."""
    bots = [words.say("web-bot-name", level=words.say("web-level-easy"), seat=seat) for seat in (2, 3, 4)]
    people = ["Ann", *bots][: len(pieces)]
    called = dict(zip(pieces, people, strict=True))
    if pixoid:
        called[pixoid] = words.say("pixoid-name-pixoid", player=called[pixoid])
    return Names(called, people)


async def fetch_replay(page: Page, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the board and every moment of a game that is over."""
    answer = await page.request.get(f"{origin(page)}/api/games/{table}/replay")
    replay = await answer.json()
    assert answer.ok, replay
    return replay["board"], replay["frames"]


def events_of(frames: list[dict[str, Any]]) -> Iterator[Event]:
    """Return everything that happened, as the rules have it."""
    for frame in frames:
        for one in frame["events"]:
            values = {name: tuple(value) if isinstance(value, list) else value for name, value in one["values"].items()}
            yield Event(one["code"], values)


async def expect_all_announced(page: Page, words: Words, names: Names, frames: list[dict[str, Any]]) -> None:
    """Fail unless every event was announced once, in order, with the same words as in the log."""
    sentences = [words.event(event, names) for event in events_of(frames)]
    assert len(sentences) > 5
    await page.wait_for_function(
        "(count) => heard.filter(([kind]) => kind === 'log').length >= count", arg=len(sentences)
    )
    heard: list[tuple[str, str]] = await page.evaluate("heard")
    assert [text for kind, text in heard if kind == "log"] == sentences
    assert [text for kind, text in heard if kind != "log" and text in sentences] == []
