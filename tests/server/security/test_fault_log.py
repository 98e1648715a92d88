"""A fault of ours stands in the log once, with its places, whatever it happened in, and without a value."""

import asyncio
import inspect
import io
import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest
import uvloop

from pixcade.bots.api import DecisionTask, Thought, View
from pixcade.bots.running.fair_queue import NOBODY, Owner
from pixcade.bots.running.fallback import BotFailed, think_or_default
from pixcade.games import GAMES
from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import NewReport, NewSeat, NoBody
from pixcade.server.http import sessions
from pixcade.server.net.listeners import CannotListen, Listeners
from pixcade.server.replays.upload_process import Reader
from pixcade.server.services.log import ServerLog, lines_to, logging_lines
from pixcade.server.settings import ServerSettings
from tests.server.support.people import at, company, half_step, known, rejected, stepped, waited
from tests.server.support.server import Served, run, serving
from tests.server.support.threaded import HERE
from tests.server.support.threaded import serving as listening
from tests.waits import LIMIT

FOUR = ("Ann", "Ben", "Cleo", "Dan")
HERE_FILE = "tests/server/security/test_fault_log.py"
SECRET = "sword" + "fish"  # in two parts: a line of code that is logged shall not hold it


def broken(secret: str) -> None:
    """Fail with a secret in a variable, in the text, and in the text of what came before."""
    try:
        int(secret)
    except ValueError as error:
        raise RuntimeError(f"no {secret}") from error


async def broken_task() -> None:
    await asyncio.sleep(0)
    broken(SECRET)


RAISED_AT = inspect.getsourcelines(broken)[1] + 5
"""The line in which `broken` raises."""
PLACE = f"{HERE_FILE}:{RAISED_AT}:broken"


def the_fault(lines: str) -> dict[str, Any]:
    """Return the fields of the only fault in a JSON log, which must contain no secret."""
    assert SECRET not in lines
    found: list[dict[str, Any]] = [json.loads(line) for line in lines.splitlines()]
    faults = [line for line in found if "kind" in line]
    assert len(faults) == 1, lines
    return faults[0]


def assert_logged_once(served: Served, task: str) -> None:
    """See that a server's log holds one fault, its place, and no secret."""
    lines = [line for line in served.log.getvalue().splitlines() if " error " in line]
    assert len(lines) == 1, lines
    assert " error fault kind=RuntimeError" in lines[0]
    assert PLACE in lines[0]
    assert task in lines[0]
    assert SECRET not in served.log.getvalue()


def test_fault_is_one_line_with_kind_places_code_and_cause() -> None:
    file = io.StringIO()
    log = ServerLog(lambda: 12, lines_to(file, form="json"))
    try:
        broken(SECRET)
    except RuntimeError as error:
        log.fault(error, table="abc")
    fault = the_fault(file.getvalue())
    assert fault.pop("where").split(" < ")[0] == PLACE
    assert fault.pop("cause") == f"ValueError < {HERE_FILE}:{RAISED_AT - 2}:broken"
    assert fault == {
        "time": 12, "level": "error", "event": "fault", "kind": "RuntimeError", "table": "abc",
        "line": 'raise RuntimeError(f"no {secret}") from error',
    }  # fmt: skip


def test_only_coded_errors_are_logged_with_text() -> None:
    file = io.StringIO()
    try:
        raise PixcadeError("store.full", table=SECRET)
    except PixcadeError as error:
        ServerLog(lambda: 12, lines_to(file, form="json")).fault(error)
    assert the_fault(file.getvalue())["code"] == "store.full"


def test_exception_group_is_logged_by_its_first_place() -> None:
    async def main() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(broken_task())

    file = io.StringIO()
    try:
        asyncio.run(main())
    except ExceptionGroup as error:
        ServerLog(lambda: 12, lines_to(file, form="json")).fault(error)
    assert PLACE in the_fault(file.getvalue())["cause"]


