"""A fair queue: round-robin by address, then by person.

A long queue of one owner delays the others by one item at most.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """The owner of an item: an address, and a person behind it."""

    address: str = ""
    person: str = ""


NOBODY = Owner()


class FairQueue(Generic[T]):
    """Pending items, by address and person. All operations are fast, whatever the length."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, OrderedDict[str, OrderedDict[T, None]]] = OrderedDict()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[T]:
        for people in self._lines.values():
            for own in people.values():
                yield from own

    def put(self, owner: Owner, item: T, *, first: bool = False) -> None:
        """Append to the owner's items; with `first`, put it in front of everything."""
        people = self._lines.setdefault(owner.address, OrderedDict())
        own = people.setdefault(owner.person, OrderedDict())
        self._size += item not in own
        own[item] = None
        if first:
            own.move_to_end(item, last=False)
            people.move_to_end(owner.person, last=False)
            self._lines.move_to_end(owner.address, last=False)

    def first(self, allowed: Callable[[T], bool] = lambda item: True) -> tuple[Owner, T] | None:
        """Return the next item that is allowed now, and its owner; it stays in the queue."""
        for address, people in self._lines.items():
            for person, own in people.items():
                for item in own:
                    if allowed(item):
                        return Owner(address, person), item
        return None

    def take(self, owner: Owner, item: T) -> None:
        """Remove an item that is being served: its owner goes to the end."""
        self.remove(owner, item)
        people = self._lines.get(owner.address)
        if people is not None:
            if owner.person in people:
                people.move_to_end(owner.person)
            self._lines.move_to_end(owner.address)

    def remove(self, owner: Owner, item: T) -> None:
        """Remove a cancelled item, if it is there: its owner keeps their place."""
        people = self._lines.get(owner.address)
        own = people and people.get(owner.person)
        if not people or not own or item not in own:
            return
        del own[item]
        self._size -= 1
        if not own:
            del people[owner.person]
            if not people:
                del self._lines[owner.address]
