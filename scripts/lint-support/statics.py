#!/usr/bin/env python3
"""Checks that everything in a process shares no state but what `SHARED` lists, each with its reason.

Such state is a stored `static var`, a global `var`, a task-local value, and a `static let` that holds a `Mutex`, an
`Atomic` or an object of one of the sources' classes with a stored `var`. State of a view, a window or an environment is
stored there; a value for what is called is passed along. The README of a target that has one names what is shared there. A
copy of the sources that is wrong on purpose must not pass, and what the list has in vain is named, too.
"""

import pathlib
import re
import sys

from base_classes import regions, sources
from folders import ROOT

# By the reason: the types, and the members that are shared.
SHARED = {
    "a framework's own: apps reach it by a static member, and find there what they have put there": {
        "AVAudioApplication": "shared", "AppDependencyManager": "shared", "ApplicationMusicPlayer": "shared",
        "CPNowPlayingTemplate": "only", "SystemMusicPlayer": "shared",
        "MPMusicPlayerController": "systemMusicPlayer applicationMusicPlayer applicationQueuePlayer",
        "AVAudioSession": "shared", "AppearanceProxies": "rules", "BGTaskScheduler": "instance", "CATransaction": "stack",
        "DisplayedWindows": "entries", "MediaTime": "latest", "GKAccessPoint": "shared", "GKLocalPlayer": "local", "KeychainItems": "shared",
        "MPNowPlayingInfoCenter": "center", "NSUbiquitousKeyValueStore": "default",
        "PKToolPicker": "instance", "RPScreenRecorder": "instance", "SCNTransaction": "completions",
        "TypographyKit": "current", "UIApplication": "shared delegateClass", "UIDevice": "current", "UIMenuController": "shared",
        "UIPasteboard": "general", "UIPrintInteractionController": "only", "UIScreen": "main",
        "UNUserNotificationCenter": "center", "ValueTransformer": "registered",
        "WCSession": "instance",
    },
    "Objective-C's runtime: values beside objects, calls on the main run loop, what its autorelease pool keeps": {
        "Associations": "shared", "DelayedCalls": "pending", "PerformedResults": "results",
    },
    "what UIKit's static members answer from, of the environment at work": {
        "CurrentEnvironment": "shared process", "ViewEnvironment": "ofTask",
    },
    "passed along with calls through code that cannot pass it: Swift drops it when the call returns": {
        "DocumentReading": "nesting", "ElementSearch": "memory", "FileConfinement": "current", "FolderLock": "claimed",
        "NamedFiles": "current", "SnapshotCounter": "ofTest", "SnapshotTestingConfiguration": "innermost",
        "ViewOrigins": "current",
    },
    "the program's own classes, fonts, assets and scenes, which it names before the first view is made": {
        "Bundle": "moduleAssets registeredApp", "DocumentClasses": "makers registered", "DocumentFolder": "registered",
        "FontRegistry": "process", "ImageDrawing": "renderer", "NSEntityDescription": "entities",
        "NamedAssets": "registered", "NamedPropertyTable": "extensions", "ProgramScenes": "registered",
        "UIColor": "registered",
    },
    "remembered: who asks again is answered what would be found again": {
        "AdvanceTable": "faces", "BreakIterators": "shared", "CoreFoundationBytes": "kept", "DateWords": "formatters", "LanguageNumbers": "known",
        "LanguageTag": "found", "Locale": "known", "MergedTraits": "shared", "NamedPropertyTable": "known", "PropertyLinks": "fields",
        "SharedFonts": "state", "SymbolAsset": "assets", "SymbolLibrary": "libraries", "TextLayoutEngine": "shared",
    },
    "numbers that are given once in a process, or count its work; none is in a result": {
        "LayoutEngine": "engineCount", "RegistrationIdentity": "count", "Serials": "last", "StagedFile": "count",
    },
    "the process's own: its run of tests, its signals, its children": {
        "SignalListener": "state writeEnd", "SpawnedProcess": "starting", "TestRegister": "tests calls",
        "TestRun": "joined log",
    },
    "whether anything is observed in the process: until then nobody is asked": {
        "KeyValueObservers": "exist",
    },
    "searched by an object that does not hold what it belongs to; its references are weak": {
        "ModelContainer": "living",
    },
    "stands for what is missing, and is not changed": {
        "AccessibilityCompanions": "silent", "ManagedObjectContextKey": "defaultValue",
        "ModelContextKey": "defaultValue",
    },
}

