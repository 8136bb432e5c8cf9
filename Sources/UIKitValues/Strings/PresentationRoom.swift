package import Foundation
import LocalizedStrings

/// The amount of text that fits across an app's window, by which labels choose variants of their texts.
///
/// It is counted in ems, which are fewer in a narrower window, at a larger text size, and beside another app (Apple's
/// documentation of `variantFittingPresentationWidth(_:)`). Apple does not say which em; here it is the letter M of the
/// body style at the text size. Counted as the style's 17 points, 22 ems would fit across an iPhone 6, but that shows
/// the text for 25, unlike an iPhone 5s (github.com/jablair/AdaptiveStringsExample, README and `es.lproj`).
package struct PresentationRoom: Equatable {
  /// The window's width in points.
  let window: CGFloat
  private let category: UIContentSizeCategory
  private let weight: UILegibilityWeight

  package init(window: CGFloat, traits: UITraitCollection) {
    (self.window, category, weight) = (window, traits.preferredContentSizeCategory, traits.legibilityWeight)
  }

  /// The number of whole ems that fit across the window.
  var ems: Int {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(legibilityWeight: weight),
    ])
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let em = "M".size(withAttributes: [.font: font]).width
    guard em > 0, window > 0, window.isFinite else { return 0 }
    return Int(min(window / em, 1_000_000))
  }
}

extension LocalizedText {
  /// The text that fits the given room; that for the greatest width if the room is unknown.
  package func string(in room: PresentationRoom?) -> String { room.map { text.fitting(width: $0.ems) } ?? text.text }
}
