"""Any game in words and lines: lists its facts and moves; moves are typed in notation.

A game may bring messages for this view (docs/extending.md lists them); for others the codes are shown.
"""

from collections.abc import Mapping, Sequence

from pixcade.cli.game_view import AskChoice, Drawing, Player, View, only_move, reject_illegal
from pixcade.cli.screen import Screen
from pixcade.games import PARTS
from pixcade.games.game import AnyGame, Decision
from pixcade.games.parts import loaded
from pixcade.locales import Names, Words


class AnyGameView:
    """Line-by-line play for games without their own view."""

    in_opening = ("players",)

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.id = game.info.id

    def names(self, words: Words, state: object, players: Sequence[str]) -> Names:
        """Name every piece after the player who decides for it now, or holds it by the facts (`holders`, seats from
        1).
        """
        del words
        holders = self.game.facts(state).get("holders")
        held = holders if isinstance(holders, Mapping) else {}
        pieces = {piece: players[seat - 1] for piece, seat in held.items()}
        return Names(pieces | {one.piece: players[one.seat] for one in self.game.deciding(state)}, players)

    def opening(self, words: Words, state: object, players: Sequence[Player]) -> list[str]:
        del state
        lines = [words.say("text-any-opening", game=words.game(self.id), players=len(players))]
        for player in players:
            level = words.say("bots-name", name=player.level)
            kind = "bot" if player.bot else "person"
            lines.append(words.say("text-any-player", player=player.name, kind=kind, level=level))
        return lines

    def aim(self, words: Words) -> list[str]:
        """The game's own description, if any."""
        message = f"{self.id}-about"
        return [words.say(message)] if words.has(message) else []

    def help(self, words: Words) -> str:
        return words.say("text-any-help")

    def set_up(self, ask: AskChoice, words: Words, values: Mapping[str, str]) -> dict[str, str]:
        del ask, words, values
        return {}

    def defaults(self, values: Mapping[str, str]) -> dict[str, str]:
        del values
        return {option.name: option.default for option in self.game.info.options}

    def rules(self, words: Words, state: object) -> list[str]:
        del state
        message = f"{self.id}-rules"
        return [words.say(message) if words.has(message) else words.say("text-any-no-rules")]

    def situation(self, words: Words, state: object, names: Names) -> list[str]:
        """Every fact of the position, in the game's words or by its code."""
        lines = []
        for name, fact in self.game.facts(state).items():
            value = fact if isinstance(fact, int) else fact_text(words, fact, names)
            message = f"{self.id}-fact-{name}"
            known = words.has(message)
            lines.append(
                words.say(message, value=value) if known else words.say("text-any-fact", name=name, value=value)
            )
        return lines

    def summary(self, words: Words, state: object, decision: Decision, names: Names) -> list[str]:
        return self.situation(words, state, names) + self.moves(words, state, decision, names)

    def moves(self, words: Words, state: object, decision: Decision, names: Names) -> list[str]:
        """Every legal move in notation, with its meaning if the game describes it."""
        del names
        listed = []
        for move in self.spellings(state, decision):
            meaning = words.or_code(f"{self.id}-move", "", move=move)
            listed.append(words.say("text-any-move", move=move, meaning=meaning) if meaning else move)
        return [words.say("text-any-moves", moves=words.enumeration(listed))]

    def look(self, words: Words, state: object, place: str, names: Names) -> list[str]:
        """Everything: places of an unknown game have no names."""
        del place
        return self.situation(words, state, names)

    def reach(self, words: Words, state: object, decision: Decision | None, names: Names) -> list[str]:
        del decision
        return self.situation(words, state, names)

    def spellings(self, state: object, decision: Decision) -> dict[str, object]:
        return {self.game.format_move(state, move): move for move in self.game.legal(state, decision)}

    def prompt(self, words: Words, state: object, decision: Decision, player: str) -> str:
        piece = words.or_code(f"{self.id}-piece", decision.piece, piece=decision.piece)
        question = words.say("text-any-ask", player=player, piece=piece)
        move = only_move(self.game, state, decision)
        if move is None:
            return question
        return words.say("text-ask-default", question=question, default=self.game.format_move(state, move))

    def read(self, words: Words, state: object, decision: Decision, text: str) -> object:
        """Read a move in notation. Case doesn't matter if only one legal move fits."""
        del words
        alike = [
            move for spelling, move in self.spellings(state, decision).items() if spelling.casefold() == text.casefold()
        ]
        if len(alike) == 1:
            return alike[0]
        move = self.game.parse_move(state, text)
        reject_illegal(self.game, state, decision, move)
        return move

    def input_text(self, words: Words, state: object, move: object) -> str:
        del words
        return self.game.format_move(state, move)

    def reason(self, words: Words, state: object, move: object) -> str:
        del words, state, move
        return ""

    def worth(self, words: Words, value: float) -> str:
        return f"{value:.2f}".replace(".", words.say("text-decimal-sign"))

    def score(self, words: Words, state: object, names: Names) -> list[str]:
        entries = [
            words.say("core-points-entry", player=names.seat(seat), points=points)
            for seat, points in enumerate(self.game.points(state), start=1)
        ]
        return [words.say("text-score", points=words.enumeration(entries))] if entries else []

    def draw(self, words: Words, state: object, decision: Decision | None, names: Names, screen: Screen) -> Drawing:
        """The facts, one a line: there is no picture."""
        del decision, screen
        return Drawing(self.situation(words, state, names), [])


def fact_text(words: Words, value: object, names: Names) -> str:
    """Format a fact's value in one line. A list with a number for each seat names the seats."""
    if isinstance(value, Mapping):
        return words.enumeration([f"{names.piece(name)} {fact_text(words, one, names)}" for name, one in value.items()])
    if isinstance(value, list | tuple):
        if len(value) == len(names.seats) and all(isinstance(one, int) for one in value):
            seats = zip(names.seats, value, strict=True)
            return words.enumeration([words.say("core-points-entry", player=name, points=one) for name, one in seats])
        return words.enumeration([fact_text(words, one, names) for one in value])
    return names.piece(str(value))


def view_of(game_id: str) -> View:
    """Return the terminal view of a game: its own, or the generic one."""
    parts = PARTS[game_id]
    view: View = loaded(parts.view) if parts.view else AnyGameView(parts.game)
    return view
