"""Pixl notation: hexes `d4`, moves `d4`, `d4xe5`, `@d4`, `@off`, `pass`, and one-line positions.

A position starts with `pixl`, followed by `name=value` for every option and counter that differs from its default,
`element@hex` for a Port on the board, `element@off-hex` for one taken off that hex, and `stacks=` with the stacks from
the bottom up: `pixl turn=9 fire@g7 water@c9 earth@k5 spirit@g10 stacks=g6:f.h6:wf`.
"""

import re
from functools import cache, lru_cache

from pixcade.games.errors import InvalidNotation
from pixcade.games.pixl.elements import ELEMENTS, LETTERS, PIXLS
from pixcade.games.pixl.hexes import Hex, HexBoard, hex_board
from pixcade.games.pixl.moves import PASS, PLACES, PUTS, TAKE_PORT, Move, Pass, Place, PutPort
from pixcade.games.pixl.options import (
    ELEMENT_CHOICE,
    OPTIONS,
    ORDER,
    configure,
    default_elements,
    default_order,
    option_values,
)
from pixcade.games.pixl.scoring import LAST_TURN
from pixcade.games.pixl.state import Options, State, tops_of
from pixcade.games.position_text import impossible, number, split_fields

COUNTERS = ("turn", "passes", "fresh", "prisoners", "stacks")
MOVE = re.compile(r"(?P<port>@)?(?P<hex>[a-q][1-9][0-9]?)(x(?P<victim>[a-q][1-9][0-9]?))?", re.ASCII)


@cache
def spellings(side: int) -> dict[str, Move]:
    """Return every move without a victim on a board, by its notation."""
    names = hex_board(side).names
    spelt: dict[str, Move] = {"pass": PASS, "@off": TAKE_PORT}
    spelt.update(zip(names, PLACES, strict=False))  # PLACES and PUTS are for the largest board
    spelt.update((f"@{name}", put) for name, put in zip(names, PUTS, strict=False))
    return spelt


def parse_move(board: HexBoard, text: str) -> Move:
    known = spellings(board.side).get(text)
    if known is not None:
        return known
    match = MOVE.fullmatch(text)
    if match is None or (match["port"] and match["victim"]):
        raise InvalidNotation("pixl.not-a-move", rule="X3.2", text=text[:40])
    hex = board.hex(match["hex"])
    if match["port"]:
        return PutPort(hex)
    return Place(hex, board.hex(match["victim"]) if match["victim"] else None)


def format_move(board: HexBoard, move: Move) -> str:
    if isinstance(move, Place):
        return board.names[move.hex] + ("" if move.victim is None else "x" + board.names[move.victim])
    if isinstance(move, PutPort):
        return "@" + board.names[move.hex]
    return "pass" if isinstance(move, Pass) else "@off"


def first_values(values: dict[str, str]) -> dict[str, str]:
    """Return the defaults of the options."""
    players = int(values["players"])
    first = {option.name: option.default for option in OPTIONS}
    first[ORDER.name] = default_order(players)
    first[ELEMENT_CHOICE.name] = default_elements(players, values[ORDER.name])
    return first


@lru_cache(512)
def format_options(options: Options) -> str:
    """Format the beginning of a position, with the options that differ from their defaults."""
    values = option_values(options)
    first = first_values(values)
    return " ".join(["pixl", *(f"{name}={value}" for name, value in values.items() if value != first[name])])


@lru_cache(1024)
def format_ports(side: int, ports: tuple[Hex | None, ...], came_from: tuple[Hex | None, ...]) -> str:
    """Format where each Port is, or was taken off from."""
    names = hex_board(side).names
    words = []
    for element, (port, left) in enumerate(zip(ports, came_from, strict=True)):
        if port is not None:
            words.append(f"{ELEMENTS[element]}@{names[port]}")
        elif left is not None:
            words.append(f"{ELEMENTS[element]}@off-{names[left]}")
    return " ".join(words)


def format_position(state: State) -> str:
    words = [format_options(state.options)]
    if state.turn:
        words.append(f"turn={state.turn}")
    if state.passes:
        words.append(f"passes={state.passes}")
    standing = format_ports(state.options.side, state.ports, state.came_from)
    if standing:
        words.append(standing)
    if any(state.fresh):
        words.append("fresh=" + ".".join(ELEMENTS[at] for at, fresh in enumerate(state.fresh) if fresh))
    if any(state.prisoners):
        words.append("prisoners=" + ".".join(map(str, state.prisoners)))
    stacks = zip(state.options.board.names, state.stacks, strict=True)
    if text := ".".join([f"{name}:{stack}" for name, stack in stacks if stack]):
        words.append("stacks=" + text)
    return " ".join(words)


