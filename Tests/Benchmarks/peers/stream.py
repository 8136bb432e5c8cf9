"""Measures `galley measure --jsonl` as a process, with one job.

    stream.py GALLEY CORPUS [--memory] [--divide N]

CORPUS holds a file per language, one paragraph per line. Rates are answers per second of CPU time, user and system, of
the whole process; the first answer is timed from the start of the process, in wall time, while the input stays open.
With `--memory`, only the peak memory of a process is measured, after a number of short texts that are all different.
`--divide` does an Nth of the work.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import threading
import time

PASSES = 10
REPEATED = 300_000
STARTS = 21
COUNTS = (100_000, 1_000_000)


def paragraphs(corpus):
    """The language and the text of each paragraph."""
    for path in sorted(pathlib.Path(corpus).glob("*.txt")):
        for line in path.read_text(encoding="utf-8").split("\n"):
            if line.strip():
                yield path.stem, line


def request(**fields):
    return json.dumps(fields, ensure_ascii=False).encode() + b"\n"


def new_texts(texts, passes):
    """Every paragraph in every pass, with the number of the pass appended, so that no text occurs twice."""
    for number in range(passes):
        for language, text in texts:
            yield request(text=f"{text} {number}", locale=language, width=343)


def repeated_texts(count):
    """A hundred texts like those of labels, repeated."""
    for number in range(count):
        yield request(text=f"Settings and privacy {number % 100}", width=163, lines=2)


def short_texts(count):
    for number in range(count):
        yield request(text=f"Message {number} of today", width=163, want=["size"])


def feed(process, requests):
    """Writes requests, a megabyte at a time."""
    buffer = bytearray()
    for line in requests:
        buffer += line
        if len(buffer) >= 1 << 20:
            process.stdin.write(buffer)
            buffer.clear()
    process.stdin.write(buffer)
    process.stdin.close()


def start(galley):
    return subprocess.Popen(
        [galley, "measure", "--jsonl", "--jobs", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)


def run(galley, requests):
    """Answers per second of CPU time, and the peak memory in millions of bytes."""
    process = start(galley)
    writer = threading.Thread(target=feed, args=(process, requests))
    writer.start()
    count = 0
    while answers := process.stdout.read(1 << 20):
        if b'"error"' in answers:
            sys.exit(f"error: a request was not answered: {answers[:300].decode(errors='replace')}")
        count += answers.count(b"\n")
    writer.join()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit("error: galley measure --jsonl failed.")
    return count / (usage.ru_utime + usage.ru_stime), usage.ru_maxrss * 1024 / 1e6


def first_answer(galley):
    """Milliseconds from the start of a process to its first answer."""
    began = time.perf_counter()
    process = start(galley)
    process.stdin.write(request(text="Hello, world", width=343))
    process.stdout.read(1)
    seconds = time.perf_counter() - began
    process.stdin.close()
    process.stdout.read()
    process.wait()
    return 1000 * seconds


def figure(name, value, unit):
    print(f"{name}\t{value:.2f}\t{unit}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("galley")
    parser.add_argument("corpus")
    parser.add_argument("--memory", action="store_true")
    parser.add_argument("--divide", type=int, default=1)
    options = parser.parse_args()
    galley = options.galley

    def part(count):
        return max(1, count // options.divide)

    if options.memory:
        for count in COUNTS:
            figure(f"stream.memory.{count}", run(galley, short_texts(part(count)))[1], "MB")
        return
    texts = list(paragraphs(options.corpus))
    figure("stream.cold", run(galley, new_texts(texts, part(PASSES)))[0], "answers/s")
    figure("stream.repeated", run(galley, repeated_texts(part(REPEATED)))[0], "answers/s")
    figure("stream.first-answer", statistics.median(first_answer(galley) for _ in range(part(STARTS))), "ms")


main()
