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

  init(around rect: CGRect) {
    self.init(
      left: rect.origin.x, top: rect.origin.y, right: rect.origin.x + rect.size.width,
      bottom: rect.origin.y + rect.size.height)
  }

  /// A rectangle of a scope that is moved alone, in pixels; edges beyond `farthest` lie there instead. Nil if a number of
  /// it is not finite.
  init?(_ rectangle: RoundedRectangle, _ place: DevicePlace) {
    guard let rect = DeviceShape(rectangle.rect, place), rectangle.cornerRadius.isFinite else { return nil }
    self.init(
      left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom,
      radius: rectangle.cornerRadius * place.scale)
  }

  /// The same. A negative width or height reaches to the left or up.
  init?(_ rect: CGRect, _ place: DevicePlace) {
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
  /// The pixel row whose top edge is the baseline, or above it.
  let baseline: Int
  /// How far right of `column` and below that edge the glyph stands.
  let quarters: QuarterPixels

  /// The place nearest to (`x`, `y`) points, halves going right and down; nil if they are not finite.
  ///
  /// Upright lines stand on whole pixels, turned ones on quarters. x is rounded to 1/64 pixel first, the unit of
  /// FreeType's outlines, and is a whole number from there on.
  init?(x: Double, y: Double, scale: Double, isUpright: Bool = true) {
    guard x.isFinite, y.isFinite else { return nil }
    let right = Self.quarters(x * scale)
    column = right >> 2
    let down = isUpright ? Self.rounded(y * scale) << 2 : Self.quarters(y * scale)
    baseline = down >> 2
    quarters = QuarterPixels(right: right & 3, down: down & 3)
  }

  private static func quarters(_ pixels: Double) -> Int { (rounded(pixels * 64) + 8) >> 4 }

  /// The nearest whole number, at most 2^40 from 0: beyond any bitmap, and safe to calculate with.
  private static func rounded(_ value: Double) -> Int {
    Int(max(-0x1p40, min((value + 0.5).rounded(.down), 0x1p40)))
  }
}

/// A part of a pixel, in quarters: 0...3 each.
struct QuarterPixels: Hashable {
  var right = 0
  var down = 0
}

extension CGRect {
  var isFinite: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }
}
