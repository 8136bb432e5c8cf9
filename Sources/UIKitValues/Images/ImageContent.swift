package import Drawing
package import Foundation

/// The content of an image: the pixels of a bitmap, a vector picture, a symbol.
///
/// `UIImage` holds one with what is common to all: the rendering mode, the tint, caps, alignment insets.
package protocol ImageContent: AnyObject, Sendable {
  /// The size in points.
  var size: CGSize { get }
  /// The number of pixels per point.
  var scale: CGFloat { get }
  /// Whether an image of the rendering mode `automatic` is painted as a template everywhere, as symbols are.
  var isTemplate: Bool { get }
  /// The distances of the alignment rectangle from the edges of `size`, unless the image was given others.
  var alignmentRectInsets: UIEdgeInsets { get }
  /// The way the content fills another size, unless the image was given another; nil to stretch all of it.
  var resizing: ImageResizing? { get }
  /// The distance of the baseline from the lower edge of `size`, in points; nil for none.
  var baselineOffsetFromBottom: CGFloat? { get }
  /// The pixels at the content's own size; nil for content that is drawn by commands alone.
  var source: ImageSource? { get }
  /// The content as layouts write it: `photo 1f3a5c7e`; nil for content that shows nothing.
  var recorded: String? { get }
  /// The notes about the content, wherever it is displayed.
  var notes: [ViewContent.Note] { get }

  /// The commands that draw the content in a rectangle.
  ///
  /// - Parameter color: the colour that replaces those of the content, of which only the opacity is used; nil for the
  ///   content's own. Symbols with several colours may use it for the first.
  func commands(filling rect: CGRect, color: UIColor?, in context: ImageContext) -> [DrawCommand]

  /// The pixels that fill a size in points, for content that is not stretched from `source`.
  func source(filling size: CGSize, in context: ImageContext) -> ImageSource?

  func isEqual(to other: any ImageContent) -> Bool
  var hashValue: Int { get }
}

extension ImageContent {
  package var isTemplate: Bool { false }
  package var alignmentRectInsets: UIEdgeInsets { .zero }
  package var resizing: ImageResizing? { nil }
  package var baselineOffsetFromBottom: CGFloat? { nil }
  package var source: ImageSource? { nil }
  package var notes: [ViewContent.Note] { [] }

  package func source(filling size: CGSize, in context: ImageContext) -> ImageSource? { source }

  package func commands(filling rect: CGRect, color: UIColor?, in context: ImageContext) -> [DrawCommand] {
    guard let pixels = source(filling: rect.size, in: context) else { return [] }
    return [.image(pixels.tinted(color?.color(under: context.traits)), in: rect)]
  }
}

/// The circumstances under which an image is drawn.
package struct ImageContext {
  /// The device's pixels in the coordinates of the drawing.
  package var pixels: OffsetPixelGrid
  package var traits: UITraitCollection
  /// The colour of template images; nil where they are drawn in their own colours.
  package var tintColor: UIColor?
  /// Whether images of the rendering mode `automatic` are templates here, as in buttons and bars.
  package var tintsAutomaticImages: Bool

  package init(
    pixels: OffsetPixelGrid, traits: UITraitCollection, tintColor: UIColor? = nil, tintsAutomaticImages: Bool = false
  ) {
    (self.pixels, self.traits, self.tintColor) = (pixels, traits, tintColor)
    self.tintsAutomaticImages = tintsAutomaticImages
  }
}
