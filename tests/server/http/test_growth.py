"""Everything that grows has a number, a bound, and how much is left: on the operator's page, in figures and in docs."""

import asyncio
import importlib
import re
from pathlib import Path
from types import ModuleType

import pytest

from pixcade.client import Server
from pixcade.protocol.admin_messages import AdminGrowth, AdminGrowths, AdminNow
from pixcade.protocol.http_messages import NewSeat
from pixcade.server.access import rate_limits
from pixcade.server.http.admin import growth as counting
from pixcade.server.http.admin.page import WARNINGS, texts
from pixcade.server.registry.maintenance import DAY
from pixcade.server.registry.surroundings import STOP_COUNTED
from pixcade.server.services import growth
from pixcade.server.services.bundle import Policy
from pixcade.server.services.growth import BY_KEY, SPECS, Amount, GrowthSpec, told
from pixcade.server.settings import SETTINGS
from pixcade.table import budgets
from pixcade.words import LANGUAGES, Words
from tests.amounts import ROOT
from tests.server.http.operators import command, kept_in_folder, operated
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import settings
from tests.server.support.server import Served, run
from tests.server.support.short_game import evening

MODULES = (
    "pixcade.server.access.rate_limits", "pixcade.server.net.connection_limits", "pixcade.server.net.read_budget",
    "pixcade.server.services.fair_slots", "pixcade.server.http.reviews", "pixcade.server.http.pictures",
    "pixcade.server.rooms.chat", "pixcade.server.registry.maintenance", "pixcade.server.registry.create",
    "pixcade.server.registry.idle_games", "pixcade.server.registry.surroundings",
    "pixcade.server.ws.connection", "pixcade.table.budgets", "pixcade.table.commands", "pixcade.bus.redis",
    "pixcade.server.registry.running_positions", "pixcade.store.sqlite.writer", "pixcade.store.changes",
)  # fmt: skip
"""Where bounds stand."""
BOUND = re.compile(r"(MOST|LONGEST|OWN|SHARED)_|_(PER|KEPT|LIVES)(_|$)|^(KEPT|BACKLOG|WAL_BYTES)$")
"""How constants are called that bound something."""
NO_GROWTH = {
    "pixcade.server.net.connection_limits:BACKLOG": "the kernel's queue; part of KEPT",
    "pixcade.server.net.connection_limits:LONGEST_PAUSE": "how long a connection is not read from",
    "pixcade.server.net.read_budget:OWN_FRAMES_A_SECOND": "how fast a budget fills up again",
    "pixcade.server.net.read_budget:SHARED_FRAMES_A_SECOND": "how fast a budget fills up again",
    "pixcade.server.rooms.chat:MOST_SIGNS": "the length of one message",
    "pixcade.server.rooms.chat:MOST_TOLD": "a part of MOST_KEPT",
    "pixcade.server.registry.create:MOST_ALONG": "a part of those who were let in",
    "pixcade.server.registry.idle_games:MOST_PLAYING": "how much is looked at, once",
    "pixcade.server.registry.idle_games:MOST_READ": "how much is looked at, once",
    "pixcade.server.registry.surroundings:MOST_STOPS": "a hundred pairs of numbers; older ones are joined",
    "pixcade.store.changes:MOST_CHANGED": "the ids of tables, about 1 MB; then all tables are looked at",
    "pixcade.table.commands:MOST_CLOCK": "a setting of a table",
    "pixcade.table.commands:MOST_GRACE": "a setting of a table",
}
"""Bounds of something that does not grow."""
SETTINGS_OF_GROWTH = {"keep-games"}
"""The settings that bound what grows."""


def module(name: str) -> ModuleType:
    return importlib.import_module(name)


def bounds() -> set[str]:
    """Return every bound that there is."""
    found = {
        f"{name}:{constant}"
        for name in MODULES
        for constant, value in vars(module(name)).items()
        if constant.isupper() and BOUND.search(constant) and isinstance(value, int | float)
    }
    found |= {f"pixcade.server.access.rate_limits:BUDGETS.{name}" for name in rate_limits.BUDGETS}
    found |= {f"pixcade.table.budgets:BUDGETS.{kind}" for kind in budgets.BUDGETS}
    return found | {f"setting:{name}" for name in SETTINGS_OF_GROWTH}


def test_every_bound_of_the_server_is_on_the_operators_page() -> None:
    shown = {bound for spec in SPECS for bound in spec.bounds}
    imported = {name for name in bounds() if not defined(name)}
    assert bounds() - imported - shown - set(NO_GROWTH) == set(), "a bound that no operator sees"
    assert set(NO_GROWTH) <= bounds()
    for bound in shown:
        where, _, name = bound.partition(":")
        known = {setting.name for setting in SETTINGS} if where == "setting" else vars(module(where))
        assert name.split(".")[0] in known, bound
    assert len(BY_KEY) == len(SPECS)


