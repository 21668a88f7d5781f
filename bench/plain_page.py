"""A page that no tool listens to: what Playwright keeps of every answer from the network would count as its memory."""

import json
import time
from typing import Any

from playwright.sync_api import Browser

PATIENCE = 300


class PlainPage:
    """Outside Playwright's contexts, which therefore leaves it alone; told what to do over the browser's own line."""

    def __init__(self, browser: Browser, script: str) -> None:
        self.line = browser.new_browser_cdp_session()
        self.answers: dict[int, dict[str, Any]] = {}
        self.line.on("Target.receivedMessageFromTarget", self.hear)
        self.target = self.line.send("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.session = self.line.send("Target.attachToTarget", {"targetId": self.target})["sessionId"]
        self.numbers = 0
        self.ask("Page.enable")
        self.ask("Page.addScriptToEvaluateOnNewDocument", source=script)

    def hear(self, event: dict[str, str]) -> None:
        answer = json.loads(event["message"])
        if "id" in answer:
            self.answers[answer["id"]] = answer

    def ask(self, method: str, **params: object) -> dict[str, Any]:
        """Raises TimeoutError."""
        self.numbers += 1
        message = json.dumps({"id": self.numbers, "method": method, "params": params})
        self.line.send("Target.sendMessageToTarget", {"sessionId": self.session, "message": message})
        end = time.monotonic() + PATIENCE
        while self.numbers not in self.answers and time.monotonic() < end:
            time.sleep(0.02)
            self.line.send("Browser.getVersion")  # lets what has come be heard
        if self.numbers not in self.answers:
            raise TimeoutError(method)
        found: dict[str, Any] = self.answers.pop(self.numbers)["result"]
        return found

    def go(self, address: str) -> None:
        self.ask("Page.navigate", url=address)

    def do(self, script: str) -> Any:
        """What a script comes to, once its promise is kept. Raises RuntimeError."""
        found = self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"])
        return found["result"].get("value")

    def wait(self, condition: str) -> None:
        self.do(f"new Promise((done) => setInterval(() => ({condition}) && done(), 20))")

    def close(self) -> None:
        self.line.send("Target.closeTarget", {"targetId": self.target})
