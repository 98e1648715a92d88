"""Settings: one table, read from flags, environment and file, and written into the documents."""

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path

import pytest

from pixcade.server.settings import (
    BY_NAME,
    FILE_NAME,
    SETTINGS,
    InvalidSetting,
    ServerSettings,
    add_arguments,
    read_settings,
    usual_folder,
    with_table,
)
from pixcade.words import LANGUAGES, Words
from tests.waits import LIMIT

ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = ROOT / "docs" / "settings.md"
DOCKERFILE = ROOT / "deploy" / "Dockerfile"

FORMS = {"URL", "ADDRESS", "FOLDER", "TEXT", "TOKEN"}
"""Forms of a value that tell nobody how to write one."""

VALUES = {
    "host": ("192.168.1.5", "192.168.1.5"),
    "port": ("9000", 9000),
    "lan": ("yes", True),
    "public-url": ("https://Games.example:443/pixcade/", "https://games.example/pixcade"),
    "data": ("/somewhere/else", Path("/somewhere/else")),
    "new-database": ("yes", True),
    "database-url": ("postgresql://me:secret@db.example/pixcade", "postgresql://me:secret@db.example/pixcade"),
    "bus-url": ("redis://:secret@bus.example/1", "redis://:secret@bus.example/1"),
    "public": ("on", True),
    "join-password": ("swordfish and chips", "swordfish and chips"),
    "tables-by": ("host", "host"),
    "trusted-proxy": ("127.0.0.1,10.1.2.3/8", ("127.0.0.1", "10.0.0.0/8")),
    "thinkers": ("3", 3),
    "grace": ("90", 90),
    "chat": ("no", False),
    "keep-games": ("365", 365),
    "open-browser": ("0", False),
    "admin-token": ("a-long-enough-token", "a-long-enough-token"),
    "metrics-token": ("another-long-token", "another-long-token"),
    "log-format": ("json", "json"),
    "log-level": ("debug", "debug"),
}
"""For each setting something that is not its default: as it is typed, and what it means."""
PARTNER = {"database-url": "bus-url", "bus-url": "database-url"}
"""Settings that come together or not at all."""


def partner(name: str) -> dict[str, str]:
    """Return the variable that a setting can't be without, if there is one."""
    return {BY_NAME[PARTNER[name]].variable: VALUES[PARTNER[name]][0]} if name in PARTNER else {}


@pytest.fixture(autouse=True)
def _nothing_of_this_user_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


def read(
    flags: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
    *,
    data: Path | None = None,
    asked: str | None = None,
) -> ServerSettings:
    """Read settings; the data folder is that of the test, unless it is said otherwise."""
    parser = argparse.ArgumentParser()
    add_arguments(parser, Words(strict=True))
    given = dict(environment or {})
    if data is not None:
        given["PIXCADE_DATA"] = str(data)
    parsed = parser.parse_args(list(flags))
    return read_settings(parsed, given) if asked is None else read_settings(parsed, given, lambda name: asked)


def flags_of(name: str, typed: str) -> list[str]:
    """Return how a setting is typed on the command line; a secret is asked for."""
    if BY_NAME[name].secret:
        return [f"--{name}"]
    if BY_NAME[name].kind.switch:
        return [f"--{name}" if VALUES[name][1] else f"--no-{name}"]
    return [f"--{name}", typed]


def test_every_setting_is_a_field_and_every_field_a_setting_with_one_default(tmp_path: Path) -> None:
    assert {setting.field for setting in SETTINGS} == {field.name for field in fields(ServerSettings)}
    assert set(VALUES) == set(BY_NAME)
    assert read(data=tmp_path) == ServerSettings(data=tmp_path, thinkers=read(data=tmp_path).thinkers)


@pytest.mark.parametrize("name", BY_NAME)
def test_a_setting_can_be_given_by_flag_variable_and_file(name: str, tmp_path: Path) -> None:
    typed, meant = VALUES[name]
    setting = BY_NAME[name]
    assert meant != setting.default
    file = tmp_path / "any.toml"
    file.write_text(f'{name} = "{typed}"\n', encoding="utf-8")
    by_flag = read(flags_of(name, typed), partner(name), asked=typed)
    by_variable = read(environment={setting.variable: typed, **partner(name)})
    by_file = read(["--settings", str(file)], partner(name))
    by_named_file = read(environment={"PIXCADE_SETTINGS": str(file), **partner(name)})
    for settings in (by_flag, by_variable, by_file, by_named_file):
        assert getattr(settings, setting.field) == meant


def test_a_flag_goes_before_a_variable_and_a_variable_before_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("port = 1001\ngrace = 101\nthinkers = 11\n", encoding="utf-8")
    settings = read(["--port", "3003"], {"PIXCADE_PORT": "2002", "PIXCADE_GRACE": "202"}, data=tmp_path)
    assert (settings.port, settings.grace, settings.thinkers) == (3003, 202, 11)