def defined(bound: str) -> bool:
    """Whether a bound stands in the module itself, and was not imported there."""
    where, _, name = bound.partition(":")
    if where == "setting" or "." in name:
        return True
    source = Path(str(module(where).__file__)).read_text(encoding="utf-8")
    return re.search(rf"^([A-Z_]+, )*{name}(, [A-Z_]+)*( =|:)", source, re.MULTILINE) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_and_every_warning_is_said_in_every_language(language: str) -> None:
    words = Words(language, strict=True)
    said = texts(words)
    for spec in SPECS:
        assert said[f"growth-{spec.name}"]
        assert said[f"growth-group-{spec.group}"]
        assert not spec.of or said[f"growth-of-{spec.of}"]
    for name, values in WARNINGS.items():
        assert all(f"{{{value}}}" in said[f"warning-{name}"] for value in values), "the page puts them in"


def test_the_guide_for_operators_has_every_line() -> None:
    guide = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    words = Words("en", strict=True)
    missing = [spec.name for spec in SPECS if f"| {words.say(f'operating-growth-{spec.name}')} |" not in guide]
    assert missing == []


async def rows_of(operator: Server) -> dict[str, AdminGrowth]:
    """Return what the operator is shown, by the keys of its lines."""
    told = (await operator.ask("GET", "/api/admin/growth", None, AdminGrowths)).rows
    assert [(one.name, one.of) for one in told] == [(spec.name, spec.of) for spec in SPECS]
    return {spec.key: one for spec, one in zip(SPECS, told, strict=True)}


def test_the_operator_sees_how_much_there_is_of_everything(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path, limits=True, policy=Policy(keep_games=30)) as (served, operator):
            before = await rows_of(operator)
            assert before["games"].used == before["lobbies"].used == before["chat"].used == 0
            async with evening(served) as played:
                for text in ("one", "two"):
                    await played.tables[0].say(0, text=text)
                idle = await served.table(await served.person("Cid"), "pixoid")
                served.application.growth.counted_at = float("-inf")
                rows = await rows_of(operator)
                used = {key: row.used for key, row in rows.items()}
                assert (used["games"], used["lobbies"], used["playing"], used["rooms"]) == (1, 1, 0, 2)
                assert (used["chat"], used["chat-table"], rows["chat-table"].most) == (2, 2, 500)
                assert used["lobby-entries-table"] == (await served.store.heads([idle.table]))[idle.table]
                assert used["browsers"] == 4
                assert (used["sockets"], used["sockets-all"], used["sockets-person"]) == (3, 3, 1)
                assert (used["sockets-address"], rows["sockets-address"].most) == (3, 200)
                assert used["rate-create-person"] == 1
                assert used["rate-create-address"] == 2
                assert rows["game-age"].most == 30 * 24 * 3_600_000
                assert 0 < used["descriptors"] < rows["descriptors"].most
                assert 0 < used["memory"] < rows["memory"].most
                assert used["database"] > 0
                log = sum(map(len, await served.store.log(played.id)))
                assert log < rows["games"].each < 10 * log, "the size of a game is that of its log, and a little more"
                if kept_in_folder():
                    assert rows["games"].most > 1, "so many games have room on the disk"
                    assert rows["database"].most > used["database"]

    run(main())


def test_a_store_is_counted_seldom_and_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator):
            asked, sizes = 0, served.store.sizes

            async def counted() -> object:
                nonlocal asked
                asked += 1
                return await sizes()

            monkeypatch.setattr(served.store, "sizes", counted)
            await asyncio.gather(*(rows_of(operator) for _ in range(5)))
            assert asked == 1
            monkeypatch.setattr(counting, "STORE_SECONDS", 0.0)
            await rows_of(operator)
            assert asked == 2

    run(main())


def test_the_log_tells_once_that_little_is_left_and_when_that_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            async with evening(served):
                served.services.limits.most_connections = 3
                for _ in range(3):
                    await served.application.growth.note()
                assert lines(served) == ["warning growth what=sockets state=full used=3 most=3"]
            await until_nobody_is_here(served)
            await served.application.growth.note()
            assert lines(served)[1:] == ["info growth what=sockets state=ok used=0 most=3"]

    run(main())


def lines(served: Served) -> list[str]:
    """Return what the log says of growth, without the times."""
    return [line.split(" ", 1)[1] for line in served.log.getvalue().splitlines() if " growth " in line]


async def until_nobody_is_here(served: Served) -> None:
    while served.services.limits.connected_now:
        await asyncio.sleep(0.01)


