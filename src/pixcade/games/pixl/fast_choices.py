"""The choices of a decision as `choices` gives them, put together from parts that are made once.

A server tells the choices after every move, so this is the fast twin of `choices.choices`: what every position says
in the same words is kept, what a placement brings is added up (`fast_consequences`), and the rules are asked about
the rest. Tests compare the two on many positions.
"""

from collections.abc import Sequence
from functools import cache

from pixcade.core.game import Decision, Locked
from pixcade.games.pixl import choices as readable_choices
from pixcade.games.pixl.choices import Rules, consequences, plain_ports, tried, why_not, why_only_pass
from pixcade.games.pixl.elements import ELEMENTS, Element
from pixcade.games.pixl.fast_consequences import Foresight, standing
from pixcade.games.pixl.hexes import Hex, HexSet, hex_board, listed, lowest, members
from pixcade.games.pixl.moves import PASS, PLACES, PUTS, TAKE_PORT, Move, Place
from pixcade.games.pixl.placement import port_places, reached
from pixcade.games.pixl.scoring import LAST_TURN, locks
from pixcade.games.pixl.state import State, occupied
from pixcade.games.pixl.wire import (
    PixlChoices,
    PixlConsequences,
    PixlMove,
    PixlMoves,
    PixlOnlyPass,
    PixlRefusals,
    PixlRefusedHexes,
    PixlStanding,
    PixlTold,
    PixlUsualMove,
)

NOTHING_TOLD: PixlTold = {}
NOT_ALONE: PixlOnlyPass = {}
NO_HEXES: PixlMoves = {"hexes": {}}
"""Parts of an answer that say nothing. mypy wants every part to be named that an answer may have."""


def choices(game: Rules, state: State, decision: Decision) -> PixlChoices:
    """Return every legal move with its consequences, the points now, and why anything else is forbidden."""
    element = state.mover
    if state.turn + 1 >= LAST_TURN:
        return readable_choices.choices(game, state, decision)  # X6.4: any move ends the game
    if not state.supply[element]:
        return empty_choices(game, state, decision, element)
    if state.ports[element] is not None:
        return pixl_choices(game, state, decision, element)
    places = port_places(state, element)
    return port_choices(game, state, decision, places) if places else readable_choices.choices(game, state, decision)


def pixl_choices(game: Rules, state: State, decision: Decision, element: int) -> PixlChoices:
    """Return the choices of an element that may place a Pixl."""
    options = state.options
    board = options.board
    taken = occupied(state)
    hexes = reached(state, element) & ~taken
    foresight = Foresight(state, element)
    lively = foresight.lively & hexes
    plain = hexes & ~lively
    now = standing(options, list(state.supply), foresight.points)
    offered: dict[str, Sequence[PixlMove | PixlUsualMove]] = dict(listed(plain_entries(board.side, ""), hexes))
    moves: PixlMoves = {"hexes": offered}
    if plain:
        usual = foresight.usual() or rules_say(game, state, decision, PLACES[lowest(plain)])
        moves = {"usual": usual, "hexes": offered}
    picking = options.conversion == "one"
    for hex in members(lively):
        name = board.names[hex]
        brings = None if picking else foresight.consequences(hex, foresight.victims(hex))
        if brings is None:
            offered[name] = placements(game, state, decision, foresight, hex)
        else:
            whole: PixlMove = {"move": name, **brings}
            offered[name] = [whole]
    port: PixlMove | Locked
    if state.fresh[element] or locks(state)[element]:
        port = tried(game, state, decision, TAKE_PORT)
    else:
        port = unchanged("@off", now)
    alone = NOT_ALONE
    if not hexes and "move" not in port:
        alone = {"only_pass": why_only_pass(state, element)}
    refused = hex_refused(game, state, decision, "taken", taken, putting=False)
    others: PixlRefusals = {"refused": [{**refused, "hexes": listed(board.names, taken)}]}
    left = board.every & ~taken & ~hexes
    if left:
        others["elsewhere"] = hex_refused(game, state, decision, "elsewhere", left, putting=False)
    return {
        "kind": "pixl",
        "default": "pass",
        "elements": names_in_play(len(state.supply)),
        **now,
        **moves,
        "port": port,
        "pass": passing(game, state, decision, now),
        **alone,
        **others,
    }


def placements(game: Rules, state: State, decision: Decision, foresight: Foresight, hex: Hex) -> list[PixlMove]:
    """Return the moves that a hex offers where the placer picks (X4.1) or the rules must say what comes of it."""
    names = state.options.board.names
    picks = foresight.pickable(hex) if state.options.conversion == "one" else ()
    entries: list[PixlMove] = []
    for pick in picks:
        move = f"{names[hex]}x{names[pick]}"
        brings = foresight.consequences(hex, 1 << pick) or rules_say(game, state, decision, Place(hex, pick))
        entries.append({"move": move, **brings})
    return entries or [{"move": names[hex], **rules_say(game, state, decision, PLACES[hex])}]


