"""`turns`, the game that boardgame.io plays beside Pixl (`boardgame/serve.js`), on our server: the same on both sides.

Players move one after the other, and whatever they play is counted. There is no board, nothing is forbidden but to move
out of turn, and nothing would follow from a choice: what is left is what a server does for any game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bench.server.visitor import LENGTH
from pixcade.core.errors import Refusal
from pixcade.core.game import Decision, Event, GameInfo, OptionInfo, Outcome, Seat, Step, require_due
from pixcade.core.options import choice, refuse_unknown
from pixcade.core.parts import GameParts

MOVES = LENGTH["turns"]
PLAYERS = OptionInfo("players", ("2",), "2", "T1")
DUE = tuple((Decision(f"hand{seat + 1}", Seat(seat)),) for seat in range(2))


class State(NamedTuple):
    """How often each has moved, and what was moved last."""

    played: tuple[int, int] = (0, 0)
    last: str = ""


class Turns:
    """The rules: T1 two play, T2 one after the other, T3 until as many moves as a game of Pixl has."""

    info = GameInfo("turns", (2,), (PLAYERS,), 1)

    def configure(self, values: Mapping[str, str], seed: int) -> State:
        del seed
        refuse_unknown(values, self.info.options)
        choice(values, PLAYERS)
        return State()

    def option_values(self, options: State) -> dict[str, str]:
        del options
        return {"players": "2"}

    def start(self, options: State) -> State:
        return options

    def options_of(self, state: State) -> State:
        del state
        return State()

    def seats(self, state: State) -> int:
        return len(state.played)

    def deciding(self, state: State) -> tuple[Decision, ...]:
        moves = sum(state.played)
        return DUE[moves % 2] if moves < MOVES else ()

    def legal(self, state: State, decision: Decision) -> tuple[str, ...]:
        return (self.default(state, decision),)

    def choices(self, state: State, decision: Decision) -> dict[str, Any]:
        return {"kind": "turn", "default": self.default(state, decision)}

    def apply(self, state: State, moves: Mapping[Decision, str]) -> Step[State]:
        due = self.deciding(state)
        require_due(due, moves, "T2")
        first, second = state.played
        seat, last = due[0].seat, moves[due[0]]
        after = State((first + 1, second) if seat == 0 else (first, second + 1), last)
        return Step(after, lambda: [Event("turns.played", {"seat": seat + 1, "move": last})])

    def outcome(self, state: State) -> Outcome | None:
        return None if self.deciding(state) else Outcome((Seat(0), Seat(1)), state.played, "points")

    def points(self, state: State) -> tuple[int, ...]:
        return state.played

    def default(self, state: State, decision: Decision) -> str:
        del state, decision
        return "d4"

    def silent(self, state: State) -> frozenset[Seat]:
        del state
        return frozenset()

    def reveal_milliseconds(self, events: Sequence[Event], timing: int = 0) -> int:
        del events, timing
        return 0

    def parse_move(self, state: State, text: str) -> str:
        del state
        return text

    def format_move(self, state: State, move: str) -> str:
        del state
        return move

    def parse_position(self, text: str) -> State:
        _, first, second, *last = text.split(" ")
        return State((int(first), int(second)), *last)

    def format_position(self, state: State) -> str:
        return " ".join(("turns", *map(str, state.played), *filter(None, (state.last,))))

    def unreachable(self, state: State) -> tuple[Refusal, ...]:
        del state
        return ()

    def facts(self, state: State) -> dict[str, Any]:
        return {"played": state.played, "last": state.last}


PARTS = GameParts(Turns(), words={"en": "turns-name = Turns\n"})
