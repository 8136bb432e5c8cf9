#!/usr/bin/env python3
"""Checks that the folders of each target reach each other in one direction only.

    folders.py            names every circle of folders that is not listed below, and what leads around it
    folders.py --arrows T the folders that each folder of a target reaches, with the names it uses there

A folder is one directly below `Sources/<target>`, with all folders in it. It reaches another if a file of it uses the
name of a type that is declared there, at the top level or in an extension. Names that several folders declare are left
out, as are members: what they belong to is not written beside them. Between targets SwiftPM permits no circle.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Folders whose circle is known. A circle may lose folders, and gains none: then this list is to be shortened.
KNOWN = {
    "Gallery": [["Data", "Evidence", "Sheets", "Writing"]],
    "LocalizedStrings": [
        ["Checks", "Formats", "Model", "Numbers", "Showing"],
        ["PropertyLists", "Reading", "XLIFF"],
    ],
    "MeasuringServer": [["HTTP", "Serving", "Sockets"]],
    "Scenes": [["Matrix", "Reading", "Views"]],
    "Snapshots": [["Examining", "Output", "Paths", "Results", "Sharding"]],
    "TextLayout": [["Analysis", "Fonts", "FreeType", "Geometry", "LineBreaking", "Paragraph", "Shaping"]],
    "TypographyKit": [["Model", "Reading"]],
    "UIKitCore": [[
        "Accessibility", "Animation", "App", "Appearance", "AutoLayout", "Bars", "Controllers", "Controls", "Events",
        "Geometry", "Menus", "Nibs", "Presentation", "Runtime", "Scroll", "Text", "Traits", "Views",
    ]],
    "UIKitLists": [["Collection", "ContentConfigurations", "Table"]],
    "UIKitValues": [[
        "Colors", "Environment", "Fonts", "Geometry", "Images", "Recording", "Strings", "Text", "Traits",
    ]],
    "ViewDocuments": [["Collections", "Constraints", "Properties", "PropertyTypes", "Tables", "Views"]],
}

DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+|(?:open|public|package|internal|final|indirect|nonisolated)\s+)*"
    r"(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE)
NOISE = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
WORD = re.compile(r"\b[A-Z]\w*")


def code(path):
    """A file's code without comments and literals."""
    return NOISE.sub(" ", path.read_text(encoding="utf-8"))


def arrows(target):
    """For each folder of a target the folders that it reaches, each with the names it uses there."""
    texts = {
        path: (path.relative_to(target).parts[0], code(path))
        for path in sorted(target.rglob("*.swift")) if len(path.relative_to(target).parts) > 1
    }
    owners = collections.defaultdict(set)
    for folder, text in texts.values():
        for name in DECLARATION.findall(text):
            owners[name].add(folder)
    owner = {name: folders.copy().pop() for name, folders in owners.items() if len(folders) == 1}
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for path, (folder, text) in texts.items():
        for name in WORD.findall(text):
            if owner.get(name, folder) != folder:
                found[folder][owner[name]].add(name)
    return found


def circles(found):
    """The strongly connected sets of more than one folder (R. Tarjan, 1972)."""
    index, low, stack, result = {}, {}, [], []

    def visit(folder):
        index[folder] = low[folder] = len(index)
        stack.append(folder)
        for other in sorted(found.get(folder, {})):
            if other not in index:
                visit(other)
                low[folder] = min(low[folder], low[other])
            elif other in stack:
                low[folder] = min(low[folder], index[other])
        if low[folder] == index[folder]:
            circle = set()
            while folder not in circle:
                circle.add(stack.pop())
            if len(circle) > 1:
                result.append(circle)

    for folder in sorted(found):
        if folder not in index:
            visit(folder)
    return result


def faults(target, found):
    """The circles of a target that are not known, and the known ones that are there no more."""
    now = circles(found)
    known = [set(circle) for circle in KNOWN.get(target.name, [])]
    for circle in now:
        if not any(circle <= listed for listed in known):
            yield f"{target.name}: {', '.join(sorted(circle))} reach each other:"
            for folder in sorted(circle):
                for other in sorted(circle & set(found[folder])):
                    yield f"  {folder} uses of {other}: {', '.join(sorted(found[folder][other])[:6])}"
    for listed in known:
        if listed not in now:
            yield f"{target.name}: the circle of {', '.join(sorted(listed))} is smaller now: shorten it in scripts/lint-support/folders.py."


def main(arguments):
    if arguments[:1] == ["--arrows"] and len(arguments) == 2:
        for folder, others in sorted(arrows(ROOT / "Sources" / arguments[1]).items()):
            for other, names in sorted(others.items()):
                print(f"{folder} -> {other}: {', '.join(sorted(names))}")
        return 0
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    made = {"A": {"B": {"b"}}, "B": {"C": {"c"}}, "C": {"A": {"a"}}, "D": {"A": {"a"}}}
    if circles(made) != [{"A", "B", "C"}]:
        print("A circle that was made on purpose is not noticed.")
        return 1
    lines = [line for target in sorted((ROOT / "Sources").iterdir()) for line in faults(target, arrows(target))]
    print("\n".join(lines))
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
