"""A third game is played in the arena."""

import io
from pathlib import Path

import pytest

from pixcade.games import GAMES, rules
from pixcade.games.record import read_record, replay
from pixcade.lab.arena import command_line
from pixcade.lab.arena.pairing import ArenaSettings, Match


@pytest.mark.parametrize("workers", [0, 1])
def test_arena_measures_third_game_with_seat_rotation(tmp_path: Path, workers: int) -> None:
    match = Match("greedy", "hard")
    found = command_line.tournament(
        ArenaSettings("lone", seed=7), [match], 12, tmp_path, workers=workers, writing=io.StringIO()
    )
    assert {result.setup for result in found[match]} == {("1+2",), ("1+3",), ("1+4",), ("2+3",), ("2+4",), ("3+4",)}
    assert not any(result.faults[0] or result.faults[1] for result in found[match])
    report = command_line.conclude(ArenaSettings("lone", seed=7), found, tmp_path)
    assert "There is no bot of this level in lone, so that greedy played instead: hard." in report
    for path in tmp_path.rglob("*.pixcade"):
        assert GAMES["lone"].outcome(replay(read_record(path.read_text(encoding="utf-8"), rules), rules).states[-1])
