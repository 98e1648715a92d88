"""`pixcade service`: the unit of systemd printed, installed and removed, and a look whether a version can take over."""

import argparse
import os
import shutil
import subprocess
import time
from pathlib import Path

from pixcade import __version__
from pixcade.core.errors import Refusal
from pixcade.server.cli.admin import Says
from pixcade.server.doctor.findings import Severity
from pixcade.server.doctor.installation import page, versions
from pixcade.server.service.readable import check_data
from pixcade.server.service.unit import NAME, Unit, installed_program
from pixcade.server.settings import ServerSettings, read_settings
from pixcade.store.private_files import make_private
from pixcade.store.sqlite.backup import Checked
from pixcade.words import Words

ACTIONS = ("print", "install", "remove")
BOOTED = Path("/run/systemd/system")
"""Exists where systemd runs the machine."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the action, and whose service it is."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, title=words.say("cli-commands"))
    helps = (words.say("service-help-print"), words.say("service-help-install"), words.say("service-help-remove"))
    for name, text in zip(ACTIONS, helps, strict=True):
        one = actions.add_parser(name, help=text, description=text[:1].upper() + text[1:] + ".")
        one.add_argument("--user", action="store_true", help=words.say("service-help-user"))
        one.add_argument("--root", metavar="FOLDER", default="/", help=words.say("service-help-root"))
        if name == "install":
            one.add_argument("--check", action="store_true", help=words.say("service-help-check"))


def run(parsed: argparse.Namespace, screen: Says, words: Words) -> int:
    """Do what is asked for. Raises a Refusal."""
    unit = Unit(installed_program(), for_user=parsed.user, root=Path(parsed.root).absolute())
    if parsed.action == "print":
        screen.show(unit.text().splitlines())
    elif parsed.action == "install":
        install(unit, screen, words, only_check=parsed.check)
    else:
        remove(unit, screen, words)
    return 0


def install(unit: Unit, screen: Says, words: Words, *, only_check: bool) -> None:
    """Let this version take over, after a look whether it can: also from another version, newer or older."""
    refuse_unfit(unit)
    settings = read_settings(argparse.Namespace(), unit.settings())
    checked = check_data(settings, time.time_ns() // 1_000_000)
    screen.say(readable(checked, settings, words))
    if only_check:
        return
    write(unit)
    screen.say(
        words.say("service-written", file=str(unit.file), program=str(unit.program), variables=str(unit.variables))
    )
    lines = [["daemon-reload"], ["enable", NAME], ["restart", NAME]]
    told(unit, lines, screen, words)


def readable(checked: Checked | None, settings: ServerSettings, words: Words) -> str:
    """Say what this version can read."""
    if checked:
        figures = {"tables": checked.logs, "lines": checked.lines, "games": checked.games}
        return words.say("service-readable", version=__version__, **figures)
    if not settings.database_url:
        return words.say("service-readable-new", version=__version__, folder=str(settings.data))
    from pixcade.store.postgres.connection import address  # only here: most servers do not need it

    return words.say("service-readable-shared", version=__version__, address=address(settings.database_url))


def refuse_unfit(unit: Unit) -> None:
    """Raise a Refusal for a version that can't be a service: something of it is missing, or it is out of sight."""
    if not unit.program.is_file():
        raise Refusal("service.no-program", program=str(unit.program))
    if page().level == Severity.ERROR:
        raise Refusal("service.no-page")
    packages = versions()
    if packages.level == Severity.ERROR:
        raise Refusal("core.server-missing", name=packages.values["names"])
    if unit.unrunnable:
        raise Refusal("service.odd-path", program=str(unit.program))
    if unit.out_of_sight:
        raise Refusal("service.in-a-home", program=str(unit.program))
    if unit.interpreter_out_of_sight:
        raise Refusal("service.python-in-a-home", program=str(unit.interpreter))


def write(unit: Unit) -> None:
    """Write the unit so that it is never seen half-written, and a private file for variables where there is none."""
    try:
        unit.file.parent.mkdir(parents=True, exist_ok=True)
        new = unit.file.with_name(f"{NAME}.new")
        new.write_text(unit.text(), encoding="utf-8")
        new.chmod(0o644)
        os.replace(new, unit.file)
        if not unit.variables.exists():
            make_private(unit.variables)
            unit.variables.write_text(unit.first_variables(), encoding="utf-8")
    except OSError:
        raise Refusal("service.forbidden", file=str(unit.file)) from None


def remove(unit: Unit, screen: Says, words: Words) -> None:
    """Stop the service and delete its unit; its data and variables stay. Raises a Refusal."""
    if not unit.file.exists():
        raise Refusal("service.not-installed", file=str(unit.file))
    told(unit, [["disable", "--now", NAME]], screen, words)
    try:
        unit.file.unlink()
    except OSError:
        raise Refusal("service.forbidden", file=str(unit.file)) from None
    told(unit, [["daemon-reload"]], screen, words)
    screen.say(words.say("service-removed", file=str(unit.file), variables=str(unit.variables)))


def told(unit: Unit, lines: list[list[str]], screen: Says, words: Words) -> None:
    """Tell systemd, or where it does not run here say what is to be typed. Raises a Refusal where it refuses."""
    systemctl = shutil.which("systemctl")
    for line in lines:
        command = ["systemctl", *(["--user"] if unit.for_user else []), *line]
        if systemctl is None or not BOOTED.is_dir() or unit.root != Path("/"):
            screen.say(words.say("service-type", command=" ".join(command)))
        elif subprocess.run([systemctl, *command[1:]], check=False).returncode:
            raise Refusal("service.systemctl", command=" ".join(command))
