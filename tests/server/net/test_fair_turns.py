"""Whoever comes waits for whoever plays, and is let in all the same."""

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from pixcade.server.access.guest import Guest
from pixcade.server.net import connection_limits
from pixcade.server.net.connection_limits import ConnectionLimits
from pixcade.server.services.fair_turns import MOST_TURNS, TURN_SECONDS, FairTurns
from pixcade.server.ws.endpoint import BEATING
from tests.server.support.people import PROXY, Elsewhere
from tests.server.support.server import run, serving


class Heart:
    """A connection that notes in which round of the loop it was told something."""

    guest = Guest("browser", "person")
    screen = True

    def __init__(self, rounds: list[int], told: list[int]) -> None:
        self.rounds = rounds
        self.told = told

    def push(self, frame: bytes) -> None:
        self.told.append(len(self.rounds))

    def end(self, code: str, *, again: bool, number: int = 0) -> None:
        raise AssertionError(code)


def test_where_nobody_else_wants_a_turn_there_is_nothing_to_wait_for() -> None:
    async def main() -> None:
        fair_turns = FairTurns()
        for _ in range(3):
            asking = fair_turns.turn()
            try:
                asking.send(None)
            except StopIteration:
                pass
            else:
                raise AssertionError("it waits for something")
            await asyncio.sleep(0.01)

    asyncio.run(main())


def test_between_two_turns_everything_is_done_that_has_come_in_meanwhile() -> None:
    async def main() -> list[str]:
        loop, fair_turns, done = asyncio.get_running_loop(), FairTurns(), list[str]()
        now = loop.time()

        async def come(number: int) -> None:
            await fair_turns.turn()
            done.append(f"guest {number}")
            loop.call_soon(done.append, f"program {number}")  # comes in while a guest is greeted

        with patch.object(loop, "time", lambda: now):  # every round is short, however busy the machine
            await asyncio.gather(*(come(number) for number in range(20)))
            await asyncio.sleep(0)
        return done

    done = asyncio.run(main())
    assert [one for one in done if one.startswith("guest")] == [f"guest {number}" for number in range(20)]
    for number in range(18):
        assert done.index(f"program {number}") < done.index(f"guest {number + 2}"), "at most one guest was before it"


def test_people_who_come_are_not_kept_out_by_a_loop_that_is_busy_all_the_time() -> None:
    rounds, busy = 12, 10.5 * TURN_SECONDS

    async def main() -> int:
        loop, fair_turns, come = asyncio.get_running_loop(), FairTurns(), 0
        now = loop.time()

        def programs_of_a_whole_room() -> None:
            nonlocal now
            now += busy

        async def guest() -> None:
            nonlocal come
            await fair_turns.turn()
            come += 1

        with patch.object(loop, "time", lambda: now):  # it goes on only while programs are kept
            guests = [asyncio.ensure_future(guest()) for _ in range(500)]
            for _ in range(rounds):
                loop.call_soon(programs_of_a_whole_room)
                await asyncio.sleep(0)
        found = come
        for one in guests:
            one.cancel()
        await asyncio.gather(*guests, return_exceptions=True)
        return found

    assert asyncio.run(main()) > (rounds - 2) * 10, "one for every millisecond, not one for every round"


def test_a_round_that_guests_made_long_does_not_lead_to_a_longer_one() -> None:
    async def main() -> list[int]:
        loop, fair_turns, rounds = asyncio.get_running_loop(), FairTurns(), [0]
        now = loop.time()

        async def guest() -> None:
            nonlocal now
            await fair_turns.turn()
            now += 3 * TURN_SECONDS  # on a slow machine
            rounds[-1] += 1

        with patch.object(loop, "time", lambda: now):
            guests = [asyncio.ensure_future(guest()) for _ in range(200)]
            while not all(one.done() for one in guests):
                await asyncio.sleep(0)
                rounds.append(0)
        return rounds

    assert max(asyncio.run(main())) <= MOST_TURNS


def test_somebody_who_has_gone_meanwhile_takes_no_turn() -> None:
    async def main() -> list[int]:
        fair_turns, come = FairTurns(), list[int]()

        async def guest(number: int) -> None:
            await fair_turns.turn()
            come.append(number)

        guests = [asyncio.ensure_future(guest(number)) for number in range(4)]
        await asyncio.sleep(0)
        guests[1].cancel()
        await asyncio.gather(*guests, return_exceptions=True)
        await fair_turns.turn()
        assert not fair_turns.waiting
        return come

    assert asyncio.run(main()) == [0, 2, 3]


def test_an_address_that_asks_for_much_holds_up_another_by_no_more_than_a_turn() -> None:
    async def main() -> list[str]:
        loop, fair_turns, come = asyncio.get_running_loop(), FairTurns(), list[str]()
        now = loop.time()

        async def guest(address: str) -> None:
            await fair_turns.turn(address)
            come.append(address)

        with patch.object(loop, "time", lambda: now):
            await asyncio.gather(*(guest(address) for address in ["much"] * 100 + ["little"] * 3))
        return come

    come = asyncio.run(main())
    assert come[:8] == ["much", "much", "little", "much", "little", "much", "little", "much"]
    assert len(come) == 103


def test_no_program_waits_for_the_hearts_of_a_whole_house(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            for _ in range(5 * BEATING):
                await served.table(host)
            rounds, told = list[int](), list[int]()
            rooms = list(served.application.registry.rooms.values())
            for room in rooms:
                room.broadcast.connections.add(Heart(rounds, told))
            loop = asyncio.get_running_loop()
            now = loop.time()
            with patch.object(loop, "time", lambda: now):  # every round is short, however busy the machine
                beating = asyncio.ensure_future(served.application.sockets.beat())
                while not beating.done():
                    rounds.append(1)
                    await asyncio.sleep(0)
            for room in rooms:
                room.broadcast.connections.clear()
            assert len(told) == len(rooms) == 5 * BEATING
            assert len(set(told)) >= 4, "others had their turn in between"

    run(main())


def test_behind_a_proxy_too_turns_are_those_of_whoever_asks(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, trusted=PROXY) as served:
            turning, asked = served.services.fair_turns.turn, list[str]()

            async def noted(address: str = "") -> None:
                asked.append(address)
                await turning(address)

            with patch.object(served.services.fair_turns, "turn", noted):
                await Elsewhere(served.address).session("Eve")
            assert set(asked) == {Elsewhere.forwarded_for}

    run(main())


@pytest.mark.slow(5)
def test_requests_through_a_proxy_count_for_the_address_that_it_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "REQUESTS", 10)
    monkeypatch.setattr(connection_limits, "REQUESTS_A_SECOND", 0.001)
    monkeypatch.setattr(connection_limits, "LONGEST_PAUSE", 3600.0)

    async def main() -> None:
        limits = ConnectionLimits(1_024, PROXY)
        async with serving(tmp_path, trusted=PROXY, connections=limits) as served:
            eve, ann = Elsewhere(served.address), Elsewhere(served.address)
            ann.forwarded_for = "192.0.2.8"
            for _ in range(10):
                await eve.session("Eve")
            asked = asyncio.create_task(eve.session("Eve"))
            for number in range(9):
                assert (await ann.session(f"Ann {number}")).name == f"Ann {number}", "it takes nothing from another"
            await (await served.person()).session("here")
            assert not asked.done(), "this address has used up its share"
            assert set(limits.rates.full_at) == {"192.0.2.7", "192.0.2.8"}, "the proxy's own requests are nobody's"
            asked.cancel()

    run(main())
