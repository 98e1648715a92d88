"""`pixcade doctor` finds what is wrong before players do, and says what to do in four languages."""

import asyncio
import json
import os
import shlex
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from pixcade.server.cli.doctor import CHECKS, found, remedy, table
from pixcade.server.doctor import machine
from pixcade.server.doctor.data import DAY, clock, folder, integrity
from pixcade.server.doctor.findings import Finding, Severity, worst
from pixcade.server.doctor.installation import compiling, page, versions
from pixcade.server.service.unit import Unit
from pixcade.server.settings import ServerSettings
from pixcade.store.postgres.schema import MIGRATIONS
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import connect
from pixcade.store.sqlite.store import open_store
from pixcade.words import LANGUAGES, Words
from pixcade.words.fluent import bundle
from tests.engines.postgres import Postgres
from tests.server.support.server import run, serving
from tests.store.golden_stores import write_sqlite
from tests.store.permissions import FORBIDDEN_TO
from tests.store.test_postgres import HARD, asked, opened_with
from tests.waits import LIMIT

ROOT = Path(__file__).resolve().parents[3]
NOW = 1_800_000_000_000


def settings(data: Path, **values: object) -> ServerSettings:
    return ServerSettings(data=data, thinkers=1, port=0, **values)  # type: ignore[arg-type]  # as a test gives them


def kept(folder_of_data: Path, now: int = NOW) -> Path:
    """Make a store in a folder as a server leaves it, and return its database."""
    open_store(folder_of_data, now=now).close_and_wait()
    return folder_of_data / DATABASE


def doctor(*arguments: str, by: Sequence[str] = (), **variables: str) -> subprocess.CompletedProcess[str]:
    line = [*by, sys.executable, "-m", "pixcade", "doctor", "--language", "en", *arguments]
    environment = {**os.environ, **variables}
    return subprocess.run(line, capture_output=True, text=True, check=False, timeout=LIMIT, env=environment)


def test_the_table_has_a_line_for_each_check_and_the_exit_code_says_whether_a_server_can_work(tmp_path: Path) -> None:
    done = doctor("--data", str(tmp_path / "new"), "--port", "0", "--json")
    told = json.loads(done.stdout)
    assert [row["check"] for row in told["checks"]] == list(CHECKS)
    assert (done.returncode == 1) == (told["level"] == "error")
    (tmp_path / DATABASE).write_bytes(b"nothing of ours" * 1000)
    tmp_path.chmod(0o700)
    broken = doctor("--data", str(tmp_path), "--port", "0")
    assert broken.returncode == 1
    assert "pixcade restore" in broken.stdout
    assert not (tmp_path / "new").exists(), "it changes nothing"


