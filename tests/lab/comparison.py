"""Plays many games in parallel and compares batches and JAX with the readable rules, step by step."""

import random
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from pixcade.games.pixl import Pixl
from pixcade.games.pixl.scoring import outcome, seat_points
from pixcade.games.pixoid import Pixoid
from pixcade.games.pixoid.board import layouts
from pixcade.lab.form import margins, own_forms
from pixcade.lab.pixl import actions as pixl_actions
from pixcade.lab.pixoid import actions as pixoid_actions
from tests.random_games import (
    pixl_options,
    pixl_tempting,
    pixoid_later_in_round,
    pixoid_options,
    pixoid_survived,
    pixoid_tempting,
)

PIXOID, PIXL = Pixoid(), Pixl()
SEATS, TEAM, PIXL_ID = own_forms()
GAMES = 64
STEPS = 60
"""Games played in parallel, and steps before the options change."""


class Twin(Protocol):
    """Many games side by side, as a batch or as arrays of JAX."""

    def begin(self, form_id: str, options: dict[str, str], boards: list[str] | None, seeds: list[int]) -> None: ...
    def legal(self) -> Any: ...
    def step(self, actions: Any) -> tuple[Any, Any]: ...
    def states(self) -> list[Any]: ...
    def set_taken(self, taken: Any) -> None: ...
    def points(self) -> Any: ...


