"""The command `python3 run.py static FOLDER`."""

import argparse
import sys
from pathlib import Path

import run as starter
from tools.engine.build import build_site


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="run.py static", description="Build a site that plays without a server, for any static hosting."
    )
    parser.add_argument("folder", type=Path, help="where to write it; replaced as a whole")
    parser.add_argument("--server", default="", metavar="URL", help="a Pixcade server to link to for online games")
    given = parser.parse_args()
    folder = given.folder.resolve()
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / "engine").is_dir())):
        print(f"{folder} has other files: name a new folder, or one that was built before.", file=sys.stderr)
        return 2
    if given.server and not given.server.startswith(("https://", "http://")):
        print("The server's address begins with https:// or http://.", file=sys.stderr)
        return 2
    try:
        build_site(folder, given.server.rstrip("/"))
    except (starter.Failure, OSError) as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"Built in {folder}. Try it: python3 -m http.server -d {folder}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
