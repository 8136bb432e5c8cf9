import Foundation
import Testing

/// A package that depends on this one like a user's is built and run: `Fixtures/OutsidePackage`.
///
/// It is built in the build folder of these tests, with the same options, so that the libraries are already there. The
/// tests are serialized, as they share that folder.
@Suite(.serialized) struct OutsidePackageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
  /// The folder of the built products, which contains this test program.
  private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  private static let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
  /// A copy of the fixture, in which tests may write references.
  private static let package = scratch.appendingPathComponent("outside-package")

  @Test func aPackageThatImportsUIKitBuildsAndSolves() throws {
    try? FileManager.default.removeItem(at: Self.package)
    let fixture = Self.folder.appendingPathComponent("Fixtures/OutsidePackage")
    try FileManager.default.copyItem(at: fixture, to: Self.package)
    // The versions that the tests were built with.
    try? FileManager.default.copyItem(
      at: Self.root.appendingPathComponent("Package.resolved"),
      to: Self.package.appendingPathComponent("Package.resolved"))
    // A cached plan would not include files that are new in this package.
    let plan = "--disable-build-manifest-caching"
    let built = try Self.run("swift", ["build", "--build-tests", plan] + Self.options)
    try #require(built.status == 0, "\(built.output)")
    let shown = try Self.run(Self.products.appendingPathComponent("show-screens").path, [])
    try #require(shown.status == 0, "\(shown.output)")
    #expect(shown.output.split(separator: "\n").map(String.init) == Self.expected)
    try Self.recordAndCompare()
  }

  // MARK: Assertions

  /// A team's tests, in Swift Testing and in XCTest, in parallel processes, in every record mode: the messages are
  /// those of swift-snapshot-testing.
  private static func recordAndCompare() throws {
    let store = package.appendingPathComponent("Tests/SnapshotTests/__Snapshots__")
    try? FileManager.default.removeItem(at: store)
    let nothing = try test("never")
    #expect(nothing.status != 0)
    #expect(nothing.output.contains("New snapshot was not recorded because recording is disabled"))
    #expect(!FileManager.default.fileExists(atPath: store.path))
    let first = try test("missing")
    #expect(first.status != 0)
    #expect(first.output.contains("No reference was found on disk. Automatically recorded snapshot: …"))
    #expect(files(store).count == 2 * 24 + 2 * 2 + 2 + 2 * 5 + 1)
    let second = try test("never")
    #expect(second.status == 0, "\(second.output.suffix(2_000))")
    let changed = try test("missing", greeting: "Good evening")
    #expect(changed.status != 0 && changed.output.contains("title: text 'Good morning' → 'Good evening'"))
    let taken = try test("failed", greeting: "Good evening")
    #expect(taken.status != 0 && taken.output.contains("A new snapshot was automatically recorded."))
    let third = try test("never", greeting: "Good evening")
    #expect(third.status == 0, "\(third.output.suffix(2_000))")
    try accept()
    let detached = try test("never", greeting: "Good evening", variables: ["DETACHED=1"])
    #expect(detached.status != 0 && detached.output.contains("recording is disabled"))
  }

  /// The results of two test processes form one run, which is accepted in the folder where the tests ran.
  private static func accept() throws {
    let earlier = try runs()
    let changed = try test("never", greeting: "Good night")
    #expect(changed.status != 0)
    #expect(try Set(runs()).subtracting(earlier).count == 1)
    // The package is in a hidden folder of this repository: from outside, paths in a run are not trusted for that.
    let elsewhere = try run(
      galley, ["accept", package.path + "/galley-output", "--all"], in: FileManager.default.temporaryDirectory)
    #expect(elsewhere.status == 2)
    #expect(
      elsewhere.output.contains("is hidden, outside this repository, or in the run's own folder"), "\(elsewhere.output)"
    )
    let accepted = try run(galley, ["accept", "--all"], in: package)
    #expect(accepted.status == 0 && accepted.output.contains("31 references written"), "\(accepted.output)")
    // A description is text, which is not part of a run: only that test still fails.
    _ = try test("never", greeting: "Good night")
    let report = try run(galley, ["report"], in: package)
    #expect(report.status == 0 && report.output.contains("31 cases: 31 unchanged"), "\(report.output)")
    #expect(try test("failed", greeting: "Good evening").status != 0)
  }

  private static func runs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent("galley-output").path)
  }

  private static func test(
    _ mode: String, greeting: String? = nil, variables: [String] = []
  ) throws -> (status: Int32, output: String) {
    var variables = variables + ["SNAPSHOT_TESTING_RECORD=\(mode)"]
    if let greeting { variables.append("GREETING=\(greeting)") }
    let arguments = ["swift", "test", "--skip-build", "--parallel", "--filter", "SnapshotTests"] + options
    return try run("env", variables + arguments)
  }

  private static func files(_ folder: URL) -> [String] {
    (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { path in
      [".png", ".txt", ".json"].contains { path.hasSuffix($0) }
    }
  }

  /// Computed by hand from the constants in the sources. By default the window has the values of the current screen, an
  /// iPhone 8: 375 x 667 points, 20 of them unsafe at the top, margins of 16. A title at 15 points makes a button 30
  /// points high (Interface Builder).
  private static let expected = [
    "calls: loadView viewDidLoad viewWillAppear viewIsAppearing … viewDidAppear",
    "root: true true",
    "safe area: 20.0 30.0",
    "margins: 16.0",
    "button: 30.0 Following 1",
    "color: true",
    "children: 1 true",
    "traits: true",
    "device: phone portrait",
    "app: true leftToRight",
    // 20 from the left, at most 120 wide, half of 200 minus 10 high; then 8, and a tile whose alignment rectangle (20
    // of its 22 points) is centred on 45.
    "anchors: 20.0 0.0 120.0 90.0, 148.0 35.0 30.0 22.0 true false",
    "attributes: 15.0 5.0 250.0 40.0 true 0",
    "visual format: 12.0 0.0 50.0 60.0, 70.0 0.0 230.0 60.0",
    "guides: 0.0 20.0 375.0 647.0, 16.0 343.0, 137.5 36.0 100.0 50.0",
    "fitting: 36.0 24.0, 200.0 24.0",
    // 110 minus two margins of 5 and a gap of 20: two tiles of 40.
    "stack: 3 5.0 40.0 65.0",
    // The gap is as wide as the first, 50; the second is half as high as the first's 20, with their bottoms aligned.
    "offsets: 110.0 10.0 40.0 10.0",
    // The view with the mask takes all of the additional 100 points.
    "masks: 200.0 50.0 10.0 10.0",
    // Two tiles of 30 and the system's 8.
    "arranging: 68.0 20.0",
    "associated: 3 none",
    "notifications: nc",
    "cells: 5 2 1 4 Screens.CountCell",
    "layout guides: 20.0 20.0 667.0",
    "priorities: 999.0 251.0",
    "graphics: 0.5 (11.0, 2.0, 3.0, 4.0) 2.0",
    "layers: (10.0, 20.0, 30.0, 5.0) 1 true",
    // Two items; the edit item's action turned editing on.
    "bars: true 2 true 3 Account true true true true",
    // Six recognizers were added, and one removed; a point 5 beyond the edge hits, as the row returns 10.
    "gestures: awake, tapped true, began true, ended (0.0, 0.0), activated; 5 true true 1 true",
    "responders: true true true false r UIKeyInputEscape true 200.0 true",
    "alerts: Delete Cancel true true 2 true",
    "presentations: true true true 2",
    "accessibility: Name Save Chart true true false 2 3.0 false true",
    "menus: Copy Delete 1 1 true row true",
    // The screen's 20 unsafe points.
    "app: true true 1 1 true true true true true 20.0",
    // The address replaced the text.
    "pasteboard: false true example.com 2",
    // Started and finished, the end of the transaction, the end of the animator.
    "animations: sfta true true 0.5 7 true",
    // 40 points with 10 around them; the delegate returns 70 in the second section.
    "rows: 2 3 [60.0, 60.0, 60.0, 70.0] 4 4 Knee note 16.0 true",
    // Below the table's own header of 25, a section's of 32 and three rows.
    "places: 25.0 32.0 1 3 1 Today 237.0 70.0 0.0 true 307.0 true",
    "selection: 2 true 1 true true",
    // None for rows that cannot be edited; insert; delete.
    "editing: true [false, true, true, false] [0, 2, 1, 0] true [1, 2] 3",
    "updates: 1 Knee, New, Sleep, Iron, Dentist false",
    // A card of 343 points minus 40 for a checkmark; minus a view of 20, the margin of 16 and a step of 12.
    "accessories: [303.0, 295.0] 307.0 1 16.0 16.0",
    "contents: true true true true true",
    // Margins that phones printed.
    "styles: 16 11.0 16.0 11.0 8.0, 17.0 8.0 6.0 8.0, 16.0 10.0",
    "backgrounds: true true true true 8.0",
    "states: true true false true",
    "collection cells: true Inbox false true",
    "snapshots: bca [4, 5, 6, 3, 2] [4, 5, 6] 5 3 0 4 2 b",
    "diffable: 1234 1 none true -1",
    // The proxy's colour, as the label has none of its own.
    "appearance: true true true",
    "selectors: tpt true false",
    // The screen has no unsafe points at its lower edge.
    "keyboard: 667.0 0.0",
    // The background is 40 points wide, an empty button 30.
    "pictures: true 40.0 2.0 true",
    "objects: Slice 12 % 3 phone 12.0 0",
    "network: GET feed entry true",
    "grid: 2 true",
    // Seven moves, one of them of a subpath that is not closed; the rectangle moved by 100 ends at 105.
    "paths: 7 6 105.0 false 70.0 4 10.0 true true false false false false",
    "beziers: 1 60.0 true 2.0 true (0.0, 0.0)",
    // A quarter of a turn maps 10 + 2 · 1 to the right to 12 downwards.
    "transforms: 12.0 1.0 true (2.0, 3.0) 1.0 1.0",
    // The clip of 50 points, two pixels per point.
    "contexts: true 50.0 2.0 200 2.0 100.0 2.0",
    "gradients: 40.0 1.0 true true",
    // Two of a drawn image's pixels at two per point.
    "images: true 2 1.0 20.0 1.0 8 true",
    "renderers: 3.0 true true 30.0 8",
    "badges: 2 20.0 true 40.0",
    "cards: 2 200.0 32.0 2",
    // Half of 200 by 100 about (110, 70), moved by half of 20.
    "transforms: (70.0, 45.0, 100.0, 50.0) (110.0, 70.0) 200.0",
    "effects: 60.0 1 -1.0",
    "shadow: true 15 true 1.0 200.0",
    // 40 by 40 about (40, 50), twice as large.
    "layer tree: 2 (0.0, 10.0, 80.0, 80.0) (0.0, 10.0) true false true",
    "gradient layer: 2 100.0 (0.5, 0.0) (0.5, 1.0) true",
    // Core Animation's defaults.
    "shape layer: (1.0, 10.0, 1.0, true) 40.0 2",
    "text layer: (36.0, false, true, true) Sunset at 20:47",
    "materials: 12 true 1 true false",
    "symbols: 14 true true true true 3.0 true true false true 4 true",
    "pictures: (12.0, 8.0) 2.0 true true true 5.0 true true true true true true true true",
    // Interface Builder's frames: lines of 17.9, 19.1 and 20.3 points and 1.5; a secure line in whole points; a border.
    "field heights: [19.5, 21.0, 22.0] 21.0 34.0 34.0 (7.0, 2.0, 186.0, 30.0) [0, 1, 2, 3]",
    "field defaults: '' 17.0 true true true true true 0.0 false false false false false false false",
    // Views of 24 and 20 points in 34; 8 from both ends.
    "field rectangles: (12.0, 0.0, 176.0, 34.0) true (8.0, 5.0, 24.0, 24.0) (172.0, 7.0, 20.0, 20.0) true 0.0 24.0",
    "field contents: Amount 12 20.0 15.0 true true",
    // An empty field may not end.
    "field editing: may begin, began, may end, may end, committed; true true false true Ada 1 1 1 3 "
      + "UITextFieldDidEndEditingReasonKey",
    "field traits: 11 7 4",
    // The values of Apple's headers.
    "keyboards: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] [0, 1, 2, 3] "
      + "[0, 1, 2, 1] true",
    "content types: 27",
    "field input: 9 5 '4111 ' 1111 true true true false",
    // A field of 36 in a bar of 56, 8 from the edges (public pictures).
    "search bars: 56.0 (8.0, 10.0, 359.0, 36.0) false true true began, ended Search notes true [0, 1, 2, 3] 1 false",
    "search tokens: (0, true, true) 3 2 beach ada false",
    "search controllers: (true, true) false true true 2 Name",
    "text view defaults: 8.0 0.0 8.0 0.0 5.0 true true true true 0 false true ''",
    // Interface Builder's frames: a line and 16 points.
    "text view heights: [33.0, 34.0, 36.5] 34.0 20.5 -1.0",
    "text view contents: 20.0 true true Plain Plain 5",
    "text view editing: began, ended true true 7 0 Goodby world 3 false",
    // The insets of 8 above, and the line's padding of 5.
    "text view input: 11 5 1 [-1, 1, 0] true true 0 0 5.0 8.0 H Howdy, world true",
    "links: true https://example.com/terms true 15 [32, 16, 64, 128] true [0, 1, 2]",
    "storages: true true 2 0 2 0 Howdy! world 12 0",
    "layout managers: 5.0 5 5 1 2 5.0 0.0 200.0 5 5.0 0 0 3 3 false true true",
    // Two lines and the empty one after them.
    "line fragments: [4, 4] 2 0.0 2 true true 0.0 true 4 1 true",
    "exclusions: true 50.0 300.0 true 0 0 true",
    "layout fragments: 2 2 0.0 true false true true 13",
    // 51 by 31 whatever was set, 49 of them aligned.
    "switches: (10.0, 20.0, 51.0, 31.0) (51.0, 31.0) (49.0, 31.0) false true 0 0 1 true 1 true",
    // Three segments of 60 and a point between them.
    "segments: (-1, -1, false) Day, Weeks, Month 1 false 32.0 182.0 60.0 (2.0, 1.0) 0 Table 0 0",
    "segment looks: true true 3.0 true true true [0, 1, 2, 3, 4]",
    // The thumb's centre is at 15.5 and a share of the width less 31 (public pictures).
    "sliders: (0.0, 1.0, 0.0, true) 1.0 75% 34.0 15.0 4.0 278.5 275.5 15.5 10.0",
    "slider looks: 8.0 true true true true true true [0, 1, 2] true",
    "steppers: (94.0, 32.0) (0.0, 100.0, 1.0, 0.0) (true, true, false) 100.0 4",
    "progress: 4.0 1.0 0.0 0.0 true 4",
    "page controls: 26.0 2 true true true [0, 1, 2] true",
    "spinners: (20.0, 20.0) (37.0, 37.0) (false, true, true) true true",
    "refresh: 60.0 true false true",
    "color wells: (true, true, true) true Accent",
    // The date before the least one became that.
    "date pickers: (1, true, true) true true true 15 3600.0",
    "date styles: true 216.0 true true [0, 1, 2, 3] [0, 1, 2, 3]",
    "pickers: 2 4 [0, 0] [2, 1] 0 216.0 true",
    "picker sizes: (120.0, 40.0) true",
    // A line of 20.5 in insets of 7, then 10; an image of 24 in insets of 12 and 7 (Interface Builder).
    "button sizes: [34.5, 40.5] 7.0 12.0 7.0 12.0 true (48.0, 38.0)",
    "button defaults: 17 of 17 0.0 1.0 0.0",
    "button styles: AddAddAddAddAddAddAddAdd true 6 4 4",
    "button looks: true true true 9.99 1.0 true",
    // A line of 18 at 15 points, in insets of 7.
    "button texts: 32.0 32.0 15.0 Sign in",
    "button updates: Save Saving true Save true",
    "button actions: Share true Share 1 [0, 1, 2, 3] false true",
    "button menus: Date 3 false true",
    // Insets that are not quite zero replace the 6 points above and below.
    "legacy buttons: 30.0 18.0 true true true (24.0, 24.0) [0, 1, 2, 3, 4, 5, 7] true",
    // Asserted by a library that runs against UIKit: five columns of 320; rows of 44.
    "grids: (128.0, 64.0, 64.0, 64.0) (320.0, 1216.0) (0.0, 88.0, 320.0, 44.0) (320.0, 4136.0)",
    "insets: (2.0, 2.0, 16.0, 16.0) (22.0, 2.0, 16.0, 16.0) [0.0, 22.0, 44.0] (20.0, 20.0)",
    // UIKit's frames: bars of 24 directly around rows of 40 and 2, and after one another where there are no items.
    "headers: (0.0, 0.0, 320.0, 24.0) [24.0, 66.0, 108.0, 150.0, 192.0] (0.0, 232.0, 320.0, 24.0) 256.0 24.0 48.0 "
      + "72.0 true true (0.0, 0.0) true",
    // Two parts of 100 less 8, three of 100 less 16; a group that is not full keeps its size.
    "nested: (0.0, 0.0, 160.0, 100.0) (160.0, 54.0, 80.0, 46.0) (240.0, 72.0, 80.0, 28.0) (0.0, 108.0, 160.0, 100.0) "
      + "(160.0, 108.0, 80.0, 46.0) 208.0 3",
    // Four parts of 328 less 48; fractions refer to what is left. Half of 15 beyond the corner of 70.
    "badges: (0.0, 0.0, 70.0, 70.0) 86.0 96.0 (62.5, -7.5, 15.0, 15.0) 88.5 (110.0, -30.0, 20.0, 20.0) true true "
      + "(0.5, -0.5) true true 1",
    // The insets along the scroll direction do not narrow groups: four parts of 344 less 24.
    "orthogonal: (16.0, 16.0, 80.0, 40.0) 104.0 (16.0, 88.0, 80.0, 40.0) (0.0, 0.0, 344.0, 72.0) (344.0, 144.0) "
      + "[0, 1, 2, 3, 4, 5] 0 card",
    "dimensions: [0.5, 0.25, 44.0, 60.0, 80.0] [0, 1, 2, 3] 0.5 44.0 true true 4.0 8.0 true 4.0 true "
      + "[0, 1, 2, 3, 4, 5, 6, 7, 8] [0, 1, 2, 3, 4]",
    // 300 less three of 80 in two gaps; 200 less three of 60.
    "spacings: [0.0, 110.0, 220.0] [0.0, 90.0, 180.0] [0.0, 70.0, 140.0]",
    "edges: (100.0, 0.0, 200.0, 50.0) (50.0, 0.0, 200.0, 50.0)",
    "custom groups: [0.0, 160.0, 0.0] (160.0, 20.0, 80.0, 60.0) (0.0, 100.0, 160.0, 100.0) 3.0 5",
    // Cells that need 30 and 70; as tall as the tallest; as tall as the group.
    "estimates: (0.0, 0.0, 160.0, 30.0) (160.0, 0.0, 160.0, 70.0) 70.0 140.0 [70.0, 70.0, 70.0, 70.0] "
      + "[100.0, 100.0, 100.0, 100.0]",
    // Four columns of 320, two of 280.
    "providers: (80.0, 0.0, 80.0, 50.0) (140.0, 0.0, 140.0, 50.0) true 1 (140.0, 150.0, 140.0, 50.0)",
    "layout sections: 8 (20.0, 10.0, 260.0, 44.0) 60.0 144.0 218.0 6.0",
    // Spacing also beside a section without items (UIKit's pictures).
    "configurations: true 8.0 (300.0, 0.0, 100.0, 480.0) (500.0, 480.0) 8.0 true",
    "global headers: 50.0 94.0 138.0 1",
    "visible items: true 3 3",
    "list configurations: 9 5 3 2",
    // Margins of 16 up to 375 points, of 20 from 390 on; cells of 44 (public pictures).
    "list places: 16.0 (343.0, 44.0) 44.0 20.0 350.0 0.0 375.0 true",
    "list sections: (30.0, 12.0, 300.0, 44.0) 62.0 126.0 true",
    "separators: true true true true 3 40.0",
    "registrations: true true Section 1 Footer 1 1 2",
    "cell accessories: 11 true true 3 true",
    "list cells: (0, 10.0, true, 0) Read New false",
    "swipe actions: 2 true Flag false 1 true",
    "section snapshots: Fruit, Vegetables; Fruit, Apple, Pear, Vegetables; 5 2 (0, 2) Fruit true 4 Apple, Pear "
      + "(true, false) false true false",
    "snapshot changes: Fruit, Apple, Cox, Pear, Bread, Vegetables, Leek, Kale, Milk; 7 true",
    "outlines: 2 5 2 Cox Apple 1 food",
    "handlers: false true 0 true true",
    "boards: [1, 3, 2] true true 2 1 [1]",
    // 16 and 10.5 points for a disclosure indicator, 16 and 24 for a checkmark (Interface Builder).
    "row looks: [348.5, 335.0, 375.0] [16.0, 16.0, 16.0] General",
    // 44 and a pixel.
    "row heights: 44.5 16.0 343.0 true",
    "row margins: [16.0, 20.0, 20.0]",
    "indexes: {search}, A, B 1 true 20",
    "edit looks: [true, false] [true, false] Wi-Fi 1 false",
    "prefetching: true true true",
  ]

  /// The `swift test` that runs these tests holds the folder's lock, and builds nothing in the meantime.
  private static let options =
    ["--package-path", package.path, "--scratch-path", scratch.path, "--ignore-lock"]
    + (ProcessInfo.processInfo.environment["GALLEY_BUILD_OPTIONS"] ?? "").split(separator: " ").map(String.init)

  private static let galley = products.appendingPathComponent("galley").path

  private static func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["GALLEY_PATH": root.path]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