def test_the_file_may_use_the_types_of_toml(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(
        'lan = true\nport = 9000\ntrusted-proxy = ["::1", "10.0.0.1"]\n', encoding="utf-8"
    )
    settings = read(data=tmp_path)
    assert (settings.lan, settings.port, settings.trusted_proxy) == (True, 9000, ("::1", "10.0.0.1"))


def test_a_switch_can_be_turned_off_by_flag_where_the_file_turns_it_on(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("lan = true\n", encoding="utf-8")
    assert not read(["--no-lan"], data=tmp_path).lan


def test_a_list_is_made_by_repeating_a_flag() -> None:
    assert read(["--trusted-proxy", "::1", "--trusted-proxy", "10.0.0.1"]).trusted_proxy == ("::1", "10.0.0.1")


def test_an_empty_variable_says_nothing(tmp_path: Path) -> None:
    assert read(environment={"PIXCADE_PORT": "", "PIXCADE_JOIN_PASSWORD": ""}, data=tmp_path).port == 8128


def test_without_a_word_data_lie_where_this_user_keeps_them_and_a_core_stays_free() -> None:
    settings = read()
    assert settings.data == usual_folder()
    assert settings.thinkers >= 1


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        *[("port", typed) for typed in ("-1", "65536", "x", "", "1.5", "１２", "1e3")],
        *[("host", typed) for typed in ("", "a b", "http://x", "1.2.3", "-x", "x:80", "ä.example")],
        *[("public-url", typed) for typed in ("games.example", "ftp://x", "http://a@b/", "http://x/?q", "http://x/#f")],
        *[("public-url", typed) for typed in ("http://", "http://x:99999", "https://x\\y", "http:///path")],
        *[("trusted-proxy", typed) for typed in ("proxy", "10.0.0.0/33", "*")],
        ("thinkers", "0"),
        ("grace", "4"),
        ("tables-by", "nobody"),
        ("log-level", "loud"),
        ("data", " "),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_the_name_it_was_given_by(name: str, typed: str) -> None:
    with pytest.raises(InvalidSetting) as refused:
        read([f"--{name}={typed}"])
    assert refused.value.code == "serving.bad-value"
    assert refused.value.values["name"] == f"--{name}"
    assert refused.value.values["value"] == typed
    assert refused.value.values["form"] not in FORMS


@pytest.mark.parametrize("name", [setting.name for setting in SETTINGS if setting.secret])
def test_a_secret_stands_in_no_refusal_and_in_no_repr(name: str) -> None:
    secret = "\x07short-secret"
    with pytest.raises(InvalidSetting) as refused:
        read(environment={BY_NAME[name].variable: secret})
    assert refused.value.code in ("serving.bad-secret", "serving.bad-secret-text")
    assert "short-secret" not in str(refused.value)
    for language in LANGUAGES:
        assert not FORMS & set(Words(language, strict=True).refusal(refused.value).strip(".").split())
    typed, _ = VALUES[name]
    assert typed not in repr(read([f"--{name}"], partner(name), asked=typed))


SECRETS = [setting.name for setting in SETTINGS if setting.secret]


@pytest.mark.parametrize("name", SECRETS)
def test_no_password_is_taken_from_a_command_line(name: str) -> None:
    typed, _ = VALUES[name]
    for flags in ([f"--{name}", typed], [f"--{name}={typed}"]):
        with pytest.raises(InvalidSetting) as refused:
            read(flags, partner(name))
        assert refused.value.code == "serving.on-command-line"
        assert typed not in str(refused.value)


@pytest.mark.parametrize("name", PARTNER)
def test_the_address_of_a_database_may_stand_on_a_command_line_without_a_password(name: str) -> None:
    scheme = VALUES[name][0].partition(":")[0]
    address = f"{scheme}://me@db.example/1"
    assert getattr(read([f"--{name}", address], partner(name)), BY_NAME[name].field) == address
    for odd in (f"{scheme}://db.example/1?password=secret", f"{scheme}://[/1"):
        with pytest.raises(InvalidSetting):
            read([f"--{name}", odd], partner(name))


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_can_stand_in_a_file_that_flag_variable_or_settings_name(name: str, tmp_path: Path) -> None:
    typed, meant = VALUES[name]
    secret, settings = tmp_path / "secret", tmp_path / "any.toml"
    secret.write_text(f"{typed}\n", encoding="utf-8")
    settings.write_text(f'{name}-file = "{secret}"\n', encoding="utf-8")
    field = BY_NAME[name].field
    assert getattr(read([f"--{name}-file", str(secret)], partner(name)), field) == meant
    assert getattr(read(environment={BY_NAME[name].file_variable: str(secret), **partner(name)}), field) == meant
    assert getattr(read(["--settings", str(settings)], partner(name)), field) == meant
    with pytest.raises(InvalidSetting) as refused:
        read([f"--{name}-file", str(tmp_path / "none")], partner(name))
    assert refused.value.code == "serving.unreadable-secret"


def test_where_nobody_sits_at_a_terminal_nobody_is_asked() -> None:
    line = [sys.executable, "-m", "pixcade", "serve", "--language", "en", "--join-password"]
    done = subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=LIMIT)
    assert (done.returncode, "--join-password-file" in done.stderr, done.stderr.count("\n")) == (2, True, 1)


@pytest.mark.parametrize("name", PARTNER)
def test_a_database_without_a_bus_and_a_bus_without_a_database_are_refused(name: str) -> None:
    with pytest.raises(InvalidSetting) as refused:
        read([f"--{name}"], asked=VALUES[name][0])
    assert refused.value.code == "serving.both-urls"


def test_secrets_are_those_that_are_named_so() -> None:
    assert {setting.name for setting in SETTINGS if setting.secret} == {
        name
        for name in BY_NAME
        if re.search("token|password|database-url|bus-url", name)  # an address holds one
    }


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"prot = 1\n", "serving.unknown-setting"),
        (b"workers = 2\n", "serving.unknown-setting"),
        (b"[server]\nport = 1\n", "serving.unknown-setting"),
        (b"port = [1]\n", "serving.bad-value"),
        (b"port = 1.5\n", "serving.bad-value"),
        (b"port = true\n", "serving.bad-value"),
        (b"port: 1\n", "serving.not-toml"),
        (b"join-password = '\xff'\n", "serving.not-toml"),
        (b"data = '/elsewhere'\n", "serving.data-in-its-own-file"),
    ],
)
def test_a_file_that_cannot_be_is_refused(text: bytes, code: str, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(text)
    with pytest.raises(InvalidSetting) as refused:
        read(data=tmp_path)
    assert refused.value.code == code


def test_a_file_that_is_named_must_be_there_and_be_a_file(tmp_path: Path) -> None:
    for path, code in ((tmp_path / "none.toml", "serving.no-such-file"), (tmp_path, "serving.unreadable-file")):
        with pytest.raises(InvalidSetting) as refused:
            read(["--settings", str(path)])
        assert refused.value.code == code


@pytest.mark.parametrize("flags", [["--workers"], ["--workers", "4"], ["--workers=4"]])
def test_several_server_processes_are_refused(flags: list[str]) -> None:
    with pytest.raises(InvalidSetting) as refused:
        read(flags)
    assert refused.value.code == "serving.one-process"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_setting_in_every_language(language: str) -> None:
    parser = argparse.ArgumentParser()
    words = Words(language, strict=True)
    add_arguments(parser, words)
    shown = " ".join(parser.format_help().split())
    for setting in SETTINGS:
        assert setting.flag in shown
        assert " ".join(words.say(setting.help).split()).replace("-", "") in shown.replace("- ", "").replace("-", "")
    assert "--workers" not in shown


def test_the_table_in_the_documents_is_that_of_the_program() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    assert with_table(document, Words()) == document, (
        "write it with: python -m pixcade.server.settings docs/settings.md"
    )


def test_settings_files_in_the_documents_can_be_read(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 3
    for example in examples:
        (tmp_path / FILE_NAME).write_text(example, encoding="utf-8")
        assert read(data=tmp_path) != read(data=tmp_path / "empty")


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile with what follows them, continued lines joined."""
    text = re.sub(r"\\\n\s*", "", DOCKERFILE.read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_image_runs_as_nobody_special_with_settings_that_exist() -> None:
    found = instructions()
    known = {"ARG", "FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    assert {word for word, _ in found} == known | {"ENTRYPOINT", "CMD"}
    variables = dict(pair.split("=", 1) for word, rest in found if word == "ENV" for pair in rest.split())
    settings = read(environment={name: value for name, value in variables.items() if name.startswith("PIXCADE_")})
    assert {name for name in variables if name.startswith("PIXCADE_")} <= {setting.variable for setting in SETTINGS}
    assert (settings.host, settings.data) == ("0.0.0.0", Path("/data"))
    assert ("VOLUME", "/data") in found
    assert ("EXPOSE", str(settings.port)) in found
    users = [rest for word, rest in found if word == "USER"]
    assert users
    assert users[-1] not in ("root", "0")


def test_the_image_is_built_from_files_that_exist_and_a_python_that_is_allowed() -> None:
    copied = [rest.split() for word, rest in instructions() if word == "COPY" and not rest.startswith("--from")]
    assert [name for names in copied for name in names[:-1] if not (ROOT / name).exists()] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {project["readme"], *project["license-files"], "pyproject.toml", "src", "requirements.lock"}
    assert needed <= {name for names in copied for name in names[:-1]}
    least = tuple(map(int, project["requires-python"].removeprefix(">=").split(".")))
    assert {rest.partition(" ")[0] for word, rest in instructions() if word == "FROM"} == {"${PYTHON}"}
    for base in (rest.removeprefix("PYTHON=") for word, rest in instructions() if word == "ARG"):
        match = re.match(r"python:(\d+)\.(\d+)-slim", base)
        assert match
        assert (int(match[1]), int(match[2])) >= least
