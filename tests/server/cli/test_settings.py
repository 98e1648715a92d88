"""Settings: one table, read from flags, environment and file."""

import argparse
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path

import pytest

from pixcade.locales import Words
from pixcade.server.cli.assembly import mailer
from pixcade.server.settings import (
    BY_NAME,
    FILE_NAME,
    SETTINGS,
    InvalidSetting,
    ServerSettings,
    add_arguments,
    read_settings,
    usual_folder,
)

FORMS = {"URL", "ADDRESS", "FOLDER", "TEXT", "TOKEN"}
"""Forms of a value that don't explain how to write one."""

VALUES = {
    "host": ("192.168.1.5", "192.168.1.5"),
    "port": ("9000", 9000),
    "peer-url": ("http://10.0.0.2:8080", "http://10.0.0.2:8080"),
    "lan": ("yes", True),
    "public-url": ("https://Games.example:443/pixcade/", "https://games.example/pixcade"),
    "data": ("/somewhere/else", Path("/somewhere/else")),
    "new-database": ("yes", True),
    "database-url": ("postgresql://me:secret@db.example/pixcade", "postgresql://me:secret@db.example/pixcade"),
    "public": ("on", True),
    "open-seats": ("yes", True),
    "join-password": ("swordfish and chips", "swordfish and chips"),
    "tables-by": ("host", "host"),
    "trusted-proxy": ("127.0.0.1,10.1.2.3/8", ("127.0.0.1", "10.0.0.0/8")),
    "thinkers": ("3", 3),
    "grace": ("90", 90),
    "chat": ("no", False),
    "keep-games": ("365", 365),
    "mail-server": ("smtp://me:secret@mail.example:587", "smtp://me:secret@mail.example:587"),
    "mail-from": ("pixcade@games.example", "pixcade@games.example"),
    "open-browser": ("0", False),
    "admin-token": ("a-long-enough-token", "a-long-enough-token"),
    "admin-lan": ("yes", True),
    "metrics-token": ("another-long-token", "another-long-token"),
    "log-format": ("json", "json"),
    "log-level": ("debug", "debug"),
}
"""A non-default value of each setting: as typed, and as parsed."""


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
    """Read settings; the data folder is the test's unless given."""
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


def test_settings_and_fields_match_with_one_default(tmp_path: Path) -> None:
    assert {setting.field for setting in SETTINGS} == {field.name for field in fields(ServerSettings)}
    assert set(VALUES) == set(BY_NAME)
    assert read(data=tmp_path) == ServerSettings(data=tmp_path, thinkers=read(data=tmp_path).thinkers)


@pytest.mark.parametrize("name", BY_NAME)
def test_setting_can_come_from_flag_variable_or_file(name: str, tmp_path: Path) -> None:
    typed, meant = VALUES[name]
    setting = BY_NAME[name]
    assert meant != setting.default
    file = tmp_path / "any.toml"
    file.write_text(f'{name} = "{typed}"\n', encoding="utf-8")
    by_flag = read(flags_of(name, typed), asked=typed)
    by_variable = read(environment={setting.variable: typed})
    by_file = read(["--settings", str(file)])
    by_named_file = read(environment={"PIXCADE_SETTINGS": str(file)})
    for settings in (by_flag, by_variable, by_file, by_named_file):
        assert getattr(settings, setting.field) == meant


