"""`python -m bench.log`: what a line of a log costs to read and to write, beside dataclasses and the json module.

The lines are the golden logs of the newest format. The plain way checks every field's type too, and both ways must
give the same values: it is what one would write without msgspec.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, make_dataclass
from typing import Any, TypeVar, get_args, get_type_hints

from msgspec import structs

from pixcade.table.codec import decode, encode
from pixcade.table.entries import FORMAT, Entry, What
from tests.table.golden_logs import lines_of, names

T = TypeVar("T")
PLAIN = {
    kind.__name__.lower(): (
        make_dataclass(kind.__name__, list(get_type_hints(kind).items()), frozen=True, slots=True),
        get_type_hints(kind),
    )
    for kind in (*get_args(What), Entry)
}
LISTS: Mapping[Any, type] = {tuple[str, ...]: str, tuple[int, ...]: int}


def plainly_checked(kind: str, values: dict[str, Any]) -> Any:
    """Make a dataclass of exactly its fields, each of its type."""
    of, hints = PLAIN[kind]
    if values.keys() != hints.keys():
        raise ValueError(kind)
    for name, value in values.items():
        hint = hints[name]
        if hint in LISTS and type(value) is list and all(type(one) is LISTS[hint] for one in value):
            values[name] = tuple(value)
        elif hint == Mapping[str, str] and type(value) is dict and all(type(one) is str for one in value.values()):
            continue
        elif hint in (int, str, bool) and type(value) is not hint:
            raise ValueError(name)
    return of(**values)


def plainly_decoded(line: str) -> Any:
    """Read a line with the json module."""
    values = json.loads(line)
    what = values["what"]
    return plainly_checked("entry", {**values, "what": plainly_checked(what.pop("kind"), what)})


def plainly_encoded(entry: Any) -> str:
    """Write a line with the json module."""
    kind = type(entry.what)
    what = {"kind": kind.__name__.lower(), **{name: getattr(entry.what, name) for name in kind.__slots__}}
    values = {"table": entry.table, "number": entry.number, "format": entry.format, "time": entry.time, "what": what}
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def microseconds(work: Callable[[T], object], values: Sequence[T], repetitions: int) -> float:
    """What one of these costs: the median of some runs."""
    runs = []
    for _ in range(repetitions):
        began = time.perf_counter()
        for value in values:
            work(value)
        runs.append(1e6 * (time.perf_counter() - began) / len(values))
    return statistics.median(runs)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure reading and writing."""
    parser = argparse.ArgumentParser(prog="python -m bench.log", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=201)
    given = parser.parse_args(arguments)
    lines = [line for name in names(FORMAT) for line in lines_of(name) if decode(line).format == FORMAT]
    entries, plain = [decode(line) for line in lines], [plainly_decoded(line) for line in lines]
    assert [structs.asdict(entry.what) for entry in entries] == [asdict(entry.what) for entry in plain]
    assert [encode(entry) for entry in entries] == [plainly_encoded(entry) for entry in plain] == lines
    read = microseconds(decode, lines, given.repetitions), microseconds(plainly_decoded, lines, given.repetitions)
    wrote = microseconds(encode, entries, given.repetitions), microseconds(plainly_encoded, plain, given.repetitions)
    for title, (ours, plainly) in (("read", read), ("write", wrote)):
        print(f"{title:6} {ours:5.2f} us a line, {plainly:5.2f} us plainly: {plainly / ours:.1f} times")


if __name__ == "__main__":
    main()
