"""What docs/operating.md says: commands that can be typed, figures that are there, sentences that are said."""

import argparse
import re
import shlex
import subprocess
from importlib.util import find_spec

import pytest

from pixcade.cli import SERVING
from pixcade.server.services.metrics import Metrics
from pixcade.server.settings import BY_NAME
from pixcade.store.errors import CODES
from pixcade.words import LANGUAGES, Words
from pixcade.words.fluent import bundle, message_id
from tests.deploy.deploy_files import COMPOSE, DEPLOY, ROOT, VARIABLES, compose, example, kubernetes, understood

DOCUMENT = ROOT / "docs" / "operating.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
LINES = [line for block in BLOCKS for line in block.splitlines()]
SERVICES = compose({name: name for name in example()})["services"]
SPOKEN = re.compile(r"\"((?:[A-Z]|\.\.\. )[^\"]+)\"")


def parsed(command: list[str]) -> argparse.Namespace:
    """Return one of our commands as the program reads it, in whatever environment it is typed."""
    while "=" in command[0]:
        command = command[1:]
    return understood(command[1:])


def test_the_commands_are_all_of_a_kind_that_is_looked_at_here() -> None:
    known = re.compile(
        r"(PGPASSWORD=\S+ )?"
        r"(pixcade|python3 run\.py prove|docker compose -f deploy/compose\.yaml|kubectl -n pixcade|cp|chown|export) "
    )
    assert [line for line in LINES if not known.match(line)] == []


@pytest.mark.parametrize("line", [line for line in LINES if re.match(r"(\w+=\S+ )?pixcade ", line)])
def test_a_command_of_ours_can_be_typed(line: str) -> None:
    assert parsed(shlex.split(line))


def test_commands_of_ours_inside_others_can_be_typed() -> None:
    inside = [line for line in LINES if " -c 'pixcade " in line]
    assert len(inside) == 1
    for line in inside:
        assert parsed(shlex.split(shlex.split(line)[-1]))
    in_containers = [line for line in LINES if re.search(r" exec \S+ (-- )?pixcade ", line)]
    assert len(in_containers) == 2
    for line in in_containers:
        assert parsed(shlex.split(line[line.index(" pixcade admin ") :])).address == "http://127.0.0.1:8128"
    for command in re.findall(r"`(pixcade [^`]+)`", TEXT):
        words = shlex.split(command)
        assert words[1] in SERVING
        if words[1] == "admin":
            assert parsed(words)


@pytest.mark.parametrize("line", [line for line in LINES if line.startswith("docker compose ")])
def test_a_command_for_compose_names_files_and_services_that_are_there(line: str) -> None:
    words = shlex.split(line.partition(" > ")[0].partition(" < ")[0])
    assert ROOT / words[3] == COMPOSE
    action, rest = words[4], words[5:]
    plain = [word for word in rest if not word.startswith("-")]
    if action in ("up", "stop"):
        assert set(plain) <= set(SERVICES)
    elif action == "exec" and plain[0] != "postgres":
        assert plain[0] in SERVICES
        assert plain[1] == "pixcade"
    elif action == "exec":
        user, database = (SERVICES["postgres"]["environment"][f"POSTGRES_{name}"] for name in ("USER", "DB"))
        assert f"--username={user}" in rest
        assert database in (plain[-1], rest[-1].partition("=")[2]) or f"--dbname={database}" in rest
    elif action == "run":
        assert "server-1" in plain
        assert set(re.findall(r"\$(PIXCADE_\w+)", line)) <= set(SERVICES["server-1"]["environment"])
    else:
        assert action in ("build", "ps")


@pytest.mark.parametrize("document", ["operating.md", "security.md", "settings.md"])
def test_what_is_typed_is_found_where_it_is_typed(document: str) -> None:
    """After `python3 run.py` alone: no `python` is on the PATH, no pytest installed, and ours are in .venv/bin."""
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    commands = re.findall(r"(?:(?<=`)|^)((?:\.venv/bin/)?(?:python3?|pytest)\b[^`\n]*)", text, re.MULTILINE)
    assert len(commands) > 1
    for command in commands:
        words = shlex.split(command)
        assert words[0] in (".venv/bin/python", "python3"), command
        if words[0] == "python3":
            assert words[1] == "run.py" or words[1:3] == ["-m", "venv"], command
        else:
            assert words[2] != "pytest", "it is installed by `run.py test`"
            assert find_spec(words[2]), command