def test_flag_beats_variable_beats_file(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("port = 1001\ngrace = 101\nthinkers = 11\n", encoding="utf-8")
    settings = read(["--port", "3003"], {"PIXCADE_PORT": "2002", "PIXCADE_GRACE": "202"}, data=tmp_path)
    assert (settings.port, settings.grace, settings.thinkers) == (3003, 202, 11)


def test_file_accepts_toml_types(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(
        'lan = true\nport = 9000\ntrusted-proxy = ["::1", "10.0.0.1"]\n', encoding="utf-8"
    )
    settings = read(data=tmp_path)
    assert (settings.lan, settings.port, settings.trusted_proxy) == (True, 9000, ("::1", "10.0.0.1"))


def test_switch_flag_overrides_file(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("lan = true\n", encoding="utf-8")
    assert not read(["--no-lan"], data=tmp_path).lan


def test_repeated_flag_makes_a_list() -> None:
    assert read(["--trusted-proxy", "::1", "--trusted-proxy", "10.0.0.1"]).trusted_proxy == ("::1", "10.0.0.1")


def test_empty_variable_is_ignored(tmp_path: Path) -> None:
    assert read(environment={"PIXCADE_PORT": "", "PIXCADE_JOIN_PASSWORD": ""}, data=tmp_path).port == 8128


def test_defaults_use_data_folder_of_user_and_spare_a_core() -> None:
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
def test_invalid_value_error_uses_name_as_typed(name: str, typed: str) -> None:
    with pytest.raises(InvalidSetting) as rejected:
        read([f"--{name}={typed}"])
    assert rejected.value.code == "serving.bad-value"
    assert rejected.value.values["name"] == f"--{name}"
    assert rejected.value.values["value"] == typed
    assert rejected.value.values["form"] not in FORMS


@pytest.mark.parametrize("name", [setting.name for setting in SETTINGS if setting.secret])
def test_secret_is_in_no_error_and_no_repr(name: str) -> None:
    secret = "\x07short-secret"
    with pytest.raises(InvalidSetting) as rejected:
        read(environment={BY_NAME[name].variable: secret})
    assert rejected.value.code in ("serving.bad-secret", "serving.bad-secret-text")
    assert "short-secret" not in str(rejected.value)
    assert not FORMS & set(Words(strict=True).error(rejected.value).strip(".").split())
    typed, _ = VALUES[name]
    assert typed not in repr(read([f"--{name}"], asked=typed))


SECRETS = [setting.name for setting in SETTINGS if setting.secret]


@pytest.mark.parametrize("name", SECRETS)
def test_password_is_rejected_on_the_command_line(name: str) -> None:
    typed, _ = VALUES[name]
    for flags in ([f"--{name}", typed], [f"--{name}={typed}"]):
        with pytest.raises(InvalidSetting) as rejected:
            read(flags)
        assert rejected.value.code == "serving.on-command-line"
        assert typed not in str(rejected.value)


def test_secret_settings_are_marked_as_secret() -> None:
    assert {setting.name for setting in SETTINGS if setting.secret} == {
        name
        for name in BY_NAME
        if re.search("token|password|database-url|mail-server", name)  # an address holds one
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
def test_invalid_file_is_rejected(text: bytes, code: str, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(text)
    with pytest.raises(InvalidSetting) as rejected:
        read(data=tmp_path)
    assert rejected.value.code == code


def test_named_settings_file_must_exist(tmp_path: Path) -> None:
    for path, code in ((tmp_path / "none.toml", "serving.no-such-file"), (tmp_path, "serving.unreadable-file")):
        with pytest.raises(InvalidSetting) as rejected:
            read(["--settings", str(path)])
        assert rejected.value.code == code


def test_help_lists_every_setting() -> None:
    parser = argparse.ArgumentParser()
    words = Words(strict=True)
    add_arguments(parser, words)
    shown = " ".join(parser.format_help().split())
    for setting in SETTINGS:
        assert setting.flag in shown
        assert " ".join(words.say(setting.help).split()).replace("-", "") in shown.replace("- ", "").replace("-", "")
    assert "--workers" not in shown


def test_mail_server_needs_a_sender_and_a_public_address(tmp_path: Path) -> None:
    complete = ["--mail-from", "pixcade@games.example", "--public-url", "https://games.example"]
    variables = {"PIXCADE_MAIL_SERVER": "smtps://me:secret@mail.example"}
    found = mailer(read(["--data", str(tmp_path), *complete], variables))
    assert found is not None
    assert (found.sender, found.base) == ("pixcade@games.example", "https://games.example")
    assert "secret" not in repr(found)
    with pytest.raises(InvalidSetting) as caught:
        mailer(read(["--data", str(tmp_path), *complete[:2]], variables))
    assert caught.value.code == "serving.mail-incomplete"
