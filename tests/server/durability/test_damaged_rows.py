"""One damaged row: its table alone can't be opened, our own bookkeeping is begun anew, and everybody else plays."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pixcade.client import Goodbye
from pixcade.server.registry.create import LOBBY_KEPT
from pixcade.server.registry.surroundings import ALIVE, STOPS, last_alive, read_stops
from pixcade.server.services.bundle import Policy
from pixcade.store.private_files import DATABASE
from tests.server.durability.test_restart import moved
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import at, known
from tests.server.support.server import run, serving
from tests.server.support.short_game import evening

pytestmark = pytest.mark.one_machine

DAY = 24 * 3_600_000
NO_TEXT = "CAST(x'227bfffe80' AS TEXT)"
"""What SQLite gives back as text and is no UTF-8."""
LAST_LINE = "table_id = '{table}' AND number = (SELECT max(number) FROM log WHERE table_id = '{table}')"


def change(folder: Path, statement: str) -> None:
    """Change something in a server's database behind its back."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        assert connection.execute(statement).rowcount == 1


@pytest.mark.parametrize("text", [NO_TEXT, "'[1, 2'", "''", "x'00ff'"], ids=["no-utf8", "no-json", "nothing", "blob"])
def test_a_damaged_last_line_is_damage_of_its_table_alone(tmp_path: Path, text: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            damaged, whole = [(await served.table(person)).table for _ in range(2)]
        change(tmp_path, f"UPDATE log SET text = {text} WHERE {LAST_LINE.format(table=damaged)}")
        async with serving(tmp_path) as again:
            ann = moved(person, again.address)
            async with at(ann, whole) as table:
                assert known(table).phase == "lobby"
            with pytest.raises(Goodbye, match=r"server\.table-damaged"):
                await ann.table(damaged).__aenter__()
            assert again.log.getvalue().count(" error log-damaged ") == 1
            assert "fault" not in again.log.getvalue()

    run(main())


@pytest.mark.parametrize(
    ("name", "value"),
    [(ALIVE, "'abc'"), (ALIVE, NO_TEXT), (ALIVE, "'9007199254740993'"), (STOPS, "'abc'"), (STOPS, NO_TEXT)],
    ids=["alive-text", "alive-no-utf8", "alive-far-ahead", "stops-text", "stops-no-utf8"],
)
def test_a_damaged_note_of_when_a_server_ran_is_begun_anew_and_ends_or_deletes_nothing(
    tmp_path: Path, name: str, value: str
) -> None:
    async def main() -> None:
        time, policy = ManualTime(), Policy(keep_games=30)
        async with serving(tmp_path, time=time, ticking=False, policy=policy) as served, evening(served) as played:
            await served.application.maintenance.beat()
        time.advance(40 * DAY)
        async with serving(tmp_path, time=time, ticking=False, policy=policy):
            pass
        change(tmp_path, f"INSERT INTO settings VALUES ('{name}', {value}) ON CONFLICT DO UPDATE SET value = {value}")
        async with serving(tmp_path, time=time, ticking=False, policy=policy) as again:
            assert f" warning setting-damaged name={name}" in again.log.getvalue()
            kept = await again.store.settings()
            assert (last_alive(kept), bool(read_stops(kept[STOPS]))) == (time.now(), True)
            await again.application.maintenance.tidy()
            assert [game.table for game in await again.store.games()] == [played.id]
            time.advance(31 * DAY)
            await again.application.maintenance.tidy()
            assert await again.store.games() == []

    run(main())


@pytest.mark.parametrize("touched", ["'abc'", "touched + (1 << 52)"], ids=["text", "a-bit-that-flipped"])
def test_a_table_of_which_nobody_knows_when_it_was_touched_was_touched_at_the_start(
    tmp_path: Path, touched: str
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            odd, other = [(await served.table(await served.person("Ann"))).table for _ in range(2)]
        change(tmp_path, f"UPDATE tables SET touched = {touched} WHERE id = '{odd}'")
        now = time.now()
        async with serving(tmp_path, time=time, ticking=False) as again:
            assert time.now() == now, "and everybody's time goes on as it was"
            assert f" warning row-damaged table={odd} name=touched" in again.log.getvalue()
            assert {row.id for row in await again.store.tables(("lobby",))} == {odd, other}
            time.advance(LOBBY_KEPT + 1)
            await again.application.maintenance.tidy()
            assert await again.store.tables(("lobby",)) == []

    run(main())
