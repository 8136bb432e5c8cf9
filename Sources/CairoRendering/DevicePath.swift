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
      if place.transform.isTranslation, rectangle.hasCircularCorners {
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
    guard place.transform.isTranslation, rectangle.hasCircularCorners else {
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
