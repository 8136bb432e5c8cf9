import Foundation
import HeadlessUIKit

extension AuditedScreen {
  /// What is touched and smaller than a finger needs.
  var smallTargets: [AuditFinding] {
    let least = TouchArea.leastSide
    // Half of a device pixel is lost or won by rounding.
    let enough = least - 0.25
    return views.indices.compactMap { index in
      guard let area = views[index].facts.touchArea else { return nil }
      let (width, height) = (area.size.width, area.size.height)
      guard width < enough || height < enough else { return nil }
      let cause = area.cover.map { ", as \($0) lies over it" } ?? ""
      return finding(
        .smallTarget, index,
        "It is touched in \(width.shown) by \(height.shown) points\(cause); fingers need \(least.shown) by \(least.shown)."
      )
    }
  }

  /// What is used or read out, and nobody has put in words.
  var missingLabels: [AuditFinding] {
    views.indices.filter { views[$0].facts.isUnlabelled }.map { index in
      finding(
        .missingLabel, index,
        "VoiceOver has no word for it: set 'accessibilityLabel'"
          + (views[index].facts.touchArea == nil ? ", or 'isAccessibilityElement' to false." : "."))
    }
  }
}
