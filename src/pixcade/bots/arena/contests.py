"""How bots are measured in each game: which games make an encounter, when one has been played, who has won it."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple, Protocol

from pixcade.bots.arena.pairing import FIRST, SECOND, ArenaSettings, Sitting
from pixcade.games import GAMES
from pixcade.games.pixl.elements import ELEMENTS
from pixcade.games.pixl.state import State as PixlState
from pixcade.games.pixoid.board import board, layouts_up_to_rotation
from pixcade.games.pixoid.state import CONTROLLERS, CUBES
from pixcade.games.pixoid.state import State as PixoidState
from pixcade.games.pixoid.tiles import TILE_SETS


class Score(NamedTuple):
    """How an encounter ended: the first bot's share of it, and the figures that the report explains."""

    share: float
    figures: tuple[float, ...]


class Contest(Protocol):
    """What an arena needs to know of a game."""

    @property
    def unit(self) -> str:
        """What an encounter is called in the report, in the plural."""

    @property
    def setups(self) -> tuple[str, ...]:
        """What the texts of `setup` are, in the plural."""

    def setup(self, setting: ArenaSettings, number: int) -> tuple[str, ...]:
        """Say on which board and seats an encounter is played."""

    def sittings(self, setting: ArenaSettings, number: int) -> list[Sitting]:
        """Return the games of an encounter."""

    def played(self, state: Any) -> bool:
        """Whether a game has come as far as it is played here."""

    def score(self, setting: ArenaSettings, number: int, ends: Sequence[Any]) -> Score:
        """Judge an encounter by the last state of each of its games."""


@lru_cache(maxsize=16)
def shuffled_layouts(seed: int) -> list[str]:
    """Return the 96 layouts of the newest tile set in an order drawn from the seed."""
    codes = layouts_up_to_rotation(TILE_SETS[-1])
    Random(f"pixcade arena layouts {seed}").shuffle(codes)
    return codes


class PixoidPairs:
    """One round on the same board and starts with the sides changed; the pair goes to who got more cubes as Pixoid.

    The figures are the cubes of the first bot as Pixoid against the second's Bugs, then of the second against the
    first's; with `roles` also those of the first against its own Bugs and of the second against its own.
    """

    unit = "pairs"
    setups = ("layouts", "starts")
    against = ((FIRST, SECOND), (SECOND, FIRST))
    among_themselves = ((FIRST, FIRST), (SECOND, SECOND))

    def setup(self, setting: ArenaSettings, number: int) -> tuple[str, ...]:
        """Say the layout and Pixoid's start: after 96 pairs all layouts begin again with the next start each."""
        codes = shuffled_layouts(setting.seed)
        return codes[number % len(codes)], str((number + number // len(codes)) % CUBES + 1)

    def sittings(self, setting: ArenaSettings, number: int) -> list[Sitting]:
        """Return the first round of a standard game, once with each bot as Pixoid: he is seat 1 and sets first."""
        layout, start = self.setup(setting, number)
        starts = board(layout).starts
        pixoid = starts[int(start) - 1]
        order = (pixoid, *(pix for pix in starts if pix != pixoid))
        names = board(layout).names
        opening: tuple[dict[str, str], ...] = tuple(
            {piece: f"@{names[pix]}"} for piece, pix in zip(CONTROLLERS, order, strict=False)
        )
        return [
            Sitting({"layout": layout}, (runner, *[hunter] * (CUBES - 1)), opening)
            for runner, hunter in (*self.against, *(self.among_themselves if setting.roles else ()))
        ]

    def played(self, state: PixoidState) -> bool:
        """Whether the first round is over."""
        return state.round > 1

    def score(self, setting: ArenaSettings, number: int, ends: Sequence[PixoidState]) -> Score:
        """Compare the cubes: after one round they are Pixoid's points."""
        del setting, number
        cubes = tuple(float(state.scores[0]) for state in ends)
        return Score((cubes[0] > cubes[1]) + (cubes[0] == cubes[1]) / 2, cubes)


class PixlGames:
    """Four players, two seats each, all six ways to seat them in rotation; the tied share the victory.

    The figures are the mean points of each bot's two seats.
    """

    unit = "games"
    setups = ("seatings",)
    seatings = tuple(combinations(range(len(ELEMENTS)), 2))

    def setup(self, setting: ArenaSettings, number: int) -> tuple[str, ...]:
        """Say which two elements the first bot has."""
        del setting
        return ("+".join(ELEMENTS[seat] for seat in self.seatings[number % len(self.seatings)]),)

    def sittings(self, setting: ArenaSettings, number: int) -> list[Sitting]:
        """Return the one game of an encounter."""
        del setting
        return [Sitting({}, self.sides(number))]

    def sides(self, number: int) -> tuple[int, ...]:
        """Return which side sits on each seat."""
        first = self.seatings[number % len(self.seatings)]
        return tuple(FIRST if seat in first else SECOND for seat in range(len(ELEMENTS)))

    def played(self, state: PixlState) -> bool:
        """Whether the game is over."""
        return GAMES["pixl"].outcome(state) is not None

    def score(self, setting: ArenaSettings, number: int, ends: Sequence[PixlState]) -> Score:
        """Share the victory among the winning seats."""
        del setting
        outcome = GAMES["pixl"].outcome(ends[0])
        assert outcome is not None, "a game is judged when it is over"
        sides = self.sides(number)
        share = sum(sides[seat] == FIRST for seat in outcome.winners) / len(outcome.winners)
        means = [
            sum(points for seat, points in enumerate(outcome.points) if sides[seat] == side) / sides.count(side)
            for side in (FIRST, SECOND)
        ]
        return Score(share, tuple(means))


CONTESTS: dict[str, Contest] = {"pixoid": PixoidPairs(), "pixl": PixlGames()}
"""How each game is measured, by its id."""
