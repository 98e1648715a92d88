"""Proofs by counting: what one is, and how it is run in chunks that survive an interruption."""

import importlib
import json
import os
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

Number = int | float
Figures = Mapping[str, Number]
"""What a chunk measured. Chunks are put together by adding up each figure; of one whose name begins with
`largest ` or `smallest ` that one is kept."""


@dataclass(frozen=True)
class Proof:
    """A promise, the function that tries to refute it, and how often it must fail to do so."""

    name: str
    promise: str
    function: str
    total: int
    test: int
    """What every test run counts to; 0 where the same tests do less there (`tests.amounts`)."""
    chunk: int
    seed: int = 1
    needs_gpu: bool = False

    def portions(self) -> Iterator["Portion"]:
        """All chunks, in order."""
        for index, first in enumerate(range(0, self.total, self.chunk)):
            yield Portion(self.function, min(self.chunk, self.total - first), self.seed + index)

    def portion_for_tests(self) -> "Portion":
        """The small share that every test run does."""
        return Portion(self.function, self.test, self.seed)


@dataclass(frozen=True)
class Portion:
    """One call of a proof's function."""

    function: str
    count: int
    seed: int

    def run(self) -> "Result":
        """Try it. Raises AssertionError where the promise is broken."""
        module, _, name = self.function.partition(":")
        call = getattr(importlib.import_module(module), name)
        began = time.monotonic()
        figures = call(self.count, self.seed)
        return Result(self, figures, time.monotonic() - began)


@dataclass(frozen=True)
class Result:
    """What a portion measured, and in how many seconds."""

    portion: Portion
    figures: Figures | str
    seconds: float


class Progress:
    """The results of one proof so far, kept in a file to which each is appended as it comes."""

    def __init__(self, path: Path, proof: Proof) -> None:
        self.path = path
        self.proof = proof
        self.results = {
            result.portion: result for result in read_results(path) if result.portion in set(proof.portions())
        }

    def missing(self) -> list[Portion]:
        """The chunks still to be done."""
        return [portion for portion in self.proof.portions() if portion not in self.results]

    def count(self) -> int:
        """How many have been tried so far."""
        return sum(portion.count for portion in self.results)

    def seconds(self) -> float:
        """The time spent so far, as on one core."""
        return sum(result.seconds for result in self.results.values())

    def add(self, result: Result) -> Self:
        """Keep a result, on disk first."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        portion = result.portion
        line = json.dumps([portion.function, portion.count, portion.seed, result.figures, result.seconds])
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"\n{line}")  # begins with the line end, so that a half-written line spoils no other
            file.flush()
            os.fsync(file.fileno())
        self.results[portion] = result
        return self

    def figure(self) -> str:
        """What was measured, in words for the table."""
        figures = [self.results[portion].figures for portion in self.proof.portions()]
        return together(figures)


def read_results(path: Path) -> Iterator[Result]:
    """The results in a file of progress; a line that was cut off by an interruption is left out."""
    if not path.exists():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            function, count, seed, figures, seconds = json.loads(line)
        except ValueError:
            continue
        yield Result(Portion(function, count, seed), figures, seconds)


def together(figures: list[Figures | str]) -> str:
    """Put the figures of all chunks together and write them out."""
    if len(figures) == 1 and isinstance(figures[0], str):
        return figures[0]
    sums: dict[str, Number] = {}
    for chunk in figures:
        if isinstance(chunk, str):
            raise TypeError("a proof in several chunks must return numbers by name, not text")
        for name, value in chunk.items():
            if name not in sums:
                sums[name] = value
            elif name.startswith("largest "):
                sums[name] = max(sums[name], value)
            elif name.startswith("smallest "):
                sums[name] = min(sums[name], value)
            else:
                sums[name] += value
    return ", ".join(f"{name} {number(value)}" for name, value in sums.items())


def number(value: Number) -> str:
    """A number as the table shows it."""
    return f"{value:,}" if isinstance(value, int) else f"{value:,.4g}"
