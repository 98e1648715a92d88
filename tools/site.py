"""`python3 run.py docs`: the documentation as a website in build/docs, with the games inside."""

import shutil
import sys

from sphinx.cmd.build import main as sphinx

import run as starter
from tools.engine.build import build_site

FOLDER = starter.ROOT / "build" / "docs"


def main() -> int:
    """Build the pages, with warnings as errors, then the site without a server for its page "Try it here"."""
    games = FOLDER / "play"
    shutil.rmtree(games, ignore_errors=True)
    if code := sphinx(["-q", "-W", "--keep-going", "-b", "html", "docs", str(FOLDER)]):
        return code
    try:
        build_site(games, "")
    except (starter.Failure, OSError) as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"Built in {FOLDER}. Look at it: python3 -m http.server -d {FOLDER}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
