"""Playing again: roles are passed on, the board is drawn anew, and a series knows who has won how many games."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from pixcade.client import TableClient
from pixcade.games import GAMES, PARTS
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import SeriesTold
from pixcade.server.rooms.series import Series, series_of
from pixcade.store.api import GamePlayer, GameRow
from tests.server.support.people import at, known
from tests.server.support.server import run, serving

TWO = {"options": {"players": "2", "side": "5"}}
MOVES = ("@e5", "@b8", "@h5", "@b5", "e4", "pass", "pass", "pass", "pass")
"""Pixl for two that ends after nine moves: Fire has one Pixl, nobody else has any."""


async def played(table: TableClient) -> None:
    """Play the game to its end for everybody; one browser has all seats."""
    for step, move in enumerate(MOVES):
        await table.until(lambda step=step: known(table).current.step == step)  # type: ignore[misc]
        (decision,) = known(table).current.decisions
        await table.submit(decision.piece, move)
    await table.until(lambda: known(table).phase == "over")


def test_a_series_counts_who_has_won_and_every_seat_plays_what_the_seat_before_it_played(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Ann")
            made = await served.table(host, "pixl", NewSeat("me", name="Ann"), NewSeat("me", name="Bea"), **TWO)
            async with at(host, made) as table:
                await table.start()
                assert known(table).series is None
                assert known(table).settings.options["elements"] == "earth+fire.spirit+water"
                await played(table)
                device = known(table).seats[0].person
                second = await table.rematch()
            async with at(host, second) as again:
                assert known(again).series == SeriesTold(1, {f"{device} Ann": 1})
                assert known(again).settings.options["elements"] == "spirit+water.earth+fire"
                await again.start()
                await played(again)
                third = await again.rematch("roles")
            registry = served.application.registry
            for room in tuple(registry.rooms.values()):
                registry.put_away(room)
            async with at(host, third) as last:
                assert known(last).series == SeriesTold(2, {f"{device} Ann": 1, f"{device} Bea": 1})
                assert known(last).settings.options["elements"] == "spirit+water.earth+fire"

    run(main())


def test_somebody_who_is_alone_at_a_device_is_known_by_their_id_whatever_their_name_is_and_a_bot_by_its_seat() -> None:
    ann, bot = GamePlayer(0, "p1", "Ann"), GamePlayer(1, "", "rookie")
    first = GameRow("t1", "pixl", 1, False, "winners 1 points 1.0 reason all-passed", (ann, bot))
    renamed = GameRow("t2", "pixl", 2, False, "winners 1.2 points 1.1 reason all-passed", (replace(ann, name="A"), bot))
    stopped = GameRow("t3", "pixl", 3, False, "stopped points 0.0", (ann, bot))
    assert series_of([first, renamed, stopped]) == Series(2, Counter({"p1": 2, "bot 1 rookie": 1}))


@pytest.mark.parametrize(
    ("keep", "oldest", "drawn"), [((), "2", True), (("roles",), "1", True), (("board",), "2", False)]
)
def test_the_next_seat_is_pixoid_first_and_the_maze_is_another_unless_they_are_kept(
    keep: tuple[str, ...], oldest: str, drawn: bool
) -> None:
    game, next_options = GAMES["pixoid"], PARTS["pixoid"].next_options
    assert next_options is not None
    before = game.option_values(game.configure({}, 1))
    after = next_options(before, "roles" not in keep, "board" not in keep)
    assert after["oldest"] == oldest
    assert ("layout" not in after) == drawn
    assert {name: before[name] for name in after if name not in ("oldest", "layout")} == {
        name: value for name, value in after.items() if name not in ("oldest", "layout")
    }


def test_after_the_last_seat_the_first_is_pixoid_again() -> None:
    next_options = PARTS["pixoid"].next_options
    assert next_options is not None
    assert next_options({"players": "3", "oldest": "3"}, True, False)["oldest"] == "1"
