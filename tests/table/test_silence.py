"""One act in a step of a silent seat (P3.4), whichever of its devices asks and whether it is host or not."""

from collections.abc import Callable, Iterable, Sequence
from itertools import product

import pytest

from pixcade.core.errors import Refusal
from pixcade.table import commands
from pixcade.table.entries import HOST, Agreed, Entry, Paused, Resumed, Seated, Submitted
from pixcade.table.silence import (
    host_seats,
    may_pass_host,
    refuse_filling,
    refuse_pausing,
    refuse_second_act,
    refuse_silent_host,
    refuse_taking_back,
    refuse_voting,
    silent_seats,
    speaking_seats,
)
from pixcade.table.table import TableRefusal
from tests.table.memory_table import Running

ANN = 1
"""A silent seat."""
PIXOID = 0
"""The seat that may speak."""


def a_round(host: str, *, left: bool = True) -> Running:
    """Return a table in the middle of a round: Bugs are people, one of whom may be host; Pixoid has left, or plays."""
    running = Running("pixoid", {"layout": "p1-1A.2A.3A.4A"}, clock="decision", milliseconds=600_000)
    running.append(commands.host(running.table, running.now, host))
    for seat in range(4):
        running.append(
            commands.sit(running.table, running.now, seat, f"Player {seat}", f"key {seat}", person=f"person {seat}")
        )
    running.append(commands.start(running.table, running.now))
    while running.table.step < 4:
        running.everybody()
    if left:
        running.append(commands.leave(running.table, running.now, PIXOID, by=HOST))
    assert silent_seats(running.table) == {1, 2, 3}
    return running


def pause(running: Running, own: frozenset[int]) -> Entry | None:
    refuse_pausing(running.table, own)
    return commands.pause(running.table, running.now, by=HOST)


def resume(running: Running, own: frozenset[int]) -> Entry | None:
    refuse_pausing(running.table, own, going_on=True)
    return commands.resume(running.table, running.now, by=HOST)


def fill(running: Running, own: frozenset[int], bot: str = "greedy") -> Entry | None:
    refuse_filling(running.table, own, bot)
    return commands.seat_bot(running.table, running.now, PIXOID, bot, by=HOST)


def fill_by_another(running: Running, own: frozenset[int]) -> Entry | None:
    return fill(running, own, "random")


def vote(running: Running, own: frozenset[int]) -> Entry | None:
    del own
    entry = commands.agree(running.table, running.now, ANN, f"key {ANN}", yes=True)
    refuse_voting(running.table, ANN)
    return entry


def take_vote_back(running: Running, own: frozenset[int]) -> Entry | None:
    del own
    refuse_taking_back(running.table, ANN)
    return commands.agree(running.table, running.now, ANN, f"key {ANN}", yes=False)


def change(running: Running, own: frozenset[int]) -> Entry | None:
    del own
    piece = next(one.piece for one in running.table.due if one.seat == ANN)
    decision = next(one for one in running.table.due if one.piece == piece)
    legal = running.table.game.legal(running.table.state, decision)
    revision = running.table.secret(piece).revision
    refuse_second_act(running.table, ANN)
    entry = running.request(piece, running.table.game.format_move(running.table.state, legal[revision]))
    assert isinstance(entry, Entry)
    return entry


ACTS: tuple[Callable[[Running, frozenset[int]], Entry | None], ...] = (
    pause, resume, fill, fill_by_another, vote, take_vote_back, change,
)  # fmt: skip


def seen(running: Running, asked: Iterable[tuple[int, frozenset[int]]]) -> tuple[str, ...]:
    """Return which acts were written, of those that were asked for by devices that hold these seats."""
    done = []
    for act, own in asked:
        try:
            entry = ACTS[act](running, own)
        except Refusal:
            continue
        if entry is not None:
            running.append(entry)
            done.append(type(entry.what).__name__)
    return tuple(done)


def outcomes_of(begun: Running, devices: Sequence[frozenset[int]]) -> set[tuple[str, ...]]:
    """Return all that others can see of Ann's in a step in which she has programmed, whatever her devices ask for."""
    decision = next(one for one in begun.table.due if one.seat == ANN)
    default = begun.table.game.default(begun.table.state, decision)
    begun.submit(decision.piece, begun.table.game.format_move(begun.table.state, default))
    outcomes = set()
    for acts in product(range(len(ACTS)), repeat=3):
        for device in devices:
            running = Running.read(begun.log)
            outcomes.add(seen(running, [(act, own) for act, own in zip(acts, (*devices, device) * 2, strict=False)]))
    return outcomes


