"""No password stands on a command line: in no document, in no file of `deploy/`, and of no program that runs."""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from pixcade.core.errors import Refusal
from pixcade.server.cli.migrate_store import place
from tests.deploy.deploy_files import DEPLOY, ROOT, compose, example, kubernetes
from tests.engines.programs import free_port, required
from tests.waits import LIMIT, until_blocking

WRITTEN = [
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted(path for path in DEPLOY.iterdir() if path.is_file()),
    ROOT / "README.md",
    ROOT / ".ci" / "run",
]
ON_A_LINE = re.compile(
    r"--requirepass|--from-literal|--(?:join-password|admin-token|metrics-token)[ =][^-\s|`,.:)]"
    r"|^\s*(?:\S+=\S+ )?(?:pixcade|docker|kubectl|psql|redis-cli) .*(?:://[^\s/@]*:[^\s@]+@|_URL\")",
    re.MULTILINE,
)


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.name)
def test_nothing_that_people_copy_has_a_password_on_a_command_line(path: Path) -> None:
    found = [match[0] for match in ON_A_LINE.finditer(path.read_text(encoding="utf-8"))]
    assert found == []


def redis_lines() -> list[Any]:
    """Return how Redis is started in containers and on Kubernetes."""
    (stateful,) = [one for one in kubernetes() if (one["kind"], one["metadata"]["name"]) == ("StatefulSet", "redis")]
    (container,) = stateful["spec"]["template"]["spec"]["containers"]
    service = compose(dict.fromkeys(example(), "x"))["services"]["redis"]
    return [[*service["entrypoint"], *service["command"]], [*container["command"], *container["args"]]]


@pytest.mark.parametrize("line", redis_lines(), ids=["compose", "kubernetes"])
def test_redis_asks_for_its_password_and_tells_nobody_what_it_is(line: list[str], tmp_path: Path) -> None:
    _, client = required("redis-server", "redis-cli")
    port, password = free_port(), "a-password-of-this-test"
    shell, flag, script = line
    assert (shell, flag) == ("sh", "-c")
    script = script.replace("/data/", f"{tmp_path}/") + f" --port {port} --bind 127.0.0.1 --dir {tmp_path}"
    environment = {**os.environ, "REDISCLI_AUTH": password}

    def ask(**variables: str) -> str:
        answer = subprocess.run(
            [client, "-p", str(port), "ping"],
            env={**os.environ, **variables},
            capture_output=True,
            text=True,
            check=False,
            timeout=LIMIT,
        )
        return answer.stdout.strip()

    with subprocess.Popen([shell, flag, script], env=environment, stdout=subprocess.DEVNULL) as redis:
        try:
            until_blocking(lambda: ask(REDISCLI_AUTH=password) == "PONG")
            assert ask().startswith("NOAUTH")
            shown = Path(f"/proc/{redis.pid}/cmdline").read_bytes()
            assert b"redis-server" in shown
            assert password.encode() not in shown
            assert (tmp_path / "redis.conf").stat().st_mode & 0o077 == 0
        finally:
            redis.terminate()


def test_the_address_of_a_database_is_moved_from_without_its_password_on_the_line() -> None:
    whole = "postgresql://pixcade:secret@127.0.0.1/games"
    with pytest.raises(Refusal, match=r"store\.moving-password"):
        place(whole, {})
    assert place("env:PIXCADE_DATABASE_URL", {"PIXCADE_DATABASE_URL": whole}) == whole
    with pytest.raises(Refusal, match=r"store\.moving-unset"):
        place("env:PIXCADE_DATABASE_URL", {})
    assert place("postgresql://pixcade@127.0.0.1/games", {}) == "postgresql://pixcade@127.0.0.1/games"
    assert place("/var/lib/pixcade", {}) == "/var/lib/pixcade"
