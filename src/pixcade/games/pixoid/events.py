"""Events of a turn in the order to show them."""

from collections.abc import Sequence
from typing import Literal

from pixcade.games.game import Decision, Event
from pixcade.games.pixoid.board import Pix
from pixcade.games.pixoid.moves import Move, Placement, Program
from pixcade.games.pixoid.scoring import outcome, round_points
from pixcade.games.pixoid.state import CUBES, RESERVE, SPARE, State
from pixcade.games.pixoid.wire import (
    CAUGHT,
    CUBE_SET,
    CUBE_TAKEN,
    GAME_OVER,
    MOVED,
    PICKED_UP,
    REVEALED,
    ROUND_BEGAN,
    ROUND_OVER,
    SPARE_PASSED,
    Controller,
    Stopped,
)


def placement_events(state: State, decision: Decision, move: Placement) -> list[Event]:
    options = state.options
    piece = options.controllers[options.controllers.index(decision.piece)]
    return [CUBE_SET({"piece": piece, "pix": options.board.names[move.pix]})]


def turn_events(
    before: State,
    moves: Sequence[Move],
    runs: Sequence[Sequence[Pix]],
    catchers: Sequence[int],
    moved: State,
    after: State,
) -> list[Event]:
    """A turn: programs, Pixoid's run and pick-ups, the Bugs' runs, then the catch or a cube, then the end of a round.

    `moved` is the position after movement and the cube from the reserve, `after` the one the next turn starts with.
    """
    options, roles = before.options, before.roles
    names, pieces = options.board.names, options.controllers
    programs = [move for move in moves if isinstance(move, Program)]
    revealed = tuple(
        f"{pieces[cube]}:{one.direction}{one.distance}" for cube, one in zip(roles.all_cubes, programs, strict=True)
    )
    events = [REVEALED({"programs": revealed})]
    for cube, one, run in zip(roles.all_cubes, programs, runs, strict=False):  # Bugs may not have moved
        stopped: Stopped = "" if len(run) == one.distance else "wall"
        if stopped and (cube in catchers or (cube == roles.pixoid and len(runs) == 1)):  # P4.2, P4.6, P6.1
            stopped = "catch" if catchers else "won"
        events.append(run_event(names, pieces[cube], one, run, stopped))
        if cube == roles.pixoid:
            picks = [pix for pix in run if pix in before.bonus and pix not in moved.bonus]
            for count, pix in enumerate(picks, start=before.picked_up + 1):
                events.append(PICKED_UP({"piece": pieces[cube], "pix": names[pix], "bonus": count}))
    pixoid = pieces[roles.pixoid]
    if catchers:
        by = tuple(pieces[bug] for bug in catchers)
        mover: Literal["pixoid", "bugs"] = "pixoid" if len(runs) == 1 else "bugs"
        events.append(CAUGHT({"piece": pixoid, "pix": names[runs[0][-1]], "by": by, "mover": mover}))
    if moved.taken > before.taken:
        left = RESERVE - moved.taken
        events.append(CUBE_TAKEN({"piece": pixoid, "taken": moved.taken, "left": left}))
    if after is moved:
        if options.players < CUBES:  # P7.2: the spare controller changes hands
            holder = roles.programming[after.taken % 2][-1].seat
            events.append(SPARE_PASSED({"piece": pieces[SPARE], "seat": holder + 1}))
        return events
    return events + end_events(moved, after, caught=bool(catchers))


def run_event(names: Sequence[str], piece: Controller, one: Program, run: Sequence[Pix], stopped: Stopped) -> Event:
    """A cube's path Pix by Pix; `stopped` says what ended it early: wall, catch or won."""
    return MOVED(
        {
            "piece": piece,
            "direction": one.direction,
            "distance": one.distance,
            "steps": len(run),
            "stopped": stopped,
            "path": tuple(names[pix] for pix in run),
        }
    )


def end_events(moved: State, after: State, *, caught: bool) -> list[Event]:
    events = []
    if moved.options.game != "short":
        how: Literal["caught", "survived"] = "caught" if caught else "survived"
        points = tuple(round_points(moved, survived=not caught))
        events.append(ROUND_OVER({"round": moved.round, "how": how, "points": points}))
    result = outcome(after)
    if result is None:
        events.append(ROUND_BEGAN({"round": after.round, "seat": after.roles.pixoid + 1}))
    else:
        winners = tuple(seat + 1 for seat in result.winners)
        events.append(GAME_OVER({"winners": winners, "points": result.points, "reason": result.reason}))
    return events


def program_entry(text: str) -> dict[str, str | int]:
    """Return the variables of one revealed program, given as `amber:U3`."""
    piece, _, program = text.partition(":")
    return {"piece": piece, "direction": program[:1], "distance": int(program[1:])}
