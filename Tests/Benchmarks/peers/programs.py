"""Asks `galley mcp` as a program does: a card, warm, at all twelve text sizes; and the first answer of a new process.

    programs.py GALLEY [--divide N]

Prints lines of a figure's name, its value and its unit, as the other programs here.
"""

import argparse
import json
import statistics
import subprocess
import tempfile
import time

CALLS = 60
STARTS = 21

CARD = """
class: UIView
name: card
backgroundColor: secondarySystemBackground
layer.cornerRadius: 12
constraints:
  - icon.top = self.top + 16
  - icon.leading = self.leading + 16
  - icon.width = 40
  - icon.height = 40
  - title.top = self.top + 16
  - title.leading = icon.trailing + 12
  - title.trailing = self.trailing - 16
  - detail.top = title.bottom + 4
  - detail.leading = title.leading
  - detail.trailing = title.trailing
  - button.top = detail.bottom + 12
  - button.leading = title.leading
  - button.bottom = self.bottom - 16
subviews:
  - {class: UIView, name: icon, backgroundColor: systemBlue, layer.cornerRadius: 8}
  - {class: UILabel, name: title, text: "Guten Morgen %d", font: {textStyle: headline}, numberOfLines: 0}
  - {class: UILabel, name: detail, text: Three appointments and a letter wait for an answer today,
     font: {textStyle: body}, numberOfLines: 0, textColor: secondaryLabel}
  - {class: UIButton, name: button, buttonType: system, title: Show all of them}
"""


class Server:
    """A server that answers one request after the other."""

    def __init__(self, galley, folder):
        self.process = subprocess.Popen(
            [galley, "mcp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.number = 0
        self.ask("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "b", "version": "1"}})

    def ask(self, method, params):
        self.number += 1
        line = json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        assert b'"isError":true' not in answer[-40:] and b'"error":{"code":-' not in answer, answer[:300]
        return answer

    def call(self, tool, number):
        arguments = {"yaml": CARD % number, "matrix": {"categories": "all", "scales": [2]}}
        return self.ask("tools/call", {"name": tool, "arguments": arguments})

    def end(self):
        self.process.stdin.close()
        self.process.stdout.read()
        self.process.wait()


def milliseconds(work):
    began = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - began)


def first_answer(galley, folder):
    """From the start of a process to its answer to a first call."""
    servers = []

    def work():
        servers.append(Server(galley, folder))
        servers[0].call("render", 0)

    elapsed = milliseconds(work)
    servers[0].end()
    return elapsed


def figure(name, value, unit):
    print(f"{name}\t{value:.2f}\t{unit}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("galley")
    parser.add_argument("--divide", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(options.galley, folder)
        for tool in ("check", "tree", "render"):
            server.call(tool, 0)
            # Each call has another text, so that no line is known.
            times = [milliseconds(lambda: server.call(tool, number + 1)) for number in range(max(2, CALLS // options.divide))]
            figure(f"programs.{tool}", statistics.median(times), "ms")
        server.end()
        starts = [first_answer(options.galley, folder) for _ in range(max(1, STARTS // options.divide))]
        figure("programs.first-answer", statistics.median(starts), "ms")


main()
