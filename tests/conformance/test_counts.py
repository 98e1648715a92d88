"""Numbers of joint moves by depth from fixed positions, in fixtures/counts/ (perft)."""

import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pixcade.games import GAMES
from pixcade.games.game import AnyGame, Decision

COUNTS = Path(__file__).parents[2] / "fixtures" / "counts"


def joint_moves(game: AnyGame, state: Any) -> Iterator[dict[Decision, Any]]:
    """Every combination of moves of all pieces that decide now."""
    due = game.deciding(state)
    for moves in product(*(game.legal(state, one) for one in due)) if due else ():
        yield dict(zip(due, moves, strict=True))


def counts_by_depth(game: AnyGame, state: Any, depth: int) -> list[int]:
    """The number of sequences of joint moves of each length."""
    if depth == 0:
        return []
    counts = [0] * depth
    for moves in joint_moves(game, state):
        counts[0] += 1
        if depth > 1:
            further = counts_by_depth(game, game.apply(state, moves).state, depth - 1)
            counts = [counts[0], *(sum(pair) for pair in zip(counts[1:], further, strict=True))]
    return counts


def golden_counts() -> list[Any]:
    return [
        pytest.param(path.stem, data, id=f"{path.stem}-{at}")
        for path in sorted(COUNTS.glob("*.toml"))
        for at, data in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["position"], start=1)
    ]


@pytest.mark.parametrize(("game_id", "data"), golden_counts())
def test_number_of_joint_moves_at_each_depth_is_unchanged(game_id: str, data: dict[str, Any]) -> None:
    game = GAMES[game_id]
    state = game.parse_position(data["position"])
    assert counts_by_depth(game, state, len(data["joint_moves"])) == data["joint_moves"]
    if "next_positions" in data:
        after = [game.apply(state, moves).state for moves in joint_moves(game, state)]
        assert len({game.format_position(one) for one in after}) == data["next_positions"]
        caught = [one for one in after if one.round != state.round or one.over]
        assert len(caught) == data["ends_of_round"]
