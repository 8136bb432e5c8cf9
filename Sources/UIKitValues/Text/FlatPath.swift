import Foundation

/// A path as closed polygons, for the question where text is beside it. Points inside are those that an odd number of
/// edges surrounds.
struct FlatPath {
  private(set) var edges: [(start: CGPoint, end: CGPoint)] = []

  /// The path with its curves as lines, which are within a tenth of a point of them.
  init(_ path: CGPath) {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    path.flattened(threshold: 0.1).applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        add(last, start)
        (start, last) = (points[0], points[0])
      case .addLineToPoint:
        add(last, points[0])
        last = points[0]
      case .closeSubpath:
        add(last, start)
        last = start
      case .addQuadCurveToPoint, .addCurveToPoint: break
      }
    }
    add(last, start)
  }

  private mutating func add(_ start: CGPoint, _ end: CGPoint) {
    if start.y != end.y { edges.append((start, end)) }
  }

  /// The intervals of x that the path covers somewhere between two heights.
  func covered(from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
    let crossing = edges.filter { min($0.start.y, $0.end.y) < bottom && max($0.start.y, $0.end.y) > top }
    let heights = crossing.flatMap { [$0.start.y, $0.end.y] }.filter { $0 > top && $0 < bottom } + [top, bottom]
    let levels = Array(Set(heights)).sorted()
    return zip(levels, levels.dropFirst()).flatMap { upper, lower in
      FlatPath.spans(of: crossing, from: upper, to: lower)
    }
  }

  /// The spans between two heights with no corner between them: from each odd edge to the next.
  private static func spans(
    of edges: [(start: CGPoint, end: CGPoint)], from top: CGFloat, to bottom: CGFloat
  ) -> [Range<CGFloat>] {
    let middle = (top + bottom) / 2
    func x(_ edge: (start: CGPoint, end: CGPoint), at y: CGFloat) -> CGFloat {
      edge.start.x + (edge.end.x - edge.start.x) * (y - edge.start.y) / (edge.end.y - edge.start.y)
    }
    let sorted = edges.filter { min($0.start.y, $0.end.y) < middle && max($0.start.y, $0.end.y) > middle }
      .sorted { x($0, at: middle) < x($1, at: middle) }
    return stride(from: 0, to: sorted.count - 1, by: 2).map { index in
      let (left, right) = (sorted[index], sorted[index + 1])
      let start = min(x(left, at: top), x(left, at: bottom))
      return start..<max(start, x(right, at: top), x(right, at: bottom))
    }
  }
}

/// The stretches of a horizontal band that paths leave free.
struct FreeIntervals {
  /// From left to right, none empty.
  let intervals: [Range<CGFloat>]

  init(in edges: Range<CGFloat>, around paths: [FlatPath], from top: CGFloat, to bottom: CGFloat) {
    let covered = paths.flatMap { $0.covered(from: top, to: max(bottom, top + 0.001)) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var free: [Range<CGFloat>] = []
    var start = edges.lowerBound
    for span in covered where span.upperBound > start && span.lowerBound < edges.upperBound {
      if span.lowerBound > start { free.append(start..<span.lowerBound) }
      start = max(start, span.upperBound)
    }
    if start < edges.upperBound { free.append(start..<edges.upperBound) }
    intervals = free
  }
}
