import Foundation
import HeadlessUIKit
import Raster
import Testing

@testable import GalleyTesting

/// The output of each strategy. Formats are those of swift-snapshot-testing's documentation where it has one.
@Suite struct StrategyTests {
  private struct User: Codable {
    var id = 1
    var name = "Blob"
    var bio: String?
    var tags: Set<String> = ["b", "a"]
  }

  private func written<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>, _ file: String) throws
    -> String
  {
    let store = try TemporaryStore()
    defer { store.remove() }
    _ = store.verify(value, as: strategy, record: .all)
    #expect(store.verify(value, as: strategy, record: .never) == nil)
    return try store.text(file)
  }

  @Test func jsonIsIndentedWithKeysInOrder() throws {
    struct Point: Encodable {
      let y = 2
      let x = 1
    }
    #expect(try written(Point(), .json, "test.a.json") == "{\n  \"x\" : 1,\n  \"y\" : 2\n}")
  }

  /// The example of swift-snapshot-testing's documentation of `dump`, with a set, whose members are in order.
  @Test func aDumpIsATree() throws {
    #expect(
      try written(User(), .dump, "test.a.txt") == """
        ▿ User
          - id: 1
          - name: "Blob"
          - bio: Optional<String>.none
          ▿ tags: 2 members
            - "a"
            - "b"

        """)
  }

  @Test func aDescriptionIsWhatTheValueSays() throws {
    #expect(try written(3.5, .description, "test.a.txt") == "3.5")
  }

  @Test func aValueIsPulledBackToAnother() throws {
    let strategy = Snapshotting<String, String>.lines.pullback { (user: User) in user.name }
    #expect(try written(User(), strategy, "test.a.txt") == "Blob")
  }

  @Test func bytesAreKeptAsTheyAre() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    _ = store.verify(Data([0, 255]), as: .data, record: .all)
    #expect(try Data(contentsOf: store.url("test.a")) == Data([0, 255]))
    #expect(store.verify(Data([0]), as: .data, record: .never)?.hasSuffix("Expected 2 bytes, got 1") == true)
    #expect(store.verify(Data([0, 1]), as: .data, record: .never)?.hasSuffix("Expected data to match") == true)
  }

  @Test func linesAreComparedInHunks() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[1] = "second"
    new.remove(at: 15)
    let text = LineDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")).text
    let lines = text.split(separator: "\n")
    #expect(lines.first == "@@ \u{2212}1,6 +1,6 @@")
    #expect(lines.filter { $0.hasPrefix("\u{2212}") } == ["\u{2212}line 2", "\u{2212}line 16"])
    #expect(lines.filter { $0.hasPrefix("+") } == ["+second"])
    #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ \u{2212}1,6 +1,6 @@", "@@ \u{2212}12,9 +12,8 @@"])
    #expect(lines.contains("\u{2007}line 3"))
  }

  @Test func longDifferencesAreCutInMessages() {
    let (old, new) = ((1...20_000).map { "old \($0)" }, (1...20_000).map { "new \($0)" })
    let shared = ["first", "last"]
    func text(_ lines: [String]) -> String { ([shared[0]] + lines + [shared[1]]).joined(separator: "\n") }
    let difference = LineDifference(from: text(old), to: text(new))
    let lines = difference.shortText.split(separator: "\n")
    // The header, two shared lines and all others are 40,003.
    #expect(lines.count == 201 && lines.last == "… 39803 more lines: see difference.patch")
    #expect(difference.text.split(separator: "\n").count == 40_003)
  }

  @MainActor @Test func picturesAreComparedByTheirPixels() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    func image(_ width: Int, _ pixel: UInt32) throws -> UIImage {
      let bitmap = try Bitmap(width: width, height: 2)
      bitmap.pixels[0] = pixel
      return UIImage(data: try PNG.encode(bitmap)) ?? UIImage()
    }
    let strategy = Snapshotting<UIImage, UIImage>.image
    _ = store.verify(try image(3, 0xFF00_0000), as: strategy, record: .all)
    #expect(store.verify(try image(3, 0xFF00_0000), as: strategy, record: .never) == nil)
    let message = store.verify(try image(3, 0xFF01_0000), as: strategy, record: .never)
    #expect(message?.hasSuffix("1 pixel differs, by at most 1 of 255") == true)
    // The words of swift-snapshot-testing.
    #expect(
      store.verify(try image(4, 0xFF00_0000), as: strategy, record: .never)?.hasSuffix(
        "Newly-taken snapshot@(4, 2) does not match reference@(3, 2).") == true)
  }

  @MainActor @Test func attributedTextIsDrawnInALabel() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let text = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    _ = store.verify(text, as: .image(width: 120), record: .missing)
    #expect(store.files() == ["test.a/120-L@2x.png", "test.a/120-L@2x.txt"])
    // A line of 17 points is 2444/2048 of that high: 20.5 in half points.
    #expect(try store.text("test.a/120-L@2x.txt").contains("UILabel \"\" 0 0 120 20.5"))
  }

  @MainActor @Test func aViewIsDescribedWithThoseInIt() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 10, y: 5.5, width: 80, height: 20))
    label.text = "Hi"
    view.addSubview(label)
    _ = store.verify(view, as: .recursiveDescription, record: .all)
    #expect(
      try store.text("test.a.txt") == """
        <UIView; frame = (0 0; 100 50)>
           | <UILabel; frame = (10 5.5; 80 20); text = 'Hi'>
        """)
  }
}
