"""`pixcade doctor`: looks at everything that a server needs, and says in one table what to do."""

import argparse
import os
import shlex
from collections.abc import Callable

import msgspec

from pixcade.core.errors import Refusal
from pixcade.core.packages import server_packages
from pixcade.server.cli.admin import Says
from pixcade.server.doctor.data import bus, clock, folder, integrity
from pixcade.server.doctor.findings import Finding, Severity, worst
from pixcade.server.doctor.installation import kernels, page, versions
from pixcade.server.doctor.machine import descriptors, disk, port, tls
from pixcade.server.service.unit import Unit, installed_program
from pixcade.server.setting_kinds import PREFIX
from pixcade.server.settings import ServerSettings, read_settings
from pixcade.server.settings import add_arguments as add_settings
from pixcade.words import Words

CHECKS: dict[str, Callable[[ServerSettings], Finding]] = {
    "folder": folder,
    "disk": disk,
    "store": integrity,
    "clock": clock,
    "descriptors": lambda settings: descriptors(),
    "port": port,
    "tls": tls,
    "page": lambda settings: page(),
    "kernels": lambda settings: kernels(),
    "versions": lambda settings: versions(),
}
"""Every check, in the order of the table."""
SERVICES = {"machine": Unit(installed_program()), "user": Unit(installed_program(), for_user=True)}
"""Services that may be installed here."""
PATHS = ("folder", "copy")
"""Values that stand in commands where it is said what to do."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the flags of `pixcade serve`, whose server is looked at, --json, and --service."""
    parser.add_argument("--json", action="store_true", help=words.say("doctor-help-json"))
    parser.add_argument("--service", choices=tuple(SERVICES), help=words.say("doctor-help-service"))
    add_settings(parser, words)


def run(parsed: argparse.Namespace, screen: Says, words: Words) -> int:
    """Look at everything; 1 where something is wrong with which a server can't do its work. Raises a Refusal."""
    if parsed.service:
        use_settings_of(SERVICES[parsed.service])
    settings = read_settings(parsed, os.environ)
    checks = dict(CHECKS, **({"bus": bus} if settings.bus_url else {}))
    findings = [looked(name, check, settings) for name, check in checks.items()]
    screen.show([as_json(findings, words)] if parsed.json else table(findings, words))
    if not parsed.json and not parsed.service:
        for whose in (name for name, unit in SERVICES.items() if unit.file.exists()):
            screen.say(words.say("doctor-of-service", whose=whose))
    return 1 if worst(findings) == Severity.ERROR else 0


def use_settings_of(unit: Unit) -> None:
    """Give this process the variables of a service in place of its own: its kernels are found by them, too."""
    if not unit.file.exists():
        raise Refusal("service.none", file=str(unit.file))
    given = unit.settings()
    for name in [name for name in os.environ if name.startswith(PREFIX)]:
        del os.environ[name]
    os.environ.update(given)


def looked(name: str, check: Callable[[ServerSettings], Finding], settings: ServerSettings) -> Finding:
    """Return what a check finds; where a package is missing that it needs, that."""
    try:
        with server_packages():
            return check(settings)
    except Refusal as refusal:
        return Finding(name, Severity.ERROR, refusal.code, dict(refusal.values))


def found(finding: Finding, words: Words) -> str:
    """Say what was found; a refusal of another command says that with what to do."""
    if "." in finding.code:
        return words.refusal(Refusal(finding.code, rule="", **finding.values))
    return words.say(f"doctor-{finding.code}", **finding.values)


def remedy(finding: Finding, words: Words) -> str:
    """Say what to do; empty where there is nothing to do, or it was said already."""
    if finding.level == Severity.OK or "." in finding.code:
        return ""
    typed = {name: shlex.quote(str(finding.values[name])) for name in PATHS if name in finding.values}
    return words.say(f"doctor-{finding.code}-do", **{**finding.values, **typed})


def table(findings: list[Finding], words: Words) -> list[str]:
    """Return a line for each check, what to do under it, and a last line that sums up."""
    levels = [words.say("doctor-level", level=finding.level.name.lower()) for finding in findings]
    names = [words.say("doctor-check", check=finding.check) for finding in findings]
    first, second = max(map(len, levels)), max(map(len, names))
    lines = []
    for level, name, finding in zip(levels, names, findings, strict=True):
        lines.append(f"{level:<{first}}  {name:<{second}}  {found(finding, words)}")
        if todo := remedy(finding, words):
            lines.append(f"{'':<{first}}  {'':<{second}}  → {todo}")
    count = {level: sum(finding.level == level for finding in findings) for level in Severity}
    lines.append(words.say("doctor-summary", errors=count[Severity.ERROR], warnings=count[Severity.WARNING]))
    return lines


def as_json(findings: list[Finding], words: Words) -> str:
    """Return the same as JSON, for programs."""
    rows = [
        {
            "check": finding.check,
            "level": finding.level.name.lower(),
            "code": finding.code,
            "values": finding.values,
            "found": found(finding, words),
            "remedy": remedy(finding, words),
        }
        for finding in findings
    ]
    told = {"level": worst(findings).name.lower(), "checks": rows}
    return msgspec.json.format(msgspec.json.encode(told), indent=2).decode()
