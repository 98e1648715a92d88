"""Why a hint is a good one, in words."""

import pytest

from pixcade.cli.pixl.view import VIEW
from pixcade.games import GAMES
from pixcade.locales import Words

PIXL = GAMES["pixl"]


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ("pixl", "@f5", "A good place for your Port: near the middle."),
        ("pixl", "@b7", "A good place for your Port: near the edge, out of the way."),
        ("pixl turn=1 fire@g4", "@g8", "A good place for your Port: near the middle, near your prey."),
        ("pixl turn=2 fire@k8 water@d9", "@f10", "A good place for your Port: near the middle, near your prey."),
        (
            "pixl turn=3 fire@b8 water@l3 earth@h10",
            "@i7",
            "A good place for your Port: near the middle, near your prey, away from your predator.",
        ),
        ("pixl side=5 turn=8 fire@e5 water@b8 earth@g2 spirit@b5 stacks=e4:f.f3:e", "f4", ""),
    ],
)
def test_hint_for_a_port_gives_its_reason(position: str, move: str, reason: str) -> None:
    state = PIXL.parse_position(position)
    assert VIEW.reason(Words(), state, PIXL.parse_move(state, move)) == reason
