"""The operator's metrics of request times."""

import time
from pathlib import Path

from prometheus_client import CollectorRegistry, Histogram, generate_latest

from pixcade.server.services.metrics import MILLISECONDS, Metrics
from tests.server.support.people import waited
from tests.server.support.server import run, serving

NAME, ABOUT = "pixcade_acknowledged_seconds", "From a request received to it being kept"


def test_request_times_match_the_librarys_histogram() -> None:
    ours, registry = Metrics(), CollectorRegistry()
    library = Histogram(NAME, ABOUT, registry=registry, buckets=[most / 1000 for most in MILLISECONDS])
    for milliseconds in (0, 1, 2, 3, 5, 25, 26, 250, 999, 1000, 2500, 2501, 60_000):
        ours.acknowledged.observe(milliseconds)
        library.observe(milliseconds / 1000)
    told = [line for line in ours.text().decode().splitlines() if NAME in line]
    assert told == generate_latest(registry).decode().splitlines()


def test_event_loop_lag_is_visible_in_metrics(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            late = served.services.metrics.loop_late
            await waited(lambda: sum(late.counts) > 0)
            time.sleep(0.4)  # what must never happen in a server
            await waited(lambda: sum(late.counts[-4:]) > 0)
            text = served.services.metrics.text().decode()
            assert 'pixcade_loop_late_seconds_bucket{le="0.1"}' in text

    run(main())
