#!/usr/bin/env python3
"""Checks that base classes name no subclass, and that code asks views what they can do, not of what class they are.

The classes are those that `Sources` declares, with the superclasses written there. Three rules:

1. The code of a class, in its body and its extensions in any file, names none of the classes below it. `NAMED` lists what
   UIKit's own API names; not even that is cast to.
2. The code of a protocol that only subclasses of a class adopt casts to none of them.
3. Other code casts to a class that has a superclass in `Sources` only in the folder that declares the class, in the class's
   own code or in a subclass's. `CAST` lists what else does.

A cast is `as?`, `as!`, `is`, `case … as`, `isKind(of:)` and a comparison with `Class.self`. Comments and literals do not
count. A copy of the sources that is wrong on purpose must not pass, and what a list has in vain is named, too.
"""

import collections
import re
import sys

from folders import NOISE, ROOT

# The classes that count as no superclass, like NSObject.
ROOTS = {"MainActorObject"}
# By the base class and the subclass that it names: what of UIKit names it.
NAMED = {
    ("CGPath", "CGMutablePath"): "mutableCopy() makes one",
    ("CNContact", "CNMutableContact"): "mutableCopy() makes one",
    ("Configuration", "SymbolConfiguration"): "a button's configuration has the name of an image's: it prefers one for its image",
    ("Entity", "AnchorEntity"): "loadAnchor(named:)",
    ("Entity", "ModelEntity"): "loadModel(named:)",
    ("HKObjectType", "HKActivitySummaryType"): "activitySummaryType()",
    ("HKObjectType", "HKAudiogramSampleType"): "audiogramSampleType()",
    ("HKObjectType", "HKCategoryType"): "categoryType(forIdentifier:)",
    ("HKObjectType", "HKCharacteristicType"): "characteristicType(forIdentifier:)",
    ("HKObjectType", "HKCorrelationType"): "correlationType(forIdentifier:)",
    ("HKObjectType", "HKElectrocardiogramType"): "electrocardiogramType()",
    ("HKObjectType", "HKQuantityType"): "quantityType(forIdentifier:)",
    ("HKObjectType", "HKSeriesType"): "seriesType(forIdentifier:)",
    ("HKObjectType", "HKWorkoutType"): "workoutType()",
    ("NSCollectionLayoutItem", "NSCollectionLayoutSupplementaryItem"): "supplementaryItems",
    ("NSParagraphStyle", "NSMutableParagraphStyle"): "NSMutableCopying: mutableCopy(with:) makes one",
    ("PHCollection", "PHCollectionList"): "fetchCollections(in:options:)",
    ("PartialMusicAsyncProperty", "MusicRelationshipProperty"): "albums, artists and other properties of an item",
    ("SKNode", "SKScene"): "scene",
    ("UIResponder", "UIView"): "inputView, inputAccessoryView",
    ("UIResponder", "UIViewController"): "inputViewController, inputAccessoryViewController",
    ("UNNotificationContent", "UNMutableNotificationContent"): "NSMutableCopying: mutableCopy(with:) makes one",
    ("UITab", "UITabGroup"): "parent, managingTabGroup",
    ("UIView", "UIWindow"): "window, willMove(toWindow:)",
    ("UIViewController", "UINavigationController"): "navigationController",
    ("UIViewController", "UISplitViewController"): "splitViewController",
    ("UIViewController", "UITabBarController"): "tabBarController",
}
# By the type whose code casts, and the class, or any class: why it may.
ANY = "*"
CAST = {
    ("Anchor", "UIView"): "an item of a constraint is a view or a guide, which have no common class",
    ("AnyObjectMembers", ANY): "an object of any class has the members of its class",
    ("AppearanceProxies", "UIView"): "a proxy may be of another class that has an appearance",
    ("CollectionSource", "UICollectionViewFlowLayout"): "the flow layout's delegate is told a UICollectionViewLayout",
    ("DisplayedCollectionElement", "UICollectionViewCell"): "its view is a cell or another reusable view",
    **{
        (owner, ANY): "a document's elements, ids and outlets lead to objects of any class"
        for owner in (
            "CanvasCells", "DocumentCoder", "DocumentObjects", "DocumentReading", "DocumentScreens", "ElementClass", "LaidOutScreen",
            "StoryboardScene", "UINib")
    },
    ("GradientView", "CAGradientLayer"): "a view's layer is of its layerClass",
    ("MeasuredText", "UILabel"): "the text engine measures labels",
    ("ShapeView", "CAShapeLayer"): "a view's layer is of its layerClass",
    ("DisplayedViews", ANY): "the remedy is a property of the class that has it",
    ("UIAccessibilityElement", "UIView"): "accessibilityContainer is Any",
    ("UICollectionView", "UICollectionReusableView"): "its elements are cells and other reusable views",
    ("UICollectionView", "UICollectionViewCell"): "its elements are cells and other reusable views",
    ("UICollectionViewController", "UICollectionView"): "collectionView is what a document has as its view",
    ("UICollectionViewListCell", "AccessoryGlyphView"): "an accessory's view is the cell's own, or the app's",
    ("UICollectionViewListCell", "UIListContentView"): "a configured content view is the system's own, or the app's",
    ("UICollectionViewListCell", "PopUpAccessoryView"): "an accessory's view is the cell's own, or the app's",
    ("UICollectionViewListCell", "UILabel"): "an accessory's view is the cell's own, or the app's",
    ("UIActivityViewController", "UISheetPresentationController"): "it is presented in a sheet, or in a popover",
    ("UIImage", "SymbolAsset"): "an image is of a symbol, of a catalogue, or of neither",
    ("UIPopoverPresentationController", "UIBarButtonItem"): "a source is a bar button item or a view",
    ("UIPopoverPresentationController", "UIView"): "a source is a bar button item or a view",
    ("UIScreen", "UIView"): "a UICoordinateSpace is a view or the screen",
    ("UISplitViewController", "UINavigationController"): "it wraps controllers that are no stacks, and joins stacks to one",
    ("UISplitViewController", "UITabBarController"): "it wraps controllers that bring no bars",
    ("UITabBarController", "UINavigationController"): "it looks into a stack, and More shows stacks as its own",
    ("UITableView", "UITableViewCell"): "its elements are cells, headers and footers",
    ("UITableView", "UITableViewHeaderFooterView"): "its elements are cells, headers and footers",
    ("UITableViewCell", "UIListContentView"): "a configured content view is the system's own, or the app's",
    ("UITableViewCell", "TableContentView"): "its content view is its own, or one that a configuration makes",
    ("UITableViewController", "UITableView"): "tableView is its view",
    ("UIViewController", "UIPopoverPresentationController"): "popoverPresentationController",
    ("UIViewController", "UISheetPresentationController"): "sheetPresentationController",
    ("ViewDefinition", "UICollectionView"): "a document names the class that the definition's view is made of",
    ("ViewDefinition", "UIStackView"): "a document names the class that the definition's view is made of",
    ("ViewDefinition", "UITableView"): "a document names the class that the definition's view is made of",
    ("ViewDefinition", "UIVisualEffectView"): "a document names the class that the definition's view is made of",
    ("ViewMutations", "StringDrawer"): "a mutation sets a property that this class alone has",
    ("ViewMutations", "UILabel"): "a mutation sets a property that this class alone has",
    ("ViewMutations", "UITableView"): "a mutation sets a property that this class alone has",
    ("ViewRenderer", "UIViewController"): "a view's next responder is its controller, or none is",
}

