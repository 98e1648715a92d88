"""`python -m pixcade` is the command `pixcade`."""

import sys

from pixcade.cli import main

sys.exit(main())
