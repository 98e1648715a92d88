"""Silent Bugs (P3.4) can't communicate by words, phrases or names; otherwise they act like everyone else."""

from pathlib import Path
from typing import Any

from pixcade.client import TableClient
from pixcade.protocol.server_messages import Changed, Decided, Present
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    at,
    company,
    guest,
    half_step,
    known,
    moves,
    rejected,
    stepped,
)
from tests.server.support.server import Served, run, serving

FOUR = ("Pia", "Ann", "Ben", "Cleo")
"""Pixoid has the first seat, Bugs the others."""


def news(table: TableClient) -> list[Any]:
    """Return a client's messages since the game began, except heartbeats."""
    return [told for told in table.heard if isinstance(told, Changed | Decided | Present)]


async def tables_of(served: Served, **more: Any) -> Any:
    """Return a table in the middle of a round, to which four people come."""
    host = await served.person("Host")
    return host, await served.table(host, "pixoid", **half_step(), **more)


def piece_of(table: TableClient, seat: int) -> str:
    """Return the piece that a seat decides for."""
    return next(one.piece for one in known(table).current.decisions if one.seat == seat)


def test_silent_bugs_can_still_submit_vote_and_pause(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host, made = await tables_of(served, clock="decision", milliseconds=600_000)
            async with at(host, made) as cleo, company(served, made, *FOUR[:3]) as (pia, ann, _):
                await cleo.sit(3, "Cleo")
                await cleo.start()
                await stepped(0, cleo, pia, ann)
                assert known(ann).current.silent == (1, 2, 3)
                mine = piece_of(ann, 1)
                for move in moves(ann, mine)[:3]:
                    await ann.submit(mine, move)
                await ann.withdraw(mine)
                await ann.submit(mine, moves(ann, mine)[0])
                for yes in (True, False):
                    await ann.agree(1, yes=yes)
                await cleo.pause()
                await cleo.resume()
                await pia.until(lambda: not known(pia).paused)

    run(main())


def test_silenced_seats_send_no_words_phrases_or_names(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host, made = await tables_of(served)
            async with at(host, made) as screen, company(served, made, *FOUR[:3]) as (pia, ann, ben):
                cleo = await guest(served, made, "Cleo")
                async with at(cleo, made) as table:
                    await table.sit(3, "Cleo")
                    await screen.start()
                    await stepped(0, pia, ann, ben)
                for asked in ({"text": "left"}, {"phrase": "hello"}):
                    with rejected("server.silent"):
                        await ann.say(1, **asked)
                with rejected("server.silent-name"):
                    await ann.rename(1, "go left")
                await served.people[2].session("go left")
                time.advance(known(ann).settings.grace)
                await pia.until(lambda: known(pia).seats[3].away)
                await screen.leave(3)
                await pia.until(lambda: known(pia).seats[3].holder == "open")
                async with at(await guest(served, made, "go left"), made) as eve:
                    await eve.sit(3, "go left")
                    await pia.until(lambda: known(pia).seats[3].holder == "person")
                    assert known(pia).seats[3].name == "Player 4"
                names = {seat.name for seat in known(pia).seats}
                assert names == {"Pia", "Ann", "Ben", "Player 4"}
                assert "go left" not in repr(pia.heard)

    run(main())
