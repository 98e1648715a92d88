"""Invariants of every position, checked on random games."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pixcade.games import GAMES, rules
from pixcade.games.errors import IllegalMove
from pixcade.games.game import AnyGame, Decision, Seat
from pixcade.games.pixl.elements import LETTERS, PIXLS
from pixcade.games.pixl.moves import Pass, Place, PutPort, TakePort
from pixcade.games.pixoid.moves import DIRECTIONS, Placement, Program
from pixcade.games.record import Record, read_record, replay, write_record
from tests.random_games import OPTIONS, pixl_tempting, pixoid_tempting

LONGEST = {"pixoid": 4 * (4 + 12), "pixl": 1_000}  # P5.1 and P5.4; X6.4

seeds = st.integers(min_value=0, max_value=2**32 - 1)
each_game = pytest.mark.parametrize("game_id", list(GAMES))


def random_game(game_id: str, generator: random.Random) -> Iterator[tuple[Any, dict[Decision, Any]]]:
    """The positions of one game from the start, each with the moves played there; none for the last."""
    game = GAMES[game_id]
    state = game.start(OPTIONS[game_id](generator))
    while due := game.deciding(state):
        moves = {one: choose(game_id, generator, state, one) for one in due}
        yield state, moves
        state = game.apply(state, moves).state
    yield state, {}


def choose(game_id: str, generator: random.Random, state: Any, decision: Decision) -> Any:
    if game_id == "pixoid":
        return pixoid_tempting(generator, state, decision)
    return pixl_tempting(generator, state, decision, GAMES["pixl"].legal(state, decision))


def some_positions(game_id: str, seed: int, count: int = 6) -> list[tuple[Any, dict[Decision, Any]]]:
    """A few positions of one random game, including the last."""
    positions = list(random_game(game_id, random.Random(seed)))
    return random.Random(seed).sample(positions, min(count, len(positions))) + positions[-1:]


@each_game
@settings(max_examples=40)
@given(seed=seeds)
def test_every_game_ends_and_always_has_a_legal_move(game_id: str, seed: int) -> None:
    game = GAMES[game_id]
    steps = 0
    for state, moves in random_game(game_id, random.Random(seed)):
        steps += bool(moves)
        assert (game.outcome(state) is None) == bool(moves)
        for decision in moves:
            assert len(game.legal(state, decision)) > 0
            assert game.default(state, decision) in game.legal(state, decision)
    assert 0 < steps <= LONGEST[game_id]
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners


@each_game
@settings(max_examples=40)
@given(seed=seeds)
def test_apply_keeps_the_state_and_conserves_pieces(game_id: str, seed: int) -> None:
    game = GAMES[game_id]
    for state, moves in some_positions(game_id, seed):
        before = copy.deepcopy(tuple(state)[1:])
        if moves:
            step = game.apply(state, moves)
            assert step.events == game.apply(state, moves).events
            assert step.state == game.apply(state, moves).state
        assert tuple(state)[1:] == before
        conserved(game_id, state)


def conserved(game_id: str, state: Any) -> None:
    """16 cubes in Pixoid (P2.1); 24 Pixls per colour in Pixl (X1.1)."""
    if game_id == "pixoid":
        facts: Any = GAMES["pixoid"].facts(state)
        assert facts["reserve"] + facts["taken"] + len(facts["bonus"]) + facts["picked_up"] == 16
        assert 0 <= facts["reserve"] <= 12
        return
    laid = "".join(state.stacks)
    for element in range(len(state.options.order)):
        captor = next(c for c, row in enumerate(state.options.relations) if row[element] == "predator" and c != element)
        everywhere = state.supply[element] + laid.count(LETTERS[element]) + state.prisoners[captor]
        assert everywhere == PIXLS
        assert state.tops[element] == sum(
            1 << hex for hex, stack in enumerate(state.stacks) if stack.endswith(LETTERS[element])
        )


@each_game
@settings(max_examples=30)
@given(seed=seeds)
def test_positions_and_moves_survive_a_round_trip(game_id: str, seed: int) -> None:
    game = GAMES[game_id]
    for state, moves in some_positions(game_id, seed):
        text = game.format_position(state)
        assert game.parse_position(text) == state
        assert game.format_position(game.parse_position(text)) == text
        for decision in moves:
            for move in game.legal(state, decision):
                assert game.parse_move(state, game.format_move(state, move)) == move
        options = game.options_of(state)
        assert game.configure(game.option_values(options), seed=99) == options


@each_game
@settings(max_examples=15)
@given(seed=seeds, portion=st.floats(min_value=0, max_value=1))
def test_record_replays_to_the_same_position(game_id: str, seed: int, portion: float) -> None:
    game = GAMES[game_id]
    positions = list(random_game(game_id, random.Random(seed)))
    upto = int(portion * (len(positions) - 1))
    record = Record(
        game=game_id,
        rules=game.info.rules_version,
        date="2026-11-15",
        players=tuple(f"Player {seat}" for seat in range(game.seats(positions[0][0]))),
        options=game.option_values(game.options_of(positions[0][0])),
        moves=tuple(
            {one.piece: game.format_move(state, move) for one, move in moves.items()}
            for state, moves in positions[:upto]
        ),
    )
    assert replay(record, rules).states[-1] == positions[upto][0]
    text = write_record(record, rules)
    assert read_record(text, rules) == record
    assert write_record(read_record(text, rules), rules) == text


@each_game
@settings(max_examples=40)
@given(seed=seeds)
def test_only_legal_moves_are_playable_and_errors_name_a_rule(game_id: str, seed: int) -> None:
    game = GAMES[game_id]
    generator = random.Random(seed)
    for state, moves in some_positions(game_id, seed, count=3):
        for decision in moves:
            legal = game.legal(state, decision)
            assert len(set(legal)) == len(legal)
            for move in any_moves(game_id, state, generator):
                check(game, state, {**moves, decision: move}, expected=move in legal)


def check(game: AnyGame, state: Any, moves: dict[Decision, Any], *, expected: bool) -> None:
    if expected:
        game.apply(state, moves)
        return
    with pytest.raises(IllegalMove) as rejected:
        game.apply(state, moves)
    assert rejected.value.code.partition(".")[0] in (*GAMES, "core")
    assert rejected.value.rule[0] in "PX"


def any_moves(game_id: str, state: Any, generator: random.Random) -> list[Any]:
    """Moves of every kind, most of them illegal here."""
    if game_id == "pixoid":
        programs: list[Any] = [Program(direction, distance) for direction in DIRECTIONS for distance in range(-1, 12)]
        return programs + [Placement(generator.randrange(-2, 102)) for _ in range(12)]
    hexes = range(-1, len(state.options.board.names) + 1)
    places: list[Any] = [Place(hex) for hex in hexes] + [PutPort(hex) for hex in hexes]
    picks = [Place(generator.choice(hexes), generator.choice(hexes)) for _ in range(40)]
    return [*places, *picks, TakePort(), Pass()]


@each_game
@settings(max_examples=20)
@given(seed=seeds)
def test_missing_extra_and_foreign_moves_are_rejected(game_id: str, seed: int) -> None:
    game = GAMES[game_id]
    for state, moves in some_positions(game_id, seed, count=2):
        seats = game.seats(state)
        wrong: list[dict[Decision, Any]] = [{Decision("nobody", Seat(0)): Pass(), **moves}]
        if moves:
            first = next(iter(moves))
            others = {one: move for one, move in moves.items() if one != first}
            wrong += [others, {**others, Decision(first.piece, Seat((first.seat + 1) % seats)): moves[first]}]
            wrong.append({**moves, Decision(first.piece, Seat((first.seat + 1) % seats)): moves[first]})
        for one in wrong:
            with pytest.raises(IllegalMove) as rejected:
                game.apply(state, one)
            assert rejected.value.code.startswith("core.")
            assert rejected.value.rule
