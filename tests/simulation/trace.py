"""Lines that tell what happened in an evening."""

from re import compile as pattern

from msgspec.json import encode

from pixcade.protocol.client_messages import Request as Message
from tests.simulation.devices import ServerMessage

HEX = pattern(r'(?<="commitment":")[0-9a-f]+|(?<="salt":")[0-9a-f]+')
BEGAN = 1_000_000_000
"""When every evening begins, in milliseconds."""


def masked(frame: str) -> str:
    """Return a message with only the lengths of commitments and salts."""
    return HEX.sub(lambda found: str(len(found[0])), frame)


def clock(time: int) -> str:
    return f"{(time - BEGAN) / 1000:9.3f}"


def shown(message: Message) -> str:
    return encode(message).decode()[:150]


def entry_shown(entry: object) -> str:
    number, what = getattr(entry, "number", 0), getattr(entry, "what", None)
    return f"{number} {type(what).__name__.lower()}"


def summary(message: ServerMessage) -> str:
    known: tuple[str, ...] = ("number", "id", "code", "step", "piece", "what", "seat", "text")
    if message["type"] == "yours":
        known += ("seats",)
    parts = [f"{name} {message[name]}" for name in known if name in message]
    return " ".join([message["type"], *parts])[:150]
