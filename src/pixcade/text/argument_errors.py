"""What argparse has to say about arguments, in a person's language: it knows English alone, and words no other way."""

import ast
import re

from pixcade.words import Words
from pixcade.words.fluent import visible

OF = r"argument (?P<argument>.+?): "
SENTENCES = {
    "cli-invalid-choice": re.compile(
        OF + r"invalid choice: (?P<value>.+?)(?:, maybe you meant .+?)? \(choose from (?P<choices>.+)\)", re.DOTALL
    ),
    "cli-not-together": re.compile(OF + r"not allowed with argument (?P<other>.+)"),
    "cli-needs-value": re.compile(OF + "expected one argument"),
    "cli-takes-no-value": re.compile(OF + "ignored explicit argument .+", re.DOTALL),
    "cli-seed": re.compile(OF + "(?P<text>.*) is not a whole number", re.DOTALL),
    "cli-above-zero": re.compile(OF + "(?P<text>.*) is not a number above 0", re.DOTALL),
    "cli-number-up-to": re.compile(OF + r"choose a number from 1 to (?P<most>\d+)"),
    "cli-arguments-unknown": re.compile(r"unrecognized arguments: (?P<arguments>.+)", re.DOTALL),
    "cli-arguments-missing": re.compile(r"the following arguments are required: (?P<arguments>.+)"),
}
"""Every sentence that our parsers can cause, by the message that says the same."""
LONGEST = 200


def argument_error(english: str, words: Words) -> str:
    """Return a sentence of argparse in the language of words; as it is where it is none of those."""
    for message, form in SENTENCES.items():
        found = form.fullmatch(english)
        if found:
            return words.say(message, **{name: shown(name, text) for name, text in found.groupdict().items()})
    return english[:1].upper() + english[1:].rstrip(".") + "."


def shown(name: str, text: str) -> str:
    """Return what a sentence names: without Python's quotes, and with nothing in it that could command a terminal."""
    if name == "choices":
        return text.replace("'", "")  # some versions of Python write them quoted
    if name == "value":
        text = str(ast.literal_eval(text))
    return str(visible(text if len(text) <= LONGEST else text[:LONGEST] + "…"))
