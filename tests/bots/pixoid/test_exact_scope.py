"""What the strongest Pixoid level solves, and that its Bugs draw separately. Runs without a compiler."""

import pytest

from pixcade.bots.api import SECRET_BYTES, source_of
from pixcade.bots.exact import one_turn
from pixcade.bots.exact.turn_game import Situation
from pixcade.bots.levels import TOP
from pixcade.bots.pixoid.exact_turn import by_margin, exact_mixes, plays_exactly, solve_turn
from pixcade.bots.registry import find_bot
from pixcade.games import GAMES
from pixcade.games.pixoid.board import Board
from pixcade.games.pixoid.state import State

GAME = GAMES["pixoid"]
LAYOUT = "pixoid p1-1A.2A.3A.4A"
OPEN = f"{LAYOUT} taken=3 amber@d8 sky@a1 rose@j1 mint@g8"


def test_table_gives_each_bug_its_own_draw() -> None:
    bot, state = find_bot(TOP, "pixoid"), GAME.parse_position(OPEN)
    drawn = [source_of(bot, decision, bytes(SECRET_BYTES), 7).random() for decision in GAME.deciding(state)]
    assert len(set(drawn)) == 4


class Solving(Exception): ...


@pytest.mark.parametrize("taken", [0, 6, 11])
def test_solved_turn_is_the_current_one(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def caught(one: Board, situation: Situation, *rest: object) -> None:
        raise Solving(one.code, situation)

    monkeypatch.setattr(one_turn, "solve", caught)
    state: State = GAME.parse_position(f"{LAYOUT} taken={taken} bonus=b5 amber@i1 sky@c3 rose@f1 mint@j2")
    one = state.options.board
    pixoid, first, second, third = (one.pix(name) for name in ("i1", "c3", "f1", "j2"))
    lying = 1 << one.bonus.index(one.pix("b5"))
    for solve in (solve_turn, exact_mixes):
        with pytest.raises(Solving) as found:
            solve(state, 3)
        assert found.value.args == (one.code, Situation(12 - taken, lying, pixoid, (first, second, third)))


def test_round_with_more_to_come_is_solved_for_the_margin() -> None:
    state: State = GAME.parse_position(OPEN)
    short: State = GAME.start(GAME.configure({"layout": "p1-1A.2A.3A.4A", "game": "short"}, seed=0))
    assert by_margin(state)
    assert not by_margin(state._replace(round=state.options.rounds)), "the victory is at stake"
    assert not by_margin(short)


def test_board_under_another_ruling_is_searched() -> None:
    options = {"layout": "p1-1A.2A.3A.4A", "contact-cube": "taken"}
    assert not plays_exactly(GAME.start(GAME.configure(options, seed=0)))