TYPE = re.compile(
    r"\b(class|struct|enum|protocol|actor|extension)\s+(?!func\b|var\b|let\b|subscript\b)([\w.]+)\s*"
    r"(?:<[^{]*?>)?\s*(?::\s*([\w.]+))?([^{};]*)\{")
BOUND = re.compile(r"\bSelf\s*:\s*(\w+)")
CLASS = r"[\[(]*(?:any\s+)?([A-Z]\w*)"
CASTS = re.compile(
    rf"\b(?:as[?!]|is)\s+{CLASS}|\bcase\b[^:\n]*?\sas\s+{CLASS}|\bisKind\(of:\s*{CLASS}|[!=]=+\s*{CLASS}\.self\b")
NAME = re.compile(r"\b[A-Z]\w*")

Region = collections.namedtuple("Region", "kind name superclass bound start end")


def code(path):
    """A file's code without comments and literals, with its lines where they were."""
    return NOISE.sub(lambda noise: "\n" * noise[0].count("\n") or " ", path.read_text(encoding="utf-8"))


def sources():
    """The path below `Sources` of each source file, and its code."""
    root = ROOT / "Sources"
    for path in sorted(root.rglob("*.swift")):
        yield path.relative_to(root), code(path)


def end(text, start):
    """The place behind the brace that closes the one before `start`."""
    depth = 1
    for place in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return place
    return len(text)


def regions(text):
    """The declarations of types and extensions in a text, outer ones first."""
    for match in TYPE.finditer(text):
        kind, name, first, rest = match.groups()
        bound = BOUND.search(rest)
        yield Region(kind, name, first, bound[1] if bound else first, match.end(), end(text, match.end()))


