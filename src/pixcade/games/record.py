"""Game records: options and moves as text that people can read and write.

    [pixcade record 1]
    game = pixl
    rules = 1
    date = 2026-11-15
    player.1 = Mira
    player.2 = Tomek
    option.players = 2
    ...
    start = pixl players=2 ...        (only for a custom start)
    result = winners 1 points 31.28 reason supply-empty    (or: unfinished)

    [moves]
    1. fire:@g7
    2. water:@d4

    [server]                          (only in records made by a server)
    table = 9f0c21d4
    1 fire milliseconds=5230 default

    [review]                          (only if a review was included)
    source = search
    1 fire value=512 loss=13

A game that its players agreed to stop has `result = stopped points 12.9`: the points so far, without a winner.

Every record has exactly one spelling, so writer and reader are inverses of each other.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pixcade.games.commitment import HEX_64, commitment
from pixcade.games.errors import InvalidRecord, PixcadeError
from pixcade.games.game import AnyGame, Decision, Event, Outcome, Seat
from pixcade.games.names import unjoined

TITLE = "[pixcade record 1]"
MOVES = "[moves]"
SERVER = "[server]"
REVIEW = "[review]"
UNFINISHED = "unfinished"
STOPPED = "stopped"
MOST_CHARACTERS = 2_000_000
LONGEST_NAME = 40
MARKS = ("milliseconds", "default", "commitment", "salt")
REVIEWED = ("value", "loss", "luck")
SOURCE = re.compile(r"[a-z][a-z-]{0,19}", re.ASCII)
THOUSANDTHS = re.compile(r"0|-?[1-9][0-9]{0,5}", re.ASCII)
DATE = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])", re.ASCII)
TABLE = re.compile(r"[0-9a-z-]{1,40}", re.ASCII)

Rules = Callable[[str, int], AnyGame]
"""Finds a game by its id and rules version."""


@dataclass(frozen=True)
class Record:
    """A finished or unfinished game. Moves are in notation, one mapping of pieces to moves per step.

    `server` has what only a server knows, by step (from 1) and piece: times, defaults, commitments; `table` is where it
    was played, which the commitments include. `stopped` means that the players agreed to end it. `review` has the
    results of a review, in thousandths, by step and piece, and `review_source` their origin.
    """

    game: str
    rules: int
    date: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    moves: tuple[Mapping[str, str], ...]
    start: str = ""
    server: Mapping[tuple[int, str], Mapping[str, str]] = field(default_factory=dict)
    table: str = ""
    stopped: bool = False
    review: Mapping[tuple[int, str], Mapping[str, int]] = field(default_factory=dict)
    review_source: str = ""


@dataclass(frozen=True)
class Replay:
    """A replayed record: the states before the first and after every step, and the events of each step."""

    game: AnyGame
    states: tuple[object, ...]
    events: tuple[tuple[Event, ...], ...]


def replay(record: Record, rules: Rules) -> Replay:
    """Replay a record. Raises a PixcadeError if it can't be played."""
    game = rules(record.game, record.rules)
    state = opening(record, game)
    states, events = [state], []
    for moves in record.moves:
        step = game.apply(state, due_moves(game, state, moves))
        state = step.state
        states.append(state)
        events.append(step.events)
    return Replay(game, tuple(states), tuple(events))


def opening(record: Record, game: AnyGame) -> object:
    options = game.configure(record.options, seed=0)
    if not record.start:
        return game.start(options)
    state = game.parse_position(record.start)
    if game.options_of(state) != options:
        raise InvalidRecord("record.start-options")
    return state


def due_moves(game: AnyGame, state: object, texts: Mapping[str, str]) -> dict[Decision, object]:
    """Return one step's moves by decision; an unknown piece is assigned to no seat, so that `apply` rejects it."""
    due = {decision.piece: decision for decision in game.deciding(state)}
    return {due.get(piece, Decision(piece, Seat(0))): game.parse_move(state, text) for piece, text in texts.items()}


def result_of(outcome: Outcome | None, stopped_at: tuple[int, ...] | None = None) -> str:
    """Format a result; `stopped_at` are the points at which the players stopped a game without an outcome."""
    if outcome is None:
        return UNFINISHED if stopped_at is None else f"{STOPPED} points {'.'.join(map(str, stopped_at)) or '-'}"
    winners = ".".join(str(seat + 1) for seat in outcome.winners)
    points = ".".join(map(str, outcome.points)) or "-"
    return f"winners {winners} points {points} reason {outcome.reason}"


def winners_in(result: str) -> frozenset[int]:
    """Return the winning seats of a result, counted from 0; empty for an unfinished game."""
    words = result.split()
    return frozenset(int(seat) - 1 for seat in words[1].split(".")) if words[:1] == ["winners"] else frozenset()


