"""What a decision can be, with all that the rules know about it beforehand, as plain data.

Consequences are read off the rules themselves: a move is made, and the position after it is looked at. Most placements
only add a Pixl, and those all bring the same, so that is found out once and shared: nobody may change an answer.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pixcade.core.errors import IllegalMove
from pixcade.core.game import Decision, EventValue, Game, Step
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.hexes import Hex, HexSet, members
from pixcade.games.pixl.moves import Move, Pass, Place, PutPort, TakePort
from pixcade.games.pixl.notation import format_move
from pixcade.games.pixl.scoring import LOCKING, element_points
from pixcade.games.pixl.state import State, occupied

CONVERTING = ("pixl.covered", "pixl.replaced", "pixl.imprisoned")

Rules = Game[State, Move]


def choices(game: Rules, state: State, decision: Decision) -> dict[str, Any]:
    """Return every legal move with its consequences, the points now, and why anything else is forbidden."""
    element = ELEMENTS.index(decision.piece)
    putting = state.ports[element] is None
    legal = game.legal(state, decision)
    onto: list[Place | PutPort] = [move for move in legal if isinstance(move, Place | PutPort)]
    answer: dict[str, Any] = {
        "kind": "port" if putting else "pixl",
        "default": format_move(state.options.board, game.default(state, decision)),
        "elements": list(ELEMENTS[: len(state.supply)]),
        **standing(state),
    }
    plain = plain_ports(state, element) if putting else plain_places(state, element)
    answer |= hexes(game, state, decision, onto, plain)
    answer["port"] = tried(game, state, decision, TakePort())
    answer["pass"] = tried(game, state, decision, Pass())
    if len(legal) == 1 and not onto:
        answer["only_pass"] = why_only_pass(state, element)
    return answer | refusals(game, state, decision, onto, putting=putting)


def hexes(
    game: Rules, state: State, decision: Decision, legal: Sequence[Place | PutPort], plain: HexSet
) -> dict[str, Any]:
    """Return the moves by hex; those that bring the same as any other on a plain hex point to `usual`."""
    board = state.options.board
    found: dict[str, list[dict[str, Any]]] = {}
    usual: dict[str, Any] | None = None
    for move in legal:
        entry: dict[str, Any] = {"move": format_move(board, move)}
        if not plain >> move.hex & 1:
            entry |= consequences(state, game.apply(state, {decision: move}))
        elif usual is None:
            usual = consequences(state, game.apply(state, {decision: move}))
        found.setdefault(board.names[move.hex], []).append(entry)
    return {"hexes": found} if usual is None else {"usual": usual, "hexes": found}


def plain_places(state: State, element: int) -> HexSet:
    """Return the hexes where a Pixl of this element can neither convert anything nor lock a Port.

    A victim touches the new Pixl and one that is there already (X4.1), and a Port that is locked three of them (X5.1).
    """
    near = state.options.board.near
    own = state.tops[element]
    lively = 0
    for colour, tops in enumerate(state.tops):
        if colour != element:
            for hex in members(tops):
                if near[hex] & own:
                    lively |= near[hex]
    for owner, port in enumerate(state.ports):
        if owner != element and port is not None and (near[port] & own).bit_count() == LOCKING - 1:
            lively |= near[port]
    return ~lively


def plain_ports(state: State, element: int) -> HexSet:
    """Return the hexes where this element's Port would not be locked as it is put down (X5.1)."""
    locking = 0
    for colour, tops in enumerate(state.tops):
        if colour != element and tops.bit_count() >= LOCKING:
            for hex, near in enumerate(state.options.board.near):
                if (near & tops).bit_count() >= LOCKING:
                    locking |= 1 << hex
    return ~locking


def standing(state: State) -> dict[str, Any]:
    """Return supplies and points by element, and points by seat (X1.4, X6.2)."""
    points = [sum(parts) for parts in element_points(state)]
    return {
        "supply": list(state.supply),
        "points": points,
        "scores": [sum(points[element] for element in own) for own in state.options.elements],
    }


def consequences(before: State, step: Step[State]) -> dict[str, Any]:
    """Return what a move costs and converts, what is told after the move itself, and how everybody stands then."""
    mover = before.mover
    events = step.events[1:]
    found: dict[str, Any] = {"cost": before.supply[mover] - step.state.supply[mover]}
    converted = [event.values["hex"] for event in events if event.code in CONVERTING]
    if converted:
        found["converts"] = converted
    if events:
        found["events"] = [{"code": event.code, "values": as_data(event.values)} for event in events]
    return found | standing(step.state)


def as_data(values: Mapping[str, EventValue]) -> dict[str, Any]:
    """Return an event's values with lists for tuples."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def tried(game: Rules, state: State, decision: Decision, move: Move) -> dict[str, Any]:
    """Return a move with its consequences, or the reason against it."""
    try:
        step = game.apply(state, {decision: move})
    except IllegalMove as refusal:
        return locked(refusal)
    return {"move": format_move(state.options.board, move), **consequences(state, step)}


def locked(refusal: IllegalMove) -> dict[str, Any]:
    """Return a refusal as data, without the hex: where there is one, it is the one that was chosen."""
    values = {name: value for name, value in refusal.values.items() if name != "hex"}
    reason: dict[str, Any] = {"locked": refusal.code, "rule": refusal.rule}
    return {**reason, "values": values} if values else reason


def refusals(
    game: Rules, state: State, decision: Decision, legal: Sequence[Place | PutPort], *, putting: bool
) -> dict[str, Any]:
    """Return why nothing can be put on the other hexes: `refused` lists them by reason, `elsewhere` is for the rest.

    Hexes of one kind are refused for one reason, so the rules are asked about the first of each.
    """
    options = state.options
    element = state.mover
    left = options.board.every
    for move in legal:
        left &= ~(1 << move.hex)
    kinds: list[HexSet] = []
    if state.supply[element]:  # X6.1: an empty supply is the reason for all of them
        kinds.append(occupied(state))
        if putting:
            came_from = state.came_from[element]
            kinds += [options.board.gray, ~options.port_hexes, 0 if came_from is None else 1 << came_from]
    refused: list[dict[str, Any]] = []
    for kind in kinds:
        alike = members(kind & left)
        if alike:
            reason = why_not(game, state, decision, alike[0], putting=putting)
            refused.append({**reason, "hexes": [options.board.names[hex] for hex in alike]})
            left &= ~kind
    answer: dict[str, Any] = {"refused": refused}
    if left:
        answer["elsewhere"] = why_not(game, state, decision, (left & -left).bit_length() - 1, putting=putting)
    return answer


def why_not(game: Rules, state: State, decision: Decision, hex: Hex, *, putting: bool) -> dict[str, Any]:
    """Return the reason against putting something on a forbidden hex."""
    try:
        game.apply(state, {decision: PutPort(hex) if putting else Place(hex)})
    except IllegalMove as refusal:
        return locked(refusal)
    raise AssertionError("only forbidden hexes are asked about")


def why_only_pass(state: State, element: int) -> str:
    """Say why an element that can only pass can do nothing else."""
    if not state.supply[element]:
        return "supply"  # X6.1
    return "no-port-hex" if state.ports[element] is None else "no-hex"  # X3.1, X3.3
