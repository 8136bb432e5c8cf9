import Foundation
import Testing

@testable import GalleyTesting

/// Names as swift-snapshot-testing makes them (`Sources/SnapshotTesting/AssertSnapshot.swift`): `\W+` becomes a hyphen,
/// and one at either end goes; references are numbered from 1 where they have no name.
@Suite(.snapshots) struct SnapshotNameTests {
  @Test(arguments: [
    ("test()", "test"), ("testCard(_:)", "testCard-_"), ("card(category:)", "card-category"),
    ("XS size/é", "XS-size-é"),
    ("a  --  b", "a-b"), ("snake_case", "snake_case"), ("日本語 テスト", "日本語-テスト"), ("…", ""),
  ])
  func namesArePartsOfPaths(name: String, sanitized: String) {
    #expect(SnapshotName.sanitized(name) == sanitized)
  }

  private func name(_ name: String? = nil, test: String = #function) throws -> SnapshotName {
    try SnapshotName(filePath: "/tests/CardTests.swift", testName: test, name: name, snapshotDirectory: nil)
  }

  @Test func referencesLieBesideTheTestFile() throws {
    #expect(
      try name("dark mode", test: "card()").file(pathExtension: "txt").path
        == "/tests/__Snapshots__/CardTests/card.dark-mode.txt")
    #expect(try name("raw", test: "card()").file(pathExtension: nil).path == "/tests/__Snapshots__/CardTests/card.raw")
    #expect(try name("dark mode", test: "card()").scene == "card.dark-mode")
  }

  @Test func callsWithoutANameAreCounted() throws {
    let names = try (1...3).map { _ in try name() }
    #expect(names.map(\.identifier) == ["1", "2", "3"])
    #expect(names.map(\.scene).map { $0.split(separator: ".").dropFirst().joined() } == ["", "2", "3"])
    #expect(try name(test: "other()").identifier == "1")
  }

  @Test func aNameWithoutLettersIsRefused() {
    for text in ["…", "🎉", "👩‍👩‍👧"] {
      #expect(throws: SnapshotError.emptyName(text)) { try name(text) }
    }
  }

  @Test func anotherDirectoryMayBeGiven() throws {
    let name = try SnapshotName(
      filePath: "/tests/CardTests.swift", testName: "card()", name: "a", snapshotDirectory: "/references/cards")
    #expect(name.file(pathExtension: "txt").path == "/references/cards/card.a.txt")
    #expect((name.store.path, name.file) == ("/references", "cards"))
  }
}
