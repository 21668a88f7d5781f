"""`pentarchy serve`: tables in the browser, from one command."""

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Annotated

import typer

from pentarchy.kernel.errors import PentarchyError

Port = Annotated[int | None, typer.Option("--port", "-p", min=1, max=65535, help="The port; by default 8137.")]
Host = Annotated[
    str | None, typer.Option("--host", help="The address to listen on; 0.0.0.0 lets the whole network in.")
]
NoOpen = Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")]
Database = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql+psycopg://…; by default your own file."
    ),
]
BusAddress = Annotated[
    str | None, typer.Option("--bus", metavar="URL", help="redis://… or postgresql://… when several nodes run.")
]
Address = Annotated[
    str | None, typer.Option("--address", metavar="URL", help="How players reach the server, behind a proxy.")
]
Proxies = Annotated[
    str | None, typer.Option("--trusted-proxies", help="Proxies whose forwarded headers are believed, by address.")
]
Processes = Annotated[
    int | None,
    typer.Option("--processes", min=1, help="Server processes on this machine, on one database; by default 1."),
]
Workers = Annotated[int | None, typer.Option("--bot-workers", min=1, help="Processes for bots.")]
LogLevel = Annotated[str | None, typer.Option("--log-level", help="debug, info, warning or error.")]
LogFormat = Annotated[
    str | None, typer.Option("--log-format", help="text or json; by default text at a terminal, json elsewhere.")
]


def serve(
    port: Port = None,
    host: Host = None,
    no_open: NoOpen = False,
    database: Database = None,
    bus: BusAddress = None,
    address: Address = None,
    trusted_proxies: Proxies = None,
    processes: Processes = None,
    bot_workers: Workers = None,
    log_level: LogLevel = None,
    log_format: LogFormat = None,
) -> None:
    """Serve tables to browsers: one machine with a SQLite file, or many nodes with PostgreSQL and a bus.

    Every flag can also be set as an environment variable, such as PENTARCHY_PORT; docs/server has them all.

    [bold]Examples[/]

    pentarchy serve

    pentarchy serve --no-open --database postgresql+psycopg://localhost/pentarchy --bus redis://localhost
    """
    check_installed()
    from pentarchy.cli.welcome import welcome
    from pentarchy.server.config import from_environment
    from pentarchy.server.listening import listening
    from pentarchy.server.operators.logs import set_up_logs
    from pentarchy.server.process_group import run
    from pentarchy.server.serving import check_services
    from pentarchy.server.web.site import check_client

    log_format = log_format or os.environ.get("PENTARCHY_LOG_FORMAT") or usual_format()
    config = from_environment(
        os.environ,
        port=port,
        host=host,
        database=database,
        bus=bus,
        address=address,
        trusted_proxies=trusted_proxies,
        processes=processes,
        bot_workers=bot_workers,
        log_level=log_level or os.environ.get("PENTARCHY_LOG_LEVEL") or usual_level(log_format),
        log_format=log_format,
    )
    check_client(config)
    with listening(config) as sockets, suppress(KeyboardInterrupt):  # after which the server has closed by itself
        check_services(config)
        set_up_logs(config.log_level, config.log_format)
        run(config, sockets, lambda: welcome(config, no_open))


class ServerNotInstalled(PentarchyError):
    def __init__(self, package: str | None) -> None:
        self.package = package
        super().__init__(f"the server needs '{package}', which is not installed: pip install 'pentarchy[server]'")


def check_installed() -> None:
    """The server's packages are an extra. Raises ServerNotInstalled."""
    try:
        import_module("pentarchy.server.serving")
    except ModuleNotFoundError as error:
        raise ServerNotInstalled(error.name) from error


def usual_format() -> str:
    """People at a terminal read sentences; who collects logs wants JSON."""
    return "text" if sys.stderr.isatty() else "json"


def usual_level(form: str) -> str:
    """People want to hear of trouble only."""
    return "warning" if form == "text" else "info"
