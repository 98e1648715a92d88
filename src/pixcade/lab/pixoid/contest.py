"""How bots are measured in Pixoid."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random

from pixcade.bots.search import data_folder
from pixcade.games.pixoid.board import board, layouts_up_to_rotation
from pixcade.games.pixoid.state import CONTROLLERS, CUBES, State
from pixcade.games.pixoid.tiles import TILE_SETS
from pixcade.lab.arena.contests import AskedStep, Exact, Score
from pixcade.lab.arena.pairing import FIRST, SECOND, ArenaSettings, Sitting
from pixcade.lab.arena.ratings import mean, ratio
from pixcade.lab.arena.tables import Metrics, comparison_table, format_estimate, table

Effect = Callable[[Sequence[float]], float]
"""A function of Pixoid's results in an encounter's games: AB, BA, and with roles AA, BB (Pixoid, then Bugs)."""
MORE: Mapping[str, Effect] = {"A more than B": lambda got: got[0] - got[1]}
BY_ROLE: Mapping[str, Effect] = {
    "A better as Pixoid": lambda got: (got[0] - got[3] + got[2] - got[1]) / 2,
    "A better as Bugs": lambda got: (got[0] - got[2] + got[3] - got[1]) / 2,
}
"""As Pixoid the mean of AB - BB and AA - BA; as Bugs the reduction of Pixoid's result, the mean of AB - AA and BB - BA.
"""


@lru_cache(maxsize=16)
def shuffled_layouts(seed: int) -> list[str]:
    """Return the 96 layouts of the newest tile set in an order drawn from the seed."""
    codes = layouts_up_to_rotation(TILE_SETS[-1])
    Random(f"pixcade arena layouts {seed}").shuffle(codes)
    return codes


class PixoidPairs:
    """One round on the same board and starts with the sides swapped; more cubes as Pixoid win the pair.

    The numbers are the cubes of the first bot as Pixoid against the second's Bugs, then of the second against the
    first's; with `roles` also those of each against its own Bugs.
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
        return state.round > 1

    def score(self, setting: ArenaSettings, number: int, ends: Sequence[State]) -> Score:
        """Compare the cubes: after one round they are Pixoid's points."""
        del setting, number
        cubes = tuple(float(state.scores[0]) for state in ends)
        return Score((cubes[0] > cubes[1]) + (cubes[0] == cubes[1]) / 2, cubes)

    def metrics(self, metrics: Metrics) -> str:
        return comparison_table(metrics, ["A as Pixoid, B's Bugs", "B as Pixoid, A's Bugs", "A more than B"])

    def roles(self, metrics: Metrics) -> list[str]:
        """The effect of each role separately, if bots also played themselves."""
        if any(len(four) < 4 for played in metrics.values() for four in played):
            return []
        rows = []
        for match, played in metrics.items():
            rows.append(
                [
                    str(match),
                    format_estimate(mean([four[2] for four in played])),
                    format_estimate(mean([four[3] for four in played])),
                    *(format_estimate(mean([effect(four) for four in played])) for effect in BY_ROLE.values()),
                ]
            )
        headers = [
            "A against B",
            "A as Pixoid, A's Bugs",
            "B as Pixoid, B's Bugs",
            *BY_ROLE,
        ]
        return [
            "## Each role by itself",
            table(headers, rows),
            "The last two columns say by how many cubes A does better than B in a role where the other role is played "
            "by the same bot on the same board.",
        ]

    def exact(self, steps: Sequence[AskedStep]) -> tuple[float, ...]:
        """Compare a round with exact play; empty if its board has no exact values."""
        from pixcade.lab.pixoid.control_variates import exact_round  # NumPy

        return exact_round(steps, data_folder()) or ()

    def losses(self, exact: Exact) -> list[str]:
        known = {match: [one for one in played if one and all(one)] for match, played in exact.items()}
        if not any(known.values()):
            return []
        return [
            "## Against exact play",
            losses_table(known, (*self.against, *self.among_themselves)),
            "What a turn loses on average, in cubes (a bonus cube counts half): as Pixoid against Bugs who play best, "
            "as Bugs against a Pixoid who does, with exact play afterwards. Of a bot that says what it draws from, the "
            "mix counts, else the move.",
            adjusted_table(known),
            "The same games as they were played and without the luck of draws: what a turn gave is compared with what "
            "the bots' mixes give on average, and the difference is taken off. That changes no mean and makes the "
            "intervals narrower; the last column says how many times as many pairs would be needed without it.",
        ]


def losses_table(exact: Exact, games: Sequence[tuple[int, int]]) -> str:
    """Each bot's loss per turn in each role; `games` has the Pixoid and the Bugs of each game."""
    rounds: dict[str, tuple[list[tuple[float, float]], ...]] = {}
    for match, played in exact.items():
        for encounter in played:
            for (runner, hunter), (_, _, lost, conceded, turns) in zip(games, encounter, strict=False):
                rounds.setdefault(match[runner], ([], []))[0].append((lost, turns))
                rounds.setdefault(match[hunter], ([], []))[1].append((conceded, turns))
    rows = []
    for name, roles in rounds.items():
        sums = [tuple(zip(*role, strict=True)) for role in roles]
        cells = [(format_estimate(ratio(lost, turns), 4), f"{sum(turns):,.0f}") for lost, turns in sums]
        rows.append([name, *(cell for pair in cells for cell in pair)])
    return table(["bot", "a turn as Pixoid", "turns", "a turn as Bugs", "turns"], rows)


def adjusted_table(exact: Exact) -> str:
    """Differences with and without luck, and how many pairs the adjustment saves."""
    rows = []
    for match, played in exact.items():
        effects = {**MORE, **(BY_ROLE if all(len(encounter) == 4 for encounter in played) else {})}
        for name, effect in effects.items():
            plain, adjusted = (mean([effect([one[at] for one in encounter]) for encounter in played]) for at in (0, 1))
            saved = (plain.half / adjusted.half) ** 2 if len(played) > 1 and adjusted.half else 1.0
            rows.append([str(match), name, format_estimate(plain), format_estimate(adjusted), f"{saved:.1f}"])
    return table(["A against B", "cubes", "as played", "without luck", "times the pairs"], rows)


CONTEST = PixoidPairs()
