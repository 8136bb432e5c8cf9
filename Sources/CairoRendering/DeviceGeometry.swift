import Drawing
import Foundation

/// An edge-to-edge rectangle in pixels with circular corners.
struct DeviceShape: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var radius: Double

  /// Farther out than any bitmap reaches, and well inside Cairo's fixed-point numbers (24.8 bits).
  static let farthest = 1_048_576.0

  init(left: Double, top: Double, right: Double, bottom: Double, radius: Double = 0) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.radius = max(0, min(radius, min(right - left, bottom - top) / 2))
  }

  init(_ rect: PixelRect) {
    self.init(
      left: Double(rect.left), top: Double(rect.top), right: Double(rect.right), bottom: Double(rect.bottom))
  }

  /// The shape in pixels; edges beyond `farthest` lie there instead. Nil if a number of it is not finite.
  init?(_ shape: Shape, scale: Double) {
    guard let rect = DeviceShape(shape.rect, scale: scale), shape.cornerRadius.isFinite else { return nil }
    self.init(
      left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom, radius: shape.cornerRadius * scale)
  }

  /// The rectangle in pixels, likewise. A negative width or height reaches to the left or up.
  init?(_ rect: CGRect, scale: Double) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    func edge(_ value: Double) -> Double { max(-Self.farthest, min(value * scale, Self.farthest)) }
    let x = [edge(rect.origin.x), edge(rect.origin.x + rect.size.width)]
    let y = [edge(rect.origin.y), edge(rect.origin.y + rect.size.height)]
    self.init(left: min(x[0], x[1]), top: min(y[0], y[1]), right: max(x[0], x[1]), bottom: max(y[0], y[1]))
  }

  var width: Double { right - left }
  var height: Double { bottom - top }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The shape `distance` pixels inside this one, its corners about the same centres.
  func inset(by distance: Double) -> DeviceShape {
    DeviceShape(
      left: left + distance, top: top + distance, right: right - distance, bottom: bottom - distance,
      radius: radius - distance)
  }
}

/// A glyph's origin in whole pixels and quarters of them.
struct GlyphOrigin: Equatable {
  /// The pixel column left of the origin, or at it.
  let column: Int
  /// How far right of `column` the glyph stands, in quarter pixels: 0...3.
  let quarter: Int
  /// The pixel row whose top edge is the baseline.
  let baseline: Int

  /// The place nearest to (`x`, `y`) points, halves going right and down; nil if they are not finite.
  ///
  /// x is rounded to 1/64 pixel first, the unit of FreeType's outlines, and is a whole number from there on.
  init?(x: Double, y: Double, scale: Double) {
    guard x.isFinite, y.isFinite else { return nil }
    let sixtyFourths = Self.rounded(x * scale * 64)
    let quarters = (sixtyFourths + 8) >> 4
    column = quarters >> 2
    quarter = quarters & 3
    baseline = Self.rounded(y * scale)
  }

  /// The nearest whole number, at most 2^40 from 0: beyond any bitmap, and safe to calculate with.
  private static func rounded(_ value: Double) -> Int {
    Int(max(-0x1p40, min((value + 0.5).rounded(.down), 0x1p40)))
  }
}
