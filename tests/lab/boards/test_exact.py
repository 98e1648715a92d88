"""Exact answers: compared with the naive solver, from tables, on rotated boards, and rejections."""

import dataclasses
import zlib
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
import pytest
from scipy.optimize import linprog

from pixcade.bots.exact.on_the_spot import OnTheSpot
from pixcade.bots.exact.payoffs import Goal, payoffs
from pixcade.bots.exact.pixoid_analyst import PixoidAnalyst, turn_answer
from pixcade.bots.exact.plain_simplex import solve_plainly
from pixcade.bots.exact.positions import SETS, triple_number, triples
from pixcade.bots.exact.runs import runs_of
from pixcade.bots.exact.stage_game import run_number
from pixcade.bots.exact.value_table import ENTRY, STEPS, SUM, header_of, table_path
from pixcade.games import GAMES
from pixcade.games.errors import PixcadeError
from pixcade.games.exact_answer import answer_data
from pixcade.games.pixoid.board import board, layouts
from pixcade.games.pixoid.notation import parse_position
from pixcade.games.pixoid.state import RESERVE, State
from pixcade.games.pixoid.symmetry import placement_key, turnings
from pixcade.lab.boards.table_writer import TableWriter
from tests.lab.boards import naive
from tests.random_positions import LAYOUT, drawn_state, options_on

WITHIN = 1e-6
PIXOID = GAMES["pixoid"]


def naive_value(state: State) -> float:
    """The naive solver's value of a position, including everything after it."""
    one = state.options.board
    plain = naive.NaiveBoard(one.size, one.joined, one.bonus)
    goal = Goal.SHORT if state.options.game == "short" else Goal.MARGIN
    known: dict[naive.NaivePosition, float] = {}

    def value(position: naive.NaivePosition) -> float:
        held = RESERVE - position.turns_left + 4 - len(position.lying)
        if position.turns_left == 0 or (goal is Goal.SHORT and held >= RESERVE):
            return 1.0 if goal is Goal.SHORT else 0.0
        key = position._replace(bugs=tuple(sorted(position.bugs)))  # type: ignore[arg-type] # still three of them
        if key not in known:
            known[key] = naive.solve(plain, goal, position, value)
        return known[key]

    pixoid, *bugs = state.cubes
    assert pixoid is not None
    one_two_three = (bugs[0] or 0, bugs[1] or 0, bugs[2] or 0)
    return value(naive.NaivePosition(RESERVE - state.taken, frozenset(state.bonus), pixoid, one_two_three))


# Matrix games


@pytest.mark.parametrize("seed", range(40))
def test_plain_solutions_match_other_solver(seed: int) -> None:
    random = np.random.default_rng(seed)
    shape = int(random.integers(1, 15)), int(random.integers(1, 60))
    payoffs = random.integers(0, 4, shape) / 2 if seed % 2 else random.random(shape) * 12 - 3
    found = solve_plainly(np.asarray(payoffs, np.float64))
    lowest = payoffs.min()
    other = linprog(-np.ones(shape[1]), payoffs - lowest + 1, np.ones(shape[0]), method="highs")
    assert abs((found.least + found.most) / 2 - (1 / -other.fun + lowest - 1)) < WITHIN
    assert found.rows.min() >= 0 and abs(found.rows.sum() - 1) < 1e-12  # noqa: PT018 # one statement: it is a mix
    assert found.least == (found.rows @ payoffs).min()
    assert found.most == (payoffs @ found.columns).max()
    assert found.most - found.least < WITHIN


def test_negative_weight_in_mix_is_clipped() -> None:
    from pixcade.bots.exact.plain_simplex import certify

    payoffs = np.array([[0.0, 2.0], [2.0, 0.0], [1.0, 0.5]])
    found = certify(payoffs, np.array([1.0, 1.0, -0.5]), np.array([1.0, -0.2]))
    assert found.rows.tolist() == [0.5, 0.5, 0.0]
    assert found.columns.tolist() == [1.0, 0.0]
    assert (found.least, found.most) == (1.0, 2.0)


