"""How bots are measured in a game: which games make an encounter, when it ends, and who wins it."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple, Protocol

from pixcade.games import PARTS
from pixcade.games.game import AnyGame, Decision
from pixcade.games.parts import loaded
from pixcade.lab.arena.pairing import FIRST, SECOND, ArenaError, ArenaSettings, Match, Sitting
from pixcade.lab.arena.tables import Metrics, comparison_table


class Score(NamedTuple):
    """An encounter's result: the first bot's share, and the numbers for the report."""

    share: float
    metrics: tuple[float, ...]


class AskedStep(NamedTuple):
    """A step decided by bots: each decision, and the mix of each bot that reported it."""

    state: Any
    moves: Mapping[Decision, Any]
    mixes: Mapping[Decision, Mapping[str, float]]
    """Probabilities by notation."""


Exact = Mapping[Match, Sequence[Sequence[tuple[float, ...]]]]
"""What `Contest.exact` gave, of every game of every encounter of every match."""


class Contest(Protocol):
    """A game's interface to the arena."""

    @property
    def unit(self) -> str:
        """The report's word for encounters, in the plural."""

    @property
    def setups(self) -> tuple[str, ...]:
        """The report's words for the texts of `setup`, in the plural."""

    @property
    def about(self) -> str:
        """How an encounter is played and who wins it, in a sentence."""

    @property
    def title(self) -> str:
        """The title of the table of numbers."""

    def setup(self, setting: ArenaSettings, number: int) -> tuple[str, ...]:
        """Return the board and seats of an encounter, as text."""

    def sittings(self, setting: ArenaSettings, number: int) -> list[Sitting]:
        """Return the games of an encounter."""

    def played(self, state: object) -> bool:
        """Whether a game has reached the point at which it ends here."""

    def score(self, setting: ArenaSettings, number: int, ends: Sequence[object]) -> Score:
        """Score an encounter by the last state of each of its games."""

    def metrics(self, metrics: Metrics) -> str:
        """Return the table of numbers."""

    def roles(self, metrics: Metrics) -> list[str]:
        """Return the title, the table and the note on roles, where bots have played themselves and there are roles."""

    def exact(self, steps: Sequence[AskedStep]) -> tuple[float, ...]:
        """Compare a game with exact play: numbers that `losses` explains, or none if no exact values are known."""

    def losses(self, exact: Exact) -> list[str]:
        """Return the comparison with exact play for the report; empty if there is none."""


class SeatedGames:
    """Each bot has half of the seats, or the first has one, in all ways in rotation; tied seats share the victory.

    The numbers are the mean points of each bot's seats. With an odd number of seats, each bot has one more in turn.
    """

    unit = "games"
    setups = ("seatings",)
    title = "Points a seat"
    about = (
        "Each bot has half of the seats, or the first has one where it sits alone, in all ways in rotation; "
        "tied winners share the victory."
    )

    def __init__(self, game: AnyGame, seat_names: Sequence[str] = ()) -> None:
        """Measure a game with its largest even number of players; seats are named by number unless names are given."""
        self.game = game
        even = [number for number in game.info.players if number % 2 == 0]
        self.usual = max(even or game.info.players)
        self.names = seat_names or [str(seat + 1) for seat in range(max(game.info.players))]

    def seats(self, setting: ArenaSettings) -> int:
        return setting.players or self.usual

    def first_bots(self, setting: ArenaSettings, number: int) -> tuple[int, ...]:
        """Return the seats of the first bot in an encounter."""
        seats = self.seats(setting)
        sizes = {1} if setting.alone else {seats // 2, seats - seats // 2}
        seatings = [own for size in sorted(sizes) for own in combinations(range(seats), size)]
        return seatings[number % len(seatings)]

    def setup(self, setting: ArenaSettings, number: int) -> tuple[str, ...]:
        """Return which seats the first bot has, as text."""
        return ("+".join(self.names[seat] for seat in self.first_bots(setting, number)),)

    def sittings(self, setting: ArenaSettings, number: int) -> list[Sitting]:
        options = {"players": str(self.seats(setting))} if len(self.game.info.players) > 1 else {}
        return [Sitting(options, self.sides(setting, number))]

    def sides(self, setting: ArenaSettings, number: int) -> tuple[int, ...]:
        first = self.first_bots(setting, number)
        return tuple(FIRST if seat in first else SECOND for seat in range(self.seats(setting)))

    def played(self, state: object) -> bool:
        return self.game.outcome(state) is not None

    def score(self, setting: ArenaSettings, number: int, ends: Sequence[object]) -> Score:
        """Share the victory among the winning seats; without a winner, all share it."""
        outcome = self.game.outcome(ends[0])
        assert outcome is not None, "a game is judged when it is over"
        sides = self.sides(setting, number)
        winners = outcome.winners or range(len(sides))
        share = sum(sides[seat] == FIRST for seat in winners) / len(winners)
        points = outcome.points or tuple(int(seat in outcome.winners) for seat in range(len(sides)))
        means = [
            sum(own for seat, own in enumerate(points) if sides[seat] == side) / sides.count(side)
            for side in (FIRST, SECOND)
        ]
        return Score(share, tuple(means))

    def metrics(self, metrics: Metrics) -> str:
        return comparison_table(metrics, ["points of A", "points of B", "margin"])

    def roles(self, metrics: Metrics) -> list[str]:
        """None: seats have no roles."""
        del metrics
        return []

    def exact(self, steps: Sequence[AskedStep]) -> tuple[float, ...]:
        """None: nothing exact is known."""
        del steps
        return ()

    def losses(self, exact: Exact) -> list[str]:
        """None."""
        del exact
        return []


def check_seats(setting: ArenaSettings) -> None:
    """Reject a number of players that a game is not measured with. Raises ArenaError."""
    if not setting.players and not setting.alone:
        return
    if not isinstance(contest_of(setting.game), SeatedGames):
        raise ArenaError("bots.arena-seats", game=setting.game)
    possible = PARTS[setting.game].game.info.players
    if setting.players and setting.players not in possible:
        raise ArenaError("bots.arena-players", game=setting.game, possible=", ".join(map(str, possible)))


def contest_of(game_id: str) -> Contest:
    """Return how a game is measured: in its own way, or with seats in rotation."""
    parts = PARTS[game_id]
    contest: Contest = loaded(parts.contest) if parts.contest else SeatedGames(parts.game)
    return contest
