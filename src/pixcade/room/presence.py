"""Presence: who is at a table, and since when others are missing: for stand-ins, a new host, clocks after a restart."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from msgspec import structs

from pixcade.protocol.server_messages import Present
from pixcade.room.acceptance import Acceptance
from pixcade.room.change import Saved
from pixcade.room.guest import Client
from pixcade.room.seat_keys import WATCHES
from pixcade.room.seats import RESTART, is_host, is_there

AFTER_RESTART_MS = 30_000
"""How long clocks wait after a restart for an awaited person to come back."""


@dataclass
class Presence:
    """When people went missing. `resume_at` is when clocks paused by a restart continue."""

    gone: dict[int, int]
    host_gone: int | None
    resume_at: int | None = None
    down_since: int | None = None
    """Since when there was no server, until the pause for that is durable."""
    returning: dict[int, str] = field(default_factory=dict)
    """Seats, with their keys, whose people have reconnected while stand-ins play for them."""
    shown: int = -1
    """The step that the host's shared screen shows, -1 if there is none."""
    busy: bool = False
    """Whether bots wait for a free core."""
    acceptance: Acceptance = field(default_factory=Acceptance)
    starts_at: int | None = None
    """When a rematch starts, as clients know it."""
    sent: Present | None = None
    sent_gone: Mapping[int, int] | None = None

    @classmethod
    def of_empty_room(cls, saved: Saved, now: int) -> "Presence":
        people = {at: now for at, seat in enumerate(saved.table.seats) if seat.holder == "person"}
        return cls(people, now, now + AFTER_RESTART_MS if saved.table.paused_by == RESTART else None)

    def update(self, saved: Saved, clients: Collection[Client], now: int) -> Present | None:
        """Update who is present; return what to send to everyone, or None if nothing has changed."""
        table, keys = saved.table, saved.keys
        people = [one for one in clients if not one.screen]
        granted = [keys.granted.get(one.guest.browser, {}) for one in people]
        held = {key for browser in granted for key, holds in browser.items() if holds}
        there = tuple(seat.holder == "bot" or (seat.holder == "person" and seat.key in held) for seat in table.seats)
        if table.paused_by != RESTART:
            self.resume_at = None
        elif self.resume_at is None:  # an awaited person may have come back before the pause
            back = any(there[one.seat] and table.seats[one.seat].holder == "person" for one in table.awaited)
            self.resume_at = now if back else now + AFTER_RESTART_MS
        for at, seat in enumerate(table.seats):
            if seat.holder == "person" and not there[at]:
                self.gone.setdefault(at, now)
            else:
                self.gone.pop(at, None)
        for at in [at for at in self.gone if at >= len(table.seats)]:
            del self.gone[at]
        if any(is_host(saved, one.guest) for one in clients):
            self.host_gone = None
        elif self.host_gone is None:
            self.host_gone = now
        if not any(one.screen for one in clients):
            self.shown = -1
        watching = sum(browser.keys() <= WATCHES for browser in granted)
        ready = self.acceptance.seats(saved, clients)
        starts_at, self.starts_at = self.starts_at, self.acceptance.starts_at(saved, clients)
        sent = Present(there, watching, self.busy, shown=self.shown, ready=ready)
        missing = {at: since for at, since in self.gone.items() if table.started and not table.seats[at].away}
        if (sent, missing, starts_at) == (self.sent, self.sent_gone, self.starts_at):
            return None
        self.sent, self.sent_gone = sent, missing
        return self.counted(saved, now)

    def counted(self, saved: Saved, now: int) -> Present:
        """Return who is present, and how long until stand-ins take over, or until a rematch starts."""
        assert self.sent is not None, "presence was updated"
        if self.starts_at is not None:
            return structs.replace(self.sent, starts_in=max(0, self.starts_at - now))
        if not self.sent_gone or saved.table.slow:
            return self.sent
        grace = saved.table.settings.grace
        waits = [self.sent_gone.get(at) for at in range(len(self.sent.seats))]
        return structs.replace(
            self.sent, stand_in=tuple(-1 if at is None else max(0, at + grace - now) for at in waits)
        )

    def absent(self, saved: Saved, clients: Collection[Client]) -> dict[int, int]:
        """Return when stand-ins take over the seats of missing people, while anyone is present to play."""
        table = saved.table
        if not table.started or table.over or not clients or table.slow:
            return {}
        grace = table.settings.grace
        return {
            at: since + grace
            for at, since in self.gone.items()
            if not table.seats[at].away and not is_there(saved, clients, at)
        }

    def host_passes_at(self, saved: Saved, clients: Collection[Client]) -> int | None:
        """Return when another person becomes host; None if the host is present, or nobody can become host now."""
        if saved.table.slow and (saved.table.started or saved.row.offered):
            return None  # nobody has to be there
        if self.host_gone is None or heir(saved, clients) is None:
            return None
        return self.host_gone + saved.table.settings.grace


def heir(saved: Saved, clients: Collection[Client]) -> str | None:
    """Return the next host: of the people sitting here and connected, the one who sat down first."""
    table, keys = saved.table, saved.keys
    browsers = [one.guest.browser for one in clients if not one.screen and not one.guest.program]
    heirs = [
        (seat.since, seat.person)
        for seat in table.seats
        if seat.holder == "person" and not seat.program and seat.person not in ("", table.host)
        if any(keys.holds(browser, seat.key) for browser in browsers)
    ]
    return min(heirs)[1] if heirs else None
