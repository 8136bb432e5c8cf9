import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import QuotedText

extension AuditedScreen {
  /// The maximum side of an icon in points, the size of a touch target; larger images are pictures.
  private static let largestIcon = 44.0
  /// The maximum that rounding to device pixels adds to a side, at one pixel per point.
  private static let pixel = 1.0
  /// The maximum distance in points between an icon and a text beside it.
  private static let reach = 24.0

  /// Texts that are no larger, or even smaller, than at L at a larger text size. Those in bars are not to grow.
  ///
  /// - Parameter large: the same scene at L.
  func textsNotGrowing(since large: AuditedScreen) -> [AuditFinding] {
    views.indices.compactMap { index in
      guard let change = changes(of: index, since: large).first(where: { !$0.isGrowth }) else { return nil }
      let sizes = "\(change.before.shown) points at L, \(change.now.shown) here."
      if change.isOfFixedFont {
        return finding(
          .fixedFont, index,
          "\(change.part.map { "The font of \($0)" } ?? "Its font") does not follow the text size: \(sizes)")
      }
      guard !change.isLoss else { return shrinking(index, since: .large, change) }
      return finding(.textNotGrowing, index, "\(change.part ?? "The text") does not grow: \(sizes)")
    }
  }

  /// Texts that are smaller than at a smaller text size.
  func textsShrinking(since smaller: AuditedScreen, at category: ContentSizeCategory) -> [AuditFinding] {
    views.indices.compactMap { index in
      guard let change = changes(of: index, since: smaller).first(where: \.isLoss) else { return nil }
      return shrinking(index, since: category, change)
    }
  }

  private func shrinking(_ index: Int, since category: ContentSizeCategory, _ change: SizeChange) -> AuditFinding {
    finding(
      .shrinkingText, index,
      "\(change.part ?? "The text") shrinks: \(change.before.shown) points at \(category.shortName), \(change.now.shown) here."
    )
  }

  /// The changes of the largest visible letters, then of the font of each run of the text.
  private func changes(of index: Int, since other: AuditedScreen) -> [SizeChange] {
    guard !views[index].facts.isInBar, let now = views[index].pointSize,
      let counterpart = other.counterpart(of: index, in: self),
      let before = other.views[counterpart].pointSize
    else { return [] }
    let (fonts, fontsBefore) = (views[index].facts.fonts, other.views[counterpart].facts.fonts)
    let isOfFixedFont = fonts.contains { !$0.followsTextSize }
    let asked = fonts.map(\.pointSize).max() ?? now
    let whole = SizeChange(
      part: nil, before: before, now: now, isOfFixedFont: isOfFixedFont, isShrunk: now < asked * 0.99)
    guard fonts.count > 1, fonts.map(\.text) == fontsBefore.map(\.text) else { return [whole] }
    return [whole] + zip(fonts, fontsBefore).compactMap(SizeChange.init)
  }

  /// Icons that are no larger than at L at an accessibility size, beside text that is.
  ///
  /// Source: Human Interface Guidelines, Typography: meaningful icons grow with the text. Meaning cannot be measured; that
  /// an icon is at most 44 points large and at most 24 points from a text is Galley's choice.
  func imagesNotGrowing(since large: AuditedScreen) -> [AuditFinding] {
    views.indices.compactMap { index in
      guard views[index].facts.image != nil, !views[index].facts.isInBar,
        let counterpart = large.counterpart(of: index, in: self)
      else {
        return nil
      }
      let (before, now) = (large.views[counterpart].frame.size, views[index].frame.size)
      guard max(before.width, before.height) <= Self.largestIcon, before.width > 0, before.height > 0,
        max(now.width, now.height) <= max(before.width, before.height) + Self.pixel,
        isBesideGrownText(index, since: large)
      else { return nil }
      return finding(
        .imageNotGrowing, index,
        "The icon is \(now.width.shown) by \(now.height.shown) points, as at L; the text beside it grows.")
    }
  }

  /// Whether a text beside a view is larger than at L, or missing there.
  private func isBesideGrownText(_ index: Int, since large: AuditedScreen) -> Bool {
    let around = views[index].frame.insetBy(dx: -Self.reach, dy: -Self.reach)
    return views.indices.contains { text in
      guard let size = views[text].pointSize, views[text].outline?.intersects(around) ?? false else { return false }
      let before = large.counterpart(of: text, in: self).flatMap { large.views[$0].pointSize }
      return size > before ?? 0
    }
  }
}

/// The size of a text at two text sizes.
private struct SizeChange {
  /// The name in messages of the part of the view's text; nil for all of it.
  let part: String?
  let before: Double
  let now: Double
  let isOfFixedFont: Bool
  /// Whether the text is shown smaller than its font, to fit its width.
  var isShrunk = false

  /// The minimum ratio that counts as growth. The smallest step of a text style is large title's, from 34 points at L to 36
  /// at XL, by 5.9 %.
  private static let leastGrowth = 1.05
  /// The minimum ratio for text that is shrunk to fit its width. From the same width it gains up to 7 %, because letters of larger
  /// fonts are narrower for their size: the system font has other advances and tracking.
  private static let leastGrowthOfShrunkText = 1.08

  /// Whether it is larger than before.
  var isGrowth: Bool { now >= before * (isShrunk ? Self.leastGrowthOfShrunkText : Self.leastGrowth) }
  /// Whether it is smaller than before.
  var isLoss: Bool { before >= now * Self.leastGrowth }
}

extension SizeChange {
  /// Makes the change of a run of text; nil for a run without visible letters.
  init?(_ font: FontRun, _ before: FontRun) {
    let words = font.text.split { $0.isWhitespace || $0 == Self.attachment }.joined(separator: " ")
    guard !words.isEmpty else { return nil }
    self.init(
      part: words.quoted, before: before.pointSize, now: font.pointSize, isOfFixedFont: !font.followsTextSize)
  }

  /// The object replacement character, which stands for a picture.
  private static let attachment: Character = "\u{FFFC}"
}
