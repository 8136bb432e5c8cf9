import Drawing
import Foundation
import Testing
import TextLayout
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitValues

/// A label reads its text once as long as nothing it depends on changes.
@MainActor @Suite struct PreparedTextTests {
  private func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    label.text = "Text"
    return label
  }

  @Test func whatIsMeasuredIsDrawn() {
    let label = label()
    _ = label.sizeThatFits(CGSize(width: 100, height: 100))
    let measured = label.preparedText
    _ = (label.intrinsicContentSize, label.record())
    #expect(label.preparedText === measured)
  }

  @Test func everythingItIsMadeFromCounts() {
    let changes: [(name: String, change: (UILabel) -> Void)] = [
      ("text", { $0.text = "Other" }),
      ("attributed text", { $0.attributedText = NSAttributedString(string: "Text") }),
      ("font", { $0.font = .systemFont(ofSize: 20) }),
      ("colour", { $0.textColor = .red }),
      ("alignment", { $0.textAlignment = .center }),
      ("line breaks", { $0.lineBreakMode = .byCharWrapping }),
      ("shadow", { $0.shadowColor = .red }),
      ("state", { $0.isEnabled = false }),
      ("language", { $0.overrideTraits = UITraitCollection(locale: "ja") }),
      ("direction", { $0.semanticContentAttribute = .forceRightToLeft }),
    ]
    for (name, change) in changes {
      let label = label()
      let before = label.preparedText
      change(label)
      #expect(label.preparedText !== before, "\(name)")
    }
  }

  /// A highlighted label only has another colour if one is set.
  @Test func aColourThatIsNotShownDoesNotCount() {
    let label = label()
    let before = label.preparedText
    label.highlightedTextColor = .red
    #expect(label.preparedText === before)
    label.isHighlighted = true
    #expect(label.preparedText !== before)
  }

  /// Whoever shows the text has to learn of the faults, each in its own environment.
  @Test func faultsAreRaisedEachTimeATextIsShown() throws {
    let label = label()
    label.attributedText = NSAttributedString(string: "Text", attributes: [.kern: "wide"])
    for _ in 0..<2 {
      #expect(throws: ViewFaults.self) { try ViewEnvironment().run { label.record() } }
    }
  }

  @Test func anAttachmentMayGrowInItsText() {
    let label = label()
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    label.attributedText = NSAttributedString(attachment: attachment)
    let width = label.sizeThatFits(.zero).width
    attachment.bounds.size.width = 20
    #expect(label.sizeThatFits(.zero).width == width + 10)
  }
}
