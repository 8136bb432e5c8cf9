import Drawing
import Foundation
import Raster
import TextLayout

/// The painting of one display list onto a page of a PDF file, command by command.
struct PDFPainting {
  /// Pixels a point of what is painted as a picture: 288 dots an inch.
  private static let pictureScale = 4.0

  let surface: PDFSurface
  let fonts: PDFFonts
  let pictures: CairoRenderer
  let pool: BitmapPool

  private var scopes = OpenScopes()

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
    case .fill(let shape, let color):
      if let shape = visible(shape) { surface.fill(shape, color) }
    case .border(let shape, let width, let color):
      if let shape = visible(shape), width > 0 { border(shape, width: width, color) }
    case .glyphs(let run): try paint(run)
    case .image(let source, let rect):
      if let target = visible(Shape(rect: rect)) { surface.paint(source.bitmap, in: target) }
    case .beginClip, .beginGroup, .beginShadow: try open(command, index)
    case .endClip, .endGroup, .endShadow: try close(command, index)
    }
  }

  func checkThatAllIsClosed() throws(RenderingError) {
    guard scopes.isEmpty else { throw .unclosed(count: scopes.count) }
  }

  /// The shape on the page, unless there is nothing of it to be seen.
  private func visible(_ shape: Shape) -> DeviceShape? {
    guard !scopes.isHidden, let shape = DeviceShape(shape, scale: 1), !shape.isEmpty else { return nil }
    return shape
  }

  private func border(_ shape: DeviceShape, width: Double, _ color: Color) {
    if 2 * width >= min(shape.width, shape.height) {
      surface.fill(shape, color)
    } else {
      surface.fill(between: shape, and: shape.inset(by: width), color)
    }
  }

  // MARK: Text

  private func paint(_ run: GlyphRun) throws(RenderingError) {
    guard !scopes.isHidden, run.pointSize > 0, !run.glyphs.isEmpty else { return }
    if run.hasPlainShapes, let font = try fonts.font(run.font) {
      surface.paint(run.glyphs, of: font, size: run.pointSize, run.color)
    } else {
      try paintPicture(of: run)
    }
  }

  /// Paints the run as a bitmap would have it.
  private func paintPicture(of run: GlyphRun) throws(RenderingError) {
    var run = run
    let area = run.reach
    for index in run.glyphs.indices {
      run.glyphs[index].x -= area.minX
      run.glyphs[index].y -= area.minY
    }
    try paintPicture(of: DisplayList(size: area.size, commands: [.glyphs(run)]), in: area)
  }

  /// Paints the page as a bitmap would have it.
  func paintPicture(of list: DisplayList) throws(RenderingError) {
    try paintPicture(of: list, in: CGRect(origin: .zero, size: list.size))
  }

  private func paintPicture(of list: DisplayList, in area: CGRect) throws(RenderingError) {
    let picture = try pictures.draw(list, scale: Self.pictureScale, into: pool)
    guard let target = DeviceShape(Shape(rect: area), scale: 1) else { return }
    surface.paint(picture, in: target)
  }

  // MARK: Clips, groups and shadows

  private mutating func open(_ command: DrawCommand, _ index: Int) throws(RenderingError) {
    guard scopes.count < OpenScopes.largestDepth else { throw .nestedTooDeeply(command: index) }
    switch command {
    case .beginClip(let shape):
      scopes.open(.clip)
      if let shape = DeviceShape(shape, scale: 1) { surface.beginClip(shape) }
    case .beginGroup(let alpha):
      let scope = OpenScopes.Scope(groupWithAlpha: alpha)
      if case .group = scope { surface.beginGroup() }
      scopes.open(scope)
    default: scopes.open(.hiddenShadow)
    }
  }

  private mutating func close(_ command: DrawCommand, _ index: Int) throws(RenderingError) {
    guard let scope = scopes.close(by: command) else { throw .unbalanced(command: index, name: command.name) }
    switch scope {
    case .clip: surface.endClip()
    case .group(let alpha): surface.endGroup(alpha: alpha)
    default: break
    }
  }
}
