"""What `pentarchy serve` says once it is ready: where to play, here and in the house, and how to stop."""

import io
import logging
import os
import sys
import threading
import webbrowser

import segno
import typer

from pentarchy.server.config import Config
from pentarchy.server.reach import LET_IN, here_url, house_url

LOG = logging.getLogger(__name__)
QUIET_ZONE = 2


def welcome(config: Config, no_open: bool) -> None:
    here = here_url(config)
    if config.log_format == "text":
        typer.echo(block(config.address or here, "" if config.address else house_url(config)))
    LOG.info("listening", extra={"address": config.address or here})
    if not no_open:
        threading.Thread(target=webbrowser.open, args=(f"{here}/",), daemon=True).start()


def block(here: str, house: str) -> str:
    """The address for this machine, the one for others (with a code for their phones), and the way out."""
    lines = ["", "  Pentarchy is ready. Play at", "", f"      {here}/", ""]
    if house and house != here:
        lines += ["  Others in the same network play at", "", f"      {house}/", "", *code(f"{house}/")]
    elif not house:
        lines += ["  Only this machine can open it. To let others in the same network play along:", ""]
        lines += [f"      {command()}", ""]
    return "\n".join([*lines, "  Press Ctrl+C to stop.", ""])


def command() -> str:
    """How to start again and let others in; make says in the environment that it is there."""
    return f"make play ARGS='{LET_IN}'" if "MAKELEVEL" in os.environ else f"pentarchy serve {LET_IN}"


def code(url: str) -> list[str]:
    """A QR code in half blocks, where the terminal has them."""
    drawn = io.StringIO()
    segno.make(url, error="m").terminal(drawn, border=QUIET_ZONE, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return []
    return [f"      {line}" for line in drawn.getvalue().splitlines()] + [""]
