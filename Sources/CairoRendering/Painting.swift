import Drawing
import Foundation
import Raster
import TextLayout

/// The painting of one display list, command by command.
struct Painting {
  /// What is painted on: the picture, or apart from it what casts a shadow.
  var canvas: Canvas
  let masks: GlyphMasks
  let runMask: RunMask
  let pool: BitmapPool
  /// Pixels a point.
  let scale: Double

  var scopes = OpenScopes()
  /// What is painted on once the innermost shadow is closed, innermost last.
  var canvasesBelow: [Canvas] = []

  init(canvas: Canvas, masks: GlyphMasks, runMask: RunMask, pool: BitmapPool, scale: Double) {
    self.canvas = canvas
    self.masks = masks
    self.runMask = runMask
    self.pool = pool
    self.scale = scale
  }

  /// Paints the command at `index` of the list.
  mutating func paint(_ command: DrawCommand, _ index: Int) throws(RenderingError) {
    switch command {
    case .fill(let shape, let color):
      fill(try finite(DeviceShape(shape, scale: scale), command, index), try finite(color, command, index))
    case .border(let shape, let width, let color):
      let shape = try finite(DeviceShape(shape, scale: scale), command, index)
      let width = try finite(width, command, index)
      border(shape, width: width * scale, try finite(color, command, index))
    case .glyphs(let run):
      try paint(run, command, index)
    case .image(let source, let rect):
      image(source, try finite(DeviceShape(rect, scale: scale), command, index))
    case .beginClip(let shape):
      let shape = try finite(DeviceShape(shape, scale: scale), command, index)
      try open(.clip, index)
      canvas.beginClip(shape)
    case .beginGroup(let alpha):
      try open(OpenScopes.Scope(groupWithAlpha: try finite(alpha, command, index)), index)
    case .beginShadow(let shadow):
      try open(shadow, command, index)
    case .endClip, .endGroup, .endShadow:
      try close(command, index)
    }
  }

  // MARK: Painting

  private func fill(_ shape: DeviceShape, _ color: Color) {
    guard !scopes.isHidden, !shape.isEmpty else { return }
    canvas.fill(shape, color)
  }

  private func border(_ shape: DeviceShape, width: Double, _ color: Color) {
    guard !scopes.isHidden, !shape.isEmpty, width > 0 else { return }
    if 2 * width >= min(shape.width, shape.height) {
      canvas.fill(shape, color)
    } else {
      canvas.fill(between: shape, and: shape.inset(by: width), color)
    }
  }

  private func image(_ source: ImageSource, _ target: DeviceShape) {
    guard !scopes.isHidden, !target.isEmpty, isVisible(target) else { return }
    canvas.paint(source.bitmap, in: target)
  }

  func isVisible(_ shape: DeviceShape) -> Bool {
    !PixelRect(covering: shape).intersection(canvas.area).isEmpty
  }

  // MARK: Numbers

  /// The value, unless it could not be made from finite numbers.
  func finite<Value>(
    _ value: Value?, _ command: DrawCommand, _ index: Int
  ) throws(RenderingError) -> Value {
    guard let value else { throw .notFinite(command: index, name: command.name) }
    return value
  }

  func finite(_ value: Double, _ command: DrawCommand, _ index: Int) throws(RenderingError) -> Double {
    try finite(value.isFinite ? value : nil, command, index)
  }

  func finite(_ color: Color, _ command: DrawCommand, _ index: Int) throws(RenderingError) -> Color {
    let channels = [color.red, color.green, color.blue, color.alpha]
    return try finite(channels.allSatisfy(\.isFinite) ? color : nil, command, index)
  }
}