def write_record(record: Record, rules: Rules) -> str:
    """Format a record. Raises a PixcadeError if it can't be played or read back."""
    played = replay(record, rules)
    if record.date and not DATE.fullmatch(record.date):
        raise InvalidRecord("record.date", text=record.date[:40])
    if not all(is_name(name) for name in record.players):
        raise InvalidRecord("record.name", most=LONGEST_NAME)
    if len(record.players) != played.game.seats(played.states[0]):
        seats = played.game.seats(played.states[0])
        raise InvalidRecord("record.players", players=len(record.players), seats=seats)
    lines = [TITLE, f"game = {record.game}", f"rules = {record.rules}", f"date = {record.date or '-'}"]
    lines += [f"player.{seat} = {name}" for seat, name in enumerate(record.players, start=1)]
    values = played.game.option_values(played.game.options_of(played.states[0]))
    lines += [f"option.{name} = {value}" for name, value in values.items()]
    begun = played.states[0]
    if begun != played.game.start(played.game.options_of(begun)):
        lines.append(f"start = {played.game.format_position(begun)}")
    last = played.states[-1]
    stopped_at = played.game.points(last) if record.stopped else None
    lines += [f"result = {result_of(played.game.outcome(last), stopped_at)}", "", MOVES]
    for number, (state, moves) in enumerate(zip(played.states, record.moves, strict=False), start=1):
        pieces = [decision.piece for decision in played.game.deciding(state)]
        lines.append(f"{number}. " + " ".join(f"{piece}:{moves[piece]}" for piece in pieces))
    if record.server or record.table:
        lines += ["", SERVER, *([f"table = {record.table}"] if record.table else [])]
        for (step, piece), marks in record.server.items():
            words = [name if name == "default" else f"{name}={value}" for name, value in marks.items()]
            lines.append(" ".join([str(step), piece, *words]))
    if record.review:
        lines += ["", REVIEW, f"source = {record.review_source}"]
        for (step, piece), numbers in record.review.items():
            lines.append(" ".join([str(step), piece, *(f"{name}={number}" for name, number in numbers.items())]))
    text = "\n".join(lines) + "\n"
    read_record(text, rules)  # whatever we write must be readable
    return text


def is_name(text: str) -> bool:
    """Whether a text is valid as a player's name: short, printable, trimmed."""
    return 0 < len(text) <= LONGEST_NAME and unjoined(text).isprintable() and text == text.strip()