def board_of(seed: int, episode: int, boards: int) -> int:
    """The board of an episode, in plain Python: a 32-bit mix of both, of which the upper half is scaled."""
    bits = seed + 0x9E3779B9 * (episode + 1) & 0xFFFFFFFF
    bits = (bits ^ bits >> 16) * 0x85EBCA6B & 0xFFFFFFFF
    bits = (bits ^ bits >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
    return ((bits ^ bits >> 16) >> 16) * boards >> 16


def pixoid(sides: Twin, count: int, seed: int) -> dict[str, int]:
    """Compare at least `count` positions: legal actions, effects, rewards, ends and the boards drawn."""
    generator = random.Random(seed)
    counts = {"positions": 0, "ends": 0, "rounds survived": 0}
    while counts["positions"] < count:
        drawn = PIXOID.option_values(pixoid_options(generator))
        form = generator.choice((TEAM, SEATS)) if drawn["players"] == "4" else SEATS
        values = {name: drawn[name] for name in ("players", "game", "oldest", "contact-cube")}
        codes = layouts("p1") if generator.random() < 0.1 else generator.sample(layouts("p1"), 3)
        configured = [PIXOID.configure({**values, "layout": code}, seed=0) for code in codes]
        seeds = [generator.getrandbits(32) for _ in range(GAMES)]
        episodes = [0] * GAMES
        sides.begin(form, values, list(codes), seeds)
        options = [configured[board_of(one, 0, len(codes))] for one in seeds]
        states = [PIXOID.start(one) for one in options]
        for _ in range(min(STEPS, -(-(count - counts["positions"]) // GAMES))):
            states = [pixoid_later_in_round(generator, state) for state in states]
            sides.set_taken(np.array([state.taken for state in states]))
            legal, actions = sides.legal(), np.zeros((GAMES, 4), np.int32)
            befores = states
            states = []
            for at, state in enumerate(befores):
                expected = np.zeros((4, pixoid_actions.SINGLE), np.bool_)
                expected[:, pixoid_actions.WAIT] = True
                moves = {}
                first = 4 - state.cubes.count(None) if state.placing else 0
                board = state.options.board
                for place, due in enumerate(PIXOID.deciding(state), start=first):
                    numbers = [pixoid_actions.number_of(board, [move]) for move in PIXOID.legal(state, due)]
                    expected[place] = np.isin(np.arange(pixoid_actions.SINGLE), numbers)
                    moves[due] = pixoid_tempting(generator, state, due)
                    actions[at, place] = pixoid_actions.number_of(board, [moves[due]])
                assert np.array_equal(legal[at], expected), PIXOID.format_position(state)
                states.append(PIXOID.apply(state, moves).state)
            rewards, done = sides.step(actions)
            for at, (before, after) in enumerate(zip(befores, states, strict=True)):
                where = (form, PIXOID.format_position(before), actions[at].tolist())
                ended = after.over or (form == TEAM and after.round > before.round)
                assert bool(done[at]) == ended, where
                expected_rewards = side_rewards(before, after) if form == TEAM else seat_rewards(before, after)
                assert rewards[at].tolist() == expected_rewards, where
                counts["ends"] += ended
                counts["rounds survived"] += pixoid_survived(before, after)
                if ended:
                    episodes[at] += 1
                    options[at] = configured[board_of(seeds[at], episodes[at], len(codes))]
                    states[at] = PIXOID.start(options[at])
            found = sides.states()
            assert [state.options.layout for state in found] == [one.layout for one in options]
            assert found == states
            counts["positions"] += GAMES
    return counts


def side_rewards(before: Any, after: Any) -> list[float]:
    """Pixoid's and the Bugs' rewards: cubes of the reserve and half bonus cubes, or 1 for twelve in a short game."""
    if before.options.game == "short":
        paid = float(pixoid_survived(before, after))
        return [paid, -paid]
    taken, picked_up = after.taken, after.picked_up
    if after.round > before.round or after.over:  # P5.2: Pixoid k + b, each Bug 12 - k
        seat, bug = before.roles.pixoid, before.roles.bugs[0]
        taken = 12 - (after.scores[bug] - before.scores[bug])
        picked_up = after.scores[seat] - before.scores[seat] - taken
    paid = taken - before.taken + 0.5 * (picked_up - before.picked_up)
    return [paid, -paid]


def seat_rewards(before: Any, after: Any) -> list[float]:
    """Each seat's rewards: margins in points, or in victories of a short game."""
    if before.options.game != "short":
        return list(margins([new - old for old, new in zip(before.scores, after.scores, strict=True)]))
    result = PIXOID.outcome(after)
    return list(margins([int(result is not None and seat in result.winners) for seat in range(before.options.players)]))


def pixl(sides: Twin, count: int, seed: int, conversion: str = "") -> dict[str, int]:
    """Compare at least `count` positions: legal actions, effects, points, rewards and ends.

    Options are random, `conversion` by default, too.
    """
    generator = random.Random(seed)
    counts = {"positions": 0, "ends": 0, "stacks": 0, "largest stack": 0}
    while counts["positions"] < count:
        options = pixl_options(generator)
        if conversion:
            options = PIXL.configure({**PIXL.option_values(options), "conversion": conversion}, seed=0)
        sides.begin(PIXL_ID, PIXL.option_values(options), None, [*range(GAMES)])
        states = [PIXL.start(options) for _ in range(GAMES)]
        for _ in range(min(4 * STEPS, -(-(count - counts["positions"]) // GAMES))):
            legal, actions = sides.legal(), np.zeros(GAMES, np.int32)
            befores, states = states, []
            for at, state in enumerate(befores):
                due = PIXL.deciding(state)[0]
                moves = PIXL.legal(state, due)
                expected = np.zeros(pixl_actions.count(options.board, options.conversion), np.bool_)
                expected[[pixl_actions.number_of(options.board, one) for one in moves]] = True
                assert np.array_equal(legal[at], expected), PIXL.format_position(state)
                move = pixl_tempting(generator, state, due, moves)
                actions[at] = pixl_actions.number_of(options.board, move)
                states.append(PIXL.apply(state, {due: move}).state)
            rewards, done = sides.step(actions)
            for at, after in enumerate(states):
                where = (PIXL.format_position(befores[at]), int(actions[at]))
                result = outcome(after)
                assert bool(done[at]) == (result is not None), where
                assert rewards[at].tolist() == [*margins(result.points if result else [0] * options.players)], where
                counts["ends"] += result is not None
                highest = max(map(len, after.stacks))
                counts["stacks"] += highest > 1
                counts["largest stack"] = max(counts["largest stack"], highest)
                if result:
                    states[at] = PIXL.start(options)
            assert [tuple(row) for row in sides.points().tolist()] == [seat_points(state) for state in states]
            assert sides.states() == states
            counts["positions"] += GAMES
    return counts


def both(twin: Callable[[], Twin], count: int, seed: int) -> dict[str, int]:
    """Compare `count` positions of each game."""
    return named(pixoid(twin(), count, seed), pixl(twin(), count, seed))


def named(pixoid_counts: dict[str, int], pixl_counts: dict[str, int]) -> dict[str, int]:
    """Merge the counters of both games."""
    largest = {"largest stack": pixl_counts.pop("largest stack")}
    both = (("Pixoid", pixoid_counts), ("Pixl", pixl_counts))
    return {f"{game}: {name}": value for game, counts in both for name, value in counts.items()} | largest
