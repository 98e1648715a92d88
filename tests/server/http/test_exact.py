"""Exact answers over HTTP: content, secrecy during a game, and the limits of hints."""

import asyncio
from pathlib import Path
from urllib.parse import quote

import msgspec

from pixcade.bots.exact.pixoid_analyst import PIXOID
from pixcade.client import Server, TableClient
from pixcade.games.exact_answer import answer_data
from pixcade.games.pixoid.notation import parse_position
from pixcade.protocol.analysis_messages import ExactView
from pixcade.protocol.http_messages import TableMade, WhatIf
from pixcade.room.guest import Guest
from tests.server.support.server import first_choice, run, serving
from tests.server.support.short_game import rejected, until_over
from tests.waits import LIMIT

CUBES = "amber@i2 sky@j1 rose@c8 mint@e7"
POSITION = f"pixoid p1-1A.2A.3A.4A game=short taken=11 {CUBES}"
"""A short game that the next turn ends."""
ELSEWHERE = "pixoid p1-1A.2A.3A.4A game=short taken=11 amber@i3 sky@j1 rose@c8 mint@e7"


async def exact(person: Server, position: str) -> ExactView:
    """Request the value of a position."""
    return await person.ask("GET", f"/api/exact?position={quote(position)}", None, ExactView)


async def begun(person: Server) -> TableMade:
    """Continue from the position, against bots."""
    return await person.ask("POST", "/api/whatif", WhatIf("pixoid", POSITION, 0, "easy"), TableMade)


async def ended(table: TableClient) -> None:
    """Decide, which ends the game."""
    state = table.state
    assert state is not None
    await table.submit("amber", first_choice(state.current.choices["amber"]))
    await until_over(table)


def test_exact_answer_matches_the_command(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            answer = await exact(await served.person(), POSITION)
            assert answer == msgspec.convert(answer_data(PIXOID.answer(parse_position(POSITION))), ExactView)
            assert answer.source == "solved"

    run(main())


def test_pixoid_player_gets_no_exact_answer_until_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            player, other = await served.person("Ann"), await served.person("Ben")
            made = await begun(player)
            for position in (POSITION, ELSEWHERE):
                assert await rejected(exact(player, position)) == "server.being-played"
                assert (await exact(other, position)).position == position
            async with player.table(made.table) as table:
                await ended(table)
            assert (await exact(player, POSITION)).position == POSITION

    run(main())


def test_unanswerable_position_is_rejected_before_computing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person()
            over = "pixoid p1-1A.2A.3A.4A game=short taken=12 amber@e2 sky@g1 rose@h7 mint@b6 over"
            for position, code in {
                "": "server.not-understood",
                "pixl turn=4": "core.no-exact-answers",
                "chess": "core.unknown-game",
                over: "core.game-over",
                f"pixoid p1-1A.2A.3A.4A taken=13 {CUBES}": "core.position-number",
                f"pixoid p1-1A.2A.3A.4A contact-cube=taken taken=11 {CUBES}": "solver.other-ruling",
            }.items():
                assert await rejected(exact(person, position)) == code

    run(main())


def test_exact_answer_counts_and_queues_as_a_hint(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            served.stop_budgets()
            person = await served.person()
            async with served.services.hints.slot(Guest("another", "another")):
                waiting = asyncio.create_task(exact(person, POSITION))
                async with asyncio.timeout(LIMIT):
                    while served.services.hints.requests.total() < 2:
                        await asyncio.sleep(0)
                assert not waiting.done()
            await waiting
            codes = [await rejected(exact(person, "pixoid p1-1A.2A.3A.4A contact-cube=taken")) for _ in range(10)]
            assert codes[-1] == "limits.hint"

    run(main())
