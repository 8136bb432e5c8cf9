public import Foundation
import SystemText

extension UIListContentConfiguration {
  /// The appearance of a list configuration's image.
  public struct ImageProperties: Hashable {
    /// Stands for the system's standard size of symbols, along a side of `reservedLayoutSize`. Differs from UIKit: that
    /// size is not public, so the image's own is used.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    /// The values that a symbol has where its own configuration says nothing: body text's size unless set. Which UIKit's
    /// styles have is not public.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
      textStyle: .body)
    /// The tint colour of template images before its transformer; `nil` for the view's.
    public var tintColor: UIColor?
    /// The transformer of the tint colour; `nil` to show the colour as it is.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius to which the image's corners are clipped.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, which keeps its aspect ratio; 0 along a side for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centred; 0 along a side for the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// Stored, but without effect: colours are not inverted.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of a stroke around the image before its transformer; `nil` for the view's tint colour.
    public var strokeColor: UIColor?
    /// The transformer of the stroke colour; `nil` to show the colour as it is.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke around the image; 0 for none.
    public var strokeWidth: CGFloat = 0

    /// The displayed tint colour in a view with the given tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      tintColorTransformer.resolved(self.tintColor ?? tintColor)
    }

    /// The displayed stroke colour in a view with the given tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      strokeColorTransformer.resolved(strokeColor ?? tintColor)
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The displayed size of an image under the traits.
  ///
  /// It grows at the accessibility categories, as in image views that adjust their images, and `maximumSize` limits it
  /// there as well. Neither is publicly documented.
  func shownSize(of image: UIImage, under traits: UITraitCollection) -> CGSize {
    let image = image.shown(under: traits, preferring: preferredSymbolConfiguration)
    let size = image.size(adjustedForAccessibilityUnder: traits)
    var factor: CGFloat = 1
    if maximumSize.width > 0, size.width > 0 { factor = min(factor, maximumSize.width / size.width) }
    if maximumSize.height > 0, size.height > 0 { factor = min(factor, maximumSize.height / size.height) }
    let grid = traits.pixelGrid
    return factor < 1
      ? CGSize(width: grid.nearest(size.width * factor), height: grid.nearest(size.height * factor)) : size
  }

  /// The size of the area reserved for an image displayed at the given size.
  func reservedSize(for shown: CGSize) -> CGSize {
    CGSize(
      width: reservedLayoutSize.width > 0 ? reservedLayoutSize.width : shown.width,
      height: reservedLayoutSize.height > 0 ? reservedLayoutSize.height : shown.height)
  }
}
