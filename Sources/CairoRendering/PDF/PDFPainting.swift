import CCairo
import Drawing
import Foundation
import Raster
import TextLayout

/// Paints one display list on a page of a PDF file, command by command.
struct PDFPainting {
  /// Pixels per point for content that is painted as an image: 288 dots per inch.
  static let pictureScale = 4.0
  /// Pixels per point for shadows that are blurred by a point or more: 144 dots per inch.
  static let shadowScale = 2.0

  let surface: PDFSurface
  let fonts: PDFFonts
  let pictures: CairoRenderer
  let pool: BitmapPool
  /// The page's size in points.
  let size: CGSize

  var commands: [DrawCommand] = []
  var contents = PDFContents([])
  /// The open scopes; a point of the page counts as a pixel.
  var scopes = OpenScopes(scale: 1)

  init(surface: PDFSurface, fonts: PDFFonts, pictures: CairoRenderer, pool: BitmapPool, size: CGSize) {
    self.surface = surface
    self.fonts = fonts
    self.pictures = pictures
    self.pool = pool
    self.size = size
  }

  /// Paints all commands of a list.
  mutating func paint(_ commands: [DrawCommand]) throws(RenderingError) {
    (self.commands, contents) = (commands, PDFContents(commands))
    var index = 0
    while index < commands.count { index = try paint(commands[index], index) }
    guard scopes.isEmpty else { throw .unclosed(count: scopes.count) }
  }

  /// Paints the command at `index` of the list, and returns the index of the next to paint.
  private mutating func paint(_ command: DrawCommand, _ index: Int) throws(RenderingError) -> Int {
    guard command.isFinite else { throw .notFinite(command: index, name: command.name) }
    if contents.pageParts.contains(index) { return try paintPagePart(command, index) }
    switch command {
    case .fill(let path, let paint):
      if let path = DevicePath(path, scopes.place) { try self.paint(.inside(path), paint) }
    case .stroke(let outline, let style, let paint):
      guard let line = DeviceLine(outline, style, scopes.place) else { break }
      guard line.isWithinLimits else { throw .unsupportedStroke(command: index) }
      try self.paint(.line(line), paint)
    case .shadow(_, let shadow): try paintShadow([command], shadow)
    case .backdrop: break
    case .glyphs(let run): try paint(run)
    case .begin(let scope):
      try begin(scope, command, index)
      guard contents.pictures.contains(index), let content = contents.contents[index] else { break }
      try paintPicture(of: Array(commands[content]))
      return content.upperBound
    case .end: try end(index)
    }
    return index + 1
  }

  private func paint(_ figure: DeviceFigure, _ paint: Paint) throws(RenderingError) {
    guard !scopes.isHidden, !figure.isEmpty else { return }
    switch paint {
    case .color(let color): surface.paint(figure, color)
    case .image(let source, let rect):
      if let image = source.compressed {
        // The surface's image is a single pixel.
        let unit = CGSize(width: 1, height: 1)
        guard let transform = scopes.place.imageTransform(unit, in: rect) else { return }
        surface.paint(figure, with: image, transform)
      } else if let transform = scopes.place.imageTransform(of: source.bitmap, in: rect) {
        surface.paint(figure, with: source.bitmap, transform)
      }
    case .gradient(let gradient):
      guard GradientRaster(gradient, scopes.place) != nil else { return }
      if let pattern = gradient.pattern {
        surface.paint(figure, with: pattern, gradient.transform.inside(scopes.place.toPixels))
      } else {
        try paintPicture(of: gradient, in: figure)
      }
    }
  }

  // MARK: Text

  private func paint(_ run: GlyphRun) throws(RenderingError) {
    guard !scopes.isHidden, run.pointSize > 0, !run.glyphs.isEmpty else { return }
    if run.hasPlainShapes, let font = try fonts.font(run.font) {
      surface.paint(run, of: font, scopes.transform)
    } else {
      try paintPicture(of: [.glyphs(run)], in: run.reach)
    }
  }

  // MARK: Scopes

  private mutating func begin(_ scope: Scope, _ command: DrawCommand, _ index: Int) throws(RenderingError) {
    if case .transform(let transform) = scope {
      guard scopes.open(transform) else { throw .notFinite(command: index, name: command.name) }
      return
    }
    guard scopes.depth < OpenScopes.largestDepth else { throw .nestedTooDeeply(command: index) }
    switch scope {
    case .clip(let path):
      scopes.open(.clip)
      if let path = DevicePath(path, scopes.place) { surface.beginClip(path) }
    case .group(let alpha, .normal):
      let scope = OpenScopes.Scope(groupWithAlpha: alpha, isIsolated: contents.isIsolated(index))
      if case .group = scope { surface.beginGroup() }
      scopes.open(scope)
    case .group(let alpha, let blendMode):
      surface.beginGroup()
      scopes.open(.blended(alpha: max(0, min(alpha, 1)), blendMode.cairoOperator ?? CAIRO_OPERATOR_OVER))
    case .mask(let mask):
      surface.beginGroup()
      scopes.open(.mask(mask, PixelRect(.zero), command: index))
    case .transform: break
    case .shadow(let shadow):
      if shadow.isFinite, let content = contents.contents[index] {
        try paintShadow([command] + commands[content] + [.end], shadow)
      }
      scopes.open(.hiddenShadow)
    }
  }

  private mutating func end(_ index: Int) throws(RenderingError) {
    guard let scope = scopes.close() else { throw .unbalanced(command: index) }
    switch scope {
    case .clip: surface.endClip()
    case .group(let alpha): surface.endGroup(alpha: alpha)
    case .blended(let alpha, let combination): surface.endGroup(alpha: alpha, combination)
    case .mask(let mask, _, let index): try end(mask: mask, index)
    default: break
    }
  }

  /// Paints the content of a mask, which is the group that is open, through the alpha of other commands.
  private func end(mask commands: [DrawCommand], _ index: Int) throws(RenderingError) {
    let content = surface.takeGroup()
    surface.beginGroup()
    var painting = self
    painting.scopes = scopes.inside
    do throws(RenderingError) {
      try painting.paint(commands)
    } catch {
      throw error.at(index)
    }
    surface.paint(content, through: surface.takeGroup())
  }
}
