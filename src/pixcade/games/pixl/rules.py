"""The rules of Pixl, X1 to X6. Comments name the rule that a line implements."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeVar

from pixcade.games.errors import IllegalMove, PixcadeError
from pixcade.games.game import REVEAL_TIMING, Decision, Event, GameInfo, Outcome, Seat, Step, require_due
from pixcade.games.pixl import notation
from pixcade.games.pixl.choices import choices
from pixcade.games.pixl.elements import ELEMENTS, LETTERS
from pixcade.games.pixl.events import pass_events, placement_events, port_put_events, port_taken_events
from pixcade.games.pixl.facts import facts
from pixcade.games.pixl.hexes import Hex, members, select
from pixcade.games.pixl.moves import PASS, PLACES, PUTS, TAKE_PORT, Move, Pass, Place, PutPort, TakePort
from pixcade.games.pixl.options import OPTIONS, configure, option_values
from pixcade.games.pixl.placement import affordable, growth, pickable, port_places, top_of, victims
from pixcade.games.pixl.reachability import unreachable
from pixcade.games.pixl.reveal_time import REVEAL_MS, reveal_milliseconds
from pixcade.games.pixl.scoring import lockers, outcome, reason_to_end, seat_points
from pixcade.games.pixl.state import Options, State, occupied, start
from pixcade.games.pixl.wire import WIRE, PixlChoices, PixlFacts

T = TypeVar("T")


class Pixl:
    """Pixl as a `pixcade.games.game.Game`."""

    info = GameInfo("pixl", (2, 3, 4), OPTIONS, rules_version=1, wire=WIRE, reveal_ms=REVEAL_MS)

    def configure(self, values: Mapping[str, str], seed: int) -> Options:
        return configure(values, seed)

    def option_values(self, options: Options) -> dict[str, str]:
        return option_values(options)

    def start(self, options: Options) -> State:
        return start(options)

    def options_of(self, state: State) -> Options:
        return state.options

    def seats(self, state: State) -> int:
        return state.options.players

    def deciding(self, state: State) -> tuple[Decision, ...]:
        """The element whose turn it is (X1.4, X1.5); none when the game is over."""
        if reason_to_end(state):
            return ()
        return state.options.decisions[state.turn % len(state.options.order)]

    def legal(self, state: State, decision: Decision) -> Sequence[Move]:
        """Placements in board order, then taking the Port off, then passing; or Port hexes; or only passing."""
        element = ELEMENTS.index(decision.piece)
        if not state.supply[element]:
            return (PASS,)  # X6.1
        if state.ports[element] is None:
            return select(PUTS, port_places(state, element)) or (PASS,)  # X3.1, X5.2
        hexes = growth(state, element)
        moves: list[Move] = [*select(PLACES, hexes)]
        if state.options.conversion == "one":
            moves = [move for hex in members(hexes) for move in with_picks(state, element, hex)]
        if not state.fresh[element] and not lockers(state, element):
            moves.append(TAKE_PORT)  # X5.1, X5.3
        moves.append(PASS)  # X3.2
        return moves

    def choices(self, state: State, decision: Decision, *, previews: bool = True) -> PixlChoices:
        """Moves by hex, the Port's and the pass, and forbidden hexes; previews show conversions and points."""
        return choices(self, state, decision, previews=previews)

    def apply(self, state: State, moves: Mapping[Decision, Move]) -> Step[State]:
        due = self.deciding(state)
        require_due(due, moves, "X1.5" if due else "X6.1")
        move = moves[due[0]]
        element = state.mover
        if not state.supply[element] and not isinstance(move, Pass):
            raise IllegalMove("pixl.supply-empty", rule="X6.1", element=ELEMENTS[element])
        if isinstance(move, Place):
            return place(state, element, move)
        if isinstance(move, PutPort):
            return put_port(state, element, move.hex)
        if isinstance(move, TakePort):
            return take_port(state, element)
        return pass_turn(state, element)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def points(self, state: State) -> tuple[int, ...]:
        """Each seat's current points (X6.2)."""
        return seat_points(state)

    def default(self, state: State, decision: Decision) -> Move:
        """Pass, or the first legal hex where passing isn't legal."""
        legal = self.legal(state, decision)
        return PASS if PASS in legal else legal[0]

    def silent(self, state: State) -> frozenset[Seat]:
        """None: players of Pixl may always talk."""
        del state
        return frozenset()

    def reveal_milliseconds(self, events: Sequence[Event], timing: int = REVEAL_TIMING) -> int:
        return reveal_milliseconds(events, timing)

    def parse_move(self, state: State, text: str) -> Move:
        """Parse `d4`, `d4xe5`, `@d4`, `@off` or `pass`."""
        return notation.parse_move(state.options.board, text)

    def format_move(self, state: State, move: Move) -> str:
        return notation.format_move(state.options.board, move)

    def parse_position(self, text: str) -> State:
        return notation.parse_position(text)

    def format_position(self, state: State) -> str:
        return notation.format_position(state)

    def unreachable(self, state: State) -> tuple[PixcadeError, ...]:
        return unreachable(state)

    def facts(self, state: State) -> PixlFacts:
        return facts(state)


