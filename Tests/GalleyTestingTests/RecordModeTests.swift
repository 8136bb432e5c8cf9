import Foundation
import Testing

@testable import GalleyTesting

/// Which mode counts, and what each writes: swift-snapshot-testing's documentation of `record`, but that `CI` without a
/// word is `never`.
@Suite struct RecordModeTests {
  @Test func theNearestWordCounts() throws {
    let variable = ["SNAPSHOT_TESTING_RECORD": "failed", "CI": "true"]
    #expect(try RecordChoice.mode(nil, environment: [:]) == .missing)
    #expect(try RecordChoice.mode(nil, environment: ["CI": "true"]) == .never)
    #expect(try RecordChoice.mode(nil, environment: variable) == .failed)
    try withSnapshotTesting(record: .never) {
      let modes = [
        try RecordChoice.mode(nil, environment: variable), try RecordChoice.mode(.all, environment: variable),
      ]
      #expect(modes == [.never, .all])
      withSnapshotTesting(diffTool: .ksdiff) {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
      }
    }
    #expect(SnapshotTestingConfiguration.current == nil)
  }

  /// As insta reads `CI` (`insta/src/env.rs`), but for the case of letters.
  @Test(arguments: [
    ("", false), ("0", false), ("false", false), ("False", false), ("true", true), ("1", true), ("no", true),
  ])
  func someWordsOfCIAreNone(word: String, isCI: Bool) throws {
    #expect(try RecordChoice.mode(nil, environment: ["CI": word]) == (isCI ? .never : .missing))
  }

  @Test func anUnknownWordIsNamed() {
    #expect(throws: SnapshotError.unknownRecordMode("always", variable: "SNAPSHOT_TESTING_RECORD")) {
      try RecordChoice.mode(nil, environment: ["SNAPSHOT_TESTING_RECORD": "always"])
    }
  }

  @Test(.snapshots(record: .never)) func aTraitCountsForItsTest() throws {
    #expect(try RecordChoice.mode(nil, environment: [:]) == .never)
  }

  @Test func aBooleanIsAllOrMissing() {
    #expect(true as SnapshotTestingConfiguration.Record == .all)
    #expect(false as SnapshotTestingConfiguration.Record == .missing)
  }

  // MARK: Files

  @Test func missingWritesOnce() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let file = "test.a.txt"
    #expect(
      store.verify("one", record: .missing) == """
        No reference was found on disk. Automatically recorded snapshot: …

        open "\(store.url(file).absoluteString)"

        Re-run "test()" to assert against the newly-recorded snapshot.
        """)
    #expect(store.verify("one", record: .missing) == nil)
    #expect(store.verify("two", record: .missing)?.hasPrefix("Snapshot \"a\" does not match reference.\n\n") == true)
    #expect(try store.text(file) == "one")
  }

  @Test func neverWritesNothing() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    #expect(
      store.verify("one", record: .never)
        == "No reference was found on disk. New snapshot was not recorded because recording is disabled")
    #expect(store.files() == [])
  }

  @Test func allWritesAlways() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    for text in ["one", "one", "two"] {
      #expect(
        store.verify(text, record: .all) == """
          Record mode is on. Automatically recorded snapshot: …

          open "\(store.url("test.a.txt").absoluteString)"

          Turn record mode off and re-run "test()" to assert against the newly-recorded snapshot
          """)
      #expect(try store.text("test.a.txt") == text)
    }
  }

  @Test func failedWritesWhatDiffers() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    #expect(store.verify("one", record: .failed)?.hasPrefix("No reference was found on disk. Automatically") == true)
    #expect(store.verify("one", record: .failed) == nil)
    let message = try #require(store.verify("two", record: .failed))
    #expect(
      message.hasPrefix("Snapshot \"a\" does not match reference. A new snapshot was automatically recorded.\n\n"))
    #expect(try store.text("test.a.txt") == "two")
  }

  @Test func theToolIsCalledWithBothFiles() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    _ = store.verify("one", record: .all)
    let message = try withSnapshotTesting(diffTool: "compare") {
      try #require(store.verify("two", record: .missing))
    }
    let line = try #require(message.split(separator: "\n").dropFirst().first)
    #expect(line.hasPrefix("compare \(store.url("test.a.txt").path) "))
    let kept = try #require(line.split(separator: " ").last)
    #expect(try String(contentsOfFile: String(kept), encoding: .utf8) == "two")
    #expect(message.hasSuffix("@@ \u{2212}1,1 +1,1 @@\n\u{2212}one\n+two"))
  }
}
