"""Slow games: deadlines of days, stand-ins, days off and what is written for notices, over simulated weeks."""

from collections.abc import Sequence

from pixcade.protocol.client_messages import Back, Start, Submit
from pixcade.protocol.http_messages import NewSeat
from pixcade.room.effects import Answer, Append, Cancel, Effects, Job, Think, WakeAt
from pixcade.room.guest import Client, Guest, Visitor
from pixcade.room.inputs import At, FromServer, Request, TakeOff
from pixcade.room.new_table import NewTable
from pixcade.room.room import SERVER, Room
from pixcade.room.rows import Grant, Notice, Visit
from pixcade.room.seats import KEY_BYTES
from pixcade.table import commands
from pixcade.table.settings import TableSettings
from tests.server.support.people import half_step
from tests.simulation.harness import Venue
from tests.simulation.store import Store

BEGAN = 1_000_000_000
HOUR = 3_600_000
DAY = 24 * HOUR
ANN, BEN, EVE, DAN = (
    Visitor(Guest(f"browser {name}", f"person {name}", name)) for name in ("Ann", "Ben", "Eve", "Dan")
)


class SlowGame:
    """A room of a slow game whose bots answer at once, and a store that commits at once and wakes it at deadlines."""

    def __init__(self, people: Sequence[Visitor] = (ANN, BEN), milliseconds: int = DAY) -> None:
        self.now = BEGAN
        self.people = people
        new = NewTable("slow", "", people[0].guest, self.at(), Venue.policy)
        settings = TableSettings("pixoid", stand_in="easy", clock="step", milliseconds=milliseconds, **half_step())
        new.open(settings, host=people[0].guest.person)
        for seat, one in enumerate(people):
            key = self.at().secret(KEY_BYTES) + one.guest.name
            new.append(
                lambda table, now, s=seat, o=one, k=key: commands.sit(  # type: ignore[misc]
                    table, now, s, o.guest.name, k, person=o.guest.person
                )
            )
            new.grants.append(Grant(new.id, key, one.guest.browser))
        for seat in range(len(people), len(new.table.seats)):
            new.fill(seat, NewSeat("bot", "easy"))
        self.store = Store(new.rows)
        self.rows: list[object] = []
        self.replies: list[object] = []
        self.ids = 0
        self.wake: int | None = None
        self.load()
        self.ask(people[0], Start("start"))
        assert self.room.table.started

    def load(self) -> None:
        """Load the room, as after a restart or when nobody has looked at the table for a while."""
        self.room = Room(self.store.known.saved("slow"), self.store.known.series("slow"), Venue(), self.at())
        self.wake = None

    def at(self) -> At:
        return At(self.now, b"seed" * 8)

    def carry_out(self, effects: Effects) -> None:
        jobs: list[Job] = []
        for effect in effects:
            match effect:
                case Append(rows=rows):
                    self.rows += rows
                    self.store.sent.append(effect)
                case Answer(reply=reply):
                    self.replies.append(reply)
                case Think(job):
                    jobs.append(job)
                case Cancel(job):
                    jobs = [one for one in jobs if one is not job]
                case WakeAt(time):
                    self.wake = time
        while self.store.sent:
            self.store.commit()
            self.carry_out(self.room.committed(self.store.report().batch, self.at()))
        for job in jobs:  # as a bot that has failed: the game's default move
            self.carry_out(self.room.answered(job, None, self.at()))

    def ask(self, client: Client, message: object) -> None:
        self.ids += 1
        self.carry_out(self.room.receive(Request(client, message, f"{self.ids}"), self.at()))  # type: ignore[arg-type]

    def order(self, message: FromServer) -> None:
        self.carry_out(self.room.receive(Request(SERVER, message), self.at()))

    def play(self, *clients: Visitor) -> None:
        """Submit the default move of everything that these people have to decide."""
        for client in clients:
            seat = self.people.index(client)
            for one in [one for one in self.room.table.awaited if one.seat == seat]:
                table = self.room.table
                move = table.game.format_move(table.state, table.game.default(table.state, one))
                revision = table.secret(one.piece).revision
                self.ask(client, Submit(f"m{self.ids}", seat, table.step, one.piece, move, revision))

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass. An idle room is unloaded, and loaded when the store's index says so."""
        until = self.now + milliseconds
        while True:
            if self.room.idle:
                self.load()
                deadline = self.room.saved.row.deadline
                due = deadline or None
            else:
                due = self.wake
            if due is None or due > until:
                break
            self.now = max(self.now, due)
            self.wake = None
            self.carry_out(self.room.tick(self.at()))
        self.now = until

    def visit(self, client: Visitor) -> None:
        """Open the table for a moment."""
        self.carry_out(self.room.connect(client, 0, self.at()))
        self.carry_out(self.room.disconnect(client, self.at()))

    def notices(self) -> list[tuple[str, str, int]]:
        """Return and forget what was written for notices: who, what, when."""
        found = [(row.person, row.kind, row.due - BEGAN) for row in self.rows if isinstance(row, Notice)]
        self.rows.clear()
        return found

    @property
    def step(self) -> int:
        return self.room.table.step

    @property
    def away(self) -> list[bool]:
        return [seat.away for seat in self.room.table.seats[: len(self.people)]]


