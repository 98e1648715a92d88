"""`python3 run.py release`: a folder and an archive from which Pixcade is installed without a network.

    python3 run.py release                        for this machine's platform and Python, into dist/
    python3 run.py release --platform manylinux2014_aarch64 --python 3.13

It holds our wheel with the page inside, the wheels of everything that it needs, and one lock of all of them with their
hashes, ours too: pip installs exactly these, or nothing.
"""

import argparse
import hashlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import run
from pixcade import __version__

ROOT = Path(__file__).resolve().parent.parent
LOCK = "requirements.lock"
NOT_INSTALLED = re.compile(r"^flit-core==.*?(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
"""What the lock holds to build with, and nobody needs who installs a wheel."""
OF_A_PATCH = re.compile(r" ; python_full_version < '\d+\.\d+\.\d+'(?= \\$)", re.MULTILINE)
"""The marker of what only some patch versions of a Python need, such as 3.11.2."""
README = """Pixcade {version}

    python3 -m venv /opt/pixcade/{version}
    /opt/pixcade/{version}/bin/pip install --no-index --find-links wheels --require-hashes -r requirements.lock
    /opt/pixcade/{version}/bin/pixcade service install

Type this in this folder. It needs no network. docs/settings.md ("As a service") says more.
"""


def main(arguments: list[str] | None = None) -> int:
    """Make the release; the exit code is 1 where it can't be made."""
    parser = argparse.ArgumentParser(prog="run.py release", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", default=str(ROOT / "dist"), help="where the release is put")
    parser.add_argument("--platform", help="of pip, such as manylinux2014_x86_64; if not given, that of this machine")
    parser.add_argument("--python", help="such as 3.13; if not given, the one that runs this")
    asked = parser.parse_args(arguments)
    if run.content(run.BUILT_FROM) != run.sources():
        print("The page for browsers is not that of these sources, so there is no release.", file=sys.stderr)
        return 1
    python = asked.python or ".".join(platform.python_version_tuple()[:2])
    built_for = asked.platform or f"{sys.platform}_{platform.machine()}"
    name = f"pixcade-{__version__}-py{python.replace('.', '')}-{built_for}"
    target = Path(asked.folder).absolute()
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target) as temporary:
        made = Path(temporary) / name
        try:
            fill(made, asked.platform, asked.python)
        except subprocess.CalledProcessError:  # pip has said why
            print("There is no release for this: wheels are missing, or pip could not get them.", file=sys.stderr)
            return 1
        archive = target / f"{name}.tar.gz"
        with tarfile.open(archive, "w:gz") as packed:
            packed.add(made, arcname=name)
        shutil.rmtree(target / name, ignore_errors=True)
        made.rename(target / name)
    print(target / name, archive, sep="\n")
    return 0


def fill(made: Path, platform_of_pip: str | None, python: str | None) -> None:
    """Put everything into an empty folder. Raises CalledProcessError."""
    wheels = made / "wheels"
    wheels.mkdir(parents=True)
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(ROOT))
    (ours,) = wheels.iterdir()
    for_others = [*(["--platform", platform_of_pip] if platform_of_pip else [])]
    for_others += ["--python-version", python] if python else []
    lock = NOT_INSTALLED.sub("", (ROOT / LOCK).read_text(encoding="utf-8"))
    (made / LOCK).write_text(for_every_patch(lock), encoding="utf-8")
    fetched = ["--only-binary", ":all:", "--require-hashes", "--requirement", str(made / LOCK), *for_others]
    pip("download", "--no-deps", "--dest", str(wheels), *fetched)
    (made / LOCK).write_text(lock, encoding="utf-8")
    digest = hashlib.sha256(ours.read_bytes()).hexdigest()
    with (made / LOCK).open("a", encoding="utf-8") as file:
        file.write(f"pixcade=={__version__} \\\n    --hash=sha256:{digest}\n")
    (made / "README").write_text(README.format(version=__version__), encoding="utf-8")
    shutil.copyfile(ROOT / "LICENSE", made / "LICENSE")


def for_every_patch(lock: str) -> str:
    """Return a lock with what any patch version of a Python needs: a release is for all of them."""
    return OF_A_PATCH.sub("", lock)


def pip(*arguments: str) -> None:
    """Run pip, quietly. Raises CalledProcessError."""
    subprocess.run([sys.executable, "-I", "-m", "pip", arguments[0], "--quiet", *arguments[1:]], check=True, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())
