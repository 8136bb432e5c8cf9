package import Drawing
package import Foundation

extension Outline {
  /// The smallest rectangle around the lines and curves themselves, without control points; nil if there is no point.
  package var extent: CGRect? {
    var extent: Extent?
    for path in subpaths {
      extent = extent ?? Extent(path.start)
      extent?.add(path.start)
      for segment in path.segments {
        extent?.add(segment.end)
        guard case .curve(let start, let control1, let control2, let end) = segment else { continue }
        let times =
          Segment.turns(start.x, control1.x, control2.x, end.x) + Segment.turns(start.y, control1.y, control2.y, end.y)
        for time in times { extent?.add(segment.point(at: time)) }
      }
    }
    return extent?.rect
  }
}

/// The smallest and the largest coordinates.
private struct Extent {
  private var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat)

  init(_ point: CGPoint) { (left, right, top, bottom) = (point.x, point.x, point.y, point.y) }

  mutating func add(_ point: CGPoint) {
    (left, right, top, bottom) = (min(left, point.x), max(right, point.x), min(top, point.y), max(bottom, point.y))
  }

  var rect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }
}

extension Segment {
  /// The point at a time from 0 to 1.
  func point(at time: Double) -> CGPoint {
    switch self {
    case .line(let start, let end): return start.toward(end, by: time)
    case .curve(let start, let control1, let control2, let end):
      let rest = 1 - time
      let weights = [rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time]
      return zip([start, control1, control2, end], weights).reduce(.zero) { $0.moved($1.0, $1.1) }
    }
  }

  /// The part between two times: of a curve the same curve in other control points, by its blossoms.
  func part(from first: Double, to last: Double) -> Segment {
    let (start, end) = (first <= 0 ? start : point(at: first), last >= 1 ? end : point(at: last))
    guard case .curve(let a, let b, let c, let d) = self else { return .line(start, end) }
    func blossom(_ x: Double, _ y: Double, _ z: Double) -> CGPoint {
      let (p, q, r) = (a.toward(b, by: x), b.toward(c, by: x), c.toward(d, by: x))
      return p.toward(q, by: y).toward(q.toward(r, by: y), by: z)
    }
    return .curve(start, blossom(first, first, last), blossom(first, last, last), end)
  }

  /// The times between 0 and 1 at which a cubic's coordinate is largest or smallest: the roots of its derivative.
  fileprivate static func turns(_ start: Double, _ control1: Double, _ control2: Double, _ end: Double) -> [Double] {
    let (constant, linear) = (control1 - start, 2 * (control2 - 2 * control1 + start))
    let square = end - 3 * control2 + 3 * control1 - start
    var roots: [Double] = []
    if abs(square) < 1e-12 * (abs(linear) + abs(constant)) || square == 0 {
      if linear != 0 { roots = [-constant / linear] }
    } else {
      let under = linear * linear - 4 * square * constant
      guard under >= 0 else { return [] }
      let q = -(linear + (linear < 0 ? -1 : 1) * under.squareRoot()) / 2
      roots = [q / square] + (q == 0 ? [] : [constant / q])
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
