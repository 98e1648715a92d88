"""`pixcade fingerprint`: a hash of the rules' behaviour, by the rules themselves or an adapter."""

import argparse

from pixcade.games.errors import InvalidOption
from pixcade.lab.commands import Shows
from pixcade.locales import Words
from pixcade.packages import require

ADAPTERS = ("rules", "pettingzoo", "openspiel", "batch", "jax")
STEPS = 10_000
MOST_STEPS = 1_000_000


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    known = ", ".join(ADAPTERS)
    parser.add_argument(
        "--adapter", choices=ADAPTERS, default=ADAPTERS[0], help=words.say("cli-fingerprint-adapter", known=known)
    )
    parser.add_argument("--steps", default=str(STEPS), metavar="NUMBER", help=words.say("cli-fingerprint-steps"))


def run(parsed: argparse.Namespace, screen: Shows, words: Words) -> int:
    """Print the hash of each variant and of all together. Raises a PixcadeError."""
    steps = count(parsed.steps)
    require("numpy", "NumPy")
    from pixcade.lab.fingerprint import fingerprint

    def tell(name: str, digest: str) -> None:
        screen.show([f"{digest[:16]}  {name}"])

    found = fingerprint(parsed.adapter, steps, tell)
    screen.show([words.say("research-fingerprint", steps=steps, adapter=parsed.adapter), found])
    return 0


def count(text: str) -> int:
    """Parse a positive number. Raises InvalidOption."""
    if not (text.isascii() and text.isdecimal() and len(text) < 8 and 1 <= int(text) <= MOST_STEPS):
        raise InvalidOption("research.number", text=text[:40], most=MOST_STEPS)
    return int(text)
