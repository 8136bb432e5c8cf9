import CFreeType
import Drawing
import Foundation
import TextLayout

/// Reads outlines of a font's glyphs in ems, x to the right and y upwards from the origin.
///
/// FreeType emboldens at 1,024 pixels per em, in 1/64 of a pixel: whole numbers, equal on every machine.
enum GlyphOutlineReader {
  private static let pixelsPerEm = 1024
  private static let unitsPerEm = Double(64 * pixelsPerEm)

  /// The outline of a glyph, whose strokes are `growth` ems thicker, or thinner if that is negative; nil if the font
  /// has none.
  static func outline(of glyph: UInt32, in font: FontInstance, growth: Double) -> Outline? {
    guard let face = try? FreeTypeLibrary().open(font.file.bytes, index: font.faceIndex) else { return nil }
    if !font.variations.isEmpty { guard (try? face.move(to: font.location)) != nil else { return nil } }
    guard FT_Set_Pixel_Sizes(face.record, 0, FT_UInt(pixelsPerEm)) == 0,
      FT_Load_Glyph(face.record, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = face.record.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    let strength = FT_Pos((growth * unitsPerEm).rounded())
    if strength != 0 {
      guard FT_Outline_Embolden(&slot.pointee.outline, strength) == 0 else { return nil }
      // It keeps the left and the lower edge in place; here both sides grow.
      FT_Outline_Translate(&slot.pointee.outline, -strength / 2, -strength / 2)
    }
    return outline(slot.pointee.outline)
  }

  private static func outline(_ source: FT_Outline) -> Outline? {
    let collector = Collector()
    var functions = FT_Outline_Funcs(
      move_to: { to, user in Collector.of(user)?.move(to) ?? 1 },
      line_to: { to, user in Collector.of(user)?.line(to) ?? 1 },
      conic_to: { control, to, user in Collector.of(user)?.conic(control, to) ?? 1 },
      cubic_to: { first, second, to, user in Collector.of(user)?.cubic(first, second, to) ?? 1 }, shift: 0, delta: 0)
    var source = source
    guard FT_Outline_Decompose(&source, &functions, Unmanaged.passUnretained(collector).toOpaque()) == 0 else {
      return nil
    }
    collector.close()
    return collector.elements.isEmpty ? nil : Outline(collector.elements)
  }

  /// The elements that FreeType calls out, in order.
  private final class Collector {
    private(set) var elements: [Outline.Element] = []
    private var pen = CGPoint.zero

    static func of(_ user: UnsafeMutableRawPointer?) -> Collector? {
      user.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    func close() { if !elements.isEmpty { elements.append(.close) } }

    func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
      guard let to = point(to) else { return 1 }
      close()
      elements.append(.move(to: to))
      pen = to
      return 0
    }

    func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
      guard let to = point(to) else { return 1 }
      elements.append(.line(to: to))
      pen = to
      return 0
    }

    /// A quadratic curve as the cubic one that is the same.
    func conic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
      guard let control = point(control), let to = point(to) else { return 1 }
      elements.append(.curve(to: to, control1: twoThirds(pen, control), control2: twoThirds(to, control)))
      pen = to
      return 0
    }

    func cubic(
      _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
    ) -> Int32 {
      guard let first = point(first), let second = point(second), let to = point(to) else { return 1 }
      elements.append(.curve(to: to, control1: first, control2: second))
      pen = to
      return 0
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint? {
      vector.map { CGPoint(x: Double($0.pointee.x) / unitsPerEm, y: Double($0.pointee.y) / unitsPerEm) }
    }

    private func twoThirds(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * 2 / 3, y: from.y + (to.y - from.y) * 2 / 3)
    }
  }
}
