"""The daily challenge is the same table for everyone."""

import pytest

from pixcade.games import GAMES, PARTS
from pixcade.games.errors import PixcadeError
from pixcade.games.pixl.state import State as PixlState
from pixcade.protocol.client_messages import Rematch
from pixcade.protocol.http_messages import NewSeat
from pixcade.room.guest import Guest
from pixcade.room.inputs import At
from pixcade.room.new_table import NewTable, next_settings
from pixcade.table.settings import TableSettings
from tests.simulation.harness import Venue

DAY = "2026-11-19"


def challenge(name: str, game: str, settings: TableSettings | None = None) -> NewTable:
    """Return the challenge as created by someone, with chance of their own."""
    new = NewTable(f"table of {name}", "", Guest(name, name, name), At(1_000, name.encode() * 8), Venue.policy)
    seats = [NewSeat("me", name=name), NewSeat("bot", "easy")]
    new.set_up(settings or TableSettings(game, daily=DAY), seats, start=False)
    return new


@pytest.mark.parametrize("game", GAMES)
def test_everyone_gets_the_same_challenge(game: str) -> None:
    ann, ben = challenge("Ann", game), challenge("Ben", game, TableSettings(game, public=True, daily=DAY))
    assert ann.table.settings == ben.table.settings
    assert (ann.table.state, ann.row.secret) == (ben.table.state, ben.row.secret)
    assert ann.table.started
    names = [[seat.name for seat in one.table.seats] for one in (ann, ben)]
    assert (names[0][0], names[1][0]) == ("Ann", "Ben")
    assert names[0][1:] == names[1][1:]
    assert all(name.startswith("daily.") for name in names[0][1:])


@pytest.mark.parametrize("game", GAMES)
def test_rematch_of_a_challenge_is_the_same_challenge(game: str) -> None:
    settings = challenge("Ann", game).table.settings
    assert next_settings(settings, Rematch("1")) == settings


@pytest.mark.parametrize("day", ["2026-11-31", "2026-W47-4", "today"])
def test_a_day_that_does_not_exist_has_no_challenge(day: str) -> None:
    with pytest.raises(PixcadeError) as error:
        challenge("Ann", "pixoid", TableSettings("pixoid", daily=day))
    assert error.value.code == "table.no-daily"


def test_duels_of_a_year_begin_with_four_ports() -> None:
    rules, draw = PARTS["pixl"].game, PARTS["pixl"].daily
    assert draw is not None
    starts = set()
    for month in range(1, 13):
        settings = challenge("Ann", "pixl", TableSettings("pixl", daily=f"2027-{month:02}-01")).table.settings
        state = rules.parse_position(settings.start)
        assert isinstance(state, PixlState)
        assert None not in state.ports
        starts.add(settings.start)
    assert len(starts) == 12
