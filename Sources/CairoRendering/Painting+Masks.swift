import Drawing
import Foundation
import Raster

/// Painting of masks, and of groups that are blended by other means than Cairo's.
extension Painting {
  /// Begins a mask. Its content is painted as a group.
  mutating func open(mask commands: [DrawCommand], _ index: Int) throws(RenderingError) {
    let part = area(of: contents(of: index)).intersection(area(of: commands))
    guard !scopes.isHidden, !part.isEmpty else {
      try checkScopes(of: commands, index)
      return try open(.hiddenGroup, index)
    }
    try checkDepth(index)
    let cost = part.width * part.height
    guard scopes.hasRoom(for: cost) else { throw .groupsTooLarge(command: index) }
    canvas.beginClip(.rectangle(DeviceShape(part)))
    canvas.beginGroup()
    scopes.open(.mask(commands, part, command: index), cost: cost)
  }

  /// Checks a mask that is not painted as nothing of it is visible.
  private func checkScopes(of commands: [DrawCommand], _ index: Int) throws(RenderingError) {
    var depth = 0
    for command in commands {
      if command.opensScope { depth += 1 } else if command.closesScope { depth -= 1 }
      guard depth >= 0 else { throw .unbalanced(command: index) }
    }
    guard depth == 0 else { throw .unclosed(count: depth) }
  }

  func end(mask commands: [DrawCommand], _ part: PixelRect, _ index: Int) throws(RenderingError) {
    canvas.endGroup(through: try picture(of: commands, in: part, index))
    canvas.endClip()
  }

  /// Begins a group that is not painted over what lies below, but blended with it.
  mutating func open(_ alpha: Double, _ blendMode: BlendMode, _ index: Int) throws(RenderingError) {
    let alpha = max(0, min(alpha, 1))
    let content = contents(of: index)
    let part = area(of: content)
    guard !scopes.isHidden, !part.isEmpty, alpha > 0 || blendMode.changesCovered else {
      return try open(.hiddenGroup, index)
    }
    try checkDepth(index)
    let cost = 3 * part.width * part.height
    guard scopes.hasRoom(for: cost) else { throw .groupsTooLarge(command: index) }
    if let blend = blendMode.pixelBlend {
      let shape = blend.needsShape ? try picture(of: content.silhouettes, in: part, index) : nil
      canvasesBelow.append(canvas)
      canvas = Canvas(try pool.bitmap(of: part), area: part)
      scopes.open(.shaped(ShapedGroup(alpha: alpha, blend: blend, shape: shape)), cost: cost)
    } else if let combination = blendMode.cairoOperator {
      canvas.beginClip(.rectangle(DeviceShape(part)))
      canvas.beginGroup()
      scopes.open(.blended(alpha: alpha, combination), cost: cost)
    }
  }

  mutating func end(_ group: ShapedGroup) throws(RenderingError) {
    guard let below = canvasesBelow.popLast() else { return }
    let content = canvas
    canvas = below
    try content.finish()
    canvas.blend(content, shape: group.shape, alpha: group.alpha, group.blend, pool)
  }

  // MARK: Contents

  /// The commands in a scope; none if it is not closed, which is an error at the end.
  private func contents(of index: Int) -> [DrawCommand] { map.content(of: index).map { Array(commands[$0]) } ?? [] }

  /// The visible pixels that commands may paint.
  private func area(of commands: [DrawCommand]) -> PixelRect {
    let visible = canvas.visibleArea
    guard let area = commands.inkedArea else { return .nothing(within: visible) }
    let box = scopes.place.toPixels.box(of: area)
    guard area.isFinite, box.isFinite else { return visible }
    let limit = DeviceShape.farthest
    func edge(_ value: Double) -> Double { max(-limit, min(value, limit)) }
    let shape = DeviceShape(
      left: edge(box.minX), top: edge(box.minY), right: edge(box.maxX), bottom: edge(box.maxY))
    // Glyphs lie at whole pixels, and antialiasing reaches to the next.
    return PixelRect(covering: shape).outset(by: 2).intersection(visible)
  }

  /// Other commands as a picture of their own, in the coordinates of the current scope.
  private func picture(
    of commands: [DrawCommand], in part: PixelRect, _ index: Int
  ) throws(RenderingError) -> Canvas {
    var painting = self
    painting.canvas = Canvas(try pool.bitmap(of: part), area: part)
    painting.scopes = scopes.inside
    painting.canvasesBelow = []
    painting.paintsCasters = true
    do throws(RenderingError) {
      try painting.paint(commands)
      try painting.canvas.finish()
    } catch {
      throw error.at(index)
    }
    return painting.canvas
  }
}

/// A group that is blended by pixels, painted on a canvas of its own.
struct ShapedGroup {
  let alpha: Double
  let blend: PixelBlend
  /// The shapes of the group, if the blend needs them.
  let shape: Canvas?
}

extension BlendMode {
  /// Whether a transparent group changes what lies below its shapes.
  fileprivate var changesCovered: Bool {
    pixelBlend?.needsShape ?? false
  }
}