def rules_say(game: Rules, state: State, decision: Decision, move: Move) -> PixlConsequences:
    """Return the consequences of a move as it is made: the game may be over then."""
    return consequences(state, game.apply(state, {decision: move}))


def port_choices(game: Rules, state: State, decision: Decision, places: HexSet) -> PixlChoices:
    """Return the choices of an element whose absent Port has somewhere to go."""
    options = state.options
    board = options.board
    element = state.mover
    left = state.came_from[element]
    now = readable_choices.standing(state)
    plain = plain_ports(state, element)
    offered: dict[str, Sequence[PixlMove | PixlUsualMove]] = dict(listed(plain_entries(board.side, "@"), places))
    moves: PixlMoves = {"hexes": offered}
    if places & plain:
        usual: PixlConsequences = {"cost": 0, **NOTHING_TOLD, **now}
        moves = {"usual": usual, "hexes": offered}
    for hex in members(places & ~plain):
        brings = rules_say(game, state, decision, PUTS[hex])
        move: PixlMove = {"move": "@" + board.names[hex], **brings}
        offered[board.names[hex]] = [move]
    refused: list[PixlRefusedHexes] = []
    elsewhere = board.every & ~places
    for place, hexes in (
        ("taken", occupied(state)),
        ("gray", board.gray),
        ("beside gray", board.every & ~options.port_hexes),
        ("came from", 0 if left is None else 1 << left),
    ):
        alike = hexes & elsewhere
        if alike:
            reason = hex_refused(game, state, decision, place, alike, putting=True)
            refused.append({**reason, "hexes": listed(board.names, alike)})
            elsewhere ^= alike
    others: PixlRefusals = {"refused": refused}
    if elsewhere:
        others["elsewhere"] = hex_refused(game, state, decision, "elsewhere", elsewhere, putting=True)
    return {
        "kind": "port",
        "default": "@" + board.names[lowest(places)],
        "elements": names_in_play(len(state.supply)),
        **now,
        **moves,
        "port": move_refused(game, state, decision, "off", TAKE_PORT),
        "pass": move_refused(game, state, decision, "first" if left is None else "again", PASS),
        **NOT_ALONE,
        **others,
    }


def empty_choices(game: Rules, state: State, decision: Decision, element: int) -> PixlChoices:
    """Return the choices of an element that has no Pixl left: it can only pass (X6.1)."""
    now = readable_choices.standing(state)
    reason = move_refused(game, state, decision, "empty", TAKE_PORT)
    return {
        "kind": "port" if state.ports[element] is None else "pixl",
        "default": "pass",
        "elements": names_in_play(len(state.supply)),
        **now,
        **NO_HEXES,
        "port": reason,
        "pass": passing(game, state, decision, now),
        "only_pass": why_only_pass(state, element),
        "refused": [],
        "elsewhere": reason,
    }


def passing(game: Rules, state: State, decision: Decision, now: PixlStanding) -> PixlMove | Locked:
    """Return what passing brings: nothing, unless all have passed then (X3.2)."""
    if state.passes + 1 >= len(state.options.order):
        return tried(game, state, decision, PASS)
    return unchanged("pass", now)


def unchanged(move: str, now: PixlStanding) -> PixlMove:
    """Return a move after which everybody stands as now."""
    return {"move": move, "cost": 0, **NOTHING_TOLD, **now}


REASONS: dict[tuple[object, ...], Locked] = {}
"""What the rules have said against something; it is the same in every position."""


def hex_refused(game: Rules, state: State, decision: Decision, place: str, hexes: HexSet, *, putting: bool) -> Locked:
    """Return the reason against hexes of one kind of place; the rules are asked once about the first of them."""
    key = (place, putting, decision.piece)
    reason = REASONS.get(key)
    if reason is None:
        reason = REASONS[key] = why_not(game, state, decision, lowest(hexes), putting=putting)
    return reason


def move_refused(game: Rules, state: State, decision: Decision, because: str, move: Move) -> Locked:
    """Return the reason against taking the Port off or passing; the rules are asked once."""
    key = (because, move, decision.piece)
    reason = REASONS.get(key)
    if reason is None:
        refusal = tried(game, state, decision, move)
        assert "locked" in refusal, "only forbidden moves are asked about"
        reason = REASONS[key] = refusal
    return reason


@cache
def names_in_play(count: int) -> list[Element]:
    """Return the elements of a game of three or four. Nobody may change it."""
    return list(ELEMENTS[:count])


@cache
def plain_entries(side: int, before: str) -> tuple[tuple[str, list[PixlUsualMove]], ...]:
    """Return for each hex of a board its name and a move there that brings the usual. Nobody may change it."""
    return tuple((name, [{"move": before + name}]) for name in hex_board(side).names)