def parse_position(text: str) -> State:
    """Parse a position. Raises InvalidNotation if it contradicts itself."""
    words = text.split(" ")
    if words[0] != "pixl":
        raise InvalidNotation("pixl.not-a-position", text=text[:80])
    fields, placed, flags = split_fields(words[1:])
    if flags:
        raise InvalidNotation("core.position-word", text=min(flags)[:40])
    options = configure({name: value for name, value in fields.items() if name not in COUNTERS}, seed=0)
    count = len(options.order)
    stacks = read_stacks(options, fields.get("stacks", ""))
    prisoners = tuple(
        number(part, "prisoners", 0, PIXLS) for part in fields.get("prisoners", ".".join("0" * count)).split(".")
    )
    fresh = fields["fresh"].split(".") if "fresh" in fields else []
    if len(prisoners) != count or len(set(fresh)) < len(fresh) or not set(fresh) <= set(ELEMENTS[:count]):
        raise impossible("prisoners" if len(prisoners) != count else "fresh", "X1.1")
    ports, came_from = read_ports(options, placed)
    state = State(
        options=options,
        turn=number(fields.get("turn", "0"), "turn", 0, LAST_TURN),
        passes=number(fields.get("passes", "0"), "passes", 0, count),
        stacks=stacks,
        tops=tops_of(stacks, count),
        ports=ports,
        came_from=came_from,
        fresh=tuple(ELEMENTS[element] in fresh for element in range(count)),
        supply=supplies(options, stacks, prisoners),
        prisoners=prisoners,
    )
    reject_impossible(state)
    return state


def read_stacks(options: Options, text: str) -> tuple[str, ...]:
    """Parse `g6:f.h6:wf`."""
    stacks = [""] * len(options.board.names)
    for part in text.split(".") if text else ():
        name, _, stack = part.partition(":")
        hex = options.board.hex(name)
        if not stack or stacks[hex] or set(stack) - set(LETTERS[: len(options.order)]):
            raise InvalidNotation("pixl.not-a-stack", text=part[:40])
        stacks[hex] = stack
    return tuple(stacks)


def read_ports(options: Options, placed: dict[str, str]) -> tuple[tuple[Hex | None, ...], tuple[Hex | None, ...]]:
    """Parse where each Port is, and where an absent one was taken off from."""
    count = len(options.order)
    ports: list[Hex | None] = [None] * count
    came_from: list[Hex | None] = [None] * count
    for element, place in placed.items():
        if element not in ELEMENTS[:count]:
            raise InvalidNotation(
                "pixl.no-such-element", rule="X1.3" if element == "spirit" else "X1.1", element=element[:20]
            )
        where = came_from if place.startswith("off-") else ports
        where[ELEMENTS.index(element)] = options.board.hex(place.removeprefix("off-"))
    return tuple(ports), tuple(came_from)


def supplies(options: Options, stacks: tuple[str, ...], prisoners: tuple[int, ...]) -> tuple[int, ...]:
    """Compute each element's supply: the rest of its 24 Pixls (X1.1)."""
    laid = "".join(stacks)
    imprisoned = [0] * len(options.order)
    for captor, held in enumerate(prisoners):
        imprisoned[options.relations[captor].index("predator")] += held
    return tuple(PIXLS - laid.count(LETTERS[at]) - imprisoned[at] for at in range(len(options.order)))


def reject_impossible(state: State) -> None:
    options = state.options
    board = options.board
    if min(state.supply) < 0:
        raise impossible("stacks", "X1.1")
    if state.passes > state.turn:
        raise impossible("passes", "X3.2")
    standing = [port for port in state.ports if port is not None]
    for at, port in enumerate(standing):
        if state.stacks[port] or not options.port_hexes >> port & 1:
            raise impossible("ports", "X2.2")
        if any(board.within_two[port] >> other & 1 for other in standing[at + 1 :]):
            raise impossible("ports", "X3.1")
    for element, fresh in enumerate(state.fresh):
        if fresh and state.ports[element] is None:
            raise impossible("fresh", "X5.3")
        absent = state.ports[element] is None and state.came_from[element] is None
        if absent and any(LETTERS[element] in stack for stack in state.stacks):
            raise impossible("ports", "X3.1")
