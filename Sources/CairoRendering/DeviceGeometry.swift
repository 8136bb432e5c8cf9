import Drawing
import Foundation

/// A rectangle with circular corners, by its edges in pixels.
struct DeviceShape: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var radius: Double

  /// The largest coordinate: farther out than any bitmap, and well within Cairo's fixed-point numbers (24.8 bits).
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

  init(around rect: CGRect) {
    self.init(
      left: rect.origin.x, top: rect.origin.y, right: rect.origin.x + rect.size.width,
      bottom: rect.origin.y + rect.size.height)
  }

  /// Creates the shape of a rectangle in a scope that is only translated, in pixels; edges beyond `farthest` are
  /// clamped. Nil if a number is not finite.
  init?(_ rectangle: RoundedRectangle, _ place: DeviceMapping) {
    guard let rect = DeviceShape(rectangle.rect, place), rectangle.cornerRadius.isFinite else { return nil }
    self.init(
      left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom,
      radius: rectangle.cornerRadius * place.scale)
  }

  /// Creates the shape of a rectangle without rounded corners. A negative width or height extends to the left or up.
  init?(_ rect: CGRect, _ place: DeviceMapping) {
    guard rect.isFinite else { return nil }
    func edge(_ value: Double) -> Double { DeviceShape.clamped(value * place.scale) }
    let (left, top) = (rect.origin.x + place.transform.tX, rect.origin.y + place.transform.tY)
    let x = [edge(left), edge(left + rect.size.width)]
    let y = [edge(top), edge(top + rect.size.height)]
    self.init(left: min(x[0], x[1]), top: min(y[0], y[1]), right: max(x[0], x[1]), bottom: max(y[0], y[1]))
  }

  static func clamped(_ pixels: Double) -> Double { max(-farthest, min(pixels, farthest)) }

  var width: Double { right - left }
  var height: Double { bottom - top }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The shape inset by `distance` pixels, with concentric corners.
  func inset(by distance: Double) -> DeviceShape {
    DeviceShape(
      left: left + distance, top: top + distance, right: right - distance, bottom: bottom - distance,
      radius: radius - distance)
  }
}

/// A glyph's origin in whole pixels and quarters of a pixel.
struct GlyphOrigin: Equatable {
  /// The pixel column at or to the left of the origin.
  let column: Int
  /// The pixel row whose top edge is at or above the baseline.
  let baseline: Int
  /// The offset of the glyph to the right of `column` and below that edge.
  let quarters: QuarterPixels

  /// Creates the origin nearest to (`x`, `y`) points, rounding halves to the right and down; nil if they are not
  /// finite.
  ///
  /// Baselines of upright text are at whole pixels, those of rotated text at quarters. x is rounded to 1/64 pixel
  /// first, the unit of FreeType's outlines, and is an integer from there on.
  init?(x: Double, y: Double, scale: Double, isUpright: Bool = true) {
    guard x.isFinite, y.isFinite else { return nil }
    let right = Self.quarters(x * scale)
    column = right >> 2
    let down = isUpright ? Self.rounded(y * scale) << 2 : Self.quarters(y * scale)
    baseline = down >> 2
    quarters = QuarterPixels(right: right & 3, down: down & 3)
  }

  private static func quarters(_ pixels: Double) -> Int { (rounded(pixels * 64) + 8) >> 4 }

  /// The nearest integer, clamped to 2^40 in magnitude: beyond any bitmap, and safe to calculate with.
  private static func rounded(_ value: Double) -> Int {
    Int(max(-0x1p40, min((value + 0.5).rounded(.down), 0x1p40)))
  }
}

/// A position within a pixel, in quarters: 0...3 each.
struct QuarterPixels: Hashable {
  var right = 0
  var down = 0
}

extension CGRect {
  var isFinite: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }
}
