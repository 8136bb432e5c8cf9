import Drawing
import Foundation
import Raster
import TextLayout

/// Paints one display list on a page of a PDF file, command by command.
struct PDFPainting {
  /// Pixels per point for content that is painted as an image: 288 dots per inch.
  private static let pictureScale = 4.0

  let surface: PDFSurface
  let fonts: PDFFonts
  let pictures: CairoRenderer
  let pool: BitmapPool

  /// The open scopes; a point of the page counts as a pixel.
  private var scopes = OpenScopes(scale: 1)

  init(surface: PDFSurface, fonts: PDFFonts, pictures: CairoRenderer, pool: BitmapPool) {
    self.surface = surface
    self.fonts = fonts
    self.pictures = pictures
    self.pool = pool
  }

  /// Paints the command at `index` of the list.
  mutating func paint(_ command: DrawCommand, _ index: Int) throws(RenderingError) {
    guard command.isFinite else { throw .notFinite(command: index, name: command.name) }
    switch command {
    case .fill(let path, let paint): fill(path, paint)
    case .stroke, .shadow, .backdrop: break
    case .glyphs(let run): try paint(run)
    case .begin(let scope): try begin(scope, command, index)
    case .end: try end(index)
    }
  }

  func checkThatAllIsClosed() throws(RenderingError) {
    guard scopes.isEmpty else { throw .unclosed(count: scopes.count) }
  }

  private func fill(_ path: Path, _ paint: Paint) {
    guard !scopes.isHidden, let target = DevicePath(path, scopes.place), !target.isEmpty else { return }
    switch paint {
    case .color(let color): surface.fill(target, color)
    case .image(let source, let rect):
      if let image = source.compressed {
        // The surface's image is a single pixel.
        let unit = CGSize(width: 1, height: 1)
        guard let transform = scopes.place.imageTransform(unit, in: rect) else { return }
        surface.fill(target, with: image, transform)
      } else if let transform = scopes.place.imageTransform(of: source.bitmap, in: rect) {
        surface.fill(target, with: source.bitmap, transform)
      }
    case .gradient: break
    }
  }

  // MARK: Text

  private func paint(_ run: GlyphRun) throws(RenderingError) {
    guard !scopes.isHidden, run.pointSize > 0, !run.glyphs.isEmpty else { return }
    if run.hasPlainShapes, let font = try fonts.font(run.font) {
      surface.paint(run, of: font, scopes.transform)
    } else {
      try paintPicture(of: run)
    }
  }

  /// Paints the run as an image.
  private func paintPicture(of run: GlyphRun) throws(RenderingError) {
    var run = run
    let area = run.reach
    run.origin.x -= area.minX
    run.origin.y -= area.minY
    try paintPicture(of: DisplayList(size: area.size, commands: [.glyphs(run)]), in: area)
  }

  /// Paints the whole page as an image.
  func paintPicture(of list: DisplayList) throws(RenderingError) {
    try paintPicture(of: list, in: CGRect(origin: .zero, size: list.size))
  }

  private func paintPicture(of list: DisplayList, in area: CGRect) throws(RenderingError) {
    let picture = try pictures.draw(list, scale: Self.pictureScale, into: pool)
    fill(.rectangle(area), .image(ImageSource(bitmap: picture), in: area))
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
    case .group(let alpha, _):
      let scope = OpenScopes.Scope(groupWithAlpha: alpha)
      if case .group = scope { surface.beginGroup() }
      scopes.open(scope)
    case .transform, .shadow, .mask: scopes.open(.hiddenShadow)
    }
  }

  private mutating func end(_ index: Int) throws(RenderingError) {
    guard let scope = scopes.close() else { throw .unbalanced(command: index) }
    switch scope {
    case .clip: surface.endClip()
    case .group(let alpha): surface.endGroup(alpha: alpha)
    default: break
    }
  }
}
