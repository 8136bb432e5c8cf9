package import Drawing
package import Foundation

/// A line or curve between two points.
package enum Segment: Sendable, Equatable {
  case line(CGPoint, CGPoint)
  case curve(CGPoint, CGPoint, CGPoint, CGPoint)

  package var start: CGPoint {
    switch self {
    case .line(let start, _), .curve(let start, _, _, _): start
    }
  }

  package var end: CGPoint {
    switch self {
    case .line(_, let end), .curve(_, _, _, let end): end
    }
  }

  var points: [CGPoint] {
    switch self {
    case .line(let start, let end): [start, end]
    case .curve(let start, let control1, let control2, let end): [start, control1, control2, end]
    }
  }

  /// The same segment from its end to its start.
  var reversed: Segment {
    switch self {
    case .line(let start, let end): .line(end, start)
    case .curve(let start, let control1, let control2, let end): .curve(end, control2, control1, start)
    }
  }
}

/// A part of an outline that is drawn in one go.
package struct Subpath: Sendable, Equatable {
  package var start: CGPoint
  package var segments: [Segment] = []
  package var isClosed = false

  init(start: CGPoint) { self.start = start }

  package var end: CGPoint { segments.last?.end ?? start }

  /// The line that closes it, if it does not end where it began.
  var closingLine: Segment? { end == start ? nil : .line(end, start) }

  /// All segments of a closed one; of an open one those that there are.
  var allSegments: [Segment] { isClosed ? segments + [closingLine].compactMap(\.self) : segments }
}

extension Outline {
  /// The subpaths in order. After one is closed, the next begins where it did, unless it is moved.
  package var subpaths: [Subpath] {
    var (paths, open) = ([Subpath](), nil as Subpath?)
    func segment(to end: CGPoint, _ make: (CGPoint) -> Segment) {
      // Changed in place: a copy for each segment would take quadratic time.
      if open == nil { open = Subpath(start: paths.last?.start ?? end) }
      if let start = open?.end { open?.segments.append(make(start)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if let path = open { paths.append(path) }
        open = Subpath(start: point)
      case .line(let end): segment(to: end) { .line($0, end) }
      case .curve(let end, let control1, let control2): segment(to: end) { .curve($0, control1, control2, end) }
      case .close:
        guard var path = open else { continue }
        path.isClosed = true
        paths.append(path)
        open = nil
      }
    }
    return paths + [open].compactMap(\.self)
  }
}

extension OutlineBuilder {
  package mutating func append(_ path: Subpath) {
    move(to: path.start)
    for segment in path.segments { append(segment) }
    if path.isClosed { close() }
  }

  mutating func append(_ segment: Segment) {
    switch segment {
    case .line(_, let end): line(to: end)
    case .curve(_, let control1, let control2, let end): curve(to: end, control1: control1, control2: control2)
    }
  }
}

extension Outline {
  /// The outline with each subpath from its end to its start, in the order of the subpaths.
  package var reversed: Outline {
    var builder = OutlineBuilder()
    for path in subpaths {
      var turned = Subpath(start: path.isClosed ? path.start : path.end)
      turned.segments = path.allSegments.reversed().map(\.reversed)
      turned.isClosed = path.isClosed
      builder.append(turned)
    }
    return Outline(builder.elements, usesEvenOddRule: usesEvenOddRule)
  }

  /// The outline with its points transformed.
  package func transformed(by transform: AffineTransform) -> Outline {
    guard !transform.isIdentity else { return self }
    let moved = elements.map { element -> Outline.Element in
      switch element {
      case .move(let point): .move(to: transform.place(of: point))
      case .line(let point): .line(to: transform.place(of: point))
      case .curve(let point, let control1, let control2):
        .curve(
          to: transform.place(of: point), control1: transform.place(of: control1),
          control2: transform.place(of: control2))
      case .close: .close
      }
    }
    return Outline(moved, usesEvenOddRule: usesEvenOddRule)
  }

  /// The rectangle that the outline is, if it is nothing else: four corners along the axes, closed or not.
  package var rectangle: CGRect? {
    guard (4...6).contains(elements.count) else { return nil }
    var points: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: points.append(point)
      case .line(let point) where index > 0: points.append(point)
      case .close where index == elements.count - 1: break
      default: return nil
      }
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4 else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isUpright = (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
    let isLying = (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    guard isUpright || isLying else { return nil }
    return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }
}