# Positions


@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_on_the_spot_value_equals_naive_solver(short: bool, seed: int, tmp_path: Path) -> None:
    turns = 1 + seed % 2
    state = drawn_state(Random(seed), options_on(True, short), 0)
    state = state._replace(taken=RESERVE - turns - (state.picked_up if short else 0))
    answer = turn_answer(state, tmp_path)
    assert answer.source == "solved"
    assert abs(answer.value - naive_value(state)) < 2e-5


@pytest.mark.parametrize("seed", range(4))
def test_answer_is_certified_by_its_moves(seed: int, tmp_path: Path) -> None:
    """The mixes, played by the rules of the game, guarantee the certificate's value in a last turn."""
    state = drawn_state(Random(f"proof {seed}"), options_on(False, False), RESERVE - 1)
    answer = turn_answer(state, tmp_path)
    before = state.taken + state.picked_up / 2
    due = PIXOID.deciding(state)
    mine, theirs = answer.sides
    shown: dict[tuple[str, ...], float] = {}
    for own in mine.mix:
        gets = 0.0
        for joint in theirs.mix:
            moves = {**own.moves, **joint.moves}
            after = PIXOID.apply(state, {one: PIXOID.parse_move(state, moves[one.piece]) for one in due}).state
            points = after.scores[0]
            taken = 12 if not any(after.scores[1:]) else state.taken
            gets += joint.share * (taken + (points - taken) / 2 - before)
        assert abs(gets - own.worth) < 1e-4
        assert gets <= answer.certificate.most + 1e-4
        shown[tuple(own.moves.values())] = gets
    assert max(shown.values()) >= answer.value - 1e-4


def test_shares_add_up_and_cover_all_moves(tmp_path: Path) -> None:
    state = parse_position(f"pixoid {LAYOUT} taken=10 amber@e2 sky@f3 rose@h8 mint@b2")
    answer = turn_answer(state, tmp_path)
    for side in answer.sides:
        assert abs(sum(one.share for one in side.mix) - 1.0) < 1e-5
    one = state.options.board
    runs = {run_number(one, one.pix("e2"), program) for program in one.programs[one.pix("e2")]}
    assert len(answer.sides[0].mix) == len(runs)
    assert {tuple(entry.moves) for entry in answer.sides[1].mix} == {("sky", "rose", "mint")}


# Tables


def table_with_last_turns(folder: Path, code: str, states: tuple[State, ...] = ()) -> None:
    """Write a table with the values that the turns of these states need, when one turn is left after them."""
    runs = runs_of(board(code))
    header = header_of(runs, Goal.MARGIN)
    path = table_path(folder, code, Goal.MARGIN)
    writer = TableWriter(path, header)
    writer.close()
    spot, turn = OnTheSpot(runs, Goal.MARGIN), payoffs(runs, Goal.MARGIN, 1)
    entries = bytearray(SETS * header.pix * ENTRY.size)
    with path.open("r+b") as file:
        place = file.seek(0, 2)
        for lying, pixoid, bugs in needed(states):
            steps = np.zeros(triples(header.pix), "<u2")
            values = spot.values(turn, (lying, pixoid), np.array(sorted(bugs), np.uint8))
            for three, value in zip(sorted(bugs), values, strict=True):
                steps[triple_number(header.pix, three)] = round(float(value) / STEPS[Goal.MARGIN])
            block = zlib.compress(steps.tobytes())
            file.write(block)
            ENTRY.pack_into(entries, (lying * header.pix + pixoid) * ENTRY.size, place, len(block), zlib.crc32(block))
            place += len(block)
        file.seek(writer.index)
        file.write(SUM.pack(zlib.crc32(bytes(entries))) + entries)


