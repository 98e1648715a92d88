"""What a server rests on and can't trust: the clocks of the machine and the database, and the files of its store.

Time in a log never goes back, and no table is ended or deleted because a clock was set ahead. So at the start the
server's time goes on from the newest time in the store if the machine's clock is behind that, and time in which no
server ran counts for an hour at most when it is asked how old something is: nothing tells a long stop from a clock that
jumped.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from pixcade.server.services.bundle import JUMP, Services
from pixcade.server.services.log import wall_clock
from pixcade.store.api import OperatorSetting
from pixcade.store.errors import CODES, OK
from pixcade.store.rows import credible

ALIVE = "alive"
"""The setting that says when a server was last known to live."""
STOPS = "stops"
"""The setting that says when no server ran, as `from-to` in milliseconds, joined by commas, the oldest first."""
LOOK = 500
"""Milliseconds between two looks."""
STOP_COUNTED = 3_600_000
"""So many milliseconds of a stop count, and no more."""
MOST_STOPS = 100
"""So many stops are known one by one; of older ones the sum is."""
LONG_STOP = 24 * 3_600_000
"""A stop of more milliseconds is told to the operator, since the clock may be wrong."""

Stop = tuple[int, int]


class Surroundings:
    """Looks at the clocks and the store, and tells the operator when one of them can't be relied on."""

    def __init__(self, services: Services, wall: Callable[[], int] = wall_clock) -> None:
        self.services = services
        self.wall = wall
        self.stops: tuple[Stop, ...] = ()
        self.clock = OK
        """`ok`, or how the machine's clock differs from the server's time: `ahead` or `behind`; or `database`.

        The last where the database's clock, which several processes go by, has jumped ahead.
        """
        self.clock_off = 0
        """By how many seconds that clock is ahead; less than 0 where it is behind."""
        self.stopped = 0
        """For how many seconds no server had run at the start, where that was long, or the clock was set ahead."""
        self.store = self.bus = OK
        self.rescued = ""
        """The copy of a lost database that the operator was told of: it takes a while to be made."""

    async def begin(self) -> None:
        """At the start: let time go on from the newest time in the store, and note how long no server ran."""
        settings = await self.services.store.settings()
        times = await self.services.store.last_times()
        newest = max(last_alive(settings) or 0, *times.values(), 0)
        now = self.services.time.now()
        self.stops = await self.known_stops(settings, max(now, newest))
        await self.mend_rows(max(now, newest))
        if newest > now:
            self.services.time.not_before(newest)
            self.services.bus.time_was_set()
            if newest - now > JUMP:
                self.services.log.note("clock-behind", level="warning", seconds=(newest - now) // 1000)
        elif newest and now - newest > STOP_COUNTED:
            self.stops = bounded((*self.stops, (newest + STOP_COUNTED, now)))
            await self.services.store.write(OperatorSetting(STOPS, written_stops(self.stops)))
            if now - newest > LONG_STOP:
                self.stopped = (now - newest) // 1000
                self.services.log.note("clock-ahead-or-long-stop", level="warning", seconds=(now - newest) // 1000)

    async def known_stops(self, settings: Mapping[str, str], now: int) -> tuple[Stop, ...]:
        """Return the stops that the store knows.

        Where what it says of them is damaged, everything until now counts as one: nothing is ended or deleted too soon.
        """
        stops = read_stops(settings.get(STOPS, ""))
        if stops is not None and last_alive(settings) is not None:
            return stops
        self.services.log.note("setting-damaged", level="warning", name=STOPS if stops is None else ALIVE)
        await self.services.store.write(OperatorSetting(STOPS, written_stops(((0, now),))))
        return ((0, now),)

    async def mend_rows(self, now: int) -> None:
        """Let tables of which nobody knows when they were last touched have been touched now.

        The first rows are enough: SQLite sorts what is no number behind all numbers.
        """
        for row in await self.services.store.tables(("lobby", "playing")):
            if not credible(row.touched):
                self.services.log.note("row-damaged", level="warning", table=row.id, name="touched")
                await self.services.store.write(replace(row, touched=now))

    def cutoff(self, kept: int) -> int:
        """Return the time before which something was last touched that is older than `kept` milliseconds."""
        at = self.services.time.now()
        for begin, end in reversed(self.stops):
            if at - end >= kept:
                break
            kept -= max(0, at - end)
            at = min(at, begin)
        return at - kept

    def age(self, since: int) -> int:
        """Return for how many milliseconds something has been there that counts, as `cutoff` counts them."""
        now = self.services.time.now()
        stopped = sum(max(0, min(end, now) - max(begin, since)) for begin, end in self.stops)
        return max(0, now - since - stopped)

    def look(self) -> None:
        """Tell the operator what has changed since the last look."""
        self.look_at_clock()
        self.look_at_store()
        self.look_at_bus()

    def look_at_clock(self) -> None:
        """Compare the machine's clock, and the database's, with the server's time, which never jumps."""
        jumped = self.services.time.jumped()
        off = jumped or self.wall() - self.services.time.now()
        self.clock_off = int(off / 1000)
        clock = "database" if jumped else OK if abs(off) <= JUMP else "ahead" if off > 0 else "behind"
        if clock != self.clock:
            level = "info" if clock == OK else "warning"
            self.services.log.note("clock", level=level, state=clock, seconds=abs(off) // 1000)
        self.clock = clock

    def look_at_store(self) -> None:
        """Ask the store how it is."""
        state = str(getattr(self.services.store, "healthy", OK))  # a test's store may not say
        rescued = str(getattr(self.services.store, "rescued", "")) if state != OK else ""
        if (state, rescued) != (self.store, self.rescued):
            self.services.metrics.store_healthy.set(int(state == OK))
            about = {"rescued": rescued} if rescued else {}
            level, code = ("info", OK) if state == OK else ("error", CODES[state])
            self.services.log.note("store-trouble" if state != OK else "store-well", level=level, code=code, **about)
        self.store, self.rescued = state, rescued

    def look_at_bus(self) -> None:
        """Ask the bus whether messages of other processes come."""
        state = self.services.bus.trouble or OK
        if state != self.bus:
            self.services.log.note("bus", level="info" if state == OK else "error", state=state)
        self.bus = state


def bounded(stops: tuple[Stop, ...]) -> tuple[Stop, ...]:
    """Return stops, the oldest of them joined where there are too many.

    The first moves on until it touches the second: for whatever is older than both they count for as little as before,
    and for what was touched between them for less, so that nothing is ended or deleted too soon.
    """
    while len(stops) > MOST_STOPS:
        (begin, end), (next_begin, next_end), *later = stops
        stops = ((next_begin - (end - begin), next_end), *later)
    return stops


def last_alive(settings: Mapping[str, str]) -> int | None:
    """Return when a server was last known to live, 0 where none was; None where the setting can't be read."""
    try:
        alive = int(settings.get(ALIVE, "0"))
    except ValueError:
        return None
    return alive if credible(alive) == alive else None


def read_stops(text: str) -> tuple[Stop, ...] | None:
    """Return stops from the setting; None where it can't be read."""
    try:
        return tuple((int(begin), int(end)) for begin, _, end in (one.partition("-") for one in text.split(",") if one))
    except ValueError:
        return None


def written_stops(stops: Sequence[Stop]) -> str:
    """Return stops as the setting has them."""
    return ",".join(f"{begin}-{end}" for begin, end in stops)
