import Drawing
import Foundation
import Raster
import TextLayout

extension DrawCommand {
  /// Whether all of its numbers are finite.
  var isFinite: Bool {
    switch self {
    case .fill(let path, .color(let color)): path.isFinite && color.isFinite
    case .fill(let path, .image(_, let rect)): path.isFinite && rect.isFinite
    case .glyphs(let run): run.isFinite
    case .begin(.clip(let path)): path.isFinite
    case .begin(.group(let alpha)): alpha.isFinite
    // A transform is checked together with the enclosing ones.
    case .begin(.transform), .begin(.shadow), .end: true
    }
  }
}

extension Path {
  fileprivate var isFinite: Bool {
    switch self {
    case .rectangle(let rectangle): rectangle.isFinite
    case .border(let rectangle, let width): rectangle.isFinite && width.isFinite
    case .outline(let outline):
      outline.elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }
  }
}

extension RoundedRectangle {
  fileprivate var isFinite: Bool { rect.isFinite && cornerRadius.isFinite }
}

extension Color {
  fileprivate var isFinite: Bool { [red, green, blue, alpha].allSatisfy(\.isFinite) }
}

extension GlyphRun {
  fileprivate var isFinite: Bool {
    color.isFinite && [origin.x, origin.y, pointSize, slant, stretch, strokeWidth ?? 0].allSatisfy(\.isFinite)
      && glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  /// Whether the shapes are the font's own, unmodified.
  var hasPlainShapes: Bool { slant == 0 && stretch == 1 && strokeWidth == nil }

  /// A rectangle with whole numbers that contains the glyphs if their shapes extend at most two ems from their origins.
  var reach: CGRect {
    let distance = pointSize * 2 * (max(1, stretch) + abs(slant)) + (strokeWidth ?? 0)
    let (xs, ys) = (glyphs.map(\.x), glyphs.map(\.y))
    let left = (origin.x + (xs.min() ?? 0) - distance).rounded(.down)
    let top = (origin.y + (ys.min() ?? 0) - distance).rounded(.down)
    return CGRect(
      x: left, y: top, width: (origin.x + (xs.max() ?? 0) + distance).rounded(.up) - left,
      height: (origin.y + (ys.max() ?? 0) + distance).rounded(.up) - top)
  }
}
