"""Events of a move in the order to show them: prey, neutrals, predators, locks, the end."""

from collections.abc import Mapping, Sequence

from pixcade.games.game import Event
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.hexes import Hex
from pixcade.games.pixl.placement import top_of
from pixcade.games.pixl.scoring import locks, outcome
from pixcade.games.pixl.state import State
from pixcade.games.pixl.wire import (
    COVERED,
    GAME_OVER,
    IMPRISONED,
    LOCKED,
    PASSED,
    PLACED,
    PORT_PLACED,
    PORT_PUT_BACK,
    PORT_TAKEN_OFF,
    REPLACED,
    SPARED,
    UNLOCKED,
    PixlImprisoned,
)


def placement_events(
    before: State,
    after: State,
    element: int,
    hex: Hex,
    converted: Mapping[str, Sequence[Hex]],
    spared: Sequence[Hex],
) -> list[Event]:
    """A placement and its conversions; `spared` are victims that the supply didn't suffice for (X4.6)."""
    name = ELEMENTS[element]
    names = before.options.board.names
    events = [PLACED({"element": name, "hex": names[hex]})]
    for relation, hexes in converted.items():
        for victim in hexes:
            top = ELEMENTS[top_of(before.stacks[victim])]
            if relation == "prey":
                height = len(after.stacks[victim])
                events.append(COVERED({"element": name, "hex": names[victim], "victim": top, "height": height}))
            elif relation == "neutral":
                events.append(REPLACED({"element": name, "hex": names[victim], "victim": top}))
            else:
                imprisoned: PixlImprisoned = {"element": name, "hex": names[victim], "victim": top}
                if after.stacks[victim]:
                    imprisoned["freed"] = ELEMENTS[top_of(after.stacks[victim])]
                events.append(IMPRISONED(imprisoned))
    for victim in spared:
        top = ELEMENTS[top_of(before.stacks[victim])]
        events.append(SPARED({"element": name, "hex": names[victim], "victim": top}))
    return events + lock_events(before, after) + end_events(after)


def port_put_events(before: State, after: State, element: int, hex: Hex) -> list[Event]:
    """A Port was placed, for the first time or again."""
    kind = PORT_PLACED if before.came_from[element] is None else PORT_PUT_BACK
    event = kind({"element": ELEMENTS[element], "hex": after.options.board.names[hex]})
    return [event, *lock_events(before, after), *end_events(after)]


def port_taken_events(after: State, element: int, hex: Hex) -> list[Event]:
    taken = PORT_TAKEN_OFF({"element": ELEMENTS[element], "hex": after.options.board.names[hex]})
    return [taken, *end_events(after)]


def pass_events(after: State, element: int) -> list[Event]:
    """An element passed; `passes` counts consecutive passes."""
    return [PASSED({"element": ELEMENTS[element], "passes": after.passes}), *end_events(after)]


def lock_events(before: State, after: State) -> list[Event]:
    """Which Ports were unlocked and locked (X5.1)."""
    locked_before, locked_after = locks(before), locks(after)
    if locked_before == locked_after:
        return []
    names = after.options.board.names
    events = []
    for owner, port in enumerate(after.ports):
        was, now = locked_before[owner], locked_after[owner]
        if port is not None and was != now:
            changes = [(UNLOCKED, colour) for colour in was if colour not in now]
            changes += [(LOCKED, colour) for colour in now if colour not in was]
            for kind, colour in changes:
                events.append(kind({"element": ELEMENTS[owner], "by": ELEMENTS[colour], "hex": names[port]}))
    return events


def end_events(after: State) -> list[Event]:
    """How the game ended, if it did."""
    result = outcome(after)
    if result is None:
        return []
    winners = tuple(seat + 1 for seat in result.winners)
    return [GAME_OVER({"winners": winners, "points": result.points, "reason": result.reason})]
