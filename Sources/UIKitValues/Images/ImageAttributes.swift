package import Foundation

/// The baseline of an image.
package enum ImageBaseline: Equatable, Sendable {
  /// That of the content, which symbols have.
  case ofContent
  /// At a distance from the lower edge, in points.
  case fromBottom(CGFloat)
  /// None.
  case none
}

/// The rendering and alignment of an image, whatever it shows.
package struct ImageAttributes: Equatable, Sendable {
  package var renderingMode = UIImage.RenderingMode.automatic
  /// The colour of `withTintColor`; nil for none.
  package var tintColor: UIColor?
  /// The way the image fills another size; nil to stretch all of it.
  package var resizing: ImageResizing?
  /// Set for an image whose insets are not those of its content.
  package var alignmentRectInsets: UIEdgeInsets?
  package var baseline = ImageBaseline.ofContent
  /// Whether the image is mirrored where the layout runs from right to left.
  package var flipsForRightToLeftLayoutDirection = false
  /// Whether the image is mirrored from left to right.
  package var isMirrored = false
  /// The images that are shown after each other; nil for a single one.
  package var sequence: ImageSequence?

  package init() {}
}

/// Images that are shown after each other. A picture shows the first one.
package struct ImageSequence: Equatable, Sendable {
  let images: [UIImage]
  /// The time for all of them, in seconds.
  let duration: TimeInterval
}
