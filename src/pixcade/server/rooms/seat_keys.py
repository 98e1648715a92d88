"""Who holds which seats of a table: browsers, seat keys and players are three things."""

from collections.abc import Iterable, Mapping

from pixcade.store.api import Grant
from pixcade.table.table import Table

GUEST = "guest"
"""The key of whoever was let in and has no seat."""
WATCHES = frozenset((GUEST,))
NO_KEYS: Mapping[str, bool] = {}


class SeatKeys:
    """The keys that browsers were given at one table; `False` for a key that was taken back."""

    __slots__ = ("_keys",)

    def __init__(self, grants: Iterable[Grant] = ()) -> None:
        self._keys: dict[str, dict[str, bool]] = {}
        self.replace(grants)

    def replace(self, grants: Iterable[Grant]) -> bool:
        """Know these grants and no others; whether that is something new."""
        before, self._keys = self._keys, {}
        for grant in grants:
            self.add(grant)
        return before != self._keys

    def add(self, grant: Grant) -> None:
        """Remember one more grant."""
        self._keys.setdefault(grant.browser, {})[grant.key] = grant.held

    def admitted(self, browser: str) -> bool:
        """Whether a browser was ever let in."""
        return browser in self._keys

    def browsers(self) -> Iterable[str]:
        """Every browser that was ever let in."""
        return self._keys.keys()

    def holds(self, browser: str, key: str) -> bool:
        """Whether a browser holds a key now."""
        return self._keys.get(browser, NO_KEYS).get(key, False)

    def holders(self, key: str) -> list[str]:
        """The browsers that hold a key now."""
        return [browser for browser, keys in self._keys.items() if keys.get(key)]

    def has_played(self, browser: str) -> bool:
        """Whether a browser holds a seat or ever did: then nobody there is a spectator."""
        return not self._keys.get(browser, NO_KEYS).keys() <= WATCHES

    def present(self, browsers: Iterable[str]) -> tuple[set[str], int]:
        """The keys that any of these browsers hold now, and how many of them have never held a seat."""
        held, watching = set[str](), 0
        for browser in browsers:
            keys = self._keys.get(browser, NO_KEYS)
            held.update([key for key, holds in keys.items() if holds])
            watching += keys.keys() <= WATCHES
        return held, watching

    def seats(self, table: Table, browser: str) -> dict[int, str]:
        """The seats that a browser holds, with their keys."""
        held = self._keys.get(browser, NO_KEYS)
        return {at: seat.key for at, seat in enumerate(table.seats) if seat.holder == "person" and held.get(seat.key)}

    def shared_seats(self, table: Table) -> set[int]:
        """The seats of browsers that hold more than one: their players share a device."""
        seats = (self.seats(table, browser) for browser in self._keys)
        return {at for held in seats if len(held) > 1 for at in held}
