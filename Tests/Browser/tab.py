"""A tab of Chromium that nobody else looks at, to measure what it takes.

Playwright listens to the network of its pages, for which Chromium keeps what each of them loaded, in the tab's process:
100 MB and more of it are not the page's. This asks for the memory of a tab and for what its scripts say, and no more.
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
    """What the child does before it becomes Chromium: its ends of both pipes get the numbers that it expects."""
    above = os.dup(commands), os.dup(answers)
    os.dup2(above[0], COMMANDS)
    os.dup2(above[1], ANSWERS)


class Tab:
    """A tab of 1,280 by 900 pixels in a Chromium of its own."""

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
        """What a function of the page returns, awaited."""
        call = f"({function})({', '.join(json.dumps(one) for one in arguments)})"
        answer = self._send("Runtime.evaluate", expression=call, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    @property
    def memory(self):
        """Megabytes that the tab's process has for itself, and its share of what processes have together (PSS)."""
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
