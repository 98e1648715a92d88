"""Running games cost those who ask little, however many there are, and none that runs is overlooked."""

import asyncio
import gc
import random
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from pixcade.games import PARTS
from pixcade.games.pixoid.notation import parse_position
from pixcade.server.registry import running_positions
from pixcade.server.registry.running_positions import RunningPositions
from pixcade.store.api import LogLine, StoreTrouble, TableRow, Write
from pixcade.table import commands
from pixcade.table.table import Table
from tests.server.http.test_exact import POSITION
from tests.server.http.test_reviews import finished, review
from tests.server.support.server import Served, run, serving
from tests.server.support.short_game import refused
from tests.table.memory_table import Running

TABLES = 1_200
AT_ONCE = 500
"""So many rows may be handled before the event loop goes on: a quarter of a millisecond."""
READ = ("tables", "heads", "playing", "log")
"""What running games are read by."""


class CountedRows(list[Any]):
    """Rows of which somebody counts how many are handled."""

    def __init__(self, rows: Sequence[Any], handled: Callable[[int], None]) -> None:
        super().__init__(rows)
        self.handled = handled

    def __iter__(self) -> Iterator[Any]:
        for row in super().__iter__():
            self.handled(1)
            yield row

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        self.handled(len(found) if isinstance(at, slice) else 1)
        return found


class CountedStore:
    """A store that counts what is read from it; with `others` it is one that other processes write to as well."""

    def __init__(self, store: Any, *, others: bool = False) -> None:
        self.store = store
        self.changes = None if others else getattr(store, "changes", None)
        self.rows = self.calls = 0
        self.stretch = self.longest = 0
        self.after: Callable[[str], Awaitable[None]] | None = None
        """Called when something was read, before it is given to whoever asked."""

    def handled(self, rows: int) -> None:
        self.stretch += rows
        self.longest = max(self.longest, self.stretch)

    def __getattr__(self, name: str) -> Any:
        read = getattr(self.store, name)
        if name not in READ:
            return read

        async def counted(*arguments: Any, **options: Any) -> Any:
            found = await read(*arguments, **options)
            self.calls += name != "log"
            self.rows += len(found)
            if self.after is not None:
                await self.after(name)
            return CountedRows(found, self.handled) if isinstance(found, list) else found

        return counted

    @contextmanager
    def stretches(self) -> Iterator[None]:
        """Count how many rows are handled in one go, while the event loop does nothing else."""

        async def ticking() -> None:
            while True:
                self.stretch = 0
                await asyncio.sleep(0)

        ticker = asyncio.get_running_loop().create_task(ticking())
        try:
            yield
        finally:
            ticker.cancel()


def counted(served: Served, *, others: bool = False) -> tuple[RunningPositions, CountedStore]:
    """Let a server's running positions be read from a store that counts."""
    running = served.application.reviews.running
    store = CountedStore(served.store, others=others)
    running.store = store
    return running, store


def row(id: str, phase: str = "playing") -> TableRow:
    now = now_ms()
    return TableRow(id, "pixoid", phase, public=False, created=now, touched=now, clocks=False)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_game(id: str, **settings: Any) -> Running:
    """Open a table now: a server stops games as abandoned that nobody has gone on with for a month."""
    return Running("pixoid", now=now_ms(), id=id, **settings)


def at_rest(count: int = TABLES) -> list[Write]:
    """What a store holds of many games that have just begun."""
    lines = new_game("rests").begin().log
    writes: list[Write] = []
    for number in range(count):
        id = f"rest{number}"
        writes += [row(id), *(LogLine(id, at, line.replace("rests", id)) for at, line in enumerate(lines, 1))]
    return writes


def begun(id: str, start: str = POSITION, people: int | None = None) -> list[Write]:
    """What a store holds of a game that begins at a position."""
    log = new_game(id, start=start).begin(people).log
    return [row(id), *(LogLine(id, at, line) for at, line in enumerate(log, 1))]


def lines_of(game: Running) -> list[LogLine]:
    """What a store holds of the log of a game."""
    return [LogLine("t", at, line) for at, line in enumerate(game.log, 1)]


def key(position: str = POSITION) -> str:
    found = PARTS["pixoid"].exact_key
    assert found is not None
    return found(parse_position(position))


async def asked(running: RunningPositions) -> bool:
    """Ask whether somebody plays at the position."""
    return await running.includes("pixoid", key())


