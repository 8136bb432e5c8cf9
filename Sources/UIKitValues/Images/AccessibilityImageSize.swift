package import Foundation

extension UIImage {
  /// The picture's size in a view that adjusts it: larger at the five accessibility categories, its own at the others.
  ///
  /// That it grows at these alone is in UIKit's header; by how much is not public. Here it grows as body text does,
  /// by the leading's ratio (`UIFontMetrics`).
  package final func size(adjustedForAccessibilityUnder traits: UITraitCollection) -> CGSize {
    guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return size }
    let metrics = UIFontMetrics.default
    return CGSize(
      width: metrics.scaledValue(for: size.width, compatibleWith: traits),
      height: metrics.scaledValue(for: size.height, compatibleWith: traits))
  }
}
