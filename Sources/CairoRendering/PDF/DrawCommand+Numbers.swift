import Drawing
import Foundation
import Raster
import TextLayout

extension DrawCommand {
  /// Whether all its numbers are finite.
  var isFinite: Bool {
    switch self {
    case .fill(let shape, let color): shape.isFinite && color.isFinite
    case .border(let shape, let width, let color): shape.isFinite && width.isFinite && color.isFinite
    case .glyphs(let run): run.isFinite
    case .image(_, let rect): rect.isFinite
    case .beginClip(let shape): shape.isFinite
    case .beginGroup(let alpha): alpha.isFinite
    case .beginShadow, .endClip, .endGroup, .endShadow: true
    }
  }
}

extension Shape {
  fileprivate var isFinite: Bool { rect.isFinite && cornerRadius.isFinite }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}

extension Color {
  fileprivate var isFinite: Bool { [red, green, blue, alpha].allSatisfy(\.isFinite) }
}

extension GlyphRun {
  fileprivate var isFinite: Bool {
    color.isFinite && [pointSize, slant, stretch, strokeWidth ?? 0].allSatisfy(\.isFinite)
      && glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  /// Whether the shapes are the font's own.
  var hasPlainShapes: Bool { slant == 0 && stretch == 1 && strokeWidth == nil }

  /// A rectangle of whole points that glyphs lie in whose shapes reach at most two ems from their origin.
  var reach: CGRect {
    let distance = pointSize * 2 * (max(1, stretch) + abs(slant)) + (strokeWidth ?? 0)
    let (xs, ys) = (glyphs.map(\.x), glyphs.map(\.y))
    let left = ((xs.min() ?? 0) - distance).rounded(.down)
    let top = ((ys.min() ?? 0) - distance).rounded(.down)
    return CGRect(
      x: left, y: top, width: ((xs.max() ?? 0) + distance).rounded(.up) - left,
      height: ((ys.max() ?? 0) + distance).rounded(.up) - top)
  }
}
