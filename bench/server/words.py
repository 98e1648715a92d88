"""What a load generator reads of a table's messages: all of a text is parsed, only what is needed is kept."""

from typing import Any

from msgspec import Struct, json


class Choice(Struct):
    """What can be chosen for a piece."""

    kind: str
    default: str
    distances: list[int] = []
    directions: dict[str, dict[str, Any]] = {}
    pix: dict[str, dict[str, Any]] = {}
    hexes: dict[str, list[dict[str, Any]]] = {}


class Decision(Struct):
    """A decision that is due."""

    piece: str
    seat: int
    decided: bool


class Current(Struct):
    """The open step."""

    step: int
    decisions: list[Decision]
    choices: dict[str, Choice]
    outcome: dict[str, Any] | None


class Seat(Struct):
    """Who sits on a seat."""

    holder: str


class Played(Struct):
    """One program that was revealed."""

    piece: str
    seat: int
    move: str
    commitment: str
    salt: str


class Told(Struct, tag_field="type"):
    """A message."""


class Welcome(Told, tag="welcome"):
    seats: list[int]


class State(Told, tag="state"):
    number: int
    table: str
    phase: str
    seats: list[Seat]
    current: Current


class Changed(Told, tag="changed"):
    number: int


class Decided(Told, tag="decided"):
    number: int
    step: int
    piece: str
    commitment: str


class Revealed(Told, tag="revealed"):
    number: int
    step: int
    played: list[Played]
    current: Current


class Done(Told, tag="done"):
    id: str
    number: int
    commitment: str
    salt: str
    values: dict[str, Any] = {}


class Refused(Told, tag="refused"):
    id: str
    code: str


class Followed(Told, tag="followed"):
    table: str


class Bye(Told, tag="bye"):
    code: str


class Yours(Told, tag="yours"):
    seats: list[int]


class Clocks(Told, tag="clocks"):
    pass


class Present(Told, tag="present"):
    pass


class Said(Told, tag="said"):
    pass


class Unsaid(Told, tag="unsaid"):
    pass


class Beaten(Told, tag="beat"):
    pass


class Announced(Told, tag="announced"):
    pass


Heard = (
    Welcome | State | Changed | Decided | Revealed | Done | Refused | Followed | Bye | Yours | Clocks | Present | Said
    | Unsaid | Beaten | Announced
)  # fmt: skip

decode = json.Decoder(Heard).decode
