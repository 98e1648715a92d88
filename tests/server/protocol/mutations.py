"""Messages that are right but for one place: a field that is changed, left out or added, or a single sign."""

from random import Random
from typing import Any

Message = dict[str, Any]

KINDS = (
    "submit", "submit", "submit", "withdraw", "withdraw", "sit", "rename", "choose-piece", "leave", "seat-bot", "swap",
    "change-settings", "start", "pause", "resume", "back", "vote-stop", "chat", "rematch", "hint",
    "reveal-shown", "heartbeat", "hello",
)  # fmt: skip
LARGE = (20, 21, 200, 2**31, 2**31 + 1, 2**63, -(2**63), 10**30)
PLAYED = ("amber", "sky", "rose", "mint", "fire", "water", "earth", "spirit", "U1", "D9", "@a1", "pass", "@off")
SET = ("pixoid", "pixl", "easy", "master", "bank", "none", "same", "another", "players", "hello")
LONG = tuple("a" * signs for signs in (20, 21, 40, 41, 201))
ODD = ("", "\u202e", "\x00", "é" * 20, "\U0001f600", "e\u0301", "\ufeff", "\u0661", "\ud7ff", *LONG)
STRANGE: tuple[Any, ...] = (None, True, False, 1.5, -0.0, 1e300, [], [0], {}, {"a": 1}, [[[[]]]])


def number(random: Random) -> int:
    """Return a plausible number."""
    return random.choice((random.randint(-1, 10), random.randint(0, 200), random.choice(LARGE)))


def word(random: Random) -> str:
    """Return a word that means something somewhere, or nothing anywhere."""
    signs = "".join(chr(random.choice((random.randint(32, 126), random.randint(0, 0xD7FF)))) for _ in range(5))
    return random.choice((random.choice(PLAYED), random.choice(SET), random.choice(ODD), signs))


def other_value(random: Random, value: Any) -> Any:
    """Return another value for a field: mostly one of the same type, which passes decoding."""
    if random.random() < 0.15:
        return random.choice((number(random), word(random), random.choice(STRANGE)))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return random.choice((value - 1, value + 1, number(random)))
    if isinstance(value, dict):
        return changed(random, value)
    return word(random)


def changed(random: Random, message: Message) -> Message:
    """Return a message with one field changed, left out or added."""
    names = sorted(name for name in message if name not in ("type", "id"))
    how = random.random()
    if how < 0.06:
        return {**message, random.choice(("more", "by", "key", "salt", "person")): random.choice(STRANGE)}
    if how < 0.15 or not names:
        names = sorted(message)
    name = random.choice(names)
    if how < 0.22:
        return {other: value for other, value in message.items() if other != name}
    return {**message, name: other_value(random, message[name])}


def garbled(random: Random, text: str) -> str | bytes:
    """Return a text with one place changed that is a sign, not a field."""
    at = random.randint(0, len(text))
    raw = text.encode()
    return random.choice(
        (
            text[:at],
            raw,
            raw[:at] + bytes([random.randint(0, 255)]) + raw[at + 1 :],
            text[:at] + "[" * 5000,
            text[:-1] + ', "id": "f.1"}',
            text + " " * 17_000,
        )
    )
