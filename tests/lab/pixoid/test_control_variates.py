"""Rounds without the luck of draws: an unbiased mean for any values, and losses."""

import io
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import isclose, prod
from pathlib import Path
from random import Random

import pytest

from pixcade.bots.api import Budget, Thought, View
from pixcade.bots.exact.pixoid_analyst import MarginWorth
from pixcade.bots.exact.stage_game import stage_game
from pixcade.bots.pixoid.plain_search import moves_of_all
from pixcade.bots.registry import find_bot
from pixcade.games import GAMES
from pixcade.games.pixoid.state import State
from pixcade.lab.arena import command_line
from pixcade.lab.arena.contests import AskedStep
from pixcade.lab.arena.match import Result
from pixcade.lab.arena.pairing import ArenaSettings, Match, Task
from pixcade.lab.arena.ratings import fit, ratio
from pixcade.lab.arena.report import report
from pixcade.lab.arena.results import RESULTS, SETTING, Ledger, read_results
from pixcade.lab.pixoid import control_variates
from pixcade.lab.pixoid.control_variates import ExactRound, exact_round
from tests.review.invented import Invented, invented_source

GAME = GAMES["pixoid"]
TWO_TURNS = "pixoid p1-1A.2A.3A.4A taken=10 bonus=b5 amber@i1 sky@c3 rose@f1 mint@j2"
SHARES = ((0.3, 0.7), (0.6, 0.4), (0.5, 0.5), (0.9, 0.1))
"""How often Pixoid and each Bug play the first and the last of their moves."""
EVERYBODY, NOBODY = range(4), ()
MATCH = Match("greedy", "random")


@pytest.fixture(autouse=True)
def invented(monkeypatch: pytest.MonkeyPatch) -> None:
    """Invented values on every board."""
    monkeypatch.setattr(control_variates, "source_of", invented_source)


def rounds(state: State, known: tuple[int, ...] | range) -> Iterator[tuple[float, list[AskedStep]]]:
    """Every continuation of a round in which each side has two moves, with its probability."""
    if state.round > 1:
        yield 1.0, []
        return
    due = GAME.deciding(state)
    mixes = [
        dict(zip((own[0], own[-1]), shares, strict=True))
        for own, shares in zip(moves_of_all(state), SHARES, strict=True)
    ]
    reported = {due[at]: {GAME.format_move(state, move): share for move, share in mixes[at].items()} for at in known}
    for joint in product(*mixes):
        moves = dict(zip(due, joint, strict=True))
        share = prod(mix[move] for mix, move in zip(mixes, joint, strict=True))
        for rest, steps in rounds(GAME.apply(state, moves).state, known):
            yield share * rest, [AskedStep(state, moves, reported), *steps]


def measured(known: tuple[int, ...] | range, tmp_path: Path) -> list[tuple[float, ExactRound]]:
    state: State = GAME.parse_position(TWO_TURNS)
    found = []
    for share, steps in rounds(state, known):
        one = exact_round(steps, tmp_path)
        assert one is not None
        found.append((share, one))
    assert isclose(sum(share for share, _ in found), 1.0)
    assert len(found) > 100
    return found


def moments(values: list[tuple[float, float]]) -> tuple[float, float]:
    mean = sum(share * value for share, value in values)
    return mean, sum(share * (value - mean) ** 2 for share, value in values)


@pytest.mark.parametrize("known", [EVERYBODY, (0,), (1, 3), NOBODY], ids=["all", "Pixoid's", "two Bugs'", "none"])
def test_adjusted_mean_is_unbiased_for_any_values(known: tuple[int, ...] | range, tmp_path: Path) -> None:
    found = measured(known, tmp_path)
    plain, _ = moments([(share, one.result) for share, one in found])
    adjusted, _ = moments([(share, one.adjusted) for share, one in found])
    assert isclose(plain, adjusted, abs_tol=1e-9)
    if not known:
        assert all(isclose(one.adjusted, one.result) for _, one in found)


def test_luck_is_removed_only_for_known_mixes(tmp_path: Path) -> None:
    state: State = GAME.parse_position(TWO_TURNS.replace("taken=10", "taken=11"))
    for known, many in ((EVERYBODY, 1), ((1, 2, 3), 2), (NOBODY, 2)):
        found = [exact_round(steps, tmp_path) for _, steps in rounds(state, known)]
        assert len(found) == 16
        assert len({round(one.adjusted, 9) for one in found if one is not None}) == many


