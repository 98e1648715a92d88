"""The entry of the command `pixcade`, which is also `python -m pixcade`. It imports nothing that may be missing."""

import sys

WRONG = 2


def main() -> int:
    """Run the command line and return its exit code; where a package is missing that everything needs, name it.

    In English: the words of other languages need such a package.
    """
    try:
        from pixcade.cli.command_line import main as command
    except ModuleNotFoundError as missing:
        if (missing.name or "pixcade").partition(".")[0] == "pixcade":
            raise
        print(
            f"Pixcade needs {missing.name}, which is not installed. Install it with: pip install pixcade",
            file=sys.stderr,
        )
        return WRONG
    return command()


if __name__ == "__main__":  # not where a process of ours is started anew and imports this
    sys.exit(main())
