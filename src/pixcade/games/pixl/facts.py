"""A position as plain data, complete enough to validate a move elsewhere."""

from functools import lru_cache
from itertools import compress

from pixcade.games.pixl.elements import ELEMENTS, LETTERS, Element
from pixcade.games.pixl.hexes import Hex, hex_board, members
from pixcade.games.pixl.options import option_values
from pixcade.games.pixl.placement import cut_off
from pixcade.games.pixl.scoring import element_points, locks, reason_to_end, seat_points
from pixcade.games.pixl.state import Options, State
from pixcade.games.pixl.wire import PixlBoard, PixlFacts, PixlSources


class StackFacts(dict[str, list[Element]]):
    """Cache of stacks as lists of elements, bottom first. The lists are shared: never modify them."""

    MOST = 4096
    """Maximum cached stacks; rarer ones are rebuilt."""

    def __missing__(self, stack: str) -> list[Element]:
        elements = [ELEMENTS[LETTERS.index(letter)] for letter in stack]
        if len(self) < self.MOST:
            self[stack] = elements
        return elements


STACKS = StackFacts()


@lru_cache(16)
def empty_board(side: int) -> dict[str, list[Element]]:
    return dict.fromkeys(hex_board(side).names, STACKS[""])


def stack_facts(state: State) -> dict[str, list[Element]]:
    """Return every hex with its stack, in board order. Shared: never modify it."""
    board, stacks = state.options.board, state.stacks
    empty = empty_board(board.side)
    if not any(stacks):
        return empty  # every table keeps the facts it began with: share them
    hexes = empty.copy()
    hexes.update(zip(compress(board.names, stacks), map(STACKS.__getitem__, filter(None, stacks)), strict=True))
    return hexes


@lru_cache(512)
def board_facts(options: Options) -> PixlBoard:
    """Return the constant part of a game's facts. Shared: never modify it."""
    in_play = range(len(options.order))
    relation = options.relations
    return {
        "options": option_values(options),
        "order": [ELEMENTS[element] for element in options.order],
        "seats": {ELEMENTS[element]: options.seat_of[element] + 1 for element in in_play},
        "relations": {
            ELEMENTS[hunter]: {ELEMENTS[victim]: relation[hunter][victim] for victim in in_play if victim != hunter}
            for hunter in in_play
        },
        "gray": [options.board.names[hex] for hex in members(options.board.gray)],
    }


@lru_cache(1024)
def hexes_by_element(side: int, hexes: tuple[Hex | None, ...]) -> dict[Element, str | None]:
    """Return the name of a hex, or None, for each element. Shared: never modify it."""
    names = hex_board(side).names
    return dict(zip(ELEMENTS, [None if hex is None else names[hex] for hex in hexes], strict=False))


@lru_cache(64)
def flags_by_element(flags: tuple[bool, ...]) -> dict[Element, bool]:
    return dict(zip(ELEMENTS, flags, strict=False))


@lru_cache(512)
def locks_by_element(locks: tuple[tuple[int, ...], ...]) -> dict[Element, list[Element]]:
    return dict(zip(ELEMENTS, [[ELEMENTS[colour] for colour in colours] for colours in locks], strict=False))


def counts_by_element(counts: tuple[int, ...]) -> dict[Element, int]:
    return dict(zip(ELEMENTS, counts, strict=False))


def points_by_element(state: State) -> dict[Element, PixlSources]:
    """Return where the points of each element come from."""
    return {
        name: {"tops": tops, "beneath": beneath, "prisoners": prisoners, "locks": locks}
        for name, (tops, beneath, prisoners, locks) in zip(ELEMENTS, element_points(state), strict=False)
    }


@lru_cache(2)
def nothing_by_element(count: int) -> dict[Element, list[str]]:
    """Return an empty list for each element. Shared: never modify it."""
    return dict(zip(ELEMENTS[:count], [[] for _ in range(count)], strict=True))


def cut_off_by_element(state: State) -> dict[Element, list[str]]:
    """Return the tops that aren't connected to their Port, by element."""
    names = state.options.board.names
    cut = cut_off(state)
    if not any(cut):
        return nothing_by_element(len(cut))
    return dict(zip(ELEMENTS, [[names[hex] for hex in members(hexes)] for hexes in cut], strict=False))


def facts(state: State) -> PixlFacts:
    """Every hex with its stack, supplies, prisoners, Ports, locks and points. Seats count from 1."""
    options = state.options
    over = reason_to_end(state)
    board = board_facts(options)
    return {
        "options": board["options"],
        "turn": state.turn if over else state.turn + 1,
        "turns_taken": state.turn,
        "passes": state.passes,
        "phase": "over" if over else "playing",
        "mover": None if over else ELEMENTS[state.mover],
        "order": board["order"],
        "seats": board["seats"],
        "relations": board["relations"],
        "hexes": stack_facts(state),
        "gray": board["gray"],
        "ports": hexes_by_element(options.side, state.ports).copy(),
        "came_from": hexes_by_element(options.side, state.came_from).copy(),
        "just_moved": flags_by_element(state.fresh).copy(),
        "locked_by": locks_by_element(locks(state)),
        "cut_off": cut_off_by_element(state),
        "supply": counts_by_element(state.supply),
        "prisoners": counts_by_element(state.prisoners),
        "points": points_by_element(state),
        "scores": list(seat_points(state)),
        "over": bool(over),
    }
