#!/usr/bin/env python3
"""Checks that files and folders named in documents exist, and that ARCHITECTURE.md has every target, above those it depends on.

    documents.py

A name is a path in backquotes, from the root of the repository or from the document's folder. Names with `…`, `*` or `<>`
are patterns, and are left out. Prints every name that leads nowhere; the exit status is then 1.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATH = re.compile(r"`((?:[\w.+-]+/)*[\w.+-]+/?)`")


def tracked(pattern):
    found = subprocess.run(["git", "ls-files", pattern], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in found.stdout.splitlines() if (ROOT / name).exists()]


def names(text, tops):
    """The paths that a document names, each with its line: those that begin in a folder of the repository, and documents."""
    for number, line in enumerate(text.splitlines(), 1):
        for name in PATH.findall(line):
            if name.split("/")[0] in tops and "/" in name.rstrip("/") or name.endswith(".md"):
                yield number, name


def upward(table):
    """The dependencies of targets that lead upwards in ARCHITECTURE's table."""
    rows = [re.findall(r"`(\w+)`", line.split("|")[1]) for line in table.splitlines() if line.startswith("| `")]
    row = {target: number for number, targets in enumerate(rows) for target in targets}
    command = ["swift", "package", "dump-package"]
    dumped = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for target in json.loads(dumped)["targets"]:
        for dependency in target["dependencies"]:
            other = (dependency.get("byName") or dependency.get("target") or [None])[0]
            if row.get(other, len(rows)) < row.get(target["name"], -1):
                yield target["name"], other


def main():
    faults = []
    tops = {path.split("/")[0] for path in tracked("*") if "/" in path}
    for document in tracked("*.md"):
        path = ROOT / document
        for number, name in names(path.read_text(), tops):
            if not (ROOT / name).exists() and not (path.parent / name).exists():
                faults.append(f"{document}:{number}: `{name}` does not exist.")
    architecture = ROOT / "ARCHITECTURE.md"
    text = architecture.read_text() if architecture.exists() else ""
    known = set(re.findall(r"`(\w+)`", text))
    for target, other in upward(text):
        faults.append(f"ARCHITECTURE.md has `{target}` below `{other}`, which it depends on.")
    # One line is about the modules of this list.
    provided = ROOT / "Tools/provided-modules.txt"
    known |= set(provided.read_text().split()) if provided.exists() else set()
    for target in sorted({path.split("/")[1] for path in tracked("Sources/*/*")}):
        if target not in known and not re.match(r"C[A-Z]|_Testing_", target):
            faults.append(f"ARCHITECTURE.md has no target `{target}`.")
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
