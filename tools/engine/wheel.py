"""`python3 run.py wheel`: a wheel with the web client and the engine inside, in dist."""

import shutil
import subprocess
import sys

import run as starter
from tools.engine.build import build_engine

FOLDER = starter.ROOT / "src" / "pixcade" / "engine"
"""In the package only while the wheel is built: it would not follow changes of a checkout."""
LINE = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", "dist", ".")


def main() -> int:
    shutil.rmtree(FOLDER, ignore_errors=True)
    try:
        build_engine(FOLDER)
        return subprocess.run([*LINE, *sys.argv[1:]], cwd=starter.ROOT, check=False).returncode
    except (starter.Failure, OSError) as failure:
        print(failure, file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(FOLDER, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
