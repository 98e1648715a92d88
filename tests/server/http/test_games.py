"""Finished games over real sockets: lists, replays, records, names that are taken out, uploads, what-if."""

import asyncio
import os
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote
from xml.etree import ElementTree

import msgspec
import pytest

from pixcade.client import Server, TableClient
from pixcade.games import GAMES, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import read_record, replay
from pixcade.protocol.http_messages import (
    Forget,
    GameList,
    GameSummary,
    Linked,
    ListedPlayer,
    NoBody,
    ReplayView,
    TableMade,
    Uploaded,
    WhatIf,
)
from pixcade.protocol.server_messages import State
from pixcade.room.change import Policy
from pixcade.room.listing import page_of
from pixcade.room.replay import names_shown, people_shown
from pixcade.server.access.site import NoLan
from pixcade.server.http.games import REVIEWS_AT_ONCE
from pixcade.server.http.pictures import mark_of
from pixcade.server.limits import BUDGETS
from pixcade.server.replays import upload_process
from pixcade.server.replays.upload_process import Reader
from pixcade.store.api import GamePlayer, GameRow
from tests.server.support.manual_time import ManualTime
from tests.server.support.server import HOST, run, serving
from tests.server.support.short_game import STEPS, evening, rejected
from tests.store.stores import finished
from tests.waits import LIMIT

GOLDEN = Path(__file__).parents[3] / "fixtures" / "games"


async def text_of(server: Server, path: str) -> str:
    status, content = await server.fetch("GET", path)
    assert status == 200, content
    return content.decode()


def game_row(*players: GamePlayer, table: str = "t", ended: int = 0) -> GameRow:
    return GameRow(table, "pixl", ended, public=True, result="", players=players)