def test_the_path_that_is_set_first_has_the_command() -> None:
    (line,) = (line for line in LINES if line.startswith("export "))
    asked = f"{line}; command -v pixcade"
    done = subprocess.run(
        ["/bin/sh", "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True, env={"PATH": ""}
    )
    assert done.stdout == f"{ROOT}/.venv/bin/pixcade\n"


def test_commands_for_kubernetes_name_what_is_there() -> None:
    names = {f"{one['kind'].lower()}/{one['metadata']['name']}" for one in kubernetes()}
    for line in (line for line in LINES if line.startswith("kubectl ")):
        for word in line.split():
            assert not word.startswith("deployment/") or word in names
            assert not word.startswith("deploy/") or (ROOT / word).is_file()


def test_every_setting_that_is_named_is_one() -> None:
    of_commands = {"--workers", "--address", "--service", "--user", "--damaged-too"}
    """Of `work`, `admin`, `doctor`, `service`, `restore`."""
    flags = {f"--{name}" for name in BY_NAME} | of_commands
    prose = re.sub(r"^```\n.*?^```", "", TEXT, flags=re.DOTALL | re.MULTILINE)
    assert set(re.findall(r"`(--[a-z-]+)", prose)) <= flags
    assert set(re.findall(r"\bPIXCADE_[A-Z_]+", TEXT)) <= VARIABLES


def test_every_figure_that_is_named_is_one() -> None:
    there = Metrics().text().decode()
    families = set(re.findall(r"^# TYPE (\w+) ", there, re.MULTILINE))
    named = set(re.findall(r"\bpixcade_[a-z_]+", TEXT))
    assert len(named) > 6
    assert [name for name in named if re.sub("_bucket$", "", name) not in families] == []


def test_every_sentence_and_code_that_players_see_is_the_programs() -> None:
    words = Words(strict=True)
    rows = [line for line in TEXT.splitlines() if line.startswith("| ") and '"' in line]
    names = ("web-lost", "server-table-damaged", *(f"store-{state}" for state in (*CODES, "unclear")))
    said = " ".join(words.say(name) for name in names)
    quoted = [sentence.strip(". ") for row in rows for sentence in SPOKEN.findall(row)]
    assert len(quoted) > 5
    assert [sentence for sentence in quoted if sentence not in said] == []
    codes = set(re.findall(r"`((?:store|server)\.[a-z-]+)`", TEXT))
    assert len(codes) > 3
    for language in LANGUAGES:
        for code in codes:
            assert bundle(language).has_message(message_id(code)), (language, code)
    states = set(re.findall(r"503 and `([a-z-]+)`", TEXT))
    assert states == {"unreachable", "full", "read-only", "gone"}
    assert states <= set(CODES)


def test_every_file_that_is_named_is_there() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (DOCUMENT.parent / link).is_file(), link
    for name in re.findall(r"`(deploy/[\w.-]+)`", TEXT):
        assert (ROOT / name).is_file() or name == "deploy/.env", name
    assert (DEPLOY / "example.env").is_file()


def test_addresses_in_the_text_are_those_of_the_compose_file_and_can_be_settings() -> None:
    fixed = {SERVICES[name]["networks"]["front"]["ipv4_address"] for name in ("server-1", "server-2")}
    assert set(re.findall(r"(172\.30\.128\.\d+):8128", TEXT)) == fixed
    for scheme, name in (("postgresql", "database-url"), ("rediss", "bus-url")):
        for address in re.findall(rf"`({scheme}://[^`]+)`", TEXT):
            assert BY_NAME[name].kind.read(address) == address


def test_what_two_documents_say_of_one_figure_is_the_same() -> None:
    measured, reckoned = (
        (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("performance.md", "scaling.md")
    )

    def read(pattern: str, text: str) -> str:
        (found,) = re.findall(pattern, text, re.MULTILINE)
        return str(found)

    connection, table = (read(rf"^\| KB {name} \| ([\d.]+) ", measured) for name in ("a connection", "an idle table"))
    of_core = read(r"^\| Pixoid for four, moves a second \(.*\n\| the same of processor \| ([\d,]+) ", measured)
    assert f"| memory a connection | {connection} KB |" in TEXT
    assert f"| memory a table that somebody is at | {table} KB," in TEXT
    assert f" x {connection} KB |" in reckoned
    assert f" x ({table} + " in reckoned
    one, together, apart = (
        int(read(rf"^\| {name} \|[^|]*\| ([\d,]+) \|", reckoned).replace(",", ""))
        for name in ("SQLite, 1 process", "PostgreSQL, 2 processes, together", "PostgreSQL, 2 processes, apart")
    )
    told = f"{together / one:.2f} times as many, or {apart / one:.2f} where people of a table are apart"
    assert f"| programs of Pixoid for a second of one core | {of_core} | {told} |" in TEXT
