"""`pixcade service`: a hardened unit, and versions that take over only if they can read the data."""

import argparse
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from pixcade.core.errors import Refusal
from pixcade.server.cli import service
from pixcade.server.doctor.findings import error, ok
from pixcade.server.service import unit as unit_module
from pixcade.server.service.readable import check_data
from pixcade.server.service.unit import NAME, Unit
from pixcade.server.settings import SETTINGS, ServerSettings, read_settings
from pixcade.store.postgres.schema import MIGRATIONS
from pixcade.store.private_files import DATABASE
from pixcade.words import LANGUAGES, Words
from tests.engines.postgres import Postgres
from tests.server.service.refused_calls import SET_PRIORITY
from tests.server.support.server import run, serving
from tests.server.support.typed_command import typed
from tests.store.permissions import FORBIDDEN_TO
from tests.store.test_postgres import HARD, asked, opened_with
from tests.waits import LIMIT

STORES = Path(__file__).resolve().parents[3] / "fixtures" / "stores" / "sqlite" / "1"
PROGRAM = Path("/opt/pixcade/bin/pixcade")
NOW = 1_800_000_000_000
BOT_UNDER_FILTER = """
import os
from multiprocessing import Pipe
from pixcade.bots.running.worker import serve
from tests.server.service.refused_calls import SET_PRIORITY, refuse
refuse(SET_PRIORITY)
try:
    os.nice(1)
except PermissionError:
    print("refused")
ours, theirs = Pipe()
ours.close()
serve(theirs, (), 10)
print("ended")
"""
LEAST_EXPOSED = 2.0
"""systemd calls a service with up to this `OK`; one without any of these lines has 9.6."""
ODD_FOLDERS = ("my games", "100% ours", "a;b", "$HOME", "żółw", "#1", "%h", 'a "b"', "a'b", "a\\b", "a\nb")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation with a command and a page, and a root of a machine to install it on."""
    prefix = tmp_path / "opt"
    (prefix / "bin").mkdir(parents=True)
    (prefix / "bin" / "pixcade").touch()
    monkeypatch.setattr(sys, "prefix", str(prefix))
    monkeypatch.setattr(service, "page", lambda: ok("page", "page", build="1"))
    return tmp_path / "machine"


def verified(unit: Unit, folder: Path) -> subprocess.CompletedProcess[str]:
    """Let systemd read a unit; any program that exists stands in for ours."""
    copy = folder / NAME
    copy.write_text(re.sub("^ExecStart=.*", "ExecStart=/bin/true", unit.text(), flags=re.MULTILINE), encoding="utf-8")
    whose = ["--user"] if unit.for_user else []
    line = ["systemd-analyze", *whose, "verify", str(copy)]
    return subprocess.run(line, capture_output=True, text=True, check=False, timeout=LIMIT)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("for_user", [False, True])
def test_systemd_understands_the_unit(for_user: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    done = verified(Unit(PROGRAM, for_user=for_user), tmp_path)
    assert [line for line in done.stderr.splitlines() if NAME in line] == []


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("folder", ODD_FOLDERS)
def test_systemd_runs_a_program_in_a_folder_of_any_name_or_it_is_refused(folder: str, tmp_path: Path) -> None:
    program = tmp_path / folder / "pixcade"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    unit, copy = Unit(program), tmp_path / NAME
    copy.write_text(unit.text(), encoding="utf-8")

    def understood() -> bool:
        line = ["systemd-analyze", "verify", str(copy)]
        done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=LIMIT)
        return not any(NAME in told for told in done.stderr.splitlines())

    program.chmod(0o755)
    assert understood() != unit.unrunnable
    program.chmod(0o644)
    assert not understood(), "it has looked at this very file"


def test_a_program_that_systemd_would_not_run_is_not_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prefix = tmp_path / "it's ours"
    (prefix / "bin").mkdir(parents=True)
    (prefix / "bin" / "pixcade").touch()
    monkeypatch.setattr(sys, "prefix", str(prefix))
    monkeypatch.setattr(service, "page", lambda: ok("page", "page", build="1"))
    with pytest.raises(Refusal, match=r"service\.odd-path"):
        typed(service, "install", "--root", str(tmp_path / "machine"))


@pytest.mark.parametrize(
    ("path", "word"),
    [
        ("/opt/pixcade", "/opt/pixcade"),
        ("/opt/żółw-1.0_a+b@c", "/opt/żółw-1.0_a+b@c"),
        ("/opt/100%", "/opt/100%%"),
        ("/opt/my games", '"/opt/my games"'),
        ("/opt/100% ours", '"/opt/100%% ours"'),
        ('/opt/"a"', r'"/opt/\"a\""'),
        (r"/opt/a\b", r'"/opt/a\\b"'),
        ("/opt/it's; $HOME", '"/opt/it\'s; $HOME"'),
        ("/opt/a\nb", r'"/opt/a\U0000000ab"'),
    ],
)
def test_the_program_is_one_word_of_the_unit(path: str, word: str) -> None:
    assert f"\nExecStart={word} serve\n" in Unit(Path(path)).text()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_the_service_of_the_machine_can_do_little_else_than_serve(tmp_path: Path) -> None:
    verified(Unit(PROGRAM), tmp_path)
    line = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(tmp_path / NAME)]
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=LIMIT)
    (exposed,) = re.findall(r"Overall exposure level for .*: ([\d.]+)", done.stdout)
    assert float(exposed) <= LEAST_EXPOSED


@pytest.mark.skipif(SET_PRIORITY is None, reason="the number of the call is not known here")
def test_bots_think_where_a_service_may_not_set_their_priority() -> None:
    done = subprocess.run([sys.executable, "-c", BOT_UNDER_FILTER], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "refused\nended\n"), done.stderr


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_the_unit_lets_bots_give_way_to_people() -> None:
    """Systemd goes by the last line that names a call."""
    named = [
        (line.startswith("SystemCallFilter=~"), call)
        for line in Unit(PROGRAM).text().splitlines()
        if line.startswith("SystemCallFilter=")
        for group in line.partition("=")[2].lstrip("~").split()
        for call in (calls_of(group) if group.startswith("@") else {group})
    ]
    assert [refused for refused, call in named if call == "setpriority"][-1] is False


def calls_of(group: str) -> set[str]:
    """The calls in a group of systemd's, groups in it included."""
    line = ["systemd-analyze", "syscall-filter", "--no-pager", group]
    done = subprocess.run(line, capture_output=True, text=True, check=True, timeout=LIMIT)
    found = {word for word in done.stdout.split() if not word.startswith(("#", group))}
    return found.union(*(calls_of(inner) for inner in found if inner.startswith("@")))


