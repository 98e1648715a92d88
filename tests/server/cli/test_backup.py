"""`pixcade backup` and `pixcade restore`, as they are typed."""

import asyncio
from pathlib import Path

import httpx

from pixcade.cli.command_line import main as command
from tests.server.support.server import serving


def test_backup_restored_keeps_browser_sessions(tmp_path: Path) -> None:
    data, file, other = (str(tmp_path / name) for name in ("data", "backup", "other"))

    async def person(folder: str, cookies: httpx.Cookies) -> str:
        async with serving(Path(folder), cookie="pixcade-1") as served, httpx.AsyncClient(cookies=cookies) as client:
            answer = await client.post(
                f"{served.address}/api/session", json={"name": "Ann"}, headers={"origin": served.address}
            )
            cookies.update(client.cookies)
            return str(answer.json()["person"])

    cookies = httpx.Cookies()
    ann = asyncio.run(person(data, cookies))
    assert command(["backup", file, "--data", data]) == 0
    assert command(["restore", file, "--data", other]) == 0
    assert asyncio.run(person(other, cookies)) == ann
    assert asyncio.run(person(other, httpx.Cookies())) != ann
    assert [path.name for path in Path(other).iterdir() if path.stat().st_mode & 0o077] == []
