import Drawing
public import Foundation
import OutlineGeometry

// Boolean operations. Differs from Core Graphics: curves become lines.

extension CGPath {
  /// The area that this or the other path has.
  ///
  /// Differs from Core Graphics, as the other operations do: curves become lines. With more than 10,000 of these a call is a
  /// fault, and the result is empty.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule, "union") { $0 || $1 }
  }

  /// The area that both paths have.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule, "intersection") { $0 && $1 }
  }

  /// The area of this path that the other has not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule, "subtracting") { $0 && !$1 }
  }

  /// The area that one of the paths has, and not both.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule, "symmetricDifference") { $0 != $1 }
  }

  /// The same area by either rule: subpaths do not cross, and run around holes in the other direction.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGMutablePath(), rule, "normalized") { own, _ in own }
  }

  /// Whether the paths have an area in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The parts of the area that do not touch along a line, each with the holes in it.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    guard let area = area(rule).combined(with: .none, { own, _ in own }) else {
      _ = refused("componentsSeparated")
      return []
    }
    return area.components.map(\.path)
  }

  /// The parts of this path's lines that are in the other's area.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(in: other, rule, inside: true, "lineIntersection")
  }

  /// The parts of this path's lines that are not in the other's area.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(in: other, rule, inside: false, "lineSubtracting")
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ name: String, _ isInside: (Bool, Bool) -> Bool
  ) -> CGPath {
    area(rule).combined(with: other.area(rule), isInside)?.path ?? refused(name)
  }

  private func lines(in other: CGPath, _ rule: CGPathFillRule, inside: Bool, _ name: String) -> CGPath {
    guard let parts = other.area(rule).parts(of: lines, inside: inside) else { return refused(name) }
    let path = CGMutablePath()
    for part in parts { path.addLines(between: part) }
    return path
  }

  private func refused(_ name: String) -> CGPath {
    UIKitFaults.unsupported("CGPath.\(name) of more than \(PlaneArea.mostSides) lines", instead: "Use simpler paths.")
    return CGMutablePath()
  }

  private func area(_ rule: CGPathFillRule) -> PlaneArea {
    PlaneArea(lines.filter { $0.count > 2 }, usesEvenOddRule: rule == .evenOdd)
  }

  /// The points of each subpath, of a closed one also the first at its end.
  private var lines: [[CGPoint]] {
    outline.flattened(tolerance: 0.05).subpaths.map { path in
      [path.start] + path.segments.map(\.end) + (path.isClosed && path.end != path.start ? [path.start] : [])
    }
  }
}

extension PlaneArea {
  fileprivate static let none = PlaneArea([], usesEvenOddRule: false)

  fileprivate var path: CGPath {
    let path = CGMutablePath()
    for polygon in polygons {
      path.addLines(between: polygon)
      path.closeSubpath()
    }
    return path
  }
}
