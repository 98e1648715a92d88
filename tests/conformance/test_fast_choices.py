"""What is worked out quickly about a position of Pixl is what the readable rules say of it, and goes when it goes."""

import copy
import gc
import json
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from pixcade.core.game import Decision
from pixcade.games.pixl import Pixl
from pixcade.games.pixl.elements import LETTERS
from pixcade.games.pixl.fast_choices import choices_json
from pixcade.games.pixl.fast_consequences import CONVERSIONS_KEPT, conversion
from pixcade.games.pixl.fast_facts import facts_json
from pixcade.games.pixl.hexes import hex_board, listed, members
from pixcade.games.pixl.placement import REACHES_KEPT, cut_off, reach
from pixcade.games.pixl.scoring import element_points, locks
from pixcade.games.pixl.stacks import StackFacts
from pixcade.games.pixl.state import State
from pixcade.games.pixl.survey import survey
from tests.amounts import amount
from tests.conformance.test_choices import written_positions
from tests.random_games import pixl_options, pixl_tempting

PIXL = Pixl()
GAMES_PLAYED = amount(45, 90)
ENOUGH = amount(4_000, 8_000)


@cache
def positions() -> tuple[State, ...]:
    """Every position of many random games under any options, and those of the cases, each as if nobody knew it yet."""
    played = [state for seed in range(GAMES_PLAYED) for state, _ in random_game(seed)]
    return tuple(State(*state) for state in [*played, *(state for state, _ in written_positions("pixl"))])


def random_game(seed: int) -> Iterator[tuple[State, Decision]]:
    """The positions of one game with who decides there. Whatever a server asks about each has been asked."""
    generator = random.Random(seed)
    state = PIXL.start(pixl_options(generator))
    while due := PIXL.deciding(state):
        facts_json(state)
        PIXL.format_position(state)
        choices_json(PIXL, state, due[0])
        yield state, due[0]
        move = pixl_tempting(generator, state, due[0], PIXL.legal(state, due[0]))
        state = PIXL.apply(state, {due[0]: move}).state


def test_there_are_thousands_of_positions_of_every_kind() -> None:
    seen = Counter[object]()
    for state in positions():
        options = state.options
        seen.update([options.players, options.conversion, options.ports, options.end, options.side])
        seen["last Pixl"] += state.supply[state.mover] == 1
        seen["Port off"] += state.came_from[state.mover] is not None
        seen["cut off"] += any(cut_off(state))
        seen["locked"] += any(locks(state))
    wanted = {2, 3, 4, "all", "one", "off-gray", "clear-of-gray", "player", "element", 5, 6, 7, 8, 9}
    assert len(positions()) > ENOUGH
    assert wanted | {"last Pixl", "Port off", "cut off", "locked"} == set(seen)
    assert min(seen.values()) > 30


@pytest.mark.slow(8)
def test_quick_choices_are_the_readable_ones_to_the_last_sign() -> None:
    codes = Counter[str]()
    for state in positions():
        for decision in PIXL.deciding(state):
            quick = choices_json(PIXL, state, decision)
            readable: Any = PIXL.choices(State(*state), decision)
            assert quick.encode() == msgspec.json.encode(readable), PIXL.format_position(state)
            entries = [entry for moves in readable["hexes"].values() for entry in moves]
            codes.update(event["code"] for entry in entries for event in entry.get("events", []))
            codes.update("freed" for entry in entries if "freed" in json.dumps(entry))
    wanted = {"covered", "replaced", "imprisoned", "spared", "locked", "unlocked", "game-over"}
    assert {f"pixl.{code}" for code in wanted} | {"freed"} == set(codes)
    assert min(codes.values()) > 50


@pytest.mark.slow(4)
def test_quick_facts_are_the_readable_ones_to_the_last_sign() -> None:
    for state in positions():
        readable = msgspec.json.encode(PIXL.facts(State(*state)))
        assert ("{" + ",".join(facts_json(state)) + "}").encode() == readable, PIXL.format_position(state)


@pytest.mark.slow(3)
def test_points_locks_and_facts_that_follow_from_the_move_are_those_of_a_fresh_look() -> None:
    carried = 0
    for seed in range(GAMES_PLAYED):
        generator = random.Random(seed)
        for state, decision in random_game(seed):
            move = generator.choice(PIXL.legal(state, decision))
            step = PIXL.apply(state, {decision: move})
            carried += "survey" in step.state.__dict__
            fresh = PIXL.apply(State(*state), {decision: move})
            assert step.events == fresh.events
            unknown = State(*step.state)
            assert element_points(step.state) == element_points(unknown)
            assert locks(step.state) == locks(unknown)
            assert survey(step.state) == survey(unknown)
            assert facts_json(step.state) == facts_json(unknown)
            assert PIXL.format_position(step.state) == PIXL.format_position(State(*step.state))
            for due in PIXL.deciding(unknown):
                assert choices_json(PIXL, step.state, due) == choices_json(PIXL, unknown, due)
    assert carried > ENOUGH


def test_what_is_cut_off_hangs_together_with_no_port() -> None:
    for state in positions()[::7]:
        near = state.options.board.near
        for port, own, cut in zip(state.ports, state.tops, cut_off(state), strict=True):
            chained = own & ~cut
            beside = sum({1 << hex for top in members(chained) for hex in members(near[top])})
            assert not cut & beside
            assert port is not None or not chained
            assert port is None or not cut & near[port]


@pytest.mark.parametrize("side", [5, 6, 7, 8, 9])
def test_listing_a_set_is_going_through_its_members(side: int) -> None:
    board = hex_board(side)
    generator = random.Random(side)
    for _ in range(300):
        hexes = generator.getrandbits(len(board.names)) & generator.choice((board.every, board.gray, board.near[3], 0))
        assert listed(board.names, hexes) == [board.names[hex] for hex in members(hexes)]


def test_what_is_known_of_a_position_is_neither_compared_nor_copied() -> None:
    for state in positions()[::50]:
        facts_json(state)
        same: list[Any] = [pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state), state._replace()]
        assert all(type(one) is State and one == state and not one.__dict__ for one in same)
        assert hash(same[0]) == hash(state)


@pytest.mark.slow(3)
def test_no_position_stays_alive_when_a_game_has_gone_on() -> None:
    gc.collect()
    before = alive()
    last = None
    for state, _ in random_game(1):
        last = state
    assert last is not None
    gc.collect()
    assert alive() - before <= 1


def alive() -> int:
    """How many positions there are in memory."""
    return sum(type(one) is State for one in gc.get_objects())


def test_what_is_kept_beside_positions_is_bounded() -> None:
    assert reach.cache_info().maxsize == REACHES_KEPT
    assert conversion.cache_info().maxsize == CONVERSIONS_KEPT
    stacks = StackFacts()
    for number in range(2 * StackFacts.MOST):
        text = "".join(LETTERS[number >> 2 * at & 3] for at in range(8))
        assert stacks[text] == [{"f": "fire", "w": "water", "e": "earth", "s": "spirit"}[sign] for sign in text]
    assert len(stacks) == StackFacts.MOST


def test_tables_that_are_set_up_alike_share_their_options_and_the_empty_board() -> None:
    assert PIXL.configure({"players": "2"}, seed=1) is PIXL.configure({"players": "2", "side": "7"}, seed=2)
    begun = [PIXL.facts(PIXL.start(PIXL.configure({"players": "2"}, seed=seed))) for seed in range(2)]
    assert all(begun[0][name] is begun[1][name] for name in ("options", "hexes", "gray", "relations"))
    state = positions()[200]
    assert PIXL.parse_position(PIXL.format_position(state)).options is state.options
