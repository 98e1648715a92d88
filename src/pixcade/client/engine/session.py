"""The engine's current game: every state since its beginning and the moves between them. Immutable."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pixcade.client.engine.json_lines import InvalidRequest
from pixcade.games import game_named, rules
from pixcade.games.errors import IllegalMove, InvalidNotation, InvalidRecord, PixcadeError
from pixcade.games.game import AnyGame, Decision, Event, Seat
from pixcade.games.position_text import checked_position
from pixcade.games.record import DATE, LONGEST_NAME, Record, read_record, replay, write_record

NOBODY = Decision("", Seat(0))


class RejectedMove(PixcadeError):
    """One of several moves was rejected: `piece` names it."""

    def __init__(self, piece: str, reason: PixcadeError) -> None:
        super().__init__(reason.code, rule=reason.rule, **reason.values)
        self.piece = piece


@dataclass(frozen=True)
class Session:
    """`states` has one more entry than `moves`. Names, date and server notes come from a loaded record."""

    game: AnyGame
    states: tuple[object, ...]
    moves: tuple[Mapping[str, str], ...] = ()
    players: tuple[str, ...] = ()
    date: str = ""
    server: Mapping[tuple[int, str], Mapping[str, str]] = field(default_factory=dict)

    @property
    def state(self) -> object:
        return self.states[-1]

    def decision(self, piece: str) -> Decision:
        """Return a piece's open decision. Raises IllegalMove."""
        for decision in self.game.deciding(self.state):
            if decision.piece == piece:
                return decision
        self.game.apply(self.state, {Decision(piece, Seat(0)): None})  # the game knows by which rule to reject it
        raise AssertionError(f"a move of {piece} was played though nobody awaits it")

    def legal(self, decision: Decision) -> list[str]:
        return [self.game.format_move(self.state, move) for move in self.game.legal(self.state, decision)]

    def play(self, texts: Mapping[str, str], seats: Mapping[str, int]) -> tuple["Session", tuple[Event, ...]]:
        """Play one step: all moves by piece, and optionally the seat (from 1) that claims to decide for it."""
        due = self.game.deciding(self.state)
        given = self._by_decision(texts, seats)
        moves = {one: self._parsed(one.piece, text) if one in due else None for one, text in given.items()}
        try:
            step = self.game.apply(self.state, moves)
        except IllegalMove as reason:
            if set(moves) != set(due):
                raise
            forbidden = [one for one in due if moves[one] not in self.game.legal(self.state, one)]
            raise RejectedMove(forbidden[0].piece, reason) from None
        written = {one.piece: self.game.format_move(self.state, moves[one]) for one in due}
        after = replace(self, states=(*self.states, step.state), moves=(*self.moves, written))
        return after, step.events

    def _by_decision(self, texts: Mapping[str, str], seats: Mapping[str, int]) -> dict[Decision, str]:
        for piece in seats:
            if piece not in texts:
                raise InvalidRequest("engine.seat-without-move", piece=piece)
        holders = {decision.piece: decision.seat for decision in self.game.deciding(self.state)}
        if not holders and not texts:
            return {NOBODY: ""}  # the game is over: an empty step is illegal too
        claimed = {piece: Seat(seat - 1) for piece, seat in seats.items()}
        return {Decision(piece, claimed.get(piece, holders.get(piece, Seat(0)))): text for piece, text in texts.items()}

    def _parsed(self, piece: str, text: str) -> object:
        try:
            return self.game.parse_move(self.state, text)
        except InvalidNotation as reason:
            raise RejectedMove(piece, reason) from None

    def undo(self, steps: int) -> "Session":
        left = len(self.moves) - steps
        if left < 0:
            raise IllegalMove("engine.undo-too-far", steps=steps, played=len(self.moves))
        server = {(step, piece): marks for (step, piece), marks in self.server.items() if step <= left}
        return replace(self, states=self.states[: left + 1], moves=self.moves[:left], server=server)

    def save(self, players: tuple[str, ...] | None, date: str | None) -> str:
        """Return the record; names and date default to those of the loaded record."""
        first = self.states[0]
        options = self.game.options_of(first)
        record = Record(
            game=self.game.info.id,
            rules=self.game.info.rules_version,
            date=self.date if date is None else checked_date(date),
            players=self._names() if players is None else self._checked_names(players),
            options=self.game.option_values(options),
            moves=self.moves,
            start="" if first == self.game.start(options) else self.game.format_position(first),
            server=self.server,
        )
        return write_record(record, rules)

    def _names(self) -> tuple[str, ...]:
        return self.players or tuple(f"Seat {seat + 1}" for seat in range(self.game.seats(self.state)))

    def _checked_names(self, names: tuple[str, ...]) -> tuple[str, ...]:
        seats = self.game.seats(self.state)
        if len(names) != seats:
            raise InvalidRecord("record.players", players=len(names), seats=seats)
        for seat, name in enumerate(names, start=1):
            if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
                raise InvalidRecord("record.name", most=LONGEST_NAME, seat=seat)
        return names


def checked_date(date: str) -> str:
    """Return a date such as 2026-11-15. Raises InvalidRecord."""
    if not DATE.fullmatch(date):
        raise InvalidRecord("record.date", text=date)
    return date


def start(name: str, options: Mapping[str, str], seed: int) -> Session:
    """Start a game. Raises InvalidNotation or InvalidOption."""
    game = game_named(name)
    return Session(game, (game.start(game.configure(options, seed)),))


def set_up(position: str) -> Session:
    """Start from a position; its first word is the game's id. Raises InvalidNotation or InvalidOption."""
    game = game_named(position.partition(" ")[0])
    return Session(game, (checked_position(game, position),))


def load(text: str) -> Session:
    """Continue a record from its end; all its steps can be undone. Raises InvalidRecord with line and column."""
    record = read_record(text, rules)
    played = replay(record, rules)
    return Session(played.game, played.states, record.moves, record.players, record.date, record.server)
