"""Test engines are private, can be stopped and started, and are reported if missing."""

import asyncio
import os
import signal

import pytest

from pixcade.store.postgres import open_postgres
from tests.engines import programs
from tests.engines.postgres import Postgres, private_postgres


def test_each_test_gets_its_own_empty_database(postgres: Postgres, database: str) -> None:
    name = database.rpartition("/")[2]
    other = postgres.new_database()
    postgres.do("CREATE TABLE mine (id INT)", database=name)
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert [row["tablename"] for row in postgres.do(tables, database=name)] == ["mine"]
    assert postgres.do(tables, database=other.rpartition("/")[2]) == []
    postgres.drop(other)
    assert postgres.do(f"SELECT 1 FROM pg_database WHERE datname = '{other.rpartition('/')[2]}'") == []


def test_reused_database_has_no_rows_of_its_previous_user(postgres: Postgres) -> None:
    async def with_tables() -> None:
        await (await open_postgres(url)).close()

    url = postgres.lend_database()
    name = url.rpartition("/")[2]
    asyncio.run(with_tables())
    postgres.do("INSERT INTO pixcade.settings (name, value) VALUES ('a', 'b')", database=name)
    postgres.empty(url)
    assert postgres.lend_database() == url
    assert postgres.do("SELECT 1 FROM pixcade.settings", database=name) == []
    postgres.do("UPDATE pixcade.meta SET value = '99'", database=name)  # as another user of the database would leave it
    postgres.empty(url)
    assert postgres.do("SELECT to_regclass('pixcade.meta') AS found", database=name)[0]["found"] is None


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "killed"])
def test_postgres_keeps_committed_rows_across_a_restart(own_postgres: Postgres, how: signal.Signals) -> None:
    address = own_postgres.url()
    own_postgres.do("CREATE TABLE mine (id INT)", "INSERT INTO mine VALUES (7)")
    own_postgres.stop(how)
    assert not own_postgres.answers()
    own_postgres.start()
    assert [row["id"] for row in own_postgres.do("SELECT id FROM mine")] == [7]
    assert own_postgres.url() == address


def test_postgres_listens_only_locally_with_a_password(postgres: Postgres) -> None:
    (shown,) = postgres.do("SHOW listen_addresses")
    assert shown[0] == "127.0.0.1"
    rules = postgres.do("SELECT DISTINCT auth_method FROM pg_hba_file_rules")
    assert [row["auth_method"] for row in rules] == ["scram-sha-256"]


def test_durable_postgres_has_its_default_settings() -> None:
    with private_postgres(durable=True) as server:
        assert [server.do(f"SHOW {name}")[0][0] for name in ("fsync", "full_page_writes")] == ["on", "on"]
        folder = server.folder
    assert not folder.exists()
    assert not server.answers()


def test_missing_program_skips_locally_and_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="there is no pixcade-nowhere on this machine"):
        programs.required("pixcade-nowhere")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="there is no pixcade-nowhere on this machine"):
        programs.required("sh", "pixcade-nowhere")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root runs programs as somebody else")
def test_root_runs_engines_as_an_ordinary_user(postgres: Postgres) -> None:
    assert postgres.process is not None
    assert os.stat(f"/proc/{postgres.process.pid}").st_uid == programs.ordinary_user()["user"] != 0
