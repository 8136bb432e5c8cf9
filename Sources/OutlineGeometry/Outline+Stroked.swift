package import Drawing
import Foundation

extension Outline {
  /// The outline of the line along this one, to be filled by the nonzero rule.
  ///
  /// It consists of a contour for each line, joint and cap, which overlap. Curves are flattened.
  package func stroked(_ style: StrokeStyle, tolerance: Double) -> Outline {
    guard style.width > 0, style.width.isFinite else { return Outline([]) }
    let lines =
      style.dashes.isEmpty
      ? self : dashed(phase: style.dashPhase, lengths: style.dashes, tolerance: tolerance)
    var stroke = Stroke(style)
    for path in lines.subpaths { stroke.add(path, tolerance: tolerance) }
    return stroke.builder.outline
  }
}

/// The union of the parts of a line. All contours run the same way around.
private struct Stroke {
  private let style: StrokeStyle
  private let half: Double
  private(set) var builder = OutlineBuilder()

  init(_ style: StrokeStyle) { (self.style, half) = (style, style.width / 2) }

  /// A point of a subpath, and whether it is a corner of it and not of a flattened curve.
  private struct Corner {
    var place: CGPoint
    var isCorner: Bool
  }

  mutating func add(_ path: Subpath, tolerance: Double) {
    guard !path.segments.isEmpty || path.isClosed else { return }
    let corners = corners(of: path, tolerance: tolerance)
    guard corners.count > 1 else { return addDot(at: path.start) }
    let isLoop = path.isClosed
    let places = corners.map(\.place) + (isLoop ? [corners[0].place] : [])
    let directions = zip(places, places.dropFirst()).map { $1.from($0).unit ?? .zero }
    for (index, direction) in directions.enumerated() {
      addLine(from: places[index], to: places[index + 1], direction)
      if index > 0 { join(corners[index], directions[index - 1], direction) }
    }
    if isLoop {
      join(corners[0], directions[directions.count - 1], directions[0])
    } else {
      addCap(at: places[0], directions[0].opposite)
      addCap(at: places[places.count - 1], directions[directions.count - 1])
    }
  }

  /// The points of a subpath without repetitions; of a closed one without the return to the first.
  private func corners(of path: Subpath, tolerance: Double) -> [Corner] {
    var corners = [Corner(place: path.start, isCorner: true)]
    for segment in path.allSegments {
      let points = segment.flattened(tolerance: tolerance)
      for (index, point) in points.enumerated() where point != corners[corners.count - 1].place {
        corners.append(Corner(place: point, isCorner: index == points.count - 1))
      }
    }
    if path.isClosed, corners.count > 1, corners[corners.count - 1].place == corners[0].place { corners.removeLast() }
    return corners
  }

  // MARK: Parts

  private mutating func addLine(from start: CGPoint, to end: CGPoint, _ direction: CGPoint) {
    let side = direction.turned
    addPolygon([start.moved(side, half), end.moved(side, half), end.moved(side, -half), start.moved(side, -half)])
  }

  private mutating func join(_ corner: Corner, _ entering: CGPoint, _ leaving: CGPoint) {
    let (turn, along) = (entering.cross(leaving), entering.dot(leaving))
    guard turn != 0 || along < 0 else { return }
    guard corner.isCorner else { return addBend(at: corner.place, entering, leaving) }
    if style.join == .round { return addRoundJoin(at: corner.place, entering, leaving) }
    let outside = turn > 0 ? -half : half
    let (first, last) = (corner.place.moved(entering.turned, outside), corner.place.moved(leaving.turned, outside))
    // The mitre's length in widths, squared, is 2 / (1 + the cosine of the turn).
    let limit = max(1, style.miterLimit)
    let hasMiter = style.join == .miter && (1 + along) * limit * limit >= 2 && 1 + along > 1e-9
    let middle = entering.turned.moved(leaving.turned, 1)
    addPolygon([corner.place, first] + (hasMiter ? [corner.place.moved(middle, outside / (1 + along))] : []) + [last])
  }

  /// Fills the outer side of a corner up to half of the width from it.
  private mutating func addRoundJoin(at place: CGPoint, _ entering: CGPoint, _ leaving: CGPoint) {
    if entering.cross(leaving) > 0 {
      addSector(around: place, from: leaving.turned.opposite, to: entering.turned.opposite)
    } else {
      addSector(around: place, from: entering.turned, to: leaving.turned)
    }
  }

  /// Fills the outer side of a bend within a curve: the line's edge is half of its width away from it.
  private mutating func addBend(at place: CGPoint, _ entering: CGPoint, _ leaving: CGPoint) {
    let outside = entering.cross(leaving) > 0 ? -half : half
    let directions = directions(from: entering, to: leaving, halvings: 5)
    addPolygon([place] + ([entering] + directions).map { place.moved($0.turned, outside) })
  }

  /// Directions from one to another, without the first, whose angles are at most about 6°.
  private func directions(from first: CGPoint, to last: CGPoint, halvings: Int) -> [CGPoint] {
    let middle = CGPoint(x: first.x + last.x, y: first.y + last.y).unit
    guard halvings > 0, first.dot(last) < 0.994, let middle else { return [last] }
    return directions(from: first, to: middle, halvings: halvings - 1)
      + directions(from: middle, to: last, halvings: halvings - 1)
  }

  private mutating func addCap(at end: CGPoint, _ direction: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addSector(around: end, from: direction.turned, to: direction.turned.opposite)
    case .square: addLine(from: end, to: end.moved(direction, half), direction)
    }
  }

  /// Adds the drawing of a subpath without length: that of its caps.
  private mutating func addDot(at place: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(at: place)
    case .square:
      addLine(
        from: place.moved(CGPoint(x: 1, y: 0), -half), to: place.moved(CGPoint(x: 1, y: 0), half),
        CGPoint(x: 1, y: 0))
    }
  }

  private mutating func addDisc(at center: CGPoint) {
    let arc = Arc(center: center, radius: half, startAngle: 0, sweep: -2 * .pi)
    builder.move(to: arc.start)
    builder.append(Outline(arc.curves))
    builder.close()
  }

  /// Adds the part of a disc between two directions, which are at most half a turn apart, against the clock where y grows
  /// downwards.
  private mutating func addSector(around center: CGPoint, from first: CGPoint, to last: CGPoint) {
    let sweep = -abs(Trigonometry.angle(x: first.dot(last), y: first.cross(last)))
    let start = Trigonometry.angle(x: first.x, y: first.y)
    builder.move(to: center)
    builder.arc(Arc(center: center, radius: half, startAngle: start, sweep: sweep))
    builder.close()
  }

  /// Adds a convex polygon, against the clock where y grows downwards.
  private mutating func addPolygon(_ points: [CGPoint]) {
    let area = points.indices.reduce(0) { $0 + points[$1].cross(points[($1 + 1) % points.count]) }
    let ordered = area > 0 ? points.reversed() : points
    builder.move(to: ordered[0])
    for point in ordered.dropFirst() { builder.line(to: point) }
    builder.close()
  }
}
