import Foundation
import HeadlessUIKit
import Testing

@testable import GalleyTesting

/// Views whose references are records without pictures.
@MainActor @Suite struct RecordReferenceTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = text
    label.accessibilityIdentifier = "title"
    return label
  }

  private static let text = "test.a/view-L@2x.txt"

  @Test func theRecordIsTheReference() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    try withSnapshotTesting(references: .records) {
      let recorded = try #require(store.verify(label("One"), as: .image, record: .missing))
      #expect(recorded.contains("open \"\(store.url(Self.text).absoluteString)\"\n"), "\(recorded)")
      #expect(store.files() == [Self.text])
      #expect(store.verify(label("One"), as: .image, record: .never) == nil)
      let message = try #require(store.verify(label("Two"), as: .image, record: .never))
      let lines = message.split(separator: "\n").map(String.init)
      #expect(lines[0] == "Snapshot \"a\" does not match reference.")
      #expect(
        lines[2] == "\"file://\(store.url(Self.text).path)\"" && lines[4].hasSuffix("/actual.txt\""), "\(message)")
      #expect(lines.contains { $0.contains("title: text 'One' → 'Two'; pixels differ") }, "\(message)")
      #expect(lines.contains("No picture of the reference is kept. To have one, record it with references: .pictures."))
      #expect(lines.last?.hasSuffix("/actual.png") == true, "\(message)")
    }
  }

  @Test(.snapshots(references: .records)) func aCallSaysOtherwiseThanWhatIsAround() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    _ = verifySnapshot(
      of: label("One"), as: .image, named: "a", record: .all, references: .pictures,
      snapshotDirectory: store.folder.path, testName: "test()")
    #expect(store.files().count == 2)
    withSnapshotTesting(record: .all) { _ = store.verify(label("One"), as: .image, named: "b", record: .all) }
    #expect(store.files().count == 3)
  }

  @Test func picturesThatAreLeftAreNamedWhereRecordsAreWritten() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    _ = store.verify(label("One"), as: .image, record: .all)
    try withSnapshotTesting(references: .records) {
      #expect(store.verify(label("One"), as: .image, record: .never) == nil)
      let message = try #require(store.verify(label("One"), as: .image, record: .all))
      #expect(
        message.hasSuffix(
          "Pictures beside the records are not references any more. Delete them:\n"
            + store.url("test.a/view-L@2x.png").path), "\(message)")
    }
    #expect(store.files().count == 2)
  }

  @Test func aToleranceWantsAPicture() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    withSnapshotTesting(references: .records) {
      #expect(
        store.verify(label("One"), as: .image(precision: 0.9), record: .all)
          == SnapshotError.toleranceOfRecords.description)
    }
    #expect(store.files().isEmpty)
  }

  @Test func otherValuesHaveTheirFileWhateverIsSaid() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    withSnapshotTesting(references: .records) { _ = store.verify("one", record: .all) }
    #expect(store.files() == ["test.a.txt"])
  }
}
