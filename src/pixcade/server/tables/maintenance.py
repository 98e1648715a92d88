"""Periodic maintenance of all tables: every few seconds, every hour, and at startup."""

from collections.abc import Mapping
from contextlib import suppress

from msgspec.structs import replace as changed

from pixcade.games.errors import PixcadeError
from pixcade.protocol.server_messages import Announced
from pixcade.room.chat import CHAT_KEPT_MS
from pixcade.room.inputs import StopGame
from pixcade.room.seats import SERVER
from pixcade.server.tables.rooms import Rooms
from pixcade.store.api import GameGone, OperatorSetting, StoreTrouble
from pixcade.store.errors import CODES, OK

ALIVE = "alive"
"""The stored setting with the time at which a server was last known to run."""
LOOK = 500
"""Milliseconds between two checks of the store."""
BEAT = 5_000
"""Milliseconds between two evictions of idle rooms."""
BUSY_LOOK = 1_000
"""Milliseconds between two updates on whether bots wait for a core."""
DAY = 24 * 3_600_000
GAME_KEPT = 30 * DAY
"""Milliseconds without activity after which a game is stopped."""
ALONE_KEPT = 7 * DAY
"""The same for a game of one person against bots, such as one continued from a position."""
LOBBY_KEPT = DAY
"""Milliseconds without activity after which a lobby is removed."""
MOST_PLAYING = 100_000
REMOVED_AT_ONCE = 20
"""Finished games removed in one batch; other work runs between batches."""


class Maintenance:
    """Keeps the store tidy and the rooms informed."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.services = rooms.services
        self.store = OK

    async def beat(self) -> None:
        """Every few seconds: evict idle rooms, and record in the store that the server is alive."""
        self.rooms.forget_idle()
        await self.services.store.write(OperatorSetting(ALIVE, str(self.services.time.now())))

    def look(self) -> None:
        """Check the store, and notify everyone if it has begun or ceased to fail."""
        state = self.services.store.healthy
        if state != self.store:
            self.services.metrics.store_healthy.set(int(state == OK))
            well = state == OK
            event, level, code = ("store-well", "info", OK) if well else ("store-trouble", "error", CODES[state])
            self.services.log.note(event, level=level, code=code)
        self.store = state
        saving = state == OK
        if saving != self.rooms.announced.saving:
            self.rooms.announce(changed(self.rooms.announced, saving=saving))

    def tell_busy_bots(self) -> None:
        """Notify people whether their bots wait for a core."""
        for room in tuple(self.rooms.open.values()):
            room.look_at_bots()

    async def tidy(self) -> None:
        """Delete data whose retention time is over."""
        store, now = self.services.store, self.services.time.now()
        removed = await store.tidy(chat_before=now - CHAT_KEPT_MS, lobbies_before=now - LOBBY_KEPT, links_before=now)
        for table in removed:
            self.rooms.drop(table, "server.no-such-table")
        for room in tuple(self.rooms.open.values()):
            if room.room.saved.next_table in removed:
                room.drop("server.going-down", again=True)
        await self.end_left_games()
        await self.remove_old_games()

    async def end_left_games(self) -> None:
        """Stop games without activity for a long time."""
        store = self.services.store
        now = self.services.time.now()
        several, alone = now - GAME_KEPT, now - ALONE_KEPT
        for row in await store.tables(("playing",), touched_before=alone, most=MOST_PLAYING):
            seats = await store.seats([row.id])
            before = alone if sum(seat.key != "" for seat in seats.get(row.id, ())) <= 1 else several
            if row.touched >= before:
                continue
            try:
                room = await self.rooms.room(row.id)
                await room.ask(None, StopGame(SERVER, unless_after=before))
                room.requested_at = 0
            except StoreTrouble:
                raise
            except PixcadeError:  # it can't be read
                continue
            except Exception as error:  # a bug of ours, which must not stop the others
                self.services.log.fault(error, table=row.id)
        self.rooms.forget_idle()

    async def remove_old_games(self) -> None:
        """Remove finished games older than the operator's retention time."""
        days, store = self.services.policy.keep_games, self.services.store
        if not days:
            return
        before = self.services.time.now() - days * DAY
        while games := await store.games(before=before, most=REMOVED_AT_ONCE):
            await store.write(*(GameGone(game.table) for game in games))
            for game in games:
                self.rooms.drop(game.table, "server.no-such-table")

    async def begin(self) -> None:
        """At startup: record since when no server was running."""
        settings = await self.services.store.settings()
        self.rooms.announced = read_announcement(settings)
        now = self.services.time.now()
        with suppress(StoreTrouble):  # reported by the first check
            await self.services.store.write(OperatorSetting(ALIVE, str(now)))  # or seconds of running leave no trace
        if self.rooms.lease is None:
            self.rooms.down = last_alive(settings), now

    async def resume_games(self) -> None:
        """After startup: stop abandoned games, and load those with clocks.

        All others are loaded on demand.
        """
        await self.end_left_games()
        for row in await self.services.store.tables(("playing",), clocks=True, most=MOST_PLAYING):
            try:
                (await self.rooms.room(row.id)).requested_at = 0
            except StoreTrouble:
                raise
            except PixcadeError:  # it can't be read
                continue
            except Exception as error:  # a bug of ours, which must not stop the others
                self.services.log.fault(error, table=row.id)
        await self.rooms.wait_until_written()


def read_announcement(settings: Mapping[str, str], *, saving: bool = True) -> Announced:
    """Return the operator's announcement."""
    return Announced(settings.get("announcement", ""), settings.get("maintenance") == "on", saving)


def last_alive(settings: Mapping[str, str]) -> int:
    """Return when a server was last known to run, 0 if none was or the setting can't be read."""
    alive = settings.get(ALIVE, "")
    return int(alive) if alive.isdecimal() else 0
