package import Foundation

/// A shape to fill or to clip to, in points.
package enum Path: Sendable, Equatable {
  case rectangle(RoundedRectangle)
  /// A border of `width` points inside a rectangle's edge, as drawn by `CALayer`.
  ///
  /// The radius of its inner corners is the rectangle's less the width. A border wider than half of the rectangle fills
  /// it.
  case border(RoundedRectangle, width: Double)
  case outline(Outline)

  /// A rectangle with rounded corners.
  package static func rectangle(_ rect: CGRect, cornerRadius: Double = 0) -> Path {
    .rectangle(RoundedRectangle(rect: rect, cornerRadius: cornerRadius))
  }

  /// A bounding rectangle of the path; nil if it has no points.
  package var bounds: CGRect? {
    switch self {
    case .rectangle(let rectangle), .border(let rectangle, _): rectangle.rect
    case .outline(let outline): outline.bounds
    }
  }
}

extension Path: CustomStringConvertible {
  /// For example `0 0 10 20 radius 2`, `border 0 0 10 20 width 1`, `outline move 0 0 line 9 0 line 0 9 close`.
  package var description: String {
    switch self {
    case .rectangle(let rectangle): "\(rectangle)"
    case .border(let rectangle, let width): "border \(rectangle) width \(number(width))"
    case .outline(let outline): "outline \(outline)"
    }
  }
}

/// Lines and cubic Bézier curves. Open contours are closed implicitly.
package struct Outline: Sendable, Hashable {
  package enum Element: Sendable, Hashable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package var elements: [Element]
  /// Whether the even-odd rule decides what is inside, instead of the nonzero winding rule.
  package var usesEvenOddRule: Bool

  package init(_ elements: [Element], usesEvenOddRule: Bool = false) {
    self.elements = elements
    self.usesEvenOddRule = usesEvenOddRule
  }

  /// The bounding rectangle of all points, including control points; nil if there are none.
  package var bounds: CGRect? {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return nil }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right, top, bottom) = (min(left, point.x), max(right, point.x), min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Outline.Element {
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  fileprivate var name: String {
    switch self {
    case .move: "move"
    case .line: "line"
    case .curve: "curve"
    case .close: "close"
    }
  }
}

extension Outline: CustomStringConvertible {
  package var description: String {
    let words = elements.flatMap { [$0.name] + $0.points.flatMap { [number($0.x), number($0.y)] } }
    return ((usesEvenOddRule ? ["even-odd"] : []) + words).joined(separator: " ")
  }
}
