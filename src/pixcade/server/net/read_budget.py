"""How much may be read from sockets: a budget of frames for each connection and address, and turns for the rest.

A frame of six bytes costs a hundred times what it costs to send, so the sender must not decide how many are read. Three
bounds follow each other: a read handles a few frames; connections that have sent more take turns, which together get a
fifth of the loop's time; and whoever has used up a budget is not read from until some of it is free again. Nothing is
lost by that: what is not read waits in the sender's own buffers.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from weakref import WeakKeyDictionary, WeakValueDictionary

from pixcade.server.access.proxies import household

FRAMES_AT_ONCE = 16
"""Frames that one read handles."""
SECONDS_A_TURN = 0.002
LOOP_SHARE = 0.2
"""The part of the loop's time that all turns together may take."""

OWN_FRAMES, OWN_FRAMES_A_SECOND = 32, 8.0
"""What every connection may send, whatever others of its address do: more than a page ever does."""
SHARED_FRAMES, SHARED_FRAMES_A_SECOND = 1_000, 400.0
"""What all connections of an address may send beyond that."""
FIRST_FRAMES = 16
"""What a connection may send in a second as long as nobody listens to it: before its hello, and after its end."""


class SharedFrames:
    """What the connections of an address have sent beyond their own frames."""

    __slots__ = ("__weakref__", "full_at")

    def __init__(self) -> None:
        self.full_at = 0.0


class ReadBudget:
    """What one connection may send: its own frames first, then those of its address. Two token buckets.

    A bucket is one number, the time at which it will be full again. It may be overdrawn: then nothing is read until it
    no longer is.
    """

    __slots__ = ("full_at", "shared")

    def __init__(self, shared: SharedFrames) -> None:
        self.full_at = 0.0
        self.shared = shared

    def spend(self, frames: int) -> float:
        """Take so many, and return the seconds for which nothing more may be read."""
        now = monotonic()
        full_at = max(self.full_at, now) + frames / OWN_FRAMES_A_SECOND
        if full_at - now <= OWN_FRAMES / OWN_FRAMES_A_SECOND:
            self.full_at = full_at
            return 0.0
        shared = self.shared
        shared.full_at = max(shared.full_at, now) + frames / SHARED_FRAMES_A_SECOND
        return max(0.0, shared.full_at - now - SHARED_FRAMES / SHARED_FRAMES_A_SECOND)


class ReadBudgets:
    """The budgets of all addresses, each for as long as a connection of its address is open."""

    def __init__(self) -> None:
        self.shared: WeakValueDictionary[str, SharedFrames] = WeakValueDictionary()

    def of(self, address: str) -> ReadBudget:
        """Return the budget of a new connection."""
        return ReadBudget(self.shared.setdefault(household(address), SharedFrames()))


class ReadTurns:
    """Turns of the connections that have sent more than one read handles, in order, for a share of the loop's time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting: deque[Callable[[], None]] = deque()
        self.going = False
        self.free_at = 0.0
        """When the next turns may begin. A pause that they did not keep is added to the next: uvloop rounds those of
        less than half a millisecond to none, and few frames take less than that."""

    def add(self, go_on: Callable[[], None]) -> None:
        """Call a function when it is its turn."""
        self.waiting.append(go_on)
        if not self.going:
            self.going = True
            self.loop.call_later(max(0.0, self.free_at - monotonic()), self.next)

    def next(self) -> None:
        """Give turns for a moment, to each at most one, then leave the loop to others for as long as they are due."""
        began = now = monotonic()
        for _ in range(len(self.waiting)):
            self.waiting.popleft()()
            now = monotonic()
            if now - began >= SECONDS_A_TURN:
                break
        self.free_at = max(began, self.free_at) + (now - began) / LOOP_SHARE
        self.going = bool(self.waiting)
        if self.going:
            self.loop.call_later(self.free_at - now, self.next)


TURNS: WeakKeyDictionary[asyncio.AbstractEventLoop, ReadTurns] = WeakKeyDictionary()


def turns_of(loop: asyncio.AbstractEventLoop) -> ReadTurns:
    """Return the turns of a loop."""
    turns = TURNS.get(loop)
    if turns is None:
        turns = TURNS[loop] = ReadTurns(loop)
    return turns
