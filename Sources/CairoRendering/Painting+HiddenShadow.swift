import Drawing
import Raster

extension Painting {
  /// The parts of the picture where a shadow can be seen: without those that the next command paints over, as a card
  /// does that lies on its shadow.
  func visibleParts(ofShadowAt index: Int) -> [PixelRect] {
    let visible = canvas.visibleArea
    guard index + 1 < commands.count, !canvas.hasShapedClip, let hidden = pixelsReplaced(by: commands[index + 1]) else {
      return [visible]
    }
    return visible.parts(outside: hidden)
  }

  /// Pixels that a command certainly replaces: those of a rectangle between its rounded corners, filled opaquely.
  private func pixelsReplaced(by command: DrawCommand) -> PixelRect? {
    guard case .fill(.rectangle(let rectangle), let paint) = command, scopes.place.transform.isTranslation,
      let shape = DeviceShape(rectangle, scopes.place), isOpaque(paint)
    else { return nil }
    let reach = max(0, rectangle.cornerRadius) * (rectangle.curve == .continuous ? RoundedRectangle.continuousReach : 1)
    let rows = shape.height / 2 - min(reach * scopes.place.scale, shape.height / 2)
    let middle = (shape.top + shape.bottom) / 2
    let inside = DeviceShape(left: shape.left, top: middle - rows, right: shape.right, bottom: middle + rows)
    // A pixel less on each side than lie inside, as Cairo's edges are 256ths of a pixel.
    let pixels = PixelRect(covering: inside).outset(by: -2)
    return pixels.isEmpty ? nil : pixels
  }

  private func isOpaque(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color): color.alpha >= 1
    case .image: false
    case .gradient(let gradient):
      paint.isFinite && (GradientRaster(gradient, scopes.place, gradients)?.isOpaque ?? false)
    }
  }
}

extension PixelRect {
  /// Its pixels outside of another rectangle: above, left, right and below.
  fileprivate func parts(outside other: PixelRect) -> [PixelRect] {
    let inner = intersection(other)
    guard !inner.isEmpty else { return [self] }
    let (left, top, right, bottom) = (inner.left, inner.top, inner.right, inner.bottom)
    return [
      PixelRect(left: self.left, top: self.top, right: self.right, bottom: top),
      PixelRect(left: self.left, top: top, right: left, bottom: bottom),
      PixelRect(left: right, top: top, right: self.right, bottom: bottom),
      PixelRect(left: self.left, top: bottom, right: self.right, bottom: self.bottom),
    ].filter { !$0.isEmpty }
  }
}
