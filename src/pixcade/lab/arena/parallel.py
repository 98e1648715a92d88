"""Plays many encounters in parallel, in worker processes that end with the tournament, whatever ends it."""

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event

from pixcade.bots.registry import find_bot
from pixcade.bots.running.child_processes import begin_worker
from pixcade.lab.arena.match import Find, Finished, Hall
from pixcade.lab.arena.pairing import ArenaError, ArenaSettings, Task

Keep = Callable[[Finished], None]

halls: list[Hall] = []
"""The one Hall of a worker process, with its bots; empty in any other process."""


def play_all(tasks: Sequence[Task], setting: ArenaSettings, workers: int, keep: Keep, find: Find = find_bot) -> None:
    """Play encounters in worker processes (0: in this one) and yield each result as it is finished.

    Any early end, Ctrl-C included, stops the workers before their next step. Raises ArenaError where a worker process
    dies.
    """
    if not workers:
        hall = Hall(setting, find)
        for task in tasks:
            keep(hall.play(task))
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(workers, max(len(tasks), 1)), context, begin, (setting, find, stop))
    try:
        for future in as_completed([pool.submit(play, task) for task in tasks]):
            keep(future.result())
    except BrokenProcessPool:
        raise ArenaError("bots.arena-worker-lost") from None
    finally:
        stop.set()
        close(pool, before)


def close(pool: ProcessPoolExecutor, before: set[BaseProcess]) -> None:
    """Wait for the workers, or kill them where the wait is interrupted."""
    try:
        pool.shutdown(cancel_futures=True)
    except KeyboardInterrupt:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise


def begin(setting: ArenaSettings, find: Find, stop: Event) -> None:
    """Initialise a worker process: it ignores Ctrl-C, since the tournament decides when it stops."""
    begin_worker()
    halls.append(Hall(setting, find, stop.is_set))


def play(task: Task) -> Finished:
    return halls[0].play(task)
