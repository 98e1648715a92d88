"""One person cannot take what everybody needs: budgets that nothing leads past, and work that is done in pieces."""

import asyncio
from pathlib import Path

from pixcade.games import GAMES
from pixcade.protocol.http_messages import Forget, NoBody, TableMade, WhatIf
from pixcade.server.access.rate_limits import BUDGETS
from pixcade.server.registry.names import AT_ONCE
from pixcade.server.services.bundle import Policy
from pixcade.store.api import GamePlayer, GameRow, Write
from tests.amounts import amount
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import PROXY, Elsewhere, at, company, ended, guest, raw, refused, settings, stepped
from tests.server.support.server import run, serving

BURST = BUDGETS["create"].person.burst


def beginning(game: str = "pixl") -> str:
    """Return a position to go on from."""
    rules = GAMES[game]
    return rules.format_position(rules.start(rules.configure({}, seed=0)))


def test_a_rematch_and_a_what_if_take_from_the_budget_of_tables(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, time=ManualTime(), ticking=False, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixl", options={"players": "2", "side": "5"})
            async with at(host, made) as screen, company(served, made, "Ann", "Ben") as (ann, ben):
                await screen.start()
                await stepped(0, ann, ben)
                await asyncio.gather(ann.agree(0), ben.agree(1))
                await ended(ann, ben)
                eager = served.people[1]
                for _ in range(BURST):
                    await eager.ask("POST", "/api/whatif", WhatIf("pixl", beginning(), 0, "rookie"), TableMade)
                with refused("limits.create", seconds=20):
                    await eager.ask("POST", "/api/whatif", WhatIf("pixl", beginning(), 0, "rookie"), TableMade)
                with refused("limits.create"):
                    await eager.create(settings())
                with refused("limits.create"):
                    await ann.rematch()
                assert await ben.rematch() == await ann.rematch(), "to come to one that is made costs nothing"

    run(main())


def test_where_only_the_host_makes_tables_nobody_gets_one_by_a_rematch_or_a_what_if(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=Policy(tables_by="host"), trusted=PROXY) as served:
            here, there = await served.person("Ann"), Elsewhere(served.address)
            await there.session("Eve")
            made = await here.create(settings("pixl", options={"players": "2", "side": "5"}))
            await there.join(made.code)
            async with at(here, made) as ann, at(there, made) as eve:
                await ann.sit(0, "Ann")
                await eve.sit(1, "Eve")
                await ann.start()
                await stepped(0, ann, eve)
                await asyncio.gather(ann.agree(0), eve.agree(1))
                await ended(ann, eve)
                with refused("server.tables-by-host"):
                    await eve.rematch()
                with refused("server.tables-by-host"):
                    await there.ask("POST", "/api/whatif", WhatIf("pixl", beginning(), 0, "rookie"), TableMade)
                assert await served.store.followers(made.table) == []
                following = await ann.rematch()
                assert await eve.rematch() == following
                (row,) = await served.store.followers(made.table)
                assert row.id == following

    run(main())


def test_a_name_is_changed_only_so_often_and_the_same_one_is_not_written_again(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False, limits=True) as served:
            eve = await served.person("Eve")
            for number in range(1, BUDGETS["name"].person.burst):
                await eve.session(f"Eve {number}")
            last = f"Eve {BUDGETS['name'].person.burst - 1}"
            for _ in range(3):
                assert (await eve.session(last)).name == last
            with refused("limits.name", seconds=10):
                await eve.session("Eve again")
            assert (await eve.about()).name == last
            time.advance(BUDGETS["name"].person.every)
            assert (await eve.session("Eve again")).name == "Eve again"

    run(main())


def played(number: int, person: str) -> Write:
    """Return a finished game of a person."""
    players = (GamePlayer(0, person, "Zenobia"), GamePlayer(1, "", "rookie"))
    return GameRow(f"game{number:05}", "pixl", 1_000 + number, False, "0 0", players)


def test_others_are_answered_between_the_pieces_while_a_name_is_taken_out_of_all_games(tmp_path: Path) -> None:
    async def main() -> None:
        games = amount(6 * AT_ONCE, 5_000)
        async with serving(tmp_path) as served:
            zenobia, host = await served.person("Zenobia"), await served.person("Host")
            person = (await zenobia.about()).person
            await served.store.write(*(played(number, person) for number in range(games)))
            made = await served.table(host)
            async with raw(await guest(served, made, "Ben"), made) as ben:
                asked = asyncio.create_task(zenobia.ask("POST", "/api/forget", Forget(), NoBody))
                answers = 0
                while not asked.done():
                    await ben.send({"type": "beat"})
                    await ben.until(lambda one: one["type"] == "beat")
                    answers += 1
                await asked
            assert answers >= games // AT_ONCE, answers
            assert await served.store.games_of(person, most=games + 1) == [f"game{at:05}" for at in range(games)]
            names = {row.players[0].name for row in await served.store.games(person=person, most=games)}
            assert names == {""}

    run(main())
