import Foundation
package import UIKitValues

/// The measurements of configured buttons in the look of iOS 15 to 18, in points.
///
/// Sources: `tables-and-controls.md` §5 and `input-and-controls.md` §10 of the shared facts, with their confidence: high
/// (H), middle (M), low (L), or none (?).
package enum ButtonMetrics {
  /// The distances of the content from the edges: 7 and 12 at medium (H: an answer of Apple's, 8 of 12 stored frames);
  /// 5 and 10 at small, 15 and 20 at large (L: buttons 28 and 50.333 high with texts of 15 and 17 points). Those of mini
  /// are not known: they are small's, as its font is.
  ///
  /// UIKit's grow with the text size (H), by how much is not public: here they do not.
  package static func contentInsets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    switch size {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The text style of the title: 17 points at medium and large, 15 at small and mini (M).
  package static func titleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  /// The text style of the subtitle: 13 points at medium and large, 12 at small and mini. Only that it has 12 or 13 is
  /// known (L).
  static func subtitleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .medium, .large: .footnote
    case .small, .mini: .caption1
    }
  }

  /// The points between title and subtitle (M).
  static var titlePadding: CGFloat { 1 }

  /// The background's radius (L).
  static var cornerRadius: CGFloat { 5.95 }

  /// The radius for a corner style in a button of this height: half of it for a capsule (H), the background's own for
  /// `fixed`, the same at the text size for `dynamic` (H). The system's three radii are not public (?).
  static func cornerRadius(
    _ style: UIButton.Configuration.CornerStyle, own: CGFloat, height: CGFloat, _ traits: UITraitCollection
  ) -> CGFloat {
    switch style {
    case .fixed: own
    case .dynamic: UIFontMetrics.default.scaledValue(for: own, compatibleWith: traits)
    case .small: 4
    case .medium: 6
    case .large: 8
    case .capsule: height / 2
    }
  }

  /// The points between the texts and the arrows of a menu (?).
  static var indicatorPadding: CGFloat { 4 }
  /// The arrows of a menu: as high as small letters of the title beside them (?).
  static func indicatorConfiguration(_ size: UIButton.Configuration.Size) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(textStyle: titleStyle(size), scale: .small)
      .applying(UIImage.SymbolConfiguration(weight: .medium))
  }

  static var indicatorSymbol: String { "chevron.up.chevron.down" }
}
