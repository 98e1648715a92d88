"""Secret submissions: who knows what, and when; changing, withdrawing, repeating."""

import pytest
from msgspec.structs import replace

from pixcade.games.errors import IllegalMove, InvalidNotation, PixcadeError
from pixcade.table import commands
from pixcade.table.fold import MAX_ANSWERS
from pixcade.table.table import BOT_KEY, Answer
from tests.table.memory_table import Running, pixoid_programming


def first_and_last(running: Running, piece: str) -> tuple[str, str]:
    """Two different legal moves of a piece."""
    table = running.table
    decision = next(one for one in table.due if one.piece == piece)
    legal = table.game.legal(table.state, decision)
    return table.game.format_move(table.state, legal[0]), table.game.format_move(table.state, legal[-1])


def test_table_repr_hides_submitted_moves() -> None:
    running = pixoid_programming()
    move = first_and_last(running, "amber")[1]
    running.submit("amber", move)
    assert "secrets" not in repr(running.table)
    assert repr(running.table.secret("amber")) == "Secret(revision=1)"


def test_last_submission_reveals_and_opens_the_next_step() -> None:
    running = pixoid_programming()
    for piece in ("amber", "sky", "rose"):
        running.submit(piece, first_and_last(running, piece)[0])
        assert running.table.step == 4
        assert running.table.events == () or running.table.events[0].code == "pixoid.cube-set"
    running.submit("mint", first_and_last(running, "mint")[0])
    assert running.table.step == 5
    assert running.table.events[0].code == "pixoid.revealed"
    assert running.table.secrets == {}


def test_move_can_be_changed_until_the_last_one_is_in() -> None:
    running = pixoid_programming()
    first, last = first_and_last(running, "amber")
    running.submit("amber", first)
    running.submit("amber", last)
    for piece in ("sky", "rose", "mint"):
        running.submit(piece, first_and_last(running, piece)[0])
    assert f"amber:{last}" in running.table.events[0].values["programs"]  # type: ignore[operator]  # a tuple of texts
    with pytest.raises(PixcadeError, match=r"table\.step-passed") as rejected:
        running.request("amber", first, step=4, revision=2)
    assert rejected.value.values == {"step": 4, "current": 5}


def test_move_can_be_withdrawn_until_the_last_one_is_in() -> None:
    running = pixoid_programming()
    running.submit("amber", first_and_last(running, "amber")[0])
    running.withdraw("amber")
    assert "amber" in [one.piece for one in running.table.awaited]
    assert not running.table.is_submitter("amber", 0, "key 0")
    for piece in ("sky", "rose", "mint"):
        running.submit(piece, first_and_last(running, piece)[0])
    assert running.table.step == 4, "amber is still awaited"
    running.submit("amber", first_and_last(running, "amber")[0])
    assert running.table.step == 5


def test_withdrawing_nothing_is_rejected() -> None:
    running = pixoid_programming()
    with pytest.raises(PixcadeError, match=r"table\.nothing-to-take-back"):
        running.withdraw("amber")


def test_stale_revision_is_rejected_with_the_current_one() -> None:
    running = pixoid_programming()
    first, last = first_and_last(running, "amber")
    running.submit("amber", first)
    with pytest.raises(PixcadeError, match=r"table\.stale-revision") as rejected:
        running.request("amber", last, revision=0)
    assert rejected.value.values == {"revision": 0, "current": 1}
    running.withdraw("amber")
    with pytest.raises(PixcadeError, match=r"table\.stale-revision"):
        running.request("amber", last, revision=0)  # a delayed first submission is rejected after a withdrawal
    running.submit("amber", last, revision=2)