@pytest.mark.parametrize("for_user", [False, True])
def test_the_unit_gives_settings_that_exist_and_more_time_to_stop_than_is_needed(for_user: bool) -> None:
    lines = [line.partition("=") for line in Unit(PROGRAM, for_user=for_user).text().splitlines() if "=" in line]
    unit = {name: value for name, _, value in lines if not name.startswith("#")}
    variables = dict(pair.split("=", 1) for pair in unit["Environment"].split())
    assert set(variables) <= {setting.variable for setting in SETTINGS}
    settings = read_settings(argparse.Namespace(), variables)
    assert not settings.open_browser
    assert for_user or settings.data == Path("/var/lib") / unit["StateDirectory"]
    assert int(unit["TimeoutStopSec"]) > 10  # docs/settings.md: at most 10 seconds
    assert unit["ExecStart"] == f"{PROGRAM} serve"


def test_install_writes_the_unit_and_a_private_file_for_variables_and_remove_takes_the_unit_away(
    installed: Path,
) -> None:
    root = ("--root", str(installed))
    said = typed(service, "install", *root)
    unit = installed / "etc" / "systemd" / "system" / NAME
    assert f"ExecStart={sys.prefix}/bin/pixcade serve" in unit.read_text(encoding="utf-8").splitlines()
    assert typed(service, "print") == unit.read_text(encoding="utf-8")
    variables = installed / "etc" / "pixcade.env"
    assert variables.stat().st_mode & 0o077 == 0
    assert str(variables) in said
    assert "systemctl enable pixcade.service" in said
    variables.write_text("PIXCADE_PORT=9000\n", encoding="utf-8")
    typed(service, "install", *root)
    assert variables.read_text(encoding="utf-8") == "PIXCADE_PORT=9000\n"
    assert str(variables) in typed(service, "remove", *root)
    assert not unit.exists()
    assert variables.exists(), "whoever installs again has the same settings"
    with pytest.raises(Refusal, match=r"service\.not-installed"):
        typed(service, "remove", *root)


@pytest.mark.parametrize("for_user", [False, True])
def test_the_file_for_variables_shows_lines_that_are_settings_once_they_are_used(
    for_user: bool, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(installed))
    typed(service, "install", *(["--user"] if for_user else []), "--root", str(installed))
    unit = Unit(PROGRAM, for_user=for_user, root=installed)
    shown = unit.variables.read_text(encoding="utf-8")
    assert ("systemctl --user restart pixcade" in shown) == for_user
    unused = read_settings(argparse.Namespace(), unit.settings())
    assert (unused.admin_token, unused.lan) == ("", False)
    unit.variables.write_text(re.sub("^#PIXCADE", "PIXCADE", shown, flags=re.MULTILINE), encoding="utf-8")
    used = read_settings(argparse.Namespace(), unit.settings())
    assert len(used.admin_token) >= 32
    assert used.lan
    assert Unit(PROGRAM).first_variables() != Unit(PROGRAM).first_variables(), "each has a token of its own"


