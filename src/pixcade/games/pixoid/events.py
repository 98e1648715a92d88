"""What happened, as events in the order in which one tells it."""

from collections.abc import Sequence

from pixcade.core.game import Decision, Event, EventValue
from pixcade.games.pixoid.board import Pix
from pixcade.games.pixoid.moves import Move, Placement, Program
from pixcade.games.pixoid.scoring import outcome, round_points
from pixcade.games.pixoid.state import CUBES, RESERVE, SPARE, State


def tell_placement(state: State, decision: Decision, move: Placement) -> list[Event]:
    """A cube was set on a Start Pix."""
    return [Event("pixoid.cube-set", {"piece": decision.piece, "pix": state.options.board.names[move.pix]})]


def tell_turn(
    before: State,
    moves: Sequence[Move],
    runs: Sequence[Sequence[Pix]],
    catchers: Sequence[int],
    moved: State,
    after: State,
) -> list[Event]:
    """A turn: programs, Pixoid's run and pick-ups, the Bugs' runs, then the catch or a cube, then what ended.

    `moved` is the position after the movement and the cube from the reserve, `after` the one the next turn begins with.
    """
    options, roles = before.options, before.roles
    names, pieces = options.board.names, options.controllers
    programs = [move for move in moves if isinstance(move, Program)]
    revealed = tuple(
        f"{pieces[cube]}:{one.direction}{one.distance}" for cube, one in zip(roles.everybody, programs, strict=True)
    )
    events = [Event("pixoid.revealed", {"programs": revealed})]
    for cube, one, run in zip(roles.everybody, programs, runs, strict=False):  # Bugs may have had no time to move
        stopped = "" if len(run) == one.distance else "wall"
        if stopped and (cube in catchers or (cube == roles.pixoid and len(runs) == 1)):  # P4.2, P4.6, P6.1
            stopped = "catch" if catchers else "won"
        events.append(tell_run(names, pieces[cube], one, run, stopped))
        if cube == roles.pixoid:
            picks = [pix for pix in run if pix in before.bonus and pix not in moved.bonus]
            for count, pix in enumerate(picks, start=before.picked_up + 1):
                events.append(Event("pixoid.picked-up", {"piece": pieces[cube], "pix": names[pix], "bonus": count}))
    pixoid = pieces[roles.pixoid]
    if catchers:
        values: dict[str, EventValue] = {
            "piece": pixoid,
            "pix": names[runs[0][-1]],
            "by": tuple(pieces[bug] for bug in catchers),
            "mover": "pixoid" if len(runs) == 1 else "bugs",
        }
        events.append(Event("pixoid.caught", values))
    if moved.taken > before.taken:
        left = RESERVE - moved.taken
        events.append(Event("pixoid.cube-taken", {"piece": pixoid, "taken": moved.taken, "left": left}))
    if after is moved:
        if options.players < CUBES:  # P7.2: the spare controller changes hands
            holder = roles.programming[after.taken % 2][-1].seat
            events.append(Event("pixoid.spare-passed", {"piece": pieces[SPARE], "seat": holder + 1}))
        return events
    return events + tell_end(moved, after, caught=bool(catchers))


def tell_run(names: Sequence[str], piece: str, one: Program, run: Sequence[Pix], stopped: str) -> Event:
    """A cube's way Pix by Pix; `stopped` says what kept it from going the whole distance: wall, catch or won."""
    values: dict[str, EventValue] = {
        "piece": piece,
        "direction": one.direction,
        "distance": one.distance,
        "steps": len(run),
        "stopped": stopped,
        "path": tuple(names[pix] for pix in run),
    }
    return Event("pixoid.moved", values)


def tell_end(moved: State, after: State, *, caught: bool) -> list[Event]:
    """A round's points, then the next round or the end of the game."""
    events = []
    if moved.options.game != "short":
        how = "caught" if caught else "survived"
        points = tuple(round_points(moved, survived=not caught))
        events.append(Event("pixoid.round-over", {"round": moved.round, "how": how, "points": points}))
    result = outcome(after)
    if result is None:
        events.append(Event("pixoid.round-began", {"round": after.round, "seat": after.roles.pixoid + 1}))
    else:
        winners = tuple(seat + 1 for seat in result.winners)
        values: dict[str, EventValue] = {"winners": winners, "points": result.points, "reason": result.reason}
        events.append(Event("pixoid.game-over", values))
    return events
