"""Entry point of `pixcade` and `python -m pixcade`. Imports only the standard library, so that it can report a missing
package.
"""

import sys

WRONG = 2


def main() -> int:
    """Run the command line and return its exit code; name a missing package that everything needs.

    In English: other languages need such a package.
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


if __name__ == "__main__":  # not when one of our processes is spawned and imports this
    sys.exit(main())
