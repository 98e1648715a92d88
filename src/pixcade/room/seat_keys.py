"""Which browsers hold which seats of a table: browsers, seat keys and players are three different things."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pixcade.room.rows import Grant
from pixcade.table.table import Table

GUEST = "guest"
"""The key of a browser that was admitted and has no seat."""
WATCHES = frozenset((GUEST,))
NO_KEYS: Mapping[str, bool] = {}


@dataclass(frozen=True, slots=True)
class SeatKeys:
    """The keys given to browsers at one table; `False` for a key that was taken back."""

    granted: Mapping[str, Mapping[str, bool]]

    @classmethod
    def of(cls, grants: Iterable[Grant]) -> "SeatKeys":
        return cls({}).with_grants(grants)

    def with_grants(self, grants: Iterable[Grant]) -> "SeatKeys":
        granted = dict(self.granted)
        for grant in grants:
            granted[grant.browser] = {**granted.get(grant.browser, NO_KEYS), grant.key: grant.held}
        return SeatKeys(granted)

    def admitted(self, browser: str) -> bool:
        """Whether a browser was ever admitted."""
        return browser in self.granted

    def holds(self, browser: str, key: str) -> bool:
        return self.granted.get(browser, NO_KEYS).get(key, False)

    def holders(self, key: str) -> list[str]:
        """The browsers that hold a key now."""
        return [browser for browser, keys in self.granted.items() if keys.get(key)]

    def has_played(self, browser: str) -> bool:
        """Whether a browser holds a seat or ever did: its users aren't spectators."""
        return not self.granted.get(browser, NO_KEYS).keys() <= WATCHES

    def seats(self, table: Table, browser: str) -> dict[int, str]:
        """The seats that a browser holds, with their keys."""
        held = self.granted.get(browser, NO_KEYS)
        return {at: seat.key for at, seat in enumerate(table.seats) if seat.holder == "person" and held.get(seat.key)}

    def shared_seats(self, table: Table) -> set[int]:
        """The seats of browsers that hold more than one: their players share a device."""
        seats = (self.seats(table, browser) for browser in self.granted)
        return {at for held in seats if len(held) > 1 for at in held}
