"""`run.py prove`: every proof at its full count, on all cores, resumable, written to docs/proof.md."""

import hashlib
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from tests.counts import Progress, Proof, Result
from tests.gpu import has_gpu
from tests.proofs import PROOFS

ROOT = Path(__file__).resolve().parent.parent
TABLE = Path("docs") / "proof.md"
COMMAND = "python3 run.py prove"
COLUMNS = ("promise", "commit", "command", "count", "seed", "figure", "time on one core")


def main(names: Sequence[str], proofs: Sequence[Proof] = PROOFS, root: Path = ROOT) -> int:
    """Run the named proofs, or all; 0 where every promise held."""
    known = [proof.name for proof in proofs]
    if strange := [name for name in names if name not in known]:
        print(f"No proof is called {', '.join(strange)}. There are: {', '.join(known) or 'none'}.")
        return 2
    try:
        label, key = commit(root)
    except (OSError, subprocess.CalledProcessError):
        print("A proof names its commit: run this in a git checkout that has one.")
        return 2
    if not names and (left_out := [proof.name for proof in proofs if proof.needs_gpu and not has_gpu()]):
        print(f"There is no CuPy or no GPU here, so these are not run: {', '.join(left_out)}.")
        proofs = [proof for proof in proofs if proof.name not in left_out]
    chosen = [
        Progress(root / ".proof" / key / f"{proof.name}.jsonl", proof)
        for proof in proofs
        if not names or proof.name in names
    ]
    try:
        failures = run(chosen)
    except (KeyboardInterrupt, BrokenProcessPool):
        print("\nStopped before the end; the same command goes on from here.")
        return 130
    rows = {progress.proof.name: row(progress, label, failures.get(progress.proof.name)) for progress in chosen}
    write_table(root / TABLE, rows, known)
    print(f"{len(chosen) - len(failures)} held, {len(failures)} failed; see {TABLE}")
    return 1 if failures else 0


def run(chosen: Sequence[Progress]) -> dict[str, str]:
    """Do all missing chunks; returns by name how a promise was broken."""
    failures: dict[str, str] = {}
    waiting: dict[Future[Result], Progress] = {}
    # Fresh processes, which a Ctrl-C ends at once
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), context, signal.signal, (signal.SIGINT, signal.SIG_DFL)) as pool:
        for progress in chosen:
            show(progress, 0)
            waiting |= {pool.submit(portion.run): progress for portion in progress.missing()}
        try:
            for future in as_completed(waiting):
                progress = waiting[future]
                if future.cancelled() or progress.proof.name in failures:
                    continue
                try:
                    result = future.result()
                except BrokenProcessPool:
                    raise
                except Exception as error:
                    failures[progress.proof.name] = f"{type(error).__name__}: {error}"
                    print(f"{progress.proof.name}: FAILED, {failures[progress.proof.name]}", flush=True)
                    for other, owner in waiting.items():
                        if owner is progress:
                            other.cancel()
                    continue
                before = progress.count()
                show(progress.add(result), before)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return failures


def show(progress: Progress, before: int) -> None:
    """Say how far a proof is, at its start and whenever it has passed another tenth."""
    count, total = progress.count(), progress.proof.total
    if before == 0 or count == total or count * 10 // total > before * 10 // total:
        print(f"{progress.proof.name}: {count:,} of {total:,}, {progress.seconds():.1f} s", flush=True)


def commit(root: Path) -> tuple[str, str]:
    """The commit as the table names it, and the key of the progress: another one for every change in the tree."""

    def git(*arguments: str) -> str:
        line = ["git", "-c", "core.quotePath=false", *arguments]
        return subprocess.run(line, cwd=root, capture_output=True, text=True, check=True).stdout

    elsewhere = ("--", ".", f":!{TABLE.as_posix()}")
    name = git("rev-parse", "--short=12", "HEAD").strip()
    state = hashlib.sha256(git("diff", "HEAD", *elsewhere).encode())
    untracked = git("ls-files", "--others", "--exclude-standard", *elsewhere).splitlines()
    for path in untracked:
        state.update(path.encode() + (root / path).read_bytes())
    if not untracked and not git("diff", "HEAD", "--name-only", *elsewhere):
        return name, name
    return f"{name} and changes", f"{name}-{state.hexdigest()[:12]}"


def row(progress: Progress, label: str, failure: str | None) -> str:
    """The line of a proof in the table."""
    proof = progress.proof
    cells = (
        proof.promise,
        label,
        f"`{COMMAND} {proof.name}`",
        f"{progress.count():,}",
        str(proof.seed),
        f"FAILED: {failure}" if failure else progress.figure(),
        f"{progress.seconds():.1f} s",
    )
    return "| " + " | ".join(" ".join(cell.replace("|", "\\|").split()) for cell in cells) + " |"


def write_table(path: Path, rows: dict[str, str], known: Sequence[str]) -> None:
    """Write the table, keeping the rows of proofs that exist and were not run now."""
    old = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    kept = {name: line for name in known for line in old if f"| `{COMMAND} {name}` |" in line}
    lines = [
        "# What was counted",
        "",
        f"Written by `{COMMAND}`, which runs every proof at its full count; `python3 run.py test` runs the same",
        "ones at small counts. A row holds for the commit it names.",
        "",
        "| " + " | ".join(COLUMNS) + " |",
        "|" + " --- |" * len(COLUMNS),
        *((kept | rows)[name] for name in known if name in kept | rows),
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
