"""The choices of a decision as plain data, optionally with a preview of each move.

Previews play each move by the rules and compare positions. Most placements only add a Pixl and have the same
consequences, which are computed once: `usual`.
"""

from collections.abc import Mapping, Sequence

from pixcade.games.errors import IllegalMove
from pixcade.games.game import Decision, EventValue, Game, Locked, Plain, Step
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.hexes import Hex, HexSet, members
from pixcade.games.pixl.moves import Move, Pass, Place, PutPort, TakePort
from pixcade.games.pixl.notation import format_move
from pixcade.games.pixl.scoring import LOCKING, element_points
from pixcade.games.pixl.state import Options, State, occupied
from pixcade.games.pixl.wire import (
    COVERED,
    IMPRISONED,
    REPLACED,
    OnlyPass,
    PixlChoices,
    PixlConsequences,
    PixlErrors,
    PixlForbiddenHexes,
    PixlMove,
    PixlMoves,
    PixlOnlyPass,
    PixlPreview,
    PixlPreviews,
    PixlStanding,
    PixlUsualMove,
)

CONVERTING = (COVERED.code, REPLACED.code, IMPRISONED.code)

Rules = Game[State, Move, Options]


def choices(game: Rules, state: State, decision: Decision, *, previews: bool) -> PixlChoices:
    """Return all legal moves, the current points, and why anything else is forbidden."""
    element = ELEMENTS.index(decision.piece)
    putting = state.ports[element] is None
    legal = game.legal(state, decision)
    onto: list[Place | PutPort] = [move for move in legal if isinstance(move, Place | PutPort)]
    if not previews:
        plain = state.options.board.every
    else:
        plain = plain_ports(state, element) if putting else plain_places(state, element)
    marker: PixlPreviews = {} if previews else {"previews": False}
    alone: PixlOnlyPass = {"only_pass": why_only_pass(state, element)} if len(legal) == 1 and not onto else {}
    return {
        "kind": "port" if putting else "pixl",
        "default": format_move(state.options.board, game.default(state, decision)),
        "elements": list(ELEMENTS[: len(state.supply)]),
        **current_standing(state),
        **hexes(game, state, decision, onto, plain, previews=previews),
        "port": try_move(game, state, decision, TakePort(), previews=previews),
        "pass": try_move(game, state, decision, Pass(), previews=previews),
        **alone,
        **marker,
        **errors(game, state, decision, onto, putting=putting),
    }


def hexes(
    game: Rules, state: State, decision: Decision, legal: Sequence[Place | PutPort], plain: HexSet, *, previews: bool
) -> PixlMoves:
    """Return the moves by hex; with previews, moves on `plain` hexes share the consequences in `usual`."""
    board = state.options.board
    found: dict[str, list[PixlMove | PixlUsualMove]] = {}
    usual: PixlConsequences | None = None
    for move in legal:
        text = format_move(board, move)
        offered = found.setdefault(board.names[move.hex], [])
        if not plain >> move.hex & 1:
            offered.append({"move": text, **consequences(state, game.apply(state, {decision: move}))})
            continue
        offered.append({"move": text})
        if usual is None and previews:
            usual = consequences(state, game.apply(state, {decision: move}))
    return {"hexes": found} if usual is None else {"usual": usual, "hexes": found}


def plain_places(state: State, element: int) -> HexSet:
    """Return the hexes where a Pixl of this element can neither convert anything nor lock a Port.

    A victim touches the new Pixl and at least one other (X4.1); a locked Port touches three (X5.1).
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
    """Return the hexes where this element's Port wouldn't be locked when placed (X5.1)."""
    locking = 0
    for colour, tops in enumerate(state.tops):
        if colour != element and tops.bit_count() >= LOCKING:
            for hex, near in enumerate(state.options.board.near):
                if (near & tops).bit_count() >= LOCKING:
                    locking |= 1 << hex
    return ~locking


def current_standing(state: State) -> PixlStanding:
    """Return supplies and points by element, and points by seat (X1.4, X6.2)."""
    points = [sum(parts) for parts in element_points(state)]
    return {
        "supply": list(state.supply),
        "points": points,
        "scores": [sum(points[element] for element in own) for own in state.options.elements],
    }


def consequences(before: State, step: Step[State]) -> PixlConsequences:
    """Return a move's cost and conversions, the events after the move itself, and everyone's points and supplies."""
    mover = before.mover
    events = step.events[1:]
    preview: PixlPreview = {}
    converted = [str(event.values["hex"]) for event in events if event.code in CONVERTING]
    if converted:
        preview["converts"] = converted
    if events:
        preview["events"] = [{"code": event.code, "values": as_data(event.values)} for event in events]
    return {"cost": before.supply[mover] - step.state.supply[mover], **preview, **current_standing(step.state)}


def as_data(values: Mapping[str, EventValue]) -> Plain:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def try_move(
    game: Rules, state: State, decision: Decision, move: Move, *, previews: bool
) -> PixlMove | PixlUsualMove | Locked:
    """Return a move, with its consequences if `previews`, or the reason why it is forbidden."""
    try:
        step = game.apply(state, {decision: move})
    except IllegalMove as error:
        return locked(error)
    text = format_move(state.options.board, move)
    return {"move": text, **consequences(state, step)} if previews else {"move": text}


def locked(error: IllegalMove) -> Locked:
    """Return an error as data, without the hex (if there is one, it is the chosen hex)."""
    values = {name: value for name, value in error.values.items() if name != "hex"}
    reason: Locked = {"locked": error.code, "rule": error.rule}
    return {**reason, "values": values} if values else reason


def errors(
    game: Rules, state: State, decision: Decision, legal: Sequence[Place | PutPort], *, putting: bool
) -> PixlErrors:
    """Return why nothing can be placed on the other hexes: `rejected` lists them by reason, `elsewhere` is the rest.

    Hexes of one kind are rejected for the same reason, so only the first of each is checked.
    """
    options = state.options
    element = state.mover
    left = options.board.every
    for move in legal:
        left &= ~(1 << move.hex)
    kinds: list[HexSet] = []
    if state.supply[element]:  # X6.1: an empty supply is the reason everywhere
        kinds.append(occupied(state))
        if putting:
            came_from = state.came_from[element]
            kinds += [options.board.gray, ~options.port_hexes, 0 if came_from is None else 1 << came_from]
    rejected: list[PixlForbiddenHexes] = []
    for kind in kinds:
        alike = members(kind & left)
        if alike:
            reason = why_not(game, state, decision, alike[0], putting=putting)
            rejected.append({**reason, "hexes": [options.board.names[hex] for hex in alike]})
            left &= ~kind
    answer: PixlErrors = {"rejected": rejected}
    if left:
        answer["elsewhere"] = why_not(game, state, decision, (left & -left).bit_length() - 1, putting=putting)
    return answer


def why_not(game: Rules, state: State, decision: Decision, hex: Hex, *, putting: bool) -> Locked:
    try:
        game.apply(state, {decision: PutPort(hex) if putting else Place(hex)})
    except IllegalMove as error:
        return locked(error)
    raise AssertionError("only forbidden hexes are marker about")


def why_only_pass(state: State, element: int) -> OnlyPass:
    """Return why an element can only pass."""
    if not state.supply[element]:
        return "supply"  # X6.1
    return "no-port-hex" if state.ports[element] is None else "no-hex"  # X3.1, X3.3