def test_result_counts_bonus_cubes_half(tmp_path: Path) -> None:
    state: State = GAME.parse_position(TWO_TURNS)
    for _, steps in rounds(state, NOBODY):
        last = steps[-1]
        scores = GAME.apply(last.state, last.moves).state.scores
        one = exact_round(steps, tmp_path)
        assert one is not None
        assert isclose(one.result, (scores[0] - scores[1]) / 2 + 6)  # a Bug has the rest of twelve


def test_best_mixes_lose_nothing_and_no_loss_is_negative(tmp_path: Path) -> None:
    state: State = GAME.parse_position(TWO_TURNS.replace("taken=10", "taken=11"))
    game = stage_game(state, MarginWorth(Invented()))
    due = GAME.deciding(state)
    best = {GAME.format_move(state, program): share for program, share in zip(game.pixoid, game.rows, strict=True)}
    for _, (step,) in rounds(state, EVERYBODY):
        one = exact_round([step], tmp_path)
        other = exact_round([step._replace(mixes={**step.mixes, due[0]: best})], tmp_path)
        assert one is not None
        assert other is not None
        assert one.lost >= -1e-9
        assert one.conceded >= -1e-9
        assert abs(other.lost) <= 1e-6
        assert one.conceded == other.conceded


def test_persona_does_not_report_its_mix() -> None:
    """A persona's preferences aren't drawn from the level's mix."""
    state: State = GAME.parse_position(TWO_TURNS)
    decision = GAME.deciding(state)[0]
    for name, drawn in (("normal", True), ("normal.blip", False)):
        thought = find_bot(name, "pixoid")(View(GAMES["pixoid"], state, decision, Budget(), Random(1)))
        assert isinstance(thought, Thought)
        assert thought.weighed
        assert thought.drawn is drawn


def tournament(folder: Path, losses: bool = True) -> list[Result]:
    setting = ArenaSettings("pixoid", seed=7, roles=True, losses=losses)
    results = command_line.tournament(setting, [MATCH], 2, folder, workers=0, writing=io.StringIO())
    return results[MATCH]


def test_arena_stores_losses_and_reports_them_on_request(tmp_path: Path) -> None:
    played = tournament(tmp_path / "with")
    assert [len(one.exact) for one in played] == [4, 4]
    assert [one.exact for one in read_results(tmp_path / "with" / RESULTS)] == [one.exact for one in played]
    for one in played:
        for cubes, game in zip(one.metrics, one.exact, strict=True):
            assert 0 <= cubes - ExactRound(*game).result <= 2  # each of four bonus cubes counts half
    without = tournament(tmp_path / "without", losses=False)
    assert [one.exact for one in without] == [(), ()]
    assert [one.metrics for one in without] == [one.metrics for one in played]


def test_folder_without_losses_is_resumed(tmp_path: Path) -> None:
    tournament(tmp_path, losses=False)
    path = tmp_path / SETTING
    old = json.loads(path.read_text(encoding="utf-8"))
    del old["losses"]
    path.write_text(json.dumps(old), encoding="utf-8")
    assert len(Ledger(tmp_path, ArenaSettings("pixoid", seed=7, roles=True)).results) == 2


def test_report_has_losses_and_saved_pairs() -> None:
    """Made up: in two pairs A is better by 1 and 3 as played, by 1.9 and 2.1 without luck: a hundredth the variance."""
    games = [
        tuple(ExactRound(result, adjusted, lost=0.6, conceded=1.2, turns=6.0) for result, adjusted in pair)
        for pair in (((6.0, 6.0), (5.0, 4.1)), ((7.0, 6.1), (4.0, 4.0)))
    ]
    results = {
        MATCH: [
            Result(Task(MATCH, number), ("p1-1A.2A.3A.4A", "1"), 1.0, (6.0, 5.0), ((0.1,), (0.1,)), exact=exact)
            for number, exact in enumerate(games)
        ]
    }
    text = report(ArenaSettings("pixoid", losses=True), results, fit({MATCH: (2.0, 2)}), "picture.svg")
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("|")]
    assert ["greedy", "0.1000 ± 0.0000", "12", "0.2000 ± 0.0000", "12"] in cells
    assert [str(MATCH), "A more than B", "2.00 ± 1.96", "2.00 ± 0.20", "100.0"] in cells
    silent = report(ArenaSettings("pixoid"), results, fit({MATCH: (2.0, 2)}), "picture.svg")
    assert "exact play" not in silent


def test_mean_of_groups_is_weighted_by_count() -> None:
    found = ratio([1.0, 6.0], [2.0, 4.0])
    assert isclose(found.value, 7 / 6)
    assert found.half > 0
    assert replace(ratio([1.0, 2.0], [2.0, 4.0]), value=0.5).half == pytest.approx(0.0)