class Hierarchy:
    """The classes of the sources, and what only they can adopt."""

    def __init__(self, files):
        """Reads declarations; of protocols it keeps the first class that they are bound to."""
        self.superclass, self.folder, self.bound = {}, {}, {}
        for path, found in files.items():
            for region in found:
                if region.kind == "class":
                    self.superclass[region.name] = None if region.superclass in ROOTS else region.superclass
                    self.folder[region.name] = path.parent
        for found in files.values():
            for region in found:
                if region.kind == "protocol" and region.bound in self.superclass:
                    self.bound[region.name] = region.bound

    def is_below(self, name, base):
        """Whether a class is a subclass of another, at whatever distance."""
        above = self.superclass.get(name)
        return above == base or above in self.superclass and self.is_below(above, base)

    def is_derived(self, name):
        """Whether the sources declare the class and a superclass of it."""
        return self.superclass.get(name) in self.superclass


def violations(files):
    """What breaks a rule in the files' text and regions, and what the lists have in vain."""
    classes = Hierarchy({path: found for path, (_, found) in files.items()})
    unused = set(NAMED) | set(CAST)
    for path, (text, found) in files.items():
        casts = {match.start(match.lastindex) for match in CASTS.finditer(text)}
        for match in NAME.finditer(text):
            name, place = match[0], match.start()
            if not classes.is_derived(name):
                continue
            around = [region for region in found if region.start <= place < region.end]
            owner, fault, allowed = judge(classes, around, name, place in casts, path)
            unused -= {(owner, name), (owner, ANY)} if fault else {(owner, name)}
            if fault and not {(owner, name), (owner, ANY)} & set(allowed):
                yield f"Sources/{path}:{text.count(chr(10), 0, place) + 1}: {owner} {fault} {name}."
    for owner, name in sorted(unused):
        yield f"scripts/lint-support/base_classes.py lists that {owner} names {name}, which it does not."


def judge(classes, around, name, is_cast, path):
    """What a name breaks in the declarations around it: whose code it is in, the fault, and the list that may allow it."""
    for region in around:
        if classes.is_below(name, region.name):
            if is_cast:
                return region.name, "is a base class, and casts to its subclass", {}
            return region.name, "is a base class, and names its subclass", NAMED
        base = classes.bound.get(region.name) or region.kind == "extension" and region.bound
        if is_cast and base and classes.is_below(name, base):
            return region.name, f"is for every {base}, and casts to its subclass", {}
    owner = around[0].name if around else path.name
    is_own = any(name == region.name or classes.is_below(region.name, name) for region in around)
    if not is_cast or is_own or path.parent == classes.folder[name]:
        return owner, None, {}
    return owner, "casts to another folder's class", CAST


# The file, what is added to it, and what must be said of that.
BROKEN = [
    (
        "UIView.swift", "extension UIView { var a: Bool { self is UILabel } }",
        "UIView is a base class, and casts",
    ),
    (
        "UIView.swift", "extension UIView { var a: UIButton? { nil } }",
        "UIView is a base class, and names",
    ),
    (
        "UIView.swift", "extension UIView { var a: UIWindow? { self as? UIWindow } }",
        "UIView is a base class, and casts",
    ),
    (
        "UIControl.swift",
        "extension UIControl { func a() { switch self { case let b as UIButton: b.a(); default: break } } }",
        "UIControl is a base class, and casts",
    ),
    (
        "SelfSizingHost.swift",
        "extension SelfSizingHost { var a: Bool { type(of: self) == UITableView.self } }",
        "SelfSizingHost is for every UIView, and casts",
    ),
    (
        "UIWindow.swift", "extension UIWindow { func a() { ($0 as? UILabel)?.b() } }",
        "UIWindow casts to another folder's class",
    ),
    (
        "Auditor.swift", "func a(_ view: UIView) -> Bool { view.isKind(of: UILabel.self) }",
        "Auditor.swift casts to another folder's class",
    ),
]


def accepts_broken(files):
    """Which faults, made on purpose, are not found."""
    paths = {path.name: path for path in files}
    for file, addition, said in BROKEN:
        path = paths[file]
        text = files[path][0] + addition
        if not any(said in line for line in violations({**files, path: (text, list(regions(text)))})):
            yield f"{file} with `{addition}` is not noticed."


def main():
    files = {path: (text, list(regions(text))) for path, text in sources()}
    lines = list(violations(files)) or list(accepts_broken(files))
    print("\n".join(lines))
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
