"""Random options and random players that get into trouble: purely random ones hardly ever lock a Port or survive."""

import random
from collections.abc import Sequence
from typing import Any

from pixcade.games.game import Decision
from pixcade.games.pixl import Pixl
from pixcade.games.pixl.moves import Pass, Place, TakePort
from pixcade.games.pixl.placement import victims
from pixcade.games.pixoid import Pixoid
from pixcade.games.pixoid.moves import Placement

PIXOID, PIXL = Pixoid(), Pixl()


def pixoid_options(generator: random.Random) -> Any:
    """Any options of Pixoid."""
    players = generator.choice((3, 4))
    controllers = generator.sample(["amber", "sky", "rose", "mint", "ember", "violet"], 4)
    values = {
        "players": str(players),
        "game": generator.choice(("standard", "short")),
        "oldest": str(generator.randint(1, players)),
        "contact-cube": generator.choice(("left", "taken")),
        "controllers": ".".join(controllers),
    }
    return PIXOID.configure(values, seed=generator.getrandbits(32))


def pixoid_tempting(generator: random.Random, state: Any, decision: Decision) -> Any:
    """A legal move; Pixoid likes bonus cubes and mostly shuns Bugs, so that long rounds come about too."""
    legal = PIXOID.legal(state, decision)
    move = generator.choice(legal)
    if isinstance(move, Placement) or decision != PIXOID.deciding(state)[0]:
        return move
    for _ in range(generator.randrange(5)):
        path = state.options.board.paths[state.cubes[state.roles.pixoid]][move]
        meets = any(state.cubes[bug] in path for bug in state.roles.bugs)
        if not meets and (set(path) & set(state.bonus) or generator.random() < 0.5):
            return move
        move = generator.choice(legal)
    return move


def pixl_options(generator: random.Random) -> Any:
    """Any options of Pixl."""
    players = generator.choice((2, 3, 4))
    order = (
        "fire-water-earth" if players == 3 else generator.choice(("fire-water-earth-spirit", "fire-spirit-earth-water"))
    )
    seats = ["earth+fire", "spirit+water"] if players == 2 else order.split("-")
    generator.shuffle(seats)
    side = generator.choice((5, 5, 5, 6, 7, 7, 8, 9))
    values = {
        "players": str(players),
        "order": order,
        "elements": ".".join(seats),
        "side": str(side),
        "ports": generator.choice(("off-gray", "clear-of-gray")) if side >= 7 else "off-gray",
        "conversion": generator.choice(("all", "all", "one")),
        "end": generator.choice(("player", "element")) if players == 2 else "player",
    }
    return PIXL.configure(values, seed=0)


OPTIONS = {"pixoid": pixoid_options, "pixl": pixl_options}
"""What draws the options of each game."""


def pixl_tempting(generator: random.Random, state: Any, decision: Decision, legal: Sequence[Any]) -> Any:
    """A legal move; fighters look for conversions and for other colours' Ports, and some move their Port at times."""
    for _ in range(4):
        move = generator.choice(legal)
        if isinstance(move, Pass) and len(legal) > 1 and generator.random() < 0.7:
            continue
        if isinstance(move, TakePort | Pass):
            return move
        if isinstance(move, Place):
            element = state.mover
            near = state.options.board.near[move.hex]
            ports = [port for at, port in enumerate(state.ports) if at != element and port is not None]
            if any(victims(state, element, move.hex).values()) or any(near >> port & 1 for port in ports):
                return move
            if generator.random() < 0.4:
                return move
    return generator.choice(legal)


def pixoid_later_in_round(generator: random.Random, state: Any) -> Any:
    """The same position, or at times one with more cubes taken, so that ends of rounds are not rare."""
    if state.placing or state.over or generator.random() < 0.9:
        return state
    most = 11 if state.options.game == "standard" else 11 - state.picked_up  # P5.1, P6.1: with twelve it is over
    return state._replace(taken=generator.randint(state.taken, most))


def pixoid_survived(state: Any, after: Any) -> bool:
    """Whether this step ended a round in which Pixoid was not caught (P5.2, P6.1)."""
    if state.options.game == "short":
        result = PIXOID.outcome(after)
        return result is not None and result.reason == "twelve-cubes"
    seat = state.roles.pixoid
    return bool(after.scores[seat] - state.scores[seat] >= 12)
