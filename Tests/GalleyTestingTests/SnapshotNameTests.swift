import Foundation
import Snapshots
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
      try name("dark mode", test: "card()").path(extension: "txt") == "CardTests/card.dark-mode.txt")
    #expect(try name("raw", test: "card()").path(extension: nil) == "CardTests/card.raw")
    #expect(try name("dark mode", test: "card()").store.path == "/tests/__Snapshots__")
    #expect(
      try name("dark mode", test: "card()").identity("343-L@2x").referencePath == "CardTests/card.dark-mode/343-L@2x")
  }

  @Test func callsWithoutANameAreCounted() throws {
    let names = try (1...3).map { _ in try name() }
    #expect(names.map(\.identifier) == ["1", "2", "3"])
    let scenes = try names.map { try $0.identity("343-L@2x").path.scene }
    #expect(scenes.map { $0.split(separator: ".").dropFirst().joined() } == ["", "2", "3"])
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
    #expect(try name.path(extension: "txt") == "cards/card.a.txt" && name.store.path == "/references")
    #expect((name.store.path, name.file) == ("/references", "cards"))
  }
}
