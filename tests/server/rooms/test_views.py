"""Views of a table: public ones, and those of a seat. Only the sender sees a submission."""

import pytest

from pixcade.games.commitment import commitment
from pixcade.protocol.board_view import BoardView
from pixcade.protocol.server_messages import OwnMove, State
from pixcade.room.views import news, own_moves, state_view
from pixcade.table import commands
from pixcade.table.codec import decode
from pixcade.table.table import BOT_KEY, Table
from tests.table.memory_table import Running, pixoid_programming


def public_state(table: Table) -> State:
    """The public view."""
    return state_view(table, BoardView(table.game, table.state), table.time, next_table="")


def own(table: Table, seat: int, key: str) -> dict[str, OwnMove]:
    """The view of a client with a seat's key, by piece."""
    return {one.piece: one for one in own_moves(table, {seat: key}, with_own_moves=True)}


def private_view(table: Table, seat: int, key: str) -> dict[str, str]:
    """The programs among it."""
    return {piece: one.move for piece, one in own(table, seat, key).items() if one.move}


def first_and_last(running: Running, piece: str) -> tuple[str, str]:
    """Two legal programs of a piece that differ."""
    table = running.table
    decision = next(one for one in table.due if one.piece == piece)
    legal = table.game.legal(table.state, decision)
    return table.game.format_move(table.state, legal[0]), table.game.format_move(table.state, legal[-1])


def test_who_has_decided_is_public_but_not_what() -> None:
    seen = []
    for which in (0, 1):  # played twice with other secrets
        running = pixoid_programming()
        sent: list[object] = []
        for piece, at in (("amber", which), ("sky", which), ("rose", which), ("amber", 1 - which)):
            before = running.table
            running.submit(piece, first_and_last(running, piece)[at])
            board = BoardView(before.game, before.state)
            sent.append(news(before, decode(running.log[-1]), running.table, board, running.now))
        seen.append((sent, public_state(running.table), running.table.awaited, running.table.answers))
    assert seen[0] == seen[1]
    decisions = [(one.piece, one.decided, one.changes) for one in seen[0][1].current.decisions]
    assert decisions == [("amber", True, 1), ("sky", True, 0), ("rose", True, 0), ("mint", False, 0)]


def test_commitment_is_sent_to_everyone_immediately() -> None:
    running = pixoid_programming()
    move = first_and_last(running, "amber")[0]
    bound = commitment("t1", running.table.step, "amber", move, "5a" * 32)
    running.submit("amber", move, commitment=bound)
    commitments = {one.piece: one.commitment for one in public_state(running.table).current.decisions}
    assert commitments == {"amber": bound, "sky": "", "rose": "", "mint": ""}


def test_withdrawn_submission_is_awaited_and_never_shown() -> None:
    running = pixoid_programming()
    running.submit("amber", "D1")
    running.withdraw("amber")
    assert not public_state(running.table).current.decisions[0].decided
    assert private_view(running.table, 0, "key 0") == {}


def test_revision_is_sent_to_the_holder_of_the_seat() -> None:
    running = pixoid_programming()
    for which in (1, 0, 1, 0):
        running.submit("sky", first_and_last(running, "sky")[which])
    assert {piece: one.revision for piece, one in own(running.table, 1, "key 1").items()} == {"sky": 4}
    assert own(running.table, 1, "key 0") == {}


def test_submission_is_shown_only_to_its_sender() -> None:
    running = pixoid_programming()
    move = first_and_last(running, "amber")[1]
    running.submit("amber", move)
    assert private_view(running.table, 0, "key 0") == {"amber": move}
    assert private_view(running.table, 0, "key 1") == {}
    assert private_view(running.table, 1, "key 1") == {}
    assert private_view(running.table, 0, "") == {}
    assert own_moves(running.table, {}, with_own_moves=True) == ()


def test_seat_keys_are_never_sent() -> None:
    running = pixoid_programming()
    running.submit("amber", "D1")
    assert "key 0" in repr(running.table.seats)
    assert "key " not in repr(public_state(running.table))
    assert "key " not in repr(own(running.table, 0, "key 0"))


def test_handed_over_seat_does_not_show_its_submission() -> None:
    running = pixoid_programming()
    running.submit("amber", "D1")
    running.append(commands.leave(running.table, running.now, 0))
    running.append(commands.sit(running.table, running.now, 0, "Nina", "new"))
    assert own(running.table, 0, "new")["amber"].programmed
    assert private_view(running.table, 0, "new") == {}
    assert private_view(running.table, 0, "key 0") == {}
    running.submit("amber", "D2", key="new")
    assert private_view(running.table, 0, "new") == {"amber": "D2"}


def test_submission_is_hidden_from_stand_in_and_absent_player() -> None:
    running = pixoid_programming()
    running.submit("amber", "D1")
    running.append(commands.go_away(running.table, running.now, 0))
    assert private_view(running.table, 0, BOT_KEY) == {}
    assert private_view(running.table, 0, "key 0") == {}, "whoever is away plays through nobody's eyes"
    running.append(commands.come_back(running.table, running.now, 0, "key 0"))
    assert private_view(running.table, 0, "key 0") == {"amber": "D1"}


@pytest.mark.parametrize("back", [False, True])
def test_stand_ins_submission_is_hidden_from_returning_player(back: bool) -> None:
    running = pixoid_programming()
    running.append(commands.go_away(running.table, running.now, 0))
    running.submit("amber", "D1", key=BOT_KEY)
    if back:
        running.append(commands.come_back(running.table, running.now, 0, "key 0"))
    assert private_view(running.table, 0, "key 0") == {}
