package import Foundation

extension UIImage {
  /// The image's size in a view that adjusts it: larger at the five accessibility categories, its own at the others.
  ///
  /// UIKit's header says that it grows only at these; by how much is not public. Here it grows as body text does, by
  /// the ratio of its leading (`UIFontMetrics`). A symbol with a text style has grown already.
  package final func size(adjustedForAccessibilityUnder traits: UITraitCollection) -> CGSize {
    guard traits.preferredContentSizeCategory.isAccessibilityCategory,
      (content as? SymbolContent)?.growsWithText != true
    else { return size }
    let metrics = UIFontMetrics.default
    return CGSize(
      width: metrics.scaledValue(for: size.width, compatibleWith: traits),
      height: metrics.scaledValue(for: size.height, compatibleWith: traits))
  }
}
