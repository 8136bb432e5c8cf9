import Drawing
import Foundation
import Testing
import TextLayout
import UIKitCore
import UIKitTestSupport

/// Shrinking and tightening. Rules: Apple's documentation of these properties.
@MainActor @Suite struct UILabelFittingTests {
  private let text = "A label that is much too wide"

  private func fitting(width part: CGFloat, minimum: CGFloat, lines: Int = 1) -> UILabel {
    let label = label(text, font: .systemFont(ofSize: 20), lines: lines)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = minimum
    let width = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
    label.frame = CGRect(x: 0, y: 0, width: (width * part).rounded(.up), height: 40)
    return label
  }

  private func drawn(_ label: UILabel) -> (size: Double, baseline: Double)? {
    for case .glyphs(let run) in label.record().displayList.flatCommands {
      return (run.pointSize, run.glyphs.first?.y ?? 0)
    }
    return nil
  }

  @Test func textIsShrunkAsFarAsItMustBe() throws {
    let label = fitting(width: 0.8, minimum: 0.5)
    let size = try #require(drawn(label)?.size)
    #expect(size < 16.2 && size > 15.5, "\(size)")
    #expect(label.record().layout.lines.map(\.text) == [text])
    #expect(label.record().findings == [])
  }

  @Test func textIsShrunkNoFurtherThanTheMinimum() throws {
    let label = fitting(width: 0.5, minimum: 0.75)
    #expect(drawn(label)?.size == 15)
    #expect(label.record().isTruncated)
  }

  @Test func aMinimumOfZeroDoesNotShrink() {
    let label = fitting(width: 0.8, minimum: 0)
    #expect(drawn(label)?.size == 20)
    #expect(label.record().isTruncated)
  }

  @Test func withoutTheFlagTextIsNotShrunk() {
    let label = fitting(width: 0.8, minimum: 0.5)
    label.adjustsFontSizeToFitWidth = false
    #expect(drawn(label)?.size == 20)
  }

  @Test func severalLinesShrinkTooAndTheSizeAskedForIsTheUnshrunkOnes() {
    let label = fitting(width: 0.4, minimum: 0.3, lines: 2)
    #expect(label.record().layout.lines.count == 2)
    #expect(!label.record().isTruncated)
    let shrinks = label.sizeThatFits(label.bounds.size)
    label.adjustsFontSizeToFitWidth = false
    #expect(shrinks == label.sizeThatFits(label.bounds.size))
  }

  /// The baseline of the unshrunk text, the middle of the bounds, the top of the unshrunk text. 20 points: ascent
  /// 20 * 1950 / 2048, line 20 * 2444 / 2048; the text is shrunk to 15.
  @Test func theAdjustmentSaysWhereAShrunkLineStands() throws {
    let label = fitting(width: 0.5, minimum: 0.75)
    let (ascent, line) = (1950.0 / 2048, 2444.0 / 2048)
    let top = 20 - 10 * line
    let expected: [(UIBaselineAdjustment, Double)] = [
      (.alignBaselines, top + 20 * ascent), (.alignCenters, 20 - 7.5 * line + 15 * ascent), (.none, top + 15 * ascent),
    ]
    for (adjustment, baseline) in expected {
      label.baselineAdjustment = adjustment
      let drawn = try #require(drawn(label)?.baseline)
      #expect(abs(drawn - baseline) <= 0.25 + 1e-9, "\(adjustment): \(drawn), \(baseline)")
    }
  }

  @Test func theAdjustmentCountsOnOneLineOnly() throws {
    let label = fitting(width: 0.3, minimum: 0.75, lines: 2)
    var baselines: Set<Double> = []
    for adjustment in UIBaselineAdjustment.allCases {
      label.baselineAdjustment = adjustment
      baselines.insert(try #require(drawn(label)?.baseline))
    }
    #expect(baselines.count == 1)
  }

  // MARK: Tightening

  @Test func charactersAreMovedTogetherBeforeTextIsTruncated() throws {
    let label = fitting(width: 0.97, minimum: 0)
    #expect(label.record().isTruncated)
    label.allowsDefaultTighteningForTruncation = true
    let node = label.record()
    #expect(!node.isTruncated)
    #expect(node.lines.first.map { abs($0.width - label.frame.size.width) < 1e-9 } == true)
    label.frame.size.width *= 0.9
    #expect(label.record().isTruncated)
    // "Only in truncating modes" (Apple's documentation).
    label.frame.size.width /= 0.9
    label.lineBreakMode = .byWordWrapping
    #expect(label.record().isTruncated)
  }

  // MARK: Work

  @Test func aLabelMeasuredTwiceIsShapedOnce() {
    let label = label("Counted once, \(#line)", font: .systemFont(ofSize: 17))
    _ = label.sizeThatFits(CGSize(width: 50, height: 0))
    let count = TextLayoutEngine.shared.shapingCount
    _ = label.sizeThatFits(CGSize(width: 60, height: 0))
    label.font = .systemFont(ofSize: 18)
    label.frame = CGRect(x: 0, y: 0, width: 70, height: 100)
    _ = (label.record().layout, label.record().displayList)
    #expect(TextLayoutEngine.shared.shapingCount - count <= 1, "an ellipsis at most")
  }
}
