public import Foundation
import SystemText

/// A drawing that can be drawn many times.
public final class CGLayer {
  /// The context of the drawing; its origin is the layer's.
  public let context: CGContext?
  /// The size in points.
  public let size: CGSize

  /// Creates a layer for drawing into a context; `nil` for a size without an area.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary? = nil) {
    let area = CGRect(origin: .zero, size: size)
    guard area.isFinite, size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = CGContext(area: area, pixels: context.pixels, traits: context.traits)
  }
}

extension CGContext {
  /// Draws a layer, stretched to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let rect = rect.standardized
    guard let drawing = layer.context, rect.isFinite else { return }
    saveGState()
    clip(to: rect)
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    paintContent(drawing.content.commands)
    restoreGState()
  }

  /// Draws a layer at a point, which its origin lies on.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
