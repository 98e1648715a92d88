"""Unfinished games are never reviewed, and other games that can't be reviewed."""

from dataclasses import replace
from pathlib import Path

import pytest

from pixcade.cli.command_line import main
from pixcade.games import GAMES, PARTS, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import Record, read_record, write_record
from pixcade.review.api import review_record
from pixcade.review.pixoid import worth
from tests.review.invented import invented_source
from tests.review.test_identity import random_record


@pytest.fixture(autouse=True)
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    """Invented values on every board."""
    monkeypatch.setattr(worth, "source_of", invented_source)


def unfinished() -> Record:
    """A game in the middle of its second round."""
    whole = random_record(1)
    return replace(whole, moves=whole.moves[: len(whole.moves) // 2])


def rejected(record: Record) -> str:
    """Return the error code for a record."""
    with pytest.raises(PixcadeError) as caught:
        review_record(record)
    return caught.value.code


def test_unfinished_game_is_not_reviewed() -> None:
    assert rejected(unfinished()) == "review.not-over"


def test_command_prints_only_the_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(write_record(unfinished(), rules), encoding="utf-8")
    for more in ([], ["--json"], ["--keep", str(tmp_path / "kept.txt")]):
        assert main(["--language", "en", "review", str(path), *more]) == 2
        output = capsys.readouterr()
        assert output.out == ""
        assert output.err.startswith("This game isn’t over")
    assert not (tmp_path / "kept.txt").exists()


@pytest.mark.parametrize("game", GAMES)
def test_game_is_never_reviewed_before_its_end(game: str) -> None:
    rule = GAMES[game]
    state = rule.start(rule.configure({}, seed=0))
    players = tuple(f"Player {seat}" for seat in range(rule.seats(state)))
    record = Record(game, rule.info.rules_version, "", players, rule.option_values(rule.options_of(state)), ())
    assert PARTS[game].review
    assert rejected(record) == "review.not-over"


def test_unknown_board_is_rejected_with_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worth, "source_of", lambda *_: None)
    assert rejected(random_record(1)) == "review.no-values"


def test_game_stopped_before_its_first_turn_has_no_review() -> None:
    whole = random_record(1)
    assert rejected(replace(whole, moves=whole.moves[:2], stopped=True)) == "review.nothing-played"


def test_record_with_a_review_survives_a_round_trip() -> None:
    record = random_record(2)
    source, numbers = review_record(record).record_data()
    kept = replace(record, review=numbers, review_source=source)
    text = write_record(kept, rules)
    assert "\n[review]\nsource = evaluator\n" in text
    plain = read_record(write_record(record, rules), rules)
    assert read_record(text, rules) == replace(plain, review=kept.review, review_source=source)
    assert write_record(read_record(text, rules), rules) == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (" loss=", " lost="),
        (" value=", " value=+"),
        ("\nsource = evaluator\n", "\nsource = Me\n"),
        ("\nsource = evaluator\n", "\n"),
    ],
)
def test_malformed_review_block_is_rejected(old: str, new: str) -> None:
    record = random_record(2)
    source, numbers = review_record(record).record_data()
    text = write_record(replace(record, review=numbers, review_source=source), rules)
    block = text.index("[review]")
    with pytest.raises(PixcadeError) as caught:
        read_record(text[:block] + text[block:].replace(old, new, 1), rules)
    assert caught.value.code.startswith("record.")
