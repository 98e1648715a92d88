"""Where an element may place a Pixl or its Port, and what a placed Pixl converts (X3, X4, X5.2)."""

from pixcade.games.pixl.elements import LETTERS
from pixcade.games.pixl.hexes import Hex, HexSet
from pixcade.games.pixl.state import State, occupied


def chained(state: State, element: int) -> HexSet:
    """Return the element's tops that hang together with its Port (X3.3)."""
    port = state.ports[element]
    if port is None:
        return 0
    near = state.options.board.near
    own = state.tops[element]
    chain = 0
    fresh = near[port] & own
    while fresh:
        chain |= fresh
        own ^= fresh
        reach = 0
        while fresh:
            lowest = fresh & -fresh
            reach |= near[lowest.bit_length() - 1]
            fresh ^= lowest
        fresh = reach & own
    return chain


_latest: tuple[State | None, int, HexSet] = (None, 0, 0)


def growth(state: State, element: int) -> HexSet:
    """Return the empty hexes next to the Port or to its chain: where a Pixl may be placed (X3.3).

    The latest answer is kept, because a move is mostly made where its legal moves have just been listed.
    """
    global _latest
    known, of_element, hexes = _latest
    if known is not state or of_element != element:
        hexes = grown(state, element)
        _latest = (state, element, hexes)
    return hexes


def grown(state: State, element: int) -> HexSet:
    """Work out `growth`."""
    port = state.ports[element]
    if port is None:
        return 0  # X5.2
    near = state.options.board.near
    own = state.tops[element]
    reach = near[port]
    fresh = reach & own
    while fresh:
        own ^= fresh
        while fresh:
            lowest = fresh & -fresh
            reach |= near[lowest.bit_length() - 1]
            fresh ^= lowest
        fresh = reach & own
    return reach & ~occupied(state)


def port_places(state: State, element: int) -> HexSet:
    """Return the hexes where an element's absent Port may be put (X2.2, X2.3, X3.1, X5.2)."""
    places = state.options.port_hexes & ~occupied(state)
    for port in state.ports:
        if port is not None:
            places &= ~state.options.board.within_two[port]
    left = state.came_from[element]
    return places if left is None else places & ~(1 << left)


def victims(state: State, element: int, hex: Hex) -> dict[str, list[Hex]]:
    """Return what a Pixl placed on `hex` would convert, by relation, each in board order (X4.1).

    A neighbour touches the new Pixl anyway, so it qualifies if it touches one more top of the placer's colour, be that
    chained to its Port or cut off (X3.4). What it is to the placer is judged by the colour on top (X4.5).
    """
    near = state.options.board.near
    relation = state.options.relations[element]
    own = state.tops[element]
    found: dict[str, list[Hex]] = {"prey": [], "neutral": [], "predator": []}
    around = near[hex]
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
    """Split victims into those that can be converted with this supply and those that can't (X4.6)."""
    prey, neutral = found["prey"], found["neutral"]
    if supply >= len(prey) + len(neutral):
        return found, []
    left = max(0, supply - len(prey))
    converted = {"prey": prey[:supply], "neutral": neutral[:left], "predator": found["predator"]}
    return converted, prey[supply:] + neutral[left:]


def pickable(state: State, element: int, hex: Hex) -> list[Hex]:
    """Return the victims of which the placer picks one, where the table plays so (X4.1)."""
    found = victims(state, element, hex)
    supply = state.supply[element] - 1
    needing = found["prey"] + found["neutral"] if supply > 0 else []
    return sorted(needing + found["predator"])


def top_of(stack: str) -> int:
    """Return the element on top of a stack."""
    return LETTERS.index(stack[-1])
