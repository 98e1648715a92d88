"""Golden games replay unchanged, and cover every variant."""

from pathlib import Path

import pytest

from pixcade.games import rules
from pixcade.games.record import write_record
from tests.conformance.golden import GAMES_KEPT, events_text, expected_files, read


@pytest.mark.parametrize("name", expected_files())
def test_golden_games_cover_all_player_numbers_and_variants(name: str) -> None:
    assert (GAMES_KEPT / name).exists(), "python -m tests.conformance.golden writes it"
    assert (GAMES_KEPT / name).with_suffix(".events").exists()


@pytest.mark.parametrize("path", sorted(GAMES_KEPT.glob("*.pixcade")), ids=lambda path: path.name)
def test_golden_game_is_unchanged(path: Path) -> None:
    record = read(path)
    assert write_record(record, rules) == path.read_text(encoding="utf-8")
    assert events_text(record) == path.with_suffix(".events").read_text(encoding="utf-8")


def test_golden_games_are_finished_and_varied() -> None:
    covered = {
        line.split()[1]
        for path in GAMES_KEPT.glob("*.events")
        for line in path.read_text(encoding="utf-8").splitlines()
    }
    assert {
        "pixoid.caught", "pixoid.picked-up", "pixoid.cube-taken", "pixoid.spare-passed", "pixoid.round-over",
        "pixoid.round-began", "pixoid.game-over", "pixoid.cube-set", "pixoid.revealed", "pixoid.moved",
        "pixl.placed", "pixl.covered", "pixl.replaced", "pixl.imprisoned", "pixl.locked", "pixl.unlocked",
        "pixl.port-placed", "pixl.port-taken-off", "pixl.port-put-back", "pixl.passed", "pixl.game-over",
    } <= covered  # fmt: skip