def test_a_version_takes_over_only_if_it_can_read_the_data_and_check_changes_nothing(installed: Path) -> None:
    data = installed / "var" / "lib" / "pixcade"
    data.mkdir(parents=True, mode=0o700)
    shutil.copyfile(STORES / "logs-2.sqlite3", data / DATABASE)
    before = (data / DATABASE).read_bytes()
    root = ("--root", str(installed))
    said = typed(service, "install", "--check", *root)
    assert re.search(r"can read everything: \d+ tables?, \d+ entries", said)
    unit = installed / "etc" / "systemd" / "system" / NAME
    assert not unit.exists()
    left = {path.name: path.stat().st_size for path in data.iterdir()}
    assert left.pop(f"{DATABASE}-wal", 0) == 0, "SQLite leaves an empty one beside what it has read"
    assert set(left) <= {DATABASE, f"{DATABASE}-shm"}
    assert (data / DATABASE).read_bytes() == before
    typed(service, "install", *root)
    written = unit.read_bytes()
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.execute("PRAGMA user_version = 99")
        connection.commit()
    for only in (["--check"], []):
        with pytest.raises(Refusal, match=r"service\.newer"):
            typed(service, "install", *only, *root)
    assert unit.read_bytes() == written, "the version that runs goes on"


def test_a_log_that_this_version_cannot_read_keeps_it_from_taking_over(tmp_path: Path) -> None:
    shutil.copyfile(STORES / "logs-2.sqlite3", tmp_path / DATABASE)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("UPDATE log SET text = replace(text, 'kind', 'from-the-future') WHERE number = 1")
        connection.execute("UPDATE log SET text = '{}' WHERE number = 1")
        connection.commit()
    with pytest.raises(Refusal, match=r"service\.log") as refused:
        check_data(ServerSettings(data=tmp_path, thinkers=1), NOW)
    assert refused.value.values["folder"] == str(tmp_path), "not the copy that was looked at"


def refused_by(root: Path, code: str) -> str:
    """The sentence with which the command refuses to install."""
    with pytest.raises(Refusal) as refused:
        typed(service, "install", "--check", "--root", str(root))
    assert refused.value.code == code
    return Words("en", strict=True).refusal(refused.value)


@pytest.mark.parametrize(
    ("code", "copy"),
    [
        ("service.data-broken", ""),
        ("service.lost", ""),
        ("service.lost", "pixcade-rescued-20270101-000000.sqlite3"),
        ("service.newer", ""),
        ("service.newer", "pixcade-version-2-20270101-000000.sqlite3"),
    ],
)
def test_a_database_that_keeps_this_version_from_taking_over_is_put_right_by_what_is_said(
    code: str, copy: str, tmp_path: Path, installed: Path
) -> None:
    data = installed / "var/lib/pixcade"
    data.mkdir(parents=True, mode=0o700)
    good = data / copy if copy else tmp_path / "backup"
    shutil.copyfile(STORES / "logs-2.sqlite3", good)
    content = bytearray(good.read_bytes())
    content[4096:8192] = bytes(4096)
    (data / DATABASE).write_bytes(
        {"service.data-broken": bytes(content), "service.lost": b""}.get(code, good.read_bytes())
    )
    if code == "service.newer":
        with closing(sqlite3.connect(data / DATABASE)) as connection:
            connection.execute("PRAGMA user_version = 99")
            connection.commit()
    said = refused_by(installed, code)
    assert str(data) in said
    assert "folder with --data" not in said, "this command has none"
    (command,) = re.findall("“pixcade (restore .*?)”", said)
    assert command == f"restore {good if copy else 'FILE'} --data {data}"
    line = [sys.executable, "-m", "pixcade", *shlex.split(command.replace("FILE", str(good)))]
    subprocess.run(line, capture_output=True, check=True, timeout=LIMIT)
    assert "can read everything" in typed(service, "install", "--check", "--root", str(installed))


def test_it_says_whether_there_is_no_data_yet_or_which_database_was_asked(installed: Path, database: str) -> None:
    root = ("--check", "--root", str(installed))
    nothing = typed(service, "install", *root)
    assert nothing.endswith(f"there is no data in {installed}/var/lib/pixcade yet.\n")
    variables = installed / "etc" / "pixcade.env"
    variables.parent.mkdir(parents=True)
    variables.write_text(f"PIXCADE_DATABASE_URL={database}\nPIXCADE_BUS_URL=redis://127.0.0.1/0\n", encoding="utf-8")
    opened_with(database, *MIGRATIONS)
    shared = typed(service, "install", *root)
    assert "knows the tables in PostgreSQL" in shared
    assert "no data" not in shared
    opened_with(database, *MIGRATIONS, HARD)
    assert "pg_restore" in refused_by(installed, "service.newer-shared")


