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

  /// A label keeps its last layout where a text has the same lines in another size.
  @Test(arguments: [NSTextAlignment.natural, .left, .center, .right, .justified])
  func aKeptLayoutIsTheOneThatANewLabelHas(alignment: NSTextAlignment) {
    func make(_ text: String, _ lines: Int) -> UILabel {
      let label = UILabel()
      (label.text, label.numberOfLines, label.textAlignment) = (text, lines, alignment)
      return label
    }
    let sizes: [(CGFloat, CGFloat)] = [
      (400, 100), (400, 21), (100, 21), (100.3, 60), (60, 60), (60, 20), (30, 100), (31, 100), (400, 100),
    ]
    for text in ["Text", "Text   ", "Some words in a row", "Two\nlines", "\tTab", ""] {
      for lines in [0, 1, 2] {
        let kept = make(text, lines)
        for (width, height) in sizes {
          let fresh = make(text, lines)
          for label in [kept, fresh] { label.frame = CGRect(x: 10, y: 10, width: width, height: height) }
          let (known, made) = (kept.textBaselines(in: kept.bounds.size), fresh.textBaselines(in: fresh.bounds.size))
          #expect(known == made, "\(text) \(lines) \(width) × \(height)")
          #expect(kept.record().displayList == fresh.record().displayList, "\(text) \(lines) \(width) × \(height)")
        }
      }
    }
  }

  @Test func baselinesFollowWhatTheyDependOn() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    (label.text, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = ("A text that is shrunk", true, 0.5)
    let shrunk = label.textBaselines(in: label.bounds.size)
    label.baselineAdjustment = .alignCenters
    let centred = label.textBaselines(in: label.bounds.size)
    #expect(centred != shrunk)
    label.adjustsFontSizeToFitWidth = false
    #expect(label.textBaselines(in: label.bounds.size) != centred)
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
