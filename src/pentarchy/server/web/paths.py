"""What may stand in a path: keys and numbers. Whatever else comes is not found, before any code sees it."""

from starlette.convertors import Convertor, register_url_convertor

PATTERNS = {"key": "[A-Za-z0-9_-]{1,32}", "moment": "[0-9]{1,7}"}


class Key(Convertor[str]):
    regex = PATTERNS["key"]

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


class MomentNumber(Key):
    regex = PATTERNS["moment"]


def register() -> None:
    """Makes `{name:key}` and `{name:moment}` known to the router."""
    register_url_convertor("key", Key())
    register_url_convertor("moment", MomentNumber())
