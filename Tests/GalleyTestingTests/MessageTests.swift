import Foundation
import HeadlessUIKit
import Raster
import Snapshots
import Testing

@testable import GalleyTesting

/// The whole text of every message, beside `GoldenMessages`.
@MainActor @Suite struct MessageTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  /// A message with words in place of what is another's in each run.
  private func plain(_ message: String?) throws -> String? {
    guard var message else { return nil }
    let (folder, parent) = (store.folder.path, store.folder.deletingLastPathComponent().path)
    let run = try "\(TestRun.folder().url.path)/\(StoreFolder(store.folder.deletingLastPathComponent()).pictures)/Tests"
    for (text, word) in [(run, "$RUN"), (folder, "$STORE"), (parent, "$PARENT")] {
      message = message.replacingOccurrences(of: text, with: word)
    }
    return message
  }

  /// How many pixels of a text differ is the font's affair.
  private func withoutPixels(_ message: String?) throws -> String? {
    try plain(message)?.replacing(/\d+ pixels differ, by at most \d+ of 255/, with: "$PIXELS")
      .replacing(/\d+ of 24000/, with: "$MATCHING of 24000")
  }

  private func card(_ text: String, _ red: CGFloat = 100) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = UIColor(red: red / 255, green: 1, blue: 1, alpha: 1)
    let title = UILabel(frame: CGRect(x: 10, y: 5, width: 60, height: 20))
    title.accessibilityIdentifier = "title"
    title.font = .systemFont(ofSize: 15)
    title.text = text
    card.addSubview(title)
    return card
  }

  private static let twoSizes = SnapshotConfigurations(
    on: [.size(width: 200, height: 30)], categories: [.large, .extraLarge])
  private static let oneSize = SnapshotConfigurations(on: [.size(width: 200, height: 30)])

  // MARK: Files

  @Test func filesThatAreRecorded() throws {
    defer { store.remove() }
    check(try plain(store.verify("one", record: .never)), GoldenMessages.missing)
    check(try plain(store.verify("one", record: .missing)), GoldenMessages.recordedMissing)
    check(try plain(store.verify("one", record: .all)), GoldenMessages.recordedAll)
    check(try plain(store.verify("one", record: .never)), nil)
  }

  @Test func filesThatDiffer() throws {
    defer { store.remove() }
    _ = store.verify("one", record: .all)
    check(try plain(store.verify("two", record: .never)), GoldenMessages.differs)
    check(try plain(store.verify("two", record: .failed)), GoldenMessages.differsRecorded)
    SnapshotCounter.$ofTest.withValue(SnapshotCounter.Counts()) {
      _ = store.verify("one", as: .lines, named: nil, record: .all)
    }
    let said = SnapshotCounter.$ofTest.withValue(SnapshotCounter.Counts()) {
      store.verify("two", as: .lines, named: nil, record: .never)
    }
    check(try plain(said), GoldenMessages.differsUnnamed)
  }

  @Test func picturesAndBytesThatDiffer() throws {
    defer { store.remove() }
    func image(_ width: Int) throws -> UIImage {
      try #require(UIImage(data: PNG.encode(Bitmap(width: width, height: 2))))
    }
    _ = store.verify(try image(3), as: .image, record: .all)
    check(try plain(store.verify(try image(4), as: .image, record: .never)), GoldenMessages.ofAnotherSize)
    try Data().write(to: store.url("test.a.png"))
    check(try plain(store.verify(try image(4), as: .image, record: .never)), GoldenMessages.unreadableFile)
    _ = store.verify(Data([1, 2, 3]), as: .data, record: .all)
    check(try plain(store.verify(Data([1, 2, 3, 4, 5]), as: .data, record: .never)), GoldenMessages.otherBytes)
  }

  // MARK: Views

  private func message(
    _ view: UIView, _ mode: SnapshotTestingConfiguration.Record, _ tolerance: SnapshotTolerance = .none,
    under configurations: SnapshotConfigurations = Self.twoSizes
  ) throws -> String? {
    try withoutPixels(store.verify(view, as: .image(under: configurations, tolerance: tolerance), record: mode))
  }

  /// Compares texts that are shown whole where they differ.
  private func check(_ said: String?, _ golden: String?, at place: SourceLocation = #_sourceLocation) {
    #expect(said == golden, sourceLocation: place)
  }

  @Test func viewsThatAreRecorded() throws {
    defer { store.remove() }
    check(try message(card("One"), .never), GoldenMessages.missing)
    check(try message(card("One"), .missing), GoldenMessages.recordedMissingViews)
    check(try message(card("One"), .all), GoldenMessages.recordedAllViews)
    try FileManager.default.removeItem(at: store.url("test.a/200x30-XL@2x.txt"))
    check(try message(card("One"), .never), nil)
    check(try message(card("One"), .missing), GoldenMessages.recordedLayout)
    check(try message(card("One"), .never), nil)
  }

  @Test func viewsThatDiffer() throws {
    defer { store.remove() }
    _ = try message(card("One"), .all)
    check(try message(card("Two"), .never), GoldenMessages.oneGroup)
    check(try message(card("Two"), .failed), GoldenMessages.oneGroupRecorded)
    check(try message(card("Two"), .never), nil)
  }

  @Test func viewsThatDifferForSeveralCauses() throws {
    defer { store.remove() }
    _ = try message(card("One"), .all)
    let strategy = Snapshotting<UIView, UIImage>.image(under: Self.twoSizes)
    let said = store.verify(
      UITraitCollection.current.preferredContentSizeCategory == .large ? card("Two") : card("One", 101), as: strategy,
      record: .never)
    check(try withoutPixels(said), GoldenMessages.severalGroups)
  }

  @Test func referencesOfNoUse() throws {
    defer { store.remove() }
    _ = try message(card("One"), .all, under: Self.oneSize)
    try Data("mine\n".utf8).write(to: store.url("test.a/200x30-L@2x.txt"))
    check(try message(card("One"), .never, under: Self.oneSize), GoldenMessages.unreadableRecord)
    try Data().write(to: store.url("test.a/200x30-L@2x.png"))
    check(try message(card("One"), .never, under: Self.oneSize), GoldenMessages.unreadablePicture)
  }

  @Test func tolerancesThatRefuse() throws {
    defer { store.remove() }
    _ = try message(card("One"), .all, under: Self.oneSize)
    let tolerance = SnapshotTolerance(channel: 1, precision: 0.99)
    check(try message(card("One", 110), .never, tolerance, under: Self.oneSize), GoldenMessages.toleranceRefused)
    check(
      try message(card("One"), .never, SnapshotTolerance(mask: ["clock"]), under: Self.oneSize), GoldenMessages.mask)
  }

  // MARK: Errors

  /// Each case, with what it says: what happened, and what to do.
  private nonisolated static let errors: [(SnapshotError, String)] = [
    (
      .unknownRecordMode("yes", variable: "SNAPSHOT_TESTING_RECORD"),
      "SNAPSHOT_TESTING_RECORD is 'yes', which is not a record mode. Set it to all, failed, missing or never."
    ),
    (.notOnMainActor, "Views are made, laid out and drawn on the main actor. Mark the test @MainActor."),
    (
      .unnamedCase(test: "card(size:)"),
      "\"card(size:)\" has arguments: each of its cases needs its own name, or they share a reference. Pass named:."
    ),
    (.emptyName("…"), "'…' has no letter or digit to use in a file name. Pass another named:."),
    (
      .sharedName("card()", other: "the test at App/CardTests.swift:12"),
      "References named \"card()\" are also used by the test at App/CardTests.swift:12: each is compared with what "
        + "the other recorded. Rename one, or pass named:; in a function that several tests call, pass testName:."
    ),
    (
      .clashingNames("'A'", "'a'"),
      "Two calls use the same file, at least on case-insensitive file systems: 'a' and 'A'. Pass another named:."
    ),
    (
      .longName("test.abc", limit: 7),
      "'test.abc…' would be a name of 8 bytes, but at most 7 are allowed. Pass a shorter named:, or rename the test."
    ),
    (
      .unusableFolder("a:b"),
      "'a:b' cannot be a folder of references on every system. Use letters, digits, '-', '_', and spaces and '.' inside."
    ),
    (.emptyView, "The view has no size. Give it a frame, or name a size: .image(on: .width(343))."),
    (.emptyImage, "The image has no bitmap. Make it from a PNG file's data."),
    (
      .unknownDevice("iPhone"),
      "'iPhone' is not a known device. Name one as Apple does, such as 'iPhone 16' or 'iPad (10th gen)'."
    ),
    (
      .size(width: 0.5, height: nil),
      "0.5 by its content's height is not a valid view size: sides are from 1 to 10000 points."
    ),
    (.size(width: 1, height: 10_001), "1.0 by 10001.0 is not a valid view size: sides are from 1 to 10000 points."),
    (.scale(5), "5.0 is not a valid scale. Use 1 to 4 device pixels per point."),
    (
      .unusableTrait("userInterfaceIdiom"),
      "The trait userInterfaceIdiom is determined by the device. Name one: .image(on: .device(\"iPhone "
        + "16\"))."
    ),
    (.noConfiguration, "There is nothing to render: one of the lists is empty."),
  ]

  @Test func errorsSayWhatToDo() {
    for (error, text) in Self.errors { #expect(error.description == text) }
  }

  /// No message of tests speaks of catalogues, or of options that tests have not.
  @Test func wordsAreThoseOfTests() {
    for (_, text) in Self.errors {
      for word in ["scene", "catalogue", "--"] { #expect(!text.contains(word), "\(text)") }
    }
  }
}
