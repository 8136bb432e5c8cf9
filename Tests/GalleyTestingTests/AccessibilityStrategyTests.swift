import Foundation
import HeadlessUIKit
import Raster
import Snapshots
import Testing

@testable import GalleyTesting

/// VoiceOver's reading of a view, as a picture and as text. Words and order are those of AccessibilitySnapshot's
/// reference pictures.
@MainActor @Suite struct AccessibilityStrategyTests {
  /// A title above two buttons, of which one has a hint.
  private final class Card: UIView {
    let title = UILabel(frame: CGRect(x: 16, y: 16, width: 168, height: 24))
    let open = UIButton(type: .system)
    let delete = UIButton(type: .system)

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
      backgroundColor = .systemBackground
      title.text = "Doctors"
      title.accessibilityTraits = .header
      open.setTitle("Open", for: .normal)
      delete.setTitle("Delete", for: .normal)
      delete.accessibilityHint = "Dims the list."
      delete.accessibilityIdentifier = "delete"
      open.frame = CGRect(x: 16, y: 60, width: 70, height: 44)
      delete.frame = CGRect(x: 100, y: 60, width: 70, height: 44)
      for view in [delete, open, title] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// An own hint loses its period only before one of the system's, and a button has none (facts on VoiceOver, section 3).
  @Test func theTextHasWordsInTheirOrder() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    #expect(store.verify(Card(), as: .spokenText, record: .all)?.hasPrefix("Record mode is on.") == true)
    #expect(
      try store.text("test.a.txt")
        == "Doctors. Heading.\nOpen. Button.\nDelete. Button.\n  hint: Dims the list.")
  }

  @Test func thePictureHasALegendOfOneSize() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let strategy = Snapshotting<Card, UIImage>.accessibility(
      on: .width(200), categories: [.large, .accessibilityExtraExtraExtraLarge])
    let message = store.verify(Card(), as: strategy, record: .all)
    #expect(message?.hasPrefix("Record mode is on.") == true)
    let pictures = store.files().filter { $0.hasSuffix(".png") }
    let sizes = try pictures.map { path in
      let bitmap = try PNG.decode(Data(contentsOf: store.url(path)))
      return [bitmap.width, bitmap.height]
    }
    #expect(sizes.count == 2 && sizes[0] == sizes[1])
    #expect(sizes[0][0] == 2 * (284 + 32))
    #expect(store.verify(Card(), as: strategy, record: .never) == nil)
  }

  /// Without a pixel that differs.
  @Test func otherWordsFailAnImage() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let strategy = Snapshotting<Card, UIImage>.image(on: .width(200))
    _ = store.verify(Card(), as: strategy, record: .all)
    let changed = Card()
    changed.delete.accessibilityLabel = "Remove"
    let message = try #require(store.verify(changed, as: strategy, record: .never))
    #expect(message.contains("delete: read as 'Delete. Button.' → 'Remove. Button.'"))
    #expect(!message.contains("pixel"))
  }
}
