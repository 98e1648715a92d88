"""Pixoid on a phone with WebKit: a guest who comes by a link plays a short game to its end."""

from typing import Any

import pytest

from pixcade.client import TableClient
from pixcade.games import rules
from pixcade.games.record import Record, read_record, replay
from pixcade.protocol.http_messages import NewSeat
from tests.conformance.golden import GAMES_KEPT
from tests.e2e.evening import lan
from tests.server.support.server import Served
from tests.webkit.evening import Evening
from tests.webkit.hands import dial, join, place, ready, reload_with_move, skip
from tests.webkit.phone import UPRIGHT, Phone
from tests.webkit.watching import began, expect_ended

GAME = "pixoid-3-game-short-contact-cube-taken.pixcade"
"""Tomek, in the second seat, has two controllers in every other turn, and in turn 9 catches Pixoid with one of them."""
GUEST = 1
FIRST_TURN = 4
"""So many steps it takes to set the cubes."""
SIZES = ((320, 640), (844, 390), UPRIGHT)
"""The smallest phone, a phone in landscape, and upright again."""
WATCHED, RELOADED = 2, 3
"""The turn whose reveal is watched, in which two pieces run three Pix or more; and the turn with a reload."""


def recorded() -> Record:
    """Return the game that is played."""
    return read_record((GAMES_KEPT / GAME).read_text(encoding="utf-8"), rules)


def ends(events: tuple[Any, ...]) -> dict[str, str]:
    """Return where each piece has come to in a step."""
    return {event.values["piece"]: event.values["path"][-1] for event in events if event.code == "pixoid.moved"}


async def play(phone: Phone, host: TableClient, record: Record) -> None:
    """Let the guest and the others play a game as it is written."""
    happened = replay(record, rules).events
    for step, moves in enumerate(record.moves):
        await host.until(lambda step=step: host.known.current.step == step)  # type: ignore[misc]  # bound
        own = [one.piece for one in host.known.current.decisions if one.seat == GUEST]
        turn = step - FIRST_TURN + 1
        if turn < 1:
            for piece in own if turn < 0 else ():  # the last Start Pix is taken automatically
                await place(phone, moves[piece][1:])
        else:
            await phone.sees(".where", f"Turn {turn}")
            await program(phone, own, moves, turn)
        watched = await began(phone) if turn == WATCHED else None
        for piece in moves.keys() - set(own):
            await host.submit(piece, moves[piece])
        if watched:
            await expect_ended(phone, watched, ends(happened[step]))
        elif turn >= 1:
            await skip(phone, turn)


async def program(phone: Phone, own: list[str], moves: Any, turn: int) -> None:
    """Turn the wheels of the own controllers and submit each move."""
    for piece in own:
        await dial(phone, piece, moves[piece])
        await phone.fits()
        for size in SIZES if turn == 1 else ():
            await phone.measure(*size)
            await phone.fits()
        await ready(phone, piece)
        if turn == RELOADED and piece == own[0]:
            await reload_with_move(phone, piece, moves[piece], turn)


@pytest.mark.slow(15)
def test_guest_joins_by_link_and_plays_short_game(evening: Evening) -> None:
    async def test(served: Served, phone: Phone) -> None:
        record = recorded()
        mira = await served.person("Mira")
        seats = (NewSeat("me", name="Mira"), NewSeat(), NewSeat("me", name="Lucie"))
        made = await served.table(mira, "pixoid", *seats, options=dict(record.options))
        async with mira.table(made.table) as host:
            await join(phone, f"{lan(served)}/t/{made.table}#{made.invite}", "Tomek")
            assert await phone.evaluate("return isSecureContext") is False
            await phone.fits()
            await host.start()
            await play(phone, host, record)
        await phone.sees(".result-page", "You caught Pixoid on turn 9!")
        assert await phone.evaluate("return location.hash") == "", "the invitation goes from the address at the start"
        await phone.fits()
        assert read_record(await mira.record(made.table), rules).moves == record.moves

    evening.run(test)