@pytest.mark.parametrize("form", ["plain", "json"])
@pytest.mark.parametrize("least", ["debug", "info", "warning", "error"])
def test_line_has_level_and_lower_levels_are_dropped(form: str, least: str) -> None:
    file = io.StringIO()
    log = ServerLog(lambda: 12, lines_to(file, form=form, level=least))
    levels = ["debug", "info", "warning", "error"]
    for level in levels:
        log.note("seen", level=level, table="a b", number=3)
    wanted = levels[levels.index(least) :]
    if form == "json":
        same = {"time": 12, "event": "seen", "table": "a b", "number": 3}
        assert [json.loads(line) for line in file.getvalue().splitlines()] == [{"level": one} | same for one in wanted]
    else:
        assert file.getvalue() == "".join(
            f'1970-01-01T00:00:00.012Z {one} seen table="a b" number=3\n' for one in wanted
        )


def test_unwritable_log_stops_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    file = io.StringIO()
    log = ServerLog(lambda: 12, lines_to(file))
    file.close()
    log.note("seen", name=SECRET)
    assert SECRET not in capsys.readouterr().err


def test_exception_text_is_not_passed_to_foreign_formatters(
    caplog: pytest.LogCaptureFixture,
) -> None:
    try:
        broken(SECRET)
    except RuntimeError as error:
        ServerLog().fault(error)
    assert PLACE in caplog.text
    assert SECRET not in caplog.text


# In a server, on both stores


def test_fault_in_a_background_task_is_logged(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, ticking=False) as served:
            await served.application.rooms.tasks.begin(broken_task())
            assert_logged_once(served, "task=broken_task")

    run(main())


def test_fault_in_the_store_is_logged_and_answered(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host, **half_step())
            async with at(host, made) as screen, company(served, made, *FOUR) as people:
                await screen.start()
                await stepped(0, screen, *people)
                write = served.store.write

                async def failing(*writes: Any) -> None:
                    served.store.write = write  # it fails once
                    await broken_task()

                served.store.write = failing
                with rejected("server.fault"):
                    await people[0].submit("amber", "R1", revision=0)
                assert_logged_once(served, "task=write")
                done = await people[0].submit("amber", "R1", revision=0)
                assert done.number == known(people[0]).number

    run(main())


def test_fault_in_a_request_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "clean_text", lambda text, most: broken(text))

    async def main() -> None:
        async with serving(tmp_path, ticking=False) as served:
            person = await served.person("Ann")
            with rejected("server.fault"):
                await person.ask("POST", "/api/report", NewReport("abc", "message", "def", SECRET), NoBody)
            assert_logged_once(served, "path=/api/report")

    run(main())


def test_periodic_task_continues_after_a_logged_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pixcade.server.app.BEAT", 1)

    async def main() -> None:
        async with serving(tmp_path, ticking=False) as served:
            began = 0

            async def life() -> None:
                nonlocal began
                began += 1
                if began == 1:
                    await broken_task()

            await served.application.keep_going(life)
            assert began == 2
            assert_logged_once(served, "life")

    run(main())


class Failing:
    """Bots that all fail with a secret in their message."""

    async def think(self, table: str, task: DecisionTask) -> Any:
        del table
        game = GAMES[task.game_id]
        state = game.parse_position(task.position)

        def bot(view: View) -> Any:
            broken(SECRET)

        thought, failed = think_or_default(bot, View(game, state, task.decision))
        assert isinstance(failed, BotFailed)
        assert SECRET in str(failed.values["detail"])
        return Thought(game.format_move(state, thought.move)), failed

    def prepare(self, name: str, game_id: str) -> None:
        pass

    def start_worker(self) -> None:
        pass

    def prefer(self, table: str, wanted: bool, owner: Owner = NOBODY) -> None:
        pass

    def busy(self, table: str) -> bool:
        return False


def test_failing_bot_is_logged_with_its_place(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, thinking=Failing()) as served:
            ann = await served.person("Ann")
            bot = NewSeat("bot", level="easy")
            made = await served.table(ann, "pixoid", bot, NewSeat("me", name="Ann"), bot, bot)
            async with ann.table(made.table) as table:
                await table.start()
                await waited(lambda: "bot-failed" in served.log.getvalue())
        assert SECRET not in served.log.getvalue()
        for line in served.log.getvalue().splitlines():
            assert f" warning bot-failed table={made.table} bot=easy code=bots.failed reason=raised " in line
            assert PLACE in line

    run(main())


# Beside a server


