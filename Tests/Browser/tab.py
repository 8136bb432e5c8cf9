"""A tab of Chromium without Playwright, to measure its memory.

Playwright observes the network of its pages, for which Chromium keeps everything they load in the tab's process: 100 MB
and more that the page itself does not use. This class only reads a tab's memory and evaluates scripts.
"""

import json
import os
import pathlib
import subprocess
import tempfile

from browser import CHROMIUM

# Chromium reads commands from file 3 and writes answers to file 4, each ended by a NUL (--remote-debugging-pipe).
COMMANDS, ANSWERS = 3, 4


def _pipes(commands, answers):
    """In the child, before it executes Chromium, gives its ends of both pipes the numbers that Chromium expects."""
    above = os.dup(commands), os.dup(answers)
    os.dup2(above[0], COMMANDS)
    os.dup2(above[1], ANSWERS)


class Tab:
    """A tab of 1,280 by 900 pixels in a separate Chromium."""

    def __init__(self, address):
        self._profile = tempfile.TemporaryDirectory(prefix="galley-tab-", ignore_cleanup_errors=True)
        (commands, self._commands), (answers, ended) = os.pipe(), os.pipe()
        self._process = subprocess.Popen(
            [CHROMIUM, "--headless", "--no-sandbox", "--remote-debugging-pipe", "--window-size=1280,900",
             f"--user-data-dir={self._profile.name}", "about:blank"],
            preexec_fn=lambda: _pipes(commands, ended), close_fds=False, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(ended)
        self._answers, self._rest, self._count, self._session = answers, b"", 0, None
        target = next(one for one in self._send("Target.getTargets")["targetInfos"] if one["type"] == "page")
        self._session = self._send("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self._send("Page.navigate", url=address)

    def close(self):
        self._process.terminate()
        self._process.wait()
        os.close(self._commands)
        os.close(self._answers)
        self._profile.cleanup()

    def evaluate(self, function, *arguments):
        """The awaited result of a function that runs in the page."""
        call = f"({function})({', '.join(json.dumps(one) for one in arguments)})"
        answer = self._send("Runtime.evaluate", expression=call, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    @property
    def memory(self):
        """The tab's private memory and its share of memory shared with other processes (PSS), in megabytes."""
        session, self._session = self._session, None
        processes = self._send("SystemInfo.getProcessInfo")["processInfo"]
        self._session = session
        return max(_pss(one["id"]) for one in processes if one["type"] == "renderer") / 1024

    def _send(self, method, **parameters):
        self._count += 1
        command = {"id": self._count, "method": method, "params": parameters}
        if self._session:
            command["sessionId"] = self._session
        os.write(self._commands, json.dumps(command).encode() + b"\0")
        while (answer := self._next()).get("id") != self._count:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def _next(self):
        while b"\0" not in self._rest:
            read = os.read(self._answers, 1 << 16)
            if not read:
                raise RuntimeError("Chromium has ended.")
            self._rest += read
        line, self._rest = self._rest.split(b"\0", 1)
        return json.loads(line)


def _pss(process):
    text = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:"))
