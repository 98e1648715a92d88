"""Reviews of Pixl: every move, with alternatives, deterministic."""

from dataclasses import replace
from pathlib import Path

import pytest

from pixcade.bots.api import Thought, Weighed
from pixcade.bots.pixl import mcts, plain_search
from pixcade.cli.pixl.review import TELLER
from pixcade.cli.pixl.review import describe_move as sentence
from pixcade.games import rules
from pixcade.games.game import Decision, Seat
from pixcade.games.record import Record, read_record, replay, write_record
from pixcade.locales import COMPLETE_LANGUAGES, Words
from pixcade.review.api import review_game
from pixcade.review.pixl import game as pixl
from pixcade.review.pixl.game import EQUAL, PixlReview, PixlReviewer, seed_of, step_review, with_forced

GOLDEN = Path(__file__).parents[2] / "fixtures" / "games" / "pixl-2-side-5.pixcade"
STEPS = 5


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The uncompiled search: compiling takes longer than all other tests here."""
    monkeypatch.setattr(mcts, "game_ready", lambda game: False)
    monkeypatch.setattr(plain_search, "PLAYOUTS", 10)
    monkeypatch.setattr(pixl, "compile_modules", lambda modules: False)


def golden() -> Record:
    """The beginning of a recorded game, as if stopped there."""
    whole = read_record(GOLDEN.read_text(encoding="utf-8"), rules)
    return replace(whole, moves=whole.moves[:STEPS], stopped=True)


def reviewed(record: Record) -> PixlReview:
    """Review a game, checking that progress is reported."""
    progress: list[tuple[int, int]] = []
    review: PixlReview = review_game(
        PixlReviewer(), record, replay(record, rules), lambda done, of: progress.append((done, of))
    )
    assert progress == [(step, len(record.moves)) for step in range(1, len(record.moves) + 1)]
    return review


def test_review_covers_every_move_and_is_deterministic() -> None:
    record = golden()
    first, again = reviewed(record), reviewed(replace(record, players=("Somebody", "Else"), date="2020-01-01"))
    assert [one.step for one in first.steps] == list(range(1, len(record.moves) + 1))
    assert first.as_data()["rounds"] == again.as_data()["rounds"]


def test_search_depends_only_on_the_game_so_far() -> None:
    record = golden()
    shorter = replace(record, moves=record.moves[:3])
    assert seed_of(record, 3) == seed_of(shorter, 3)
    assert len({seed_of(record, step) for step in range(1, STEPS + 1)}) == STEPS
    assert seed_of(replace(record, options={**record.options, "end": "element"}), 3) != seed_of(record, 3)


WEIGHED = (
    Weighed("c3", 0.6, 0.70),
    Weighed("d4", 0.3, 0.69),
    Weighed("e5", 0.1, 0.40),
    Weighed("pass", 0.0, 0.75),
)


def test_forced_move_has_the_value_left_by_the_last_one() -> None:
    fire, water = Decision("fire", Seat(0)), Decision("water", Seat(1))
    steps = [
        step_review(1, fire, "e5", Thought("c3", WEIGHED)),
        step_review(2, water, "c3", Thought("c3", WEIGHED)),
        step_review(3, fire, "pass", Thought("pass")),
    ]
    assert [round(one.value, 2) for one in with_forced(steps)] == [0.70, 0.70, 0.40]


def test_sentence_of_a_move_has_only_whole_percentages() -> None:
    record = golden()
    weighed = (Weighed("@e5", 0.8, 0.604), Weighed("@d5", 0.2, 0.50))
    one = step_review(1, Decision("fire", Seat(0)), "@d5", Thought("@e5", weighed))
    text = sentence(Words("en"), one, replay(record, rules).states[0], ("Ann", "Bob"))
    assert text == "Step 1, Ann: port d5 cost 10%. Better: port e5 (60%)."


@pytest.mark.parametrize(
    ("move", "loss", "equal"), [("c3", 0.0, True), ("d4", 0.01, True), ("e5", 0.30, False), ("pass", 0.0, True)]
)
def test_loss_is_relative_to_the_most_searched_move(move: str, loss: float, equal: bool) -> None:
    one = step_review(3, Decision("fire", Seat(0)), move, Thought(move, WEIGHED))
    assert abs(one.decision.loss - loss) < 1e-9
    assert one.decision.equal is equal
    assert one.decision.real
    assert [dict(option.moves)["fire"] for option in one.decision.options] == ["c3", "d4", "e5", "pass"]


def test_moves_are_sorted_by_cost_and_rarely_searched_ones_last() -> None:
    weighed = (Weighed("c3", 0.6, 0.70), Weighed("d4", 0.3, 0.50), Weighed("e5", 0.09, 0.65), Weighed("f6", 0.01, 0.9))
    one = step_review(3, Decision("fire", Seat(0)), "c3", Thought("c3", weighed))
    assert [dict(option.moves)["fire"] for option in one.decision.options] == ["c3", "e5", "d4", "f6"]


def test_decision_between_equal_moves_is_not_real() -> None:
    alike = tuple(replace(one, value=0.5 + EQUAL / 4 * at) for at, one in enumerate(WEIGHED))
    assert not step_review(3, Decision("fire", Seat(0)), "e5", Thought("e5", alike)).decision.real
    assert not step_review(3, Decision("fire", Seat(0)), "pass", Thought("pass")).decision.real


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_review_data_has_every_move(language: str) -> None:
    review = reviewed(golden())
    lines = TELLER.lines(Words(language, strict=True), review)
    assert len(lines) >= len(review.steps) + len(review.seats)
    assert "{" not in "".join(lines)


def test_record_stores_the_review() -> None:
    record = golden()
    source, numbers = reviewed(record).record_data()
    text = write_record(replace(record, review=numbers, review_source=source), rules)
    assert read_record(text, rules).review == numbers