def test_table_remembers_latest_requests_by_browser_and_id() -> None:
    running = pixoid_programming()
    entry = running.request("amber", first_and_last(running, "amber")[0])
    assert entry is not None
    running.append(replace(entry, request="once", browser="b"))
    answer = Answer(entry.number, "Submitted", 4, "amber", 0, 1)
    assert running.table.answers["b", "once"] == answer
    for piece in ("sky", "rose", "mint"):
        running.submit(piece, first_and_last(running, piece)[0])
    assert running.table.answers["b", "once"] == answer, "after the reveal too"
    away = commands.go_away(running.table, running.now, 0)
    running.append(replace(away, request="leave", browser="b"))
    running.append(replace(commands.come_back(running.table, running.now, 0, "key 0"), request="leave", browser="b"))
    assert running.table.answers["b", "leave"] == Answer(away.number, "Away"), "the first entry of a request"
    for _ in range(MAX_ANSWERS):
        pausing = commands.resume if running.table.paused else commands.pause
        running.append(running.with_request(pausing(running.table, running.now)))
    assert len(running.table.answers) == MAX_ANSWERS
    assert ("b", "leave") not in running.table.answers


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seat": 1}, "core.not-your-piece"),
        ({"key": "key 1"}, "table.not-your-seat"),
        ({"key": ""}, "table.not-your-seat"),
        ({"key": BOT_KEY}, "table.not-your-seat"),
        ({"step": 3}, "table.step-passed"),
        ({"step": 5}, "table.step-not-open"),
        ({"revision": 1}, "table.stale-revision"),
    ],
)
def test_move_for_another_seat_or_step_is_rejected(changes: dict[str, object], code: str) -> None:
    running = pixoid_programming()
    move = first_and_last(running, "amber")[0]
    before = running.table
    with pytest.raises(PixcadeError) as rejected:
        running.request("amber", move, **changes)
    assert rejected.value.code == code
    assert running.table is before


def test_misspelled_illegal_and_foreign_moves_differ_in_error() -> None:
    running = pixoid_programming()
    with pytest.raises(InvalidNotation, match=r"pixoid\.not-a-move"):
        running.request("amber", "north")
    closed = next(d for d in "UDLR" if not any(m.startswith(d) for m in legal_texts(running, "amber")))
    with pytest.raises(IllegalMove, match=r"pixoid\.wall-next-to-you") as rejected:
        running.request("amber", f"{closed}1")
    assert rejected.value.rule == "P3.2"
    with pytest.raises(PixcadeError, match=r"core\.not-awaited"):
        running.request("violet", "U1")


def legal_texts(running: Running, piece: str) -> list[str]:
    table = running.table
    decision = next(one for one in table.due if one.piece == piece)
    return [table.game.format_move(table.state, move) for move in table.game.legal(table.state, decision)]


def test_one_of_three_seats_decides_for_two_controllers() -> None:
    running = Running("pixoid", {"players": "3"}).begin()
    while running.table.step < 4:
        running.play_defaults()
    holders = [(one.piece, one.seat) for one in running.table.due]
    assert holders == [("amber", 0), ("sky", 1), ("rose", 2), ("mint", 1)]
    for piece in ("amber", "rose", "sky"):
        running.submit(piece, legal_texts(running, piece)[0])
    assert [one.piece for one in running.table.awaited] == ["mint"]
    mint = legal_texts(running, "mint")[0]
    with pytest.raises(PixcadeError, match=r"core\.not-your-piece"):
        running.request("mint", mint, seat=2)
    running.submit("mint", mint)
    assert running.table.step == 5


def test_each_of_two_seats_decides_for_two_elements() -> None:
    running = Running("pixl", {"players": "2"}).begin()
    assert [(one.piece, one.seat) for one in running.table.due] == [("fire", 0)]
    running.play_defaults()
    running.play_defaults()
    assert [(one.piece, one.seat) for one in running.table.due] == [("earth", 0)]


def test_moves_before_start_or_after_end_are_rejected() -> None:
    running = Running("pixl")
    with pytest.raises(PixcadeError, match=r"table\.not-started"):
        running.request("fire", "@g7", seat=0)
    running.begin()
    while running.table.outcome is None:
        running.play_defaults()  # four Ports, then everyone passes
    assert running.table.outcome.reason == "all-passed"
    with pytest.raises(PixcadeError, match=r"core\.game-over"):
        running.request("fire", "pass", seat=0)


def test_finished_table_awaits_no_decision() -> None:
    running = Running("pixl").begin()
    while running.table.outcome is None:
        running.play_defaults()
    assert running.table.due == running.table.awaited == ()
    assert running.table.over
    assert commands.expire(running.table, running.now + 10**9) is None
