"""Numbers for Prometheus. Routes are counted by their templates, so that no secret and no table gets into a label."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
CONTENT_TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """What one process counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "wardroom_requests", "Requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "wardroom_request_seconds", "Until a request is answered", ["route"], buckets=QUICK, registry=self.registry
        )
        self.stored = Histogram(
            "wardroom_choice_stored_seconds", "From a choice to its being stored", buckets=QUICK, registry=self.registry
        )
        self.jobs = Counter(
            "wardroom_computer_jobs", "Decisions and advice of computers", ["kind", "trouble"], registry=self.registry
        )
        self.hooks = Counter("wardroom_hooks", "Notices sent to web hooks", ["outcome"], registry=self.registry)

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"wardroom_{name}", about, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
