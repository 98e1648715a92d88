"""Promises that a small mistake would break unnoticed."""

import asyncio
import json
import os
import re
import sys
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pixcade.client import TableClient
from pixcade.games.commitment import SALT_BYTES, SCHEME, commitment
from pixcade.games.errors import PixcadeError
from pixcade.protocol.client_messages import Submit
from pixcade.protocol.http_messages import Forget, NewSeat, NoBody, OpenLan, ServerInfo
from pixcade.protocol.server_messages import Decided, Done, HeartbeatReply
from pixcade.room import recent, submissions
from pixcade.room.change import Policy
from pixcade.server.access.site import NoLan
from pixcade.server.limits import BUDGETS
from pixcade.server.replays.upload_process import Reader
from pixcade.server.services.bundle import Services
from pixcade.table.entries import Expired
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    PROXY,
    Elsewhere,
    at,
    company,
    guest,
    half_step,
    known,
    log_of,
    person,
    raw,
    rejected,
    settings,
    stepped,
    waited,
)
from tests.server.support.server import Served, run, serving
from tests.server.support.short_game import evening
from tests.server.support.stored_rows import writes_fail
from tests.waits import LIMIT

FOUR = ("Ann", "Ben", "Cleo", "Dan")
PIECES = ("amber", "sky", "rose", "mint")


def has_heard(table: TableClient, kind: type) -> bool:
    """Whether a client has received a message of a kind."""
    return any(isinstance(told, kind) for told in table.heard)


def test_messages_are_published_only_once_stored(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, **half_step())
            async with at(host, made) as screen, company(served, made, *FOUR) as people:
                await screen.start()
                await stepped(0, screen, *people)
                ann, everybody = people[0], [screen, *people]
                before = len(ann.heard)
                opened = served.application.rooms.open[made.table]

                def writing() -> bool:
                    return bool(opened.room.batches)

                async with writes_fail(tmp_path):
                    asked = asyncio.create_task(ann.submit("amber", "R1", revision=0))
                    await waited(writing)
                    served.beat()  # arrives after all earlier messages
                    for one in everybody:
                        await waited(partial(has_heard, one, HeartbeatReply))
                    assert writing(), "it is still being written"
                    for one in everybody:
                        assert not has_heard(one, Decided)
                    assert not any(isinstance(told, Done) for told in ann.heard[before:])
                done = await asked
                await people[1].until(lambda: known(people[1]).current.decisions[0].decided)
                await waited(partial(has_heard, ann, Decided))
                kinds = [type(told) for told in ann.heard[before:] if isinstance(told, Done | Decided)]
                assert kinds == [Done, Decided], "whoever asked is the first to know"
                assert len(await served.store.log(made.table)) == done.number

    run(main())


def test_every_submission_has_its_own_salt(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, **half_step())
            async with at(host, made) as screen, company(served, made, *FOUR) as people:
                await screen.start()
                await stepped(0, *people)
                salts = []
                for person, piece, move in (
                    (0, "amber", "R1"),
                    (1, "sky", "U1"),
                    (0, "amber", "R2"),
                    (0, "amber", "R1"),
                ):
                    salts.append((await people[person].submit(piece, move)).salt)
                    assert len(salts[-1]) == 2 * SALT_BYTES
                assert len(set(salts)) == len(salts)

    run(main())


def test_randomness_is_from_the_system_and_used_once() -> None:
    random_bytes = Services.__dataclass_fields__["random_bytes"].default
    assert random_bytes is os.urandom
    assert len({random_bytes(16) for _ in range(1000)}) == 1000


def test_reconnecting_client_gets_missed_messages_or_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent, "KEPT_CHARACTERS", 1_200)  # room for a few

    async def main() -> None:
        async with serving(tmp_path, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, **half_step())
            async with at(host, made) as screen, company(served, made, *FOUR) as people:
                await screen.start()
                await stepped(0, *people)
                for move in ("R1", "U1", "R2", "U2", "R1", "U1"):
                    await people[0].submit("amber", move)
                newest = served.application.rooms.open[made.table].table.number
                how = []
                for have in range(newest + 1):
                    async with raw(host, made, screen=True, have=have) as again:
                        told = [json.loads(text) for text in again.texts]
                    numbers = [one["number"] for one in told if one["type"] in ("decided", "changed", "revealed")]
                    whole = [one["number"] for one in told if one["type"] == "state"]
                    assert whole == [newest] or numbers == list(range(have + 1, newest + 1)), have
                    how.append(bool(whole))
                assert how == sorted(how, reverse=True), "what is kept is the end"
                assert how.count(False) > 2
                assert how.count(True) > 2

    run(main())


