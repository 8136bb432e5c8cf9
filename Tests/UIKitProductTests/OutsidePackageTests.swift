import Foundation
import Testing

/// A package that depends on this one like a user's is built and run: `Fixtures/OutsidePackage`.
///
/// It is built in the build folder of these tests, with the same options, so that the libraries are already there. The
/// tests are serialized, as they share that folder.
@Suite(.serialized) struct OutsidePackageTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
  /// The folder of the built products, which contains this test program.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  static let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
  /// A copy of the fixture, in which tests may write references.
  static let package = scratch.appendingPathComponent("outside-package")
  /// The output of building the copy.
  static let built = Result {
    try? FileManager.default.removeItem(at: package)
    let fixture = folder.appendingPathComponent("Fixtures/OutsidePackage")
    try FileManager.default.copyItem(at: fixture, to: package)
    // The versions that the tests were built with.
    try? FileManager.default.copyItem(
      at: root.appendingPathComponent("Package.resolved"), to: package.appendingPathComponent("Package.resolved"))
    // A cached plan would not include files that are new in this package.
    return try run("swift", ["build", "--build-tests", "--disable-build-manifest-caching"] + options)
  }

  @Test func aPackageThatImportsUIKitBuildsAndSolves() throws {
    let built = try Self.built.get()
    try #require(built.status == 0, "\(built.output)")
    let shown = try Self.run(Self.products.appendingPathComponent("show-screens").path, [])
    try #require(shown.status == 0, "\(shown.output)")
    let expected = [
      Self.expected, Self.expectedInput, Self.expectedControls, Self.expectedLayouts, Self.expectedLists,
    ].joined()
    #expect(shown.output.split(separator: "\n").map(String.init) == Array(expected))
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
    // The last are three tabs at twelve sizes.
    #expect(files(store).count == 2 * 24 + 2 * 2 + 2 + 2 * 5 + 1 + 2 * 36)
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
    #expect(report.status == 0 && report.output.contains("67 cases: 67 unchanged"), "\(report.output)")
    #expect(try test("failed", greeting: "Good evening").status != 0)
  }

  private static func runs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent("galley-output").path)
  }

  private static func test(
    _ mode: String, greeting: String? = nil, variables: [String] = []
  ) throws -> (status: Int32, output: String) {
    try test("SnapshotTests", mode, variables: variables + (greeting.map { ["GREETING=\($0)"] } ?? []))
  }

  /// Runs tests of the outside package in a record mode.
  static func test(
    _ filter: String, _ mode: String, variables: [String]
  ) throws -> (status: Int32, output: String) {
    let variables = variables + ["SNAPSHOT_TESTING_RECORD=\(mode)"]
    let arguments = ["swift", "test", "--skip-build", "--parallel", "--filter", filter] + options
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
    "observed: 120 0-2",
    "named: pick reload 5 Feed true",
    "literal: true",
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
    // An endless animation starts, the transaction and the animator end, and the animation is cancelled as it is removed.
    "animations: stac true true 0.5 7 true",
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
    "outlines: 0 a a1 a2 b c, 0 a a1 a2 b x, 1 b false false false 3 4 3",
    // Cards of 393 less 20 at each side; the second item is below the first.
    "list: true 0 false 1, 20 353 20 353, 2 2",
    "separators: true true true 4 1",
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
    // A drawn picture has pixels, and a file of them, in a program that chooses no renderer.
    "pictures: (12.0, 8.0) 2.0 true true true 5.0 true true true true true true true true",
  ]

  /// The `swift test` that runs these tests holds the folder's lock, and builds nothing in the meantime.
  private static let options =
    ["--package-path", package.path, "--scratch-path", scratch.path, "--ignore-lock"]
    + (ProcessInfo.processInfo.environment["GALLEY_BUILD_OPTIONS"] ?? "").split(separator: " ").map(String.init)

  static let galley = products.appendingPathComponent("galley").path

  static func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil, with variables: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["GALLEY_PATH": root.path]) { $1 }.merging(
      variables
    ) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
