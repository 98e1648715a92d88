"""`pixcade review`: the cost of decisions and the share of luck in a recorded game."""

import argparse
import json
from dataclasses import replace
from typing import Any, Protocol

from pixcade.cli.files import save_text
from pixcade.cli.replay import load
from pixcade.cli.screen import Screen
from pixcade.games import PARTS, rules
from pixcade.games.parts import loaded
from pixcade.games.record import write_record
from pixcade.locales import Words
from pixcade.review.api import GameReview, SeatReview, no_progress, review_record

BAR = 40


class Teller(Protocol):
    """A game's reviews in words."""

    def lines(self, words: Words, review: Any) -> list[str]:
        """Return the whole review, a sentence or two a line, with an empty line before each part."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words.say("cli-replay-file"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-review-json"))
    parser.add_argument("--keep", metavar="FILE", help=words.say("cli-review-keep"))


def run(parsed: argparse.Namespace, screen: Screen, words: Words) -> int:
    """`pixcade review`. Raises a PixcadeError."""
    record = load(parsed.file)
    progress = Bar(screen).show if not screen.dumb and not parsed.json else no_progress
    review: GameReview = review_record(record, progress)
    if parsed.json:
        screen.show([json.dumps(review.as_data())])
    else:
        teller: Teller = loaded(PARTS[record.game].review_text)
        for line in teller.lines(words, review):
            screen.say(line)
    if parsed.keep:
        source, numbers = review.record_data()
        kept = write_record(replace(record, review=numbers, review_source=source), rules)
        screen.say(words.say("review-kept", path=str(save_text(parsed.keep, kept))))
    return 0


class Bar:
    """A progress bar, on a line that is overwritten."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def show(self, done: int, all_of_it: int) -> None:
        """Show the progress; erase the line at the end."""
        bar = "#" * (BAR * done // max(all_of_it, 1))
        left = "" if done >= all_of_it else f"[{bar:.<{BAR}}] {done}/{all_of_it}"
        self.screen.writing.write(f"\r\x1b[K{left}")
        self.screen.writing.flush()


class Numbers:
    """Number formats of a language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def decimal(self, number: float, digits: int = 2, *, signed: bool = False) -> str:
        """Format a number; zero has no minus."""
        number = round(number, digits) + 0.0
        text = f"{number:{'+' if signed and number else ''}.{digits}f}"
        return text.replace(".", self.words.say("text-decimal-sign")).replace("-", "\N{MINUS SIGN}")

    def percent(self, share: float, digits: int = 0, *, signed: bool = False) -> str:
        return self.words.say("text-percent", number=self.decimal(100 * share, digits, signed=signed))


def loss_text(words: Words, loss: float, unit: str) -> str:
    """Return the cost of a decision: cubes, or a chance to win."""
    numbers = Numbers(words)
    lost = numbers.decimal(loss) if unit == "cubes" else numbers.percent(loss)
    return words.say("review-loss", unit=unit, lost=lost, count=int(loss))


def seat_lines(words: Words, seats: tuple[SeatReview, ...], unit: str) -> list[str]:
    """Return everyone's accuracy and luck; losses are cubes, or chances to win."""
    numbers, found = Numbers(words), []
    for seat in seats:
        each = seat.per_decision
        found.append(
            words.say(
                "review-seat",
                player=seat.name,
                grade=seat.grade,
                level=words.say("bots-name", name=seat.grade),
                unit=unit,
                decisions=seat.decisions,
                lost=numbers.decimal(seat.lost, 1),
                each=numbers.decimal(each) if unit == "cubes" else numbers.percent(each, 1),
            )
        )
        if seat.fortune:
            luck = numbers.decimal(seat.luck, 1, signed=True)
            found[-1] += " " + words.say("review-fortune", fortune=seat.fortune, luck=luck)
    return found
