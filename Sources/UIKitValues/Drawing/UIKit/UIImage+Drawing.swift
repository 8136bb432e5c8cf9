import Drawing
public import Foundation

extension UIImage {
  /// Draws the image in the current context, with its top left corner at a point; does nothing without a context.
  public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at a point, with another blend mode and opacity.
  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle of the current context, scaled to it; does nothing without a context.
  public final func draw(in rect: CGRect) {
    guard let context = CGContext.current, rect.isFinite else { return }
    context.paintContent(commands(filling: rect.standardized, in: context))
  }

  /// Draws the image in a rectangle, with another blend mode and opacity.
  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// The most tiles that are drawn.
  private static let mostTiles: CGFloat = 10_000

  /// Fills a rectangle with tiles of the image in its own size, which begin at the context's origin. More than 10,000 tiles
  /// are not supported: a fault, and none are drawn.
  public final func drawAsPattern(in rect: CGRect) {
    let area = rect.standardized
    guard let context = CGContext.current, area.isFinite, size.width > 0, size.height > 0 else { return }
    let (left, right) = ((area.minX / size.width).rounded(.down), (area.maxX / size.width).rounded(.up))
    let (top, bottom) = ((area.minY / size.height).rounded(.down), (area.maxY / size.height).rounded(.up))
    guard (right - left) * (bottom - top) <= Self.mostTiles else {
      return UIKitFaults.unsupported("UIImage.drawAsPattern(in:) with more than 10,000 tiles", instead: "Use fewer.")
    }
    context.saveGState()
    context.clip(to: area)
    for row in stride(from: top, to: bottom, by: 1) {
      for column in stride(from: left, to: right, by: 1) {
        draw(at: CGPoint(x: column * size.width, y: row * size.height))
      }
    }
    context.restoreGState()
  }

  private final func commands(filling rect: CGRect, in context: CGContext) -> [DrawCommand] {
    commands(filling: rect, in: ImageContext(pixels: context.currentPixels, traits: context.traits))
  }
}
