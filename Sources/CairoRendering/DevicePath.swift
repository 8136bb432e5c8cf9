import Drawing
import Foundation

/// A path in pixels.
enum DevicePath {
  case rectangle(DeviceShape)
  /// The part of `outer` outside of `inner`, which lies inside it.
  case ring(outer: DeviceShape, inner: DeviceShape)
  /// A path that is rotated, or not a rectangle.
  case outline(Outline)

  private static let nothing = DevicePath.outline(Outline([]))

  /// Creates the path in pixels; coordinates beyond `DeviceShape.farthest` are clamped. Nil if a number is not finite.
  init?(_ path: Path, _ place: DeviceMapping) {
    switch path {
    case .rectangle(let rectangle):
      if place.transform.isTranslation {
        guard let shape = DeviceShape(rectangle, place) else { return nil }
        self = .rectangle(shape)
      } else {
        self.init(Outline(rectangle.contour), place)
      }
    case .border(let rectangle, let width):
      guard width.isFinite else { return nil }
      self.init(rectangle, border: width, place)
    case .outline(let outline): self.init(outline, place)
    }
  }

  private init?(_ rectangle: RoundedRectangle, border width: Double, _ place: DeviceMapping) {
    guard place.transform.isTranslation else {
      let rectangle = rectangle.standardized
      let isFilled = 2 * width >= min(rectangle.rect.size.width, rectangle.rect.size.height)
      let contours = rectangle.contour + (isFilled ? [] : rectangle.inset(by: width).contour)
      self.init(Outline(width > 0 ? contours : [], usesEvenOddRule: true), place)
      return
    }
    guard let shape = DeviceShape(rectangle, place) else { return nil }
    let width = width * place.scale
    if width <= 0 {
      self = .nothing
    } else if 2 * width >= min(shape.width, shape.height) {
      self = .rectangle(shape)
    } else {
      self = .ring(outer: shape, inner: shape.inset(by: width))
    }
  }

  private init?(_ outline: Outline, _ place: DeviceMapping) {
    guard let outline = outline.inPixels(place) else { return nil }
    self = .outline(outline)
  }

  /// The bounding rectangle.
  var bounds: DeviceShape {
    switch self {
    case .rectangle(let shape), .ring(let shape, _): shape
    case .outline(let outline): DeviceShape(around: outline.bounds ?? .zero)
    }
  }

  var isEmpty: Bool { bounds.isEmpty }

  var usesEvenOddRule: Bool {
    switch self {
    case .rectangle: false
    case .ring: true
    case .outline(let outline): outline.usesEvenOddRule
    }
  }
}

extension Outline {
  fileprivate func inPixels(_ place: DeviceMapping) -> Outline? {
    var elements: [Element] = []
    for element in self.elements {
      guard element.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
      let moved = element.mapped {
        let point = place.pixels($0)
        return CGPoint(x: DeviceShape.clamped(point.x), y: DeviceShape.clamped(point.y))
      }
      guard moved.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
      elements.append(moved)
    }
    return Outline(elements, usesEvenOddRule: usesEvenOddRule)
  }
}

extension Outline.Element {
  fileprivate func mapped(_ map: (CGPoint) -> CGPoint) -> Outline.Element {
    switch self {
    case .move(let point): .move(to: map(point))
    case .line(let point): .line(to: map(point))
    case .curve(let point, let control1, let control2):
      .curve(to: map(point), control1: map(control1), control2: map(control2))
    case .close: .close
    }
  }
}

extension RoundedRectangle {
  /// The distance of a Bézier curve's control points on a quarter circle's tangents, per radius: 4/3 (√2 - 1). The
  /// curve is then never farther than 0.03 % of the radius from the circle.
  static let circleHandle = 0.5522847498307936

  /// The same rectangle with non-negative dimensions and the effective radius.
  fileprivate var standardized: RoundedRectangle {
    let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    let rect = CGRect(x: min(x, x + width), y: min(y, y + height), width: abs(width), height: abs(height))
    return RoundedRectangle(
      rect: rect, cornerRadius: max(0, min(cornerRadius, min(abs(width), abs(height)) / 2)))
  }

  /// The edge, clockwise. If a number of the rectangle is not finite, neither are the points.
  fileprivate var contour: [Outline.Element] {
    guard cornerRadius.isFinite else { return [.move(to: CGPoint(x: cornerRadius, y: cornerRadius))] }
    let standard = standardized
    let (rect, radius) = (standard.rect, standard.cornerRadius)
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    guard radius > 0 else {
      return [
        .move(to: CGPoint(x: left, y: top)), .line(to: CGPoint(x: right, y: top)),
        .line(to: CGPoint(x: right, y: bottom)), .line(to: CGPoint(x: left, y: bottom)), .close,
      ]
    }
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    let handle = radius * (1 - Self.circleHandle)
    return [
      .move(to: point(left + radius, top)), .line(to: point(right - radius, top)),
      .curve(
        to: point(right, top + radius), control1: point(right - handle, top), control2: point(right, top + handle)),
      .line(to: point(right, bottom - radius)),
      .curve(
        to: point(right - radius, bottom), control1: point(right, bottom - handle),
        control2: point(right - handle, bottom)),
      .line(to: point(left + radius, bottom)),
      .curve(
        to: point(left, bottom - radius), control1: point(left + handle, bottom),
        control2: point(left, bottom - handle)),
      .line(to: point(left, top + radius)),
      .curve(to: point(left + radius, top), control1: point(left, top + handle), control2: point(left + handle, top)),
      .close,
    ]
  }
}
