"""Checks that a position of Pixl can arise in a game, as far as is known without search.

`notation.parse_position` has already rejected self-contradictory ones.
"""

from collections.abc import Iterator
from itertools import pairwise

from pixcade.games.errors import PixcadeError
from pixcade.games.pixl.elements import LETTERS, PIXLS
from pixcade.games.pixl.placement import port_places, reached
from pixcade.games.pixl.scoring import player_has_none
from pixcade.games.pixl.state import Options, State
from pixcade.games.position_text import impossible, out_of_reach

MAX_CONVERTED = 5  # X3.3, X4.1: one of six neighbours is the Port or Pixl that the new Pixl is linked to
SMALL_SIDE = 5


def unreachable(state: State) -> tuple[PixcadeError, ...]:
    """Return contradictions, or else reasons why no moves lead here; empty if none is known."""
    found = tuple(contradictions(state))
    return found or tuple(miscounts(state))


def contradictions(state: State) -> Iterator[PixcadeError]:
    options = state.options
    for element, turns in enumerate(turns_of(state, state.turn)):
        pixls = PIXLS - state.supply[element] + state.prisoners[element]
        left = state.came_from[element]
        if state.ports[element] is None and left is None:
            if pixls or (turns and not may_lack_room(options, element)):
                yield impossible("ports", "X3.1")
        elif not turns:
            yield impossible("turn", "X1.5")
        if left is not None and not options.port_hexes >> left & 1:
            yield impossible("came-from", "X2.2")
        elif left is not None and LETTERS[element] in state.stacks[left]:
            yield impossible("came-from", "X5.2")
    if any(not stack_grows(options, stack) for stack in state.stacks if len(stack) > 1):
        yield impossible("stack-order", "X4.3")
    for turn in range(state.turn - state.passes, state.turn):
        element = options.order[turn % len(options.order)]
        if state.supply[element] and state.ports[element] is None and port_places(state, element):
            yield impossible("passed-port", "X5.2" if state.came_from[element] is not None else "X3.1")
            break
    if player_has_none(options, state.supply) and not last_mover_has_none(state):
        yield impossible("supply", "X6.1")


def may_lack_room(options: Options, element: int) -> bool:
    """Whether an element can have had no hex for its Port in the first round (X3.1).

    Three Ports can block the smallest board, which has 37 Port hexes of which each Port blocks 19. Two can't, nor can
    three on larger boards with 61 or more.
    """
    return options.side == SMALL_SIDE and options.order[3:] == (element,)


def stack_grows(options: Options, stack: str) -> bool:
    """Whether each Pixl lies on prey, or on prey of the neutral element that it replaced (X4.2, X4.3)."""
    elements = [LETTERS.index(letter) for letter in stack]
    return all(
        lower in (options.hunted[upper][0], options.hunted[options.hunted[upper][1]][0])
        for lower, upper in pairwise(elements)
    )


def last_mover_has_none(state: State) -> bool:
    """Whether the empty supply belongs to the player who has just placed, as it must if it ended the game (X6.1)."""
    options = state.options
    last = options.order[(state.turn - 1) % len(options.order)]
    if state.passes or not state.turn or state.ports[last] is None or state.fresh[last]:
        return False
    others = [
        supply for element, supply in enumerate(state.supply) if options.seat_of[element] != options.seat_of[last]
    ]
    if options.end == "element":
        return [element for element, supply in enumerate(state.supply) if not supply] == [last]
    return not state.supply[last] and (any(others) if options.players == 2 else all(others))


def miscounts(state: State) -> Iterator[PixcadeError]:
    if not last_move_left_a_trace(state):
        yield out_of_reach("last-move", "X3.2")
    if not turns_suffice(state):
        yield out_of_reach("few-turns", "X3.2")
    elif state.turn > most_turns(state):
        yield out_of_reach("many-turns", "X3.2")
    if not enough_was_placed(state):
        yield out_of_reach("conversions", "X4.1")


def turns_of(state: State, until: int) -> list[int]:
    """Return how many of the first `until` turns each element had."""
    order = state.options.order
    turns = [0] * len(order)
    for place, element in enumerate(order):
        turns[element] = max(0, -(-(until - place) // len(order)))
    return turns


def last_move_left_a_trace(state: State) -> bool:
    """Whether the last mover, ignoring trailing passes, has something on the board to show for it (X3.2)."""
    options = state.options
    taken = state.turn - state.passes
    if not taken:
        return not state.passes
    element = options.order[(taken - 1) % len(options.order)]
    if state.ports[element] is None:
        return state.came_from[element] is not None and state.supply[element] > 0  # taken off
    if state.fresh[element]:
        return state.supply[element] > 0  # placed again
    if turns_of(state, taken)[element] == 1 or may_lack_room(options, element):
        return True  # placed for the first time
    reach = reached(state, element)
    return any(stack == LETTERS[element] and reach >> hex & 1 for hex, stack in enumerate(state.stacks))


def turns_suffice(state: State) -> bool:
    """Whether there were enough turns for what was done with Ports and Pixls (X3.1, X3.2, X4.1)."""
    free = []
    for element, turns in enumerate(turns_of(state, state.turn - state.passes)):
        left = turns - turns_for_port(state, element)
        if left < fewest_placements(state, element):
            return False
        free.append(left)
    return all(begun <= sum(free[element] for element in kin) for kin, begun, _ in kinships(state))


def turns_for_port(state: State, element: int) -> int:
    """Return the minimum number of turns an element has spent on its Port (X3.1, X5.2, X5.3)."""
    if state.fresh[element]:
        return 3
    if state.ports[element] is not None:
        return 1
    return 0 if state.came_from[element] is None else 2


def fewest_placements(state: State, element: int) -> int:
    """Return the minimum number of Pixls an element has placed: the first one converts nothing (X4.1)."""
    converted = 1 if state.options.conversion == "one" else MAX_CONVERTED
    used = PIXLS - state.supply[element] + state.prisoners[element]
    if not used:
        return 0
    return 1 + max(-(-(used - 1) // (1 + converted)), -(-state.prisoners[element] // converted))


def enough_was_placed(state: State) -> bool:
    """Whether enough Pixls were placed for this number of conversions (X4.1)."""
    return all(
        sum(fewest_placements(state, element) for element in kin) <= begun + imprisoned
        for kin, begun, imprisoned in kinships(state)
    )


def kinships(state: State) -> Iterator[tuple[set[int], int, int]]:
    """Yield each element with its neutral one, the number of stacks with either at the bottom, and their prisoners.

    A Pixl leaves the bottom of its hex if its neutral one replaces it (X4.2) or if it is imprisoned (X4.4).
    """
    hunted = state.options.hunted
    for element in range(len(hunted)):
        kin = {element, hunted[element][1]}
        letters = {LETTERS[one] for one in kin}
        begun = sum(stack[0] in letters for stack in state.stacks if stack)
        imprisoned = sum(held for captor, held in enumerate(state.prisoners) if hunted[captor][2] in kin)
        yield kin, begun, imprisoned


def most_turns(state: State) -> int:
    """Return the maximum number of turns a game can take to get here: passes between moves are limited (X3.2).

    A placed Pixl is on the board or left its hex for a prison; a Port moves once per placement plus once (X5.3).
    """
    count = len(state.options.order)
    placed = sum(map(bool, state.stacks)) + sum(state.prisoners)
    ports = sum(port is not None or left is not None for port, left in zip(state.ports, state.came_from, strict=True))
    moves = ports + placed + 2 * (placed + ports)
    return count * (moves - 1) + 1 + state.passes if moves else 0
