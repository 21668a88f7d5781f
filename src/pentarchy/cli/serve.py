"""`pentarchy serve`: tables in the browser, from one command."""

import os
import socket
import sys
import threading
import time
import webbrowser
from importlib import import_module
from typing import Annotated

import typer

from pentarchy.kernel.errors import PentarchyError

Port = Annotated[int | None, typer.Option("--port", "-p", min=1, max=65535, help="The port; 8137 if none is given.")]
Host = Annotated[
    str | None, typer.Option("--host", help="The address to listen at; 0.0.0.0 lets the whole network in.")
]
NoOpen = Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql+psycopg://…; your own file if none."),
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
Workers = Annotated[int | None, typer.Option("--bot-workers", min=1, help="Processes for bots.")]
EVERYWHERE = ("0.0.0.0", "::", "")
LogLevel = Annotated[str | None, typer.Option("--log-level", help="debug, info, warning or error.")]


def serve(
    port: Port = None,
    host: Host = None,
    no_open: NoOpen = False,
    database: Database = None,
    bus: BusAddress = None,
    address: Address = None,
    trusted_proxies: Proxies = None,
    bot_workers: Workers = None,
    log_level: LogLevel = None,
) -> None:
    """Serve tables to browsers: one machine with a SQLite file, or many nodes with PostgreSQL and a bus.

    Every flag can also be set as an environment variable, such as PENTARCHY_PORT; docs/server has them all.

    [bold]Examples[/]

    pentarchy serve

    pentarchy serve --no-open --database postgresql+psycopg://localhost/pentarchy --bus redis://localhost
    """
    check_installed()
    from pentarchy.server.config import from_environment
    from pentarchy.server.operators.logs import set_up_logs
    from pentarchy.server.serving import server_of

    config = from_environment(
        os.environ,
        port=port,
        host=host,
        database=database,
        bus=bus,
        address=address,
        trusted_proxies=trusted_proxies,
        bot_workers=bot_workers,
        log_level=log_level or quiet_at_a_terminal(),
    )
    set_up_logs(config.log_level)
    server = server_of(config)
    url = f"http://{'127.0.0.1' if config.host in EVERYWHERE else config.host}:{config.port}/"
    typer.echo(f"Pentarchy is at {config.address or url} until you press Ctrl+C.")
    if not no_open:
        threading.Thread(target=open_when_ready, args=(url, config.port), daemon=True).start()
    server.run()


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


def quiet_at_a_terminal() -> str | None:
    """People at a terminal want to hear of trouble only; who collects logs wants them all."""
    return "warning" if sys.stderr.isatty() and "PENTARCHY_LOG_LEVEL" not in os.environ else None


def open_when_ready(url: str, port: int, tries: int = 100) -> None:
    for _ in range(tries):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return
