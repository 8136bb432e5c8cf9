#!/usr/bin/env python3
"""Checks that every public type of every module has a doc comment, which says what it is.

A type alias that is there for an associated type, of the sources or of the standard library, needs none. Members are checked where a product is documented
(`documentation.py`); in modules of names they say what they are by the frameworks' own names.
"""

import re
import sys

from folders import ROOT

TYPE = re.compile(
    r"^ *(?:@\w+(?:\([^)\n]*\))?\s+)*(?=[\w ]*\b(?:public|open)\b)(?:(?:public|open|final|indirect|nonisolated)\s+)+"
    r"(class|struct|enum|protocol|actor|typealias)\s+(?!func\b|var\b|let\b|subscript\b)`?(\w+)")
ASSOCIATED = re.compile(r"\bassociatedtype\s+(\w+)")
OF_THE_LIBRARY = {"AsyncIterator", "Element", "Index", "Indices", "Iterator"}


def bare(lines, associated):
    """The lines of public types without a comment, each with its number, and the name."""
    for index, line in enumerate(lines):
        match = TYPE.match(line)
        if not match or match[1] == "typealias" and match[2] in associated:
            continue
        above = index - 1
        while above >= 0 and re.match(r" *(?:@|#|//(?!/))", lines[above]):
            above -= 1
        if above < 0 or not lines[above].lstrip().startswith("///"):
            yield index + 1, match[2]


# Sources, and how many of their types have no comment.
KNOWN = [
    ("/// A.\npublic struct A {}\n", 0), ("public struct A {}\n", 1), ("/// A.\n@MainActor\nopen class A {}\n", 0),
    ("@MainActor public final class A {}\n", 1), ("struct A {}\n", 0), ("  public typealias Output = Int\n", 0),
    ("public typealias Other = Int\n", 1), ("/// A.\npublic struct A {\n  public class func b() {}\n}\n", 0),
]


def main():
    texts = {path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in sorted((ROOT / "Sources").rglob("*.swift"))}
    associated = OF_THE_LIBRARY | {name for text in texts.values() for name in ASSOCIATED.findall(text)}
    lines = [f"The check is wrong about this:\n{text}" for text, count in KNOWN if len(list(bare(text.splitlines(), associated))) != count]
    for path, text in texts.items():
        lines += [f"{path}:{line}: {name} has no comment." for line, name in bare(text.splitlines(), associated)]
    print("\n".join(lines))
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
