"""How bots are measured in Pixoid."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from pixcade.bots.arena.contests import Score
from pixcade.bots.arena.pairing import FIRST, SECOND, ArenaSettings, Sitting
from pixcade.bots.arena.ratings import mean
from pixcade.bots.arena.tables import Figures, compared, figure, table
from pixcade.games.pixoid.board import board, layouts_up_to_rotation
from pixcade.games.pixoid.state import CONTROLLERS, CUBES, State
from pixcade.games.pixoid.tiles import TILE_SETS


@lru_cache(maxsize=16)
def shuffled_layouts(seed: int) -> list[str]:
    """Return the 96 layouts of the newest tile set in an order drawn from the seed."""
    codes = layouts_up_to_rotation(TILE_SETS[-1])
    Random(f"pixcade arena layouts {seed}").shuffle(codes)
    return codes


class PixoidPairs:
    """One round on the same board and starts with the sides swapped; more cubes as Pixoid win the pair.

    The figures are the cubes of the first bot as Pixoid against the second's Bugs, then of the second against the
    first's; with `roles` also those of the first against its own Bugs and of the second against its own.
    """

    unit = "pairs"
    setups = ("layouts", "starts")
    about = (
        "A pair is one round on a board with each bot as Pixoid against three Bugs of the other, from the same starts; "
        "it goes to who got more cubes as Pixoid."
    )
    title = "Cubes in each role"
    against = ((FIRST, SECOND), (SECOND, FIRST))
    among_themselves = ((FIRST, FIRST), (SECOND, SECOND))

    def setup(self, setting: ArenaSettings, number: int) -> tuple[str, ...]:
        """Return the layout and Pixoid's start as text: after 96 pairs the layouts repeat with the next start each."""
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

    def played(self, state: State) -> bool:
        """Whether the first round is over."""
        return state.round > 1

    def score(self, setting: ArenaSettings, number: int, ends: Sequence[State]) -> Score:
        """Compare the cubes: after one round they are Pixoid's points."""
        del setting, number
        cubes = tuple(float(state.scores[0]) for state in ends)
        return Score((cubes[0] > cubes[1]) + (cubes[0] == cubes[1]) / 2, cubes)

    def figures(self, figures: Figures) -> str:
        """How many cubes each got as Pixoid against the other's Bugs, and the difference."""
        return compared(figures, ["A as Pixoid, B's Bugs", "B as Pixoid, A's Bugs", "A more than B"])

    def roles(self, figures: Figures) -> list[str]:
        """The effect of each role alone, where bots also played themselves.

        With the figures AB, BA, AA, BB (Pixoid, then Bugs), A is better as Pixoid by the mean of AB - BB and AA - BA,
        and better as Bugs by the cubes it lets Pixoid have less: the mean of AB - AA and BB - BA.
        """
        if any(len(four) < 4 for played in figures.values() for four in played):
            return []
        rows = []
        for match, played in figures.items():
            rows.append(
                [
                    str(match),
                    figure(mean([four[2] for four in played])),
                    figure(mean([four[3] for four in played])),
                    figure(mean([(ab - bb + aa - ba) / 2 for ab, ba, aa, bb in played])),
                    figure(mean([(ab - aa + bb - ba) / 2 for ab, ba, aa, bb in played])),
                ]
            )
        headers = [
            "A against B",
            "A as Pixoid, A's Bugs",
            "B as Pixoid, B's Bugs",
            "A better as Pixoid",
            "A better as Bugs",
        ]
        return [
            "## Each role by itself",
            table(headers, rows),
            "The last two columns say by how many cubes A does better than B in a role where the other role is played "
            "by the same bot on the same board.",
        ]


CONTEST = PixoidPairs()
