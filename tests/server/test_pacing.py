"""Whoever comes waits for whoever plays, and is let in all the same."""

import asyncio
import time

from pixcade.server.pacing import TURN_SECONDS, Pace


def test_where_nobody_else_wants_a_turn_there_is_nothing_to_wait_for() -> None:
    async def main() -> None:
        pace = Pace()
        for _ in range(3):
            asking = pace.turn()
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
        loop, pace, done = asyncio.get_running_loop(), Pace(), list[str]()

        async def come(number: int) -> None:
            await pace.turn()
            done.append(f"guest {number}")
            loop.call_soon(done.append, f"program {number}")  # comes in while a guest is greeted

        await asyncio.gather(*(come(number) for number in range(20)))
        await asyncio.sleep(0.01)
        return done

    done = asyncio.run(main())
    assert [one for one in done if one.startswith("guest")] == [f"guest {number}" for number in range(20)]
    for number in range(18):
        assert done.index(f"program {number}") < done.index(f"guest {number + 2}"), "at most one guest was before it"


def test_people_who_come_are_not_kept_out_by_a_loop_that_is_busy_all_the_time() -> None:
    rounds, busy = 12, 10 * TURN_SECONDS

    async def main() -> int:
        loop, pace, come = asyncio.get_running_loop(), Pace(), 0

        async def guest() -> None:
            nonlocal come
            await pace.turn()
            come += 1

        guests = [asyncio.ensure_future(guest()) for _ in range(500)]
        for _ in range(rounds):
            loop.call_soon(time.sleep, busy)  # programs of a whole room
            await asyncio.sleep(0)
        found = come
        for one in guests:
            one.cancel()
        await asyncio.gather(*guests, return_exceptions=True)
        return found

    assert asyncio.run(main()) > rounds * 5, "about one for every millisecond, not one for every round"


def test_somebody_who_has_gone_meanwhile_takes_no_turn() -> None:
    async def main() -> list[int]:
        pace, come = Pace(), list[int]()

        async def guest(number: int) -> None:
            await pace.turn()
            come.append(number)

        guests = [asyncio.ensure_future(guest(number)) for number in range(4)]
        await asyncio.sleep(0)
        guests[1].cancel()
        await asyncio.gather(*guests, return_exceptions=True)
        await pace.turn()
        assert not pace.waiting
        return come

    assert asyncio.run(main()) == [0, 2, 3]