def open_clocks(game: SlowGame) -> None:
    """Let the time pass that the last reveal is shown."""
    game.pass_time(max(0, game.room.table.ticks_from - game.now))


def test_slow_game_waits_for_everyone_and_is_unloaded_meanwhile() -> None:
    game = SlowGame()
    game.play(ANN)
    game.pass_time(20 * HOUR)
    assert game.step == 0
    assert game.room.idle
    game.play(BEN)
    assert game.step == 1
    assert game.away == [False, False]


def test_move_can_be_changed_until_the_last_one_is_in() -> None:
    game = SlowGame()
    game.play(ANN)
    table = game.room.table
    piece = next(one.piece for one in table.due if one.seat == 0)
    decision = next(one for one in table.due if one.piece == piece)
    other = table.game.legal(table.state, decision)[-1]
    revision = table.secret(piece).revision
    game.pass_time(10 * HOUR)
    game.ask(ANN, Submit("x", 0, 0, piece, table.game.format_move(table.state, other), revision))
    assert game.room.table.secret(piece).revision == revision + 1
    game.play(BEN)
    assert [one.move for one in game.room.table.played[0] if one.decision.piece == piece] == [
        table.game.format_move(table.state, other)
    ]


def test_stand_in_plays_only_the_missed_step() -> None:
    game = SlowGame()
    game.play(ANN)
    game.pass_time(DAY)
    assert game.step == 1, "the stand-in has played for Ben"
    assert not game.room.table.played[0][1].default, "by a bot, not by the clock"
    assert game.away == [False, False]
    open_clocks(game)
    game.play(BEN)
    game.play(ANN)
    assert game.step == 2


def test_stand_in_plays_at_once_after_two_missed_deadlines_until_the_person_is_back() -> None:
    game = SlowGame()
    for _ in range(2):
        open_clocks(game)
        game.play(ANN)
        game.pass_time(DAY)
    assert game.step == 2
    assert game.away == [False, True]
    open_clocks(game)
    game.play(ANN)
    assert game.step == 3, "nobody waits for Ben"
    game.visit(BEN)
    assert game.away == [False, True], "he has only looked"
    game.ask(BEN, Back("back", 1))
    assert game.away == [False, False]
    open_clocks(game)
    game.play(ANN)
    assert game.step == 3
    game.play(BEN)
    assert game.step == 4


def test_table_that_everyone_has_left_closes_after_two_more_steps() -> None:
    game = SlowGame()
    game.pass_time(10 * DAY)
    assert game.room.table.stopped == "server"
    assert game.step == 4, "two deadlines, and two steps that only stand-ins played"
    assert game.room.saved.row.deadline == 0


def test_days_off_stop_the_clock_of_one_person() -> None:
    game = SlowGame()
    open_clocks(game)
    opened = game.now
    game.pass_time(6 * HOUR)
    game.order(TakeOff("person Ben", game.now + 3 * DAY))
    game.play(ANN)
    game.pass_time(3 * DAY + 17 * HOUR)
    assert game.step == 0
    game.pass_time(2 * HOUR)
    assert game.step == 1
    assert game.room.table.opened == opened + 4 * DAY


def test_return_before_the_last_day_off_starts_the_clock() -> None:
    game = SlowGame()
    open_clocks(game)
    game.order(TakeOff("person Ben", game.now + 10 * DAY))
    game.play(ANN)
    game.pass_time(2 * DAY)
    game.order(TakeOff("person Ben", game.now))
    game.pass_time(DAY)
    assert game.step == 1


def test_room_after_a_restart_keeps_its_deadline() -> None:
    game = SlowGame()
    open_clocks(game)
    game.play(ANN)
    deadline = game.room.saved.row.deadline
    game.pass_time(5 * HOUR)
    game.load()
    game.carry_out(game.room.resume(game.now - HOUR, game.at()))
    assert not game.room.table.paused
    assert game.room.saved.row.deadline == deadline
    game.pass_time(DAY)
    assert game.step == 1


def test_step_writes_notices_with_it() -> None:
    game = SlowGame()
    shown = game.room.table.ticks_from - BEGAN
    both = ("person Ann", "person Ben")
    assert game.notices() == [
        (who, kind, due) for who in both for kind, due in (("turn", 0), ("reminder", shown + 18 * HOUR))
    ]
    game.play(ANN)
    assert game.notices() == []
    game.visit(BEN)
    assert [row for row in game.rows if isinstance(row, Visit)] == [Visit("person Ben", game.now)]
    game.play(BEN)
    assert [kind for _, kind, _ in game.notices()] == ["turn", "reminder"] * 2


def test_days_off_move_the_reminder() -> None:
    game = SlowGame()
    open_clocks(game)
    game.notices()
    game.order(TakeOff("person Ben", game.now + 3 * DAY))
    assert game.notices() == [("person Ben", "reminder", game.now - BEGAN + 3 * DAY + 18 * HOUR)]


def test_person_with_the_table_in_front_of_them_gets_only_the_reminder() -> None:
    game = SlowGame()
    watching = Visitor(ANN.guest, focused=True)
    game.carry_out(game.room.connect(watching, 0, game.at()))
    game.notices()
    game.play(ANN, BEN)
    assert [(who, kind) for who, kind, _ in game.notices()] == [
        ("person Ann", "reminder"), ("person Ben", "turn"), ("person Ben", "reminder"),
    ]  # fmt: skip