TWO_DEVICES = (frozenset({ANN}), frozenset[int]())
ONE_BIT = {(), (Submitted.__name__,)}
VOTE = (Agreed.__name__,)


@pytest.mark.parametrize("host", ["person 0", "person 1", "person 2", "person 9"])
def test_where_somebody_may_speak_a_silent_seat_tells_one_bit_in_a_step(host: str) -> None:
    """Ann is host on two devices, or is not; Pixoid, who is there, has not voted to stop."""
    begun = a_round(host, left=False)
    assert speaking_seats(begun.table) == {PIXOID}
    assert outcomes_of(begun, TWO_DEVICES if host == "person 1" else TWO_DEVICES[:1]) == ONE_BIT


@pytest.mark.parametrize("host", ["person 1", "person 9"])
def test_a_silent_seat_answers_a_vote_of_whoever_may_speak_and_nobody_elses(host: str) -> None:
    begun = a_round(host, left=False)
    begun.append(commands.agree(begun.table, begun.now, 2, "key 2", yes=True))
    with pytest.raises(TableRefusal, match=r"table\.silent-vote"):
        refuse_voting(begun.table, ANN)
    begun.append(commands.agree(begun.table, begun.now, PIXOID, f"key {PIXOID}", yes=True))
    devices = TWO_DEVICES if host == "person 1" else TWO_DEVICES[:1]
    assert outcomes_of(begun, devices) == {*ONE_BIT, VOTE}


def test_a_silent_host_goes_on_with_a_pause_from_an_earlier_step() -> None:
    begun = a_round("person 1", left=False)
    begun.append(commands.pause(begun.table, begun.now, by=HOST))
    begun.everybody()
    assert silent_seats(begun.table) == {1, 2, 3}
    assert outcomes_of(begun, TWO_DEVICES) == {*ONE_BIT, (Resumed.__name__,)}


@pytest.mark.parametrize("host", ["person 1", "person 9"])
def test_where_nobody_may_speak_a_silent_host_has_one_act_in_a_step(host: str) -> None:
    """Ann is host on two devices; or somebody is who has been handed her seat, and is asked the same."""
    begun = a_round(host)
    assert speaking_seats(begun.table) == frozenset()
    outcomes = outcomes_of(begun, TWO_DEVICES if host == "person 1" else TWO_DEVICES[:1])
    hosting = {(Paused.__name__,), (Paused.__name__, Resumed.__name__), (Seated.__name__,)}
    assert outcomes == {*ONE_BIT, VOTE, *(hosting if host == "person 1" else ())}, "another's pause counts for no seat"


def test_a_host_is_known_by_seats_and_a_device_by_what_it_holds() -> None:
    silent = a_round("person 1").table
    assert host_seats(silent) == {1}
    for own in (frozenset[int](), frozenset({1}), frozenset({2})):
        with pytest.raises(TableRefusal, match=r"table\.silent-host"):
            refuse_silent_host(silent, own)
    watching = a_round("person 9").table
    assert host_seats(watching) == frozenset()
    refuse_silent_host(watching, frozenset())
    refuse_pausing(watching, frozenset())
    for refuse in (refuse_silent_host, refuse_pausing):
        with pytest.raises(TableRefusal, match=r"table\.silent-host"):
            refuse(watching, frozenset({2}))


def test_a_table_without_a_host_has_no_seats_of_a_host() -> None:
    assert host_seats(Running("pixoid").begin().table) == frozenset()


@pytest.mark.parametrize("act", [pause, fill])
def test_the_host_passes_on_once_a_step_and_not_beside_an_act_of_the_host(
    act: Callable[[Running, frozenset[int]], Entry | None],
) -> None:
    running = a_round("person 9")
    assert may_pass_host(running.table)
    running.append(act(running, frozenset()))
    assert not may_pass_host(running.table)
    running = a_round("person 9")
    running.append(commands.host(running.table, running.now, "person 1", by="server"))
    assert not may_pass_host(running.table)
