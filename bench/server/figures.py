"""Figures of several runs: the median, and from where to where they went."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field


def shown(values: Sequence[float], unit: str = "", digits: int = 0) -> str:
    """Return the median with its spread."""
    middle = f"{statistics.median(values):,.{digits}f}"
    spread = f" ({min(values):,.{digits}f} to {max(values):,.{digits}f})" if len(values) > 1 else ""
    return f"{middle}{unit}{spread}"


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> str:
    """Return the ratio of the medians, with the smallest and the largest of the runs taken two by two."""
    each = [one / other for one, other in zip(ours, theirs, strict=True)]
    middle = statistics.median(ours) / statistics.median(theirs)
    return f"{middle:.2f}" + (f" ({min(each):.2f} to {max(each):.2f})" if len(each) > 1 else "")


def say(name: str, *columns: str) -> None:
    """Print a row."""
    print(f"  {name:34}" + "".join(f"{column:32}" for column in columns).rstrip(), flush=True)


def title(text: str) -> None:
    """Print a heading."""
    print(f"\n{text}", flush=True)


@dataclass
class Promises:
    """What we have promised, and which of it was not kept."""

    broken: list[str] = field(default_factory=list)

    def below(self, name: str, found: float, most: float) -> None:
        """Something must not be more than this."""
        if found > most:
            self.broken.append(f"{name}: {found:,.2f}, promised at most {most:g}")

    def above(self, name: str, found: float, least: float) -> None:
        """Something must not be less than this."""
        if found < least:
            self.broken.append(f"{name}: {found:,.2f}, promised at least {least:g}")
