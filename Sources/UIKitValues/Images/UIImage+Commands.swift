package import Drawing
package import Foundation

extension UIImage {
  /// The image's variant for the traits; itself for an image without variants.
  package final func variant(under traits: UITraitCollection) -> UIImage {
    guard let content = imageAsset?.content(for: traits) else { return self }
    return UIImage(content: content, attributes: attributes)
  }

  /// The commands that draw the image in a rectangle, in the variant for the traits and in the colours of the context.
  package final func commands(filling rect: CGRect, in context: ImageContext) -> [DrawCommand] {
    let image = variant(under: context.traits)
    guard let content = image.content, rect.size.width > 0, rect.size.height > 0 else { return [] }
    let color = image.color(in: context)
    let commands: [DrawCommand]
    if let resizing = image.resizing, let source = content.source, rect.size != content.size {
      let tinted = source.tinted(color?.color(under: context.traits))
      commands = resizing.commands(drawing: tinted, scale: content.scale, filling: rect, on: context.pixels)
    } else {
      commands = content.commands(filling: rect, color: color, in: context)
    }
    return image.isMirrored(under: context.traits) ? commands.mirrored(in: rect) : commands
  }

  /// The way the image fills another size.
  final var resizing: ImageResizing? { attributes.resizing ?? content?.resizing }

  /// The colour that replaces the image's own in a context; nil for its own colours.
  private func color(in context: ImageContext) -> UIColor? {
    isTemplate(in: context) ? context.tintColor ?? attributes.tintColor : attributes.tintColor
  }

  /// Whether the image is painted in the tint colour.
  package final func isTemplate(in context: ImageContext) -> Bool {
    switch renderingMode {
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    case .automatic: context.tintsAutomaticImages || content?.isTemplate == true
    }
  }

  private func isMirrored(under traits: UITraitCollection) -> Bool {
    let isFlipped = attributes.flipsForRightToLeftLayoutDirection && traits.layoutDirection == .rightToLeft
    return attributes.isMirrored != isFlipped
  }
}

extension [DrawCommand] {
  /// The commands mirrored from left to right about the middle of a rectangle.
  fileprivate func mirrored(in rect: CGRect) -> [DrawCommand] {
    inside(.transform(AffineTransform(m11: -1, m12: 0, m21: 0, m22: 1, tX: rect.minX + rect.maxX, tY: 0)))
  }
}