def test_finished_game_can_be_replayed_and_downloaded_by_link(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, evening(served) as played:
            stranger = await served.person()
            told = await stranger.ask("GET", f"/api/games/{played.id}", None, GameSummary)
            assert [player.name for player in told.players] == ["Ann", "Ben"]
            assert told.result.startswith("stopped points")
            assert not told.public

            text = await text_of(stranger, f"/api/games/{played.id}/record")
            record = read_record(text, rules)  # which opens every commitment
            assert record.table == played.id
            assert record.players == ("Ann", "Ben")
            assert record.stopped
            assert len(record.moves) == STEPS
            assert text.count("salt=") == text.count("commitment=") == STEPS

            shown = await stranger.ask("GET", f"/api/games/{played.id}/replay", None, ReplayView)
            expected = replay(record, rules)
            assert shown.players == record.players
            assert [frame.moves for frame in shown.frames] == [{}, *record.moves]
            assert [len(frame.events) for frame in shown.frames] == [0, *map(len, expected.events)]
            for frame, state in zip(shown.frames, expected.states, strict=True):
                facts = msgspec.json.decode(msgspec.json.encode(expected.game.facts(state)))
                assert {**shown.board, **frame.facts} == facts
                assert frame.position == expected.game.format_position(state)

    run(main())


def test_log_is_read_only_once_a_slot_is_free(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, evening(served) as played:
            read, under_way, most = served.store.log, 0, 0

            async def log(*arguments: Any, **named: Any) -> list[str]:
                nonlocal under_way, most
                under_way += 1
                most = max(most, under_way)
                try:
                    return list(await read(*arguments, **named))
                finally:
                    under_way -= 1

            served.store.log = log
            paths = [f"/api/games/{played.id}/{what}" for what in ("replay", "record")]
            people = [await served.person(f"Guest {number}") for number in range(4)]  # each takes a thread of ours
            await asyncio.gather(*(text_of(person, path) for person, path in zip(people, paths * 2, strict=True)))
            assert 1 <= most <= REVIEWS_AT_ONCE

    run(main())


def test_record_file_is_named_by_game_and_date(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, evening(served) as played:
            headers = await answer_headers(played.people[0], f"/api/games/{played.id}/record")
            assert headers["content-type"] == "text/plain; charset=utf-8"
            name = re.fullmatch(
                r'attachment; filename="pixl-(\d{4}-\d\d-\d\d)\.pixcade"', headers["content-disposition"]
            )
            text = await text_of(played.people[0], f"/api/games/{played.id}/record")
            assert name is not None
            assert f"date = {name[1]}\n" in text

    run(main())


async def answer_headers(server: Server, path: str) -> dict[str, str]:
    """Return the headers of an answer, by their names in small letters."""
    reading, writing = await asyncio.open_connection("127.0.0.1", int(server.address.rpartition(":")[2]))
    host = server.address.removeprefix("http://")
    writing.write(
        f"GET {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {server.cookie}\r\nconnection: close\r\n\r\n".encode()
    )
    head = (await reading.read()).partition(b"\r\n\r\n")[0].decode()
    writing.close()
    await writing.wait_closed()
    return dict(line.lower().split(": ", 1) for line in head.splitlines()[1:])


def test_unfinished_game_is_not_served(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, evening(served, over=False) as played:
            ann = played.people[0]
            for end in ("", "/replay", "/record"):
                assert await rejected(ann.ask("GET", f"/api/games/{played.id}{end}", None, NoBody)) == "server.not-over"
            assert await rejected(ann.ask("GET", "/api/games/aaaaaaaaaaaaaaaa/record", None, NoBody)) == (
                "server.no-such-game"
            )
            nobody = Server(served.address)
            assert await rejected(nobody.ask("GET", f"/api/games/{played.id}", None, NoBody)) == "server.no-session"

    run(main())


def test_games_by_link_are_listed_only_for_their_players(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path, policy=Policy(public=True)) as served,
            evening(served) as secret,
            evening(served, public=True) as public,
        ):
            ann = secret.people[0]
            person = (await ann.about()).person
            stranger = await served.person()
            assert await listed(ann, f"?person={person}") == [secret.id]
            assert await listed(stranger, f"?person={person}") == []
            assert await listed(stranger, "") == [public.id]
            openly = (await public.people[0].about()).person
            assert await listed(stranger, f"?person={openly}") == [public.id]

    run(main())


async def listed(server: Server, query: str) -> list[str]:
    return [game.table for game in (await server.ask("GET", f"/api/games{query}", None, GameList)).games]


def test_without_public_tables_only_own_games_are_listed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, evening(served) as played:
            ann, ben = played.people
            assert await rejected(listed(ann, "")) == "server.no-list"
            assert await rejected(listed(ben, f"?person={(await ann.about()).person}")) == "server.no-list"
            own = f"?person={(await ann.about()).person}"
            assert await listed(ann, own) == [played.id]
            assert await rejected(listed(ann, f"{own}&before=soon")) == "server.not-understood"

    run(main())


def test_next_page_continues_without_gaps(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=Policy(public=True)) as served:
            rows = [game_row(table=f"t{number}", ended=1000 + number // 3) for number in range(120)]
            await served.store.write(*(one for row in rows for one in finished(row)))
            reader = await served.person()
            found: list[str] = []
            before = None
            while before != 0:
                page = await reader.ask("GET", f"/api/games?before={before or ''}", None, GameList)
                found += [game.table for game in page.games]
                before = page.before
            assert len(found) == len(set(found)) == 120

    run(main())


def test_games_with_equal_end_time_share_a_page() -> None:
    rows = [game_row(table=f"t{number}", ended=100 - number // 4) for number in range(51)]
    assert [row.ended for row in page_of(rows)][-1] == 100 - 11
    assert len(page_of(rows)) == 48


def test_removed_name_disappears_everywhere(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, evening(served, ("Zenobia", "Ben")) as played:
            ann, ben = played.people
            await played.tables[0].say(0, text="hello")
            await ann.ask("POST", "/api/forget", Forget(), NoBody)
            told = await ben.ask("GET", f"/api/games/{played.id}", None, GameSummary)
            assert told.players[0] == ListedPlayer(0, (await ann.about()).person, "")
            assert "player.1 = a player\n" in await text_of(ben, f"/api/games/{played.id}/record")
            assert '"players":["a player","Ben"]' in await text_of(ben, f"/api/games/{played.id}/replay")
            await played.tables[1].until(lambda: names_at(played.tables[1]) == ["a player", "Ben"])
            assert [line.name for line in await served.store.chat(played.id)] == ["a player"]
            async with ben.table(played.id) as again:
                again.keep = True
                assert names_at(again) == ["a player", "Ben"]
                assert "Zenobia" not in repr(again.said)

    run(main())


def names_at(table: TableClient) -> list[str]:
    assert isinstance(table.state, State)
    return [seat.name for seat in table.state.seats]


def test_only_a_player_can_remove_their_name_from_a_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, evening(served) as first, evening(served) as second:
            ann = first.people[0]
            assert await rejected(ann.ask("POST", "/api/forget", Forget(second.id), NoBody)) == "server.no-such-game"
            await ann.ask("POST", "/api/forget", Forget(first.id), NoBody)
            for game, name in ((first, ""), (second, "Ann")):
                row = await served.store.game(game.id)
                assert row is not None
                assert row.players[0].name == name

    run(main())


def test_equal_names_get_numbers_and_bots_keep_levels() -> None:
    row = game_row(
        GamePlayer(0, "p", "Ann"), GamePlayer(1, "q", ""), GamePlayer(2, "r", "ANN"), GamePlayer(3, "", "normal"),
        GamePlayer(4, "s", ""), GamePlayer(5, "", "normal"),
    )  # fmt: skip
    assert people_shown(row) == ("Ann", "", "ANN 2", "normal", "", "normal")
    assert names_shown(row, 7) == ("Ann", "a player", "ANN 2", "normal", "a player 2", "normal 2", "Player 7")


def test_seats_are_stored(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixl", options={"players": "3"})
            async with host.table(made.table) as table:
                await table.sit(0, "Ann")
                await table.seat_bot(1, "easy")
                await table.seat_bot(2, "easy")
                await table.leave(2)
                await table.sit(2, "Ann", player="same")
                room = await served.application.rooms.room(made.table)
                found = (await served.store.seats([made.table]))[made.table]
                assert [(one.seat, one.name, one.person) for one in found] == [
                    (at, seat.name, seat.person) for at, seat in enumerate(room.table.seats) if seat.holder != "open"
                ]
                assert len(found) == 2

    run(main())


def test_uploaded_record_is_checked_and_replayed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person()
            text = (GOLDEN / "pixl-2.pixcade").read_text(encoding="utf-8")
            for spelt in (text, text.replace("\n", "\r\n")):
                shown = await person.ask("POST", "/api/upload", Uploaded(spelt), ReplayView)
                assert len(shown.frames) == len(read_record(text, rules).moves) + 1
            with pytest.raises(PixcadeError) as caught:
                await person.ask("POST", "/api/upload", Uploaded(text.replace("result = ", "result = x")), ReplayView)
            assert caught.value.code == "record.result"
            assert caught.value.values["line"] == text.split("result")[0].count("\n") + 1
            assert await rejected(person.ask("POST", "/api/upload", Uploaded("x"), ReplayView)) == "record.expected"

    run(main())


def test_slow_upload_is_cancelled_and_its_process_killed() -> None:
    async def main() -> None:
        reader = Reader(seconds=7, longest=0.2)
        reader.command = (sys.executable, "-c", f"import time; time.sleep({2 * LIMIT})", MARK)
        async with asyncio.timeout(LIMIT):
            with pytest.raises(PixcadeError) as caught:
                await reader.read("x")
        assert caught.value.code == "server.upload-too-slow"
        assert caught.value.values["seconds"] == 1
        assert processes() == []

    asyncio.run(main())


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no such limit")
def test_upload_limit_counts_cpu_time_not_waiting() -> None:
    async def main() -> None:
        reader = Reader(seconds=1, longest=LIMIT)
        limited = f"import {upload_process.__name__} as uploads; uploads.limit(512, int(__import__('sys').argv[2]))"
        reader.command = (sys.executable, "-c", f"{limited}\nwhile True: pass", *reader.command[-2:])
        with pytest.raises(PixcadeError) as caught:
            await reader.read("x")
        assert caught.value.code == "server.upload-too-slow"
        assert caught.value.values["seconds"] == 1

    asyncio.run(main())


MARK = "a record that takes too long"


def processes() -> list[str]:
    """The processes still reading it, as far as this system reports them."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if MARK.encode() in path.read_bytes() and f"PPid:\t{os.getpid()}\n" in (
                path.with_name("status").read_text(encoding="utf-8")
            ):
                found.append(path.parent.name)
    return found


def test_upload_exceeding_memory_is_rejected() -> None:
    async def main() -> None:
        with pytest.raises(PixcadeError) as caught:
            await Reader(mebibytes=1).read((GOLDEN / "pixl-4.pixcade").read_text(encoding="utf-8"))
        assert caught.value.code == "server.upload-not-read"

    asyncio.run(main())


@pytest.mark.slow(4)
def test_uploads_have_a_separate_budget(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()  # each upload starts a process: by the clock, the budget could fill up meanwhile
        async with serving(tmp_path, time=time, ticking=False, limits=True) as served:
            person = await served.person()
            codes = {await rejected(person.ask("POST", "/api/upload", Uploaded("x"), ReplayView)) for _ in range(6)}
            assert codes == {"record.expected", "limits.upload"}

    run(main())


def test_what_if_continues_from_a_position_at_a_new_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            played = replay(read_record((GOLDEN / "pixl-2.pixcade").read_text(encoding="utf-8"), rules), rules)
            position = GAMES["pixl"].format_position(played.states[10])
            made = await person.ask("POST", "/api/whatif", WhatIf("pixl", position, 1, "easy"), TableMade)
            async with person.table(made.table) as table:
                state = table.state
                assert state is not None
                assert state.phase == "playing"
                assert state.settings.start == position
                assert [(seat.holder, seat.name) for seat in state.seats] == [("bot", "easy"), ("person", "Ann")]
                assert table.yours is not None
                assert table.yours.seats == (1,)
            last = GAMES["pixl"].format_position(played.states[-1])
            asking: dict[str, WhatIf] = {
                "server.position-over": WhatIf("pixl", last),
                "core.unknown-game": WhatIf("chess", "x"),
                "table.no-such-seat": WhatIf("pixl", position, 2),
                "server.no-such-level": WhatIf("pixl", position, 0, "genius"),
            }
            for code, asked in asking.items():
                assert await rejected(person.ask("POST", "/api/whatif", asked, TableMade)) == code

    run(main())


def test_mark_is_stable_symmetric_and_not_empty() -> None:
    for number in range(200):
        drawing = mark_of(f"{number:016x}")
        assert drawing == mark_of(f"{number:016x}")
        ElementTree.fromstring(drawing)
        found = {(int(x), int(y)) for x, y in re.findall(r"M(\d) (\d)h1", drawing)}
        assert found
        assert found == {(6 - x, y) for x, y in found}
    assert len({mark_of(str(number)) for number in range(200)}) > 190


def test_marks_are_public_and_cacheable(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            nobody = Server(served.address)
            for path in ("/api/mark/0123456789abcdef.svg", "/mark/0123456789abcdef.svg"):
                assert await text_of(nobody, path) == mark_of("0123456789abcdef")
            headers = await answer_headers(nobody, "/mark/0123456789abcdef.svg")
            assert "immutable" in headers["cache-control"]
            assert headers["content-type"].startswith("image/svg+xml")

    run(main())


def test_qr_codes_are_only_for_our_links_without_secrets(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, lan=NoLan("http://192.0.2.7:8128")) as served:
            person = await served.person()
            drawn = await text_of(person, f"/api/qr.svg?text={quote('http://192.0.2.7:8128/t/abc')}")
            parts = list(ElementTree.fromstring(drawn).iter())
            assert {part.tag.partition("}")[2] for part in parts} <= {"svg", "path"}, "it loads nothing"
            assert "style" not in {name for part in parts for name in part.attrib}, "which the page's policy forbids"
            for text, code in (
                ("http://192.0.2.7:81281/", "server.not-our-link"),
                ("http://192.0.2.7:8128.example/", "server.not-our-link"),
                ("https://example.com/", "server.not-our-link"),
                ("", "server.not-our-link"),
                ("http://192.0.2.7:8128/t/abc#secret", "server.qr-by-post"),
            ):
                assert await rejected(person.ask("GET", f"/api/qr.svg?text={quote(text)}", None, NoBody)) == code
            link = msgspec.json.encode(Linked("http://192.0.2.7:8128/t/abc#secret"))
            status, content = await person.fetch("POST", "/api/qr.svg", link)
            assert status == 200
            ElementTree.fromstring(content.decode())

    run(main())


def test_new_qr_codes_are_limited_and_known_ones_are_free(tmp_path: Path) -> None:
    address = f"/api/qr.svg?text={quote('http://192.0.2.7:8128/t/')}"

    async def main() -> None:
        async with serving(tmp_path, lan=NoLan("http://192.0.2.7:8128"), limits=True) as served:
            nobody = Server(served.address)
            served.stop_budgets()
            known = await text_of(nobody, f"{address}known")
            for _ in range(BUDGETS["join"].address.burst - 1):
                served.services.limits.take("join", "", HOST)
            assert await text_of(nobody, f"{address}known") == known
            assert await rejected(nobody.ask("GET", f"{address}other", None, NoBody)) == "limits.join"

    run(main())
