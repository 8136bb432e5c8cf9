import Drawing
import Foundation
import Testing
import TextLayout
import UIKitCore
import UIKitTestSupport

/// The usual implementation of a label with insets: both methods are overridden.
private final class InsetLabel: UILabel {
  let insets = UIEdgeInsets(top: 4, left: 10, bottom: 8, right: 20)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return rect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }
}

/// The usual implementation of a label whose text is at the top.
private final class TopLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    rect.origin.y = bounds.origin.y
    return rect
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
  }
}

/// The same with only one override.
private final class TopRectLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    rect.origin.y = bounds.origin.y
    return rect
  }
}

@MainActor @Suite struct UILabelSubclassTests {
  private func set(_ label: UILabel, _ text: String) -> UILabel {
    label.overrideTraits = phoneTraits()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  private func root(_ label: UILabel, in frame: CGRect) -> LayoutNode? {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(label)
    label.frame = frame
    return root.record().layout.children.first
  }

  @Test func insetsCountForTheSizeAndForTheDrawing() throws {
    let text = "Two words or a few more, wrapped"
    let plain = label(text, font: .systemFont(ofSize: 17)).sizeThatFits(CGSize(width: 120, height: 0))
    let label = set(InsetLabel(), text)
    let size = label.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(size == CGSize(width: plain.width + 30, height: plain.height + 12))
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize == size)
    let node = try #require(root(label, in: CGRect(origin: CGPoint(x: 100, y: 200), size: size)))
    #expect(label.record().findings == [])
    #expect(node.lines.allSatisfy { $0.x == 110 })
    let first = try #require(node.lines.first?.baseline)
    let ascent = 17 * 1950.0 / 2048
    // The height was rounded up to a pixel, the baseline to the nearest one.
    #expect(abs(first - (204 + ascent)) <= 0.5, "\(first)")
    var glyphs: [Double] = []
    for case .glyphs(let run) in label.record().displayList.flatCommands { glyphs.append(run.glyphs[0].x) }
    #expect(glyphs.count == node.lines.count)
    // Glyphs are centred in San Francisco's advances, which moves them by less than half a point.
    #expect(glyphs.allSatisfy { abs($0 - 10) < 0.5 })
  }

  @Test func textStandsWhereAnOverriddenRectSays() throws {
    let ascent = 17 * 1950.0 / 2048
    for label in [TopLabel(), TopRectLabel()] as [UILabel] {
      let node = try #require(root(set(label, "Top"), in: CGRect(x: 0, y: 50, width: 100, height: 200)))
      let baseline = try #require(node.lines.first?.baseline)
      #expect(abs(baseline - (50 + ascent)) <= 0.5, "\(type(of: label)): \(baseline)")
    }
  }

  /// Without a call of `super` there is no text.
  @Test func anOverrideMayDrawNothing() {
    final class Silent: UILabel {
      override func drawText(in rect: CGRect) {}
    }
    let label = set(Silent(), "Silent")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(label.record().displayList.flatCommands == [])
    #expect(label.record().layout.lines == [])
  }

  @Test func drawingOutsideOfAPassDoesNothing() {
    let label = set(UILabel(), "a")
    label.drawText(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    "a".draw(at: .zero)
    #expect(UIView(frame: .zero).record().displayList.flatCommands == [])
  }

  /// The painted commands and the lines of text come from a single call.
  @Test func aLabelDrawsOnceToBeRecorded() {
    final class Counting: UILabel {
      var count = 0
      override func drawText(in rect: CGRect) {
        count += 1
        super.drawText(in: rect)
      }
    }
    let label = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Text"
    let recording = label.record()
    #expect(label.count == 1)
    #expect(recording.lines.map(\.text) == ["Text"])
    #expect(recording.displayList.flatCommands.count == 1)
  }

  /// Content that a label draws in another view is not that view's text.
  @Test func aLabelDrawnInAnotherViewIsNotItsText() {
    final class Stamp: UIView {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      override func draw(_ rect: CGRect) { label.drawText(in: rect) }
    }
    let stamp = Stamp(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stamp.label.text = "Text"
    #expect(stamp.record().lines == [])
    #expect(stamp.record().displayList.flatCommands.count == 3)
  }
}
