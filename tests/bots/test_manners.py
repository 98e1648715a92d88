"""Manners: seen in play, never weaker than the level, the same again from the same seed."""

from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from pixcade.bots.api import Budget, Thought, View, Weighed, as_thought
from pixcade.bots.baseline import greedy_move
from pixcade.bots.levels import RANDOM_SHARE
from pixcade.bots.manners import nearly_equal
from pixcade.bots.parts import bots_of
from pixcade.bots.registry import UnknownBot, find_bot
from pixcade.games import GAMES
from pixcade.games.game import AnyGame, Decision
from pixcade.table.personas import CAST, bot_name, level_and_persona, written_name
from tests.bots.search.cached_kernels import FOLDER
from tests.random_games import pixoid_tempting

OPTIONS = {"pixoid": {"layout": "p1-1A.2A.3A.4A"}, "pixl": {"players": "4"}}
LITTLE = Budget(work=0.1)
POSITIONS = 50
"""So many positions show every manner."""
DRAWS = 12
"""So often a move is drawn in each of them."""


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIXCADE_DATA", str(FOLDER))


def tempting(game: AnyGame, state: Any, decision: Decision, generator: Random) -> Any:
    """Return a move that leads to positions in which there is something to decide."""
    if game.info.id == "pixoid":
        return pixoid_tempting(generator, state, decision)
    return greedy_move(game, state, decision, generator)


def positions(game_id: str, count: int) -> list[tuple[Any, Decision]]:
    """Return positions of random games with an open decision; always the same ones."""
    game, generator, found = GAMES[game_id], Random(20), list[tuple[Any, Decision]]()
    while len(found) < count:
        state = game.start(game.configure(OPTIONS[game_id], seed=generator.getrandbits(16)))
        for step in range(60):
            due = game.deciding(state)
            if not due or len(found) == count:
                break
            if step % 5 == 4:
                found.append((state, generator.choice(due)))
            state = game.apply(state, {one: tempting(game, state, one, generator) for one in due}).state
    return found


def moves(name: str, game_id: str, state: Any, decision: Decision) -> list[Any]:
    """Return a bot's moves in a position, drawn several times with fixed seeds."""
    bot = find_bot(name, game_id)
    return [as_thought(bot(View(GAMES[game_id], state, decision, LITTLE, Random(seed)))).move for seed in range(DRAWS)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_persona_has_a_manner_in_our_games(game_id: str) -> None:
    assert set(bots_of(game_id).manners) == {one.id for one in CAST}
    assert len({one.name for one in CAST}) == len(CAST) == 8


@pytest.mark.slow(5)
@pytest.mark.parametrize("game_id", ["pixoid"])
def test_manner_changes_the_moves(game_id: str) -> None:
    """A persona plays its preferred moves significantly more often than a bot without a manner."""
    plain: dict[str, list[float]] = {one.id: [] for one in CAST}
    own: dict[str, list[float]] = {one.id: [] for one in CAST}
    for state, decision in positions(game_id, POSITIONS):
        without = moves("normal", game_id, state, decision)
        for persona in own:
            taste = bots_of(game_id).manners[persona].taste
            liked = [taste(state, decision, move) for move in moves(f"normal.{persona}", game_id, state, decision)]
            usual = [taste(state, decision, move) for move in without]
            if float("-inf") not in (*liked, *usual):  # else there was nothing to place
                own[persona].append(mean(liked))
                plain[persona].append(mean(usual))
    for persona, liked in own.items():
        gains = [one - other for one, other in zip(liked, plain[persona], strict=True)]
        assert mean(gains) > 2 * stdev(gains) / len(gains) ** 0.5, persona


@pytest.mark.parametrize("game_id", GAMES)
def test_random_move_has_no_manner(game_id: str) -> None:
    for state, decision in positions(game_id, 4):
        for seed in range(8):
            own, plain = (
                find_bot(name, game_id)(View(GAMES[game_id], state, decision, LITTLE, Random(seed)))
                for name in ("easy.blip", "easy")
            )
            assert own == plain or Random(seed).random() >= RANDOM_SHARE


@pytest.mark.slow(5)
@pytest.mark.parametrize(("game_id", "level"), [("pixoid", "normal"), ("pixl", "hard")])
def test_persona_never_leaves_the_levels_equal_moves(game_id: str, level: str) -> None:
    """The level's own draw is the first of the same seed, so that the two can be compared."""
    game, bot, changed = GAMES[game_id], find_bot(level, game_id), 0
    for seed, (state, decision) in enumerate(positions(game_id, 24)):
        plain = as_thought(bot(View(GAMES[game_id], state, decision, Budget(), Random(seed))))
        value = {one.move: one.value for one in plain.weighed}
        for one in CAST:
            own = as_thought(
                find_bot(bot_name(level, one.id), game_id)(
                    View(GAMES[game_id], state, decision, Budget(), Random(seed))
                )
            )
            assert own.weighed == plain.weighed
            before, after = (game.format_move(state, said.move) for said in (plain, own))
            assert abs(value.get(before, 0) - value.get(after, 0)) <= bots_of(game_id).manners[one.id].near
            changed += before != after
    assert changed > 0


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("game_id", GAMES)
def test_same_seed_and_work_give_the_same_move(game_id: str, level: str) -> None:
    for state, decision in positions(game_id, 4):
        for one in CAST:
            name = bot_name(level, one.id)
            assert moves(name, game_id, state, decision) == moves(name, game_id, state, decision)


def test_nearly_equal_moves_of_a_level() -> None:
    """`c` is better by more than that, `d` is hardly played and a little worse, `e` hardly played and just as good."""
    a, b, c = Weighed("a", 0.5, 5.0), Weighed("b", 0.3, 5.1), Weighed("c", 0.2, 5.3)
    d, e = Weighed("d", 0.01, 4.9), Weighed("e", 0.0, 5.0)
    assert nearly_equal(Thought("a", (a, b, c, d, e)), "a", 0.2) == [a, b, Weighed("e", 0.05, 5.0)]
    assert nearly_equal(Thought("a", (a, b)), "f", 0.2) == []
    assert nearly_equal(Thought("e", (a, e)), "e", 0.2) == []


def test_bot_name_contains_level_and_persona() -> None:
    assert level_and_persona(bot_name("hard", "blip")) == ("hard", "blip")
    assert level_and_persona("hard") == ("hard", "")
    assert level_and_persona("hard.nobody") == ("hard.nobody", "")
    assert level_and_persona(".blip") == (".blip", "")
    assert written_name("hard.blip") == "Blip (hard)"
    assert written_name("hard") == "hard"


@pytest.mark.parametrize("name", ["hard.nobody", "greedy.blip", "random.dot", "nobody.blip", "hard.blip.dot", ".blip"])
def test_only_levels_have_personas(name: str) -> None:
    with pytest.raises(UnknownBot):
        find_bot(name, "pixoid")
    assert find_bot("master-tenth.dot", "pixoid") != find_bot("master-tenth", "pixoid")
