"""Metrics for an operator, in the format of Prometheus. None of them depends on secret moves."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from pixcade.games.errors import PixcadeError

MILLISECONDS = (1.0, 2.5, 5.0, 10.0, 25.0, 50.0, 100.0, 250.0, 500.0, 1000.0, 2500.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # creation times are of no use to an operator


class Times(Collector):
    """A histogram of whole milliseconds. The library's own takes ten times as long to count one, under a lock."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(MILLISECONDS) + 1)
        self.sum = 0

    def observe(self, milliseconds: int) -> None:
        self.counts[bisect_left(MILLISECONDS, milliseconds)] += 1
        self.sum += milliseconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Return the cumulative count of each bucket, in seconds."""
        bounds = (*(str(most / 1000) for most in MILLISECONDS), "+Inf")
        yield HistogramMetricFamily(
            self.name,
            self.about,
            buckets=list(zip(bounds, accumulate(self.counts), strict=True)),
            sum_value=self.sum / 1000,
        )


class Metrics:
    """Counts a server's events."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("pixcade_connections", "Open sockets", registry=self.registry)
        self.rooms = Gauge("pixcade_rooms", "Tables in memory", registry=self.registry)
        self.entries = Counter("pixcade_entries", "Entries appended to logs", ("kind",), registry=self.registry)
        self.steps = Counter("pixcade_steps", "Steps revealed", ("game",), registry=self.registry)
        self.games = Counter("pixcade_games", "Games that are over", ("game", "how"), registry=self.registry)
        self.errors = Counter("pixcade_errors", "Requests rejected", ("code",), registry=self.registry)
        self.acknowledged = Times("pixcade_acknowledged_seconds", "From a request received to it being kept")
        self.registry.register(self.acknowledged)
        self.loop_late = Times("pixcade_loop_late_seconds", "How late the event loop is for what is due every 50 ms")
        self.registry.register(self.loop_late)
        self.bots_waiting = Gauge("pixcade_bots_waiting", "Decisions that wait for a core", registry=self.registry)
        self.store_healthy = Gauge("pixcade_store_healthy", "1 while the store takes writes", registry=self.registry)
        self.store_healthy.set(1)

        self.open_sockets = 0
        self._entries: dict[type, int] = {}
        self._steps: dict[str, int] = {}

    def entry(self, kind: type) -> None:
        """Count an appended entry by kind."""
        self._entries[kind] = self._entries.get(kind, 0) + 1

    def step(self, game: str) -> None:
        """Count a revealed step."""
        self._steps[game] = self._steps.get(game, 0) + 1

    def rejected(self, error: PixcadeError) -> None:
        """Count a rejected request. Its content is in no metric: it could be a move."""
        kind = error.code.partition(".")[0]
        self.errors.labels(kind if kind in ("store", "server", "limits") else "game").inc()

    def text(self) -> bytes:
        self.connections.set(self.open_sockets)
        entries, self._entries = self._entries, {}
        steps, self._steps = self._steps, {}
        for kind, count in entries.items():
            self.entries.labels(kind.__name__.lower()).inc(count)
        for game, count in steps.items():
            self.steps.labels(game).inc(count)
        return generate_latest(self.registry)
