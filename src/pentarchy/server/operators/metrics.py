"""Metrics for Prometheus."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Durations(Collector):
    """A histogram for the event loop alone: noting costs next to nothing, all else is done when somebody asks."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0
        registry.register(self)

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        limits = [*map(str, SECONDS), "+Inf"]
        buckets = [*zip(limits, accumulate(self.counts), strict=True)]
        yield HistogramMetricFamily(self.name, self.about, buckets, self.total)


class Metrics:
    """One registry a node, so that several nodes can live in one test."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "pentarchy_requests", "HTTP requests by route and status.", ["route", "status"], registry=self.registry
        )
        self.connections = Gauge("pentarchy_connections", "Open websockets.", registry=self.registry)
        self.changes = Durations(
            "pentarchy_change_seconds",
            "From a change at a table being asked for to its being durable and told.",
            self.registry,
        )
        self.refusals = Counter("pentarchy_refusals", "Messages refused.", ["code"], registry=self.registry)
        self.tables = Gauge("pentarchy_tables_in_memory", "Tables in memory.", registry=self.registry)
        self.measures = Gauge("pentarchy_measures", "Bans and mutes in force.", ["what"], registry=self.registry)
        self.commits = Gauge("pentarchy_commits", "Transactions committed by the writer.", registry=self.registry)
        self.workers_replaced = Gauge(
            "pentarchy_bot_workers_replaced", "Bot workers that hung or died.", registry=self.registry
        )

        self.task_runs = Counter(
            "pentarchy_task_runs", "Rounds of background tasks that went well.", ["task"], registry=self.registry
        )
        self.task_failures = Counter(
            "pentarchy_task_failures", "Rounds of background tasks that failed.", ["task"], registry=self.registry
        )
        self.task_running = Gauge(
            "pentarchy_task_running", "Whether a background task does its work.", ["task"], registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