def test_figures_have_every_line_with_its_bound(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            text = (await Server(served.address).fetch("GET", "/metrics"))[1].decode()
            for spec in SPECS:
                assert f'pixcade_used{{what="{spec.key}"}}' in text
            assert 'pixcade_most{what="sockets-person"} 20.0' in text

    run(main())


@pytest.mark.parametrize(
    ("spec", "amount", "state"),
    [
        (GrowthSpec("x", "disk"), Amount(79, 100), "ok"),
        (GrowthSpec("x", "disk"), Amount(80, 100), "near"),
        (GrowthSpec("x", "disk"), Amount(100, 100), "full"),
        (GrowthSpec("x", "disk"), Amount(10**9), "ok"),
        (GrowthSpec("x", "disk", rolls=True), Amount(100, 100), "ok"),
        (GrowthSpec("x", "disk", unit="milliseconds"), Amount(100, 100), "ok"),
        (GrowthSpec("x", "disk", unit="milliseconds"), Amount(101 + growth.OVERDUE, 100), "full"),
        (GrowthSpec("database", "disk"), Amount(1, 1 + growth.ENOUGH_FREE), "ok"),
        (GrowthSpec("database", "disk"), Amount(1, growth.ENOUGH_FREE), "near"),
        (GrowthSpec("database", "disk"), Amount(1, growth.LEAST_FREE), "full"),
        (GrowthSpec("games", "disk"), Amount(1, 1 + growth.ENOUGH_FREE // 1000, each=1000), "near"),
    ],
)
def test_what_is_nearly_used_up_is_marked(spec: GrowthSpec, amount: Amount, state: str) -> None:
    assert told(spec, amount).state == state


def test_the_operator_sees_that_a_clock_was_set_and_that_the_database_is_gone(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with operated(tmp_path, time=time, ticking=False) as (served, operator):
            around = served.application.maintenance.surroundings
            around.wall = lambda: time.now() + 3_600_000
            around.stopped = 40 * 24 * 3600
            around.look_at_clock()
            now = await operator.ask("GET", "/api/admin/now", None, AdminNow)
            assert (now.clock, now.clock_off, now.stopped) == ("ahead", 3600, 40 * 24 * 3600)
            await served.store.write()  # whatever was being written says nothing of health after this
            served.store.writer.state = "gone"
            around.rescued = "/data/pixcade-rescued.sqlite3"
            now = await operator.ask("GET", "/api/admin/now", None, AdminNow)
            assert (now.store, now.rescued) == ("gone", "/data/pixcade-rescued.sqlite3")
            where = () if kept_in_folder() else ("--address", served.address)
            said = await asyncio.to_thread(command, tmp_path, "now", *where)
            assert "it is 3,600 s ahead of the server's time" in said
            assert "pixcade restore /data/pixcade-rescued.sqlite3 --data /data" in said
            assert "a clock that was 960 h after the last entry" in said
            served.store.writer.state = "ok"

    run(main())


def test_time_in_which_no_server_ran_brings_nothing_nearer_to_its_bound(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        policy = Policy(keep_games=30)
        async with operated(tmp_path, time=time, ticking=False, policy=policy) as (served, _), evening(served):
            await served.table(await served.person("Cleo"))
        time.advance(40 * DAY)
        async with operated(tmp_path, time=time, ticking=False, policy=policy) as (served, operator):
            await served.application.maintenance.tidy()
            rows = await rows_of(operator)
            for key in ("game-age", "lobby-age"):
                assert 0 < rows[key].used <= STOP_COUNTED, key
                assert rows[key].state == "ok"

    run(main())


def test_a_game_against_bots_and_one_of_several_people_rest_by_their_own_bounds_and_a_lobby_by_neither(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        time = ManualTime()
        async with operated(tmp_path, time=time, ticking=False) as (served, operator):
            host = await served.person("Ann")
            me, bot = NewSeat("me", name="Ann"), NewSeat("bot", level="rookie")
            await served.table(host)
            for days, other in ((1, NewSeat("me", name="Ben")), (2, bot)):
                time.advance(days * DAY)
                await host.create(settings("pixl", options={"players": "2"}), me, other, start=True)
            time.advance(3 * DAY)
            served.application.growth.counted_at = float("-inf")
            rows = await rows_of(operator)
            found = {key: (rows[key].used // DAY, rows[key].most // DAY) for key in ("game-age-idle", "game-age-alone")}
            assert found == {"game-age-idle": (5, 30), "game-age-alone": (3, 7)}

    run(main())


def test_the_command_shows_what_grows(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path, limits=True) as (served, _), evening(served):
            served.services.limits.most_connections = 3
            where = () if kept_in_folder() else ("--address", served.address)
            said = (await asyncio.to_thread(command, tmp_path, "growth", *where)).splitlines()
            assert len(said) == len(SPECS) + len(growth.GROUPS)
            assert "  Sockets at tables (the most of one person): 1 of 20, 19 left" in said
            assert "  Sockets at tables: 3 of 3, 0 left  !! nothing left" in said
            assert any(re.fullmatch(r"  Finished games: 1 \(about \d+\.?\d* kB each\).*", line) for line in said)

    run(main())
