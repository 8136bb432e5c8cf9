import Drawing
import Foundation
import Raster
import TextLayout

extension DrawCommand {
  /// Whether all of its numbers are finite.
  var isFinite: Bool {
    switch self {
    case .fill(let path, let paint): path.isFinite && paint.isFinite
    case .stroke(let outline, let style, let paint): outline.isFinite && style.isFinite && paint.isFinite
    case .shadow(let path, let shadow): path.isFinite && shadow.isFinite
    case .backdrop(let path, let filter): path.isFinite && filter.blur.isFinite && filter.saturation.isFinite
    case .glyphs(let run): run.isFinite
    case .begin(.clip(let path)): path.isFinite
    case .begin(.group(let alpha, _)): alpha.isFinite
    // A transform is checked together with the enclosing ones, a mask's commands when they are painted.
    case .begin(.transform), .begin(.shadow), .begin(.mask), .end: true
    }
  }
}

extension Paint {
  var isFinite: Bool {
    switch self {
    case .color(let color): color.isFinite
    case .image(_, let rect): rect.isFinite
    case .gradient(let gradient): gradient.isFinite
    }
  }
}

extension Path {
  fileprivate var isFinite: Bool {
    switch self {
    case .rectangle(let rectangle): rectangle.isFinite
    case .border(let rectangle, let width): rectangle.isFinite && width.isFinite
    case .outline(let outline): outline.isFinite
    }
  }
}

extension Outline {
  var isFinite: Bool { elements.allSatisfy { $0.points.allSatisfy(\.isFinite) } }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension StrokeStyle {
  var isFinite: Bool { ([width, miterLimit, dashPhase] + dashes).allSatisfy(\.isFinite) }
}

extension Shadow {
  var isFinite: Bool { [offset.width, offset.height, blurRadius].allSatisfy(\.isFinite) && color.isFinite }
}

extension Gradient {
  var isFinite: Bool { geometry.isFinite && transform.isFinite && stops.allSatisfy(\.isFinite) }
}

extension Gradient.Geometry {
  fileprivate var isFinite: Bool {
    switch self {
    case .axial(let start, let end): start.isFinite && end.isFinite
    case .radial(let start, let startRadius, let end, let endRadius):
      start.isFinite && startRadius.isFinite && end.isFinite && endRadius.isFinite
    case .conic(let center, let angle): center.isFinite && angle.isFinite
    }
  }
}

extension Gradient.Stop {
  fileprivate var isFinite: Bool { location.isFinite && color.isFinite }
}

extension RoundedRectangle {
  fileprivate var isFinite: Bool { rect.isFinite && cornerRadius.isFinite }
}

extension Color {
  var isFinite: Bool { [red, green, blue, alpha].allSatisfy(\.isFinite) }
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