def test_a_version_takes_over_only_if_no_table_in_postgresql_is_missing(
    installed: Path, postgres: Postgres, database: str
) -> None:
    variables = installed / "etc" / "pixcade.env"
    variables.parent.mkdir(parents=True)
    variables.write_text(f"PIXCADE_DATABASE_URL={database}\nPIXCADE_BUS_URL=redis://127.0.0.1/0\n", encoding="utf-8")
    opened_with(database, *MIGRATIONS)
    assert "not checked" in typed(service, "install", "--check", "--root", str(installed)), "of what is in the tables"
    asked(postgres, database, "ALTER TABLE pixcade.log DROP COLUMN text")
    said = refused_by(installed, "store.database-broken")
    assert str(postgres.port) in said
    assert postgres.password not in said


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
def test_whoever_may_not_read_the_data_is_told_who_may(tmp_path: Path) -> None:
    data = tmp_path / "private" / "pixcade"
    data.mkdir(parents=True)
    for path in (data, data.parent):
        os.chown(path, 61234, 61234)
        path.chmod(0o700)
    code = (
        "import sys\nfrom pathlib import Path\nfrom pixcade.server.service.readable import check_data\n"
        "from pixcade.server.settings import ServerSettings\n"
        "check_data(ServerSettings(data=Path(sys.argv[1]), thinkers=1), 0)"
    )
    line = [*FORBIDDEN_TO, sys.executable, "-c", code, str(data)]
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=LIMIT)
    assert done.stderr.splitlines()[-1].startswith("pixcade.store.errors.StoreRefused: service.data-forbidden")


def test_where_the_copy_that_is_looked_at_has_no_room_its_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    database = tmp_path / DATABASE
    shutil.copyfile(STORES / "logs-2.sqlite3", database)
    os.truncate(database, shutil.disk_usage(tmp_path).free)  # a file of holes takes no room itself
    with pytest.raises(Refusal, match=r"service\.no-room") as refused:
        check_data(ServerSettings(data=tmp_path, thinkers=1), NOW)
    assert refused.value.values["folder"] == str(tmp_path / "temporary")
    assert list((tmp_path / "temporary").iterdir()) == []


def test_the_data_of_a_server_that_runs_can_be_checked(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person = await served.person("Ann")
            await served.table(person, "pixoid")
            checked = check_data(ServerSettings(data=tmp_path, thinkers=1), NOW)
            assert checked is not None
            assert checked.logs == 1

    run(main())


def test_what_could_never_run_is_refused_before_anything_is_written(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = ("--root", str(installed))
    monkeypatch.setattr(service, "page", lambda: error("page", "page-missing"))
    with pytest.raises(Refusal, match=r"service\.no-page"):
        typed(service, "install", *root)
    monkeypatch.setattr(sys, "prefix", str(installed / "nothing"))
    with pytest.raises(Refusal, match=r"service\.no-program"):
        typed(service, "install", *root)
    assert Unit(Path("/home/ann/venv/bin/pixcade")).out_of_sight
    assert not Unit(Path("/home/ann/venv/bin/pixcade"), for_user=True).out_of_sight
    assert not installed.exists()


def test_an_interpreter_in_a_home_is_refused_though_the_environment_lies_elsewhere(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a virtual environment under /opt is that root made with a Python of pyenv."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", sys.prefix], check=True, timeout=LIMIT)
    home = installed / "home"
    behind = Path(sys.prefix, "bin", "python3").resolve()
    monkeypatch.setattr(unit_module, "HOMES", (str(home),))
    typed(service, "install", "--check", "--root", str(installed))
    home.mkdir(parents=True)
    (home / "python").symlink_to(behind.parent)
    monkeypatch.setattr(unit_module, "HOMES", (str(home / "python"),))
    for only in (["--check"], []):
        with pytest.raises(Refusal, match=r"service\.python-in-a-home") as refused:
            typed(service, "install", *only, "--root", str(installed))
        assert refused.value.values == {"program": str(behind)}
    assert not (installed / "etc").exists()
    assert not Unit(Path(sys.prefix, "bin", "pixcade"), for_user=True).interpreter_out_of_sight


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, installed: Path) -> None:
    assert typed(service, "install", "--root", str(installed), language=language).count("\n") == 5
