import Foundation
import HeadlessUIKit

extension AuditedScreen {
  /// What is touched and smaller than a finger needs.
  var smallTargets: [AuditFinding] {
    let least = UIView.leastTouchSide
    // Half of a device pixel is lost or won by rounding.
    let enough = least - 0.25
    return views.indices.compactMap { index in
      guard let area = views[index].facts.touchArea, area.width < enough || area.height < enough else { return nil }
      return finding(
        .smallTarget, index,
        "It is touched in \(area.width.shown) by \(area.height.shown) points; fingers need \(least.shown) by \(least.shown)."
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
