import Drawing
public import Foundation
import OutlineGeometry

// Boolean operations. Where one of two paths is convex, their common area is the other cut at each of its sides
// (Sutherland and Hodgman). The other operations follow from it by winding numbers: both together, less what they share.

extension CGPath {
  /// The area that this or the other path has.
  ///
  /// Differs from Core Graphics, as the other operations do: curves become lines, both paths count by the winding rule, and one
  /// of them has to be convex. Where none is, the call is a fault, and the common area counts as empty.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, "union") { $0 + $1 + $2.map { $0.reversed() } }
  }

  /// The area that both paths have.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, "intersection") { _, _, shared in shared }
  }

  /// The area of this path that the other has not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, "subtracting") { own, _, shared in own + shared.map { $0.reversed() } }
  }

  /// The area that one of the paths has, and not both.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, "symmetricDifference") { own, others, shared in
      let reversed = shared.map { Array($0.reversed()) }
      return own + others + reversed + reversed
    }
  }

  private func combined(
    with other: CGPath, _ name: String, _ join: ([[CGPoint]], [[CGPoint]], [[CGPoint]]) -> [[CGPoint]]
  ) -> CGPath {
    let (own, others) = (polygons, other.polygons)
    let shared: [[CGPoint]]
    if let convex = others.convex {
      shared = own.compactMap { $0.cut(to: convex) }
    } else if let convex = own.convex {
      shared = others.compactMap { $0.cut(to: convex) }
    } else {
      shared = []
      if !own.isEmpty, !others.isEmpty {
        UIKitFaults.unsupported("CGPath.\(name) of two paths that are not convex", instead: "Combine them otherwise.")
      }
    }
    let path = CGMutablePath()
    for polygon in join(own, others, shared) {
      path.addLines(between: polygon)
      path.closeSubpath()
    }
    return path
  }

  /// The contours' corners; those of the first one, and all that have its direction, run to positive areas.
  private var polygons: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for element in outline.flattened(tolerance: 0.05).elements {
      switch element {
      case .move(let point): polygons.append([point])
      case .line(let point): if let last = polygons.indices.last { polygons[last].append(point) }
      default: break
      }
    }
    polygons = polygons.filter { $0.count > 2 }
    return polygons.first.map { $0.area < 0 } == true ? polygons.map { $0.reversed() } : polygons
  }
}

extension [[CGPoint]] {
  /// The only polygon, if it is convex.
  fileprivate var convex: [CGPoint]? {
    guard count == 1, let polygon = first else { return nil }
    return polygon.sides.allSatisfy { side in polygon.allSatisfy { side.distance(to: $0) > -1e-6 } } ? polygon : nil
  }
}

/// A side of a polygon.
private struct Side {
  let start: CGPoint
  let end: CGPoint

  /// A multiple of the distance of a point, positive inside of the polygon.
  func distance(to point: CGPoint) -> CGFloat {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }
}

extension [CGPoint] {
  fileprivate var sides: [Side] { zip(self, dropFirst() + prefix(1)).map { Side(start: $0, end: $1) } }

  /// The area, positive if the sides run from the x axis to the y axis.
  fileprivate var area: CGFloat {
    sides.reduce(0) { $0 + $1.start.x * $1.end.y - $1.end.x * $1.start.y } / 2
  }

  /// The part within a convex polygon; nil if there is none.
  fileprivate func cut(to convex: [CGPoint]) -> [CGPoint]? {
    let part = convex.sides.reduce(self) { polygon, limit in
      polygon.sides.flatMap { side -> [CGPoint] in
        let (first, last) = (limit.distance(to: side.start), limit.distance(to: side.end))
        guard (first < 0) != (last < 0) else { return last < 0 ? [] : [side.end] }
        let place = first / (first - last)
        let crossing = CGPoint(
          x: side.start.x + (side.end.x - side.start.x) * place, y: side.start.y + (side.end.y - side.start.y) * place)
        return last < 0 ? [crossing] : [crossing, side.end]
      }
    }
    return part.count > 2 ? part : nil
  }
}
