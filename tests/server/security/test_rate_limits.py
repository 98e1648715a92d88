"""Limits: the person's first, then the address's, each with the time until it is free again."""

from contextlib import ExitStack

import pytest

from pixcade.games.errors import PixcadeError
from pixcade.locales import Words
from pixcade.server.access.rate_limits import Buckets, Limits
from pixcade.server.limits import BUDGETS, Rate
from tests.locales.codes import spoken

HERE, THERE = "192.0.2.7", "192.0.2.8"


class Clock:
    """A manual clock."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


def rejected(rate_limits: Limits, budget: str, person: str, address: str = HERE) -> PixcadeError:
    with pytest.raises(PixcadeError) as caught:
        rate_limits.take(budget, person, address)
    return caught.value


@pytest.mark.parametrize("budget", BUDGETS)
def test_person_has_a_burst_then_one_per_interval(budget: str) -> None:
    clock = Clock()
    rate_limits = Limits(clock)
    rate = BUDGETS[budget].person
    for _ in range(rate.burst):
        rate_limits.take(budget, "ann", HERE)
    for _ in range(3):
        assert rejected(rate_limits, budget, "ann").code == f"limits.{budget}"
        clock.time += rate.every - 1
        assert rejected(rate_limits, budget, "ann").values == {"seconds": 1}
        clock.time += 1
        rate_limits.take(budget, "ann", HERE)
    clock.time += rate.burst * rate.every
    for _ in range(rate.burst):
        rate_limits.take(budget, "ann", HERE)
    assert rejected(rate_limits, budget, "ann").values == {"seconds": -(-rate.every // 1000)}


@pytest.mark.parametrize("budget", BUDGETS)
def test_address_has_room_for_many_people_but_not_any_number(budget: str) -> None:
    clock = Clock()
    rate_limits = Limits(clock)
    rate = BUDGETS[budget].address
    assert rate.burst >= 6 * BUDGETS[budget].person.burst
    for number in range(rate.burst):
        rate_limits.take(budget, f"person {number}", HERE)
    assert rejected(rate_limits, budget, "one more").code == f"limits.{budget}"
    assert rejected(rate_limits, budget, "").code == f"limits.{budget}"
    rate_limits.take(budget, "one more", THERE)
    clock.time += rate.every
    rate_limits.take(budget, "one more", HERE)


def test_error_takes_nothing_from_either_budget() -> None:
    clock = Clock()
    rate_limits = Limits(clock)
    person, address = BUDGETS["create"].person, BUDGETS["create"].address
    for _ in range(person.burst):
        rate_limits.take("create", "ann", HERE)
    for _ in range(1000):
        rejected(rate_limits, "create", "ann")
    for number in range(address.burst - person.burst):
        rate_limits.take("create", f"person {number}", HERE)
    for _ in range(1000):
        rejected(rate_limits, "create", "bob")
    for _ in range(person.burst):
        rate_limits.take("create", "bob", THERE)


def test_budgets_are_independent() -> None:
    rate_limits = Limits(Clock())
    for name, budget in BUDGETS.items():
        for _ in range(budget.person.burst):
            rate_limits.take(name, "ann", HERE)
        rejected(rate_limits, name, "ann")


def test_guest_without_cookie_counts_by_address_only() -> None:
    rate_limits = Limits(Clock())
    for _ in range(BUDGETS["create"].address.burst):
        rate_limits.take("create", "", HERE)
    rejected(rate_limits, "create", "")
    assert not rate_limits.people.full_at


def test_ipv6_half_is_one_subnet() -> None:
    rate_limits = Limits(Clock())
    for number in range(BUDGETS["create"].address.burst):
        rate_limits.take("create", "", f"2001:db8:0:1::{number:x}")
    rejected(rate_limits, "create", "", "2001:db8:0:1:ffff::1")
    rate_limits.take("create", "", "2001:db8:0:2::1")


def test_clock_set_back_locks_no_one_out() -> None:
    clock = Clock()
    rate_limits = Limits(clock)
    for _ in range(BUDGETS["chat"].person.burst):
        rate_limits.take("chat", "ann", HERE)
    clock.time -= 500_000
    rate_limits.take("chat", "ann", HERE)


def test_full_buckets_are_dropped() -> None:
    clock = Clock()
    rate_limits = Limits(clock)
    for number in range(5_000):
        rate_limits.take("report", f"person {number}", f"198.51.{number // 250}.{number % 250}")
        clock.time += 1_000
    assert len(rate_limits.people.full_at) <= 61
    assert len(rate_limits.addresses.full_at) <= 61


def test_buckets_are_bounded_and_latest_are_kept() -> None:
    buckets = Buckets(most=100)
    rate = Rate(1, 1_000_000)
    for number in range(1_000):
        buckets.take(("create", str(number)), rate, now=0)
        assert len(buckets.full_at) <= 100
    assert buckets.wait(("create", "999"), rate, now=0) == 1_000_000
    assert buckets.wait(("create", "900"), rate, now=0) == 1_000_000
    assert buckets.wait(("create", "0"), rate, now=0) == 0


def test_busy_owner_is_not_dropped() -> None:
    buckets = Buckets(most=10)
    busy, rate = ("create", "busy"), Rate(1_000, 1_000_000)
    for number in range(100):
        buckets.take(busy, rate, now=0)
        buckets.take(("create", str(number)), rate, now=0)
    assert buckets.full_at[busy] == 100 * rate.every


def test_many_people_cannot_evict_an_address() -> None:
    rate_limits = Limits(Clock())
    rate_limits.people.most = 10
    for number in range(BUDGETS["create"].address.burst):
        rate_limits.take("create", f"person {number}", HERE)
    rejected(rate_limits, "create", "a new one")


def test_connections_are_limited_to_20_and_200() -> None:
    rate_limits = Limits(Clock())
    with ExitStack() as stack:
        for number in range(200):
            stack.enter_context(rate_limits.connected(f"person {number // 20}", HERE))
        with pytest.raises(PixcadeError, match=r"limits\.connections most=20"), rate_limits.connected("person 0", HERE):
            pass
        with (
            pytest.raises(PixcadeError, match=r"limits\.connections most=20"),
            rate_limits.connected("person 0", THERE),
        ):
            pass
        for person in ("somebody", ""):
            with (
                pytest.raises(PixcadeError, match=r"limits\.connections-address most=200"),
                rate_limits.connected(person, HERE),
            ):
                pass
        with rate_limits.connected("somebody", THERE):
            pass
    assert rate_limits.connections == {}


def test_server_connections_are_limited() -> None:
    rate_limits = Limits(Clock(), most_connections=2)
    with rate_limits.connected("ann", HERE):
        with (
            rate_limits.connected("ben", THERE),
            pytest.raises(PixcadeError, match=r"limits\.connections-server most=2"),
            rate_limits.connected("cleo", THERE),
        ):
            pass
        with rate_limits.connected("cleo", THERE):
            pass


def test_connection_is_released_however_it_ends() -> None:
    rate_limits = Limits(Clock())

    def fail() -> None:
        with rate_limits.connected("ann", HERE):
            assert set(rate_limits.connections.values()) == {1}
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert rate_limits.connections == {}


def test_disabled_limits_reject_and_store_nothing() -> None:
    rate_limits = Limits(Clock(), on=False)
    for _ in range(10_000):
        rate_limits.take("create", "ann", HERE)
    assert not rate_limits.people.full_at
    assert not rate_limits.addresses.full_at
    with ExitStack() as stack:
        for _ in range(300):
            stack.enter_context(rate_limits.connected("ann", HERE))


@pytest.mark.parametrize("language", spoken())
def test_every_limit_has_a_message_in_every_language(language: str) -> None:
    words = Words(language, strict=True)
    for budget in BUDGETS.values():
        for seconds in (1, 2, 5, 60):
            sentence = words.error(PixcadeError(budget.code, seconds=seconds))
            assert str(seconds) in sentence or seconds == 1
    for code in ("limits.connections", "limits.connections-address", "limits.connections-server"):
        assert "20" in words.error(PixcadeError(code, most=20))
