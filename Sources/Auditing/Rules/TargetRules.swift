import Findings
import Foundation
import HeadlessUIKit

extension AuditedScreen {
  /// Touch targets that are smaller than 44 by 44 points, without the bar items, which have the system's sizes.
  ///
  /// Rounding to device pixels makes no target of 44 points smaller: both of its edges move alike, as 44 points are whole
  /// pixels. So there is no tolerance, except for the error of sums.
  var smallTargets: [AuditFinding] {
    let least = TouchArea.minimumSide
    let enough = least - 1e-6
    return views.indices.compactMap { index in
      guard let area = views[index].facts.touchArea, views[index].facts.barItem == nil else { return nil }
      let (width, height) = (area.size.width, area.size.height)
      guard width < enough || height < enough else { return nil }
      let cause = area.cover.map { ", as \($0) lies over it" } ?? ""
      return finding(
        .smallTarget, index,
        "Its touch area is \(width.shownNotAbove) by \(height.shownNotAbove) points\(cause); it needs \(least.shown) by \(least.shown)."
      )
    }
  }

  /// Controls and accessibility elements without a label.
  var missingLabels: [AuditFinding] {
    views.indices.filter { views[$0].facts.isUnlabelled }.map { index in
      finding(
        .missingLabel, index,
        "VoiceOver has no word for it: set 'accessibilityLabel'"
          + (views[index].facts.touchArea == nil ? ", or 'isAccessibilityElement' to false." : "."))
    }
  }

  /// Items in bars, which do not grow with the text, that people with large text cannot have enlarged by a long press.
  ///
  /// Source: WWDC 2019, session 261: bars stay as they are, and the large content viewer shows their items.
  var missingLargeContents: [AuditFinding] {
    views.indices.filter { views[$0].facts.lacksLargeContent }.map { index in
      finding(
        .missingLargeContent, index,
        "A long press shows nothing to read, and bars do not grow: give the item a 'title', which bars do not show beside an "
          + "image, or a 'largeContentSizeImage'.")
    }
  }
}

extension CGFloat {
  /// The number rounded down to a tenth: 43.99 is not 44.
  fileprivate var shownNotAbove: String { ((self * 10 + 1e-5).rounded(.down) / 10).shown }
}
