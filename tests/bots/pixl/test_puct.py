"""The strongest level of Pixl: deterministic, legal under every option, and blind to how the board lies."""

from random import Random
from typing import Any

import numpy as np
import pytest

from pixcade.bots.api import Budget, View
from pixcade.bots.levels import LADDER, TOP, levels_of
from pixcade.bots.parts import bots_of
from pixcade.bots.pixl import MASTER
from pixcade.bots.pixl.mcts import compiled_search
from pixcade.bots.pixl.network import is_learned, network_of
from pixcade.bots.pixl.puct import Effort, Learned, LearnedTree, knows
from pixcade.games import GAMES
from pixcade.games.pixl.hexes import hexagon_turns
from pixcade.games.pixl.moves import Place, PutPort
from pixcade.lab.pixl.symmetry import turned_hexes
from tests.bots.compiled_kernels import compiled
from tests.bots.tiny_network import tiny_network
from tests.random_games import pixl_options, pixl_tempting

GAME = GAMES["pixl"]
LITTLE = Learned(fewer=Effort(40), four=Effort(40, playouts=100), search=MASTER)
OPEN = "pixl turn=8 fire@g7 water@d10 earth@j4 spirit@g3 stacks=g6:f.d9:w.j5:e.g4:s"
TOLERANCE = 1e-4
"""Of priors and values between a position and the same one turned: what single precision leaves."""


def played(turns: int, seed: int, players: str = "4") -> Any:
    """A position some turns into a random game in which much is converted."""
    generator = Random(seed)
    state = GAME.start(GAME.configure({"players": players}, seed=0))
    for _ in range(turns):
        due = GAME.deciding(state)[0]
        state = GAME.apply(state, {due: pixl_tempting(generator, state, due, GAME.legal(state, due))}).state
    return state


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_playouts_have_half_the_votes_only_in_games_of_four(players: str) -> None:
    state = played(20, seed=3, players=players)
    decision = GAME.deciding(state)[0]
    both, alone = Learned(Effort(40), Effort(40, playouts=400), MASTER), Learned(Effort(40), Effort(40), MASTER)
    with compiled():
        thought, learned = (bot(View(GAME, state, decision, Budget(), Random(1))) for bot in (both, alone))
        random = Random(1)
        alone(View(GAME, state, decision, Budget(), random))  # the play-outs draw after the network
        tried = compiled_search(state, 400, random)
    found, of_network = ({one.move: one.probability for one in each.weighed} for each in (thought, learned))
    if players != "4":
        assert found == of_network
        return
    total = sum(visits for _, visits, _ in tried)
    votes = {GAME.format_move(state, move): visits / total for move, visits, _ in tried}
    assert found == {move: pytest.approx((of_network[move] + votes[move]) / 2) for move in votes}
    assert GAME.format_move(state, thought.move) == max(found, key=lambda move: found[move])


def test_puct_is_the_top_level() -> None:
    assert levels_of("pixl") == LADDER
    bot = bots_of("pixl").levels[TOP]
    assert isinstance(bot, Learned)
    assert bot.search == bots_of("pixl").levels["master"]


def test_same_seed_and_work_give_the_same_thought() -> None:
    state = GAME.parse_position(OPEN)
    decision = GAME.deciding(state)[0]
    with compiled():
        one, again, other = (LITTLE(View(GAME, state, decision, Budget(), Random(seed))) for seed in (1, 1, 2))
    assert one == again
    assert not one.reduced
    assert one.weighed != other.weighed


@pytest.mark.parametrize("seed", [1])
def test_plays_whole_games_under_any_options(seed: int) -> None:
    generator = Random(seed)
    state = GAME.start(pixl_options(generator) if seed else GAME.configure({"players": "3"}, seed=0))
    little = Budget(work=0.004)
    with compiled():
        while due := GAME.deciding(state):
            thought = LITTLE(View(GAME, state, due[0], little, generator))
            assert thought.move in GAME.legal(state, due[0])
            state = GAME.apply(state, {due[0]: thought.move}).state
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize(
    "chosen",
    [{"conversion": "one"}, {"side": "6"}, {"ports": "clear-of-gray"}, {"players": "2", "end": "element"}],
    ids=str,
)
def test_untrained_options_are_played_like_master(chosen: dict[str, str]) -> None:
    state = GAME.start(GAME.configure(chosen, seed=0))
    assert not knows(state.options)
    decision, little = GAME.deciding(state)[0], Budget(work=0.001)
    with compiled():
        assert LITTLE(View(GAME, state, decision, little, Random(1))) == MASTER(
            View(GAME, state, decision, little, Random(1))
        )


def test_search_without_compiled_code_is_reduced() -> None:
    state = GAME.parse_position(OPEN)
    with compiled(ready=False):
        assert LITTLE(View(GAME, state, GAME.deciding(state)[0], Budget(), Random(1))).reduced


@pytest.mark.parametrize(("turns", "players"), [(0, "4"), (30, "4"), (50, "2"), (40, "3")])
def test_rotated_position_gets_rotated_output(turns: int, players: str) -> None:
    state = played(turns, seed=turns, players=players)
    with compiled():
        tree = LearnedTree(state, 0)
        expected, value = {one.move: one.prior for one in tree.moves()}, tree.value()
        assert abs(sum(expected.values()) - 1.0) < TOLERANCE
        for _, goes in hexagon_turns(state.options.side)[1::3]:
            turned = LearnedTree(turned_hexes(state, goes), 0)
            assert abs(turned.value() - value) < TOLERANCE
            priors = {one.move: one.prior for one in turned.moves()}
            assert len(priors) == len(expected)
            for move, prior in expected.items():
                other: Any = type(move)(goes[move.hex]) if isinstance(move, Place | PutPort) else move
                assert abs(priors[other] - prior) < TOLERANCE


