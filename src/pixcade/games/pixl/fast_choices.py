"""The choices of a decision as `choices` gives them, but as JSON that is put together from parts that are made once.

A server tells the choices after every move, so this is the fast twin of `choices.choices`: what every position says
in the same words is kept, what a placement brings is added up (`fast_consequences`), and the rules are asked about
the rest. Tests compare the two on many positions.
"""

from functools import cache

from pixcade.core.game import Decision
from pixcade.core.json_text import compact
from pixcade.games.pixl.choices import (
    Rules,
    choices,
    consequences,
    plain_ports,
    standing,
    tried,
    why_not,
    why_only_pass,
)
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.fast_consequences import Foresight
from pixcade.games.pixl.hexes import Hex, HexSet, hex_board, listed, lowest, members, quoted
from pixcade.games.pixl.moves import PASS, PLACES, PUTS, TAKE_PORT, Move, Place
from pixcade.games.pixl.placement import port_places
from pixcade.games.pixl.scoring import LAST_TURN
from pixcade.games.pixl.state import State, occupied
from pixcade.games.pixl.survey import survey


def choices_json(game: Rules, state: State, decision: Decision) -> str:
    """Return every legal move with its consequences, the points now, and why anything else is forbidden."""
    element = state.mover
    if state.turn + 1 < LAST_TURN:  # X6.4: else any move ends the game
        if not state.supply[element]:
            return empty_choices(game, state, decision, element)
        if state.ports[element] is not None:
            return pixl_choices(game, state, decision, element)
        if places := port_places(state, element):
            return port_choices(game, state, decision, places)
    return compact(choices(game, state, decision))


def pixl_choices(game: Rules, state: State, decision: Decision, element: int) -> str:
    """Return the choices of an element that may place a Pixl."""
    board = state.options.board
    known = survey(state)
    taken = known.occupied
    hexes = known.reaches[element] & ~taken
    foresight = Foresight(state, element, known)
    lively = foresight.lively & hexes
    now = foresight.now()
    usual = ""
    if hexes != lively:
        hex = lowest(hexes & ~lively)
        brings = foresight.consequences(hex, 0) or rules_say(game, state, decision, PLACES[hex])
        usual = f'"usual":{{{brings}}},'
    offered = listed(plain_entries(board.side, ""), hexes)
    for hex in members(lively) if lively else ():
        before = (hexes & (1 << hex) - 1).bit_count()
        offered[before] = f'"{board.names[hex]}":[{placements(game, state, decision, foresight, hex)}]'
    alone = ""
    locked_by = known.locks[element]
    if state.fresh[element] or locked_by:
        port = f"{{{move_refused(game, state, decision, locked_by, TAKE_PORT)}}}"
        if not hexes:
            alone = f'"only_pass":"{why_only_pass(state, element)}",'
    else:
        port = f'{{"move":"@off","cost":0,{now}}}'
    refused = f'{hex_refused(game, state, decision, "taken", taken, putting=False)},"hexes":[{known.names}]'
    left = board.every & ~taken & ~hexes
    elsewhere = ""
    if left:
        elsewhere = f',"elsewhere":{{{hex_refused(game, state, decision, "elsewhere", left, putting=False)}}}'
    return (
        f'{{"kind":"pixl","default":"pass",{names_in_play(len(state.supply))},{now},{usual}"hexes":{{{",".join(offered)}}},'
        f'"port":{port},"pass":{passing(game, state, decision, now)},{alone}"refused":[{{{refused}}}]{elsewhere}}}'
    )


def placements(game: Rules, state: State, decision: Decision, foresight: Foresight, hex: Hex) -> str:
    """Return the moves that a hex offers where something is converted or a Port locked."""
    names = state.options.board.names
    name = names[hex]
    entries: list[str] = []
    if state.options.conversion == "one":  # the placer picks (X4.1)
        for pick in foresight.pickable(hex):
            brings = foresight.consequences(hex, 1 << pick) or rules_say(game, state, decision, Place(hex, pick))
            entries.append(f'{{"move":"{name}x{names[pick]}",{brings}}}')
    elif told := foresight.consequences(hex, foresight.victims(hex)):
        return f'{{"move":"{name}",{told}}}'
    return ",".join(entries) or f'{{"move":"{name}",{rules_say(game, state, decision, PLACES[hex])}}}'


