import Foundation
import HeadlessUIKit
import Snapshots
import Testing

@testable import GalleyTesting

/// Values that are compared with values, without references.
@MainActor @Suite struct CounterpartTests {
  private func box(_ color: UIColor, isNested: Bool = false) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    guard isNested else {
      view.backgroundColor = color
      return view
    }
    view.addSubview(box(color))
    return view
  }

  private func failure<Value, Format>(
    _ relation: Counterpart.Relation, _ value: () throws -> Value, _ other: () throws -> Value,
    as strategy: Snapshotting<Value, Format>, name: String, in store: TemporaryStore
  ) -> SnapshotFailure? {
    CounterpartVerification(
      relation, filePath: #filePath, line: 1, testName: "test()", name: name, snapshotDirectory: store.folder.path
    ).failure(of: value, beside: other, as: strategy)
  }

  @Test func viewsOfOtherClassesLookTheSame() {
    assertSnapshot(of: box(.red), equals: box(.red, isNested: true), as: .image(on: .width(20), .bounds), named: "same")
    assertSnapshot(of: box(.red), differsFrom: box(.blue), as: .image, named: "other")
  }

  @Test func aDifferenceIsAFailureWithThreePictures() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let found = try #require(
      failure(.equals, { box(.red) }, { box(.blue) }, as: .image, name: "a", in: store))
    #expect(found.message.hasPrefix("Snapshots differ, and have to be equal.\n\nchanged "))
    #expect(found.message.contains("it does not look like the other view, which it has to equal"))
    #expect(
      found.attachments.map(\.name).map { $0.split(separator: "-").last } == [
        "expected.png", "actual.png", "difference.png",
      ])
    #expect(store.files().isEmpty)
  }

  @Test func equalViewsThatHaveToDifferAreAFailure() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let found = try #require(
      failure(.differs, { box(.red) }, { box(.red, isNested: true) }, as: .image, name: "a", in: store))
    #expect(found.message.hasPrefix("Snapshots are equal, and have to differ."))
    #expect(found.attachments.count >= 2 && store.files().isEmpty)
  }

  @Test func textsAreComparedLineByLine() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    #expect(failure(.equals, { "a" }, { "a" }, as: .lines, name: "a", in: store) == nil)
    #expect(failure(.differs, { "a" }, { "b" }, as: .lines, name: "b", in: store) == nil)
    #expect(
      failure(.equals, { "a" }, { "b" }, as: .lines, name: "c", in: store)?.message.hasPrefix(
        "Snapshots differ, and have to be equal.\n\n") == true)
    #expect(
      failure(.differs, { "a" }, { "a" }, as: .lines, name: "d", in: store)?.message
        == "Snapshots are equal, and have to differ.")
  }
}