def needed(states: tuple[State, ...]) -> list[tuple[int, int, set[tuple[int, ...]]]]:
    """Every set of cubes and Pix of Pixoid that a turn can lead to, with the Bugs' places."""
    found: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    for state in states:
        one = state.options.board
        here, *bugs = [pix or 0 for pix in state.cubes]
        ends = [{path[-1] for path in one.paths[bug].values()} for bug in bugs]
        joint = {tuple(sorted(three)) for three in product(*ends)}
        for path in one.paths[here].values():
            lying = sum(1 << at for at, pix in enumerate(one.bonus) if pix in state.bonus and pix not in path)
            found.setdefault((lying, path[-1]), set()).update(joint)
    return [(lying, pixoid, bugs) for (lying, pixoid), bugs in sorted(found.items())]


def turned_state(state: State, quarters: int) -> State:
    """The same position on the board turned."""
    turned = turnings(state.options.layout)[quarters]
    options = dataclasses.replace(state.options, layout=turned.code)
    bonus = tuple(sorted(turned.pix[pix] for pix in state.bonus))
    return state._replace(options=options, bonus=bonus, cubes=tuple(turned.pix[pix or 0] for pix in state.cubes))


def test_table_answers_for_rotated_board(tmp_path: Path) -> None:
    state = parse_position(f"pixoid {LAYOUT} taken=10 bonus=b5.f1 amber@e2 sky@f3 rose@h8 mint@b2")
    solved = turn_answer(state, tmp_path)
    table_with_last_turns(tmp_path, LAYOUT, (state,))
    for quarters in range(4):
        answer = turn_answer(turned_state(state, quarters), tmp_path)
        assert answer.source == "table"
        assert abs(answer.value - solved.value) <= STEPS[Goal.MARGIN]
        assert answer.certificate.error is not None


@pytest.mark.parametrize("code", layouts("p1")[::37])
def test_rotated_board_equals_board_of_rotated_code(code: str) -> None:
    one = board(code)
    for turned in turnings(code):
        other = board(turned.code)
        joined = {tuple(sorted((turned.pix[a], turned.pix[b]))) for a, b in one.joined}
        assert joined == other.joined
        assert sorted(turned.pix[pix] for pix in one.starts) == list(other.starts)
        assert [other.bonus[at] for at in turned.bonus] == [turned.pix[pix] for pix in one.bonus]
    assert len({turned.code for turned in turnings(code)}) == 4


def test_positions_are_equal_up_to_symmetry() -> None:
    state = parse_position(f"pixoid {LAYOUT} taken=3 amber@e2 sky@f3 rose@h8 mint@b2")
    same = [
        parse_position(
            f"pixoid {LAYOUT} taken=5 bonus=b5 scores=3.0.0.0 round=2 oldest=4 amber@e2 mint@h8 sky@b2 rose@f3"
        ),
        *(turned_state(state, quarters) for quarters in range(4)),
    ]
    assert {placement_key(one) for one in same} == {placement_key(state)}
    for other in ("amber@e3 sky@f3 rose@h8 mint@b2", "amber@f3 sky@e2 rose@h8 mint@b2"):
        assert placement_key(parse_position(f"pixoid {LAYOUT} {other}")) != placement_key(state)


# Errors and data


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (f"pixoid {LAYOUT} game=short amber@e2 sky@f3 rose@h8 mint@b2", "solver.nothing-known"),
        (f"pixoid {LAYOUT} game=short taken=12 amber@e2 sky@g1 rose@h7 mint@b6 over", "core.game-over"),
        (f"pixoid {LAYOUT} contact-cube=taken taken=11 amber@e2 sky@g1 rose@h7 mint@b6", "solver.other-ruling"),
    ],
)
def test_unknown_positions_are_rejected(position: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(PixcadeError) as caught:
        PixoidAnalyst(tmp_path).answer(parse_position(position))
    assert caught.value.code == code


def test_answer_as_data_has_only_plain_values(tmp_path: Path) -> None:
    answer = PixoidAnalyst(tmp_path).answer(parse_position(f"pixoid {LAYOUT} taken=11 amber@e2 sky@f3 rose@h8 mint@b2"))
    data = answer_data(answer)
    assert set(data) == {field.name for field in dataclasses.fields(answer)}
    assert data["certificate"] == {"least": 1.0, "most": 1.0, "gap": 0.0, "error": 0.0}
