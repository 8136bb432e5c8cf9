import Foundation
package import Raster
package import TextLayout

extension DisplayList {
  /// An example of each kind of command, by whose pixels renderers and their versions are told apart.
  ///
  /// - Parameter font: the font of its text.
  package static func probe(font: TextFont) throws(BitmapError) -> DisplayList {
    let filters: [PictureFilter] = [
      .blur(standardDeviation: 0.4), .colors([0.9, 0.2, -0.1, 0.1, 0.8, 0.1, 0, 0.2, 0.8]), .contrast(0.9),
    ]
    let leaning = AffineTransform(m11: 0.9, m12: 0.2, m21: -0.3, m22: 0.8, tX: 8.3, tY: 30)
    let shapes = probedShapes + [try probedImage] + probedLayers
    return DisplayList(
      size: CGSize(width: 96, height: 72),
      commands: shapes + (probedTexts(font) + shapes).inside(.transform(leaning)) + probedTexts(font),
      filters: filters)
  }

  private static var blue: Color { Color(red: 0, green: 0.478, blue: 1, alpha: 0.8) }

  /// A rounded rectangle with a border, and a lens with a hole.
  private static var probedShapes: [DrawCommand] {
    let card = RoundedRectangle(rect: CGRect(x: 2.25, y: 2, width: 90, height: 28), cornerRadius: 6)
    let (left, right) = (CGPoint(x: 60.2, y: 16), CGPoint(x: 90, y: 15.5))
    let lens = Outline(
      [
        .move(to: left),
        .curve(to: right, control1: CGPoint(x: 66, y: 4), control2: CGPoint(x: 84, y: 4)),
        .curve(to: left, control1: CGPoint(x: 84, y: 27), control2: CGPoint(x: 66, y: 27)), .close,
        .move(to: CGPoint(x: 70, y: 12)), .line(to: CGPoint(x: 80, y: 13)), .line(to: CGPoint(x: 74.5, y: 20)), .close,
      ], usesEvenOddRule: true)
    return [
      .fill(.rectangle(card), .color(blue)), .fill(.border(card, width: 0.5), .color(blue)),
      .fill(.outline(lens), .color(blue)),
    ]
  }

  private static var probedImage: DrawCommand {
    get throws(BitmapError) {
      let bitmap = try Bitmap(width: 3, height: 2)
      for (index, pixel) in [0xFF00_0000, 0xFFFF_0000, 0x8000_8000, 0xFFFF_FFFF, 0x4040_2010, 0].enumerated() {
        bitmap.pixels[index] = UInt32(pixel)
      }
      return .image(ImageSource(bitmap: bitmap), in: CGRect(x: 40, y: 6.5, width: 14, height: 9.75))
    }
  }

  /// Plain letters, and styled ones with a shadow, in a clipped group.
  private static func probedTexts(_ font: TextFont) -> [DrawCommand] {
    let text = TextLayoutEngine.shared.layout("Hamburg 0123", font: font)
    let commands = text.lines.flatMap(\.runs).flatMap { run -> [DrawCommand] in
      let plain = GlyphRun(
        font: run.font, pointSize: run.pointSize, color: blue, origin: CGPoint(x: 6.3, y: 20), glyphs: run.glyphs)
      var styled = plain
      (styled.slant, styled.stretch, styled.strokeWidth) = (0.2, 1.1, 0.5)
      let shadow = Shadow(offset: CGSize(width: 1, height: 2), blurRadius: 3, color: blue)
      return [.glyphs(plain)] + [.glyphs(styled)].inside(.shadow(shadow))
    }
    let clip = Path.rectangle(CGRect(x: 4, y: 0, width: 70.5, height: 30), cornerRadius: 4)
    return commands.inside(.clip(clip)).inside(.group(alpha: 0.5))
  }
}