def rules_say(game: Rules, state: State, decision: Decision, move: Move) -> str:
    """Return the consequences of a move as it is made: the game may be over then."""
    return compact(consequences(state, game.apply(state, {decision: move})))[1:-1]


def port_choices(game: Rules, state: State, decision: Decision, places: HexSet) -> str:
    """Return the choices of an element whose absent Port has somewhere to go."""
    options = state.options
    board = options.board
    element = state.mover
    left = state.came_from[element]
    now = compact(standing(state))[1:-1]
    plain = plain_ports(state, element)
    offered = listed(plain_entries(board.side, "@"), places)
    usual = f'"usual":{{"cost":0,{now}}},' if places & plain else ""
    for hex in members(places & ~plain):
        brings = rules_say(game, state, decision, PUTS[hex])
        before = (places & (1 << hex) - 1).bit_count()
        offered[before] = f'"{board.names[hex]}":[{{"move":"@{board.names[hex]}",{brings}}}]'
    refused = []
    others = board.every & ~places
    for place, hexes in (
        ("taken", occupied(state)),
        ("gray", board.gray),
        ("beside gray", board.every & ~options.port_hexes),
        ("came from", 0 if left is None else 1 << left),
    ):
        alike = hexes & others
        if alike:
            reason = hex_refused(game, state, decision, place, alike, putting=True)
            refused.append(f'{{{reason},"hexes":[{quoted(board.side, alike)}]}}')
            others ^= alike
    elsewhere = ""
    if others:
        elsewhere = f',"elsewhere":{{{hex_refused(game, state, decision, "elsewhere", others, putting=True)}}}'
    port = move_refused(game, state, decision, "off", TAKE_PORT)
    passed = move_refused(game, state, decision, "first" if left is None else "again", PASS)
    return (
        f'{{"kind":"port","default":"@{board.names[lowest(places)]}",{names_in_play(len(state.supply))},{now},'
        f'{usual}"hexes":{{{",".join(offered)}}},"port":{{{port}}},"pass":{{{passed}}},'
        f'"refused":[{",".join(refused)}]{elsewhere}}}'
    )


def empty_choices(game: Rules, state: State, decision: Decision, element: int) -> str:
    """Return the choices of an element that has no Pixl left: it can only pass (X6.1)."""
    now = compact(standing(state))[1:-1]
    reason = move_refused(game, state, decision, "empty", TAKE_PORT)
    kind = "port" if state.ports[element] is None else "pixl"
    return (
        f'{{"kind":"{kind}","default":"pass",{names_in_play(len(state.supply))},{now},"hexes":{{}},'
        f'"port":{{{reason}}},"pass":{passing(game, state, decision, now)},'
        f'"only_pass":"{why_only_pass(state, element)}","refused":[],"elsewhere":{{{reason}}}}}'
    )


def passing(game: Rules, state: State, decision: Decision, now: str) -> str:
    """Return what passing brings: nothing, unless all have passed then (X3.2)."""
    if state.passes + 1 >= len(state.options.order):
        return compact(tried(game, state, decision, PASS))
    return f'{{"move":"pass","cost":0,{now}}}'


REASONS: dict[tuple[object, ...], str] = {}
"""What the rules have said against something, without braces; it is the same in every position."""


def hex_refused(game: Rules, state: State, decision: Decision, place: str, hexes: HexSet, *, putting: bool) -> str:
    """Return the reason against hexes of one kind of place; the rules are asked once about the first of them."""
    key = (place, putting, decision.piece)
    reason = REASONS.get(key)
    if reason is None:
        reason = REASONS[key] = compact(why_not(game, state, decision, lowest(hexes), putting=putting))[1:-1]
    return reason


def move_refused(game: Rules, state: State, decision: Decision, because: object, move: Move) -> str:
    """Return the reason against taking the Port off or passing; the rules are asked once."""
    key = (because, move, decision.piece)
    reason = REASONS.get(key)
    if reason is None:
        refusal = tried(game, state, decision, move)
        assert "locked" in refusal, "only forbidden moves are asked about"
        reason = REASONS[key] = compact(refusal)[1:-1]
    return reason


@cache
def names_in_play(count: int) -> str:
    """Return the elements of a game of three or four."""
    return f'"elements":{compact(ELEMENTS[:count])}'


@cache
def plain_entries(side: int, before: str) -> tuple[str, ...]:
    """Return for each hex of a board a move there that brings the usual."""
    return tuple(f'"{name}":[{{"move":"{before}{name}"}}]' for name in hex_board(side).names)
