"""Nothing is ever lost: the short version of `python -m tests.server.durability.long_torture`."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from pixcade.store.private_files import DATABASE
from tests.server.durability.torture import Torture
from tests.server.durability.verification import Findings, examined
from tests.waits import WHOLE

SEED = 4
GAMES, KILLS, LOSSES, FLOODS = (4, 3, 1, 1)


def tortured(
    folder: Path,
    games: int,
    kills: int,
    losses: int = 0,
    floods: int = 0,
    spoil: Callable[[Torture], None] = lambda torture: None,
    database: str = "",
) -> Findings:
    """Play, inject a fault if requested, and verify."""

    async def main() -> Findings:
        torture = Torture(folder, games, kills, SEED, losses, floods, database=database)
        await torture.run(WHOLE)  # otherwise a client would wait forever for the lost entry
        spoil(torture)
        return await examined(torture)

    return asyncio.run(main())


@pytest.mark.slow(5)
def test_nothing_acknowledged_is_lost_or_repeated_by_crashes(tmp_path: Path) -> None:
    found = tortured(tmp_path / "data", GAMES, KILLS, LOSSES, FLOODS)
    assert found.wrong == [], f"with seed {SEED}"
    assert found.counts["games"] >= GAMES
    assert found.counts["kills"] >= KILLS
    assert found.counts["times the database file was away"] == LOSSES
    assert found.counts["requests rejected meanwhile"] >= LOSSES
    assert found.counts["lobbies that stay"] == LOSSES + 1
    assert found.counts["floods"] == FLOODS
    assert found.counts["acknowledgements"] > 0.75 * found.counts["decisions played"] > 0
    own = found.counts["decisions played at a device of one's own"]
    assert found.counts["commitments opened by those who made them"] > 0.75 * own > 0
    assert found.counts["connections broken by the client"] > GAMES
    assert found.counts["messages sent again"] > 5 * GAMES
    assert found.counts["programs changed or taken back"] > 2
    assert found.counts["valid records"] == 2 * found.counts["games"]


@pytest.mark.long
def test_postgres_loses_and_repeats_nothing(tmp_path: Path, database: str) -> None:
    games, kills, floods = 6, 3, 2
    found = tortured(tmp_path / "data", games, kills, floods=floods, database=database)
    assert found.wrong == [], f"with seed {SEED}"
    assert found.counts["games"] >= games
    assert found.counts["kills"] >= kills
    assert found.counts["floods"] == floods
    assert found.counts["acknowledgements"] > 0.75 * found.counts["decisions played"] > 0
    assert found.counts["valid records"] == 2 * found.counts["games"]


def in_the_database(torture: Torture, change: str) -> None:
    """Change something in the store behind the server's back."""
    with sqlite3.connect(torture.folder / DATABASE) as connection:
        assert connection.execute(change).rowcount > 0
    connection.close()


def lose_the_last_program(torture: Torture) -> None:
    in_the_database(torture, "DELETE FROM log WHERE (table_id, number) IN (SELECT table_id, max(number) FROM log)")


def acknowledge_what_never_came(torture: Torture) -> None:
    request, done = torture.notes[0].acknowledged[-1]
    later = msgspec.structs.replace(done, number=done.number + 1)
    torture.notes[0].acknowledged.append((request, later))


def believe_something_else(torture: Torture) -> None:
    state = torture.notes[0].state
    assert state is not None
    torture.notes[0].state = msgspec.structs.replace(state, paused=True)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lose_the_last_program, "was acknowledged and is not in the log"),
        (acknowledge_what_never_came, "was acknowledged and is not in the log"),
        (believe_something_else, "sees another table"),
    ][::2],
)
def test_missing_entry_would_be_detected(tmp_path: Path, spoil: Callable[[Torture], None], said: str) -> None:
    found = tortured(tmp_path / "data", 1, 0, spoil=spoil)
    assert any(said in one for one in found.wrong), found.wrong
