"""Rematches start with everyone who has accepted, soon after the first."""

from collections.abc import Callable, Sequence

import pytest
from msgspec.json import decode

from pixcade.games.errors import PixcadeError
from pixcade.protocol.client_messages import Accept
from pixcade.protocol.http_messages import NewSeat
from pixcade.room.acceptance import ACCEPT_MS
from pixcade.room.effects import Answer, Append, Broadcast, Effects, WakeAt
from pixcade.room.guest import Client, Guest, Visitor
from pixcade.room.inputs import At, Request
from pixcade.room.new_table import NewTable
from pixcade.room.room import Room
from pixcade.room.rows import Grant
from pixcade.room.seats import KEY_BYTES
from pixcade.table import commands
from pixcade.table.settings import TableSettings
from tests.simulation.harness import Venue
from tests.simulation.store import Store

BEGAN = 1_000_000
ANN, BEN, EVE = (Visitor(Guest(f"browser {name}", f"person {name}", name)) for name in ("Ann", "Ben", "Eve"))
TABLET = Visitor(Guest("tablet of Ann", "person Ann", "Ann"))


class Playing:
    """A room, and a store that commits at once."""

    def __init__(
        self, people: Sequence[Visitor], *, previous: str = "before", bots: int = 2, game: str = "pixoid"
    ) -> None:
        self.now = BEGAN
        new = NewTable("rematch", "", people[0].guest, self.at(), Venue.policy)
        options = {"players": str(len(people) + bots)} | ({"game": "short"} if game == "pixoid" else {})
        new.open(TableSettings(game, options, stand_in="easy"), host=people[0].guest.person, previous=previous)
        for seat, one in enumerate(people):
            key = self.at().secret(KEY_BYTES) + one.guest.name
            new.append(lambda table, now, s=seat, o=one, k=key: commands.sit(table, now, s, o.guest.name, k))  # type: ignore[misc]
            new.grants.append(Grant(new.id, key, one.guest.browser))
        new.grants.append(Grant(new.id, key, TABLET.guest.browser))
        for seat in range(len(people), len(people) + bots):
            new.fill(seat, NewSeat("bot", "easy"))
        self.store = Store(new.rows)
        self.room = Room(self.store.known.saved(new.id), self.store.known.series(new.id), Venue(), self.at())
        self.wake: int | None = None
        self.replies: list[object] = []
        self.news: list[dict[str, object]] = []

    def at(self) -> At:
        return At(self.now, b"seed" * 8)

    def carry_out(self, effects: Effects) -> None:
        for effect in effects:
            match effect:
                case Append():
                    self.store.sent.append(effect)
                case Answer(reply=reply):
                    self.replies.append(reply)
                case Broadcast(frame):
                    self.news.append(decode(frame))
                case WakeAt(time):
                    self.wake = time
        if self.store.sent:
            self.store.commit()
            self.carry_out(self.room.committed(self.store.report().batch, self.at()))

    def come(self, *clients: Client) -> None:
        for client in clients:
            self.carry_out(self.room.connect(client, 0, self.at()))

    def accept(self, *clients: Client) -> None:
        for client in clients:
            self.carry_out(self.room.receive(Request(client, Accept("1"), "1"), self.at()))

    def wait(self, until: int) -> None:
        """Let time pass, and wake the room when it asks for it."""
        while self.wake is not None and self.wake <= until:
            self.now, self.wake = self.wake, None
            self.carry_out(self.room.tick(self.at()))
        self.now = until

    def started(self) -> bool:
        return self.room.table.started

    def away(self) -> list[bool]:
        return [seat.away for seat in self.room.table.seats]


def test_rematch_starts_as_the_last_one_accepts() -> None:
    game = Playing([ANN, BEN])
    game.come(ANN, BEN)
    game.accept(ANN)
    assert not game.started()
    game.accept(BEN)
    assert game.started()
    assert game.away() == [False] * 4


def test_alone_against_bots_a_rematch_starts_at_once() -> None:
    game = Playing([ANN], bots=3)
    game.come(ANN)
    game.accept(ANN)
    assert game.started()


def test_rematch_waits_fifteen_seconds_for_the_others_and_keeps_their_seats() -> None:
    game = Playing([ANN, BEN])
    game.come(ANN)
    game.accept(ANN)
    game.wait(BEGAN + ACCEPT_MS - 1)
    assert not game.started()
    game.wait(BEGAN + ACCEPT_MS)
    assert game.started()
    assert game.away() == [False, True, False, False]
    game.come(BEN)
    assert game.away() == [False] * 4, "Ben has his seat again"


def test_who_is_connected_plays_even_without_having_accepted() -> None:
    game = Playing([ANN, BEN])
    game.come(ANN, BEN)
    game.accept(BEN)
    game.wait(BEGAN + ACCEPT_MS)
    assert game.started()
    assert game.away() == [False] * 4


def test_everyone_sees_who_has_accepted_and_how_long_the_rest_has() -> None:
    game = Playing([ANN, BEN])
    game.come(ANN, BEN)
    game.accept(ANN)
    assert game.news[-1]["ready"] == [0, 2, 3]
    assert game.news[-1]["starts_in"] == ACCEPT_MS


def test_rematch_waits_while_nobody_who_accepted_is_there() -> None:
    game = Playing([ANN, BEN])
    game.come(ANN)
    game.accept(ANN)
    game.carry_out(game.room.disconnect(ANN, game.at()))
    game.wait(BEGAN + ACCEPT_MS)
    assert not game.started()
    game.come(ANN)
    assert game.started()


def test_second_device_accepts_for_the_same_seat() -> None:
    game = Playing([ANN])
    game.come(ANN, TABLET)
    game.accept(TABLET)
    assert game.started()


@pytest.mark.parametrize(
    ("make", "client", "code"),
    [
        (lambda: Playing([ANN, BEN]), EVE, "server.players-only"),
        (lambda: Playing([ANN, BEN], previous=""), BEN, "server.host-only"),
    ],
)
def test_only_players_of_a_rematch_accept(make: Callable[[], Playing], client: Visitor, code: str) -> None:
    game = make()
    game.come(client)
    game.accept(client)
    (reply,) = game.replies
    assert isinstance(reply, PixcadeError)
    assert reply.code == code
