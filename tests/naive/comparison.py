"""Plays random games and compares the rules with the naive ones at every position."""

import random
from typing import Any

from pixcade.games.pixl import Pixl
from pixcade.games.pixoid import Pixoid
from tests.naive import pixl as naive_pixl
from tests.naive import pixoid as naive_pixoid
from tests.random_games import pixl_options, pixl_tempting, pixoid_options, pixoid_tempting

PIXOID, PIXL = Pixoid(), Pixl()


def pixoid(count: int, seed: int) -> dict[str, int]:
    """Compare at least `count` positions of Pixoid: who decides, what is legal, what follows, who wins."""
    generator = random.Random(seed)
    figures = {"positions": 0, "games": 0}
    while figures["positions"] < count:
        state = PIXOID.start(pixoid_options(generator))
        figures["games"] += 1
        while True:
            naive = plain_pixoid(state)
            figures["positions"] += 1
            due = PIXOID.deciding(state)
            cubes = {decision: state.options.controllers.index(decision.piece) for decision in due}
            assert [(cubes[one], one.seat) for one in due] == naive_pixoid.deciding(naive)
            for one in due:
                legal = [PIXOID.format_move(state, move) for move in PIXOID.legal(state, one)]
                assert legal == naive_pixoid.legal(naive, cubes[one]), PIXOID.format_position(state)
            outcome = PIXOID.outcome(state)
            expected = naive_pixoid.outcome(naive)
            assert (outcome is None) == (expected is None)
            if outcome is not None:
                assert expected is not None
                assert list(outcome.winners) == expected["winners"]
                assert list(PIXOID.points(state)) == expected["points"]
                break
            moves = {one: pixoid_tempting(generator, state, one) for one in due}
            texts = {cubes[one]: PIXOID.format_move(state, move) for one, move in moves.items()}
            after = PIXOID.apply(state, moves).state
            assert plain_pixoid(after) == naive_pixoid.play(naive, texts), (PIXOID.format_position(state), texts)
            state = after
    return figures


def plain_pixoid(state: Any) -> dict[str, Any]:
    """Convert a state to the naive form."""
    facts = PIXOID.facts(state)
    options = state.options
    return {
        "players": options.players,
        "game": options.game,
        "contact_cube": options.contact_cube,
        "oldest": options.oldest,
        "joined": facts["joined"],
        "starts": facts["starts"],
        "bonus_pix": facts["bonus_pix"],
        "round": facts["round"],
        "taken": facts["taken"],
        "bonus_taken": facts["picked_up"],
        "bonus": facts["bonus"],
        "cubes": [facts["cubes"][piece] for piece in options.controllers],
        "scores": facts["scores"],
        "over": facts["over"],
    }


def pixl(count: int, seed: int) -> dict[str, int]:
    """Compare at least `count` positions of Pixl: who moves, what is legal, what follows, locks, points, who wins."""
    generator = random.Random(seed)
    figures = {"positions": 0, "games": 0}
    while figures["positions"] < count:
        state = PIXL.start(pixl_options(generator))
        figures["games"] += 1
        while True:
            naive = plain_pixl(state)
            figures["positions"] += 1
            compare_standing(state, naive)
            due = PIXL.deciding(state)
            if not due:
                break
            legal = PIXL.legal(state, due[0])
            texts = [PIXL.format_move(state, move) for move in legal]
            assert sorted(texts) == sorted(naive_pixl.legal(naive)), PIXL.format_position(state)
            move = pixl_tempting(generator, state, due[0], legal)
            text = PIXL.format_move(state, move)
            after = PIXL.apply(state, {due[0]: move}).state
            assert plain_pixl(after) == naive_pixl.play(naive, text), (PIXL.format_position(state), text)
            state = after
    return figures


def compare_standing(state: Any, naive: dict[str, Any]) -> None:
    """Compare whose turn it is, who is locked, what each element has, and the result."""
    facts = PIXL.facts(state)
    assert facts["mover"] == naive_pixl.mover(naive)
    assert {name: sorted(by) for name, by in facts["locked_by"].items()} == naive_pixl.locks(naive)
    assert facts["points"] == naive_pixl.points(naive)
    outcome, expected = PIXL.outcome(state), naive_pixl.outcome(naive)
    assert (outcome is None) == (expected is None)
    if outcome is not None and expected is not None:
        assert list(outcome.winners) == expected["winners"]
        assert list(outcome.points) == expected["points"]


def plain_pixl(state: Any) -> dict[str, Any]:
    """Convert a state to the naive form."""
    facts = PIXL.facts(state)
    options = state.options
    return {
        "players": options.players,
        "side": options.side,
        "order": list(facts["order"]),
        "seats": {name: seat - 1 for name, seat in facts["seats"].items()},
        "ports_rule": options.ports,
        "conversion": options.conversion,
        "end": options.end,
        "turn": state.turn,
        "passes": state.passes,
        "hexes": {name: list(stack) for name, stack in facts["hexes"].items() if stack},
        "ports": facts["ports"],
        "came_from": facts["came_from"],
        "fresh_port": facts["just_moved"],
        "supply": facts["supply"],
        "prisoners": facts["prisoners"],
    }
