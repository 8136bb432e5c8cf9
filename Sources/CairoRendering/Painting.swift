import Drawing
import Foundation
import Raster
import TextLayout

/// Paints one display list, command by command.
struct Painting {
  /// The current canvas: the picture's, or the separate one of a shadow's content.
  var canvas: Canvas
  let masks: GlyphMasks
  let runMask: RunMask
  let pool: BitmapPool

  var scopes: OpenScopes
  /// The canvases to continue on when the open shadows are closed, innermost last.
  var canvasesBelow: [Canvas] = []

  init(canvas: Canvas, masks: GlyphMasks, runMask: RunMask, pool: BitmapPool, scale: Double) {
    self.canvas = canvas
    self.masks = masks
    self.runMask = runMask
    self.pool = pool
    scopes = OpenScopes(scale: scale)
  }

  /// Paints the command at `index` of the list.
  mutating func paint(_ command: DrawCommand, _ index: Int) throws(RenderingError) {
    switch command {
    case .fill(let path, let paint):
      let path = try finite(DevicePath(path, scopes.place), command, index)
      switch paint {
      case .color(let color): fill(path, try finite(color, command, index))
      case .image(let source, let rect): fill(path, with: source, try finite(rect, command, index))
      case .gradient: break
      }
    case .stroke, .shadow, .backdrop: break
    case .glyphs(let run): try paint(run, command, index)
    case .begin(let scope): try begin(scope, command, index)
    case .end: try end(index)
    }
  }

  // MARK: Painting

  private func fill(_ path: DevicePath, _ color: Color) {
    guard !scopes.isHidden, !path.isEmpty else { return }
    canvas.fill(path, color)
  }

  private func fill(_ path: DevicePath, with source: ImageSource, _ rect: CGRect) {
    guard !scopes.isHidden, !path.isEmpty, isVisible(path),
      let transform = scopes.place.imageTransform(of: source.bitmap, in: rect)
    else { return }
    canvas.fill(path, with: source.bitmap, transform)
  }

  func isVisible(_ path: DevicePath) -> Bool {
    !PixelRect(covering: path).intersection(canvas.area).isEmpty
  }

  // MARK: Numbers

  /// The value; throws if it is nil because of numbers that are not finite.
  func finite<Value>(
    _ value: Value?, _ command: DrawCommand, _ index: Int
  ) throws(RenderingError) -> Value {
    guard let value else { throw .notFinite(command: index, name: command.name) }
    return value
  }

  func finite(_ value: Double, _ command: DrawCommand, _ index: Int) throws(RenderingError) -> Double {
    try finite(value.isFinite ? value : nil, command, index)
  }

  private func finite(_ rect: CGRect, _ command: DrawCommand, _ index: Int) throws(RenderingError) -> CGRect {
    try finite(rect.isFinite ? rect : nil, command, index)
  }

  func finite(_ color: Color, _ command: DrawCommand, _ index: Int) throws(RenderingError) -> Color {
    let channels = [color.red, color.green, color.blue, color.alpha]
    return try finite(channels.allSatisfy(\.isFinite) ? color : nil, command, index)
  }
}