WORDS = r"(?:(?:public|package|private|fileprivate|internal|nonisolated|open|final|lazy|\((?:set|unsafe)\)|@\w+(?:\(\w+\))?)\s*)*"
# The kind, the name, the type, what follows it, and the value's first word.
STATIC = re.compile(
    WORDS + r"\b(?:static|class)\s+" + WORDS + r"(var|let)\s+`?(\w+)`?\s*(?::\s*([^={\n]+))?(=|\{|\n|$)\s*(?:\w+\.)*(\w*)")
GLOBAL = re.compile(r"^" + WORDS + r"var\s+(\w+)\s*(?::\s*[^={\n]+)?(?:=|\n)", re.MULTILINE)
# A stored property, of a class that is not in another type: in a line of its own, behind two spaces.
STORED = re.compile(
    r"^  (?=\S)(?!.*\b(?:static|class)\b)[^\n{=]*\b(?:var\s+\w+\s*(?::\s*[^={\n]+)?(?:=|\n|\{\s*(?:didSet|willSet))"
    r"|let\s.*\b(?:Mutex|Atomic)\b)", re.MULTILINE)
BOXES = {"Atomic", "Mutex"}


def mutable_classes(files):
    """The top-level classes with a stored property that can change, by name."""
    return {
        region.name
        for text, found in files.values() for region in found
        if region.kind == "class" and text.rfind("\n", 0, region.start) in (-1, line_before(text, region))
        and STORED.search(text, region.start, region.end)
    }


def line_before(text, region):
    """The end of the line before a declaration that is not indented; -2 for one that is."""
    place = text.rfind("\n", 0, region.start)
    return place if text[place + 1:place + 2].strip() else -2


def shared(files):
    """The path, the line, the type and the name of all shared state."""
    classes = mutable_classes(files)
    for path, (text, found) in files.items():
        for match in STATIC.finditer(text):
            kind, name, type_name, follows, value = match.groups()
            held = {value, *re.findall(r"^\w+", type_name or "")} if follows != "{" else set()
            if follows != "{" if kind == "var" else held & (BOXES | classes):
                around = [region.name for region in found if region.start <= match.start(2) < region.end]
                yield path, text.count("\n", 0, match.start(2)) + 1, around[-1].split(".")[-1] if around else "", name
        for match in GLOBAL.finditer(text):
            yield path, text.count("\n", 0, match.start(1)) + 1, "", match[1]


def violations(files):
    """The shared state that is not listed, and what is listed in vain."""
    listed = {(owner, name) for members in SHARED.values() for owner, names in members.items() for name in names.split()}
    unused = set(listed)
    for path, line, owner, name in shared(files):
        unused.discard((owner, name))
        readme = ROOT / "Sources" / path.parts[0] / "README.md"
        if readme.exists() and f"`{owner}.{name}`" not in readme.read_text(encoding="utf-8"):
            yield f"{readme.relative_to(ROOT)} does not name `{owner}.{name}`, which everything in the process shares."
        if (owner, name) not in listed:
            yield f"Sources/{path}:{line}: {owner or 'a global variable'}.{name} is shared by everything in the process."
    for owner, name in sorted(unused):
        yield f"scripts/lint-support/statics.py lists {owner}.{name}, which is not shared."


BROKEN = [
    "struct A {\n  static var b = 0\n}",
    "struct A {\n  @MainActor private static var b: [Int: Int] = [:]\n}",
    "enum A {\n  nonisolated(unsafe) private(set) static var b: Int?\n}",
    "enum A {\n  @TaskLocal static var b: Int?\n}",
    "enum A {\n  private static let b = Mutex<[String: Int]>([:])\n}",
    "final class A {\n  static let b = A()\n  private var count = 0\n}",
    "var b = 0",
    "@MainActor private var b: Int? = nil",
]
SOUND = [
    "struct A {\n  static var b: Int { 0 }\n  static let c = [0]\n}",
    "class A {\n  class var b: Int { get { 0 } }\n  static let c = A()\n  let d = 0\n}",
    "func a() {\n  var b = 0\n}",
]


def fooled():
    """State made on purpose that is not found, and what is none and is blamed."""
    for text in BROKEN + SOUND:
        found = list(shared({pathlib.Path("A.swift"): (text + "\n", list(regions(text)))}))
        if bool(found) != (text in BROKEN):
            yield f"The check is wrong about this:\n{text}"


def main():
    files = {path: (text, list(regions(text))) for path, text in sources()}
    lines = list(fooled()) + list(violations(files))
    print("\n".join(lines))
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
