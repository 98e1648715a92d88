"""Figures for an operator, in the form that Prometheus reads. None of them depends on what is programmed."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

disable_created_metrics()  # type: ignore[no-untyped-call]  # times of day say nothing that an operator needs


class Metrics:
    """Counts what a server does."""

    def __init__(self) -> None:
        """Begin at zero, in a registry of its own."""
        self.registry = CollectorRegistry()
        self.connections = Gauge("pixcade_connections", "Open sockets", registry=self.registry)
        self.rooms = Gauge("pixcade_rooms", "Tables in memory", registry=self.registry)
        self.entries = Counter("pixcade_entries", "Entries appended to logs", ("kind",), registry=self.registry)
        self.steps = Counter("pixcade_steps", "Steps revealed", ("game",), registry=self.registry)
        self.games = Counter("pixcade_games", "Games that are over", ("game", "how"), registry=self.registry)
        self.refusals = Counter("pixcade_refusals", "Requests refused", ("code",), registry=self.registry)
        self.acknowledged = Histogram(
            "pixcade_acknowledged_seconds",
            "From a request received to it being kept",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.bots_waiting = Gauge("pixcade_bots_waiting", "Decisions that wait for a core", registry=self.registry)
        self.store_healthy = Gauge("pixcade_store_healthy", "1 while the store takes writes", registry=self.registry)
        self.store_healthy.set(1)

        self._counters: dict[object, Counter] = {}

    def entry(self, kind: type) -> None:
        """An entry of a kind was appended."""
        counter = self._counters.get(kind)
        if counter is None:
            counter = self._counters[kind] = self.entries.labels(kind.__name__.lower())
        counter.inc()

    def step(self, game: str) -> None:
        """A step of a game was revealed."""
        counter = self._counters.get(game)
        if counter is None:
            counter = self._counters[game] = self.steps.labels(game)
        counter.inc()

    def text(self) -> bytes:
        """Return all figures."""
        return generate_latest(self.registry)
