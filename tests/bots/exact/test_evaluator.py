"""The evaluator: matches PyTorch, respects symmetries, and rejects unknown boards."""

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from pixcade.bots.exact.evaluator.network import Evaluator, UnknownBoard, evaluator_of
from pixcade.bots.exact.evaluator.weights import is_known, to_standard
from pixcade.bots.exact.one_turn import runs_once
from pixcade.bots.exact.turn_game import Situation, turn_game
from pixcade.games.pixoid.board import board, layouts, layouts_up_to_rotation
from tests.bots.compiled_kernels import compiled
from tests.small_boards import small_board

REFERENCE = Path(__file__).parent / "data" / "evaluator-reference.npz"
CODE = "p1-1A.3B.2A.4A"
MOST_BYTES = 4_000_000


def reference() -> dict[str, np.ndarray]:
    with np.load(REFERENCE) as found:
        return dict(found)


def test_evaluator_matches_pytorch_on_stored_positions() -> None:
    stored = reference()
    codes = [name.removesuffix("/positions") for name in stored if name.endswith("/positions")]
    assert len(codes) >= 12
    for code in codes:
        positions, values = stored[f"{code}/positions"], stored[f"{code}/values"]
        evaluator = evaluator_of(board(code))
        for left in range(1, 12):
            some = positions[:, 0] == left
            found = evaluator.values(left, positions[some, 1], positions[some, 2], positions[some, 3:])
            assert found == pytest.approx(np.maximum(values[some], 0.0), abs=0.002), "rounded to 2^-10"


def test_batched_joint_runs_match_single_positions() -> None:
    random = np.random.default_rng(3)
    evaluator, runs = evaluator_of(board(CODE)), runs_once(board(CODE))
    with compiled():
        for _ in range(12):
            pixoid, *bugs = random.choice(100, 4, replace=False).tolist()
            left, lying = int(random.integers(2, 13)), int(random.integers(16))
            game = turn_game(runs, Situation(left, lying, pixoid, (bugs[0], bugs[1], bugs[2])))
            after = evaluator.after(game)
            assert not after[game.caught].any()
            row, i, j, k = np.nonzero(~game.caught)
            theirs = np.stack([game.bugs[0][i], game.bugs[1][j], game.bugs[2][k]], axis=1)
            alone = evaluator.values(left - 1, game.lying[row], game.ends[row], theirs)
            assert after[row, i, j, k] == pytest.approx(alone, abs=0.002)


def test_value_is_invariant_under_rotation_and_bug_order() -> None:
    faces = CODE.partition("-")[2].split(".")
    random = np.random.default_rng(4)
    pixoid, lying = random.integers(0, 100, 200).astype(np.uint8), random.integers(0, 16, 200).astype(np.uint8)
    bugs = random.integers(0, 100, (200, 3)).astype(np.uint8)
    plain = evaluator_of(board(CODE)).values(6, lying, pixoid, bugs)
    assert len(set(plain.tolist())) > 100
    for order in ([0, 2, 1], [1, 0, 2], [2, 1, 0], [1, 2, 0]):
        found = evaluator_of(board(CODE)).values(6, lying, pixoid, bugs[:, order])
        assert found == pytest.approx(plain, abs=0.002)
    for quarter in (1, 2, 3):
        code = "p1-" + ".".join(faces[-quarter:] + faces[:-quarter])
        turned = evaluator_of(board(code))
        here, cubes = np.argsort(turned.pix).astype(np.uint8), np.argsort(turned.sets).astype(np.uint8)
        assert evaluator_of(board(code)).values(6, cubes[lying], here[pixoid], here[bugs]).tolist() == plain.tolist()


@pytest.mark.parametrize("quarter", range(4))
def test_rotated_layout_shares_the_standard_embeddings(quarter: int) -> None:
    faces = CODE.partition("-")[2].split(".")
    code = "p1-" + ".".join(faces[4 - quarter :] + faces[: 4 - quarter])
    given, evaluator = board(code), evaluator_of(board(code))
    pix, sets = evaluator.pix, evaluator.sets
    turned = to_standard(code)
    assert turned is not None
    assert turned.code == CODE
    standard = board(CODE)
    assert {int(pix[start]) for start in given.starts} == set(standard.starts)
    joined = {tuple(sorted((int(pix[one]), int(pix[other])))) for one, other in given.joined}
    assert joined == set(standard.joined)
    for cube, here in enumerate(given.bonus):
        assert int(sets[1 << cube]) == 1 << standard.bonus.index(int(pix[here]))


def test_evaluator_knows_all_p1_layouts_and_rejects_others() -> None:
    assert all(is_known(board(code)) for code in layouts("p1"))
    assert len(layouts_up_to_rotation("p1")) == 96
    assert not is_known(small_board(4, 1))
    with pytest.raises(UnknownBoard):
        Evaluator(small_board(4, 1))


def test_shared_weights_take_at_most_4_mb() -> None:
    learned = files("pixcade.bots.exact.evaluator") / "learned"
    sizes = [len(path.read_bytes()) for path in learned.iterdir() if path.name.endswith(".npz")]
    assert sizes
    assert sum(sizes) <= MOST_BYTES
