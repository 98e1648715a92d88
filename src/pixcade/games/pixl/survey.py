"""What a server asks of every position that it tells: worked out together, and carried on from one to the next.

A placement mostly changes one hex. What was known of the position before then holds for the rest of the board, so
nothing is looked for again elsewhere (`carry`). Where nobody has asked, as in a search, nothing is carried on.
"""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from pixcade.games.pixl.elements import ELEMENTS, LETTERS
from pixcade.games.pixl.hexes import Hex, HexSet, hex_board, quoted
from pixcade.games.pixl.memo import remembered
from pixcade.games.pixl.placement import reached, spread, top_of
from pixcade.games.pixl.scoring import Points, counted_points, element_points, element_totals, locks, seat_points
from pixcade.games.pixl.stacks import changed_json, changed_text, hexes_json, stack_text, with_stack
from pixcade.games.pixl.state import State, occupied


class Survey(NamedTuple):
    """What is known of a position, by element where it is several."""

    occupied: HexSet
    names: str
    """The names of the hexes that are occupied, as JSON."""
    reaches: tuple[HexSet, ...]
    """What each element can build next to; nothing while its Port is off the board (X3.3, X5.2)."""
    locks: tuple[tuple[int, ...], ...]
    points: tuple[Points, ...]
    totals: tuple[int, ...]
    scores: tuple[int, ...]
    hexes: str
    """Every hex with its stack as JSON: see `stacks.hexes_json`."""
    stacks: str
    """The stacks in notation: see `stacks.stack_text`."""


@remembered
def survey(state: State) -> Survey:
    """Look at a position as if nothing were known of those before it."""
    reaches = tuple([reached(state, element) for element in range(len(state.tops))])
    return surveyed(state, reaches, hexes_json(state), stack_text(state))


def surveyed(state: State, reaches: tuple[HexSet, ...], hexes: str, stacks: str) -> Survey:
    """Add what is counted to what is known of chains and stacks."""
    return Survey(
        occupied(state),
        quoted(state.options.side, occupied(state)),
        reaches,
        locks(state),
        element_points(state),
        element_totals(state),
        seat_points(state),
        hexes,
        stacks,
    )


@lru_cache(1024)
def beside_ports(side: int, ports: tuple[Hex | None, ...]) -> HexSet:
    """Return the neighbours of all Ports on the board: nothing elsewhere can lock or unlock one (X5.1)."""
    near = hex_board(side).near
    return reduce(or_, [near[port] for port in ports if port is not None], 0)


def carry(before: State, after: State, element: int, changed: Sequence[Hex]) -> None:
    """Let what is known after a move of an element follow from what was known before, if it was.

    `changed` are the hexes whose stacks are not as they were, the one that was placed on first.
    """
    known: Survey | None = before.__dict__.get("survey")
    if known is None:
        return
    seen = after.__dict__
    beside = beside_ports(after.options.side, after.ports)
    if changed and not any(beside >> hex & 1 for hex in changed):
        seen["locks"] = known.locks
    if len(changed) == 1 and locks(after) == known.locks:
        found = seen["survey"] = one_more(known, before, element, changed[0])
        seen["occupied"], _, _, _, seen["element_points"], seen["element_totals"], seen["seat_points"], _, _ = found
        return
    seen["element_points"] = changed_points(before, after, known.points, changed)
    reaches = changed_reaches(before, after, known.reaches)
    hexes = changed_json(before, after, known.hexes, changed)
    seen["survey"] = surveyed(after, reaches, hexes, changed_text(before, after, known.stacks, changed))


def changed_reaches(before: State, after: State, known: tuple[HexSet, ...]) -> tuple[HexSet, ...]:
    """Return the reach of each element from those before: who has lost no top only grows from those that are new."""
    found = list(known)
    for element, (was, now) in enumerate(zip(before.tops, after.tops, strict=True)):
        if before.ports[element] != after.ports[element] or was & ~now:
            found[element] = reached(after, element)
        elif was != now and found[element]:
            found[element] = spread(after.options.board.near, found[element], now & ~(was & found[element]))
    return tuple(found)


def changed_points(before: State, after: State, points: Sequence[Points], changed: Sequence[Hex]) -> tuple[Points, ...]:
    """Return the points of each element from those before and from the stacks that are not as they were (X6.2)."""
    beneath = [one.beneath for one in points]
    for hex in changed:
        for stack, worth in ((before.stacks[hex], -2), (after.stacks[hex], 2)):
            if len(stack) > 1:
                beneath[top_of(stack)] += worth * (len(stack) - 1)
    return counted_points(after, beneath)


def one_more(known: Survey, before: State, element: int, hex: Hex) -> Survey:
    """Return what is known when a Pixl was placed that has converted and locked nothing."""
    taken, names, reaches, locked, points, totals, scores, hexes, stacks = known
    options = before.options
    near, name = options.board.near, options.board.names[hex]
    seat, behind = options.seat_of[element], element + 1
    reach = reaches[element]
    loose = before.tops[element] & ~reach
    reach |= near[hex]
    if loose & reach:  # it links what was cut off (X3.4)
        reach = spread(near, reach, loose)
    tops, beneath, prisoners, worth = points[element]
    last = (taken & (1 << hex) - 1).bit_length() - 1
    before_it = f'"{options.board.names[last]}"' if last >= 0 else ""
    return Survey(
        taken | 1 << hex,
        names.replace(before_it, f'{before_it},"{name}"', 1) if before_it else f'"{name}",{names}',
        (*reaches[:element], reach, *reaches[behind:]),
        locked,
        (*points[:element], Points(tops + 1, beneath, prisoners, worth), *points[behind:]),
        (*totals[:element], totals[element] + 1, *totals[behind:]),
        (*scores[:seat], scores[seat] + 1, *scores[seat + 1 :]),
        hexes.replace(f'"{name}":[]', f'"{name}":["{ELEMENTS[element]}"]', 1),
        with_stack(before, stacks, hex, LETTERS[element]),
    )
