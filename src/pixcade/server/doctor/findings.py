"""What a check has found, and how grave it is."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum


class Severity(IntEnum):
    """How grave a finding is: all is well, somebody should look, the server can't do its work."""

    OK = 0
    WARNING = 1
    ERROR = 2


@dataclass(frozen=True, slots=True)
class Finding:
    """One row of the table. The message `doctor-CODE` says what was found, `doctor-CODE-do` what to do about it."""

    check: str
    level: Severity
    code: str
    values: dict[str, str | int] = field(default_factory=dict)


def ok(check: str, code: str, **values: str | int) -> Finding:
    """Return that all is well."""
    return Finding(check, Severity.OK, code, values)


def warning(check: str, code: str, **values: str | int) -> Finding:
    """Return that somebody should look."""
    return Finding(check, Severity.WARNING, code, values)


def error(check: str, code: str, **values: str | int) -> Finding:
    """Return that the server can't do its work."""
    return Finding(check, Severity.ERROR, code, values)


def worst(findings: Iterable[Finding]) -> Severity:
    """Return how grave the gravest finding is."""
    return max((one.level for one in findings), default=Severity.OK)
