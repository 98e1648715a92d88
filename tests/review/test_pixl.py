"""The review of Pixl: every move, with alternatives, and the same answer every time."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pixcade.bots.api import Thought, Weighed
from pixcade.bots.pixl import mcts
from pixcade.core.game import Decision, Seat
from pixcade.core.record import Record, read_record, replay, write_record
from pixcade.games import rules
from pixcade.review.api import review_game
from pixcade.review.pixl import game as pixl
from pixcade.review.pixl.game import EQUAL, PixlReview, PixlReviewer, seed_of, step_review
from pixcade.text.pixl.review import TELLER
from pixcade.text.pixl.review import told as sentence
from pixcade.words import LANGUAGES, Words

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
    Weighed("c3", 0.6, 0.70, (41.2, 36.6)),
    Weighed("d4", 0.3, 0.69, (40.0, 38.0)),
    Weighed("e5", 0.1, 0.40, (30.6, 44.4)),
    Weighed("pass", 0.0, 0.75),
)


def test_points_are_told_of_what_was_played_and_of_what_could_have_been() -> None:
    one = step_review(3, Decision("fire", Seat(0)), "e5", Thought("c3", WEIGHED))
    assert one.decision.points == (30.6, 44.4)
    turn: Any = pixl.step_told(one)
    (told,) = turn["decisions"]
    assert told["points"] == [30.6, 44.4]
    assert [option["points"] for option in told["options"]] == [[41.2, 36.6], [40.0, 38.0], [30.6, 44.4], []]


def test_the_sentence_of_a_move_names_everybodys_points() -> None:
    record = golden()
    one = step_review(1, Decision("fire", Seat(0)), "@e5", Thought("@e5", (Weighed("@e5", 1.0, 0.6, (40.6, 37.2)),)))
    state = replay(record, rules).states[0]
    assert sentence(Words("en"), one, state, ("Ann", "Bob")).endswith("Expected points at the end: Ann: 41, Bob: 37.")


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
