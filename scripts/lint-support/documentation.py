"""Checks the documentation of the public products.

    documentation.py BIN

BIN is the folder of the modules, as `swift build --show-bin-path` prints it. They must be up to date with the sources:
comments are read from those, at locations that the modules record.

Every public member must have a doc comment or inherit one (an override, a witness), and DocC must build each target's
catalogue without a warning, with every type in one of its topics. Deliberately broken copies must fail: a check that
accepts everything proves nothing.
"""

import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
TARGETS = [
    "TextLayout", "CardLayouts", "HeadlessUIKit", "HeadlessSwiftUI", "TypographyKit", "TypographyKitSwiftUI", "GalleyTesting",
    "GalleyTestingSwiftUI",
]
# Modules that a target re-exports; their symbols are documented with it.
EXPORTED = {
    "GalleyTesting": ["Findings"],
    "HeadlessUIKit": ["ElementGeometry", "UIKitBars", "UIKitControls", "UIKitCore", "UIKitLists", "UIKitPresentation", "UIKitText", "UIKitValues"],
}
SYSTEM_LIBRARIES = ["cairo", "freetype2", "harfbuzz", "icu-uc", "libxml-2.0"]


class Fault(Exception):
    """A reason why the check cannot be made: a missing tool or module."""


def tool(name):
    """The path of a program of the Swift toolchain: on the PATH, or beside `swift`."""
    found = shutil.which(name)
    swift = shutil.which("swift")
    if found is None and swift is not None:
        found = shutil.which(name, path=os.path.dirname(os.path.realpath(swift)))
    if found is None:
        raise Fault(
            f"error: {name} is not here.\n"
            "hint: It is in the toolchains of https://www.swift.org/install/linux/; put their usr/bin into PATH.")
    return found


def run(command):
    """The output of a program that must succeed."""
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        raise Fault(f"error: {os.path.basename(command[0])} failed:\n{(result.stdout + result.stderr).strip()}")
    return result.stdout


def clang_flags(binaries):
    """The flags with which the modules find the C libraries that they depend on."""
    maps = sorted(ROOT.glob("Sources/C*/module.modulemap")) + sorted(binaries.glob("C*.build/module.modulemap"))
    flags = [f"-fmodule-map-file={path}" for path in maps]
    flags += run(["pkg-config", "--cflags-only-I", *SYSTEM_LIBRARIES]).split()
    return [word for flag in flags for word in ("-Xcc", flag)]


def extract(target, binaries, into):
    """Writes a built module's symbol graphs: its own, and one for each module that it extends."""
    modules = binaries / "Modules"
    if not (modules / f"{target}.swiftmodule").exists():
        raise Fault(f"error: {modules} has no module {target}.\nhint: Run: swift build")
    triple = json.loads(run([tool("swift"), "-print-target-info"]))["target"]["unversionedTriple"]
    into.mkdir(parents=True)
    run([
        tool("swift-symbolgraph-extract"), "-module-name", target, "-I", str(modules), "-target", triple,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
        f"-experimental-allowed-reexported-modules={','.join(EXPORTED.get(target, []))}",
        "-output-dir", str(into), *clang_flags(binaries),
    ])


def read(graphs):
    """The symbols of a module's graphs, and the identifiers of those that can inherit documentation."""
    symbols, heirs = [], set()
    for path in sorted(graphs.glob("*.symbols.json")):
        graph = json.loads(path.read_text(encoding="utf-8"))
        symbols += [s for s in graph["symbols"] if s["kind"]["identifier"] != "swift.extension"]
        heirs |= {r["source"] for r in graph["relationships"] if r["kind"] == "overrides" or "sourceOrigin" in r}
    return symbols, heirs


def place(symbol):
    """`file:line: Type.member` of a symbol."""
    name = ".".join(symbol["pathComponents"])
    if "location" not in symbol:
        return name
    path = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(symbol["location"]["uri"]).path))
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return f"{shown}:{symbol['location']['position']['line'] + 1}: {name}"


def undocumented(symbols, heirs):
    """The members that neither have a doc comment nor override or implement a member."""
    return sorted(
        place(symbol) for symbol in symbols
        if not any(line["text"].strip() for line in symbol.get("docComment", {}).get("lines", []))
        and symbol["identifier"]["precise"] not in heirs)


def convert(catalogue, graphs, archive):
    """Builds a catalogue; returns DocC's errors and warnings, or an empty string."""
    result = subprocess.run(
        [
            tool("docc"), "convert", str(catalogue), "--additional-symbol-graph-dir", str(graphs), "--output-dir",
            str(archive), "--fallback-bundle-identifier", f"galley.{catalogue.stem}", "--warnings-as-errors",
        ],
        capture_output=True, text=True)
    output = (result.stdout + result.stderr).strip()
    return output if result.returncode != 0 or "warning:" in output else ""


def without_topic(target, archive):
    """The types that are in no topic of the catalogue's first page, so that DocC generated one for them."""
    page = json.loads((archive / "data" / "documentation" / f"{target.lower()}.json").read_text(encoding="utf-8"))
    sections = [s for s in page.get("topicSections", []) if s.get("generated", False)]
    return [page["references"][name]["title"] for section in sections for name in section["identifiers"]]


def check(target, graphs, work):
    """The faults of a target's documentation."""
    symbols, heirs = read(graphs)
    if not symbols:
        return [f"{target} has no public symbols."]
    faults = [f"{where} has no documentation." for where in undocumented(symbols, heirs)]
    catalogue = ROOT / "Sources" / target / f"{target}.docc"
    if not catalogue.is_dir():
        return faults + [f"{target} has no catalogue: {catalogue.relative_to(ROOT)}"]
    archive = work / f"{target}.doccarchive"
    said = convert(catalogue, graphs, archive)
    if said:
        return faults + [said]
    overview = (catalogue / f"{target}.md").relative_to(ROOT)
    return faults + [f"{overview} has {name} in no topic." for name in without_topic(target, archive)]


def accepts_broken(target, graphs, work):
    """The deliberate faults that the check does not find."""
    symbols, heirs = read(graphs)
    bare = next(s for s in symbols if s["identifier"]["precise"] not in heirs)
    if not undocumented([{**bare, "docComment": {"lines": []}}], heirs):
        yield f"A member of {target} without documentation is not noticed."
    copy = work / "broken" / f"{target}.docc"
    shutil.copytree(ROOT / "Sources" / target / f"{target}.docc", copy)
    with (copy / f"{target}.md").open("a", encoding="utf-8") as overview:
        overview.write("\n### Broken\n\n- ``NothingOfThisName``\n")
    if not convert(copy, graphs, work / "broken.doccarchive"):
        yield f"A link of {target} that leads nowhere is not noticed."


def main(binaries):
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)

        def faults(target):
            extract(target, binaries, work / target)
            return check(target, work / target, work)

        try:
            # The compiler's and DocC's processes do the work.
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                found = [fault for faults in pool.map(faults, TARGETS) for fault in faults]
            return found or list(accepts_broken("CardLayouts", work / "CardLayouts", work))
        except Fault as fault:
            return [str(fault)]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: documentation.py BIN")
    found = main(pathlib.Path(sys.argv[1]))
    print("\n".join(found))
    sys.exit(1 if found else 0)
