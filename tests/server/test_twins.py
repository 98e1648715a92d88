"""What the server does quickly is told as what it does in the ordinary way: frames, programs written together."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from pixcade.server.net.frames import framed, unframed
from pixcade.server.ws import dispatch, endpoint
from tests.server.support.manual_time import ManualTime
from tests.server.support.server import first_choice, run, serving

STEPS = 6
SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_the_one_that_the_library_writes(size: int) -> None:
    text = ("Pixl " * 20_000)[:size]
    frame = framed(text.encode())
    assert frame == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
    assert unframed(frame) == text


async def told(folder: Path) -> list[list[Any]]:
    """What two people are told in a game that goes the same way each time."""
    chance = random.Random(1).randbytes
    async with serving(folder, time=ManualTime(), random_bytes=chance, key=b"k" * 32, ticking=False) as served:
        ann, ben = await served.person("Ann"), await served.person("Ben")
        made = await served.table(ann, "pixl", options={"players": "2", "side": "5"})
        await ben.join_by_link(made.table, made.invite)
        async with ann.table(made.table) as first, ben.table(made.table) as second:
            places = (first, second)
            for seat, place in enumerate(places):
                place.keep = True
                await place.sit(seat, f"Player {seat}")
            await first.start()
            for step in range(STEPS):
                for place in places:
                    await reach(place, step)
                for decision in first.known.current.decisions:
                    place = places[decision.seat]
                    await place.submit(decision.piece, first_choice(place.known.current.choices[decision.piece]))
            for place in places:
                await reach(place, STEPS)
            return [[told_without_id(message) for message in place.heard] for place in places]


async def reach(place: Any, step: int) -> None:
    """Wait until somebody knows that a step is open."""
    await place.until(lambda: place.known.phase == "playing" and place.known.current.step >= step)


def told_without_id(message: Any) -> Any:
    """A message but for the id of the request that it answers, which clients draw."""
    return {name: value for name, value in msgspec.to_builtins(message).items() if name != "id"}


@pytest.mark.parametrize(
    ("owner", "name", "refusing"),
    [
        (endpoint, "frames_of", lambda scope: None),
        (dispatch.Dispatcher, "submit_fast", lambda self, room, connection, text, now: False),
    ],
    ids=["sockets as ASGI has them", "each program a write of its own"],
)
def test_a_game_is_told_the_same_with_and_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, refusing: Callable[..., Any]
) -> None:
    quick = run(told(tmp_path / "quick"))
    used: list[Any] = []

    def refuse(*given: Any) -> Any:
        used.append(given)
        return refusing(*given)

    monkeypatch.setattr(owner, name, refuse)
    plain = run(told(tmp_path / "plain"))
    assert used
    assert quick == plain
    assert [message["type"] for message in plain[0]].count("revealed") == STEPS
