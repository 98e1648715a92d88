"""One person can't use up everyone's resources: budgets without loopholes, and work in batches."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pixcade.bots.api import DecisionTask
from pixcade.bots.levels import TOP
from pixcade.bots.running.fair_queue import NOBODY, Owner
from pixcade.bots.running.pool import Pool
from pixcade.client import Server, TableClient
from pixcade.games import GAMES
from pixcade.protocol.client_messages import Hint
from pixcade.protocol.http_messages import Forget, NewSeat, NoBody, ReplayView, TableMade, Uploaded, WhatIf
from pixcade.room.change import MAX_CHAT_MESSAGES, Policy
from pixcade.room.guest import Guest
from pixcade.server.limits import BUDGETS
from pixcade.server.services.fair_slots import FairSlots
from pixcade.server.tables.maintenance import DAY
from pixcade.store.api import ChatLine, GamePlayer, GameRow, TableRow
from pixcade.table.entries import Stopped
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    PROXY,
    Elsewhere,
    at,
    company,
    ended,
    half_step,
    known,
    log,
    program,
    rejected,
    settings,
    stepped,
    waited,
)
from tests.server.support.server import Served, run, serving
from tests.store.stores import finished

GOLDEN = Path(__file__).resolve().parents[3] / "fixtures" / "games"
BURST = BUDGETS["create"].person.burst


def beginning(game: str = "pixl") -> str:
    """Return a position to continue from."""
    rules = GAMES[game]
    return rules.format_position(rules.start(rules.configure({}, seed=0)))


def test_rematch_and_what_if_use_the_table_budget(tmp_path: Path) -> None:
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
                    await eager.ask("POST", "/api/whatif", WhatIf("pixl", beginning(), 0, "easy"), TableMade)
                with rejected("limits.create", seconds=20):
                    await eager.ask("POST", "/api/whatif", WhatIf("pixl", beginning(), 0, "easy"), TableMade)
                with rejected("limits.create"):
                    await eager.create(settings())
                with rejected("limits.create"):
                    await ann.rematch()
                assert await ben.rematch() == await ann.rematch(), "to come to one that is made costs nothing"

    run(main())


def test_rematch_and_what_if_respect_the_table_permission(tmp_path: Path) -> None:
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
                with rejected("server.tables-by-host"):
                    await eve.rematch()
                with rejected("server.tables-by-host"):
                    await there.ask("POST", "/api/whatif", WhatIf("pixl", beginning(), 0, "easy"), TableMade)
                assert await served.store.followers(made.table) == []
                following = await ann.rematch()
                assert await eve.rematch() == following
                (row,) = await served.store.followers(made.table)
                assert row.id == following

    run(main())


def test_rename_is_limited_and_skips_equal_names(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False, limits=True) as served:
            eve = await served.person("Eve")
            for number in range(1, BUDGETS["name"].person.burst):
                await eve.session(f"Eve {number}")
            last = f"Eve {BUDGETS['name'].person.burst - 1}"
            for _ in range(3):
                assert (await eve.session(last)).name == last
            with rejected("limits.name", seconds=10):
                await eve.session("Eve again")
            assert (await eve.about()).name == last
            time.advance(BUDGETS["name"].person.every)
            assert (await eve.session("Eve again")).name == "Eve again"

    run(main())


def played(number: int, person: str) -> GameRow:
    """Return a finished game of a person."""
    players = (GamePlayer(0, person, "Zenobia"), GamePlayer(1, "", "easy"))
    return GameRow(f"game{number:05}", "pixl", 1_000 + number, False, "0 0", players)


def test_removing_a_name_everywhere_blocks_no_one(tmp_path: Path) -> None:
    async def main() -> None:
        games = 500
        async with serving(tmp_path) as served:
            zenobia, host = await served.person("Zenobia"), await served.person("Host")
            person = (await zenobia.about()).person
            await served.store.write(*(one for number in range(games) for one in finished(played(number, person))))
            async with at(host, await served.table(host)) as screen:
                asked = asyncio.create_task(zenobia.ask("POST", "/api/forget", Forget(), NoBody))
                kept = 0
                while not asked.done():
                    await screen.say(-1, "waits for one piece at most")
                    kept += 1
                await asked
            assert kept >= games // 100, kept
            rows = await served.store.games(person=person, most=games + 1)
            assert (len(rows), {row.players[0].name for row in rows}) == (games, {""})

    run(main())


def test_chat_keeps_the_latest_and_writing_reads_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            person, now = (await host.about()).person, served.services.time.now()
            numbers = range(1, MAX_CHAT_MESSAGES + 1)
            lines = (ChatLine(made.table, one, now, person, -1, "Host", "x", "", True, True) for one in numbers)
            await served.store.write(*lines)
            async with at(host, made) as screen:
                await screen.say(-1, "first")
                reading, read = served.store.chat, list[str]()

                async def noted(table: str) -> list[ChatLine]:
                    read.append(table)
                    return list(await reading(table))

                served.store.chat = noted
                for text in ("second", "third"):
                    await screen.say(-1, text)
                assert read == []
                kept = await reading(made.table)
                assert [line.number for line in kept] == list(range(4, MAX_CHAT_MESSAGES + 4))
                assert [line.text for line in kept[-3:]] == ["first", "second", "third"]

    run(main())


@pytest.mark.slow(6)
@pytest.mark.parametrize("queue", ["uploads", "names"])
def test_slow_requests_delay_only_their_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, queue: str) -> None:
    async def main() -> None:
        record = (GOLDEN / "pixl-2.pixcade").read_text(encoding="utf-8")
        async with serving(tmp_path, trusted=PROXY) as served:
            eve, ann = Elsewhere(served.address), await served.person("Ann")
            await eve.session("Eve")
            people = {(await eve.about()).person: "eve", (await ann.about()).person: "ann"}

            async def ask(person: Server) -> None:
                if queue == "uploads":
                    await person.ask("POST", "/api/upload", Uploaded(record), ReplayView)
                else:
                    await person.ask("POST", "/api/forget", Forget(), NoBody)

            slots: FairSlots = getattr(served.application.archive, queue)
            taking, order = slots.queue.take, list[str]()

            def noted(owner: Owner, place: asyncio.Future[None]) -> None:
                order.append(people[owner.person])
                taking(owner, place)

            monkeypatch.setattr(slots.queue, "take", noted)
            async with AsyncExitStack() as under_way:
                for at_once in range(slots.free):
                    await under_way.enter_async_context(slots.slot(Guest("", f"busy {at_once}")))
                waiting = [asyncio.create_task(ask(eve)) for _ in range(slots.most)]
                await waited(lambda: len(slots.queue) == slots.most)
                with rejected("limits.waiting", most=slots.most):
                    await ask(eve)
                waiting.append(asyncio.create_task(ask(ann)))
                await waited(lambda: len(slots.queue) == slots.most + 1)
            await asyncio.gather(*waiting)
            assert order == ["eve", "ann", *["eve"] * (slots.most - 1)], "Ann waits for one of Eve's"

    run(main())


class Hinting:
    """Bots that answer immediately; hints block until released."""

    def __init__(self) -> None:
        self.pool = Pool(1)
        self.hints, self.go = list[str](), asyncio.Event()
        self.requests: list[tuple[bool, str, bytes]] = []
        """Whether it was for a hint, the level, and the secret to draw from."""

    async def think(self, table: str, task: DecisionTask) -> Any:
        self.requests.append((table.endswith("-hint"), task.bot, task.secret))
        if table.endswith("-hint"):
            self.hints.append(table)
            await self.go.wait()
        return await self.pool.think(table, task._replace(bot="easy"))

    def prepare(self, name: str, game_id: str) -> None:
        pass

    def start_worker(self) -> None:
        pass

    def prefer(self, table: str, wanted: bool, owner: Owner = NOBODY) -> None:
        pass

    def busy(self, table: str) -> bool:
        return False


def test_hints_run_one_at_a_time_in_fair_order(tmp_path: Path) -> None:
    async def main() -> None:
        bots = Hinting()
        async with serving(tmp_path, thinking=bots, trusted=PROXY) as served:
            eve, ann = Elsewhere(served.address), await served.person("Ann")
            await eve.session("Eve")
            async with alone(served, eve) as eves, alone(served, ann) as anns:
                hints = [asyncio.create_task(hinted(eves)) for _ in range(4)]
                await waited(lambda: served.services.hints.requests.total() == len(hints))
                hints.append(asyncio.create_task(hinted(anns)))
                await waited(lambda: served.services.hints.requests.total() == len(hints))
                await waited(lambda: len(bots.hints) == 1)
                await program(anns, 0)
                await stepped(1, anns)  # her bots have played meanwhile
                bots.go.set()
                await asyncio.gather(*hints, return_exceptions=True)
                hers = [table.startswith(known(anns).table) for table in bots.hints]
                assert hers.index(True) <= 2, "after the one that was under way, and one turn of Eve's"
        await bots.pool.close()

    run(main())


def test_hint_uses_top_level_with_a_separate_secret(tmp_path: Path) -> None:
    async def main() -> None:
        bots = Hinting()
        bots.go.set()
        async with serving(tmp_path, thinking=bots) as served, alone(served, await served.person("Ann")) as table:
            for _ in range(2):
                await hinted(table)
            await program(table, 0)
            await stepped(1, table)
        await bots.pool.close()
        hints = [secret for for_hint, level, secret in bots.requests if for_hint and level == TOP]
        played = {secret for for_hint, _, secret in bots.requests if not for_hint}
        assert len(hints) == len(set(hints)) == 2
        assert played
        assert played.isdisjoint(hints)

    run(main())


@asynccontextmanager
async def alone(served: Served, person: Server) -> AsyncIterator[TableClient]:
    """Let a person play against bots."""
    made = await served.table(
        person, "pixoid", NewSeat("me", name="Me"), *[NewSeat("bot", level="easy")] * 3, **half_step()
    )
    async with at(person, made) as table:
        await table.start()
        await stepped(0, table)
        yield table


async def hinted(table: TableClient) -> None:
    """Ask for a hint."""
    await table.ask(Hint(table.new_id(), 0, known(table).current.decisions[0].piece))


async def playing(served: Served, host: Server, *seats: NewSeat) -> str:
    """Return a game of Pixl that has begun."""
    made = await host.create(settings("pixl", options={"players": "2", "side": "5"}), *seats, start=True)
    return made.table


def test_abandoned_game_is_stopped_while_running(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Ann")
            me, bot = NewSeat("me", name="Ann"), NewSeat("bot", level="easy")
            alone = await playing(served, host, me, bot)
            together = await playing(served, host, me, NewSeat("me", name="Ben"))
            for days, over in ((6, []), (2, [alone]), (21, [alone]), (2, [together, alone])):
                time.advance(days * DAY)
                await served.application.maintenance.tidy()
                assert [game.table for game in await served.store.games()] == over, days
            assert (await log(served, together))[-1].what == Stopped("server")

    run(main())


def test_finished_games_are_kept_for_the_configured_days(tmp_path: Path) -> None:
    async def main() -> None:
        for keep, left in ((0, 50), (30, 10)):
            time = ManualTime()
            policy = Policy(keep_games=keep)
            async with serving(tmp_path / str(keep), time=time, ticking=False, policy=policy) as served:
                old = [replace(played(at, "ann"), ended=time.now() - 31 * DAY) for at in range(40)]
                new = [replace(played(at, "ann"), ended=time.now() - 29 * DAY) for at in range(40, 50)]
                rows = [TableRow(one.table, one.game, "over", False, 0, one.ended) for one in (*old, *new)]
                await served.store.write(*rows, *old, *new)
                await served.application.maintenance.tidy()
                assert len(await served.store.games(most=100)) == left

    run(main())