class Lines:
    """The lines of a record, and errors with their position."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0

    def reject(self, code: str, column: int = 1, *, rule: str = "", **values: str | int) -> InvalidRecord:
        """Return an error at a column of the current line."""
        return InvalidRecord(
            code, rule=rule, **{**values, "line": min(max(self.at, 1), len(self.lines)), "column": column}
        )

    def peek(self) -> str | None:
        """Return the next line without consuming it, or None at the end."""
        return self.lines[self.at] if self.at < len(self.lines) else None

    def next(self) -> str:
        """Consume a line; at the end of the text, return ""."""
        self.at += 1
        return self.lines[self.at - 1] if self.at <= len(self.lines) else ""

    def expect(self, line: str) -> None:
        """Consume a line that must be exactly this."""
        if self.next() != line:
            raise self.reject("record.expected", expected=line) if line else self.reject("record.expected-empty-line")

    def header(self, name: str) -> str:
        line = self.next()
        start = f"{name} = "
        if not line.startswith(start):
            raise self.reject("record.expected", expected=start.strip())
        if len(line) == len(start) or line != line.strip():
            raise self.reject("record.header-value", column=len(start) + 1, name=name)
        return line[len(start) :]


def read_record(text: str, rules: Rules) -> Record:
    """Parse a record strictly and replay it. Raises InvalidRecord with line and column."""
    if len(text) > MOST_CHARACTERS:
        raise InvalidRecord("record.too-long", line=1, column=1, most=MOST_CHARACTERS)
    lines = Lines(text)
    lines.expect(TITLE)
    game, version = read_rules(lines, rules)
    date = lines.header("date")
    if date != "-" and not DATE.fullmatch(date):
        raise lines.reject("record.date", column=8, text=date[:40])
    players = read_players(lines)
    first_option = lines.at + 1
    values = read_options(lines, game)
    state = read_start(lines, game, values, len(players), first_option)
    start = game.format_position(state) if state != game.start(game.options_of(state)) else ""
    result_line, result = lines.at + 1, lines.header("result")
    lines.expect("")
    lines.expect(MOVES)
    moves, awaited, state = read_moves(lines, game, state)
    table, server = read_server(lines, awaited, moves)
    source, review = read_review(lines, awaited)
    if lines.peek() is None:
        raise lines.reject("record.cut-off", column=len(lines.lines[-1]) + 1)
    lines.expect("")
    if lines.peek() is not None:
        lines.next()
        raise lines.reject("record.after-the-end")
    outcome = game.outcome(state)
    stopped = outcome is None and result.startswith(f"{STOPPED} ")
    expected = result_of(outcome, game.points(state) if stopped else None)
    if result != expected:
        raise InvalidRecord("record.result", line=result_line, column=10, text=result[:80], expected=expected)
    date = "" if date == "-" else date
    return Record(game.info.id, version, date, players, values, moves, start, server, table, stopped, review, source)


def read_rules(lines: Lines, rules: Rules) -> tuple[AnyGame, int]:
    game_id = lines.header("game")
    game_line = lines.at
    version = lines.header("rules")
    if not (version.isascii() and version.isdecimal() and len(version) < 6 and str(int(version)) == version):
        raise lines.reject("record.number", column=9, text=version[:20])
    try:
        return rules(game_id, int(version)), int(version)
    except PixcadeError as error:
        lines.at, column = (game_line, 8) if error.code == "core.unknown-game" else (lines.at, 9)
        raise lines.reject(error.code, column=column, rule=error.rule, **error.values) from None


def read_players(lines: Lines) -> tuple[str, ...]:
    names: list[str] = []
    while (lines.peek() or "").startswith("player."):
        name = lines.header(f"player.{len(names) + 1}")
        if not is_name(name):
            raise lines.reject("record.name", column=12, most=LONGEST_NAME)
        names.append(name)
    return tuple(names)


def read_options(lines: Lines, game: AnyGame) -> dict[str, str]:
    """Parse all options of the game, in order."""
    return {option.name: lines.header(f"option.{option.name}") for option in game.info.options}


def read_start(lines: Lines, game: AnyGame, values: dict[str, str], players: int, first_option: int) -> object:
    """Return the position the record starts with, after checking the options."""
    names = list(values)
    for at, name in enumerate(names):  # report the first option that is invalid with those before it
        try:
            options = game.configure({known: values[known] for known in names[: at + 1]}, seed=0)
            if game.option_values(options)[name] != values[name]:
                raise InvalidRecord("record.option-spelling")
        except PixcadeError as error:
            where = {"line": first_option + at, "column": len(f"option.{name} = ") + 1}
            raise InvalidRecord(error.code, rule=error.rule, **{**error.values, **where}) from None
    state = game.start(options)
    if game.seats(state) != players:
        raise InvalidRecord("record.players", line=5, column=1, players=players, seats=game.seats(state))
    if (lines.peek() or "").startswith("start = "):
        text = lines.header("start")
        try:
            begun = game.parse_position(text)
        except PixcadeError as error:
            raise lines.reject(error.code, column=9, rule=error.rule, **error.values) from None
        if game.options_of(begun) != options or game.format_position(begun) != text or begun == state:
            raise lines.reject("record.start-options", column=9)
        return begun
    return state


def read_moves(
    lines: Lines, game: AnyGame, state: object
) -> tuple[tuple[dict[str, str], ...], list[tuple[str, ...]], object]:
    """Parse and play the numbered steps. Return them, the pieces that decided in each, and the last position."""
    steps: list[dict[str, str]] = []
    awaited: list[tuple[str, ...]] = []
    while lines.peek():
        line = lines.next()
        prefix = f"{len(steps) + 1}. "
        if not line.startswith(prefix):
            raise lines.reject("record.expected", expected=prefix.strip())
        due = game.deciding(state)
        if not due:
            raise lines.reject("core.game-over")
        column = len(prefix) + 1
        texts: dict[str, str] = {}
        moves = {}
        for decision, word in zip(due, line[len(prefix) :].split(" "), strict=False):
            piece, colon, text = word.partition(":")
            if piece != decision.piece or not colon:
                raise lines.reject("record.expected", column, expected=f"{decision.piece}:")
            try:
                moves[decision] = game.parse_move(state, text)
            except PixcadeError as error:
                raise lines.reject(error.code, column + len(piece) + 1, rule=error.rule, **error.values) from None
            texts[piece] = text
            column += len(word) + 1
        if line != prefix + " ".join(f"{piece}:{text}" for piece, text in texts.items()):
            raise lines.reject("record.too-many-moves", column)
        try:
            state = game.apply(state, moves).state
        except PixcadeError as error:
            raise lines.reject(error.code, len(prefix) + 1, rule=error.rule, **error.values) from None
        steps.append(texts)
        awaited.append(tuple(decision.piece for decision in due))
    return tuple(steps), awaited, state


def block_follows(lines: Lines, title: str) -> bool:
    """Whether an empty line and a block's title come next; consumes them if so."""
    if lines.at + 1 >= len(lines.lines) or lines.lines[lines.at + 1] != title:
        return False
    lines.expect("")
    lines.expect(title)
    return True


