"""How bots are measured in a game: which games make an encounter, when it ends, and who wins it."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple, Protocol

from pixcade.bots.arena.pairing import FIRST, SECOND, ArenaSettings, Match, Sitting
from pixcade.bots.arena.tables import Figures, compared
from pixcade.core.game import AnyGame, Decision
from pixcade.core.parts import loaded
from pixcade.games import PARTS


class Score(NamedTuple):
    """How an encounter ended: the first bot's share of it, and the figures that the report explains."""

    share: float
    figures: tuple[float, ...]


class AskedStep(NamedTuple):
    """A step of a game in which bots were asked: what each decided, and the mix of each who said what it drew from."""

    state: Any
    moves: Mapping[Decision, Any]
    mixes: Mapping[Decision, Mapping[str, float]]
    """Probabilities by notation."""


Exact = Mapping[Match, Sequence[Sequence[tuple[float, ...]]]]
"""What `Contest.exact` gave, of every game of every encounter of every match."""


class Contest(Protocol):
    """What an arena needs to know of a game."""

    @property
    def unit(self) -> str:
        """What an encounter is called in the report, in the plural."""

    @property
    def setups(self) -> tuple[str, ...]:
        """What the texts of `setup` are, in the plural."""

    @property
    def about(self) -> str:
        """How an encounter is played and who wins it, in a sentence."""

    @property
    def title(self) -> str:
        """The title of the table of figures."""

    def setup(self, setting: ArenaSettings, number: int) -> tuple[str, ...]:
        """Return the board and seats of an encounter, as text."""

    def sittings(self, setting: ArenaSettings, number: int) -> list[Sitting]:
        """Return the games of an encounter."""

    def played(self, state: object) -> bool:
        """Whether a game has reached the point at which it ends here."""

    def score(self, setting: ArenaSettings, number: int, ends: Sequence[object]) -> Score:
        """Score an encounter by the last state of each of its games."""

    def figures(self, figures: Figures) -> str:
        """Return the table of figures."""

    def roles(self, figures: Figures) -> list[str]:
        """Return the title, the table and the note on roles, where bots have played themselves and there are roles."""

    def exact(self, steps: Sequence[AskedStep]) -> tuple[float, ...]:
        """Hold a game against exact play: figures that `losses` explains, none where nothing exact is known."""

    def losses(self, exact: Exact) -> list[str]:
        """Return what was found against exact play, for the report; nothing where nothing was."""


class SeatedGames:
    """Each bot has half of the seats, in every arrangement by rotation; tied seats share the victory.

    The figures are the mean points of each bot's seats. With an odd number of seats, each bot has one more in turn.
    """

    unit = "games"
    setups = ("seatings",)
    title = "Points a seat"

    def __init__(self, game: AnyGame, seat_names: Sequence[str] = ()) -> None:
        """Measure a game with its largest even number of players; seats are named by number unless names are given."""
        self.game = game
        even = [number for number in game.info.players if number % 2 == 0]
        self.seats = max(even or game.info.players)
        self.options = {"players": str(self.seats)} if len(game.info.players) > 1 else {}
        self.names = seat_names or [str(seat + 1) for seat in range(self.seats)]
        halves = sorted({self.seats // 2, self.seats - self.seats // 2})
        self.seatings = [own for half in halves for own in combinations(range(self.seats), half)]

    @property
    def about(self) -> str:
        """How seats are assigned."""
        ways = f"half of the {self.seats} seats, in all {len(self.seatings)} ways in rotation"
        return f"Each bot has {ways}; tied winners share the victory."

    def setup(self, setting: ArenaSettings, number: int) -> tuple[str, ...]:
        """Return which seats the first bot has, as text."""
        del setting
        return ("+".join(self.names[seat] for seat in self.seatings[number % len(self.seatings)]),)

    def sittings(self, setting: ArenaSettings, number: int) -> list[Sitting]:
        """Return the one game of an encounter."""
        del setting
        return [Sitting(self.options, self.sides(number))]

    def sides(self, number: int) -> tuple[int, ...]:
        """Return which side sits on each seat."""
        first = self.seatings[number % len(self.seatings)]
        return tuple(FIRST if seat in first else SECOND for seat in range(self.seats))

    def played(self, state: object) -> bool:
        """Whether the game is over."""
        return self.game.outcome(state) is not None

    def score(self, setting: ArenaSettings, number: int, ends: Sequence[object]) -> Score:
        """Share the victory among the winning seats; where nobody has won, all share it."""
        del setting
        outcome = self.game.outcome(ends[0])
        assert outcome is not None, "a game is judged when it is over"
        sides = self.sides(number)
        winners = outcome.winners or range(self.seats)
        share = sum(sides[seat] == FIRST for seat in winners) / len(winners)
        points = outcome.points or tuple(int(seat in outcome.winners) for seat in range(self.seats))
        means = [
            sum(own for seat, own in enumerate(points) if sides[seat] == side) / sides.count(side)
            for side in (FIRST, SECOND)
        ]
        return Score(share, tuple(means))

    def figures(self, figures: Figures) -> str:
        """How many points a seat each had, and the margin."""
        return compared(figures, ["points of A", "points of B", "margin"])

    def roles(self, figures: Figures) -> list[str]:
        """None: seats have no roles."""
        del figures
        return []

    def exact(self, steps: Sequence[AskedStep]) -> tuple[float, ...]:
        """None: nothing exact is known."""
        del steps
        return ()

    def losses(self, exact: Exact) -> list[str]:
        """None."""
        del exact
        return []


def contest_of(game_id: str) -> Contest:
    """Return how a game is measured: in its own way, or with seats in rotation."""
    parts = PARTS[game_id]
    contest: Contest = loaded(parts.contest) if parts.contest else SeatedGames(parts.game)
    return contest
