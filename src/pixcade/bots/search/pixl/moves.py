"""Legal moves of a packed Pixl position, and their effects (X3, X4, X5).

Arguments as in `pixcade.bots.search.pixl.rules`.
"""

from typing import TYPE_CHECKING

from pixcade.bots.search.bits import lowest
from pixcade.bots.search.jit import kernel, np, part, section
from pixcade.bots.search.pixl.packing import (
    CAME_FROM,
    DONE,
    ELEMENT_COUNT,
    FRESH,
    NEAR_WORD,
    NEUTRAL_OF,
    NOBODY,
    NOWHERE,
    OCCUPIED,
    ORDER,
    PASS,
    PASSES,
    PICKS_ONE,
    PORTS,
    PREDATOR_OF,
    PREY_OF,
    PRISONERS,
    PUT_PORT,
    REACH,
    ROW,
    SET_WORDS,
    STALE,
    SUPPLY,
    TAKE_PORT,
    TOPS,
    TURN,
    WORD_COUNT,
)
from pixcade.bots.search.pixl.sets import (
    add_near,
    bit,
    bury,
    follow_chain,
    growth,
    head,
    holds,
    lockers,
    near_in,
    number,
    port_places,
    renew_reach,
    toggle,
    unbury,
    word,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pixcade.bots.search.pixl.sets import Position, Table, Word

    Codes = NDArray[np.int64]  # (MOST_MOVES or more,)


@kernel("int64(uint64[::1], uint64[::1])")
def mover(table: "Table", position: "Position") -> int:
    """Return the element whose turn it is (X1.5)."""
    return number(table, ORDER + number(position, TURN) % number(table, ELEMENT_COUNT))


@section
def victims(table: "Table", position: "Position", element: int, hex: int, colour: int) -> tuple["Word", "Word"]:
    """Return the Pixls of a colour that `element` would convert by placing one on `hex`, supply permitting (X4.1).

    A neighbour touches the new Pixl anyway, so it qualifies if it touches one more top of the placer's colour.
    """
    if colour == NOBODY:
        return np.uint64(0), np.uint64(0)
    low, high = near_in(table, position, hex, TOPS + SET_WORDS * colour)
    first = 64 * number(table, ROW * hex + NEAR_WORD)
    left = low
    while left:
        own_low, own_high = near_in(table, position, first + lowest(left), TOPS + SET_WORDS * element)
        if not own_low | own_high:
            low ^= left & ~(left - np.uint64(1))
        left &= left - np.uint64(1)
    left = high
    while left:
        own_low, own_high = near_in(table, position, first + 64 + lowest(left), TOPS + SET_WORDS * element)
        if not own_low | own_high:
            high ^= left & ~(left - np.uint64(1))
        left &= left - np.uint64(1)
    return low, high


@section
def pickable(table: "Table", position: "Position", element: int, hex: int) -> tuple["Word", "Word"]:
    """Return the victims from which the placer picks one, with the option `conversion=one` (X4.1)."""
    low, high = victims(table, position, element, hex, number(table, PREDATOR_OF + element))
    if number(position, SUPPLY + element) > 1:
        more_low, more_high = victims(table, position, element, hex, number(table, PREY_OF + element))
        low, high = low | more_low, high | more_high
        more_low, more_high = victims(table, position, element, hex, number(table, NEUTRAL_OF + element))
        low, high = low | more_low, high | more_high
    return low, high


@part
def may_take_port(table: "Table", position: "Position", element: int) -> bool:
    """Whether the Port of an element, which is on the board, may be taken off (X5.1, X5.3)."""
    return word(position, FRESH) & bit(element) == 0 and lockers(table, position, element) == 0


@section
def write_picks(table: "Table", position: "Position", element: int, hex: int, codes: "Codes", first: int) -> int:
    """Write a placement for each victim that can be picked, or one without a pick; return how many (X4.1)."""
    low, high = pickable(table, position, element, hex)
    base = 64 * number(table, ROW * hex + NEAR_WORD)
    found = first
    while low:
        codes[found] = hex + 256 * (base + lowest(low) + 1)
        found += 1
        low &= low - np.uint64(1)
    while high:
        codes[found] = hex + 256 * (base + 64 + lowest(high) + 1)
        found += 1
        high &= high - np.uint64(1)
    if found == first:
        codes[found] = hex
        found += 1
    return found - first


@kernel("int64(uint64[::1], uint64[::1], int64[::1])")
def legal(table: "Table", position: "Position", codes: "Codes") -> int:
    """Write the legal moves of a game in progress, in the same order as the plain rules; return how many."""
    element = mover(table, position)
    found = 0
    if number(position, SUPPLY + element) == 0:  # X6.1
        codes[0] = PASS
        return 1
    if number(position, PORTS + element) == NOWHERE:  # X3.1, X5.2
        for at in range(number(table, WORD_COUNT)):
            places = port_places(table, position, element, at)
            while places:
                codes[found] = PUT_PORT + 64 * at + lowest(places)
                found += 1
                places &= places - np.uint64(1)
        if found == 0:
            codes[0] = PASS
            return 1
        return found
    renew_reach(table, position, element)
    for at in range(number(table, WORD_COUNT)):
        places = growth(position, element, at)
        while places:
            hex = 64 * at + lowest(places)
            if word(table, PICKS_ONE):
                found += write_picks(table, position, element, hex, codes, found)
            else:
                codes[found] = hex
                found += 1
            places &= places - np.uint64(1)
    if may_take_port(table, position, element):
        codes[found] = TAKE_PORT
        found += 1
    codes[found] = PASS  # X3.2
    return found + 1


@part
def gain_top(table: "Table", position: "Position", element: int, hex: int) -> None:
    """Give the mover a new top, which is connected to its Port."""
    toggle(position, TOPS + SET_WORDS * element, hex)
    position[np.uint64(DONE + (hex >> 6))] |= bit(hex)
    add_near(table, position, REACH + SET_WORDS * element, hex)


@part
def lose_top(position: "Position", colour: int, hex: int) -> None:
    """Remove a colour's top. If it was connected to its Port, others may no longer be."""
    toggle(position, TOPS + SET_WORDS * colour, hex)
    if holds(position, REACH + SET_WORDS * colour, hex):
        position[np.uint64(STALE)] |= bit(colour)


@section
def cover(table: "Table", position: "Position", element: int, colour: int, hex: int) -> None:
    """Convert prey: a Pixl of the placer's supply goes on top (X4.3)."""
    lose_top(position, colour, hex)
    bury(position, hex, colour)
    gain_top(table, position, element, hex)
    position[np.uint64(SUPPLY + element)] -= np.uint64(1)


@section
def replace(table: "Table", position: "Position", element: int, colour: int, hex: int) -> None:
    """Convert a neutral: its Pixl returns to its supply, one of the placer's takes its place (X4.2)."""
    lose_top(position, colour, hex)
    gain_top(table, position, element, hex)
    position[np.uint64(SUPPLY + element)] -= np.uint64(1)
    position[np.uint64(SUPPLY + colour)] += np.uint64(1)


@section
def imprison(table: "Table", position: "Position", element: int, colour: int, hex: int) -> None:
    """Convert a predator: it is imprisoned, and the Pixl underneath is free again (X4.4)."""
    lose_top(position, colour, hex)
    position[np.uint64(PRISONERS + element)] += np.uint64(1)
    if head(position, hex) == 0:
        toggle(position, OCCUPIED, hex)
        return
    freed = unbury(position, hex)
    if freed == element:
        gain_top(table, position, element, hex)
    else:
        toggle(position, TOPS + SET_WORDS * freed, hex)
        position[np.uint64(STALE)] |= bit(freed)


@section
def place(table: "Table", position: "Position", element: int, hex: int, victim: int) -> None:
    """Place a Pixl and convert its victims, or only the picked one with `conversion=one` (X3.3, X4)."""
    renew_reach(table, position, element)
    prey = number(table, PREY_OF + element)
    neutral = number(table, NEUTRAL_OF + element)
    predator = number(table, PREDATOR_OF + element)
    prey_low, prey_high = victims(table, position, element, hex, prey)
    neutral_low, neutral_high = victims(table, position, element, hex, neutral)
    predator_low, predator_high = victims(table, position, element, hex, predator)
    base = 64 * number(table, ROW * hex + NEAR_WORD)
    if word(table, PICKS_ONE):
        low = bit(victim) if victim >= 0 and victim < base + 64 else np.uint64(0)
        high = bit(victim) if victim >= base + 64 else np.uint64(0)
        prey_low, neutral_low, predator_low = prey_low & low, neutral_low & low, predator_low & low
        prey_high, neutral_high, predator_high = prey_high & high, neutral_high & high, predator_high & high
    for at in range(number(table, WORD_COUNT)):
        tops = word(position, TOPS + SET_WORDS * element + at)
        position[np.uint64(DONE + at)] = word(position, REACH + SET_WORDS * element + at) & tops
    toggle(position, OCCUPIED, hex)
    gain_top(table, position, element, hex)
    position[np.uint64(SUPPLY + element)] -= np.uint64(1)
    while (prey_low | prey_high) and number(position, SUPPLY + element):  # X4.6: prey first, then neutrals
        if prey_low:
            cover(table, position, element, prey, base + lowest(prey_low))
            prey_low &= prey_low - np.uint64(1)
        else:
            cover(table, position, element, prey, base + 64 + lowest(prey_high))
            prey_high &= prey_high - np.uint64(1)
    while (neutral_low | neutral_high) and number(position, SUPPLY + element):
        if neutral_low:
            replace(table, position, element, neutral, base + lowest(neutral_low))
            neutral_low &= neutral_low - np.uint64(1)
        else:
            replace(table, position, element, neutral, base + 64 + lowest(neutral_high))
            neutral_high &= neutral_high - np.uint64(1)
    while predator_low | predator_high:
        if predator_low:
            imprison(table, position, element, predator, base + lowest(predator_low))
            predator_low &= predator_low - np.uint64(1)
        else:
            imprison(table, position, element, predator, base + 64 + lowest(predator_high))
            predator_high &= predator_high - np.uint64(1)
    follow_chain(table, position, element)
    position[np.uint64(FRESH)] &= ~bit(element)  # X5.3


@kernel("void(uint64[::1], uint64[::1], int64)")
def apply(table: "Table", position: "Position", code: int) -> None:
    element = mover(table, position)
    passes = np.uint64(0)
    if code < PUT_PORT:
        place(table, position, element, code & 255, (code >> 8) - 1)
    elif code < TAKE_PORT:  # X3.1, X5.2
        hex = code - PUT_PORT
        if number(position, CAME_FROM + element) != NOWHERE:  # X5.3: the first placement isn't a move
            position[np.uint64(FRESH)] |= bit(element)
        position[np.uint64(PORTS + element)] = np.uint64(hex)
        position[np.uint64(CAME_FROM + element)] = np.uint64(NOWHERE)
        position[np.uint64(STALE)] |= bit(element)
        toggle(position, OCCUPIED, hex)
    elif code == TAKE_PORT:  # X5.2
        port = number(position, PORTS + element)
        position[np.uint64(CAME_FROM + element)] = np.uint64(port)
        position[np.uint64(PORTS + element)] = np.uint64(NOWHERE)
        toggle(position, OCCUPIED, port)
    else:
        passes = word(position, PASSES) + np.uint64(1)
    position[np.uint64(PASSES)] = passes
    position[np.uint64(TURN)] += np.uint64(1)