def test_fault_in_an_upload_process_is_logged() -> None:
    program = (
        "import sys; from pixcade.server.replays import upload_process as one\n"
        "def broken(text, rules): raise ValueError(text)\n"
        "one.read_record = broken; one.main()"
    )
    file = io.StringIO()
    reader = Reader(ServerLog(lambda: 12, lines_to(file, form="json")), longest=LIMIT)
    reader.command = (sys.executable, "-c", program, "512", "20")
    with pytest.raises(PixcadeError, match=r"server\.upload-not-read"):
        asyncio.run(reader.read(SECRET))
    fault = the_fault(file.getvalue())
    assert (fault["kind"], fault["task"]) == ("ValueError", "upload")
    assert fault["where"].startswith("<string>:2:broken < pixcade/server/replays/upload_process.py:")


@pytest.mark.parametrize("how", ["task", "callback"])
@pytest.mark.parametrize("run_loop", [asyncio.run, uvloop.run])
def test_event_loop_errors_are_logged_without_values(how: str, run_loop: Any) -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        if how == "callback":
            loop.call_soon(broken, SECRET)
        else:
            task = asyncio.create_task(broken_task(), name=SECRET)
            await asyncio.wait([task])
            del task
        await asyncio.sleep(0)

    file = io.StringIO()
    with logging_lines(form="json", file=file):
        run_loop(main())
    fault = the_fault(file.getvalue())
    assert (fault["level"], fault["event"], fault["logger"]) == ("error", "fault", "asyncio")
    assert PLACE in fault["where"]
    assert fault["message"].startswith(("Exception in callback", "Task exception was"))


class Faulty:
    """An application that fails on request."""

    def __init__(self, where: str) -> None:
        self.where = where

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            broken(SECRET)
        for stage in ("startup", "shutdown"):
            await receive()
            if self.where == stage:
                await send({"type": f"lifespan.{stage}.failed", "message": f"Traceback {SECRET}"})
                broken(SECRET)
            await send({"type": f"lifespan.{stage}.complete"})


@pytest.mark.parametrize("where", ["request", "startup", "shutdown"])
def test_uvicorn_errors_are_logged_in_our_format(where: str) -> None:
    file = io.StringIO()
    settings = ServerSettings(data=Path(), thinkers=1, port=0)
    with logging_lines(form="json", file=file), Listeners(settings) as listeners:
        listeners.bind()
        if where == "startup":
            with pytest.raises(CannotListen, match=r"serving\.not-started"):
                listeners.run(Faulty(where))
        else:
            with listening(listeners, Faulty(where)):
                if where == "request":
                    asyncio.run(asked(listeners.port))
    fault = the_fault(file.getvalue())
    assert (fault["event"], fault["kind"]) == ("fault", "RuntimeError")
    assert fault["where"].startswith(PLACE)


async def asked(port: int) -> None:
    """Ask for anything, and wait for the answer that something went wrong."""
    reader, writer = await asyncio.open_connection(HERE, port)
    writer.write(b"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
    assert (await reader.readline()).split()[1] == b"500"
    await reader.read()
    writer.close()


def test_library_warnings_are_cut_before_their_values() -> None:
    library = logging.getLogger("uvicorn.error")
    before = library.level
    library.setLevel(logging.WARNING)
    told = []
    try:
        for level in ("warning", "error"):
            file = io.StringIO()
            with logging_lines(form="json", file=file, level=level):
                library.warning("Invalid request of %s.", SECRET)
                library.warning(f"Invalid header: {SECRET!r}")
                library.info("all is well")
            told.append([json.loads(line) for line in file.getvalue().splitlines()])
    finally:
        library.setLevel(before)
    assert told[1] == []
    assert [(line["level"], line["event"], line["logger"], line["message"]) for line in told[0]] == [
        ("warning", "library", "uvicorn.error", "Invalid request of"),
        ("warning", "library", "uvicorn.error", "Invalid header:"),
    ]


def test_log_setup_is_undone_at_the_end() -> None:
    root, ours = logging.getLogger(), logging.getLogger("pixcade")
    before = [*root.handlers], root.level, ours.level
    with logging_lines(level="debug"):
        assert ours.level == logging.DEBUG
    assert ([*root.handlers], root.level, ours.level) == before
