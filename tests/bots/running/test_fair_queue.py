"""Owners take turns: addresses first, then the people behind each of them."""

from pixcade.bots.running.fair_queue import NOBODY, FairQueue, Owner


def order(queue: FairQueue[str]) -> list[str]:
    """Take everything, in the order of turns."""
    found = []
    while (first := queue.first()) is not None:
        queue.take(*first)
        found.append(first[1])
    assert len(queue) == 0
    return found


def filled(*items: tuple[str, str, str]) -> FairQueue[str]:
    """Return a queue into which these were put, by address and person."""
    queue: FairQueue[str] = FairQueue()
    for address, person, item in items:
        queue.put(Owner(address, person), item)
    return queue


def test_long_queue_delays_only_its_owner() -> None:
    many = [("there", "eve", f"eve {at}") for at in range(100)]
    assert order(filled(*many, ("here", "ann", "ann 1"), ("here", "ann", "ann 2")))[:4] == [
        "eve 0", "ann 1", "eve 1", "ann 2"
    ]  # fmt: skip


def test_address_has_one_share_however_many_people_it_has() -> None:
    crowd = [("there", f"eve {at}", f"eve {at}") for at in range(100)]
    assert order(filled(*crowd, ("here", "ann", "ann"), ("elsewhere", "ben", "ben")))[:4] == [
        "eve 0", "ann", "ben", "eve 1"
    ]  # fmt: skip


def test_people_of_one_address_alternate() -> None:
    many = [("home", "eve", f"eve {at}") for at in range(3)]
    assert order(filled(*many, ("home", "ann", "ann"))) == ["eve 0", "ann", "eve 1", "eve 2"]


def test_disallowed_item_is_skipped_and_stays() -> None:
    queue = filled(("there", "eve", "a"), ("here", "ann", "b"))
    assert queue.first(lambda item: item != "a") == (Owner("here", "ann"), "b")
    assert queue.first(lambda item: False) is None
    assert order(queue) == ["a", "b"]


def test_removed_item_is_gone_and_owner_keeps_the_place() -> None:
    queue = filled(("there", "eve", "a"), ("there", "eve", "b"), ("here", "ann", "c"))
    queue.remove(Owner("there", "eve"), "a")
    queue.remove(Owner("there", "eve"), "nothing")
    queue.remove(NOBODY, "nothing")
    assert order(queue) == ["b", "c"]


def test_item_put_first_is_next() -> None:
    queue = filled(("there", "eve", "a"), ("here", "ann", "b"))
    queue.put(Owner("here", "ann"), "c", first=True)
    assert order(queue) == ["c", "a", "b"]
