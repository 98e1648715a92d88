"""`python -m bench.choices`: how long it takes to say what can be chosen, and how many bytes that is.

Positions come from whole games of bots. Each is measured several times and its quickest time counts, since whatever
else the machine does can only add to it. The promises are for an idle core.
"""

import random
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from pixcade.bots.baseline import greedy_move, random_move
from pixcade.core.game import AnyGame
from pixcade.games import GAMES
from pixcade.protocol.board_view import BoardView, choices_told

GAMES_PLAYED = 12
REPETITIONS = 7


@dataclass(frozen=True)
class Bench:
    """Which steps of which games are measured, and the most microseconds that half of them may take."""

    name: str
    game: str
    options: dict[str, str]
    steps: range
    promised: float


BENCHES = (
    Bench("Pixoid, all four programs of a turn", "pixoid", {}, range(4, 1_000), 60),
    Bench("Pixl, Ports being placed", "pixl", {}, range(4), 100),
    Bench("Pixl, middle of the game, 4 players", "pixl", {}, range(40, 71), 100),
    Bench("Pixl, middle of the game, 2 players", "pixl", {"players": "2"}, range(40, 71), 100),
    Bench("Pixl, middle of the game, picking", "pixl", {"conversion": "one"}, range(40, 71), 100),
    Bench("Pixl, from turn 71 on", "pixl", {}, range(71, 1_000), 100),
)

TURN_PROMISED = 150
"""Microseconds of processor time for all that a server asks of the rules in a turn of Pixl for two."""


def positions(game: AnyGame, options: dict[str, str], steps: range, seed: int) -> Iterator[Any]:
    """These steps of one game between bots that are greedy four times out of five."""
    generator = random.Random(seed)
    state = game.start(game.configure(options, seed=seed))
    step = 0
    while (due := game.deciding(state)) and step < steps.stop:
        if step in steps and (len(due) > 1 or game.info.id == "pixl"):  # in Pixoid only turns, not the cubes' setting
            yield state
        bots = {one: greedy_move if generator.random() < 0.8 else random_move for one in due}
        state = game.apply(state, {one: bot(game, state, one, generator) for one, bot in bots.items()}).state
        step += 1


def microseconds(game: AnyGame, state: Any) -> float:
    """The quickest of several times for everything that is due in a position."""
    due = game.deciding(state)
    times = []
    for _ in range(REPETITIONS):
        began = time.perf_counter()
        choices_told(game, state, due)
        times.append(time.perf_counter() - began)
    return min(times) * 1e6


def size(game: AnyGame, state: Any) -> int:
    """Bytes of JSON for everything that is due in a position."""
    return sum(len(msgspec.json.encode(game.choices(state, decision))) for decision in game.deciding(state))


def measure(bench: Bench) -> bool:
    """Print one line; whether it kept what was promised."""
    game = GAMES[bench.game]
    states = [one for seed in range(GAMES_PLAYED) for one in positions(game, bench.options, bench.steps, seed)]
    times = [microseconds(game, state) for state in states]
    median, bytes_of_json = statistics.median(times), statistics.median(size(game, state) for state in states)
    figures = f"{median:>8,.0f} us {max(times):>8,.0f} us {bytes_of_json:>8,.0f} bytes {len(states):>6} positions"
    print(f"{bench.name:38}{figures}   promised {bench.promised:,.0f} us", flush=True)
    return median <= bench.promised


def random_turns(game: AnyGame, seed: int) -> list[tuple[str, str]]:
    """Pieces and moves of a game between players who place wherever they are offered to."""
    generator = random.Random(seed)
    state = game.start(game.configure({"players": "2"}, seed=seed))
    turns = []
    while due := game.deciding(state):
        choices: Any = game.choices(state, due[0])
        offered = [entry["move"] for entries in choices["hexes"].values() for entry in entries]
        turns.append((due[0].piece, generator.choice(offered) if offered else choices["default"]))
        state = game.apply(state, {due[0]: game.parse_move(state, turns[-1][1])}).state
    return turns


def as_a_server(game: AnyGame, turns: list[tuple[str, str]]) -> None:
    """Play a game with all that a server asks of the rules: is it legal, what happened, what is told to everybody."""
    state = game.start(game.configure({"players": "2"}, seed=0))
    board = BoardView(game, state)
    (due,) = game.deciding(state)
    for piece, text in turns:
        move = game.parse_move(state, text)
        assert due.piece == piece
        assert move in game.legal(state, due)
        step = game.apply(state, {due: move})
        game.format_move(state, move)
        game.reveal_milliseconds(step.events)
        state = step.state
        told = [game.format_position(state), board.told(game, state), game.points(state), step.events]
        awaited = game.deciding(state)
        assert (game.outcome(state) is None) == bool(awaited)
        msgspec.json.encode([*told, choices_told(game, state, awaited)])
        due = awaited[0] if awaited else due


def measure_turns() -> bool:
    """Print one line about whole turns; whether they took no longer than was promised."""
    game = GAMES["pixl"]
    games = [random_turns(game, seed) for seed in range(GAMES_PLAYED)]
    times = []
    for _ in range(REPETITIONS):
        began = time.process_time()
        for turns in games:
            as_a_server(game, turns)
        times.append(time.process_time() - began)
    turns_played = sum(map(len, games))
    figure = min(times) / turns_played * 1e6
    print(f"{'Pixl for two, a whole turn':38}{figure:>8,.0f} us {turns_played:>42} turns   promised {TURN_PROMISED} us")
    return figure <= TURN_PROMISED


def main() -> int:
    """Measure everything; 0 where every median is at most what was promised."""
    print(f"quickest of {REPETITIONS} times a position; median over positions, then the slowest position\n")
    kept = [measure(bench) for bench in BENCHES]
    print("\nprocessor time of all that a server asks of the rules, encoding included\n")
    kept.append(measure_turns())
    return 0 if all(kept) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
