#!/usr/bin/env python3
"""Checks that the folders of each target, and those of each folder, reach each other in one direction only.

    folders.py            names every circle of folders, and what leads around it
    folders.py --arrows T the folders that each folder of a target reaches, with the names it uses there; T may be a folder
                          of a target: UIKitLists/Table

The folders of a target are those directly below `Sources/<target>`, each with all folders in it, and so on in each of them;
a file directly there is like a folder of its own, but that such files may reach each other. A folder reaches another if a
file of it uses a name that belongs to the other one: of a type that is declared at the top level there, or of a member
that an extension there adds to a type of another folder. Names that several folders declare are left out. Between targets
SwiftPM permits no circle.
"""

import collections
import functools
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Folders whose folders are chapters of one thing, and why there is no direction between them.
CHAPTERS = {
    "UIKitCore/Core": "A view names its layer, window, constraints, recognizers, responders and controller, and each of them names"
    " its view: UIKit's own classes are one circle, of four files in five here.",
}

ATTRIBUTES = r"(?:@\w+(?:\([^)]*\))?\s+|(?:%s)(?:\(\w+\))?\s+)*"
MODIFIERS = ATTRIBUTES % (
    "open|public|package|internal|final|indirect|nonisolated|static|class|mutating|nonmutating|override|lazy|weak|"
    "unowned|required|convenience|prefix|postfix|consuming|borrowing")
TYPE = re.compile(r"^" + MODIFIERS + r"(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE)
# With its members, which are indented by two.
EXTENSION = re.compile(r"^" + MODIFIERS + r"extension\s+(\w+)[^{]*\{(.*?)^\}", re.MULTILINE | re.DOTALL)
MEMBER = re.compile(
    r"^  " + MODIFIERS + r"(?:func|var|let|case|class|struct|enum|typealias)\s+`?(\w+)", re.MULTILINE)
ANY_MEMBER = re.compile(r"^ *(?:\w+(?:\(\w+\))?\s+|@\w+(?:\([^)]*\))?\s+)*(?:func|var|let|case)\s+`?(\w+)|(?<![\w.])(\w+):", re.MULTILINE)
NOISE = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
CASE_PATTERN = re.compile(r"\bcase \.\w+")
# An accessor is no use of a member of that name.
ACCESSOR = re.compile(r"(?<!\.)\b[gs]et\b(?!\()")
WORD = re.compile(r"(?<!@)\b[A-Za-z_]\w*")


@functools.cache
def code(path):
    """A file's code without comments, literals and accessors, and patterns of cases, which no extension declares."""
    return ACCESSOR.sub("", CASE_PATTERN.sub("case ", NOISE.sub(" ", path.read_text(encoding="utf-8"))))


def owners(files):
    """The folder that each name belongs to, of the names that no other folder declares."""
    types, members = collections.defaultdict(set), collections.defaultdict(set)
    for folder, text in files:
        for name in TYPE.findall(text):
            types[name].add(folder)
        for name in {name for found in ANY_MEMBER.findall(text) for name in found if name}:
            members[name].add(folder)
    found = {name: folders.copy().pop() for name, folders in types.items() if len(folders) == 1}
    for folder, text in files:
        for extended, body in EXTENSION.findall(text):
            if extended in types and folder not in types[extended]:
                for name in MEMBER.findall(body):
                    if members[name] <= {folder}:
                        found.setdefault(name, folder)
    return found


def arrows(target):
    """For each folder in a target or a folder the folders that it reaches, each with the names it uses there."""
    files = [(path.relative_to(target).parts[0], code(path)) for path in sorted(target.rglob("*.swift"))]
    owner = owners(files)
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for folder, text in files:
        for name in WORD.findall(text):
            if owner.get(name, folder) != folder:
                found[folder][owner[name]].add(name)
    return found


def circles(found):
    """The strongly connected sets of more than one folder (R. Tarjan, 1972), but for those of files alone."""
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
            if len(circle) > 1 and not all(member.endswith(".swift") for member in circle):
                result.append(circle)

    for folder in sorted(found):
        if folder not in index:
            visit(folder)
    return result


def parents(target):
    """A target and all folders in it that have folders."""
    return [target] + sorted({path.parent for path in target.rglob("*/") if path.is_dir() and path.parent != target})


def faults(target):
    """The circles in a target and in its folders, with what leads around each."""
    for parent in parents(target):
        name = f"{target.name}/{parent.relative_to(target)}".removesuffix("/.")
        found = arrows(parent)
        around = circles(found)
        if name in CHAPTERS:
            if not around:
                yield f"scripts/lint-support/folders.py lists {name}, whose folders are no circle."
            continue
        for circle in around:
            yield f"{name}: {', '.join(sorted(circle))} reach each other:"
            for folder in sorted(circle):
                for other in sorted(circle & set(found[folder])):
                    yield f"  {folder} uses of {other}: {', '.join(sorted(found[folder][other])[:6])}"


# Files of a target without a circle, and those that close one: by a type, a member of an extension, and through a file
# that is in no folder.
SOUND = {
    "Views/View.swift": "open class View {\n  func draw() {}\n}\n",
    "Lists/List.swift": "final class List: View {}\n\nextension View {\n  final func enlist(_ list: List) {}\n}\n",
    "Exports.swift": "// List\n",
}
CIRCLES = {
    "a type": {"Views/Owner.swift": "struct Owner { let list: List }\n"},
    "a member": {"Views/Owner.swift": "struct Owner {\n  func add(_ view: View) { view.enlist(none) }\n}\n"},
    "a file": {"App.swift": "struct App { let list: List }\n", "Views/Owner.swift": "struct Owner { let app: App }\n"},
    "a folder in a folder": {
        "Lists/Rows/Row.swift": "struct Row { let cell: Cell }\n",
        "Lists/Cells/Cell.swift": "struct Cell { let rows: [Row] }\n",
    },
    "a folder and its own file": {
        "Lists/Rows/Row.swift": "struct Row { let list: List }\n", "Lists/Rowed.swift": "struct Rowed { let row: Row }\n",
        "Lists/List.swift": SOUND["Lists/List.swift"] + "extension List {\n  var rowed: Rowed? { nil }\n}\n",
    },
}


def fooled():
    """The ways in which folders that reach each other are not noticed, or such that do not are blamed."""
    for way, added in {"nothing": {}, **CIRCLES}.items():
        with tempfile.TemporaryDirectory() as folder:
            for path, text in {**SOUND, **added}.items():
                file = pathlib.Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            if (not list(faults(pathlib.Path(folder)))) == bool(added):
                yield f"Folders that reach each other by {way}: the check is wrong about them."


def main(arguments):
    if arguments[:1] == ["--arrows"] and len(arguments) == 2:
        for folder, others in sorted(arrows(ROOT / "Sources" / arguments[1]).items()):
            for other, names in sorted(others.items()):
                print(f"{folder} -> {other}: {', '.join(sorted(names))}")
        return 0
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    lines = list(fooled()) + [line for target in sorted((ROOT / "Sources").iterdir()) for line in faults(target)]
    print("\n".join(lines))
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
