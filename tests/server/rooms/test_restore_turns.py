"""Tables that are not in memory are restored in turns: whoever opens one waits for a piece of what others want."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from pixcade.client import Server
from pixcade.core.fair_queue import Owner
from pixcade.protocol.http_messages import NewSeat
from pixcade.server.access.rate_limits import BUDGETS
from pixcade.server.rooms import restore
from pixcade.server.services.fair_slots import Askers
from pixcade.store.api import GameGone
from pixcade.table.codec import decode
from pixcade.table.table import Table
from tests.server.durability.test_snapshots import used_for_years
from tests.server.support.people import PROXY, Elsewhere, at, quiet, refused, waited
from tests.server.support.server import HOST, Served, run, serving

PIECE = restore.FEW + 10
EVES = [f"eves-table-{number}" for number in range(3)]
"""No more: whoever asks over HTTP takes one of the few threads in which this process folds too."""
ANNS = "anns-table"
TWO_PIECES, ONE_PIECE = 2 * PIECE - 5, PIECE - 5
"""So many entries: none of the pieces is so short that it is folded at once."""


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables of all pieces whose folding has begun, in order."""
    begun: list[str] = []
    folded = restore.folded

    def noted(table: Table | None, lines: Sequence[str], *, gently: bool = False) -> Table:
        begun.append(decode(lines[0]).table)
        return folded(table, lines, gently=gently)

    monkeypatch.setattr(restore, "PIECE", PIECE)
    monkeypatch.setattr(restore, "folded", noted)
    return begun


async def people(served: Served) -> tuple[Server, Server]:
    """Eve, who comes from elsewhere and has tables with long logs, and Ann, who has one."""
    eve, ann = Elsewhere(served.address), await served.person("Ann")
    await eve.session("Eve")
    for id in EVES:
        await used_for_years(served, eve, entries=TWO_PIECES, id=id)
    await used_for_years(served, ann, entries=ONE_PIECE, id=ANNS)
    return eve, ann


async def asked(served: Served, person: Server, way: str, table: str) -> None:
    """Let somebody do something for which a table has to be restored."""
    if way == "socket":
        async with at(person, table):
            return
    elif way == "running":
        await person.running(table)
    elif way == "wrong invite":
        with refused("server.wrong-invite"):
            await person.join_by_link(table, "x")
    else:
        await served.application.registry.room(table)


@asynccontextmanager
async def busy(served: Served) -> AsyncIterator[None]:
    """Let somebody else's piece be under way."""
    async with served.application.registry.reader.slots.shared_slot(Askers(Owner("busy"))):
        yield


@pytest.mark.parametrize("way", ["socket", "running", "wrong invite", "the server itself"])
def test_whoever_opens_a_table_waits_for_one_piece_of_somebody_elses(
    tmp_path: Path, pieces: list[str], way: str
) -> None:
    async def main() -> None:
        async with serving(tmp_path, trusted=PROXY) as served:
            eve, ann = await people(served)
            waiting = served.application.registry.reader.slots.queue
            async with busy(served):
                tasks = [asyncio.create_task(asked(served, eve, way, id)) for id in EVES]
                await waited(lambda: len(waiting) == len(EVES))
                tasks.append(asyncio.create_task(asked(served, ann, "socket", ANNS)))
                await waited(lambda: len(waiting) == len(EVES) + 1)
            await asyncio.gather(*tasks)
            assert pieces.index(ANNS) == 1, "after one piece of Eve's"
            assert sorted(pieces) == sorted([*EVES, *EVES, ANNS])

    run(main())


def test_a_table_that_several_want_is_folded_once_with_the_first_turn_that_one_of_them_has(
    tmp_path: Path, pieces: list[str]
) -> None:
    async def main() -> None:
        async with serving(tmp_path, trusted=PROXY) as served:
            eve, ann = await people(served)
            registry = served.application.registry
            waiting = registry.reader.slots.queue
            async with busy(served):
                tasks = [asyncio.create_task(asked(served, eve, "running", id)) for id in EVES]
                await waited(lambda: len(waiting) == len(tasks))
                for person in (eve, ann):
                    tasks.append(asyncio.create_task(asked(served, person, "running", ANNS)))
                    await waited(lambda: len(waiting) == len(tasks))
            await asyncio.gather(*tasks)
            assert pieces.index(ANNS) == 1, "with Ann's turn, though Eve has asked for it last of all"
            assert pieces.count(ANNS) == 1
            assert (registry.loading, len(waiting), registry.reader.slots.free) == ({}, 0, 1)

    run(main())


def test_whoever_goes_while_a_table_waits_for_its_turn_holds_up_nobody(tmp_path: Path, pieces: list[str]) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            await used_for_years(served, await served.person("Ann"), entries=ONE_PIECE, id=ANNS)
            registry = served.application.registry
            waiting = registry.reader.slots.queue
            async with busy(served):
                first, second, third = (
                    asyncio.create_task(registry.room(ANNS, Owner(address))) for address in ("1", "2", "3")
                )
                await waited(lambda: len(waiting) == 3)
                for going in (first, second):
                    going.cancel()
                await waited(lambda: first.done() and second.done())
                await waited(lambda: len(waiting) == 1)
            assert (await third).table.number == ONE_PIECE
            assert pieces == [ANNS]
            assert (registry.loading, len(waiting), registry.reader.slots.free) == ({}, 0, 1)

    run(main())


def test_a_table_that_is_removed_while_it_waits_for_its_turn_is_not_opened(tmp_path: Path, pieces: list[str]) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            await used_for_years(served, await served.person("Ann"), entries=ONE_PIECE, id=ANNS)
            registry = served.application.registry
            async with busy(served):
                opening = asyncio.create_task(registry.room(ANNS))
                await waited(lambda: len(registry.reader.slots.queue) == 1)
                await served.store.write(GameGone(ANNS))
            with refused("server.table-damaged"):
                await opening
            assert pieces == []

    run(main())


@pytest.mark.parametrize(
    ("way", "budget"),
    [("join", "code"), ("use-link", "code"), ("link", "join"), ("sign-out", "message"), ("running", "message")],
)
def test_whoever_has_used_up_a_budget_has_no_table_restored(tmp_path: Path, way: str, budget: str) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            served.stop_budgets()
            ann = await served.person("Ann")
            made = await served.table(ann, "pixoid", NewSeat("me", name="Ann"))
            await quiet(served, made)
            registry = served.application.registry
            registry.put_away(registry.rooms[made.table])
            person = (await ann.about()).person
            for _ in range(BUDGETS[budget].person.burst):
                served.services.limits.take(budget, person, HOST)
            ways = {
                "join": ann.join_by_link(made.table, made.invite),
                "use-link": ann.use_link(made.table, "x"),
                "link": ann.link(made.table, 0),
                "sign-out": ann.sign_out_others(made.table, 0),
                "running": ann.running(made.table),
            }
            asking = ways.pop(way)
            for other in ways.values():
                other.close()
            with refused(f"limits.{budget}"):
                await asking
            assert made.table not in registry.rooms

    run(main())
