"""Writes web/src/net/protocol.ts: the types of everything that the server says and is told. `--check` only compares."""

import sys
from dataclasses import fields
from pathlib import Path
from typing import get_args

from msgspec import inspect as shape

from pentarchy.server.web.api import API
from pentarchy.server.web.endpoint import ErrorBody
from pentarchy.tables.incoming import MESSAGES
from pentarchy.tables.messages import Message
from pentarchy.tables.outgoing import Told
from pentarchy.tables.terms import Clock

FILE = Path(__file__).parent.parent / "web" / "src" / "net" / "protocol.ts"
Shape = shape.StructType | shape.DataclassType
HEAD = "// Written by tools/protocol_types.py from the structs of the server. Do not edit.\n"


def types() -> str:
    """The whole file."""
    bodies = [each for endpoint in API for each in (endpoint.body, endpoint.answer) if is_described(each)]
    roots = [*MESSAGES, *get_args(Told), ErrorBody, *bodies]
    shapes = collected(roots)
    parts = [declared(shapes[name]) for name in sorted(shapes)]
    unions = [union("Said", MESSAGES), union("Told", get_args(Told))]
    return HEAD + "\n" + "\n".join([*parts, *unions])


def is_described(body: object) -> bool:
    return body is not None and body is not str


def collected(roots: list[object]) -> dict[str, Shape]:
    found: dict[str, Shape] = {}
    for root in shape.multi_type_info(roots):
        collect(root, found)
    return found


def collect(kind: shape.Type, found: dict[str, Shape]) -> None:
    for inner in inside(kind):
        collect(inner, found)
    if isinstance(kind, Shape) and kind.cls.__name__ not in found:
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


def declared(kind: Shape) -> str:
    lines, optional = [f"export interface {kind.cls.__name__} {{"], may_lack(kind)
    tags = tags_of(kind)
    lines += [f'  {name}: "{tag}";' for name, tag in tags.items()]
    for field in [each for each in kind.fields if each.name not in tags]:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def may_lack(kind: Shape) -> bool:
    """Whether fields with a default may be left out: in what is said to the server, and where the server does so."""
    if isinstance(kind, shape.DataclassType):
        return issubclass(kind.cls, Message | Clock)
    return kind.forbid_unknown_fields or kind.cls.__struct_config__.omit_defaults


def tags_of(kind: Shape) -> dict[str, object]:
    """The field, if any, that tells what this is."""
    if isinstance(kind, shape.StructType):
        return {kind.tag_field: kind.tag} if kind.tag_field else {}
    if issubclass(kind.cls, Message):
        return {"type": kind.cls.__name__.lower()}
    return {field.name: field.default for field in fields(kind.cls) if not field.init}


def written(kind: shape.Type) -> str:
    match kind:
        case shape.StructType() | shape.DataclassType():
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


def union(name: str, kinds: tuple[type, ...]) -> str:
    return f"export type {name} = {' | '.join(each.__name__ for each in kinds)};\n"


def main() -> int:
    text = types()
    if "--check" in sys.argv:
        return 0 if FILE.is_file() and FILE.read_text(encoding="utf-8") == text else 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
