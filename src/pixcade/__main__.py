"""`python -m pixcade` is the command `pixcade`."""

import sys

from pixcade.cli import main

if __name__ == "__main__":  # not where a process of ours is started anew and imports this
    sys.exit(main())
