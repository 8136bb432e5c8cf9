import DeveloperToolsSupport
import Foundation
import GalleyTesting
import HeadlessUIKit
import Synchronization
import Testing

private protocol Registry: PreviewRegistry {}

extension Registry {
  static var fileID: String { "App/Cards.swift" }
  static var filePath: String { "/app/Sources/Cards.swift" }
  static var line: Int { 7 }
  static var column: Int { 1 }
}

private enum Card: Registry {
  static func makePreview() throws -> Preview {
    Preview("Card", traits: .fixedLayout(width: 200, height: 60)) {
      let label = UILabel(frame: .zero)
      label.text = Card.text.withLock { $0 }
      label.accessibilityIdentifier = "title"
      label.font = .preferredFont(forTextStyle: .body)
      label.backgroundColor = .white
      label.textColor = .black
      return label
    }
  }

  static let text = Mutex("Walks")
}

private enum Screen: Registry {
  static func makePreview() throws -> Preview {
    Preview(traits: .landscapeLeft) { () -> UIViewController in UIViewController() }
  }
}

private enum Failing: Registry {
  static func makePreview() throws -> Preview { Preview("Late") { () throws -> UIView in throw NoSample() } }
}

private struct NoSample: Error {}

/// All previews of a table in one call.
@MainActor @Suite struct PreviewTestsTests {
  private let configurations = SnapshotConfigurations(on: [.device("iPhone 16")], categories: [.large])

  private func table(_ registries: [any PreviewRegistry.Type]) -> PreviewTable {
    PreviewTable(target: "App") { table in for registry in registries { table.add(registry) } }
  }

  private func assert(_ table: PreviewTable, _ mode: SnapshotTestingConfiguration.Record, in store: TemporaryStore) {
    PreviewTests.assertSnapshots(
      of: table, under: configurations, record: mode, snapshotDirectory: store.folder.path, testName: "previews()")
  }

  /// The messages of the issues of a call.
  private func messages(_ call: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      call()
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return true
    }
    return messages.withLock { $0 }
  }

  @Test func eachPreviewHasReferencesInItsSize() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let first = messages { assert(table([Card.self, Screen.self]), .missing, in: store) }
    #expect(first.count == 2)
    #expect(first.first?.contains("Cards.swift:7: preview 'Card': No reference was found on disk.") == true)
    #expect(
      store.files() == [
        "previews.Cards-Card/200x60-L@2x.png", "previews.Cards-Card/200x60-L@2x.txt",
        "previews.Cards-Preview/iPhone-16-L-landscape.png", "previews.Cards-Preview/iPhone-16-L-landscape.txt",
      ])
    #expect(messages { assert(table([Card.self, Screen.self]), .never, in: store) } == [])
  }

  @Test func aChangeFailsTheTestWithThePlaceOfThePreview() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    _ = messages { assert(table([Card.self]), .missing, in: store) }
    Card.text.withLock { $0 = "Hikes" }
    defer { Card.text.withLock { $0 = "Walks" } }
    let changed = messages { assert(table([Card.self]), .never, in: store) }
    #expect(changed.count == 1)
    #expect(changed.first?.contains("title: text 'Walks' → 'Hikes'") == true)
    #expect(changed.first?.contains("/app/Sources/Cards.swift:7: preview 'Card': ") == true)
  }

  @Test func whatCannotBeMadeFailsAndWhatIsSkippedDoesNot() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    var skipping = table([Card.self])
    skipping.skip("Card_Previews", file: "/app/Sources/Cards.swift", line: 9, because: "needs SwiftUI")
    _ = messages { assert(skipping, .missing, in: store) }
    #expect(messages { assert(skipping, .never, in: store) } == [])
    let failing = messages { assert(table([Failing.self]), .never, in: store) }
    #expect(failing == ["/app/Sources/Cards.swift:7: preview 'Late': NoSample()"])
  }

  @Test func aTableWithoutPreviewsFails() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    #expect(
      messages { assert(PreviewTable(target: "App"), .never, in: store) } == [
        "'App' has no preview. Write one, #Preview { … }, or remove this test."
      ])
  }

  @Test func resourcesAreMadeKnownBeforePreviews() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let table = PreviewTable(target: "App", preparing: { throw NoSample() }, { $0.add(Card.self) })
    #expect(messages { assert(table, .never, in: store) } == ["The resources of 'App' cannot be read: NoSample()"])
  }

  @Test func rulesOfAccessibilityAreChecked() {
    #expect(messages { PreviewTests.assertAccessible(table([Card.self]), under: configurations) } != [])
  }
}
