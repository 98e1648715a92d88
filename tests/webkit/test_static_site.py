"""The static site on a phone with WebKit: games of both kinds, a reload, and a reload without the server."""

import asyncio
from pathlib import Path

import pytest

from tests.local.sites import KEPT, Site, built, file_server
from tests.waits import WHOLE
from tests.webkit.evening import Evening
from tests.webkit.hands import DIRECTIONS, controller, dial, skip
from tests.webkit.phone import Phone

OPEN_DIRECTIONS = """return [...document.querySelectorAll(".pixoid-controller input[type=radio]")].slice(0, 4)
    .flatMap((one, at) => one.ariaDisabled === "true" ? [] : [at])"""
OWN = "amber"


async def choose(phone: Phone, game: str) -> None:
    await phone.tap(".home a[href$='play=now']")
    await phone.tap(f".game-card[aria-label='{game}'] .actions .btn")


async def program(phone: Phone, turn: int) -> None:
    """Program a move in an open direction, and skip the reveal."""
    await phone.sees(".where", f"Turn {turn}")
    await phone.sees(f"{controller(OWN)} input")
    open_directions = await phone.evaluate(OPEN_DIRECTIONS)
    await dial(phone, OWN, f"{DIRECTIONS[open_directions[-1]]}1")
    await phone.tap(f"{controller(OWN)} .pixoid-ready:not(.given)")
    await skip(phone, turn)


async def play_pixoid(phone: Phone, site: Site) -> None:
    """Play until the second turn, with a reload; then reload without the server, and go on."""
    await choose(phone, "PIXOID")
    await phone.tap(".pixoid-start")
    await phone.tap(".pixoid-start-list ~ button")
    await program(phone, 1)
    await phone.reload()
    await program(phone, 2)
    site.stop()
    await phone.open(site.address)
    await phone.tap(".continue a")
    await phone.sees(".where", "Turn 3")


async def play_pixl(phone: Phone) -> None:
    """Place the Port and a Pixl, with a reload between them."""
    await choose(phone, "PIXL")
    await place(phone)
    await phone.reload()
    await place(phone)


async def place(phone: Phone) -> None:
    """Touch the first legal hex, and wait for the next turn."""
    await phone.sees(".pixl-sum:not(.waiting)")
    before = await phone.evaluate("return document.querySelector('.where').innerText")
    await phone.tap(".pixl-cell:not([aria-disabled=true])")
    await phone.until("return document.querySelector('.where')?.innerText !== arguments[0]", before)


@pytest.mark.long
def test_static_site_plays_and_resumes_both_games(
    display: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("no_proxy", "localhost")

    async def main() -> None:
        with file_server(built(tmp_path)) as site:
            async with asyncio.timeout(WHOLE), Evening(display, tmp_path).guest(here=True) as phone:
                await phone.open(site.address)
                await phone.until(f"return ({KEPT})()")
                await play_pixl(phone)
                await phone.open(site.address)
                await phone.sees(".continue a")
                await play_pixoid(phone, site)

    asyncio.run(main())
