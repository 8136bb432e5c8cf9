package import Drawing
package import Foundation

extension Outline {
  /// The outline after a change of each point.
  package func mapped(_ change: (CGPoint) -> CGPoint) -> Outline {
    let changed = elements.map { element -> Element in
      switch element {
      case .move(let to): .move(to: change(to))
      case .line(let to): .line(to: change(to))
      case .curve(let to, let control1, let control2):
        .curve(to: change(to), control1: change(control1), control2: change(control2))
      case .close: .close
      }
    }
    return Outline(changed, usesEvenOddRule: usesEvenOddRule)
  }

  /// The smallest rectangle around the lines and curves; nil if there are none.
  ///
  /// Unlike `bounds` it does not reach to control points beyond the curves.
  package var tightBounds: CGRect? {
    var box: CGRect?
    var pen = CGPoint.zero
    func add(_ point: CGPoint) {
      let single = CGRect(origin: point, size: .zero)
      box = box.map { $0.union(single) } ?? single
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to):
        add(to)
        pen = to
      case .curve(let to, let control1, let control2):
        add(to)
        let x = Cubic(pen.x, control1.x, control2.x, to.x)
        let y = Cubic(pen.y, control1.y, control2.y, to.y)
        for t in x.turningPoints { add(CGPoint(x: x.value(at: t), y: y.value(at: t))) }
        for t in y.turningPoints { add(CGPoint(x: x.value(at: t), y: y.value(at: t))) }
        pen = to
      case .close: break
      }
    }
    return box
  }
}

extension Outline {
  /// The outline with the holes of another one, which has the same contours in another weight.
  func replacingHoles(by other: Outline) -> Outline {
    let (own, others) = (contours, other.contours)
    let areas = own.map(\.signedArea)
    guard own.count == others.count, let largest = areas.max(by: { abs($0) < abs($1) }) else { return self }
    let chosen = own.indices.flatMap { index in areas[index] * largest < 0 ? others[index] : own[index] }
    return Outline(chosen, usesEvenOddRule: usesEvenOddRule)
  }

  /// The elements of each contour, from its start on.
  private var contours: [[Element]] {
    var contours: [[Element]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      if contours.isEmpty { contours.append([]) }
      contours[contours.count - 1].append(element)
    }
    return contours
  }
}

extension [Outline.Element] {
  /// Twice the area of the polygon through all points, negative for the other direction.
  fileprivate var signedArea: Double {
    let points = flatMap(\.points)
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }
}

/// A coordinate along a cubic Bézier curve.
private struct Cubic {
  let start, control1, control2, end: Double

  init(_ start: Double, _ control1: Double, _ control2: Double, _ end: Double) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  func value(at t: Double) -> Double {
    let s = 1 - t
    return s * s * s * start + 3 * s * s * t * control1 + 3 * s * t * t * control2 + t * t * t * end
  }

  /// The places between its ends where the coordinate stops growing or shrinking: the zeros of its derivative.
  var turningPoints: [Double] {
    let a = end - start + 3 * (control1 - control2)
    let b = 2 * (start - 2 * control1 + control2)
    let c = control1 - start
    if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : inside([-c / b]) }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return inside([(-b + root) / (2 * a), (-b - root) / (2 * a)])
  }

  private func inside(_ values: [Double]) -> [Double] { values.filter { $0 > 0 && $0 < 1 } }
}
