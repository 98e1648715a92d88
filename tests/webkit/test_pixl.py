"""Pixl for two on a phone with WebKit: a guest with two elements converts, sees the preview, and both pass."""

import pytest

from pixcade.client import TableClient
from pixcade.games import rules
from pixcade.games.record import read_record, replay
from pixcade.protocol.http_messages import NewSeat
from tests.conformance.golden import GAMES_KEPT
from tests.e2e.evening import lan
from tests.server.support.server import Served
from tests.webkit.evening import Evening
from tests.webkit.hands import confirm_placements, join, pass_on, put
from tests.webkit.phone import Phone

GAME = "pixl-2-side-5.pixcade"
BEGIN = 75
"""From here the guest's Spirit replaces one Pixl and imprisons another on g2. Four passes end a game (X3.2)."""


async def passes(table: TableClient, element: str) -> None:
    """Pass for an element as soon as its turn comes."""
    await table.until(lambda: [one.piece for one in table.known.current.decisions] == [element])
    await table.submit(element, "pass")


@pytest.mark.slow(8)
def test_guest_places_sees_conversions_and_passes(evening: Evening) -> None:
    async def test(served: Served, phone: Phone) -> None:
        record = read_record((GAMES_KEPT / GAME).read_text(encoding="utf-8"), rules)
        played = replay(record, rules)
        start = played.game.format_position(played.states[BEGIN])
        mira = await served.person("Mira")
        seats = (NewSeat("me", name="Mira"), NewSeat())
        made = await served.table(mira, "pixl", *seats, options=dict(record.options), start=start)
        async with mira.table(made.table) as host:
            await join(phone, f"{lan(served)}/t/{made.table}#{made.invite}", "Tomek")
            await confirm_placements(phone)
            await host.start()
            await put(phone, "g2", changes=2)
            await phone.fits()
            await passes(host, "fire")
            await pass_on(phone)
            await passes(host, "earth")
            await pass_on(phone)
        await phone.sees(".result-page", "You lose this time.")
        await phone.fits()
        passed = tuple({element: "pass"} for element in ("fire", "water", "earth", "spirit"))
        assert read_record(await mira.record(made.table), rules).moves == (record.moves[BEGIN], *passed)

    evening.run(test)
