"""Exact answers over HTTP: what is told, that nobody is told of a game that runs, and the limits of hints."""

import asyncio
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest

from pixcade.client import Server, TableClient
from pixcade.core.exact import told
from pixcade.games.pixoid.notation import format_position, parse_position
from pixcade.protocol.analysis_messages import ExactTold
from pixcade.protocol.http_messages import TableMade, WhatIf
from pixcade.server.access.guest import Guest
from pixcade.solver.answers.exact import PIXOID
from tests.server.support.server import first_choice, run, serving
from tests.server.support.short_game import refused, until_over
from tests.solver.test_exact import turned_state
from tests.waits import LIMIT

CUBES = "amber@i2 sky@j1 rose@c8 mint@e7"
POSITION = f"pixoid p1-1A.2A.3A.4A game=short taken=11 {CUBES}"
"""A short game that the next turn ends."""
ELSEWHERE = "pixoid p1-1A.2A.3A.4A game=short taken=11 amber@i3 sky@j1 rose@c8 mint@e7"


async def exact(person: Server, position: str) -> ExactTold:
    """Ask what a position is worth."""
    return await person.ask("GET", f"/api/exact?position={quote(position)}", None, ExactTold)


async def begun(person: Server) -> TableMade:
    """Let somebody play on from the position, against bots."""
    return await person.ask("POST", "/api/whatif", WhatIf("pixoid", POSITION, 0, "rookie"), TableMade)


async def ended(table: TableClient) -> None:
    """Decide, which ends the game."""
    state = table.state
    assert state is not None
    await table.submit("amber", first_choice(state.current.choices["amber"]))
    await until_over(table)


def alike() -> list[str]:
    """Positions of which one tells about the other."""
    turned = [format_position(turned_state(parse_position(POSITION), quarters)) for quarters in range(4)]
    return [
        *turned,
        f"pixoid p1-1A.2A.3A.4A taken=10 bonus=b5 {CUBES}",
        "pixoid p1-1A.2A.3A.4A round=2 taken=11 scores=5.7.7.7 amber@j1 sky@i2 rose@e7 mint@c8",
        "pixoid p1-1A.2A.3A.4A players=3 taken=11 amber@i2 sky@c8 rose@e7 mint@j1",
    ]


def test_the_answer_is_that_of_the_command_line(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            answer = await exact(await served.person(), POSITION)
            assert answer == msgspec.convert(told(PIXOID.answer(parse_position(POSITION))), ExactTold)
            assert answer.source == "solved"

    run(main())


def test_of_a_game_that_runs_nobody_is_told_however_it_is_turned_and_afterwards_everybody(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            player, other = await served.person("Ann"), await served.person("Ben")
            made = await begun(player)
            for person in (player, other):
                for position in alike():
                    assert await refused(exact(person, position)) == "server.being-played"
            assert (await exact(other, ELSEWHERE)).position == ELSEWHERE
            async with player.table(made.table) as table:
                await ended(table)
            for position in alike():
                assert (await exact(other, position)).position == position

    run(main())


def test_what_a_running_game_has_left_behind_is_not_told_either(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            player = await served.person("Ann")
            first = f"pixoid p1-1A.2A.3A.4A taken=10 {CUBES}"
            made = await player.ask("POST", "/api/whatif", WhatIf("pixoid", first, 0, "rookie"), TableMade)
            async with player.table(made.table) as table:
                state = table.state
                assert state is not None
                await table.submit("amber", first_choice(state.current.choices["amber"]))
                await table.until(lambda: table.state is not None and table.state.current.step > 0)
            assert await refused(exact(player, first)) == "server.being-played"

    run(main())


def test_what_is_played_after_somebody_has_asked_is_kept_from_askers_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            player = await served.person("Ann")
            first = f"pixoid p1-1A.2A.3A.4A taken=10 {CUBES}"
            made = await player.ask("POST", "/api/whatif", WhatIf("pixoid", first, 0, "rookie"), TableMade)
            assert await refused(exact(player, first)) == "server.being-played"
            async with player.table(made.table) as table:
                state = table.state
                assert state is not None
                await table.submit("amber", first_choice(state.current.choices["amber"]))
                await table.until(lambda: table.state is not None and table.state.current.step > 0)
                room = served.application.registry.rooms[made.table]
                reached = room.table.game.format_position(room.table.state)
            assert await refused(exact(player, reached)) == "server.being-played"

    run(main())


def test_what_has_no_answer_is_refused_before_anything_is_computed(tmp_path: Path) -> None:
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
                assert await refused(exact(person, position)) == code

    run(main())


def test_an_answer_counts_as_a_hint_and_waits_where_hints_wait(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            served.stop_budgets()
            person = await served.person()
            async with served.services.hints.slot(Guest("another", "another")):
                waiting = asyncio.create_task(exact(person, POSITION))
                async with asyncio.timeout(LIMIT):
                    while served.services.hints.asked.total() < 2:
                        await asyncio.sleep(0)
                assert not waiting.done()
            await waiting
            codes = [await refused(exact(person, "pixoid p1-1A.2A.3A.4A contact-cube=taken")) for _ in range(10)]
            assert codes[-1] == "limits.hint"

    run(main())


@pytest.mark.parametrize("position", alike())
def test_positions_that_count_as_one_have_the_same_key(position: str) -> None:
    from pixcade.games.pixoid.symmetry import placement_key

    assert placement_key(parse_position(position)) == placement_key(parse_position(POSITION))
