"""The page is quick: the first board is there at once, and no reveal stutters on a slow machine."""

import pytest

from tests.e2e.evening import Evening
from tests.e2e.measuring import TABLES, first_board, measure, sit_down
from tests.server.serving import Served

LONGEST_TASK = 50.0
"""Milliseconds that the page may be deaf, on a processor that is four times slower than this one."""
SLOWNESS = 4.0
"""On a busy machine the browser's throttling makes tasks five to eight times longer, not four. What the same takes of
the processor's time at full speed, times four, then counts, too."""
FIRST_BOARD = 1.0
"""Seconds from opening an address to a board, on loopback."""
TRIES = 4
"""A machine that does other work spoils what is measured, and never makes it better: the best of these counts."""


@pytest.mark.parametrize("game", TABLES)
def test_no_task_of_a_reveal_is_long_on_a_slow_processor(evening: Evening, game: str) -> None:
    async def test(served: Served) -> None:
        async with evening.person(kept={"speed": "1"}) as ann:
            await sit_down(ann.page, served, game)
            await measure(ann.page, 1.0)  # whatever is done once is done now
            longest = []
            for _ in range(TRIES):
                longest.append((await measure(ann.page, SLOWNESS)).tasks[0])
                if longest[-1] > LONGEST_TASK:
                    longest.append((await measure(ann.page, 1.0)).tasks[0] * SLOWNESS)
                if longest[-1] <= LONGEST_TASK:
                    break
            assert min(longest) <= LONGEST_TASK, longest

    evening.run(test)


def test_the_first_board_is_there_within_a_second(evening: Evening) -> None:
    async def test(served: Served) -> None:
        seconds = []
        for _ in range(TRIES):
            async with evening.person() as ann:
                seconds.append(await first_board(ann.page, served))
            if seconds[-1] <= FIRST_BOARD:
                break
        assert min(seconds) <= FIRST_BOARD, seconds

    evening.run(test)
