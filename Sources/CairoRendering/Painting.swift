import Drawing
import Foundation
import Raster
import TextLayout

/// Paints one display list, command by command.
///
/// A picture that is painted apart, such as a mask's, is a painting of its own within the scopes of this one.
struct Painting {
  /// The current canvas: the picture's, or the separate one of a shadow's content.
  var canvas: Canvas
  let masks: GlyphMasks
  let runMask: RunMask
  let shadows: PathShadows
  let gradients: GradientTables
  let pool: BitmapPool

  private(set) var commands: [DrawCommand] = []
  private(set) var map = ScopeMap([])
  var scopes: OpenScopes
  /// Whether what casts the outermost shadows is painted over them.
  var paintsCasters = true
  /// The canvases to continue on when the open shadows are closed, innermost last.
  var canvasesBelow: [Canvas] = []

  init(
    canvas: Canvas, masks: GlyphMasks, runMask: RunMask, shadows: PathShadows, gradients: GradientTables,
    pool: BitmapPool,
    scale: Double
  ) {
    self.canvas = canvas
    self.masks = masks
    self.runMask = runMask
    self.shadows = shadows
    self.gradients = gradients
    self.pool = pool
    scopes = OpenScopes(scale: scale)
  }

  /// Paints all commands of a list.
  mutating func paint(_ commands: [DrawCommand]) throws(RenderingError) {
    (self.commands, map) = (commands, ScopeMap(commands))
    for (index, command) in commands.enumerated() { try paint(command, index) }
    guard scopes.isEmpty else { throw .unclosed(count: scopes.count) }
  }

  /// Paints the command at `index` of the list.
  private mutating func paint(_ command: DrawCommand, _ index: Int) throws(RenderingError) {
    switch command {
    case .fill(let path, let paint):
      let path = try finite(DevicePath(path, scopes.place), command, index)
      try self.paint(.inside(path), paint, command, index)
    case .stroke(let outline, let style, let paint):
      guard outline.isFinite, style.isFinite else { throw .notFinite(command: index, name: command.name) }
      guard let line = DeviceLine(outline, style, scopes.place) else { return }
      guard line.isWithinLimits else { throw .unsupportedStroke(command: index) }
      try self.paint(.line(line), paint, command, index)
    case .shadow(let path, let shadow): try castShadow(of: path, shadow, command, index)
    case .backdrop(let path, let filter): try self.filter(path, filter, command, index)
    case .glyphs(let run): try paint(run, command, index)
    case .begin(let scope): try begin(scope, command, index)
    case .end: try end(index)
    }
  }

  // MARK: Painting

  private func paint(
    _ figure: DeviceFigure, _ paint: Paint, _ command: DrawCommand, _ index: Int
  ) throws(RenderingError) {
    let paint = try finite(paint.isFinite ? paint : nil, command, index)
    guard !scopes.isHidden, !figure.isEmpty else { return }
    guard figure.isLong else { return try self.paint(figure, paint, on: canvas) }
    try checkWork(figure, index)
    let part = PixelRect(covering: figure.bounds).intersection(canvas.visibleArea)
    guard !part.isEmpty else { return }
    guard canvas.hasShapedClip else { return try self.paint(figure, paint, on: canvas) }
    // Cairo would intersect each of its lines with those of the clips.
    let apart = Canvas(try pool.bitmap(of: part), area: part)
    try self.paint(figure, paint, on: apart)
    try apart.finish()
    canvas.paint(apart)
  }

  private func paint(_ figure: DeviceFigure, _ paint: Paint, on canvas: Canvas) throws(RenderingError) {
    switch paint {
    case .color(let color): canvas.paint(figure, color)
    case .image(let source, let rect):
      guard isVisible(figure.bounds), let transform = scopes.place.imageTransform(of: source.bitmap, in: rect)
      else { return }
      canvas.paint(figure, with: source.bitmap, transform)
    case .gradient(let gradient):
      let part = PixelRect(covering: figure.bounds).intersection(canvas.visibleArea)
      guard !part.isEmpty, let raster = GradientRaster(gradient, scopes.place, gradients) else { return }
      let pixels = try pool.bitmap(of: part)
      raster.draw(part, on: pixels)
      canvas.paint(figure, with: pixels, at: part, isOpaque: raster.isOpaque)
    }
  }

  /// Paints the shadow of a path, moved by fractions of a pixel where its offset has any.
  private func castShadow(
    of path: Path, _ shadow: Shadow, _ command: DrawCommand, _ index: Int
  ) throws(RenderingError) {
    let path = try finite(DevicePath(path, scopes.place), command, index)
    let shadow = try finite(shadow.isFinite ? shadow : nil, command, index)
    let (x, y) = scopes.place.offset(shadow.offset)
    let blur = max(0, shadow.blurRadius * scopes.place.pixelsPerPoint)
    guard max(abs(x), abs(y)) <= DeviceShadow.largestOffset, blur <= DeviceShadow.largestBlur else {
      throw .unsupportedShadow(command: index)
    }
    guard !scopes.isHidden, !path.isEmpty, shadow.color.alpha > 0 else { return }
    try checkWork(.inside(path), index)
    let caster = PathShadow(path, offset: (x, y), deviation: blur / 2)
    for part in visibleParts(ofShadowAt: index) {
      if let mask = shadows.mask(of: caster, in: part) { canvas.paint(shadow.color, through: mask) }
    }
  }

  private func checkWork(_ figure: DeviceFigure, _ index: Int) throws(RenderingError) {
    guard figure.isWithinLimits(in: canvas.area) else { throw .pathTooLong(command: index) }
  }

  func isVisible(_ bounds: DeviceShape) -> Bool {
    !PixelRect(covering: bounds).intersection(canvas.area).isEmpty
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

  func finite(_ color: Color, _ command: DrawCommand, _ index: Int) throws(RenderingError) -> Color {
    let channels = [color.red, color.green, color.blue, color.alpha]
    return try finite(channels.allSatisfy(\.isFinite) ? color : nil, command, index)
  }
}
