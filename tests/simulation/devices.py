"""Simulated devices that follow the protocol, with people who act at random."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pixcade.bots.levels import LEVELS
from pixcade.protocol.client_messages import (
    Accept,
    Back,
    ChangeSettings,
    ChoosePiece,
    Hint,
    Leave,
    Pause,
    Rematch,
    Rename,
    Resume,
    RevealShown,
    SeatBot,
    SendChat,
    Sit,
    StandIn,
    Start,
    Submit,
    Swap,
    TakeBack,
    VoteStop,
    Withdraw,
)
from pixcade.protocol.client_messages import Request as Message
from pixcade.room.guest import Guest
from pixcade.table.settings import ClockKind, TableSettings

ServerMessage = Mapping[str, Any]
"""A message from the server, decoded."""
CLOCKS: tuple[ClockKind, ...] = ("none", "decision", "decision", "bank")
PIECES = ("amber", "sky", "rose", "mint", "fire", "water", "earth", "spirit")
NUMBERED = ("state", "changed", "decided", "revealed")


@dataclass(eq=False)
class Connection:
    """One connection of a device, as a room sees it."""

    device: "Device"

    @property
    def guest(self) -> Guest:
        return self.device.guest

    @property
    def screen(self) -> bool:
        return self.device.screen

    @property
    def focused(self) -> bool:
        return False


class Device:
    """A browser or API client with its view of the table. `moves` are the legal moves of each piece in notation."""

    def __init__(
        self, name: str, guest: Guest, *, people: int = 1, screen: bool = False, hostile: bool = False
    ) -> None:
        self.name = name
        self.guest = guest
        self.people = people
        self.screen = screen
        self.hostile = hostile
        self.connection: Connection | None = None
        self.inbox: list[ServerMessage] = []
        self.outbox: list[Message] = []
        self.waiting: dict[str, Message] = {}
        """Pending requests: repeated after a reconnect."""
        self.sent: list[Message] = []
        self.view: dict[str, Any] = {}
        self.yours: ServerMessage = {}
        self.there: list[bool] = []
        self.chat: dict[int, ServerMessage] = {}
        self.revisions: dict[tuple[int, str], int] = {}
        self.next_table()

    def next_table(self) -> None:
        """Leave one table for another."""
        self.reload()
        self.disconnect()
        self.waiting.clear()
        self.sent.clear()

    def reload(self) -> None:
        """Forget what was received, like a browser reloading its page."""
        self.have = 0
        self.view = {}
        self.yours = {"seats": [], "host": False, "programs": []}
        self.there = []
        self.chat.clear()
        self.revisions.clear()

    def disconnect(self) -> None:
        self.connection = None
        self.inbox.clear()
        self.outbox.clear()

    # Received messages

    def read(self, message: ServerMessage) -> None:
        kind = message["type"]
        if kind in NUMBERED:
            number = message["number"]
            if kind == "state":
                assert number >= self.have, f"{self.name} is set back from {self.have} to {number}"
            else:
                assert number == self.have + 1, f"{self.name} has {self.have} and is sent {kind} {number}"
            self.have = number
        match kind:
            case "welcome":
                self.chat.clear()  # all of it is sent again
            case "state":
                if self.view and message["current"]["step"] < self.view["current"]["step"]:
                    self.revisions.clear()  # taken back
                self.view = {name: value for name, value in message.items() if name != "type"}
            case "changed":
                changing = ("number", "phase", "host", "paused", "paused_by", "seats")
                self.view |= {name: message[name] for name in changing}
            case "decided":
                self.view["number"] = message["number"]
                (decision,) = [one for one in self.view["current"]["decisions"] if one["piece"] == message["piece"]]
                decision |= {name: message[name] for name in ("decided", "commitment", "changes")}
            case "revealed":
                over = message["current"]["outcome"] is not None
                self.view |= {name: message[name] for name in ("number", "seats", "current")}
                self.view |= {"phase": "over" if over else "playing"}
                self.view["last"] = {name: message[name] for name in ("step", "played", "events")}
            case "yours":
                self.yours = message
                programs = {(message["step"], one["piece"]): one["revision"] for one in message["programs"]}
                self.revisions |= programs
            case "present":
                self.there = message["seats"]
            case "chat":
                self.chat[message["number"]] = message
            case "chat-removed":
                self.chat.pop(message["number"], None)
            case "rematch-ready":
                self.view["next"] = message["table"]
            case "done" | "rejected":
                request = self.waiting.pop(message["id"], None)
                if kind == "done" and isinstance(request, Submit | Withdraw):
                    place = request.step, request.piece
                    self.revisions[place] = max(message["revision"], self.revisions.get(place, 0))

    # Requests

    def send(self, message: Message) -> None:
        self.waiting[message.id] = message
        self.sent.append(message)
        self.outbox.append(message)

    def wish(self, id: str, random: Random, moves: Mapping[str, Sequence[str]]) -> Message | None:
        """Return what the people here want to do next, or None."""
        if not self.view:
            return None
        phase, seats = self.view["phase"], len(self.view["seats"])
        if self.hostile:
            return self._attack(id, random, moves)
        if self.screen:
            return RevealShown(id, self.view["current"]["step"])
        if random.random() < 0.1:
            seat = random.choice([*self.yours["seats"], -1])
            return (
                SendChat(id, seat, text=f"text {id}") if random.random() < 0.8 else SendChat(id, seat, phrase="hello")
            )
        if phase == "lobby":
            return self._arrange(id, random, seats)
        if phase == "over":
            return Rematch(id)
        return self._play(id, random, moves, seats)

    def _arrange(self, id: str, random: Random, seats: int) -> Message | None:
        own: list[int] = list(self.yours["seats"])
        seat, other = random.randrange(seats), random.randrange(seats)
        free = [at for at, state in enumerate(self.view["seats"]) if state["holder"] != "person"]
        if len(own) < self.people and random.random() < 0.8:
            seat = random.choice(free or [seat])
            player = "another" if own and self.people > 1 else random.choice(["", "same", "another"])
            return Sit(id, seat, f"{self.name} {len(own)}", player)  # type: ignore[arg-type]  # one of the three
        if self.people == 0:
            return None
        if self.yours["host"] and random.random() < 0.5:
            open_seats = [at for at, state in enumerate(self.view["seats"]) if state["holder"] == "open"]
            return SeatBot(id, random.choice(open_seats), "normal") if open_seats else Start(id)
        host: list[Message] = [
            SeatBot(id, seat, random.choice(LEVELS)),
            Swap(id, seat, other),
            ChangeSettings(id, self._settings(random)),
            ChoosePiece(id, seat, random.choice(PIECES)),
            Start(id),
            Leave(id, seat),
        ]
        guest: list[Message] = [
            Leave(id, random.choice(own or [seat])),
            Swap(id, seat, random.choice(own or [other])),
            Rename(id, random.choice(own or [seat]), f"{self.name} {random.randrange(9)}"),
            Sit(id, seat, self.name, "same"),
            Accept(id),
            ChoosePiece(id, random.choice(own or [seat]), random.choice(PIECES)),
        ]
        return random.choice(host if self.yours["host"] and random.random() < 0.8 else guest)

    def _settings(self, random: Random) -> TableSettings:
        settings = {name: self.view["settings"][name] for name in ("game", "options", "stand_in", "chat", "best_of")}
        clock = random.choice(CLOCKS)
        return TableSettings(
            **settings, clock=clock, milliseconds=random.choice([20_000, 90_000]), grace=random.choice([5_000, 40_000])
        )

    def _play(self, id: str, random: Random, moves: Mapping[str, Sequence[str]], seats: int) -> Message | None:
        own = self.yours["seats"]
        seat, state = random.randrange(seats), self.view["seats"]
        chance = random.random()
        if own and chance < 0.6:
            return self.submission(id, random, moves, again=chance < 0.2)
        if own and chance < 0.8:
            mine = random.choice(own)
            if state[mine]["away"] and chance < 0.75:
                return Back(id, mine)
            acts: list[Message] = [
                VoteStop(id, mine, random.random() < 0.5),
                Leave(id, mine),
                Rename(id, mine, f"{self.name} {random.randrange(9)}"),
                Hint(id, mine, random.choice([one["piece"] for one in self.view["current"]["decisions"]] or ["x"])),
                TakeBack(id, mine, self.view["current"]["step"]),
                RevealShown(id, self.view["current"]["step"]),
            ]
            return random.choices(acts, [1, 1, 2, 4, 4, 2])[0]
        if self.yours["host"]:
            gone = [at for at, there in enumerate(self.there) if not there and not state[at]["away"]]
            away = [at for at, one in enumerate(state) if one["away"]]
            bot = SeatBot(id, random.choice(away or [seat]), random.choice(["normal", "hard"]))
            choices: list[Message] = [Pause(id), Resume(id), StandIn(id, random.choice(gone or [seat])), bot]
            return random.choice(choices)
        if self.people and not own and chance < 0.8:
            return Sit(id, seat, self.name)
        return None

    def submission(
        self, id: str, random: Random, moves: Mapping[str, Sequence[str]], *, again: bool = False
    ) -> Message | None:
        """Return a move for a piece of this device, a change of one, or its withdrawal."""
        step = self.view["current"]["step"]
        mine = [one for one in self.view["current"]["decisions"] if one["seat"] in self.yours["seats"]]
        mine = [one for one in mine if one["decided"] == again and one["piece"] in moves]
        if not mine:
            return None
        one = random.choice(mine)
        piece, seat = one["piece"], one["seat"]
        revision = self.revisions.get((step, piece), 0)
        if again and random.random() < 0.5:
            return Withdraw(id, seat, step, piece, revision)
        return Submit(id, seat, step, piece, random.choice(moves[piece]), revision)

    def _attack(self, id: str, random: Random, moves: Mapping[str, Sequence[str]]) -> Message:
        """Return a request that must be rejected."""
        seats, step = len(self.view["seats"]), self.view["current"]["step"]
        seat, other = random.randrange(10), random.randrange(seats)
        due = self.view["current"]["decisions"] or [{"piece": "x", "seat": seat}]
        one = random.choice(due)
        piece, holder = one["piece"], one["seat"]
        move = random.choice(moves.get(piece, ["☃", "1" * 200]))
        attacks: list[Message] = [
            Submit(id, holder, step, piece, move, random.randrange(3)),
            Submit(id, holder, step + random.randrange(-1, 2) if step else 2**31, piece, move, 0),
            Submit(id, seat, step, "☃", "☃" * 200, 2**31),
            Withdraw(id, holder, step, piece, 1),
            TakeBack(id, holder, step),
            Sit(id, other, "\u202e" + "x" * 100),
            Rename(id, other, "Eve"),
            Leave(id, seat),
            SeatBot(id, other, random.choice(["normal", "../bot"])),
            Swap(id, seat, other),
            ChangeSettings(id, TableSettings(random.choice(["pixl", "none"]), clock="bank", milliseconds=5_000)),
            Start(id),
            Pause(id),
            Resume(id),
            Back(id, other),
            StandIn(id, other),
            VoteStop(id, other, True),
            SendChat(id, seat, "let me in"),
            SendChat(id, -1, phrase="☃"),
            Accept(id),
            Rematch(id),
            Hint(id, holder, piece),
        ]
        return random.choice(attacks)
