"""When Pixl's bots meet, and how often they convert: `run.py bench contact [--games 200] [--players 2]`."""

import argparse
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bench.table import print_table, spread
from pixcade.bots.api import Bot, View, as_thought
from pixcade.bots.baseline import best
from pixcade.bots.pixl.greedy import hex_distance, standing
from pixcade.bots.registry import find_bot
from pixcade.games.game import AnyGame
from pixcade.games.pixl import Pixl
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.hexes import members
from pixcade.games.pixl.moves import Place, PutPort
from pixcade.games.pixl.state import State
from pixcade.games.pixl.wire import COVERED, IMPRISONED, REPLACED

PIXL: AnyGame = Pixl()
PAIRS = (
    ("easy", "easy"), ("easy", "normal"), ("normal", "normal"), ("normal", "hard"),
    ("loner", "easy"), ("loner", "normal"),
)  # fmt: skip
"""Contact and conversions are those of the first one's elements: a loner keeps away from everyone."""


@dataclass(frozen=True)
class Met:
    """What happened in one game to the first player. `contact` is the first turn next to another colour."""

    turns: int
    contact: int
    conversions: int
    prisoners: int


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py bench contact", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each pair")
    parser.add_argument("--players", type=int, default=4, choices=PIXL.info.players)
    given = parser.parse_args()
    rows = [("", "turns", "turns until contact", "conversions", "prisoners")]
    for pair in PAIRS:
        found = [play(pair, given.players, seed) for seed in range(given.games)]
        means = [statistics.mean(getattr(one, name) for one in found) for name in ("turns", "conversions", "prisoners")]
        contact = spread([one.contact for one in found])
        turns, conversions, prisoners = (f"{mean:.1f}" for mean in means)
        rows.append((" and ".join(pair), turns, contact, conversions, prisoners))
    print_table(f"Pixl for {given.players}, {given.games} games of each pair", *rows)


def play(names: Sequence[str], players: int, seed: int) -> Met:
    """Let two levels play one game, in alternate seats."""
    random = Random(seed)
    first = seed % players
    others = [names[1] if (seat + seed) % 2 or names[0] == "loner" else names[0] for seat in range(players)]
    bots: list[Bot] = [bot_of(names[0] if seat == first else name) for seat, name in enumerate(others)]
    state = PIXL.start(PIXL.configure({"players": str(players)}, seed))
    contact, kinds = 0, Counter[str]()
    while due := PIXL.deciding(state):
        (decision,) = due
        move = as_thought(bots[decision.seat](View(PIXL, state, decision, random=random))).move
        step = PIXL.apply(state, {decision: move})
        state = step.state
        own = [element for element, seat in enumerate(state.options.seat_of) if seat == first]
        about = {ELEMENTS[element] for element in own}
        kinds.update(
            event.code for event in step.events if about & {event.values.get("element"), event.values.get("victim")}
        )
        if not contact and in_contact(state, own):
            contact = state.turn
    conversions = sum(kinds[kind.code] for kind in (COVERED, REPLACED, IMPRISONED))
    return Met(state.turn, contact or state.turn, conversions, kinds[IMPRISONED.code])


def bot_of(name: str) -> Bot:
    return keep_away if name == "loner" else find_bot(name, "pixl")


def keep_away(view: View) -> object:
    """Place as far from other players as possible, like someone who wants to grow in peace."""
    state = view.state
    own = [element for element, seat in enumerate(state.options.seat_of) if seat == view.seat]
    others = [hex for element in range(len(state.tops)) if element not in own for hex in standing(state, element)]

    def room(move: object) -> float:
        hex = move.hex if isinstance(move, Place | PutPort) else None
        if hex is None:
            return -1
        return min((hex_distance(state.options.board, hex, other) for other in others), default=0)

    return view.random.choice(best(view.legal, room))


def in_contact(state: State, elements: Sequence[int]) -> bool:
    """Whether a Pixl of one of these elements is next to another player's."""
    near = state.options.board.near
    own, others = 0, 0
    for element, tops in enumerate(state.tops):
        if element in elements:
            own |= tops
        else:
            others |= tops
    return any(near[hex] & others for hex in members(own))


if __name__ == "__main__":
    main()
