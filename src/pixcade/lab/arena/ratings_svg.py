"""A picture of ratings: one row a bot, a dot at its rating, a line over its 95 % interval. Plain SVG."""

import math
from collections.abc import Callable, Mapping
from xml.sax.saxutils import escape

from pixcade.lab.arena.ratings import Estimate

WIDTH = 720
LEFT, RIGHT = 190, 130
TOP, ROW, BOTTOM = 64, 36, 44
MOST_TICKS = 8
NICE = (1, 2, 5)
LONGEST_LABEL = 22

STYLE = """
    text { font: 14px system-ui, sans-serif; fill: #1f2328; }
    .title { font-size: 17px; font-weight: 600; }
    .quiet { font-size: 12px; fill: #59636e; }
    .paper { fill: #ffffff; }
    .line { stroke: #d8dee4; stroke-width: 1; }
    .interval { stroke: #0b63ce; stroke-width: 2; }
    .dot { fill: #0b63ce; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .quiet { fill: #9aa4af; }
      .paper { fill: #14181d; }
      .line { stroke: #2f363e; }
      .interval { stroke: #6cb2ff; }
      .dot { fill: #6cb2ff; }
    }
"""


def picture(title: str, note: str, estimates: Mapping[str, Estimate]) -> str:
    rows = sorted(estimates.items(), key=lambda row: -row[1].value)
    low = min((one.low for one in estimates.values()), default=-1.0)
    high = max((one.high for one in estimates.values()), default=1.0)
    every = tick_distance(high - low)
    first, last = math.floor(low / every), max(math.ceil(high / every), math.floor(low / every) + 1)
    bottom = TOP + ROW * len(rows)

    def x(rating: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (rating / every - first) / (last - first)

    height = bottom + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img" aria-labelledby="title note">',
        f'  <title id="title">{escape(title)}</title>',
        f'  <desc id="note">{escape(note)} {escape(spoken(rows))}</desc>',
        f"  <style>{STYLE}  </style>",
        f'  <rect class="paper" width="{WIDTH}" height="{height}" rx="8"/>',
        f'  <text class="title" x="20" y="30">{escape(title)}</text>',
    ]
    for tick in range(first, last + 1):
        at = f"{x(tick * every):.1f}"
        lines.append(f'  <line class="line" x1="{at}" y1="{TOP - 10}" x2="{at}" y2="{bottom}"/>')
        lines.append(
            f'  <text class="quiet" x="{at}" y="{bottom + 16}" text-anchor="middle">{signed(tick * every)}</text>'
        )
    for row, (name, one) in enumerate(rows):
        lines += drawn_row(name, one, TOP + ROW * row + ROW / 2 - 5, x)
    lines += [f'  <text class="quiet" x="20" y="{height - 12}">{escape(note)}</text>', "</svg>"]
    return "\n".join(lines) + "\n"


def drawn_row(name: str, one: Estimate, y: float, x: Callable[[float], float]) -> list[str]:
    shown = name if len(name) <= LONGEST_LABEL else name[: LONGEST_LABEL - 1] + "…"
    low, high = f"{x(one.low):.1f}", f"{x(one.high):.1f}"
    return [
        f'  <text x="{LEFT - 16}" y="{y + 5:.1f}" text-anchor="end">{escape(shown)}</text>',
        f'  <line class="interval" x1="{low}" y1="{y:.1f}" x2="{high}" y2="{y:.1f}"/>',
        f'  <line class="interval" x1="{low}" y1="{y - 5:.1f}" x2="{low}" y2="{y + 5:.1f}"/>',
        f'  <line class="interval" x1="{high}" y1="{y - 5:.1f}" x2="{high}" y2="{y + 5:.1f}"/>',
        f'  <circle class="dot" cx="{x(one.value):.1f}" cy="{y:.1f}" r="5"/>',
        f'  <text x="{WIDTH - RIGHT + 18}" y="{y + 5:.1f}">{rating(one)}</text>',
    ]


def tick_distance(width: float) -> float:
    """Return a round distance of the axis's lines, so that there are not too many."""
    power = 1
    while True:
        for nice in NICE:
            if width / (nice * power) <= MOST_TICKS:
                return float(nice * power)
        power *= 10


def signed(number: float) -> str:
    whole = round(number)
    return "0" if not whole else f"{'+' if whole > 0 else '−'}{abs(whole)}"


def rating(one: Estimate) -> str:
    return f"{signed(one.value)} ± {one.half:.0f}"


def spoken(rows: list[tuple[str, Estimate]]) -> str:
    return "; ".join(f"{name} {rating(one)}" for name, one in rows) + "."
