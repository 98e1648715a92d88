"""The choices of a decision as `readable_choices` gives them, put together from parts that are made once.

A server tells the choices after every move, so this is the fast twin of `readable_choices.choices`: what every position
says in the same words is kept, what a placement brings is added up (`foreseeing`), and the rules are asked about the
rest. Tests compare the two on many positions.
"""

from functools import cache
from typing import Any

from pixcade.core.game import Decision
from pixcade.games.pixl import choices as readable_choices
from pixcade.games.pixl.choices import Rules, consequences, plain_ports, tried, why_not, why_only_pass
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.fast_consequences import Foresight, standing
from pixcade.games.pixl.hexes import Hex, HexSet, hex_board, listed, lowest, members
from pixcade.games.pixl.moves import PASS, PLACES, PUTS, TAKE_PORT, Move, Place
from pixcade.games.pixl.placement import port_places, reached
from pixcade.games.pixl.scoring import LAST_TURN, locks
from pixcade.games.pixl.state import State, occupied

Data = dict[str, Any]


def choices(game: Rules, state: State, decision: Decision) -> Data:
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


def pixl_choices(game: Rules, state: State, decision: Decision, element: int) -> Data:
    """Return the choices of an element that may place a Pixl."""
    options = state.options
    board = options.board
    taken = occupied(state)
    hexes = reached(state, element) & ~taken
    foresight = Foresight(state, element)
    lively = foresight.lively & hexes
    plain = hexes & ~lively
    now = standing(options, list(state.supply), foresight.points)
    answer: Data = {"kind": "pixl", "default": "pass", "elements": names_in_play(len(state.supply)), **now}
    if plain:
        answer["usual"] = foresight.usual() or rules_say(game, state, decision, PLACES[lowest(plain)])
    answer["hexes"] = offered = dict(listed(plain_entries(board.side, ""), hexes))
    picking = options.conversion == "one"
    for hex in members(lively):
        entry: Data = {"move": board.names[hex]}
        if picking or not foresight.consequences(entry, hex, foresight.victims(hex)):
            offered[board.names[hex]] = placements(game, state, decision, foresight, hex)
        else:
            offered[board.names[hex]] = [entry]
    if state.fresh[element] or locks(state)[element]:
        answer["port"] = tried(game, state, decision, TAKE_PORT)
    else:
        answer["port"] = {"move": "@off", "cost": 0, **now}
    answer["pass"] = passing(game, state, decision, now)
    if not hexes and "move" not in answer["port"]:
        answer["only_pass"] = why_only_pass(state, element)
    refused = hex_refused(game, state, decision, "taken", taken, putting=False)
    answer["refused"] = [{**refused, "hexes": listed(board.names, taken)}]
    left = board.every & ~taken & ~hexes
    if left:
        answer["elsewhere"] = hex_refused(game, state, decision, "elsewhere", left, putting=False)
    return answer


def placements(game: Rules, state: State, decision: Decision, foresight: Foresight, hex: Hex) -> list[Data]:
    """Return the moves that a hex offers where the placer picks (X4.1) or the rules must say what comes of it."""
    names = state.options.board.names
    picks = foresight.pickable(hex) if state.options.conversion == "one" else ()
    entries: list[Data] = []
    for pick in picks:
        entry: Data = {"move": f"{names[hex]}x{names[pick]}"}
        if not foresight.consequences(entry, hex, 1 << pick):
            entry |= rules_say(game, state, decision, Place(hex, pick))
        entries.append(entry)
    return entries or [{"move": names[hex], **rules_say(game, state, decision, PLACES[hex])}]


def rules_say(game: Rules, state: State, decision: Decision, move: Move) -> Data:
    """Return the consequences of a move as it is made: the game may be over then."""
    return consequences(state, game.apply(state, {decision: move}))


def port_choices(game: Rules, state: State, decision: Decision, places: HexSet) -> Data:
    """Return the choices of an element whose absent Port has somewhere to go."""
    options = state.options
    board = options.board
    element = state.mover
    left = state.came_from[element]
    now = readable_choices.standing(state)
    default = "@" + board.names[lowest(places)]
    answer: Data = {"kind": "port", "default": default, "elements": names_in_play(len(state.supply)), **now}
    plain = plain_ports(state, element)
    if places & plain:
        answer["usual"] = {"cost": 0, **now}
    answer["hexes"] = offered = dict(listed(plain_entries(board.side, "@"), places))
    for hex in members(places & ~plain):
        brings = rules_say(game, state, decision, PUTS[hex])
        offered[board.names[hex]] = [{"move": "@" + board.names[hex], **brings}]
    answer["port"] = move_refused(game, state, decision, "off", TAKE_PORT)
    answer["pass"] = move_refused(game, state, decision, "first" if left is None else "again", PASS)
    refused: list[Data] = []
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
    answer["refused"] = refused
    if elsewhere:
        answer["elsewhere"] = hex_refused(game, state, decision, "elsewhere", elsewhere, putting=True)
    return answer


def empty_choices(game: Rules, state: State, decision: Decision, element: int) -> Data:
    """Return the choices of an element that has no Pixl left: it can only pass (X6.1)."""
    now = readable_choices.standing(state)
    reason = move_refused(game, state, decision, "empty", TAKE_PORT)
    return {
        "kind": "port" if state.ports[element] is None else "pixl",
        "default": "pass",
        "elements": names_in_play(len(state.supply)),
        **now,
        "hexes": {},
        "port": reason,
        "pass": passing(game, state, decision, now),
        "only_pass": why_only_pass(state, element),
        "refused": [],
        "elsewhere": reason,
    }


def passing(game: Rules, state: State, decision: Decision, now: Data) -> Data:
    """Return what passing brings: nothing, unless all have passed then (X3.2)."""
    if state.passes + 1 >= len(state.options.order):
        return tried(game, state, decision, PASS)
    return {"move": "pass", "cost": 0, **now}


REASONS: dict[tuple[object, ...], Data] = {}
"""What the rules have said against something; it is the same in every position."""


def hex_refused(game: Rules, state: State, decision: Decision, place: str, hexes: HexSet, *, putting: bool) -> Data:
    """Return the reason against hexes of one kind of place; the rules are asked once about the first of them."""
    key = (place, putting, decision.piece)
    reason = REASONS.get(key)
    if reason is None:
        reason = REASONS[key] = why_not(game, state, decision, lowest(hexes), putting=putting)
    return reason


def move_refused(game: Rules, state: State, decision: Decision, because: str, move: Move) -> Data:
    """Return the reason against taking the Port off or passing; the rules are asked once."""
    key = (because, move, decision.piece)
    reason = REASONS.get(key)
    if reason is None:
        reason = REASONS[key] = tried(game, state, decision, move)
    return reason


@cache
def names_in_play(count: int) -> list[str]:
    """Return the elements of a game of three or four. Nobody may change it."""
    return list(ELEMENTS[:count])


@cache
def plain_entries(side: int, before: str) -> tuple[tuple[str, list[Data]], ...]:
    """Return for each hex of a board its name and a move there that brings the usual. Nobody may change it."""
    return tuple((name, [{"move": before + name}]) for name in hex_board(side).names)
