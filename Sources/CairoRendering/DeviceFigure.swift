import Drawing
import Foundation

/// A shape to paint, in pixels: the inside of a path, or a line along it.
enum DeviceFigure {
  case inside(DevicePath)
  case line(DeviceLine)

  /// The bounding rectangle.
  var bounds: DeviceShape {
    switch self {
    case .inside(let path): path.bounds
    case .line(let line): line.bounds
    }
  }

  var isEmpty: Bool { bounds.isEmpty }
}

/// A line along a path in pixels, whose pen is transformed.
struct DeviceLine {
  /// The largest width in pixels.
  static let largestWidth = 65_536.0
  /// The largest number of dashes along a path.
  static let mostDashes = 100_000.0

  let outline: Outline
  /// In the units of the scope.
  let style: StrokeStyle
  /// From the scope's units to pixels.
  let transform: AffineTransform

  /// Creates the line; nil if nothing is drawn, as it has no width, or the transform collapses areas to nothing. All
  /// numbers must be finite.
  init?(_ outline: Outline, _ style: StrokeStyle, _ place: DeviceMapping) {
    let transform = place.toPixels
    guard style.width > 0, transform.isDrawable, let pixels = outline.inPixels(place) else { return nil }
    var style = style
    style.miterLimit = max(1, min(style.miterLimit, Self.largestWidth / 16))
    if style.dashes.contains(where: { $0 < 0 }) || style.period <= 0 { style.dashes = [] }
    (self.outline, self.style, self.transform) = (pixels, style, transform)
  }

  /// Whether the line is narrow enough and has few enough dashes to be drawn.
  var isWithinLimits: Bool {
    let (across, along) = (transform.largestFactor, transform.scale)
    guard style.width * across <= Self.largestWidth else { return false }
    return style.dashes.isEmpty || outline.length <= Self.mostDashes * style.period * along
  }

  var bounds: DeviceShape {
    guard let bounds = outline.bounds else { return DeviceShape(around: .zero) }
    let reach = style.reach * transform.largestFactor
    let around = DeviceShape(around: bounds.insetBy(dx: -reach, dy: -reach))
    return DeviceShape(
      left: DeviceShape.clamped(around.left), top: DeviceShape.clamped(around.top),
      right: DeviceShape.clamped(around.right), bottom: DeviceShape.clamped(around.bottom))
  }
}

extension StrokeStyle {
  /// The length of a dash and its gap, on average.
  fileprivate var period: Double { dashes.isEmpty ? 0 : 2 * dashes.reduce(0, +) / Double(dashes.count) }
}

extension AffineTransform {
  /// The largest factor by which a length may grow.
  var largestFactor: Double { (m11 * m11 + m12 * m12 + m21 * m21 + m22 * m22).squareRoot() }

  /// Whether areas remain areas, within the range of Cairo's numbers.
  var isDrawable: Bool {
    let factor = largestFactor
    return factor > 0 && factor <= DeviceShape.farthest && abs(m11 * m22 - m12 * m21) > 1e-9 * factor * factor
  }
}