def test_rotated_board_is_read_back() -> None:
    """Priors of one leaf, shown in two ways: nearly the same for each move, though the network is not symmetric."""
    state = played(30, seed=5)
    with compiled():
        tree = LearnedTree(state, 0)
        views = []
        for way in (0, 3):
            tree.links[0, :], tree.sums[0, :], tree.free = 0, 0.0, 1
            tree.ways[0] = way
            tree.features(tree.table, tree.positions, 1, tree.turns, tree.ways, tree.planes, tree.scalars)
            said = tree.network(tree.planes[:1], tree.scalars[:1])
            tree.kernels.grow(
                tree.table, tree.links, tree.sums, tree.paths, tree.positions, 1, 1, tree.turns, tree.ways, said.hexes,
                said.others,
            )  # fmt: skip
            views.append(np.array([one.prior for one in tree.moves()]))
    assert np.abs(views[0] - views[1]).sum() < 0.4, "moves that are mixed up have hardly anything in common"


def test_all_simulations_are_counted_and_none_stay_pending() -> None:
    state = played(60, seed=3)
    with compiled():
        tree = LearnedTree(state, 200)
        tree.grow(200, Random(1))
        kernels = tree.kernels
        assert sum(one.visits for one in tree.moves()) == 200
        links = tree.links[: tree.free]
        assert (links[:, kernels.MANY] >= 0).all()
        for first, many, _, visits in links[links[:, kernels.MANY] > 0]:
            assert visits == 1 + links[first : first + many, kernels.VISITS].sum()
        assert all(0.0 <= one.value <= 1.0 for one in tree.moves())


@pytest.mark.parametrize(("simulations", "most"), [(38, 1), (60, 2), (208, 8), (384, 8)])
def test_small_tree_has_few_pending_leaves(simulations: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lots = list[int]()
    usual = LearnedTree._evaluate

    def noted(self: LearnedTree, many: int, random: Random) -> None:
        lots.append(many)
        usual(self, many, random)

    monkeypatch.setattr(LearnedTree, "_evaluate", noted)
    with tiny_network():
        LearnedTree(played(30, seed=2), simulations).grow(simulations, Random(1))
    assert max(lots) == most


def test_untried_moves_have_worth_and_points() -> None:
    state = played(30, seed=7)
    with compiled():
        tree = LearnedTree(state, 16)
        tree.grow(16, Random(1))
        before = {one.move: one for one in tree.moves()}
        tree.complete(Random(1))
        after = {one.move: one for one in tree.moves()}
    untried = [move for move, one in before.items() if not one.visits]
    assert len(untried) > 5
    assert all(0.0 < after[move].share < 1.0 and len(after[move].points) == 4 for move in untried)
    assert all(sum(after[move].points) > 20.0 for move in untried)
    assert all(after[move] == one for move, one in before.items() if one.visits)


def test_final_move_is_expected_to_bring_its_actual_result() -> None:
    fires = [f"a{row}" for row in range(7, 13)] + [f"b{row}" for row in range(6, 13)]
    fires += [f"c{row}" for row in range(5, 13)] + ["d6", "g7"]
    stacks = ".".join(f"{name}:f" for name in fires)
    state = GAME.parse_position(f"pixl turn=96 fire@g6 water@k5 earth@d10 spirit@j2 stacks={stacks}.h6:w.i5:w")
    decision = GAME.deciding(state)[0]
    with compiled():
        thought = LITTLE(View(GAME, state, decision, Budget(), Random(1)))
    seen = 0
    for one in thought.weighed:
        outcome = GAME.outcome(GAME.apply(state, {decision: GAME.parse_move(state, one.move)}).state)
        if outcome is not None:
            seen += 1
            assert one.points == pytest.approx(outcome.points)
            assert one.value == pytest.approx((decision.seat in outcome.winners) / len(outcome.winners))
    assert seen > 5


def test_last_pixl_takes_the_victory() -> None:
    """Fire has one Pixl left: placing it ends the game, and imprisoning Water with it makes the difference."""
    fires = [f"a{row}" for row in range(7, 13)] + [f"b{row}" for row in range(6, 13)]
    fires += [f"c{row}" for row in range(5, 13)] + ["d6"]
    stacks = ".".join([f"{name}:f" for name in fires] + ["g7:f"])
    state = GAME.parse_position(f"pixl turn=96 fire@g6 water@k5 earth@d10 spirit@j2 stacks={stacks}.h6:w.i5:w")
    decision = GAME.deciding(state)[0]
    with compiled():
        move = Learned(Effort(200), Effort(200), MASTER)(View(GAME, state, decision, Budget(), Random(1))).move
    after = GAME.apply(state, {decision: move}).state
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert decision.seat in outcome.winners


@pytest.mark.parametrize("players", [2, 3, 4])
def test_weights_are_small(players: int) -> None:
    assert is_learned(7, players)
    assert not is_learned(6, players)
    weights = network_of(7, players).weights
    assert sum(one.size for one in weights.values()) < 500_000
    assert all(np.isfinite(one).all() for one in weights.values())


def test_games_of_two_have_a_separate_network() -> None:
    """It has learned nothing but them: for more players another one does, the same for three and four."""
    assert network_of(7, 3) is network_of(7, 4)
    assert network_of(7, 2) is not network_of(7, 4)
    states = [GAME.start(GAME.configure({"players": str(players)}, seed=0)) for players in (2, 3, 4)]
    with compiled():
        trees = [LearnedTree(state, 16) for state in states]
    assert [tree.network for tree in trees] == [network_of(7, players) for players in (2, 3, 4)]
