"""Who meets whom, where and with which randomness."""

from collections import Counter

import pytest

from pixcade.bots.api import SECRET_BYTES
from pixcade.lab.arena.contests import check_seats, contest_of
from pixcade.lab.arena.pairing import FIRST, ArenaError, ArenaSettings, Match, Task, matches, secret, tasks

PIXOID, PIXL = ArenaSettings("pixoid", seed=7), ArenaSettings("pixl", seed=7)


def test_every_pair_meets_in_ladder_only_neighbours() -> None:
    bots = ["a", "b", "c"]
    assert matches(bots, ladder=False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert matches(bots, ladder=True) == [("a", "b"), ("b", "c")]


@pytest.mark.parametrize("bots", [["a"], ["a", "b", "a"]])
def test_tournament_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(ArenaError) as rejected:
        matches(bots, ladder=False)
    assert rejected.value.code == "bots.arena-two"


def test_matches_are_interleaved() -> None:
    played = matches(["a", "b", "c"], ladder=True)
    assert [task.number for task in tasks(played, 2)] == [0, 0, 1, 1]


@pytest.mark.parametrize("seed", [1, 7])
def test_layouts_and_starts_are_used_evenly(seed: int) -> None:
    setting = ArenaSettings("pixoid", seed=seed)
    setups = [contest_of("pixoid").setup(setting, number) for number in range(400)]
    layouts = [layout for layout, _ in setups]
    assert all(len(set(layouts[at : at + 24])) == 24 for at in range(len(layouts) - 23))
    assert len(set(layouts)) == 96
    assert Counter(start for _, start in setups) == {"1": 100, "2": 100, "3": 100, "4": 100}
    assert len(set(setups[:384])) == 384  # 96 layouts by 4 starts


def test_layout_order_depends_on_seed() -> None:
    assert contest_of("pixoid").setup(PIXOID, 0) != contest_of("pixoid").setup(ArenaSettings("pixoid", seed=8), 0)


def test_rounds_of_pair_swap_sides_on_same_board() -> None:
    for number in range(8):
        first, second = contest_of("pixoid").sittings(PIXOID, number)
        assert (first.options, first.opening) == (second.options, second.opening)
        assert (first.sides, second.sides) == ((0, 1, 1, 1), (1, 0, 0, 0))


def test_roles_add_self_play_on_same_board() -> None:
    sittings = contest_of("pixoid").sittings(ArenaSettings("pixoid", roles=True), 3)
    assert [sitting.sides[:2] for sitting in sittings] == [(0, 1), (1, 0), (0, 0), (1, 1)]
    assert len({str((sitting.options, sitting.opening)) for sitting in sittings}) == 1


def test_pixl_seats_rotate_through_all_six_ways() -> None:
    sides = [contest_of("pixl").sittings(PIXL, number)[0].sides for number in range(6)]
    assert len(set(sides)) == 6
    assert all(sum(one) == 2 for one in sides)
    assert contest_of("pixl").setup(PIXL, 7) == contest_of("pixl").setup(PIXL, 1) == ("fire+earth",)


def test_games_have_different_secrets() -> None:
    match = Match("a", "b")
    secrets = [
        secret(setting, Task(one, number), sitting)
        for setting in (PIXOID, PIXL, ArenaSettings("pixoid", seed=8))
        for one in (match, Match("a", "c"), Match("b", "a"))
        for number in range(3)
        for sitting in range(2)
    ]
    assert len(set(secrets)) == len(secrets)
    assert {len(one) for one in secrets} == {SECRET_BYTES}
    assert secret(PIXOID, Task(match, 0), 0) == secret(ArenaSettings("pixoid", seed=7, work=0.1), Task(match, 0), 0)


def test_number_of_players_fills_all_seats() -> None:
    contest = contest_of("pixl")
    for players, alone, many in ((2, False, 2), (3, False, 6), (3, True, 3), (4, True, 4), (0, False, 6)):
        setting = ArenaSettings("pixl", players=players, alone=alone)
        check_seats(setting)
        sides = [contest.sittings(setting, number)[0].sides for number in range(many)]
        assert len(set(sides)) == many, "in all ways, before one comes again"
        assert {len(one) for one in sides} == {players or 4}
        assert not alone or {one.count(FIRST) for one in sides} == {1}


@pytest.mark.parametrize(("game", "players"), [("pixl", 5), ("pixl", 1), ("pixoid", 3)])
def test_unsupported_number_of_players_is_rejected(game: str, players: int) -> None:
    with pytest.raises(ArenaError):
        check_seats(ArenaSettings(game, players=players))
