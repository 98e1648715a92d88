"""The options of Pixl, as text and as values."""

from collections.abc import Mapping
from functools import lru_cache

from pixcade.games.errors import InvalidOption
from pixcade.games.game import OptionInfo
from pixcade.games.options import choice, reject_unknown
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.state import Options

PLAYERS = OptionInfo("players", ("4", "3", "2"), "4", "X1.2")
ELEMENT_CHOICE = OptionInfo("elements", (), "", "X1.5")
ORDER = OptionInfo("order", ("fire-water-earth-spirit", "fire-spirit-earth-water", "fire-water-earth"), "", "X1.5")
SIDE = OptionInfo("side", ("5", "6", "7", "8", "9"), "7", "X2.1")
PORTS = OptionInfo("ports", ("off-gray", "clear-of-gray"), "off-gray", "X2.2")
CONVERSION = OptionInfo("conversion", ("all", "one"), "all", "X4.1")
END = OptionInfo("end", ("player", "element"), "player", "X6.1")
OPTIONS = (PLAYERS, ELEMENT_CHOICE, ORDER, SIDE, PORTS, CONVERSION, END)

SMALLEST_SIDE_CLEAR_OF_GRAY = 7  # X2.1
PAIRS = ("earth+fire", "spirit+water")  # X1.4


def default_order(players: int) -> str:
    """Return Fire, Water, Earth and, unless there are three players, Spirit (X1.5)."""
    return "-".join(ELEMENTS[:3] if players == 3 else ELEMENTS)


def default_elements(players: int, order: str) -> str:
    """Return Earth and Fire for the first of two seats; otherwise seats follow the turn order (X1.5)."""
    return ".".join(PAIRS) if players == 2 else order.replace("-", ".")


def configure(values: Mapping[str, str], seed: int) -> Options:
    """Parse options. Pixl draws nothing, so `seed` is unused."""
    del seed
    return parse_cached(tuple(sorted(values.items())))


@lru_cache(512)
def parse_cached(texts: tuple[tuple[str, str], ...]) -> Options:
    """Parse options, cached: rematches have the same ones."""
    values = dict(texts)
    reject_unknown(values, OPTIONS)
    players = int(choice(values, PLAYERS))
    order = choice({ORDER.name: values.get(ORDER.name) or default_order(players)}, ORDER)
    side = int(choice(values, SIDE))
    ports = choice(values, PORTS)
    end = choice(values, END)
    if (players == 3) != (order == "fire-water-earth"):
        raise InvalidOption("pixl.order-for-players", rule="X1.5", order=order, players=players)
    if ports == "clear-of-gray" and side < SMALLEST_SIDE_CLEAR_OF_GRAY:
        raise InvalidOption("pixl.side-too-small", rule="X2.1", side=side, smallest=SMALLEST_SIDE_CLEAR_OF_GRAY)
    if end == "element" and players != 2:
        raise InvalidOption("pixl.end-for-two", rule="X6.1", players=players)
    return interned(
        Options(
            players=players,
            elements=seat_elements(values.get(ELEMENT_CHOICE.name) or default_elements(players, order), players, order),
            order=tuple(ELEMENTS.index(name) for name in order.split("-")),
            side=side,
            ports=ports,
            conversion=choice(values, CONVERSION),
            end=end,
        )
    )


@lru_cache(512)
def interned(options: Options) -> Options:
    """Return the first Options equal to these, so that tables with the same options share one object."""
    return options


def seat_elements(text: str, players: int, order: str) -> tuple[tuple[int, ...], ...]:
    """Parse who plays what: `fire.water.earth.spirit`, or `earth+fire.spirit+water` for two (X1.4, X1.5)."""
    seats = text.split(".")
    wanted = PAIRS if players == 2 else tuple(order.split("-"))
    if sorted(seats) != sorted(wanted):
        raise InvalidOption(
            "pixl.elements-of-seats", rule="X1.4" if players == 2 else "X1.5", value=text[:80], wanted=".".join(wanted)
        )
    return tuple(tuple(ELEMENTS.index(name) for name in seat.split("+")) for seat in seats)


def option_values(options: Options) -> dict[str, str]:
    return {
        PLAYERS.name: str(options.players),
        ELEMENT_CHOICE.name: ".".join("+".join(ELEMENTS[element] for element in own) for own in options.elements),
        ORDER.name: "-".join(ELEMENTS[element] for element in options.order),
        SIDE.name: str(options.side),
        PORTS.name: options.ports,
        CONVERSION.name: options.conversion,
        END.name: options.end,
    }


def choose_piece(options: Mapping[str, str], seat: int, piece: str) -> tuple[dict[str, str], int]:
    """Swap elements between two seats. Return the new options, and the seat that had the piece (X1.4, X1.5)."""
    players, own = int(choice(options, PLAYERS)), options.get(ELEMENT_CHOICE.name, "").split(".")
    other = next((at for at, elements in enumerate(own) if piece in elements.split("+")), -1)
    if other < 0:
        raise InvalidOption("pixl.no-such-element", rule="X1.4" if players == 2 else "X1.5", element=piece[:40])
    own[seat], own[other] = own[other], own[seat]
    return {**options, ELEMENT_CHOICE.name: ".".join(own)}, other


def next_options(options: Mapping[str, str], roles: bool, board: bool) -> dict[str, str]:
    """Return the options of a rematch; with `roles`, elements move on by one seat. Boards are all alike."""
    del board
    elements = options.get(ELEMENT_CHOICE.name, "").split(".")
    if not roles or len(elements) < 2:
        return dict(options)
    return {**options, ELEMENT_CHOICE.name: ".".join([elements[-1], *elements[:-1]])}