def test_removed_name_stays_removed_after_reload(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, evening(served, ("Zenobia", "Ben")) as played:
            await played.people[0].ask("POST", "/api/forget", Forget(), NoBody)
            rooms = served.application.rooms
            rooms.drop(played.id, "server.going-down", again=True)
            async with at(played.people[1], played.id) as again:
                assert [seat.name for seat in known(again).seats] == ["a player", "Ben"]
                assert "Zenobia" not in repr(again.heard)

    run(main())


def test_timeout_is_logged_once_despite_a_simultaneous_join(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            here, bot = (NewSeat("me", name="Ann"), NewSeat("me", name="Ben")), NewSeat("bot", level="easy")
            clock = {"clock": "decision", "milliseconds": 8_000}
            made = await served.table(host, "pixoid", *here, NewSeat(), bot, **clock, **half_step())
            async with at(host, made) as page, at(await guest(served, made), made) as cleo:
                await cleo.sit(2, "Cleo")
                await page.start()
                rooms = served.application.rooms
                opened = rooms.open[made.table]
                await waited(lambda: [one.piece for one in opened.table.awaited] == ["amber", "sky", "rose"])
                time.advance(8_000)
                async with at(await guest(served, made), made):
                    await waited(lambda: "rose" not in [one.piece for one in opened.table.awaited])
                assert [one.pieces for one in await log_of(served, made, Expired)] == [("rose",)]

    run(main())


def test_absent_host_loses_the_role_after_grace(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, grace=20_000, **half_step())
            async with at(host, made) as screen, company(served, made, *FOUR) as people:
                await screen.start()
                await stepped(0, *people)
                rooms = served.application.rooms
                presence = rooms.open[made.table].room.presence
                await screen.__aexit__(None, None, None)
                await waited(lambda: presence.host_gone is not None)
                time.advance(20_000)
                await waited(lambda: rooms.open[made.table].table.host == person(people[0]))

    run(main())


def test_upload_process_sees_none_of_our_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIXCADE_ADMIN_TOKEN", "swordfish-and-chips")
    reader = Reader(seconds=20, longest=LIMIT)
    reader.command = (sys.executable, "-c", "import os; print('good'); print(dict(os.environ))")
    told = asyncio.run(reader.read("x")).decode()
    assert "PATH" in told
    assert "swordfish" not in told


class Doors(NoLan):
    """A network that can be opened and closed, which is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def open(self) -> None:
        self.asked.append("open")

    async def close(self) -> None:
        self.asked.append("close")


def test_only_this_machine_opens_the_network(tmp_path: Path) -> None:
    async def main() -> None:
        doors = Doors()
        async with serving(tmp_path, lan=doors, trusted=PROXY) as served:
            here, there = await served.person("Ann"), Elsewhere(served.address)
            await there.session("Eve")
            with rejected("server.here-only"):
                await there.ask("POST", "/api/lan", OpenLan(), ServerInfo)
            assert doors.asked == []
            await here.ask("POST", "/api/lan", OpenLan(), ServerInfo)
            assert doors.asked == ["open"]

    run(main())


def test_host_only_tables_reject_other_machines(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=Policy(tables_by="host"), trusted=PROXY) as served:
            here, there = await served.person("Ann"), Elsewhere(served.address)
            await there.session("Eve")
            assert not (await there.about()).may_create
            with rejected("server.tables-by-host"):
                await there.create(settings())
            made = await here.create(settings())
            await there.join(made.code)

    run(main())


def test_code_guesses_are_limited(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, time=ManualTime(), ticking=False, limits=True) as served:
            host, eve = await served.person("Host"), await served.person("Eve")
            made = await served.table(host)
            for _ in range(BUDGETS["code"].person.burst):
                with rejected("server.wrong-code"):
                    await eve.join("AAAAAA")
            with rejected("limits.code"):
                await eve.join(made.code)

    run(main())


def test_metrics_do_not_reveal_why_a_move_was_rejected(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, **half_step())
            async with at(host, made) as screen, company(served, made, *FOUR) as people:
                await screen.start()
                await stepped(0, *people)
                figures, codes = [figures_of(served)], []
                for move in ("nonsense", "@a1"):
                    with pytest.raises(PixcadeError) as caught:
                        await people[0].submit("amber", move)
                    codes.append(caught.value.code)
                    figures.append(figures_of(served))
                assert len(set(codes)) == len(codes), "each is rejected for a reason of its own"
                changes = [set(after.items()) - set(before.items()) for before, after in pairwise(figures)]
                assert [{name for name, _ in change} for change in changes] == [{GAME_REFUSED}] * len(codes)

    run(main())


GAME_REFUSED = 'pixcade_errors_total{code="game"}'


def figures_of(served: Served) -> dict[str, str]:
    """Return all metrics by name."""
    lines = served.services.metrics.text().decode().splitlines()
    return dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))


def test_fault_is_logged_without_the_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(change: Any, asked: Submit) -> None:
        raise RuntimeError(f"what to do with {asked.move}?")

    monkeypatch.setattr(submissions, "submit", broken)

    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, **half_step())
            async with at(host, made) as screen, company(served, made, *FOUR) as people:
                await screen.start()
                await stepped(0, *people)
                with rejected("server.fault"):
                    await people[0].submit("amber", "R2-and-no-other")
                told = served.log.getvalue()
                assert "fault kind=RuntimeError" in told
                assert "R2" not in told

    run(main())


def test_documented_test_vector_opens() -> None:
    page = Path(__file__).parents[3] / "docs" / "security.md"
    found = re.search(r"^```commitment\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    lines, gives = found[1].rstrip("\n").split("\n\n")
    scheme, table, step, piece, move, salt = lines.split("\n")
    assert scheme == SCHEME
    assert commitment(table, int(step), piece, move, salt) == gives
