"""One evening at a table, drawn from a seed: people, bots, a store and a network that fail in every way."""

from collections.abc import Callable

from pixcade.protocol.client_messages import Accept, Back, Rematch, Resume, SeatBot, Sit, Start
from pixcade.protocol.client_messages import Request as Message
from pixcade.room.guest import Guest, Visitor
from pixcade.room.inputs import RemoveMessage, RemoveName, Request, SignOut, UseLink
from pixcade.store.api import NameGone
from pixcade.table.entries import Paused, Returned
from pixcade.table.table import Table
from tests.simulation.checks import Watch
from tests.simulation.devices import Device
from tests.simulation.harness import Harness

OPERATOR = Visitor(Guest("operator", ""))
MOST_ROUNDS = 400
ACTIONS_AFTER = 40
"""Actions after the end of the game."""


class Evening(Harness):
    """Draws what happens next."""

    def spend(self) -> None:
        """Raises AssertionError if an invariant is violated."""
        tables = self.random.choice([1, 1, 2])
        while True:
            self.tables += 1
            self._load()
            for device in self.devices:
                self._connect(device)
            after = 0
            for _ in range(self.actions):
                self._act()
                after += self.watch.table.over
                if after == ACTIONS_AFTER:
                    break
            self._finale()
            if self.tables == tables or not self._rematch():
                return

    def _act(self) -> None:
        """Perform one of the actions possible now."""
        random = self.random
        if self.room is None:
            if random.random() < 0.3:
                self._load()
            else:
                self._pass(random.choice([100, 5_000, 200_000]))
            return
        store = self.store
        possible: list[tuple[float, Callable[[], None]]] = [
            (8 if store.committed else 0, lambda: self._report(random.randint(1, len(store.committed)))),
            (8 if store.sent else 0, self._write),
            (4 if self.jobs or self.late else 0, self._answer_bot),
            (3, lambda: self._pass(random.choices([50, 1_000, 4_000, 150_000], [6, 8, 8, 1])[0])),
            (1, self._check_quiet),
            (0.1, self._operate),
            (12, lambda: self._device(random.choice(self.devices))),
            (4 if self.watch.table.started else 16, lambda: self._device(self.devices[0])),  # the host
        ]
        random.choices([act for _, act in possible], [weight for weight, _ in possible])[0]()

    def _write(self) -> None:
        """The store commits some of its batches, or fails."""
        entries = [entry.what for batch in self.store.sent for entry in batch.entries]
        wishes = any(isinstance(what, Returned | Paused) for what in entries)
        if self.random.random() < self.failures * (2 if wishes else 1):
            self._fail()
            return
        for _ in range(self.random.randint(1, len(self.store.sent))):
            self.store.commit()

    def _device(self, device: Device) -> None:
        """A device connects, disconnects, reads, or sends a request."""
        random = self.random
        draw = random.random()
        if device.connection is None:
            if draw < 0.25:
                self._connect(device)
            elif draw < 0.35:
                self._link(device)
        elif draw < 0.05:
            self._lose(device)
        elif draw < 0.30 and device.inbox:
            self._read(device, random.randint(1, len(device.inbox)))
        elif draw < 0.70 and device.outbox:
            self._deliver(device)
        elif draw < 0.74 and device.sent:
            again = random.choice(device.sent[-5:])
            if again.id not in device.waiting:
                device.send(again)
        elif draw < 0.78:
            self._link(device)
        else:
            message = device.wish(self._id(device), random, self._moves(device))
            if message is not None:
                device.send(self._swapped(message))

    def _id(self, device: Device) -> str:
        self.ids += 1
        return f"{device.guest.name}-{self.ids}"

    def _link(self, device: Device) -> None:
        """Open a seat link on a tablet, or take a seat back from all other devices."""
        room = self.room
        assert room is not None
        own = room.saved.keys.seats(room.table, device.guest.browser)
        tablet = next((one for one in self.devices if one.name == f"{device.name}'s tablet"), None)
        if not own or tablet is None or device.screen:
            return
        away = [(seat, key) for seat, key in own.items() if room.table.seats[seat].away]
        seat, key = self.random.choice(away or list(own.items()))
        if tablet.connection is not None and self.random.random() < 0.7:
            self._server(tablet.connection, UseLink(key))
        elif device.connection is not None:
            self._server(device.connection, SignOut(seat))

    def _operate(self) -> None:
        """The operator removes a name (which a reloaded finished table no longer shows) or a message."""
        room, random = self.room, self.random
        assert room is not None
        person = random.choice(self.devices).guest.person
        if room.table.over:
            self._crash()
            self.trace.append(f"{person} loses their name")
            self.store.written.append(NameGone(person, self.id, "a player"))
            return
        wishes: list[RemoveName | RemoveMessage] = [
            RemoveName(person, "a player"),
            *(RemoveMessage(line.number) for line in room.saved.chat[-3:]),
        ]
        request = Request(OPERATOR, random.choice(wishes))
        self._input(f"the operator asks: {request.message}", lambda at: room.receive(request, at), request)

    # The end

    def _finale(self) -> None:
        """Nothing fails any more, everyone is present and plays: the game must end."""
        self.crashes = 0.0
        self.trace.append("FINALE")
        if self.room is None:
            self._load()
        for _ in range(MOST_ROUNDS):
            for device in self.devices:
                if device.connection is None:
                    self._connect(device)
            self._settle()
            if self.watch.table.over:
                break
            for device in self.devices:
                for message in self._sensible(device):
                    device.send(self._swapped(message))
            self._settle()
            while self.jobs:
                self._answer_bot()
                self._settle()
            self._pass(max(1_000, (self.wake or 0) - self.now) if self.random.random() < 0.3 else 1_000)
            self._check_quiet()
        assert self.watch.table.over, "the table is stuck"
        self._settle()
        self._check_quiet()
        if self.watch.table.settings.clock != "none":
            self.watch.clocks_stood()

    def _sensible(self, device: Device) -> list[Message]:
        """Return the requests of someone who wants the game to end."""
        view, yours = device.view, device.yours
        if device.screen or device.hostile or not view:
            return []
        wishes: list[Message] = []
        seats = view["seats"]
        open_seats = [at for at, seat in enumerate(seats) if seat["holder"] == "open"]
        if yours["host"]:
            wishes += [SeatBot(self._id(device), at, "normal") for at in open_seats]
            if view["phase"] == "lobby":
                return [*wishes, Start(self._id(device))]
            if view["paused"]:
                wishes.append(Resume(self._id(device)))
        elif view["phase"] == "lobby" and view["previous"] and yours["seats"]:
            wishes.append(Accept(self._id(device)))
        elif open_seats and device.people and not yours["seats"]:
            wishes.append(Sit(self._id(device), open_seats[0], device.name))
        wishes += [Back(self._id(device), at) for at in yours["seats"] if seats[at]["away"]]
        moves = self._moves(device)
        first = device.submission(self._id(device), self.random, moves)
        return [*wishes, first] if first is not None and view["phase"] == "playing" else wishes

    def _rematch(self) -> bool:
        """Continue at the next table, if someone entitled requests a rematch."""
        for device in self.devices:
            device.send(Rematch(self._id(device)))
        self._settle()
        assert self.room is not None
        following = self.room.saved.next_table
        if not following:
            return False
        for device in self.devices:
            assert device.view["next"] == following, f"{device.name} does not know of the rematch"
        self.watch.restored(self.room.saved)
        seats = sitting(self.watch.table)
        self.id, self.room = following, None
        self.alive = self.stopped = self.now
        self.jobs.clear()
        self.late.clear()
        self.away.clear()
        for device in self.devices:
            device.next_table()
        self.watch = Watch(self.store, following)
        assert seats == sitting(self.watch.table), "other people sit at the rematch"
        return True


def sitting(table: Table) -> list[tuple[str, str]]:
    return [(seat.holder, seat.person or seat.name) for seat in table.seats]
