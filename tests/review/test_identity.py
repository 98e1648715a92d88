"""The result of a round is its start, less Pixoid's losses, plus the Bugs' losses, plus luck."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from pixcade.bots.exact.pixoid_analyst import MarginWorth, all_set
from pixcade.bots.exact.stage_game import StageGame, stage_game
from pixcade.games import GAMES, rules
from pixcade.games.pixoid.state import State
from pixcade.games.record import Record, read_record, replay, write_record
from pixcade.review.api import review_record
from pixcade.review.pixoid import worth
from pixcade.review.pixoid.game import PixoidReview
from pixcade.review.pixoid.rounds import RoundReview
from pixcade.review.pixoid.turns import group_costs, luck_of
from tests.random_positions import drawn_state, options_on
from tests.review.invented import Invented, invented_source

GOLDEN = sorted((Path(__file__).parents[2] / "fixtures" / "games").glob("pixoid-*.pixcade"))
ADDS_UP = 1e-6
PIXOID = GAMES["pixoid"]


@pytest.fixture(autouse=True)
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    """Invented values on every board."""
    monkeypatch.setattr(worth, "source_of", invented_source)


def golden(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"), rules)


def random_record(seed: int, **options: str) -> Record:
    """A random game, played to its end."""
    random = Random(f"review {seed}")
    state = PIXOID.start(PIXOID.configure(options, seed))
    first, moves = state, []
    while due := PIXOID.deciding(state):
        drawn = {decision: random.choice(PIXOID.legal(state, decision)) for decision in due}
        moves.append({decision.piece: PIXOID.format_move(state, move) for decision, move in drawn.items()})
        state = PIXOID.apply(state, drawn).state
    players = tuple(f"Player {seat}" for seat in range(1, PIXOID.seats(first) + 1))
    values = PIXOID.option_values(PIXOID.options_of(first))
    return Record("pixoid", 1, "2026-11-16", players, values, tuple(moves))


def held_in(one: RoundReview, states: tuple[State, ...]) -> float:
    """What a finished round gave Pixoid in its own unit, from the rules alone."""
    after = states[one.turns[-1].step]
    before = states[one.turns[-1].step - 1]
    if one.chance is not None:  # a short game
        won = after.taken + after.picked_up >= 12
        return (12 if won else after.taken) + after.picked_up / 2
    if one.unit == "cubes":
        gained = [new - old for new, old in zip(after.scores, before.scores, strict=True)]
        bug = next(points for seat, points in enumerate(gained) if seat != one.pixoid)
        return (gained[one.pixoid] - bug) / 2 + 6
    outcome = PIXOID.outcome(after)
    assert outcome is not None
    return (one.pixoid in outcome.winners) / len(outcome.winners)


def assert_adds_up(review: PixoidReview) -> None:
    states = replay(review.record, rules).states
    for one in review.rounds:
        assert abs(one.value - one.pixoid_loss + one.bugs_loss + one.luck - one.result) <= ADDS_UP
        if one.finished:
            assert abs(one.result - held_in(one, states)) <= ADDS_UP  # type: ignore[arg-type] # states of Pixoid
        for turn in one.turns:
            gap = turn.gap + 1e-9
            assert turn.pixoid.loss >= -gap
            assert turn.bugs_loss >= -gap
            assert all(own.loss >= -gap for own in turn.bugs)
            assert abs(sum(own.loss for own in turn.bugs) + turn.coordination - turn.bugs_loss) <= ADDS_UP
            change = -turn.pixoid.loss + turn.bugs_loss + turn.luck
            assert abs(turn.after - turn.value - change) <= ADDS_UP
        for turn, later in zip(one.turns, one.turns[1:], strict=False):
            assert abs(turn.after - later.value) <= ADDS_UP
        assert one.start is None or one.start.loss >= 0


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_every_golden_game_adds_up(path: Path) -> None:
    assert_adds_up(review_record(golden(path)))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "options", [{}, {"players": "3"}, {"game": "short"}, {"contact-cube": "taken"}], ids=["4", "3", "short", "taken"]
)
def test_every_random_game_adds_up(seed: int, options: dict[str, str]) -> None:
    assert_adds_up(review_record(random_record(seed, **options)))


def for_cubes(review: PixoidReview) -> list[RoundReview]:
    """The rounds that count for a seat: all but the last, which is played for the victory."""
    *counted, last = review.rounds
    assert last.unit != worth.CUBES
    assert all(one.unit == worth.CUBES for one in counted)
    return counted


def test_seats_sum_up_their_losses_in_both_roles() -> None:
    review = review_record(random_record(1))
    counted = for_cubes(review)
    for seat in review.seats:
        lost = 0.0
        for one in counted:
            every = [one.start] + [decision for turn in one.turns for decision in (turn.pixoid, *turn.bugs)]
            lost += sum(own.loss for own in every if own and own.seat == seat.seat) * one.in_cubes
        assert abs(seat.lost - lost) <= ADDS_UP
    by_team = sum(turn.bugs_loss * one.in_cubes for one in counted for turn in one.turns)
    own = sum(sums.lost for sums in review.as_bug)
    together = sum(turn.coordination * one.in_cubes for one in counted for turn in one.turns)
    assert abs(own + together - by_team) <= ADDS_UP


def test_luck_of_both_sides_is_opposite() -> None:
    review = review_record(random_record(2))
    counted = for_cubes(review)
    gained = {one.pixoid: one.luck * one.in_cubes for one in counted}
    assert len(gained) == len(review.seats) - 1
    for seat in review.seats:
        assert abs(review.as_pixoid[seat.seat].luck - gained.get(seat.seat, 0.0)) <= ADDS_UP
        others = sum(luck for pixoid, luck in gained.items() if pixoid != seat.seat)
        assert abs(review.as_bug[seat.seat].luck + others) <= ADDS_UP


def test_last_round_is_reviewed_by_victory_others_in_cubes() -> None:
    assert [one.unit for one in review_record(random_record(1)).rounds] == ["cubes", "cubes", "cubes", "victory"]
    assert [one.unit for one in review_record(random_record(1, players="3")).rounds] == ["cubes", "cubes", "victory"]
    assert [one.unit for one in review_record(random_record(1, game="short")).rounds] == ["cubes"]


def test_short_game_lost_to_perfect_bugs_is_reviewed_in_cubes() -> None:
    review = review_record(random_record(4, game="short"))
    (one,) = review.rounds
    assert one.chance is not None
    assert one.chance < 0.01
    assert 1 < one.value < 12
    assert one.pixoid_loss > 0.1
    assert all(seat.decisions and seat.lost > 0 for seat in review.seats)


def test_loss_of_the_start_is_relative_to_the_best_one() -> None:
    review = review_record(random_record(1))
    by = MarginWorth(Invented())
    for one in review.rounds[:-1]:
        assert one.start is not None
        state: State = replay(review.record, rules).states[one.start_step - 1]
        values = [stage_game(all_set(state, pix), by).value for pix in state.options.board.starts]
        (played,) = one.start.played.values()
        chosen = state.options.board.starts.index(state.options.board.pix(played[1:]))
        best = max(one.value, *(value for at, value in enumerate(values) if at != chosen))
        assert abs(one.start.loss - (best - one.value)) <= ADDS_UP
    assert any(one.start and one.start.loss > 0.1 for one in review.rounds)


def games(count: int) -> list[StageGame]:
    """Turns of random positions."""
    random = Random("turns")
    options = options_on(False, False)
    return [
        stage_game(drawn_state(random, options, random.randrange(11)), MarginWorth(Invented())) for _ in range(count)
    ]


@pytest.mark.parametrize("game", games(8))
def test_luck_averages_zero_if_both_play_their_mixes(game: StageGame) -> None:
    assert abs(game.rows @ luck_of(game) @ game.columns) <= game.most - game.least + 1e-12


@pytest.mark.parametrize("game", games(8))
def test_luck_averages_zero_over_one_mix_alone(game: StageGame) -> None:
    """The opponent's draw is neutral: the sum over one mix is zero for every move of the other side."""
    luck = luck_of(game)
    assert np.abs(luck @ game.columns - (game.value - game.rows @ game.payoffs @ game.columns)).max() <= 1e-9
    assert np.abs(game.rows @ luck - (game.value - game.rows @ game.payoffs @ game.columns)).max() <= 1e-9


@pytest.mark.parametrize("game", games(8))
def test_bugs_run_in_the_mix_costs_nothing(game: StageGame) -> None:
    for group in ((0,), (1,), (2,), (0, 2), (1, 2)):
        costs, share = group_costs(game, group)
        assert abs(share.sum() - 1.0) <= 1e-9
        assert np.abs(costs[share > 1e-6]).max() <= 1e-6
        assert costs.min() >= -1e-6


def test_unfinished_round_ends_with_the_value_of_its_position() -> None:
    whole = random_record(3)
    states = replay(whole, rules).states
    steps = next(at for at, state in enumerate(states) if state.taken == 1)  # type: ignore[attr-defined] # of Pixoid
    stopped = Record(whole.game, 1, whole.date, whole.players, whole.options, whole.moves[:steps], stopped=True)
    review = review_record(read_record(write_record(stopped, rules), rules))
    assert not review.rounds[-1].finished
    assert_adds_up(review)
