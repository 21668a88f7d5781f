"""A bot in thirty lines: speaks the protocol of docs/bots.md and likes the longest move."""

import json
import sys


def answer(message: dict) -> dict | None:
    if message["type"] == "hello":
        return {"type": "hello", "version": 1, "name": "longest"}
    if message["type"] == "choose":
        best = max(message["options"], key=lambda option: len(option["text"]))
        return {"type": "move", "id": message["id"], "move": best["move"]}
    return None


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "bye":
            return
        reply = answer(message)
        if reply is not None:
            sys.stdout.write(json.dumps(reply) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
