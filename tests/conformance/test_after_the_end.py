"""Facts of a finished game describe the last turn played, and the spare controller doesn't change hands silently."""

import random

import pytest

from pixcade.games.pixl import Pixl
from pixcade.games.pixoid import Pixoid
from pixcade.games.pixoid.state import SPARE, State
from tests.random_games import pixl_options, pixl_tempting, pixoid_options, pixoid_tempting

PIXOID, PIXL = Pixoid(), Pixl()


def won_or_survived_on_a_bonus_pix(state: State) -> bool:
    """Whether the position doesn't show how the twelfth cube was gained: see docs/engine.md for the assumption."""
    here = state.cubes[state.roles.pixoid]
    twelve = state.taken + state.picked_up == 12  # P6.1
    return state.over and state.options.game == "short" and twelve and here in state.options.board.bonus


@pytest.mark.parametrize("seed", range(60))
def test_finished_pixoid_shows_its_last_turn_and_spare_holder(seed: int) -> None:
    generator = random.Random(seed)
    state = PIXOID.start(pixoid_options(generator))
    played = (0, 0)
    holder = PIXOID.facts(state)["holders"][state.options.controllers[SPARE]]
    while due := PIXOID.deciding(state):
        before = PIXOID.facts(state)
        played = (before["round"], before["turn"])
        step = PIXOID.apply(state, {one: pixoid_tempting(generator, state, one) for one in due})
        state = step.state
        facts = PIXOID.facts(state)
        holders = [event.values["seat"] for event in step.events if event.code == "pixoid.spare-passed"]
        if any(event.code == "pixoid.round-began" for event in step.events):
            holders = [(state.roles.pixoid + 1) % state.options.players + 1]  # P7.3: on the new Pixoid's left
        if not won_or_survived_on_a_bonus_pix(state) and state.options.players == 3:
            assert facts["holders"][state.options.controllers[SPARE]] == (holders or [holder])[0]
        holder = facts["holders"][state.options.controllers[SPARE]]
    if not won_or_survived_on_a_bonus_pix(state):
        assert (facts["round"], facts["turn"]) == played


@pytest.mark.parametrize(
    ("position", "moves", "turn"),
    [
        # survived: the twelfth cube from the reserve is taken in turn 12 (P5.1)
        ("pixoid p1-1A.2A.3A.4A players=3 game=short taken=11 amber@e1 sky@f1 rose@h8 mint@b8", "D1 R1 U1 U2", 12),
        # caught in turn 12, in which no cube is taken (P5.2)
        ("pixoid p1-1A.2A.3A.4A players=3 game=short taken=11 amber@e1 sky@f1 rose@h8 mint@e4", "D9 R1 U1 U2", 12),
        # the twelfth cube is picked up in turn 12 (P6.1)
        ("pixoid p1-1A.2A.3A.4A players=3 game=short taken=11 amber@c5 sky@f1 rose@h8 mint@b8", "L1 R1 U1 U2", 12),
        # ten from the reserve and two bonus cubes: survived in turn 10 (P6.1)
        (
            "pixoid p1-1A.2A.3A.4A players=3 game=short taken=9 bonus=d10.f1 amber@e5 sky@h8 rose@j6 mint@j10",
            "U2 U1 D1 U1",
            10,
        ),
    ],
)
def test_finished_short_game_shows_its_last_turn(position: str, moves: str, turn: int) -> None:
    state = PIXOID.parse_position(position)
    before = PIXOID.facts(state)
    due = PIXOID.deciding(state)
    programs = {one: PIXOID.parse_move(state, text) for one, text in zip(due, moves.split(), strict=True)}
    after = PIXOID.facts(PIXOID.apply(state, programs).state)
    assert after["over"]
    assert (before["turn"], after["turn"]) == (turn, turn)
    assert after["holders"] == before["holders"]


@pytest.mark.parametrize("seed", range(6))
def test_finished_pixl_shows_its_last_turn(seed: int) -> None:
    generator = random.Random(seed)
    state = PIXL.start(pixl_options(generator))
    turns = 0
    while due := PIXL.deciding(state):
        assert PIXL.facts(state)["turn"] == turns + 1
        state = PIXL.apply(
            state, {one: pixl_tempting(generator, state, one, PIXL.legal(state, one)) for one in due}
        ).state
        turns += 1
    facts = PIXL.facts(state)
    assert (facts["turn"], facts["turns_taken"]) == (turns, turns)


def test_pixl_at_its_turn_limit_shows_turn_1000() -> None:
    state = PIXL.parse_position("pixl players=3 turn=999 fire@g7 water@d7 earth@j7 stacks=d8:w.g8:f.j6:e")
    (due,) = PIXL.deciding(state)
    facts = PIXL.facts(PIXL.apply(state, {due: PIXL.parse_move(state, "pass")}).state)
    assert (facts["over"], facts["turn"]) == (True, 1_000)  # X6.4
