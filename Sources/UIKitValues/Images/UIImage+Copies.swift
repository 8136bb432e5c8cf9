public import Foundation

extension UIImage {
  /// A copy with other attributes.
  package final func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(content: content, attributes: attributes, asset: imageAsset)
  }

  /// The image in a colour: where it is not painted as a template, the colour shows through its opacity.
  ///
  /// As a template it still has the tint colour of its view.
  public final func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tintColor = color }
  }

  /// The image in a colour, with another rendering mode: `alwaysOriginal` to keep the colour in every view.
  public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tintColor, $0.renderingMode) = (color, renderingMode) }
  }

  /// The distances of the image's alignment rectangle from its edges, in points. Image views are aligned by it.
  public final var alignmentRectInsets: UIEdgeInsets {
    attributes.alignmentRectInsets ?? content?.alignmentRectInsets ?? .zero
  }

  /// A copy with other alignment insets.
  public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The distance of the baseline from the lower edge, in points; `nil` for an image without a baseline.
  public final var baselineOffsetFromBottom: CGFloat? {
    switch attributes.baseline {
    case .ofContent: content?.baselineOffsetFromBottom
    case .fromBottom(let offset): offset
    case .none: nil
    }
  }

  /// A copy with a baseline at a distance from the lower edge, in points.
  public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = .fromBottom(baselineOffset) }
  }

  /// A copy without a baseline, even of a symbol.
  public final func imageWithoutBaseline() -> UIImage {
    with { $0.baseline = .none }
  }

  /// Whether the image is mirrored where the layout runs from right to left.
  public final var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeftLayoutDirection }

  /// A copy that is mirrored where the layout runs from right to left.
  public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// A copy that is mirrored from left to right.
  public final func withHorizontallyFlippedOrientation() -> UIImage {
    guard let bitmap = content as? BitmapContent else { return with { $0.isMirrored.toggle() } }
    let flipped = BitmapContent(
      bitmap.stored, scale: bitmap.scale, orientation: bitmap.orientation.flippedHorizontally)
    return UIImage(content: flipped, attributes: attributes)
  }
}
