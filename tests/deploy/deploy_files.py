"""The files of `deploy/` as values, and what the program makes of what they tell it."""

import argparse
import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]  # it publishes no types

from pixcade.cli import parser
from pixcade.server.settings import SETTINGS, ServerSettings, read_settings
from pixcade.words import Words

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = DEPLOY / "Dockerfile"
IGNORING = DEPLOY / "Dockerfile.dockerignore"
COMPOSE = DEPLOY / "compose.yaml"
EXAMPLE = DEPLOY / "example.env"
CADDYFILE = DEPLOY / "Caddyfile"
KUBERNETES = DEPLOY / "kubernetes.yaml"

VARIABLES = frozenset(setting.variable for setting in SETTINGS)
REFERENCE = re.compile(r"\$\{(?P<name>\w+)(?P<rest>:[?-][^}]*)?\}")
"""How a compose file names a variable of its environment file."""


@dataclass
class Stage:
    """A part of a Dockerfile: what it begins with, its name, and its instructions with what follows each word."""

    base: str
    name: str
    instructions: list[tuple[str, str]] = field(default_factory=list)

    def all(self, word: str) -> list[str]:
        """Return what follows every instruction of a kind."""
        return [rest for found, rest in self.instructions if found == word]

    def copies(self) -> list[tuple[str, list[str], str]]:
        """Return the stage (empty for the repository), the sources and the target of everything that is copied."""
        found = []
        for rest in self.all("COPY"):
            words = rest.split()
            origin = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else ""
            found.append((origin, words[:-1], words[-1]))
        return found


def stages() -> list[Stage]:
    """Return the stages of the Dockerfile in order, with the values that its own ARG gives for what they begin with."""
    lines = [line for line in DOCKERFILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    found: list[Stage] = []
    values: dict[str, str] = {}
    for line in filter(None, re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines()):
        word, _, rest = line.partition(" ")
        if word == "ARG" and not found:
            name, _, values[name] = rest.partition("=")
        elif word == "FROM":
            base, _, name = rest.partition(" AS ")
            found.append(Stage(values.get(base.strip("${}"), base), name))
        else:
            found[-1].instructions.append((word, rest))
    return found


def image_variables() -> dict[str, str]:
    """Return the variables that the image sets."""
    pairs = [pair for rest in stages()[-1].all("ENV") for pair in shlex.split(rest)]
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


def image_user() -> tuple[int, int]:
    """Return the numbers of the user and the group that the image runs as."""
    user, _, group = stages()[-1].all("USER")[-1].partition(":")
    return int(user), int(group)


def kept_out(path: str) -> bool:
    """Whether a path of the repository does not reach the builder: the last line that speaks of it decides."""
    out = False
    above = path.split("/")
    names = ["/".join(above[: count + 1]) for count in range(len(above))]
    for line in IGNORING.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        pattern = re.escape(line.removeprefix("!")).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
        if any(re.fullmatch(pattern, name) for name in names):
            out = not line.startswith("!")
    return out


def compose(values: Mapping[str, str]) -> dict[str, Any]:
    """Return the compose file with the values of an environment file in it. Raises KeyError for one that is missing."""

    def filled(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: filled(one) for name, one in value.items()}
        if isinstance(value, list):
            return [filled(one) for one in value]
        if isinstance(value, str):
            return REFERENCE.sub(lambda match: values[match["name"]], value).replace("$$", "$")
        return value

    found: dict[str, Any] = filled(yaml.safe_load(COMPOSE.read_text(encoding="utf-8")))
    return found


def example() -> dict[str, str]:
    """Return the variables of the environment file that people copy."""
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {name: value for name, _, value in (line.partition("=") for line in lines)}


def kubernetes() -> list[dict[str, Any]]:
    """Return every object of the Kubernetes file."""
    return list(yaml.safe_load_all(KUBERNETES.read_text(encoding="utf-8")))


def understood(command: Sequence[str]) -> argparse.Namespace:
    """Return a command of `pixcade` as the program reads it; ends with SystemExit where it can't be."""
    return parser(Words(), command).parse_args(list(command))


def settings_of(variables: Mapping[str, str]) -> ServerSettings:
    """Return the settings that a server has with these variables, beside those of the image. Raises a Refusal."""
    return read_settings(understood(["serve"]), {**image_variables(), **variables})


def is_pinned(image: str) -> bool:
    """Whether an image is named with a version that is one; somebody else's by its digest too."""
    name, _, tag = image.rpartition("/")[2].partition(":")
    return bool(re.fullmatch(r"\d[\w.-]*" + ("" if name == "pixcade" else "@sha256:[0-9a-f]{64}"), tag))
