"""Problems of the store, on the admin page and in `pixcade admin now`."""

import asyncio
from pathlib import Path

from pixcade.protocol.admin_messages import AdminNow
from pixcade.server.http.admin.page import WARNINGS, texts
from tests.server.http.operators import command, operated, uses_sqlite
from tests.server.support.manual_time import ManualTime
from tests.server.support.server import run


def test_every_warning_has_its_values() -> None:
    said = texts()
    for name, values in WARNINGS.items():
        assert all(f"{{{value}}}" in said[f"warning-{name}"] for value in values), "the page puts them in"


def test_operator_sees_that_the_database_is_gone(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with operated(tmp_path, time=time, ticking=False) as (served, operator):
            await served.store.write()  # whatever was being written says nothing of health after this
            served.store.driver.last = "gone"
            now = await operator.ask("GET", "/api/admin/now", None, AdminNow)
            assert now.store == "gone"
            where = () if uses_sqlite() else ("--address", served.address)
            said = await asyncio.to_thread(command, tmp_path, "now", *where)
            assert "database file was deleted" in said
            served.store.driver.last = "ok"

    run(main())
