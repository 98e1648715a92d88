"""Where an element may place a Pixl or its Port, and what a placed Pixl converts (X3, X4, X5.2)."""

from collections.abc import Sequence
from functools import lru_cache

from pixcade.games.pixl.elements import LETTERS
from pixcade.games.pixl.hexes import Hex, HexSet, hex_board
from pixcade.games.pixl.state import State, occupied

REACHES_KEPT = 2048


@lru_cache(REACHES_KEPT)
def reach(side: int, port: Hex, own: HexSet) -> HexSet:
    """Return the hexes next to a Port or to one of its own tops chained to it (X3.3). Cached.

    An element's tops mostly stay the same while others move.
    """
    near = hex_board(side).near
    return spread(near, near[port], own)


def spread(near: Sequence[HexSet], reach: HexSet, own: HexSet) -> HexSet:
    """Extend a reach by the hexes next to own tops in it, transitively."""
    fresh = reach & own
    while fresh:
        own ^= fresh
        while fresh:
            lowest = fresh & -fresh
            reach |= near[lowest.bit_length() - 1]
            fresh ^= lowest
        fresh = reach & own
    return reach


def reached(state: State, element: int) -> HexSet:
    """Return the hexes next to an element's Port and chain; none while the Port is off the board (X5.2)."""
    port = state.ports[element]
    return 0 if port is None else reach(state.options.side, port, state.tops[element])


def growth(state: State, element: int) -> HexSet:
    """Return the empty hexes next to the Port or its chain: where a Pixl may be placed (X3.3)."""
    return reached(state, element) & ~occupied(state)


def cut_off(state: State) -> list[HexSet]:
    """Return each element's tops that aren't connected to its Port (X3.4)."""
    return [own & ~reached(state, element) for element, own in enumerate(state.tops)]


def port_places(state: State, element: int) -> HexSet:
    """Return the hexes where an element's absent Port may be placed (X2.2, X2.3, X3.1, X5.2)."""
    places = state.options.port_hexes & ~occupied(state)
    for port in state.ports:
        if port is not None:
            places &= ~state.options.board.within_two[port]
    left = state.came_from[element]
    return places if left is None else places & ~(1 << left)


def victims(state: State, element: int, hex: Hex) -> dict[str, list[Hex]]:
    """Return what a Pixl placed on `hex` would convert, by relation, each in board order (X4.1).

    A neighbour touches the new Pixl, so it qualifies if it touches one more top of the placer's colour, chained to its
    Port or cut off (X3.4). Its relation is that of the colour on top (X4.5).
    """
    near = state.options.board.near
    relation = state.options.relations[element]
    own = state.tops[element]
    found: dict[str, list[Hex]] = {"prey": [], "neutral": [], "predator": []}
    around = near[hex]
    if not around & occupied(state) & ~own:
        return found
    for colour, tops in enumerate(state.tops):
        if colour != element:
            touched = around & tops
            while touched:
                lowest = touched & -touched
                victim = lowest.bit_length() - 1
                if near[victim] & own:
                    found[relation[colour]].append(victim)
                touched ^= lowest
    found["neutral"].sort()
    return found


def affordable(found: dict[str, list[Hex]], supply: int) -> tuple[dict[str, list[Hex]], list[Hex]]:
    """Split victims into those that this supply can convert and those it can't (X4.6)."""
    prey, neutral = found["prey"], found["neutral"]
    if supply >= len(prey) + len(neutral):
        return found, []
    left = max(0, supply - len(prey))
    converted = {"prey": prey[:supply], "neutral": neutral[:left], "predator": found["predator"]}
    return converted, prey[supply:] + neutral[left:]


def pickable(state: State, element: int, hex: Hex) -> list[Hex]:
    """Return the victims to pick one from, if the table plays with single conversion (X4.1)."""
    found = victims(state, element, hex)
    supply = state.supply[element] - 1
    needing = found["prey"] + found["neutral"] if supply > 0 else []
    return sorted(needing + found["predator"])


def top_of(stack: str) -> int:
    return LETTERS.index(stack[-1])
