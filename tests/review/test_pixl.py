"""The review of Pixl: every move, with alternatives, and the same answer every time."""

from dataclasses import replace
from pathlib import Path

import pytest

from pixcade.bots.api import Thought, Weighed
from pixcade.bots.pixl import mcts
from pixcade.cli.pixl.review import TELLER
from pixcade.cli.pixl.review import describe_move as sentence
from pixcade.games import rules
from pixcade.games.game import Decision, Seat
from pixcade.games.record import Record, read_record, replay, write_record
from pixcade.locales import LANGUAGES, Words
from pixcade.review.api import review_game
from pixcade.review.pixl import game as pixl
from pixcade.review.pixl.game import EQUAL, PixlReview, PixlReviewer, seed_of, step_review, with_forced

GOLDEN = Path(__file__).parents[2] / "fixtures" / "games" / "pixl-2-side-5.pixcade"
STEPS = 5


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain search: compiling takes longer than everything else here."""
    monkeypatch.setattr(mcts, "game_ready", lambda game: False)
    monkeypatch.setattr(mcts, "PLAIN_PLAYOUTS", 10)
    monkeypatch.setattr(pixl, "compile_modules", lambda modules: False)


def golden() -> Record:
    """The beginning of a recorded game, as if it had been stopped there."""
    whole = read_record(GOLDEN.read_text(encoding="utf-8"), rules)
    return replace(whole, moves=whole.moves[:STEPS], stopped=True)


def reviewed(record: Record) -> PixlReview:
    """Review a game, and see that its progress is told."""
    told: list[tuple[int, int]] = []
    review: PixlReview = review_game(
        PixlReviewer(), record, replay(record, rules), lambda done, of: told.append((done, of))
    )
    assert told == [(step, len(record.moves)) for step in range(1, len(record.moves) + 1)]
    return review


def test_every_move_is_reviewed_and_the_same_record_gets_the_same_answer() -> None:
    record = golden()
    first, again = reviewed(record), reviewed(replace(record, players=("Somebody", "Else"), date="2020-01-01"))
    assert [one.step for one in first.steps] == list(range(1, len(record.moves) + 1))
    assert first.told()["rounds"] == again.told()["rounds"]


def test_a_search_depends_on_the_game_up_to_there_and_on_nothing_else() -> None:
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


def test_move_without_a_choice_is_worth_what_the_last_one_left() -> None:
    fire, water = Decision("fire", Seat(0)), Decision("water", Seat(1))
    steps = [
        step_review(1, fire, "e5", Thought("c3", WEIGHED)),
        step_review(2, water, "c3", Thought("c3", WEIGHED)),
        step_review(3, fire, "pass", Thought("pass")),
    ]
    assert [round(one.value, 2) for one in with_forced(steps)] == [0.70, 0.70, 0.40]


def test_sentence_of_a_move_has_chances_in_whole_percent_and_nothing_else() -> None:
    record = golden()
    weighed = (Weighed("@e5", 0.8, 0.604), Weighed("@d5", 0.2, 0.50))
    one = step_review(1, Decision("fire", Seat(0)), "@d5", Thought("@e5", weighed))
    said = sentence(Words("en"), one, replay(record, rules).states[0], ("Ann", "Bob"))
    assert said == "Step 1, Ann: port d5 cost 10%. Better: port e5 (60%)."


@pytest.mark.parametrize(
    ("move", "loss", "equal"), [("c3", 0.0, True), ("d4", 0.01, True), ("e5", 0.30, False), ("pass", 0.0, True)]
)
def test_a_move_costs_what_it_is_worth_less_than_the_most_searched_one(move: str, loss: float, equal: bool) -> None:
    one = step_review(3, Decision("fire", Seat(0)), move, Thought(move, WEIGHED))
    assert abs(one.decision.loss - loss) < 1e-9
    assert one.decision.equal is equal
    assert one.decision.real
    assert [dict(option.moves)["fire"] for option in one.decision.options] == ["c3", "d4", "e5", "pass"]


def test_moves_are_told_from_the_cheapest_on_and_those_hardly_searched_last() -> None:
    weighed = (Weighed("c3", 0.6, 0.70), Weighed("d4", 0.3, 0.50), Weighed("e5", 0.09, 0.65), Weighed("f6", 0.01, 0.9))
    one = step_review(3, Decision("fire", Seat(0)), "c3", Thought("c3", weighed))
    assert [dict(option.moves)["fire"] for option in one.decision.options] == ["c3", "e5", "d4", "f6"]


def test_where_all_moves_are_worth_the_same_nothing_was_to_be_decided() -> None:
    alike = tuple(replace(one, value=0.5 + EQUAL / 4 * at) for at, one in enumerate(WEIGHED))
    assert not step_review(3, Decision("fire", Seat(0)), "e5", Thought("e5", alike)).decision.real
    assert not step_review(3, Decision("fire", Seat(0)), "pass", Thought("pass")).decision.real


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_told(language: str) -> None:
    review = reviewed(golden())
    lines = TELLER.lines(Words(language, strict=True), review)
    assert len(lines) >= len(review.steps) + len(review.seats)
    assert "{" not in "".join(lines)


def test_a_record_keeps_it() -> None:
    record = golden()
    source, numbers = reviewed(record).kept()
    text = write_record(replace(record, review=numbers, review_source=source), rules)
    assert read_record(text, rules).review == numbers
