"""The options of Pixoid, as text and as values."""

from collections.abc import Mapping
from random import Random

from pixcade.games.errors import InvalidNotation, InvalidOption
from pixcade.games.game import OptionInfo, Seat
from pixcade.games.options import choice, reject_unknown
from pixcade.games.pixoid.board import board, random_layout
from pixcade.games.pixoid.state import CONTROLLERS, CUBES, Options
from pixcade.games.pixoid.wire import Controller

PLAYERS = OptionInfo("players", ("4", "3"), "4", "P7.1")
GAME = OptionInfo("game", ("standard", "short"), "standard", "P6.1")
LAYOUT = OptionInfo("layout", (), "", "P2.5")
OLDEST = OptionInfo("oldest", ("1", "2", "3", "4"), "1", "P2.3")
CONTACT_CUBE = OptionInfo("contact-cube", ("left", "taken"), "left", "P4.3")
CONTROLLER_CHOICE = OptionInfo("controllers", (), ".".join(CONTROLLERS[:CUBES]), "P2.2")
OPTIONS = (PLAYERS, GAME, LAYOUT, OLDEST, CONTACT_CUBE, CONTROLLER_CHOICE)


def configure(values: Mapping[str, str], seed: int) -> Options:
    """Parse options; a missing layout is drawn from `seed` (P2.5)."""
    reject_unknown(values, OPTIONS)
    players = int(choice(values, PLAYERS))
    oldest = int(choice(values, OLDEST))
    if oldest > players:
        raise InvalidOption("pixoid.oldest-not-seated", rule="P2.3", oldest=oldest, players=players)
    layout = values.get(LAYOUT.name) or random_layout(seed)
    try:
        board(layout)
    except InvalidNotation as error:
        raise InvalidOption(error.code, rule=error.rule, **error.values) from None
    return Options(
        players=players,
        game=choice(values, GAME),
        layout=layout,
        oldest=Seat(oldest - 1),
        contact_cube=choice(values, CONTACT_CUBE),
        controllers=controllers(values.get(CONTROLLER_CHOICE.name, CONTROLLER_CHOICE.default)),
    )


def daily_options(random: Random) -> Options:
    """Return the options of a daily escape: one round in a drawn maze, with the first seat as Pixoid."""
    return configure({GAME.name: "short"}, random.getrandbits(32))


def controllers(text: str) -> tuple[Controller, ...]:
    """Parse four different controllers: the seats' in order, then with three players the spare one (P2.2, P7.1)."""
    names = tuple(text.split("."))
    if len(names) != CUBES or len(set(names)) != CUBES or not set(names) <= set(CONTROLLERS):
        known = ", ".join(CONTROLLERS)
        raise InvalidOption("pixoid.four-controllers", rule="P2.2", value=text[:80], known=known)
    return tuple(CONTROLLERS[CONTROLLERS.index(name)] for name in names)


def option_values(options: Options) -> dict[str, str]:
    return {
        PLAYERS.name: str(options.players),
        GAME.name: options.game,
        LAYOUT.name: options.layout,
        OLDEST.name: str(options.oldest + 1),
        CONTACT_CUBE.name: options.contact_cube,
        CONTROLLER_CHOICE.name: ".".join(options.controllers),
    }


def choose_piece(options: Mapping[str, str], seat: int, piece: str) -> tuple[dict[str, str], int]:
    """Give a seat another of the six controllers. Return the new options, and the seat that had it (P2.2)."""
    own = list(controllers(options.get(CONTROLLER_CHOICE.name, CONTROLLER_CHOICE.default)))
    before, other = own[seat], next((at for at, one in enumerate(own) if one == piece), -1)
    if other >= 0:
        own[other] = before
    chosen: list[str] = [*own[:seat], piece, *own[seat + 1 :]]
    values = {**options, CONTROLLER_CHOICE.name: ".".join(chosen)}
    controllers(values[CONTROLLER_CHOICE.name])
    return values, other if other < int(choice(options, PLAYERS)) else -1


def next_options(options: Mapping[str, str], roles: bool, board: bool) -> dict[str, str]:
    """Return the options of a rematch: with `roles` the next seat starts as Pixoid, with `board` in another maze."""
    values = dict(options)
    if roles:
        values[OLDEST.name] = str(int(choice(options, OLDEST)) % int(choice(options, PLAYERS)) + 1)
    if board:
        values.pop(LAYOUT.name, None)
    return values
