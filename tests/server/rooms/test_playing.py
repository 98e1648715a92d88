"""Whole games over real sockets."""

import asyncio
from pathlib import Path

import pytest

from pixcade.client import TableClient
from pixcade.games import GAMES, rules
from pixcade.games.commitment import commitment
from pixcade.games.errors import PixcadeError
from pixcade.games.game import Decision, Seat
from pixcade.games.record import read_record, write_record
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import Decided, Revealed
from pixcade.table.record import record_of
from tests.server.support.people import rejected
from tests.server.support.server import first_choice, run, seated, serving


async def play_on(table: TableClient) -> None:
    """Play the default in every step, until the game is over."""
    async for step in table.steps():
        for decision in step.mine:
            await table.submit(decision.piece, first_choice(step.current.choices[decision.piece]))


@pytest.mark.parametrize(
    ("game", "options", "people"),
    [("pixoid", {"game": "short"}, 4), ("pixoid", {"players": "3", "game": "short"}, 3), ("pixl", {"side": "5"}, 2)],
)
def test_friends_play_a_whole_game_with_a_valid_record(
    tmp_path: Path, game: str, options: dict[str, str], people: int
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, game, options={"players": str(people), **options})
            async with (
                host.table(made.table) as screen,
                seated(served, made, ("Ann", "Ben", "Cid", "Dee")[:people]) as all,
            ):
                all[0].keep = True
                await screen.start()
                await asyncio.gather(*(play_on(table) for table in all))
                room = await served.application.rooms.room(made.table)
                text = write_record(record_of(room.table, "2026-11-15"), rules)
                record = read_record(text, rules)
                assert record.players == ("Ann", "Ben", "Cid", "Dee")[:people]
                assert text.count("salt=") == sum(len(step) for step in record.moves)
                verify(all[0], made.table)
                row = await served.store.game(made.table)
                assert row is not None
                assert row.result == next(line[9:] for line in text.splitlines() if line.startswith("result = "))

    run(main())


def verify(table: TableClient, id: str) -> None:
    """Every program that was revealed opens the commitment that was published when it was received."""
    published: dict[tuple[int, str], str] = {}
    opened = 0
    numbers = []
    for message in table.heard:
        if isinstance(message, Decided):
            published[message.step, message.piece] = message.commitment
            numbers.append(message.number)
        if isinstance(message, Revealed):
            numbers.append(message.number)
            for one in message.played:
                assert one.commitment == commitment(id, message.step, one.piece, one.move, one.salt)
                before = published.get((message.step, one.piece))
                assert before in (None, one.commitment)
                opened += before is not None
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert opened or not any(isinstance(message, Decided) for message in table.heard)


def test_preview_is_sent_to_the_player_who_must_move(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixl", options={"players": "2", "side": "5"})
            async with host.table(made.table) as screen, seated(served, made, ("Ann", "Ben")) as (ann, ben):
                await screen.start()
                await ann.until(lambda: ann.known.phase == "playing")
                (due,) = ann.known.current.decisions
                mover, other = (ann, ben) if due.seat == 0 else (ben, ann)
                await mover.until(lambda: mover.known.phase == "playing")
                assert mover.known.current.choices[due.piece]["previews"] is False
                state = GAMES["pixl"].parse_position(mover.known.current.position)
                assert await mover.preview(due.seat, due.piece) == GAMES["pixl"].choices(
                    state, Decision(due.piece, Seat(due.seat))
                )
                with rejected("core.not-awaited"):
                    await other.preview(due.seat, due.piece)

    run(main())


def test_one_person_plays_against_bots_immediately(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            seats = [NewSeat("me", name="Ann"), *[NewSeat("bot", level="easy")] * 3]
            made = await served.table(person, "pixoid", *seats, options={"game": "short"})
            async with person.table(made.table) as table:
                await table.start()
                await play_on(table)
                assert table.state is not None
                assert table.state.current.outcome is not None

    run(main())


def test_error_has_code_and_rule_and_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            seats = [NewSeat("me", name="Ann"), *[NewSeat("bot", level="easy")] * 3]
            made = await served.table(person, "pixoid", *seats)
            async with person.table(made.table) as table:
                with pytest.raises(PixcadeError) as early:
                    await table.submit("amber", "@a1")
                assert early.value.code == "table.not-started"
                await table.start()
                step = await anext(table.steps())
                with pytest.raises(PixcadeError) as rejected:
                    await table.submit(step.mine[0].piece, "@b2")
                assert rejected.value.code == "pixoid.no-start-pix"
                assert rejected.value.rule.startswith("P")
                assert table.state is not None
                assert not any(one.decided for one in table.state.current.decisions if one.seat == 0)

    run(main())


def test_person_takes_back_moves_against_bots(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            seats = [NewSeat("me", name="Ann"), NewSeat("bot", level="easy")]
            made = await served.table(ann, "pixl", *seats, options={"players": "2", "side": "5"})
            async with ann.table(made.table) as table, ann.table(made.table, screen=True) as screen:
                await table.start()

                async def turn(move: str = "") -> int:
                    """Wait for our turn, and move."""
                    await table.until(lambda: any(one.seat == 0 for one in table.known.current.decisions))
                    (due,) = table.known.current.decisions
                    at = table.known.current.step
                    await table.submit(due.piece, move or first_choice(table.known.current.choices[due.piece]))
                    return at

                await turn()
                steps = [await turn() for _ in range(4)]
                await table.until(lambda: any(one.seat == 0 for one in table.known.current.decisions))
                await table.take_back(0)
                await table.until(lambda: table.known.current.step == steps[-1])
                await screen.until(lambda: screen.known.current.step == steps[-1])
                assert len((await ann.history(made.table)).steps) == steps[-1]
                await play_on(table)
                frames = (await ann.replay(made.table)).frames
                record = read_record(await ann.record(made.table), rules)
                assert [dict(frame.moves) for frame in frames[1:]] == [dict(moves) for moves in record.moves]

    run(main())
