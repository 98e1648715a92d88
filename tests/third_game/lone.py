"""Lone: a third game, in this folder alone. All players secretly choose a number; the lowest unique one scores."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pixcade.games.errors import IllegalMove, InvalidNotation, PixcadeError
from pixcade.games.game import Decision, Event, GameInfo, OptionInfo, Outcome, Seat, Step, require_due
from pixcade.games.options import choice, reject_unknown
from pixcade.games.parts import GameParts

PLAYERS = OptionInfo("players", ("2", "3", "4"), "2", "L1")
ROUNDS = OptionInfo("rounds", ("3", "5"), "3", "L2")
NUMBERS = ("1", "2", "3", "4", "5")


class State(NamedTuple):
    """The rounds played, of how many, and everyone's points."""

    rounds: int
    played: int
    points: tuple[int, ...]


class Lone:
    """The rules: L1 two to four players, L2 some rounds, L3 numbers from 1 to 5, L4 the lowest unique number scores."""

    info = GameInfo("lone", (2, 3, 4), (PLAYERS, ROUNDS), 1)

    def configure(self, values: Mapping[str, str], seed: int) -> State:
        del seed
        reject_unknown(values, self.info.options)
        return State(int(choice(values, ROUNDS)), 0, (0,) * int(choice(values, PLAYERS)))

    def option_values(self, options: State) -> dict[str, str]:
        return {"players": str(len(options.points)), "rounds": str(options.rounds)}

    def start(self, options: State) -> State:
        return options

    def options_of(self, state: State) -> State:
        return State(state.rounds, 0, (0,) * len(state.points))

    def seats(self, state: State) -> int:
        return len(state.points)

    def deciding(self, state: State) -> tuple[Decision, ...]:
        if state.played == state.rounds:
            return ()
        return tuple(Decision(f"hand{seat + 1}", Seat(seat)) for seat in range(len(state.points)))

    def legal(self, state: State, decision: Decision) -> tuple[str, ...]:
        del state, decision
        return NUMBERS

    def choices(self, state: State, decision: Decision, *, previews: bool = True) -> dict[str, Any]:
        return {"moves": list(NUMBERS), "default": self.default(state, decision)}

    def apply(self, state: State, moves: Mapping[Decision, str]) -> Step[State]:
        require_due(self.deciding(state), moves, "L2")
        named = [moves[decision] for decision in self.deciding(state)]
        for move in named:
            if move not in NUMBERS:
                raise IllegalMove("lone.no-number", rule="L3", move=move)
        lone = [number for number in NUMBERS if named.count(number) == 1]
        scorer = named.index(lone[0]) if lone else -1
        points = tuple(own + (int(lone[0]) if seat == scorer else 0) for seat, own in enumerate(state.points))
        after = State(state.rounds, state.played + 1, points)
        return Step(after, lambda: self.events(named, scorer, after))

    def events(self, named: list[str], scorer: int, after: State) -> list[Event]:
        events = [
            Event("lone.named", {"piece": one.piece, "number": int(move)})
            for one, move in zip(self.deciding(after._replace(played=0)), named, strict=True)
        ]
        if scorer >= 0:
            events.append(Event("lone.scored", {"seat": scorer + 1, "points": after.points}))
        else:
            events.append(Event("lone.nobody", {}))
        if outcome := self.outcome(after):
            winners = tuple(seat + 1 for seat in outcome.winners)
            events.append(Event("lone.over", {"winners": winners, "points": outcome.points}))
        return events

    def outcome(self, state: State) -> Outcome | None:
        if self.deciding(state):
            return None
        best = max(state.points)
        winners = tuple(Seat(seat) for seat, own in enumerate(state.points) if own == best)
        return Outcome(winners, state.points, "points")

    def points(self, state: State) -> tuple[int, ...]:
        return state.points

    def default(self, state: State, decision: Decision) -> str:
        del state, decision
        return NUMBERS[0]

    def silent(self, state: State) -> frozenset[Seat]:
        del state
        return frozenset()

    def reveal_milliseconds(self, events: Any, timing: int = 0) -> int:
        del timing
        return 100 * len(events)

    def parse_move(self, state: State, text: str) -> str:
        del state
        if text not in NUMBERS:
            raise InvalidNotation("lone.no-number", rule="L3", move=text[:40])
        return text

    def format_move(self, state: State, move: str) -> str:
        del state
        return move

    def parse_position(self, text: str) -> State:
        try:
            word, rounds, played, points = text.split(" ")
            state = State(int(rounds), int(played), tuple(map(int, points.split("."))))
            assert (word, text) == ("lone", self.format_position(state))
            assert len(state.points) in self.info.players
        except (ValueError, AssertionError):
            raise InvalidNotation("core.position-word", text=text[:40]) from None
        return state

    def format_position(self, state: State) -> str:
        return f"lone {state.rounds} {state.played} {'.'.join(map(str, state.points))}"

    def unreachable(self, state: State) -> tuple[PixcadeError, ...]:
        del state
        return ()

    def facts(self, state: State) -> dict[str, Any]:
        holders = {f"hand{seat + 1}": seat + 1 for seat in range(len(state.points))}
        return {"round": min(state.played + 1, state.rounds), "points": list(state.points), "holders": holders}


ENGLISH = """
lone-name = Lone
lone-about = Name a number that nobody else names. The lowest of these scores.
lone-rules = All name a number from 1 to 5 in secret. The lowest that only one has named brings that many points.
lone-option-players = how many play
lone-option-players-value = { $value } players
lone-option-rounds = how many rounds
lone-option-rounds-value = { $value } rounds
lone-fact-round = Round { $value }.
lone-fact-points = Points: { $value }.
lone-fact-holders = Hands: { $value }.
lone-piece = the hand of seat { $piece ->
    [hand1] 1
    [hand2] 2
    [hand3] 3
   *[other] 4
}
lone-move = the number { $move }
lone-named = { $who } names { $number }.
lone-scored = { $player } scores. { $points }.
lone-nobody = No number was named once, so nobody scores.
lone-over = It is over. { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
} { $points }.
lone-no-number = “{ $move }” is no number from 1 to 5.
"""
POLISH = """
lone-name = Samotnik
lone-about = Nazwij liczbę, której nie nazwie nikt inny. Najmniejsza z nich punktuje.
lone-rules = Wszyscy potajemnie wybierają liczbę od 1 do 5. Najmniejsza wybrana tylko raz daje tyle punktów.
lone-option-players = ilu gra
lone-option-players-value = graczy: { $value }
lone-option-rounds = ile rund
lone-option-rounds-value = rund: { $value }
lone-fact-round = Runda { $value }.
lone-fact-points = Punkty: { $value }.
lone-fact-holders = Ręce: { $value }.
lone-piece = ręka
lone-move = liczba { $move }
lone-named = { $who } podaje { $number }.
lone-scored = { $player } zdobywa punkty. { $points }.
lone-nobody = Nikt nie zdobywa punktów.
lone-over = Koniec. { $winners } wygrywa. { $points }.
lone-no-number = „{ $move }” to nie liczba od 1 do 5.
"""

PARTS = GameParts(Lone(), words={"en": ENGLISH, "pl": POLISH}, research="tests.lab.third_game.lone_form:FORMS")