def place(state: State, element: int, move: Place) -> Step[State]:
    """Place a Pixl and convert its victims (X3.3, X4)."""
    hex = move.hex
    reject_placement(state, element, hex)
    found = chosen_victims(state, element, move)
    converted, spared = affordable(found, state.supply[element] - 1)
    letter = LETTERS[element]
    stacks = list(state.stacks)
    tops = list(state.tops)
    supply = list(state.supply)
    prisoners = state.prisoners
    stacks[hex] = letter
    tops[element] |= 1 << hex
    supply[element] -= 1
    for prey in converted["prey"]:  # X4.3: covered
        tops[top_of(stacks[prey])] ^= 1 << prey
        tops[element] |= 1 << prey
        stacks[prey] += letter
        supply[element] -= 1
    for neutral in converted["neutral"]:  # X4.2: replaced
        victim = top_of(stacks[neutral])
        tops[victim] ^= 1 << neutral
        tops[element] |= 1 << neutral
        stacks[neutral] = stacks[neutral][:-1] + letter
        supply[element] -= 1
        supply[victim] += 1
    for predator in converted["predator"]:  # X4.4: imprisoned, and the Pixl underneath is free again
        tops[top_of(stacks[predator])] ^= 1 << predator
        stacks[predator] = stacks[predator][:-1]
        if stacks[predator]:
            tops[top_of(stacks[predator])] |= 1 << predator
        prisoners = with_entry(prisoners, element, prisoners[element] + 1)
    after = State(
        state.options,
        state.turn + 1,
        0,
        tuple(stacks),
        tuple(tops),
        state.ports,
        state.came_from,
        with_entry(state.fresh, element, False) if state.fresh[element] else state.fresh,  # X5.3
        tuple(supply),
        prisoners,
    )
    return Step(after, partial(placement_events, state, after, element, hex, converted, spared))


def reject_placement(state: State, element: int, hex: Hex) -> None:
    """Raise IllegalMove unless the element may place a Pixl on this hex (X2.3, X3.3, X5.2)."""
    names = state.options.board.names
    if not 0 <= hex < len(names):
        raise IllegalMove("pixl.no-such-hex", rule="X2.1", hex=hex)
    if growth(state, element) >> hex & 1:
        return
    if state.ports[element] is None:
        if state.came_from[element] is None and port_places(state, element):
            raise IllegalMove("pixl.port-first", rule="X3.1", element=ELEMENTS[element])
        rule = "X3.1" if state.came_from[element] is None else "X5.2"
        raise IllegalMove("pixl.port-off-board", rule=rule, element=ELEMENTS[element])
    if occupied(state) >> hex & 1:
        raise IllegalMove("pixl.hex-occupied", rule="X2.3", hex=names[hex])
    raise IllegalMove("pixl.not-chained", rule="X3.3", hex=names[hex], element=ELEMENTS[element])


def with_picks(state: State, element: int, hex: Hex) -> Sequence[Place]:
    """Return a placement for each victim to pick, or one without a victim if there is none (X4.1)."""
    return [Place(hex, victim) for victim in pickable(state, element, hex)] or [PLACES[hex]]