def test_the_data_folder_is_looked_at_as_the_server_would_use_it(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    assert folder(settings(tmp_path / "new")).code == "folder-new"
    file = tmp_path / "file"
    file.touch()
    assert folder(settings(file)).code == "folder-no-folder"
    assert folder(settings(file / "below")).level == Severity.ERROR
    kept(tmp_path / "kept")
    assert folder(settings(tmp_path / "kept")).code == "folder"
    (tmp_path / "kept").chmod(0o755)
    opened = folder(settings(tmp_path / "kept"))
    assert (opened.code, opened.level) == ("folder-open", Severity.WARNING)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
def test_root_is_told_whose_the_folder_is_and_never_to_take_it_from_the_server(tmp_path: Path) -> None:
    data = tmp_path / "kept"
    database = kept(data)
    for path in (data, *data.iterdir()):
        os.chown(path, 61234, 61234)
    found_by_root = folder(settings(data))
    assert (found_by_root.level, found_by_root.code) == (Severity.OK, "folder-of-server")
    assert found_by_root.values["owner"] == "61234"
    os.chown(database, 0, 0)
    mixed = folder(settings(data))
    assert (mixed.level, mixed.code, mixed.values["file"]) == (Severity.WARNING, "folder-mixed", DATABASE)
    todo = remedy(mixed, Words("en", strict=True))
    subprocess.run(shlex.split(todo[todo.index("chown") :]), check=True, timeout=LIMIT)
    assert folder(settings(data)).code == "folder-of-server"
    data.chmod(0o755)
    assert folder(settings(data)).code == "folder-open"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
@pytest.mark.parametrize(("closed", "code"), [("kept", "folder-of-another"), (".", "folder-hidden")])
def test_whoever_may_not_look_into_the_folder_of_another_user_is_told_who_may(
    closed: str, code: str, tmp_path: Path
) -> None:
    """As ordinary users find the folder of a service, which lies behind a link to a closed folder."""
    place = tmp_path / "private"
    kept(place / "kept")
    for path in (place, place / "kept", *(place / "kept").iterdir()):
        os.chown(path, 61234, 61234)
    place.chmod(0o755)
    (place / closed).chmod(0o700)
    (tmp_path / "data").symlink_to(place / "kept")
    done = doctor("--data", str(tmp_path / "data"), "--port", "0", "--json", by=FORBIDDEN_TO)
    assert done.stderr == ""
    row = json.loads(done.stdout)["checks"][0]
    assert (row["level"], row["code"]) == ("error", code)
    assert "root" in row["remedy"]


def test_a_damaged_a_foreign_and_a_newer_database_are_told_apart_and_none_is_changed(tmp_path: Path) -> None:
    assert integrity(settings(tmp_path)).code == "store-new"
    database = kept(tmp_path)
    assert integrity(settings(tmp_path)).code == "store"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 99")
        connection.commit()
    newer = integrity(settings(tmp_path))
    assert (newer.code, newer.level) == ("store-newer", Severity.ERROR)
    content = bytearray(database.read_bytes())
    content[4096:8192] = bytes(4096)
    database.write_bytes(content)
    assert integrity(settings(tmp_path)).code == "store-damaged"
    assert database.read_bytes() == bytes(content)
    database.write_bytes(b"")
    empty = integrity(settings(tmp_path))
    assert (empty.code, empty.level) == ("store-empty", Severity.ERROR)


def commanded(said: str) -> list[str]:
    """The command of ours that a sentence ends with, as the shell reads it."""
    _, pixcade, arguments = said.strip().rpartition("pixcade restore ")
    return shlex.split(pixcade + arguments)


@pytest.mark.parametrize("version", ["whole", "newer"])
def test_the_copy_that_lies_beside_a_lost_database_is_named_with_the_command_that_puts_it_back(
    version: str, tmp_path: Path
) -> None:
    data = tmp_path / "club's games"
    database = kept(data)
    copy = data / (
        "pixcade-rescued-20270101-000000.sqlite3" if version == "whole" else "pixcade-version-2-20270101.sqlite3"
    )
    if version == "whole":
        database.rename(copy)
    else:
        shutil.copyfile(database, copy)
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA user_version = 99")
            connection.commit()
    done = doctor("--data", str(data), "--port", "0", "--json")
    (row,) = (row for row in json.loads(done.stdout)["checks"] if row["check"] == "store")
    assert row["level"] == "error"
    assert "--new-database" not in row["remedy"], "nothing is lost yet"
    command = commanded(row["remedy"])
    assert command == ["pixcade", "restore", str(copy), "--data", str(data)]
    subprocess.run([sys.executable, "-m", *command], capture_output=True, check=True, timeout=LIMIT)
    assert integrity(settings(data)).code == "store"


def test_a_newer_database_in_postgresql_is_not_told_to_be_put_back_into_a_folder(database: str, tmp_path: Path) -> None:
    shared = settings(tmp_path, database_url=database)
    opened_with(database, *MIGRATIONS)
    assert integrity(shared).code == "store-shared"
    opened_with(database, *MIGRATIONS, HARD)
    newer = integrity(shared)
    assert (newer.code, newer.level) == ("store-newer-shared", Severity.ERROR)
    assert "pixcade restore" not in remedy(newer, Words("en", strict=True))


def test_a_missing_table_in_postgresql_is_an_error_and_no_table_at_all_a_new_database(
    postgres: Postgres, database: str, tmp_path: Path
) -> None:
    shared = settings(tmp_path, database_url=database)
    new = integrity(shared)
    assert (new.code, new.level) == ("store-shared-new", Severity.OK)
    opened_with(database, *MIGRATIONS)
    assert integrity(shared).code == "store-shared"
    asked(postgres, database, "DROP TABLE pixcade.salts", "DROP TABLE pixcade.log")
    broken = integrity(shared)
    assert (broken.code, broken.level) == ("store.database-broken", Severity.ERROR)
    for language in LANGUAGES:
        said = found(broken, Words(language, strict=True))
        assert str(postgres.port) in said
        assert "pg_restore" in said
        assert postgres.password not in said


@pytest.mark.parametrize("name", [DATABASE, "key", "lock"])
def test_a_named_pipe_in_the_place_of_a_file_is_an_error_of_the_folder_and_not_waited_for(
    name: str, tmp_path: Path
) -> None:
    kept(tmp_path)
    (tmp_path / name).unlink(missing_ok=True)
    os.mkfifo(tmp_path / name)
    done = doctor("--json", "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1, done.stderr
    first = json.loads(done.stdout)["checks"][0]
    assert (first["check"], first["code"]) == ("folder", "core.named-pipe")
    assert first["values"] == {"path": str(tmp_path / name)}


def test_a_backup_is_put_back_into_the_folder_that_was_looked_at(tmp_path: Path) -> None:
    for content in (b"", b"nothing of ours" * 1000):
        (tmp_path / DATABASE).write_bytes(content)
        assert f"pixcade restore FILE --data {tmp_path}" in doctor("--data", str(tmp_path), "--port", "0").stdout


def test_a_missing_table_and_a_last_line_that_can_not_be_read_are_noticed(tmp_path: Path) -> None:
    asyncio.run(write_sqlite(tmp_path))
    assert integrity(settings(tmp_path)).code == "store"
    changes = {
        "UPDATE log SET text = CAST(x'7bff' AS TEXT) WHERE table_id = 'pixl-playing'": ("store-log", Severity.WARNING),
        "DROP TABLE settings": ("store-damaged", Severity.ERROR),
    }
    for statement, expected in changes.items():
        with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as connection:
            connection.execute(statement)
        told = integrity(settings(tmp_path))
        assert (told.code, told.level) == expected
        assert told.values.get("table", "pixl-playing") == "pixl-playing"


def test_a_database_that_another_program_has_locked_is_told_from_one_that_can_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connect, "BUSY_SECONDS", 0.1)
    database = kept(tmp_path)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        other.execute("INSERT INTO settings VALUES ('alive', '1')")
        locked = integrity(settings(tmp_path))
        assert (locked.code, locked.level) == ("store-locked", Severity.ERROR)
        other.execute("ROLLBACK")
    assert integrity(settings(tmp_path)).code == "store"


def test_it_leaves_nothing_beside_a_database_that_nobody_has_open(tmp_path: Path) -> None:
    kept(tmp_path)
    before = sorted(os.listdir(tmp_path))
    assert integrity(settings(tmp_path)).code == "store"
    assert clock(settings(tmp_path), NOW).level == Severity.OK
    assert sorted(os.listdir(tmp_path)) == before
    assert f"{DATABASE}-shm" not in before


def test_a_clock_behind_what_postgresql_holds_or_far_ahead_of_it_wants_a_look(
    postgres: Postgres, database: str, tmp_path: Path
) -> None:
    shared = settings(tmp_path, database_url=database)
    assert clock(shared, NOW).code == "clock", "there is no table yet"
    opened_with(database, *MIGRATIONS)
    assert clock(shared, NOW).code == "clock"
    asked(postgres, database, f"INSERT INTO pixcade.settings VALUES ('alive', '{NOW + 40 * DAY}')")
    behind = clock(shared, NOW)
    assert (behind.code, behind.level) == ("clock-back", Severity.WARNING)
    assert clock(shared, NOW + 40 * DAY).code == "clock"
    assert clock(shared, NOW + 140 * DAY).code == "clock-ahead"
    asked(postgres, database, f"INSERT INTO pixcade.games VALUES ('t', 'pixl', {NOW + 141 * DAY}, false, '')")
    assert clock(shared, NOW + 140 * DAY).code == "clock-back"
    assert clock(settings(tmp_path, database_url="postgresql://127.0.0.1:1/nowhere"), NOW).code == "clock"


def test_a_clock_behind_the_newest_entry_or_far_ahead_of_it_wants_a_look(tmp_path: Path) -> None:
    database = kept(tmp_path)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("INSERT INTO settings VALUES ('alive', ?)", (str(NOW + 100 * DAY),))
        connection.commit()
    newest = NOW + 100 * DAY
    assert clock(settings(tmp_path), newest + 1000).code == "clock"
    assert clock(settings(tmp_path), newest - 30_000).code == "clock", "less than a minute is no trouble"
    behind = clock(settings(tmp_path), newest - 3_600_000)
    assert (behind.code, behind.level, behind.values["minutes"]) == ("clock-back", Severity.WARNING, 60)
    assert clock(settings(tmp_path), newest + 40 * DAY).code == "clock-ahead"
    unset = clock(settings(tmp_path / "new"), 0)
    assert (unset.code, unset.level) == ("clock-behind", Severity.ERROR), "no program is installed before 1971"


def test_a_disk_that_is_nearly_full_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = shutil.disk_usage(tmp_path).free
    monkeypatch.setattr(machine, "LEAST_FREE", 0)
    monkeypatch.setattr(machine, "ENOUGH_FREE", free // 2)
    assert machine.disk(settings(tmp_path / "not" / "there")).level == Severity.OK
    monkeypatch.setattr(machine, "ENOUGH_FREE", 2 * free)
    assert machine.disk(settings(tmp_path)).level == Severity.WARNING
    monkeypatch.setattr(machine, "LEAST_FREE", 2 * free)
    assert machine.disk(settings(tmp_path)).level == Severity.ERROR


@pytest.mark.parametrize(("most", "level"), [(256, Severity.ERROR), (1024, Severity.WARNING), (4096, Severity.OK)])
@pytest.mark.parametrize("soft", [128, 256])
def test_few_descriptors_are_noticed_by_what_a_server_would_have_that_raises_its_soft_limit(
    soft: int, most: int, level: Severity
) -> None:
    code = (
        f"import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {most}))\n"
        "from pixcade.server.doctor.machine import descriptors\n"
        "found = descriptors()\nlimits = resource.getrlimit(resource.RLIMIT_NOFILE)\n"
        "print(found.level.name, found.values['most'], *limits)"
    )
    line = [sys.executable, "-c", code]
    done = subprocess.run(line, capture_output=True, text=True, check=True, timeout=LIMIT)
    assert done.stdout.split() == [level.name, str(most), str(soft), str(most)], "it is looked at, not changed"


def test_a_port_of_another_program_is_told_from_the_servers_own(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        wanted = ServerSettings(data=tmp_path, thinkers=1, port=other.getsockname()[1])
        assert machine.port(wanted).code == "port-taken"
    assert machine.port(wanted).code == "port"

    async def main() -> None:
        async with serving(tmp_path) as served:
            served.store.lock.announce(served.address)
            assert machine.port(settings(tmp_path)).code == "port-own"

    run(main())
    foreign = ServerSettings(data=tmp_path, thinkers=1, port=0, host="192.0.2.1")
    finding = machine.port(foreign)
    assert (finding.code, finding.level) == ("serving.not-our-address", Severity.ERROR)
    assert "192.0.2.1" in found(finding, Words(strict=True))


@pytest.mark.one_machine
def test_a_server_that_has_no_lock_in_the_folder_is_known_by_its_answer(tmp_path: Path) -> None:
    """Settings of a server on PostgreSQL name no folder in which it could be found."""

    async def main() -> None:
        async with serving(tmp_path / "served") as served:
            port = int(served.address.rpartition(":")[2])
            shared = ServerSettings(
                data=tmp_path / "new", thinkers=1, port=port, database_url="postgresql://db/pixcade"
            )
            own = await asyncio.to_thread(machine.port, shared)
            assert (own.code, own.level, own.values) == ("port-own", Severity.OK, {"address": served.address})
            other = await asyncio.to_thread(machine.port, replace(shared, database_url=""))
            assert (other.code, other.level) == ("port-other", Severity.WARNING), "its data is in another folder"

    run(main())


@pytest.mark.parametrize(
    "answer", [b"", b"HTTP/1.1 200 OK\r\n\r\n", b'HTTP/1.1 200 OK\r\n\r\n{"status": "ok"}', b"x" * 100_000]
)
def test_a_foreign_program_is_not_taken_for_the_server_whatever_it_answers(answer: bytes, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def greet() -> None:
            accepted, _ = listening.accept()
            with accepted, suppress(OSError):
                accepted.recv(1000)
                accepted.sendall(answer)

        thread = threading.Thread(target=greet)
        thread.start()
        wanted = ServerSettings(
            data=tmp_path, thinkers=1, port=listening.getsockname()[1], database_url="postgresql://db/pixcade"
        )
        assert machine.port(wanted).code == "port-taken"
        thread.join(LIMIT)


def test_a_foreign_program_that_answers_byte_by_byte_does_not_hold_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "HEALTH_SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def trickle() -> None:
            accepted, _ = listening.accept()
            with accepted, suppress(OSError):
                while True:  # until it is hung up on
                    accepted.sendall(b"H")
                    accepted.settimeout(0.01)
                    with suppress(TimeoutError):
                        if not accepted.recv(1000):
                            return

        thread = threading.Thread(target=trickle)
        thread.start()
        assert not machine.is_pixcade("127.0.0.1", listening.getsockname()[1])
        thread.join(LIMIT)
        assert not thread.is_alive()


def certificate(folder_of_keys: Path, days: int) -> tuple[Path, Path]:
    """Make a certificate for localhost that ends in so many days, and return it with its key."""
    made, key = folder_of_keys / f"{days}.pem", folder_of_keys / f"{days}.key"
    line = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    line += ["-keyout", str(key), "-out", str(made), "-days", str(days), "-subj", "/CN=localhost"]
    subprocess.run([*line, "-addext", "subjectAltName=DNS:localhost"], capture_output=True, check=True, timeout=LIMIT)
    return made, key


def test_the_certificate_that_people_meet_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, key = certificate(tmp_path, 60)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(made, key)
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def greet() -> None:
            for _ in range(3):
                plain, _ = listening.accept()
                try:
                    context.wrap_socket(plain, server_side=True).close()
                except OSError:
                    plain.close()

        thread = threading.Thread(target=greet)
        thread.start()
        port = listening.getsockname()[1]
        wanted = settings(tmp_path, public_url=f"https://localhost:{port}", trusted_proxy=("127.0.0.1",))
        refused = machine.tls(wanted)
        assert (refused.code, refused.level) == ("tls-refused", Severity.ERROR), "nobody knows who has signed it"
        monkeypatch.setenv("SSL_CERT_FILE", str(made))
        good = machine.tls(wanted)
        assert (good.code, good.values["days"]) == ("tls", 59)
        late = machine.tls(wanted, now=time.time() + 50 * 86_400)
        assert (late.code, late.level) == ("tls-ending", Severity.WARNING)
        thread.join(LIMIT)
    assert machine.tls(wanted).code == "tls-unreachable"


def test_what_speaks_no_tls_is_not_told_as_a_bad_certificate(tmp_path: Path) -> None:
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as plain:
        thread = threading.Thread(target=plain.handle_request)
        thread.start()
        url = f"https://localhost:{plain.server_port}"
        found_there = machine.tls(settings(tmp_path, public_url=url, trusted_proxy=("127.0.0.1",)))
        thread.join(LIMIT)
    assert (found_there.code, found_there.level) == ("tls-not-spoken", Severity.ERROR)
    assert found_there.values == {"name": "localhost", "port": str(plain.server_port)}


def test_without_https_others_can_listen_and_alone_nobody_can(tmp_path: Path) -> None:
    assert machine.tls(settings(tmp_path)).code == "tls-unneeded"
    assert machine.tls(settings(tmp_path, lan=True)).code == "tls-none"
    assert machine.tls(settings(tmp_path, public_url="https://games.example")).code == "tls-untrusted"


def test_a_page_that_is_missing_or_lacks_a_file_is_an_error(tmp_path: Path) -> None:
    assert page(tmp_path).code == "page-missing"
    (tmp_path / "index.html").write_text('<script src="./assets/main.js"></script>', encoding="utf-8")
    (tmp_path / "build.txt").write_text("1", encoding="utf-8")
    (tmp_path / "needed.json").write_text('{"/": ["assets/home.js"]}', encoding="utf-8")
    lacking = page(tmp_path)
    assert (lacking.code, lacking.values["files"]) == ("page-incomplete", "assets/home.js, assets/main.js")
    (tmp_path / "assets").mkdir()
    for name in ("main.js", "home.js"):
        (tmp_path / "assets" / name).touch()
    assert page(tmp_path).code == "page"
    for damaged in (b"{", b"[]", b'{"/": 1}', b"\xff"):
        (tmp_path / "needed.json").write_bytes(damaged)
        assert (page(tmp_path).code, page(tmp_path).values["files"]) == ("page-incomplete", "needed.json")


def test_other_versions_than_those_of_the_lock_are_named() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert versions(lock).code == "versions"
    other = versions("msgspec==0.0.1 \\\n    --hash=sha256:0\nno-such-library==1 ; sys_platform == 'win32'\n")
    assert (other.code, other.values["count"]) == ("versions-other", 1)
    assert "msgspec" in str(other.values["names"])
    lacking = versions("no-such-library==1 \\\n    --hash=sha256:0\n")
    assert (lacking.level, lacking.code, lacking.values) == (
        Severity.ERROR, "versions-missing", {"names": "no-such-library"},
    )  # fmt: skip


def test_kernels_are_looked_for_where_a_server_has_them_and_compiled_there_by_what_is_said(tmp_path: Path) -> None:
    """`--data` does not move them: `pixcade serve` goes by PIXCADE_DATA alone, and so does its service."""
    variables = {"PIXCADE_DATA": str(tmp_path / "club's games")}
    done = doctor("--data", str(tmp_path / "other"), "--port", "0", "--json", **variables)
    (row,) = (row for row in json.loads(done.stdout)["checks"] if row["check"] == "kernels")
    assert (row["code"], row["values"]["folder"]) == ("kernels-uncompiled", variables["PIXCADE_DATA"])
    command = row["remedy"][row["remedy"].index(sys.executable) :]
    assert command == row["values"]["command"]
    helped = subprocess.run(f"{command} --help", shell=True, capture_output=True, text=True, check=True, timeout=LIMIT)
    assert "Compile the kernels" in helped.stdout


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
def test_what_root_compiles_is_given_to_whom_the_folder_belongs(tmp_path: Path) -> None:
    os.chown(tmp_path, 61234, 61234)
    (tmp_path / "kernels").mkdir()
    command = compiling(tmp_path).replace("-m pixcade.kernels", "-c pass")
    subprocess.run(command, shell=True, check=True, timeout=LIMIT)
    assert (tmp_path / "kernels").stat().st_uid == 61234
    os.chown(tmp_path, 0, 0)
    assert "chown" not in compiling(tmp_path)


def test_a_service_is_looked_at_with_its_own_settings_and_whoever_leaves_that_out_is_told(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "PIXCADE_DATA": str(tmp_path / "mine"), "PIXCADE_PORT": "1"}
    missing = doctor("--service", "user", **home)
    assert missing.returncode == 2
    assert missing.stderr == f"There is no unit {tmp_path}/.config/systemd/user/pixcade.service, so there is no such" \
        " service. Leave out --service, or install it with “pixcade service install”.\n"  # fmt: skip
    unit = Unit(Path("/opt/pixcade"), for_user=True)
    for file, text in ((unit.file, unit.text()), (unit.variables, f"# ours\nPIXCADE_DATA={tmp_path}/theirs\n")):
        there = tmp_path / file.relative_to(Path.home())
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_text(text, encoding="utf-8")
    own = doctor(**home)
    assert f"{tmp_path}/mine" in own.stdout
    assert own.stdout.endswith("pixcade doctor --service user\n")
    of_service = doctor("--service", "user", "--port", "0", **home)
    assert f"{tmp_path}/theirs is not there yet" in of_service.stdout
    assert f"not compiled in {tmp_path}/theirs" in of_service.stdout
    assert "/mine" not in of_service.stdout
    there.chmod(0)
    hidden = doctor("--service", "user", by=FORBIDDEN_TO, **home)
    assert (hidden.returncode, hidden.stderr.count("\n")) == (2, 1)
    assert f"{tmp_path}/.config/pixcade.env" in hidden.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_words_and_whatever_is_wrong_has_what_to_do(language: str) -> None:
    known = {name for name in bundle("en")._messages if name.startswith("doctor-")}
    codes = {name.removeprefix("doctor-") for name in known} - {
        "level",
        "check",
        "summary",
        "help-json",
        "help-service",
        "of-service",
    }
    words = Words(language, strict=True)
    numbers = ("megabytes", "version", "newest", "minutes", "days", "most", "port", "free", "count")
    texts = ("folder", "user", "owner", "address", "time", "name", "reason", "build", "files", "names", "table")
    typed = ("copy", "file", "other", "command")
    values: dict[str, str | int] = {**dict.fromkeys(numbers, 7), **dict.fromkeys((*texts, *typed), "it")}
    for code in (code for code in codes if not code.endswith("-do")):
        finding = Finding("page", Severity.ERROR if f"{code}-do" in codes else Severity.OK, code, values)
        assert found(finding, words)
        assert bool(remedy(finding, words)) == (finding.level == Severity.ERROR)
        assert len(table([finding], words)) == (3 if finding.level == Severity.ERROR else 2)
        assert worst([finding]) == finding.level
