"""Rematches: roles rotate, a new board is drawn, and a series counts wins."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from pixcade.client import TableClient
from pixcade.games import GAMES, PARTS
from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import NewSeat, TableMade
from pixcade.protocol.server_messages import SeriesView
from pixcade.room.new_table import MAX_SPECTATORS_CARRIED
from pixcade.room.seat_keys import GUEST
from pixcade.room.series import SeriesScore, score_of
from pixcade.store.api import GamePlayer, GameRow, Grant
from tests.server.support.people import at, known
from tests.server.support.server import run, serving

TWO = {"options": {"players": "2", "side": "5"}}
MOVES = ("@e5", "@b8", "@h5", "@b5", "e4", "pass", "pass", "pass", "pass")
"""Pixl for two that ends after nine moves: Fire has one Pixl, no one else has any."""


async def played(table: TableClient) -> None:
    """Play the game to its end for everyone; one browser has all seats."""
    for step, move in enumerate(MOVES):
        await table.until(lambda step=step: known(table).current.step == step)  # type: ignore[misc]
        (decision,) = known(table).current.decisions
        await table.submit(decision.piece, move)
    await table.until(lambda: known(table).phase == "over")


def test_series_counts_wins_and_rotates_roles(tmp_path: Path) -> None:
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
                assert known(again).series == SeriesView(1, {f"{device} Ann": 1}, made.table)
                assert known(again).settings.options["elements"] == "spirit+water.earth+fire"
                await again.start()
                await played(again)
                third = await again.rematch("roles")
            rooms = served.application.rooms
            for room in tuple(rooms.open.values()):
                room.close()
            async with at(host, third) as last:
                assert known(last).series == SeriesView(2, {f"{device} Ann": 1, f"{device} Bea": 1}, made.table)
                assert known(last).settings.options["elements"] == "spirit+water.earth+fire"

    run(main())


def test_rematch_invites_players_and_some_spectators(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host, watcher = await served.person("Ann"), await served.person("Eve")
            made = await served.table(host, "pixl", NewSeat("me", name="Ann"), NewSeat("me", name="Bea"), **TWO)
            gone = [Grant(made.table, GUEST, f"browser {number}") for number in range(3 * MAX_SPECTATORS_CARRIED)]
            await served.store.write(*gone)
            await watcher.join_by_link(made.table, made.invite)
            async with at(host, made) as table, at(watcher, made):
                await table.start()
                await played(table)
                second = await table.rematch()
            granted = {grant.browser for grant in await served.store.grants(second)}
            along = granted & {grant.browser for grant in gone}
            assert len(along) == MAX_SPECTATORS_CARRIED
            assert len(granted - along) == 2, "Ann, and Eve who was there"
            async with at(watcher, second) as again:
                assert known(again).phase == "lobby"

    run(main())


def test_lone_player_is_identified_by_id_and_bot_by_seat() -> None:
    ann, bot = GamePlayer(0, "p1", "Ann"), GamePlayer(1, "", "easy")
    first = GameRow("t1", "pixl", 1, False, "winners 1 points 1.0 reason all-passed", (ann, bot))
    renamed = GameRow("t2", "pixl", 2, False, "winners 1.2 points 1.1 reason all-passed", (replace(ann, name="A"), bot))
    stopped = GameRow("t3", "pixl", 3, False, "stopped points 0.0", (ann, bot))
    assert score_of([first, renamed, stopped]) == SeriesScore(2, Counter({"p1": 2, "bot 1 easy": 1}))


@pytest.mark.parametrize(
    ("keep", "oldest", "drawn"), [((), "2", True), (("roles",), "1", True), (("board",), "2", False)]
)
def test_next_seat_starts_as_pixoid_in_a_new_maze(keep: tuple[str, ...], oldest: str, drawn: bool) -> None:
    game, next_options = GAMES["pixoid"], PARTS["pixoid"].next_options
    assert next_options is not None
    before = game.option_values(game.configure({}, 1))
    after = next_options(before, "roles" not in keep, "board" not in keep)
    assert after["oldest"] == oldest
    assert ("layout" not in after) == drawn
    assert {name: before[name] for name in after if name not in ("oldest", "layout")} == {
        name: value for name, value in after.items() if name not in ("oldest", "layout")
    }


def test_first_seat_is_pixoid_again_after_the_last() -> None:
    next_options = PARTS["pixoid"].next_options
    assert next_options is not None
    assert next_options({"players": "3", "oldest": "3"}, True, False)["oldest"] == "1"


def test_match_needs_most_wins_and_more_than_half() -> None:
    wins = {
        (2, 0): True, (2, 1): True, (1, 1, 1): False, (2, 1, 1): True,
        (2, 2, 1): False, (3, 2, 2): True, (1, 0): False, (): False,
    }  # fmt: skip
    for each, decided in wins.items():
        score = SeriesScore(sum(each), Counter({str(at): won for at, won in enumerate(each)}))
        assert score.is_decided(3) == decided, each
    assert not SeriesScore(3, Counter(a=2)).is_decided(5)
    assert SeriesScore(3, Counter(a=3)).is_decided(5)
    assert not SeriesScore(9, Counter(a=9)).is_decided(0)


def test_best_of_three_ends_with_a_winner_and_restarts(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Ann")
            made = await served.table(
                host, "pixl", NewSeat("me", name="Ann"), NewSeat("me", name="Bea"), best_of=3, **TWO
            )
            place: TableMade | str = made
            wins: list[tuple[int, dict[str, int]]] = []
            for game in range(4):
                async with at(host, place) as table:
                    told = known(table).match
                    assert told is not None
                    assert (told.best_of, told.needed) == (3, 2)
                    device = known(table).seats[0].person
                    wins.append((told.games, {key.removeprefix(f"{device} "): won for key, won in told.wins.items()}))
                    if game < 3:
                        await table.start()
                        await played(table)
                        place = await table.rematch("roles" if game == 1 else "board")
                rooms = served.application.rooms
                for room in tuple(rooms.open.values()):
                    room.close()  # repeated messages are read from the store
            # Whoever has Fire wins: roles are passed on after the first game, kept after the second.
            assert wins == [(0, {}), (1, {"Ann": 1}), (2, {"Ann": 1, "Bea": 1}), (0, {})]

    run(main())


def test_finished_game_can_become_first_of_a_match(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Ann")
            made = await served.table(host, "pixl", NewSeat("me", name="Ann"), NewSeat("me", name="Bea"), **TWO)
            async with at(host, made) as table:
                assert known(table).match is None
                await table.start()
                await played(table)
                second = await table.rematch(best_of=5)
            async with at(host, second) as again:
                told = known(again).match
                assert told is not None
                assert (told.best_of, told.games, sum(told.wins.values())) == (5, 1, 1)

    run(main())


def test_first_link_admits_to_every_game_of_its_series_only(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host, late = await served.person("Ann"), await served.person("Cleo")
            made = await served.table(host, "pixl", NewSeat("me", name="Ann"), NewSeat("me", name="Bea"), **TWO)
            other = await served.table(host, "pixl", NewSeat("me", name="Ann"), NewSeat("open"), **TWO)
            links, place = [], made.table
            for _ in range(3):
                async with at(host, place) as table:
                    assert table.welcome is not None
                    links.append(table.welcome.invite)
                    first = known(table).series
                    if len(links) < 3:
                        await table.start()
                        await played(table)
                        place = await table.rematch()
            assert len(set(links)) == 1
            assert first is not None
            assert first.first
            with pytest.raises(PixcadeError, match=r"server\.wrong-invite"):
                await late.join_by_link(other.table, links[0])
            with pytest.raises(PixcadeError, match=r"server\.wrong-invite"):
                await late.join_by_link(place, "0" * 32)
            await late.join_by_link(place, links[0])
            async with at(late, place) as table:
                assert known(table).phase == "lobby"

    run(main())
