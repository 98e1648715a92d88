"""A round's history is visible to everyone who may join the table, without unrevealed moves."""

from pathlib import Path

from pixcade.protocol.http_messages import NewSeat
from tests.server.support.people import at, defaults, known, rejected, settings
from tests.server.support.server import run, serving

ME, BOT = NewSeat("me", name="Ann"), NewSeat("bot", level="easy")


def test_history_has_every_step_of_the_round(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann, eve = await served.person("Ann"), await served.person("Eve")
            made = await ann.create(settings("pixoid", options={"players": "4"}), ME, BOT, BOT, BOT, start=True)
            async with at(ann, made) as table:
                await table.until(lambda: any(one.seat == 0 for one in known(table).current.decisions))
                assert (await ann.history(made.table)).steps == ()
                for piece, move in defaults(table, 0).items():
                    await table.submit(piece, move)
                await table.until(lambda: known(table).current.step == 4)
                told = (await ann.history(made.table)).steps
                assert [one.step for one in told] == [0, 1, 2, 3]
                assert [event.code for one in told for event in one.events] == ["pixoid.cube-set"] * 4
                assert told[-1].events == known(table).last.events  # type: ignore[union-attr]  # a step was revealed
                [(piece, move)] = defaults(table, 0).items()
                await table.submit(piece, move)
                await table.until(lambda: known(table).current.step == 5)
                [last] = [one for one in (await ann.history(made.table)).steps if one.step == 4]
                assert last.events == known(table).last.events  # type: ignore[union-attr]  # a step was revealed
            with rejected("server.not-invited"):
                await eve.history(made.table)

    run(main())


def test_unrevealed_move_is_in_no_history(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            start = "pixoid p1-1A.2A.3A.4A taken=3 amber@c1 sky@h1 rose@h8 mint@b8"
            open_seat = NewSeat("me", name="Ben")
            made = await ann.create(
                settings("pixoid", options={"players": "4"}, start=start), ME, open_seat, BOT, BOT, start=True
            )
            async with at(ann, made) as table:
                await table.until(lambda: bool(known(table).current.decisions))
                await table.submit("amber", "R1")
                assert (await ann.history(made.table)).steps == ()

    run(main())
