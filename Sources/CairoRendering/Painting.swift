import Drawing
import Foundation
import Raster
import TextLayout

/// The painting of one display list, command by command.
struct Painting {
  let canvas: Canvas
  let masks: GlyphMasks
  let runMask: RunMask
  let size: PixelSize
  /// Pixels a point.
  let scale: Double

  private var scopes = OpenScopes()

  init(canvas: Canvas, masks: GlyphMasks, runMask: RunMask, size: PixelSize, scale: Double) {
    self.canvas = canvas
    self.masks = masks
    self.runMask = runMask
    self.size = size
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
      try paint(run, try finite(run.color, command, index), command, index)
    case .image(let source, let rect):
      image(source, try finite(DeviceShape(rect, scale: scale), command, index))
    case .beginClip(let shape):
      let shape = try finite(DeviceShape(shape, scale: scale), command, index)
      try open(.clip, index)
      canvas.beginClip(shape)
    case .beginGroup(let alpha):
      try open(OpenScopes.Scope(groupWithAlpha: try finite(alpha, command, index)), index)
    case .endClip, .endGroup:
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

  private func isVisible(_ shape: DeviceShape) -> Bool {
    shape.left < Double(size.width) && shape.top < Double(size.height) && shape.right > 0 && shape.bottom > 0
  }

  private func paint(
    _ run: GlyphRun, _ color: Color, _ command: DrawCommand, _ index: Int
  ) throws(RenderingError) {
    let pixels = try finite(run.pointSize * scale, command, index)
    guard pixels >= 0, pixels <= GlyphMasks.largestPixelSize else {
      throw .unsupportedFontSize(command: index, font: run.font.identity, pixels: pixels)
    }
    let sixtyFourths = Int((pixels * 64).rounded())
    runMask.begin(within: size)
    let face = sixtyFourths > 0 && !scopes.isHidden ? try masks.face(of: run.font) : nil
    for glyph in run.glyphs {
      let origin = try finite(GlyphOrigin(x: glyph.x, y: glyph.y, scale: scale), command, index)
      guard let face else { continue }
      let mask = try masks.mask(of: glyph.id, in: face, size: sixtyFourths, quarter: origin.quarter)
      runMask.add(mask, at: origin)
    }
    runMask.unite()
    guard !runMask.isEmpty else { return }
    if scopes.scopes.isEmpty {
      canvas.paintDirectly(color, through: runMask)
    } else {
      canvas.paint(color, through: runMask)
    }
  }

  // MARK: Clips and groups

  private mutating func open(_ scope: OpenScopes.Scope, _ index: Int) throws(RenderingError) {
    guard scopes.scopes.count < OpenScopes.largestDepth else { throw .nestedTooDeeply(command: index) }
    if case .group = scope {
      guard (scopes.groupCount + 1) * size.width * size.height <= Bitmap.largestArea else {
        throw .groupsTooLarge(command: index)
      }
      canvas.beginGroup()
    }
    scopes.open(scope)
  }

  private mutating func close(_ command: DrawCommand, _ index: Int) throws(RenderingError) {
    let closesClip = command == .endClip
    guard let scope = scopes.close(where: { ($0 == .clip) == closesClip }) else {
      throw .unbalanced(command: index, name: command.name)
    }
    switch scope {
    case .clip: canvas.endClip()
    case .group(let alpha): canvas.endGroup(alpha: alpha)
    case .opaqueGroup, .hiddenGroup: break
    }
  }

  func checkThatAllIsClosed() throws(RenderingError) {
    guard scopes.scopes.isEmpty else { throw .unclosed(count: scopes.scopes.count) }
  }

  // MARK: Numbers

  /// The value, unless it could not be made from finite numbers.
  private func finite<Value>(
    _ value: Value?, _ command: DrawCommand, _ index: Int
  ) throws(RenderingError) -> Value {
    guard let value else { throw .notFinite(command: index, name: command.name) }
    return value
  }

  private func finite(_ value: Double, _ command: DrawCommand, _ index: Int) throws(RenderingError) -> Double {
    try finite(value.isFinite ? value : nil, command, index)
  }

  private func finite(_ color: Color, _ command: DrawCommand, _ index: Int) throws(RenderingError) -> Color {
    let channels = [color.red, color.green, color.blue, color.alpha]
    return try finite(channels.allSatisfy(\.isFinite) ? color : nil, command, index)
  }
}