class Steps:
    """The lines of a block that start with a step and one of its pieces, in order."""

    def __init__(self, awaited: list[tuple[str, ...]]) -> None:
        every = ((step, piece) for step, pieces in enumerate(awaited, start=1) for piece in pieces)
        self.places = {key: at for at, key in enumerate(every)}
        self.last = -1

    def read(self, lines: Lines, code: str) -> tuple[tuple[int, str], str, int]:
        """Parse a line: step and piece, the rest, and the column where the rest starts. Raises InvalidRecord."""
        step, _, rest = lines.next().partition(" ")
        piece, _, more = rest.partition(" ")
        key = (int(step) if step.isascii() and step.isdecimal() and len(step) < 6 else 0, piece)
        if self.places.get(key, -1) <= self.last or str(key[0]) != step:
            raise lines.reject(code)
        self.last = self.places[key]
        return key, more, len(step) + len(piece) + 3


def read_server(
    lines: Lines, awaited: list[tuple[str, ...]], moves: tuple[dict[str, str], ...]
) -> tuple[str, dict[tuple[int, str], dict[str, str]]]:
    """Parse the optional server block: the table, and marks by step and piece."""
    if not block_follows(lines, SERVER):
        return "", {}
    table = lines.header("table") if (lines.peek() or "").startswith("table = ") else ""
    if table and not TABLE.fullmatch(table):
        raise lines.reject("record.header-value", column=9, name="table")
    found: dict[tuple[int, str], dict[str, str]] = {}
    steps = Steps(awaited)
    while lines.peek():
        key, marks, column = steps.read(lines, "record.server-line")
        step, piece = key
        found[key] = read_marks(lines, marks.split(" "), column)
        if not opens(table, key, moves[step - 1][piece], found[key]):
            raise lines.reject("record.commitment", column + marks.index("commitment"), step=step, piece=piece)
    if not found and not table:
        raise lines.reject("record.server-line")
    return table, found


def read_review(lines: Lines, awaited: list[tuple[str, ...]]) -> tuple[str, dict[tuple[int, str], dict[str, int]]]:
    """Parse the optional review block: its source, and numbers in thousandths by step and piece."""
    if not block_follows(lines, REVIEW):
        return "", {}
    source = lines.header("source")
    if not SOURCE.fullmatch(source):
        raise lines.reject("record.header-value", column=10, name="source")
    found: dict[tuple[int, str], dict[str, int]] = {}
    steps = Steps(awaited)
    while lines.peek():
        key, rest, column = steps.read(lines, "record.review-line")
        numbers: dict[str, int] = {}
        for word in rest.split(" "):
            name, _, value = word.partition("=")
            in_order = name in REVIEWED and all(REVIEWED.index(name) > REVIEWED.index(other) for other in numbers)
            if not in_order or not THOUSANDTHS.fullmatch(value):
                raise lines.reject("record.review-line", column)
            numbers[name] = int(value)
            column += len(word) + 1
        found[key] = numbers
    if not found:
        raise lines.reject("record.review-line")
    return source, found


def opens(table: str, key: tuple[int, str], move: str, marks: Mapping[str, str]) -> bool:
    """Whether a commitment and its salt match the move that was played; true unless both are given."""
    if not (table and "commitment" in marks and "salt" in marks):
        return True
    step, piece = key
    return commitment(table, step - 1, piece, move, marks["salt"]) == marks["commitment"]


def read_marks(lines: Lines, words: list[str], column: int) -> dict[str, str]:
    """Parse `milliseconds=5230 default commitment=... salt=...`, each at most once and in this order."""
    marks: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        known = name in MARKS and all(MARKS.index(name) > MARKS.index(other) for other in marks)
        number = value.isascii() and value.isdecimal() and len(value) < 13 and str(int(value or 0)) == value
        good = {
            "milliseconds": bool(number),
            "default": not equals,
            "commitment": bool(HEX_64.fullmatch(value)),
            "salt": bool(HEX_64.fullmatch(value)),
        }
        if not known or not good[name]:
            raise lines.reject("record.server-mark", column, text=word[:80])
        marks[name] = value
        column += len(word) + 1
    if not marks:
        raise lines.reject("record.server-line")
    return marks
