import DynamicType
import Foundation
import HeadlessUIKit

extension AuditedScreen {
  /// Half of the smallest step between two text sizes: what differs by less is the same.
  private static let step = 0.25
  /// An icon is a picture that is no larger than what a finger needs; larger ones are pictures in their own right.
  private static let largestIcon = 44.0
  /// What rounding to device pixels may add to a side, at one pixel a point.
  private static let pixel = 1.0
  /// How near an icon has to be to a text, in points, to be beside it.
  private static let reach = 24.0

  /// Texts that are no larger than at L, or even smaller, at a larger text size.
  ///
  /// - Parameter large: the same scene at L.
  func textsNotGrowing(since large: AuditedScreen) -> [AuditFinding] {
    views.indices.compactMap { index in
      guard let (before, now) = sizes(of: index, in: large), now < before + Self.step else { return nil }
      if views[index].facts.fontsFollowTextSize == false {
        return finding(
          .fixedFont, index, "Its font does not follow the text size: \(before.shown) points at L, \(now.shown) here.")
      }
      guard now > before - Self.step else { return shrinking(index, since: .large, before, now) }
      return finding(
        .textNotGrowing, index, "The text does not grow: \(before.shown) points at L, \(now.shown) here.")
    }
  }

  /// Texts that are smaller than at a smaller text size.
  func textsShrinking(since smaller: AuditedScreen, at category: ContentSizeCategory) -> [AuditFinding] {
    views.indices.compactMap { index in
      guard let (before, now) = sizes(of: index, in: smaller), now <= before - Self.step else { return nil }
      return shrinking(index, since: category, before, now)
    }
  }

  private func shrinking(
    _ index: Int, since category: ContentSizeCategory, _ before: Double, _ now: Double
  ) -> AuditFinding {
    finding(
      .shrinkingText, index,
      "The text shrinks: \(before.shown) points at \(category.shortName), \(now.shown) here.")
  }

  private func sizes(of index: Int, in other: AuditedScreen) -> (Double, Double)? {
    guard let now = views[index].pointSize, let counterpart = other.counterpart(of: index, in: self),
      let before = other.views[counterpart].pointSize
    else { return nil }
    return (before, now)
  }

  /// Icons beside text that are no larger than at L, at an accessibility size.
  ///
  /// Source: Human Interface Guidelines, Typography: meaningful icons grow with the text. What is meaningful nobody can
  /// see; that an icon is at most 44 points large and at most 24 points from a text is Galley's choice.
  func imagesNotGrowing(since large: AuditedScreen) -> [AuditFinding] {
    views.indices.compactMap { index in
      guard views[index].facts.image != nil, let counterpart = large.counterpart(of: index, in: self) else {
        return nil
      }
      let (before, now) = (large.views[counterpart].frame.size, views[index].frame.size)
      guard max(before.width, before.height) <= Self.largestIcon, before.width > 0, before.height > 0,
        max(now.width, now.height) <= max(before.width, before.height) + Self.pixel, isBesideText(index)
      else { return nil }
      return finding(
        .imageNotGrowing, index,
        "The icon is \(now.width.shown) by \(now.height.shown) points, as at L; the text beside it grows.")
    }
  }

  private func isBesideText(_ index: Int) -> Bool {
    let around = views[index].frame.insetBy(dx: -Self.reach, dy: -Self.reach)
    return views.contains { $0.outline?.intersects(around) ?? false }
  }
}
