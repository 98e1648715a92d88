"""What a room changes by itself, and when: clocks, absent people, a new host, pauses, rematches, offered seats."""

from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

from pixcade.room import acceptance, offers, seats
from pixcade.room.change import Change, Saved
from pixcade.room.guest import Client
from pixcade.room.presence import Presence, heir
from pixcade.table import commands
from pixcade.table.clocks import UNATTENDED_STEPS, next_expiry


class OwnChange(NamedTuple):
    """A change of the room's own, due at a time in milliseconds; 0 for now."""

    at: int
    make: Callable[[Change], None]


def own_changes(ahead: Saved, presence: Presence, clients: Collection[Client]) -> list[OwnChange]:
    """Return what the room will do if nothing else happens, in the order in which it does what is due."""
    table = ahead.table
    if table.over:
        return []
    found: list[OwnChange] = []
    if presence.down_since is not None and not table.paused:
        found.append(OwnChange(0, partial(pause, presence.down_since)))
    for seat, key in presence.returning.items():
        if table.seats[seat].away:
            found.append(OwnChange(0, partial(give_back, seat, key)))
    if table.unattended >= UNATTENDED_STEPS:
        return [*found, OwnChange(0, stop)]
    starts = presence.acceptance.starts_at(ahead, clients)
    if starts is not None:
        found.append(OwnChange(starts, acceptance.start))
    if presence.resume_at is not None and table.paused_by == seats.RESTART:
        found.append(OwnChange(presence.resume_at, resume))
    expires = next_expiry(table) if table.started else None
    if expires is not None:
        found.append(OwnChange(expires, expire))
    found += [OwnChange(at, partial(go_away, seat)) for seat, at in presence.absent(ahead, clients).items()]
    offered = offers.acts_at(ahead)
    if offered is not None:
        found.append(OwnChange(offered, offers.act))
    passes = presence.host_passes_at(ahead, clients)
    if passes is not None:
        found.append(OwnChange(passes, partial(pass_host, heir(ahead, clients) or "")))
    return found


def pause(since: int, change: Change) -> None:
    """Exclude downtime from the clocks."""
    change.append(commands.pause(change.table, change.now, since, by=seats.RESTART))


def resume(change: Change) -> None:
    change.append(commands.resume(change.table, change.now, by=seats.RESTART))


def stop(change: Change) -> None:
    change.append(commands.stop(change.table, change.now, by=seats.SERVER))


def expire(change: Change) -> None:
    change.append(commands.expire(change.table, change.now))


def go_away(seat: int, change: Change) -> None:
    change.append(commands.go_away(change.table, change.now, seat))


def pass_host(person: str, change: Change) -> None:
    change.append(commands.host(change.table, change.now, person, by=seats.SERVER))


def give_back(seat: int, key: str, change: Change) -> None:
    """Give a seat back to the person for whom the stand-in has played."""
    state = change.table.seats[seat] if seat < len(change.table.seats) else None
    if state is not None and state.away and state.key == key and not change.table.over:
        change.append(commands.come_back(change.table, change.now, seat, key))
