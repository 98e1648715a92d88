"""The unit of systemd for a server: of the whole machine, or of one user."""

import re
import secrets
import sys
from dataclasses import dataclass
from pathlib import Path

from pixcade.core.errors import Refusal
from pixcade.store.private_files import current_user

NAME = "pixcade.service"
STATE = "pixcade"
"""The folder under /var/lib that systemd makes for the service."""
HOMES = ("/home", "/root", "/run/user")
"""What a service of the machine does not see: no program can be run from there."""

COMMON = """\
[Unit]
Description=Pixcade, board games for friends
{after}
[Service]
Type=exec
ExecStart={program} serve
{environment}
Restart=on-failure
RestartSec=2
# Settings that can't be do not become better by trying again.
RestartPreventExitStatus=2
# The server ends by itself within 10 seconds.
TimeoutStopSec=15
KillMode=mixed
UMask=0077
LimitNOFILE=65536

{own}NoNewPrivileges=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
# Bots give way to people.
SystemCallFilter=setpriority
SystemCallErrorNumber=EPERM

[Install]
WantedBy={wanted}
"""
SYSTEM_ONLY = f"""\
DynamicUser=yes
StateDirectory={STATE}
StateDirectoryMode=0700
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
PrivateUsers=yes
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
ProtectProc=invisible
ProcSubset=pid
RemoveIPC=yes
CapabilityBoundingSet=
"""
VARIABLES = """\
# Settings of the Pixcade service, one variable on a line; docs/settings.md lists all of them.
# To use a line, remove the "#" at its beginning. Then: {restart}

# The operator's token, for http://127.0.0.1:8128/admin and "pixcade admin": this one was made for you.
# Whoever knows it is the operator. Without a token nobody is.
#PIXCADE_ADMIN_TOKEN={token}

# Let devices on the same network in.
#PIXCADE_LAN=yes
"""
TOKEN_BYTES = 24
PLAIN = re.compile(r"[\w%+,./:=@-]+")
"""A word that stands in a command line of systemd without quotes."""
UNRUNNABLE = "\"'\\"
"""Signs that systemd lets stand in no path of a program."""


def command_word(text: str) -> str:
    """Return a text as one word of a command line of systemd: see "Command lines" in systemd.service(5).

    `$` stays as it is: a program's own path is the one word in which variables are not replaced.
    """
    specifiers = text.replace("%", "%%")
    if PLAIN.fullmatch(text):
        return specifiers
    escaped = specifiers.replace("\\", r"\\").replace('"', r"\"")
    return '"' + "".join(sign if sign.isprintable() else rf"\U{ord(sign):08x}" for sign in escaped) + '"'


def in_a_home(path: Path) -> bool:
    """Whether a file lies in somebody's home, also where homes are links."""
    return any(path.is_relative_to(home) or path.is_relative_to(Path(home).resolve()) for home in HOMES)


def installed_program() -> Path:
    """Return the command of this installation."""
    return Path(sys.prefix) / "bin" / "pixcade"


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit: where it lies, what it runs, and where its variables and its data are."""

    program: Path
    for_user: bool = False
    root: Path = Path("/")
    """Where the machine's files lie: elsewhere while an image is made."""

    @property
    def file(self) -> Path:
        """The unit's file."""
        if self.for_user:
            return Path.home() / ".config" / "systemd" / "user" / NAME
        return self.root / "etc" / "systemd" / "system" / NAME

    @property
    def variables(self) -> Path:
        """The file with variables of the service, secrets among them."""
        return Path.home() / ".config" / "pixcade.env" if self.for_user else self.root / "etc" / "pixcade.env"

    @property
    def data(self) -> Path | None:
        """The data folder; None for the usual one of the user."""
        return None if self.for_user else self.root / "var" / "lib" / STATE

    def text(self) -> str:
        """Return the unit's text."""
        settings = "PIXCADE_OPEN_BROWSER=no PIXCADE_LOG_FORMAT=json"
        if not self.for_user:
            settings = f"PIXCADE_DATA=/var/lib/{STATE} {settings}"
        variables = "%h/.config/pixcade.env" if self.for_user else "/etc/pixcade.env"
        after = "" if self.for_user else "After=network-online.target\nWants=network-online.target\n"
        return COMMON.format(
            after=after,
            program=command_word(str(self.program)),
            environment=f"Environment={settings}\nEnvironmentFile=-{variables}",
            own="" if self.for_user else SYSTEM_ONLY,
            wanted="default.target" if self.for_user else "multi-user.target",
        )

    def first_variables(self) -> str:
        """Return what the file with variables says at first: lines that are not in use yet, with a token of its own."""
        restart = f"systemctl {'--user ' if self.for_user else ''}restart {STATE}"
        return VARIABLES.format(restart=restart, token=secrets.token_urlsafe(TOKEN_BYTES))

    @property
    def unrunnable(self) -> bool:
        """Whether systemd refuses to run a program with this path, however it is quoted."""
        return not str(self.program).isprintable() or any(sign in UNRUNNABLE for sign in str(self.program))

    @property
    def out_of_sight(self) -> bool:
        """Whether the service could not see its own program, since it lies in somebody's home."""
        return not self.for_user and (in_a_home(self.program) or in_a_home(self.program.resolve()))

    @property
    def interpreter(self) -> Path:
        """What runs the program: behind the link to it in a virtual environment."""
        return self.program.with_name("python3").resolve()

    @property
    def interpreter_out_of_sight(self) -> bool:
        """Whether the service could not see its interpreter, though it sees its program."""
        return not self.for_user and in_a_home(self.interpreter)

    def settings(self) -> dict[str, str]:
        """Return the variables that the service would have, from its file; secrets among them. Raises a Refusal."""
        found = {"PIXCADE_DATA": str(self.data)} if self.data else {}
        if self.variables.is_file():
            try:
                text = self.variables.read_text(encoding="utf-8")
            except PermissionError:
                raise Refusal("service.hidden", file=str(self.variables), user=current_user()) from None
            for line in text.splitlines():
                name, equals, value = line.strip().partition("=")
                if equals and not name.startswith(("#", ";")):
                    found[name.strip()] = value.strip().strip("\"'")
        return found
