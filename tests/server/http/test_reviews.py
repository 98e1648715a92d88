"""Reviews over HTTP: content, only for finished games, and the limits of hints."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from pixcade.bots.running.fallback import BotFailed
from pixcade.bots.running.pool import Pool
from pixcade.client import Server
from pixcade.games import rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import read_record
from pixcade.protocol.analysis_messages import ReviewProgress, ReviewReport
from pixcade.protocol.http_messages import NewSeat
from pixcade.review.api import review_record
from pixcade.room.guest import Guest
from pixcade.server.http import reviews
from tests.server.http.test_exact import begun, ended
from tests.server.rooms.test_series import MOVES, played
from tests.server.support.people import at
from tests.server.support.server import run, serving
from tests.server.support.short_game import evening, rejected
from tests.waits import LIMIT, until


async def progress(person: Server, table: str) -> ReviewProgress:
    """Ask once for a review."""
    return await person.ask("GET", f"/api/games/{table}/review", None, ReviewProgress)


async def review(person: Server, table: str) -> ReviewReport:
    """Ask for a review until it is there."""
    async with asyncio.timeout(LIMIT):
        while True:
            found = await progress(person, table)
            if found.review is not None and found.done == found.parts:
                return found.review


async def finished(player: Server) -> str:
    """Play a game to its end; return its table."""
    made = await begun(player)
    async with player.table(made.table) as table:
        await ended(table)
    return made.table


def test_review_matches_the_command(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            player, other = await served.person("Ann"), await served.person("Ben")
            table = await finished(player)
            told = await review(other, table)
            record = read_record(await player.record(table), rules)
            assert told == msgspec.convert(review_record(record).as_data(), ReviewReport)
            (one,) = told.rounds
            assert one.unit == "cubes"
            assert one.chance is not None
            assert abs(one.value - one.loss + one.team_loss + one.luck - one.result) < 1e-3
            assert "Ann" not in str(told), "names are those of the game, which can be taken out of it"

    run(main())


def test_worker_for_the_review_starts_when_the_game_ends(tmp_path: Path) -> None:
    async def main() -> None:
        async with Pool(1) as pool, serving(tmp_path, thinking=pool) as served:
            player = await served.person("Ann")
            made = await begun(player)
            async with player.table(made.table) as table:
                assert pool.load.workers == 0
                await ended(table)
            assert pool.load.workers == 1

    run(main())


@pytest.mark.slow(14)
def test_a_long_review_shows_what_is_known_so_far(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Ann")
            people = [NewSeat("me", name="Ann"), NewSeat("me", name="Bea")]
            options = {"players": "2", "side": "5"}
            made = await served.table(host, "pixl", *people, options=options)
            async with at(host, made) as table:
                await table.start()
                await played(table)
            served.application.reviews.wait = LIMIT
            found = await progress(host, made.table)
            assert found.review is not None, "the first findings wait for no other ones"
            assert found.done < found.parts == len(MOVES)
            assert [turn.step for turn in found.review.rounds[0].turns] == [1]
            whole = await review(host, made.table)
            assert len(whole.rounds[0].turns) == len(MOVES)

    run(main())


def test_unfinished_game_has_no_review(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            player, other = await served.person("Ann"), await served.person("Ben")
            lobby = await served.table(player, "pixoid")
            made = await begun(player)
            async with evening(served, over=False) as running:
                for person in (player, other, *running.people):
                    for table in (lobby.table, made.table, running.id):
                        assert await rejected(review(person, table)) == "server.not-over"
                assert await rejected(review(player, "a" * 16)) == "server.no-such-game"
                assert served.application.reviews.jobs == {}

    run(main())


def test_player_of_same_game_gets_no_review_until_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            player, other = await served.person("Ann"), await served.person("Ben")
            table = await finished(player)
            made = await begun(player)
            assert await rejected(review(player, table)) == "server.being-played"
            assert (await review(other, table)).rounds
            async with player.table(made.table) as running:
                await ended(running)
            assert (await review(player, table)).rounds

    run(main())


def test_review_is_computed_once_for_everyone(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            player, other = await served.person("Ann"), await served.person("Ben")
            table = await finished(player)
            first, second = await asyncio.gather(review(player, table), review(other, table))
            assert first == second
            job = served.application.reviews.jobs[table]
            assert (await progress(other, table)) == ReviewProgress(1, 1, first)
            assert served.application.reviews.jobs[table] is job

    run(main())


def test_review_counts_and_queues_as_a_hint(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            player = await served.person()
            table = await finished(player)
            served.stop_budgets()
            served.application.reviews.wait = 0.0
            async with served.services.hints.slot(Guest("another", "another")):
                assert await progress(player, table) == ReviewProgress(0, 0, None)
                assert served.services.hints.requests.total() == 2, "it waits behind the other hint"
            served.application.reviews.wait = reviews.WAIT
            await review(player, table)
            served.application.reviews.jobs.clear()
            for _ in range(9):
                served.services.limits.take("hint", (await player.about()).person, "127.0.0.1")
            assert await rejected(review(player, table)) == "limits.hint"

    run(main())


def test_review_without_requests_is_cancelled(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            player = await served.person()
            table = await finished(player)
            mine = served.application.reviews
            mine.wait = mine.abandoned = 0.0
            async with served.services.hints.slot(Guest("another", "another")):
                assert await progress(player, table) == ReviewProgress(0, 0, None)
                await until(lambda: not mine.jobs)
                assert served.services.hints.requests.total() == 1
            mine.wait, mine.abandoned = reviews.WAIT, LIMIT
            assert (await review(player, table)).rounds

    run(main())


def test_least_recently_requested_review_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_REVIEWS", 1)

    async def main() -> None:
        async with serving(tmp_path) as served:
            player = await served.person()
            first, second = await finished(player), await finished(player)
            await review(player, first)
            await review(player, second)
            assert list(served.application.reviews.jobs) == [second]

    run(main())


def test_worker_error_is_returned_and_logged(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            with pytest.raises(BotFailed):
                await served.services.thinking.compute("name", "pixcade.review.jobs:part")
            with pytest.raises(PixcadeError) as caught:
                await served.services.thinking.compute("name", "pixcade.review.jobs:part", "no record", 0)
            assert caught.value.code.startswith("record.")

    run(main())
