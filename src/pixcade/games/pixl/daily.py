"""The daily duel: two players on a small board, with all Ports placed."""

from random import Random

from pixcade.games.game import Decision
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.hexes import hex_board
from pixcade.games.pixl.moves import PutPort
from pixcade.games.pixl.options import ELEMENT_CHOICE, ORDER, PAIRS, PLAYERS, SIDE, configure
from pixcade.games.pixl.rules import Pixl
from pixcade.games.pixl.state import State

SIDE_OF_DUEL = 5


def daily_start(random: Random) -> State:
    """Draw who plays which elements, their order, and where the Ports are."""
    rules, pair = Pixl(), random.sample(PAIRS, len(PAIRS))
    options = {
        PLAYERS.name: str(len(pair)),
        SIDE.name: str(SIDE_OF_DUEL),
        ELEMENT_CHOICE.name: ".".join(pair),
        ORDER.name: random.choice(ORDER.choices[:2]),
    }
    state = rules.start(configure(options, 0))
    for _ in ELEMENTS:
        state = rules.apply(state, {(due := rules.deciding(state)[0]): drawn_port(rules, state, due, random)}).state
    return state


def drawn_port(rules: Pixl, state: State, decision: Decision, random: Random) -> PutPort:
    """Draw a hex next to the outer ring for the Port of the element whose turn it is; four Ports always fit there."""
    board = hex_board(SIDE_OF_DUEL)
    ports = [move for move in rules.legal(state, decision) if isinstance(move, PutPort)]
    return random.choice([port for port in ports if board.near[port.hex] & board.gray])
