"""The data folder of tests: in .venv, so that nothing of the user's is read or written."""

import os
import sys
from pathlib import Path

HOME = Path(sys.prefix) / "data-of-tests"
FOLDER = HOME / "pixcade"
"""The data folder of whatever is started without another one. The kernels in it are compiled once for all runs."""


def use() -> None:
    """Let this process and all that it starts have this data folder."""
    os.environ["XDG_DATA_HOME"] = str(HOME)
