"""Nothing is ever lost: the short version of `python -m bench.torture`, in full in `run.py prove torture`."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
import pytest

from pixcade.store.private_files import DATABASE
from tests.amounts import amount
from tests.engines.redis import Redis
from tests.server.durability.surrounding_faults import JUMPS
from tests.server.durability.torture import Torture
from tests.server.durability.unreliable_network import shared_by
from tests.server.durability.verification import Findings, examined
from tests.waits import WHOLE

SEED = 4
GAMES, KILLS, LOSSES, FLOODS = amount((4, 3, 1, 1), (12, 5, 3, 3))
GAMES_OF_TWO, KILLS_OF_TWO, FLOODS_OF_TWO = amount((2, 1, 1), (6, 3, 2))


def tortured(
    folder: Path,
    games: int,
    kills: int,
    losses: int = 0,
    floods: int = 0,
    spoil: Callable[[Torture], None] = lambda torture: None,
    shared: Mapping[str, str] | None = None,
) -> Findings:
    """Play, spoil something where a test wants to, and look at what is left."""

    async def main() -> Findings:
        torture = Torture(folder, games, kills, SEED, losses, floods, shared=shared or {})
        await torture.run(WHOLE)  # then somebody waits for what was lost
        spoil(torture)
        return await examined(torture)

    return asyncio.run(main())


@pytest.mark.slow(5)
def test_nothing_acknowledged_is_lost_or_done_twice_however_often_server_and_connections_break(tmp_path: Path) -> None:
    found = tortured(tmp_path / "data", GAMES, KILLS, LOSSES, FLOODS)
    assert found.wrong == [], f"with seed {SEED}"
    assert found.counts["games"] >= GAMES
    assert found.counts["kills"] >= KILLS
    assert all(found.counts[jump] for jump in JUMPS)
    assert found.counts["times the database file was away"] == LOSSES
    assert found.counts["requests refused meanwhile"] >= LOSSES
    assert found.counts["lobbies that stay"] == LOSSES + 1
    assert found.counts["floods"] == FLOODS
    assert found.counts["acknowledgements"] > 0.75 * found.counts["decisions played"] > 0
    own = found.counts["decisions played at a device of one's own"]
    assert found.counts["commitments opened by those who made them"] > 0.75 * own > 0
    assert found.counts["connections broken by the client"] > GAMES
    assert found.counts["messages sent again"] > 5 * GAMES
    assert found.counts["programs changed or taken back"] > amount(2, 20)
    assert found.counts["valid records"] == 2 * found.counts["games"]


@pytest.mark.proof
def test_nothing_is_lost_or_done_twice_where_two_processes_are_killed_in_turns_and_people_go_on_through_the_other(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    found = tortured(
        tmp_path / "data", GAMES_OF_TWO, KILLS_OF_TWO, 0, FLOODS_OF_TWO, shared=shared_by(database, redis.url)
    )
    assert found.wrong == [], f"with seed {SEED}"
    assert found.counts["processes"] == 2
    assert found.counts["games"] >= GAMES_OF_TWO
    assert found.counts["kills"] >= KILLS_OF_TWO
    assert sum(found.counts[jump] for jump in JUMPS) >= 3 * KILLS_OF_TWO // 4
    assert found.counts["floods"] == FLOODS_OF_TWO
    assert found.counts["acknowledgements"] > 0.75 * found.counts["decisions played"] > 0
    assert found.counts["connections broken by the client"] > GAMES_OF_TWO
    assert found.counts["valid records"] == 2 * found.counts["games"]


def in_the_database(torture: Torture, change: str) -> None:
    """Change something in the store behind the server's back."""
    with sqlite3.connect(torture.folder / DATABASE) as connection:
        assert connection.execute(change).rowcount > 0
    connection.close()


def lose_the_last_program(torture: Torture) -> None:
    in_the_database(torture, "DELETE FROM log WHERE (table_id, number) IN (SELECT table_id, max(number) FROM log)")


def lose_a_salt(torture: Torture) -> None:
    in_the_database(torture, "UPDATE salts SET salt = replace(salt, 'a', 'b') WHERE step = 3")


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
        (lose_a_salt, "a salt was lost"),
        (acknowledge_what_never_came, "was acknowledged and is not in the log"),
        (believe_something_else, "sees another table"),
    ][:: amount(3, 1)],
)
def test_what_is_missing_would_be_noticed(tmp_path: Path, spoil: Callable[[Torture], None], said: str) -> None:
    found = tortured(tmp_path / "data", 1, 0, spoil=spoil)
    assert any(said in one for one in found.wrong), found.wrong
