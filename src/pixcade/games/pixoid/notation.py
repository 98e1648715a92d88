"""Pixoid notation: Pix `c4`, placements `@c4`, programs `U3`, and one-line positions.

A position starts with `pixoid` and the layout code, followed by `name=value` for every option and counter that differs
from its default, and `controller@pix` for every cube that is placed: `pixoid p1-1A.2A.3A.4A taken=3 bonus=c4.h9
amber@b2 sky@e5 rose@j1 mint@j2`.
"""

from functools import lru_cache

from pixcade.games.errors import InvalidNotation
from pixcade.games.pixoid.board import LONGEST_DISTANCE, Board, Pix
from pixcade.games.pixoid.moves import DIRECTIONS, Move, Placement, Program
from pixcade.games.pixoid.options import LAYOUT, OPTIONS, configure, option_values
from pixcade.games.pixoid.state import BONUS_CUBES, CUBES, RESERVE, Options, State
from pixcade.games.position_text import impossible, number, numbers, split_fields

HIGHEST_SCORE = 52  # P1.5
PROGRAMS_BY_TEXT = {
    f"{direction}{distance}": Program(direction, distance)
    for direction in DIRECTIONS
    for distance in range(1, LONGEST_DISTANCE + 1)
}
COUNTERS = ("round", "taken", "bonus", "scores")


def parse_move(board: Board, text: str) -> Move:
    """Parse `@c4` or `U3`."""
    program = PROGRAMS_BY_TEXT.get(text)
    if program is not None:
        return program
    if text.startswith("@"):
        return Placement(board.pix(text[1:]))
    raise InvalidNotation("pixoid.not-a-move", rule="P3.1", text=text[:40])


def format_move(board: Board, move: Move) -> str:
    if isinstance(move, Placement):
        return "@" + board.names[move.pix]
    return f"{move.direction}{move.distance}"


@lru_cache(512)
def spelled(options: Options) -> str:
    values = option_values(options)
    chosen = (option for option in OPTIONS if option is not LAYOUT and values[option.name] != option.default)
    return " ".join(["pixoid", options.layout, *(f"{option.name}={values[option.name]}" for option in chosen)])


def format_position(state: State) -> str:
    options = state.options
    names = options.board.names
    words = [spelled(options)]
    if state.round != 1:
        words.append(f"round={state.round}")
    if state.taken:
        words.append(f"taken={state.taken}")
    if state.bonus != options.board.bonus:
        words.append("bonus=" + (".".join(names[pix] for pix in state.bonus) or "-"))
    if any(state.scores):
        words.append("scores=" + ".".join(map(str, state.scores)))
    words += [
        f"{piece}@{names[pix]}" for piece, pix in zip(options.controllers, state.cubes, strict=True) if pix is not None
    ]
    if state.over:
        words.append("over")
    return " ".join(words)


def parse_position(text: str) -> State:
    """Parse a position. Raises InvalidNotation if it contradicts itself."""
    words = text.split(" ")
    if words[0] != "pixoid" or len(words) < 2 or not words[1]:
        raise InvalidNotation("pixoid.not-a-position", text=text[:80])
    fields, placed, flags = split_fields(words[2:])
    chosen = {name: value for name, value in fields.items() if name not in COUNTERS}
    if LAYOUT.name in chosen:
        raise InvalidNotation("core.position-word", text=f"{LAYOUT.name}={chosen[LAYOUT.name]}"[:40])
    options = configure({**chosen, LAYOUT.name: words[1]}, seed=0)
    board = options.board
    if flags - {"over"}:
        raise InvalidNotation("core.position-word", text=min(flags - {"over"})[:40])
    cubes: list[Pix | None] = [None] * CUBES
    for piece, pix in placed.items():
        if piece not in options.controllers:
            raise InvalidNotation("pixoid.no-such-controller", rule="P2.2", piece=piece[:40])
        cubes[options.controllers.index(piece)] = board.pix(pix)
    bonus = board.bonus
    if "bonus" in fields:
        listed = [] if fields["bonus"] == "-" else fields["bonus"].split(".")
        bonus = tuple(sorted(board.pix(name) for name in listed))
    scores = numbers(fields["scores"], "scores", 0, HIGHEST_SCORE) if "scores" in fields else (0,) * options.players
    state = State(
        options=options,
        round=number(fields.get("round", "1"), "round", 1, options.rounds),
        taken=number(fields.get("taken", "0"), "taken", 0, RESERVE),
        bonus=bonus,
        cubes=tuple(cubes),
        scores=scores,
        over="over" in flags,
    )
    reject_impossible(state)
    return state


def reject_impossible(state: State) -> None:
    board = state.options.board
    roles = state.roles
    bug_pix = [state.cubes[bug] for bug in roles.bugs]
    caught = state.cubes[roles.pixoid] in bug_pix and not state.placing
    cubes_held = state.taken + (state.picked_up if state.options.game == "short" else 0)
    if len(state.scores) != state.options.players:
        raise impossible("scores", "P2.2")
    if state.options.game == "short" and any(state.scores):
        raise impossible("scores", "P6.1")
    if any(score > most_points(state, seat) for seat, score in enumerate(state.scores)):
        raise impossible("scores", "P5.2")
    if not set(state.bonus) <= set(board.bonus) or len(set(state.bonus)) < len(state.bonus):
        raise impossible("bonus", "P2.1")
    if state.placing:
        in_order = [state.cubes[cube] for cube in (roles.pixoid, *roles.bugs)]
        placed = [pix for pix in in_order if pix is not None]
        if in_order[: len(placed)] != placed or not set(placed) <= set(board.starts) or len(set(placed)) < len(placed):
            raise impossible("cubes", "P2.4")
        if state.over or state.taken or len(state.bonus) < BONUS_CUBES:
            raise impossible("cubes", "P5.3")
    elif state.over:
        if state.round < state.options.rounds or not (caught or cubes_held >= RESERVE):
            raise impossible("over", "P5.1")
    elif caught or cubes_held >= RESERVE:
        raise impossible("over", "P5.1")


def most_points(state: State, seat: int) -> int:
    """Return the maximum points of a seat after the finished rounds: 16 as Pixoid, 12 as a Bug (P5.2)."""
    finished = state.round if state.over else state.round - 1
    pixoids = [state.options.roles[number].pixoid for number in range(finished)]
    return sum(RESERVE + BONUS_CUBES if pixoid == seat else RESERVE for pixoid in pixoids)
