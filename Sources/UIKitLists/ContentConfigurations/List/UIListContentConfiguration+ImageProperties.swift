public import Foundation
import SystemText

extension UIListContentConfiguration {
  /// How the picture of a list configuration is shown.
  ///
  /// Differs from UIKit: there are no symbols, and no configurations of them.
  public struct ImageProperties: Hashable {
    /// Stands for the room that the system gives symbols, along a side of `reservedLayoutSize`. Differs from UIKit: how
    /// much that is, is not public, and the picture's own length counts.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    /// The tint colour of templates, before its transformer; nil: the view's.
    public var tintColor: UIColor?
    /// Makes the tint colour that is shown; nil: the colour as it is.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the picture's corners, which are cut off.
    public var cornerRadius: CGFloat = 0
    /// The most room for the picture, which keeps its shape; 0 along a side: no limit.
    public var maximumSize = CGSize.zero
    /// The room that the picture stands in the middle of; 0 along a side: as much as the picture takes.
    public var reservedLayoutSize = CGSize.zero
    /// Kept, without effect: colours are not inverted.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of a line around the picture, before its transformer; nil: the view's tint colour.
    public var strokeColor: UIColor?
    /// Makes the line's colour that is shown; nil: the colour as it is.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How thick the line around the picture is; 0: there is none.
    public var strokeWidth: CGFloat = 0

    /// The tint colour that is shown in a view of that one.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      tintColorTransformer.resolved(self.tintColor ?? tintColor)
    }

    /// The colour of the line that is shown in a view of that tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      strokeColorTransformer.resolved(strokeColor ?? tintColor)
    }
  }
}

extension UIConfigurationColorTransformer? {
  /// What is shown of a colour: itself without a transformer.
  func resolved(_ color: UIColor) -> UIColor { map { $0.transform(color) } ?? color }
}

extension UIListContentConfiguration.ImageProperties {
  /// How large a picture is shown under the traits.
  ///
  /// It grows at the accessibility categories, as pictures of image views that adjust do; `maximumSize` is the most
  /// that it becomes there as well. Public facts name neither.
  func shownSize(of image: UIImage, under traits: UITraitCollection) -> CGSize {
    let size = image.size(adjustedForAccessibilityUnder: traits)
    var factor: CGFloat = 1
    if maximumSize.width > 0, size.width > 0 { factor = min(factor, maximumSize.width / size.width) }
    if maximumSize.height > 0, size.height > 0 { factor = min(factor, maximumSize.height / size.height) }
    let grid = traits.pixelGrid
    return factor < 1
      ? CGSize(width: grid.nearest(size.width * factor), height: grid.nearest(size.height * factor)) : size
  }

  /// The room for a picture that is shown in that size.
  func reservedSize(for shown: CGSize) -> CGSize {
    CGSize(
      width: reservedLayoutSize.width > 0 ? reservedLayoutSize.width : shown.width,
      height: reservedLayoutSize.height > 0 ? reservedLayoutSize.height : shown.height)
  }
}
