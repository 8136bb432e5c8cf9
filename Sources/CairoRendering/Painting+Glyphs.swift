import Drawing
import Foundation
import Raster
import TextLayout

/// Painting of glyph runs.
extension Painting {
  func paint(_ run: GlyphRun, _ command: DrawCommand, _ index: Int) throws(RenderingError) {
    let color = try finite(run.color, command, index)
    let place = scopes.place
    let pixels = try finite(run.pointSize * place.pixelsPerPoint, command, index)
    guard pixels >= 0, pixels <= GlyphMasks.largestPixelSize else {
      throw .unsupportedFontSize(command: index, font: run.font.identity, pixels: pixels)
    }
    let style = try style(of: run, pixels: pixels, command, index)
    let size = Int((pixels * 64).rounded())
    let face = size > 0 && !scopes.isHidden ? try masks.face(of: run.font, style: style) : nil
    var colored: [(glyph: ColorGlyph, origin: GlyphOrigin)] = []
    runMask.begin(within: canvas.area)
    for glyph in run.glyphs {
      let origin = try finite(GlyphOrigin(run, glyph, place), command, index)
      guard let face else { continue }
      if face.hasColor, let picture = try masks.colorGlyph(glyph.id, in: face, size: size) {
        colored.append((picture, origin))
      } else {
        runMask.add(try masks.mask(of: glyph.id, in: face, size: size, origin.quarters), at: origin)
      }
    }
    paintRunMask(color)
    for (glyph, origin) in colored {
      try paint(
        ColoredGlyph(glyph: glyph, origin: origin, font: run.font, size: size, style: style.filled, color: color))
    }
  }

  private func style(
    of run: GlyphRun, pixels: Double, _ command: DrawCommand, _ index: Int
  ) throws(RenderingError) -> GlyphStyle {
    if run.hasPlainShapes, scopes.transform.isTranslation { return .plain }
    for number in [run.slant, run.stretch, run.strokeWidth ?? 0] { _ = try finite(number, command, index) }
    guard let style = GlyphStyle(run, pixels: pixels, scopes.place) else {
      throw .unsupportedGlyphStyle(command: index, font: run.font.identity)
    }
    return style
  }

  /// Paints the union of the glyphs added to the run's mask.
  private func paintRunMask(_ color: Color) {
    runMask.unite()
    guard !runMask.isEmpty else { return }
    canvas.paint(color, through: runMask)
  }

  // MARK: Glyphs with colours of their own

  private struct ColoredGlyph {
    var glyph: ColorGlyph
    var origin: GlyphOrigin
    var font: FontInstance
    /// The font size in 1/64 pixels per em.
    var size: Int
    var style: GlyphStyle
    /// The text's colour.
    var color: Color
  }

  private func paint(_ colored: ColoredGlyph) throws(RenderingError) {
    guard colored.color.alpha > 0 else { return }
    switch colored.glyph {
    case .image(let image): paint(image, of: colored)
    case .layers(let layers):
      try paint(layers, of: colored)
    }
  }

  private func paint(_ image: GlyphImage, of colored: ColoredGlyph) {
    let place = DeviceMapping(colored.origin, colored.style.turn)
    let rect = image.rect(size: colored.size, style: colored.style)
    guard let target = DevicePath(.rectangle(rect), place), !target.isEmpty, isVisible(target.bounds),
      let transform = place.imageTransform(of: image.bitmap, in: rect)
    else { return }
    withAlpha(colored.color.alpha, around: PixelRect(covering: target.bounds)) {
      canvas.paint(.inside(target), with: image.bitmap, transform)
    }
  }

  private func paint(_ layers: [ColorGlyph.Layer], of colored: ColoredGlyph) throws(RenderingError) {
    let origin = colored.origin
    let face = try masks.face(of: colored.font, style: colored.style)
    var placed: [(mask: GlyphMask, color: Color)] = []
    runMask.begin(within: canvas.area)
    for layer in layers {
      let mask = try masks.mask(of: layer.glyph, in: face, size: colored.size, origin.quarters)
      runMask.add(mask, at: origin)
      placed.append((mask, layer.color ?? colored.color.opaque))
    }
    guard !runMask.isEmpty else { return }
    withAlpha(colored.color.alpha, around: runMask.area) {
      for (mask, color) in placed {
        runMask.begin(within: canvas.area)
        runMask.add(mask, at: origin)
        runMask.unite()
        if !runMask.isEmpty { canvas.paint(color, through: runMask) }
      }
    }
  }

  /// Paints the output of `body` inside `area` as a single picture with an opacity of `alpha`.
  private func withAlpha(_ alpha: Double, around area: PixelRect, _ body: () -> Void) {
    guard alpha < 1 else { return body() }
    canvas.beginClip(.rectangle(DeviceShape(area)))
    canvas.beginGroup()
    body()
    canvas.endGroup(alpha: alpha)
    canvas.endClip()
  }
}

extension GlyphOrigin {
  /// Creates the origin of a run's glyph.
  init?(_ run: GlyphRun, _ glyph: PositionedGlyph, _ place: DeviceMapping) {
    let (transform, scale) = (place.transform, place.scale)
    if transform.isTranslation {
      // Added from the outermost to the innermost, in the same order as frames' origins.
      self.init(
        x: transform.tX + run.origin.x + glyph.x, y: transform.tY + run.origin.y + glyph.y, scale: scale)
    } else {
      let point = transform.transform(CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y))
      self.init(x: point.x, y: point.y, scale: scale, isUpright: false)
    }
  }
}

extension DeviceMapping {
  /// The mapping from pixels around a glyph's origin to those of the picture.
  fileprivate init(_ origin: GlyphOrigin, _ turn: GlyphTransform) {
    let x = Double(origin.column) + Double(origin.quarters.right) / 4
    let y = Double(origin.baseline) + Double(origin.quarters.down) / 4
    self.init(transform: turn.moving(to: x, y), scale: 1)
  }
}

extension Color {
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