def chosen_victims(state: State, element: int, move: Place) -> dict[str, list[Hex]]:
    """Return all victims, or the one picked if the table plays with single conversion. Raises IllegalMove (X4.1)."""
    names = state.options.board.names
    if state.options.conversion == "all":
        if move.victim is not None:
            raise IllegalMove("pixl.all-are-converted", rule="X4.1")
        return victims(state, element, move.hex)
    picks = pickable(state, element, move.hex)
    if move.victim is None:
        if picks:
            raise IllegalMove("pixl.pick-one", rule="X4.1", hexes=", ".join(names[hex] for hex in picks))
        return {"prey": [], "neutral": [], "predator": []}
    if move.victim not in picks:
        raise IllegalMove("pixl.cannot-be-picked", rule="X4.1", hex=hex_name(state, move.victim))
    relation = state.options.relations[element][top_of(state.stacks[move.victim])]
    return {kind: [move.victim] if kind == relation else [] for kind in ("prey", "neutral", "predator")}


def put_port(state: State, element: int, hex: Hex) -> Step[State]:
    """Place an absent Port: for the first time, or as the second half of a move (X3.1, X5.2)."""
    if state.ports[element] is not None:
        raise IllegalMove("pixl.port-on-board", rule="X5.2", element=ELEMENTS[element])
    if hex not in range(len(state.options.board.names)):
        raise IllegalMove("pixl.no-such-hex", rule="X2.1", hex=hex)
    if not port_places(state, element) >> hex & 1:
        raise rejected_port_hex(state, element, hex)
    moved = state.came_from[element] is not None
    after = state._replace(
        turn=state.turn + 1,
        passes=0,
        ports=with_entry(state.ports, element, hex),
        came_from=with_entry(state.came_from, element, None),
        fresh=with_entry(state.fresh, element, moved),  # X5.3: the first placement is not a move
    )
    return Step(after, partial(port_put_events, state, after, element, hex))


def rejected_port_hex(state: State, element: int, hex: Hex) -> IllegalMove:
    """Return the error for a Port on this hex."""
    options = state.options
    name = options.board.names[hex]
    if occupied(state) >> hex & 1:
        return IllegalMove("pixl.hex-occupied", rule="X2.3", hex=name)
    if options.board.gray >> hex & 1:
        return IllegalMove("pixl.port-on-gray", rule="X2.2", hex=name)
    if not options.port_hexes >> hex & 1:
        return IllegalMove("pixl.port-beside-gray", rule="X2.2", hex=name)
    if state.came_from[element] == hex:
        return IllegalMove("pixl.port-same-hex", rule="X5.2", hex=name)
    return IllegalMove("pixl.port-too-near", rule="X3.1", hex=name)


def take_port(state: State, element: int) -> Step[State]:
    """Take the Port off: the first half of a move (X3.2, X5)."""
    port = state.ports[element]
    if port is None:
        raise IllegalMove("pixl.port-off-board", rule="X5.2", element=ELEMENTS[element])
    locked_by = lockers(state, element)
    if locked_by:
        by = ", ".join(ELEMENTS[colour] for colour in locked_by)
        raise IllegalMove("pixl.port-locked", rule="X5.1", element=ELEMENTS[element], by=by)
    if state.fresh[element]:
        raise IllegalMove("pixl.port-just-moved", rule="X5.3", element=ELEMENTS[element])
    after = state._replace(
        turn=state.turn + 1,
        passes=0,
        ports=with_entry(state.ports, element, None),
        came_from=with_entry(state.came_from, element, port),
    )
    return Step(after, partial(port_taken_events, after, element, port))


def pass_turn(state: State, element: int) -> Step[State]:
    """Pass; forbidden only while an absent Port can be placed (X3.1, X3.2, X5.2)."""
    if state.supply[element] and state.ports[element] is None and port_places(state, element):
        rule = "X3.1" if state.came_from[element] is None else "X5.2"
        raise IllegalMove("pixl.port-first", rule=rule, element=ELEMENTS[element])
    after = state._replace(turn=state.turn + 1, passes=state.passes + 1)
    return Step(after, partial(pass_events, after, element))


def hex_name(state: State, hex: Hex) -> str:
    """Return a hex's name, or its number if it isn't on the board."""
    names = state.options.board.names
    return names[hex] if 0 <= hex < len(names) else str(hex)


def with_entry(entries: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*entries[:at], value, *entries[at + 1 :])
