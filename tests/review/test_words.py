"""Reviews as text: complete, in every language, with the right numbers."""

import re
from pathlib import Path

import pytest

from pixcade.cli.pixoid.review import TELLER
from pixcade.games import rules
from pixcade.games.record import write_record
from pixcade.locales import COMPLETE_LANGUAGES, Words
from pixcade.review.api import review_record
from pixcade.review.grades import fortune, grade
from pixcade.review.pixoid import worth
from pixcade.review.pixoid.game import LEVELS
from tests.review.invented import invented_source
from tests.review.test_identity import random_record


@pytest.fixture(autouse=True)
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    """Invented values on every board."""
    monkeypatch.setattr(worth, "source_of", invented_source)


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"players": "3"}, {"game": "short"}], ids=["4", "3", "short"])
def test_text_has_every_decision_of_every_turn(language: str, options: dict[str, str]) -> None:
    review = review_record(random_record(5, **options))
    words = Words(language, strict=True)
    lines = TELLER.lines(words, review)
    decisions = sum(1 + len(turn.bugs) for one in review.rounds for turn in one.turns)
    turns = sum(len(one.turns) for one in review.rounds)
    text = "\n".join(lines)
    for player in review.record.players:
        assert player in text
    assert len(lines) >= len(review.seats) + 2 * len(review.rounds) + turns + decisions
    assert "{" not in text


@pytest.mark.parametrize("seed", range(6))
def test_sentence_of_a_round_adds_up_as_written(seed: int) -> None:
    review = review_record(random_record(seed))
    lines = TELLER.lines(Words("en", strict=True), review)
    one = review.rounds[0]
    sentence = next(line for line in lines if line.startswith("The start was worth"))
    for number in (one.value, one.pixoid_loss, one.bugs_loss, one.result):
        assert f"{number:.1f}" in sentence
    value, lost, given, luck, result = map(float, re.findall(r"[+-]?\d+\.\d", sentence.replace("\N{MINUS SIGN}", "-")))
    assert abs(value - lost + given + luck - result) < 1e-9


def test_losses_are_in_cubes_with_two_decimals() -> None:
    text = "\n".join(TELLER.lines(Words("en", strict=True), review_record(random_record(5))))
    assert re.search(r"Lost: \d+\.\d cubes in total, \d\.\d\d cubes per decision\.", text)
    assert re.search(r" cost \d\.\d\d cubes\. Best: ", text)


def test_chance_of_winning_a_short_game_is_one_line() -> None:
    lines = TELLER.lines(Words("en", strict=True), review_record(random_record(5, game="short")))
    assert lines.count("Against perfect Bugs, Pixoid hardly ever wins from this start.") == 1


def test_command_prints_the_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from pixcade.cli.command_line import main

    path, kept = tmp_path / "game.txt", tmp_path / "kept.txt"
    path.write_text(write_record(random_record(5), rules), encoding="utf-8")
    assert main(["--language", "pl", "review", str(path), "--keep", str(kept)]) == 0
    assert capsys.readouterr().out.startswith("Analiza gry Pixoid: ")
    assert "[review]" in kept.read_text(encoding="utf-8")


def test_grade_is_that_of_the_level_with_a_similar_loss() -> None:
    for name, loses in LEVELS:
        assert grade(LEVELS, 30, loses, 0.002) == name
    assert grade(LEVELS, 30, 0.0, 0.002) == "flawless"
    assert grade(LEVELS, 30, 9.0, 0.002) == LEVELS[-1][0]
    assert grade(LEVELS, 0, 0.0, 0.002) == "none"
    assert grade(LEVELS, 4, 9.0, 0.002) == "few"
    assert [loses for _, loses in LEVELS] == sorted(loses for _, loses in LEVELS)


def test_luck_is_graded_relative_to_its_spread() -> None:
    grades = [fortune(luck, 2.0) for luck in (4.0, 2.0, 0.5, -2.0, -4.0)]
    assert grades == ["very-lucky", "lucky", "even", "unlucky", "very-unlucky"]
    assert fortune(0.0, 0.0) == "even"
