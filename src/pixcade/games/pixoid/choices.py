"""The choices of a decision as plain data, with everything known before the reveal.

What depends on the board alone is cached and shared between answers: never modify an answer.
"""

from functools import lru_cache

from pixcade.games.game import Decision, Locked
from pixcade.games.pixoid.board import LONGEST_DISTANCE, Board, Pix, board
from pixcade.games.pixoid.moves import DIRECTIONS, Direction
from pixcade.games.pixoid.scoring import holds_twelve, round_points
from pixcade.games.pixoid.state import BONUS_CUBES, State
from pixcade.games.pixoid.wire import (
    PixoidCaughtAhead,
    PixoidChoices,
    PixoidDirections,
    PixoidMeeting,
    PixoidPlaceChoices,
    PixoidProgramChoices,
    PixoidStart,
    PixoidWay,
)

MAX_CACHED_PIX = 4_096
"""Maximum cached Pix: those of 40 boards, about 8 MB."""

DISTANCES = list(range(1, LONGEST_DISTANCE + 1))  # P3.1


def choices(state: State, decision: Decision) -> PixoidChoices:
    """Return the Start Pix while cubes are placed (P2.4), otherwise the way in each direction (P3.1)."""
    options = state.options
    cube = options.controllers.index(decision.piece)
    here = state.cubes[cube]
    if here is None:
        return placing(state)
    if board(options.layout) is options.board:
        known = cached_programming(options.layout, here)
    else:  # a custom board has no code to cache it by
        known = programming(options.board, here)
    if cube != state.roles.pixoid:
        return known  # Pixoid moves first and always leaves his Pix: for a Bug only the way is certain
    ways = known["directions"]
    met = ways
    for direction, ray in options.board.rays[here].items():
        found = on_the_way(state, ray)
        free = ways[direction]
        if found and "path" in free:
            met = met.copy() if met is ways else met
            met[direction] = {**free, **found}
    return known if met is ways else {**known, "directions": met}


def placing(state: State) -> PixoidPlaceChoices:
    """Return every Start Pix with its move, or with the reason why it is forbidden (P2.4)."""
    names = state.options.board.names
    pix: dict[str, PixoidStart | Locked] = {
        names[start]: locked("pixoid.start-pix-taken", "P2.4", pix=names[start])
        if start in state.cubes
        else {"move": "@" + names[start]}
        for start in state.options.board.starts
    }
    default = next(one["move"] for one in pix.values() if "move" in one)
    return {"kind": "place", "default": default, "pix": pix, "elsewhere": locked("pixoid.no-start-pix", "P2.4")}


@lru_cache(maxsize=MAX_CACHED_PIX)
def cached_programming(layout: str, here: Pix) -> PixoidProgramChoices:
    """Return `programming` for a layout code, cached."""
    return programming(board(layout), here)


def programming(maze: Board, here: Pix) -> PixoidProgramChoices:
    """Return the programs available on a Pix, as far as they depend on the board alone (P3.1, P3.2)."""
    directions: PixoidDirections = {
        "U": way(maze, here, "U"),
        "D": way(maze, here, "D"),
        "L": way(maze, here, "L"),
        "R": way(maze, here, "R"),
    }
    return {
        "kind": "program",
        "default": next(f"{one}{DISTANCES[0]}" for one in DIRECTIONS if "path" in directions[one]),
        "from": maze.names[here],
        "distances": DISTANCES,
        "directions": directions,
    }


def way(maze: Board, here: Pix, direction: Direction) -> PixoidWay | Locked:
    """Return the way in a direction up to the wall, or why it is locked (P3.2)."""
    names = maze.names
    ray = maze.rays[here][direction]
    if not ray:
        return locked("pixoid.wall-next-to-you", "P3.2", direction=direction, pix=names[here])
    return {"move": direction + "{distance}", "path": [names[pix] for pix in ray]}


def on_the_way(state: State, ray: tuple[Pix, ...]) -> PixoidMeeting:
    """Return the bonus cubes that Pixoid would pick up and where his run would end before the wall, if he gets that
    far.

    Both are indexes into the path. The Bugs move after him (P4.1), so all this is certain.
    """
    options, roles, cubes = state.options, state.roles, state.cubes
    bug_pix = [cubes[bug] for bug in roles.bugs]
    picked: list[int] = []
    found: PixoidMeeting = {}
    for at, pix in enumerate(ray):
        contact = pix in bug_pix
        if pix in state.bonus and (not contact or options.contact_cube == "taken"):  # P4.3, P4.4
            picked.append(at)
            found["bonus"] = picked
            held = BONUS_CUBES - len(state.bonus) + len(picked)
            if options.game == "short" and holds_twelve(state.taken, held):  # P6.1
                found["ends"] = {"at": at, "how": "twelve-cubes"}
                break
        if contact:  # P4.2
            by = [options.controllers[bug] for bug in roles.bugs if cubes[bug] == pix]
            caught: PixoidCaughtAhead = {"at": at, "how": "caught", "by": by}
            if options.game != "short":
                caught["scores"] = scores_if_caught(state, [ray[one] for one in picked])
            found["ends"] = caught
            break
    return found


def scores_if_caught(state: State, picked: list[Pix]) -> list[int]:
    """Return every seat's points if the round ends in a catch after picking up these bonus cubes (P5.2)."""
    then = state._replace(bonus=tuple(pix for pix in state.bonus if pix not in picked))
    return [old + new for old, new in zip(state.scores, round_points(then, survived=False), strict=True)]


def locked(code: str, rule: str, **values: str) -> Locked:
    return {"locked": code, "rule": rule, "values": values} if values else {"locked": code, "rule": rule}
