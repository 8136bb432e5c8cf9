import Drawing
import Raster
import TextLayout

/// Runs of glyphs.
extension Painting {
  func paint(_ run: GlyphRun, _ command: DrawCommand, _ index: Int) throws(RenderingError) {
    let color = try finite(run.color, command, index)
    let pixels = try finite(run.pointSize * scale, command, index)
    guard pixels >= 0, pixels <= GlyphMasks.largestPixelSize else {
      throw .unsupportedFontSize(command: index, font: run.font.identity, pixels: pixels)
    }
    let style = try style(of: run, pixels: pixels, command, index)
    let size = Int((pixels * 64).rounded())
    let face = size > 0 && !scopes.isHidden ? try masks.face(of: run.font, style: style) : nil
    var colored: [(glyph: ColorGlyph, origin: GlyphOrigin)] = []
    runMask.begin(within: canvas.area)
    for glyph in run.glyphs {
      let origin = try finite(GlyphOrigin(x: glyph.x, y: glyph.y, scale: scale), command, index)
      guard let face else { continue }
      if face.hasColor, let picture = try masks.colorGlyph(glyph.id, in: face, size: size) {
        colored.append((picture, origin))
      } else {
        runMask.add(try masks.mask(of: glyph.id, in: face, size: size, quarter: origin.quarter), at: origin)
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
    if run.slant == 0, run.stretch == 1, run.strokeWidth == nil { return .plain }
    for number in [run.slant, run.stretch, run.strokeWidth ?? 0] { _ = try finite(number, command, index) }
    guard let style = GlyphStyle(run, pixels: pixels, scale: scale) else {
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
    /// In 1/64 pixels an em.
    var size: Int
    var style: GlyphStyle
    /// The text's.
    var color: Color
  }

  private func paint(_ colored: ColoredGlyph) throws(RenderingError) {
    guard colored.color.alpha > 0 else { return }
    switch colored.glyph {
    case .image(let image):
      let target = image.target(at: colored.origin, size: colored.size, style: colored.style)
      guard !target.isEmpty, isVisible(target) else { return }
      withAlpha(colored.color.alpha, around: PixelRect(covering: target)) { canvas.paint(image.bitmap, in: target) }
    case .layers(let layers):
      try paint(layers, of: colored)
    }
  }

  private func paint(_ layers: [ColorGlyph.Layer], of colored: ColoredGlyph) throws(RenderingError) {
    let origin = colored.origin
    let face = try masks.face(of: colored.font, style: colored.style)
    var placed: [(mask: GlyphMask, color: Color)] = []
    runMask.begin(within: canvas.area)
    for layer in layers {
      let mask = try masks.mask(of: layer.glyph, in: face, size: colored.size, quarter: origin.quarter)
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

  /// Paints what `body` paints inside `area` as one picture with an opacity of `alpha`.
  private func withAlpha(_ alpha: Double, around area: PixelRect, _ body: () -> Void) {
    guard alpha < 1 else { return body() }
    canvas.beginClip(DeviceShape(area))
    canvas.beginGroup()
    body()
    canvas.endGroup(alpha: alpha)
    canvas.endClip()
  }
}

extension Color {
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
