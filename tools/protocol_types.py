"""Writes web/src/net/protocol.ts: the types of everything that the server says and is told. `--check` only compares."""

import sys
from pathlib import Path
from types import UnionType
from typing import get_args

from msgspec import inspect as shape

from pentarchy.server.play import messages
from pentarchy.server.web.api import API
from pentarchy.server.web.endpoint import Trouble

FILE = Path(__file__).parent.parent / "web" / "src" / "net" / "protocol.ts"
HEAD = "// Written by tools/protocol_types.py from the structs of the server. Do not edit.\n"


def types() -> str:
    """The whole file."""
    bodies = [each for endpoint in API for each in (endpoint.body, endpoint.answer) if is_described(each)]
    roots = [messages.Said, *get_args(messages.Told), Trouble, *bodies]
    structs = collected(roots)
    parts = [declared(struct) for name, struct in sorted(structs.items())]
    unions = [union("Said", messages.Said), union("Told", messages.Told)]
    return HEAD + "\n" + "\n".join([*parts, *unions])


def is_described(body: object) -> bool:
    return body is not None and body is not str


def collected(roots: list[object]) -> dict[str, shape.StructType]:
    found: dict[str, shape.StructType] = {}
    for root in shape.multi_type_info(roots):
        collect(root, found)
    return found


def collect(kind: shape.Type, found: dict[str, shape.StructType]) -> None:
    for inner in inside(kind):
        collect(inner, found)
    if isinstance(kind, shape.StructType) and kind.cls.__name__ not in found:
        found[kind.cls.__name__] = kind
        for field in kind.fields:
            collect(field.type, found)


def inside(kind: shape.Type) -> list[shape.Type]:
    match kind:
        case shape.UnionType():
            return list(kind.types)
        case shape.ListType() | shape.Metadata():
            return [kind.item_type if isinstance(kind, shape.ListType) else kind.type]
        case shape.DictType():
            return [kind.value_type]
    return []


def declared(struct: shape.StructType) -> str:
    said = issubclass(struct.cls, messages.FromClient) or struct.forbid_unknown_fields
    omits = struct.cls.__struct_config__.omit_defaults
    lines = [f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    for field in struct.fields:
        optional = "?" if not field.required and (said or omits) else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def written(kind: shape.Type) -> str:
    match kind:
        case shape.StructType():
            return kind.cls.__name__
        case shape.BoolType():
            return "boolean"
        case shape.IntType() | shape.FloatType():
            return "number"
        case shape.StrType():
            return "string"
        case shape.NoneType():
            return "null"
        case shape.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case shape.UnionType():
            return " | ".join(written(each) for each in kind.types)
        case shape.Metadata():
            return written(kind.type)
        case shape.ListType():
            inner = written(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case shape.DictType():
            return f"Record<string, {written(kind.value_type)}>"
    return "unknown"


def union(name: str, kind: object) -> str:
    assert isinstance(kind, UnionType)
    return f"export type {name} = {' | '.join(each.__name__ for each in get_args(kind))};\n"


def main() -> int:
    text = types()
    if "--check" in sys.argv:
        return 0 if FILE.is_file() and FILE.read_text(encoding="utf-8") == text else 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
