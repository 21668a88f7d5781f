"""Where a player types. With readline, where there is one, a line can be edited and the last ones come back."""

from contextlib import suppress

with suppress(ImportError):
    import readline  # noqa: F401


def prompted(sign: str = "❯ ") -> str:
    """One line without the blanks around it; '' for one that is no text. Raises EOFError, KeyboardInterrupt."""
    try:
        return input(sign).strip()
    except UnicodeDecodeError:
        return ""