@pytest.mark.one_machine  # where others write too, the heads of all logs are compared
def test_nothing_is_read_again_of_games_that_rest(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            await served.store.write(*at_rest())
            running, store = counted(served)
            assert not await asked(running)
            store.rows = 0
            for _ in range(3):
                assert not await asked(running)
                assert not await running.between_people("pixoid", [key()])
            assert store.rows == 0
            await served.store.write(*begun("t"))
            assert await asked(running)
            assert store.rows == 1 + len(await served.store.log("t"))

    run(main())


@pytest.mark.parametrize("others", [False, True])
def test_the_event_loop_goes_on_between_every_few_rows(tmp_path: Path, others: bool) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            await served.store.write(*at_rest())
            running, store = counted(served, others=others)
            with store.stretches():
                await asked(running)
                await asked(running)
            assert 0 < store.longest <= AT_ONCE

    run(main())


def test_all_who_ask_while_tables_are_read_share_the_next_refresh(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            await served.store.write(*begun("t"))
            running, store = counted(served, others=True)
            assert all(await asyncio.gather(*(asked(running) for _ in range(12))))
            twelve = store.calls
            assert await asked(running)
            assert twelve == 2 * (store.calls - twelve), "the first reads for itself, the second for all others"

    run(main())


@pytest.mark.parametrize("others", [False, True])
def test_a_game_that_began_before_somebody_asked_is_found_though_tables_were_read_before(
    tmp_path: Path, others: bool
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            await served.store.write(*at_rest(1))
            running, store = counted(served, others=others)
            read, go_on = asyncio.Event(), asyncio.Event()

            async def held(name: str) -> None:
                read.set()
                await go_on.wait()

            store.after = held
            first = asyncio.create_task(asked(running))
            await read.wait()
            await served.store.write(*begun("t"))
            second = asyncio.create_task(asked(running))
            await asyncio.sleep(0)
            go_on.set()
            await first
            assert await second
            assert await running.between_people("pixoid", [key()])

    run(main())


def test_what_could_not_be_read_is_read_by_the_next_who_asks(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            running, store = counted(served)
            assert not await asked(running)

            async def fails(name: str) -> None:
                raise StoreTrouble("store.broken")

            await served.store.write(*begun("t"))
            store.after = fails
            with pytest.raises(StoreTrouble):
                await asked(running)
            store.after = None
            assert await asked(running)

    run(main())


def test_one_who_goes_while_tables_are_read_hides_no_game_from_others(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            running, store = counted(served)
            for number in range(2):  # at the first look, and when something was written since
                await served.store.write(*begun(f"t{number}"))
                reading = asyncio.Event()

                async def hangs(name: str, reading: asyncio.Event = reading) -> None:
                    reading.set()
                    await asyncio.Event().wait()

                store.after = hangs
                gone = asyncio.create_task(asked(running))
                await reading.wait()
                gone.cancel()
                with suppress(asyncio.CancelledError):
                    await gone
                store.after = None
                assert await asked(running)
                await served.store.write(row(f"t{number}", "over"))
                assert not await asked(running)

    run(main())


def test_of_a_game_that_rests_no_table_is_kept(tmp_path: Path) -> None:
    def tables(*roots: object) -> int:
        """Return how many tables these hold, however deep."""
        found, waiting = dict[int, object](), list(roots)
        while waiting:
            one = waiting.pop()
            if id(one) not in found and not isinstance(one, type | ModuleType):
                found[id(one)] = one
                waiting += gc.get_referents(one)
        return sum(isinstance(one, Table) for one in found.values())

    async def main() -> None:
        async with serving(tmp_path) as served:
            game = new_game("t").begin()
            first = len(game.log)
            await served.store.write(*at_rest(100), row("t"), *lines_of(game))
            running, _ = counted(served)
            await asked(running)
            assert len(running.followed) == 101
            assert tables(running.followed, running.folded, running.index) == 0
            game.everybody()
            await served.store.write(*lines_of(game)[first:])
            await asked(running)
            assert tables(running.followed, running.folded, running.index) == 1, "of one that goes on it is"

    run(main())


@pytest.mark.parametrize("most", [0, 2, 100])
def test_the_index_is_that_of_one_who_reads_everything_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(running_positions, "MOST_FOLDED", most)
    generator = random.Random(most)

    async def main() -> None:
        async with serving(tmp_path) as served:
            running, _ = counted(served)
            games = [new_game(f"t{at}").begin(people) for at, people in enumerate((1, 2, 4, 4))]
            written = [0] * len(games)
            for _ in range(12):
                for at, game in enumerate(games):
                    game.everybody() if generator.random() < 0.7 else None
                    if at == 3 and game.table.step == 6 and game.table.seat(1).holder == "person":
                        for seat in (1, 2, 3):  # from now on the first one plays alone
                            game.append(commands.leave(game.table, game.now, seat))
                            game.append(commands.seat_bot(game.table, game.now, seat, "greedy"))
                    new = game.log[written[at] :]
                    lines = (LogLine(game.table.id, written[at] + more, line) for more, line in enumerate(new, 1))
                    await served.store.write(row(game.table.id), *lines)
                    written[at] = len(game.log)
                await served.application.maintenance.tidy()  # as the server does by itself at any moment
                await asked(running)
                anew = RunningPositions(served.services)
                anew.store = CountedStore(served.store, others=True)
                await asked(anew)
                assert running.index.everywhere == anew.index.everywhere
                assert running.index.between_people == anew.index.between_people
                assert len(running.folded) <= most
            assert running.index.everywhere > running.index.between_people
            await served.store.write(*(row(game.table.id, "over") for game in games))
            await asked(running)
            assert not running.followed
            assert not running.folded
            assert not running.index.everywhere
            assert not running.index.between_people

    run(main())


def test_a_review_beyond_the_budget_reads_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            player = await served.person()
            table = await finished(player)
            served.stop_budgets()
            for _ in range(10):
                served.services.limits.take("hint", (await player.about()).person, "127.0.0.1")
            _, store = counted(served)
            assert await refused(review(player, table)) == "limits.hint"
            assert store.calls == store.rows == 0

    run(main())
