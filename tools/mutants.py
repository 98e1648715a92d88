"""`python3 run.py mutants [MODULE...]`: small faults in the rules and in tables that no test notices.

mutmut copies the sources to `mutants`, makes thousands of faults, and runs the tests that reach each of them
(`tool.mutmut` in pyproject.toml names them). A module is a name such as `games.pixoid.rules`; without one all are
tried, which takes about an hour. Not every survivor is a missing test: some faults change nothing that can be seen.
"""

import shutil
import subprocess
import sys
from pathlib import Path

MUTMUT = (sys.executable, "-m", "mutmut")


def main(modules: list[str]) -> int:
    """Print every fault that survived; 1 if there is any."""
    patterns = [f"pixcade.{module.removeprefix('pixcade.')}.*" for module in modules]
    shutil.rmtree("mutants", ignore_errors=True)
    Path("mutants").mkdir()
    with Path("mutants/log.txt").open("w") as log:
        done = subprocess.run([*MUTMUT, "run", *patterns], stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        print(f"mutmut failed: see {log.name}", file=sys.stderr)
        return 2
    results = subprocess.run([*MUTMUT, "results"], stdout=subprocess.PIPE, text=True, check=True).stdout
    survived = [
        line.split(":")[0].strip() for line in results.splitlines() if line.endswith((": survived", ": no tests"))
    ]
    survived = [name for name in survived if not patterns or any(name.startswith(one[:-1]) for one in patterns)]
    for name in survived:
        print(subprocess.run([*MUTMUT, "show", name], stdout=subprocess.PIPE, text=True, check=True).stdout)
    print(f"{len(survived)} survived")
    return int(bool(survived))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
