package import Drawing
import Foundation

extension Outline {
  /// The most dashes that a path is cut into; beyond that it stays whole.
  private static let mostDashes = 1_000_000.0

  /// The dashes of a line along the outline; the outline itself if there is no usable pattern.
  ///
  /// The pattern begins again at each subpath, and at a length of `phase` in it. A dash at the start of a closed subpath and one
  /// at its end are one, with a joint.
  ///
  /// - Parameter lengths: of dashes and gaps in turn; none may be negative, and one must be positive.
  package func dashed(phase: Double, lengths: [Double], tolerance: Double) -> Outline {
    let whole = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = whole.reduce(0, +)
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, phase.isFinite else {
      return self
    }
    let paths = subpaths
    let total = paths.reduce(0) { $0 + $1.allSegments.reduce(0) { $0 + $1.length(tolerance: tolerance) } }
    guard total / period * Double(whole.count) < Self.mostDashes else { return self }
    var builder = OutlineBuilder()
    for path in paths {
      var dashes = Dashes(of: path, DashPattern(whole, phase: phase, period: period))
      for dash in dashes.all(tolerance: tolerance) { builder.append(dash) }
    }
    return builder.outline
  }
}

/// A place in a pattern of dashes and gaps.
private struct DashPattern {
  private let lengths: [Double]
  private var index = 0
  /// The rest of the dash or gap.
  private(set) var rest: Double

  init(_ lengths: [Double], phase: Double, period: Double) {
    self.lengths = lengths
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    while offset >= lengths[index], index < lengths.count - 1 {
      offset -= lengths[index]
      index += 1
    }
    rest = max(0, lengths[index] - offset)
  }

  var isDash: Bool { index % 2 == 0 }

  mutating func pass(_ length: Double) { rest -= length }

  mutating func next() {
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }
}

/// The dashes of one subpath.
private struct Dashes {
  private let path: Subpath
  private var pattern: DashPattern
  private var done: [Subpath] = []
  /// The dash that has not ended yet.
  private var open: Subpath?

  init(of path: Subpath, _ pattern: DashPattern) { (self.path, self.pattern) = (path, pattern) }

  mutating func all(tolerance: Double) -> [Subpath] {
    let startsWithDash = pattern.isDash
    if startsWithDash { open = Subpath(start: path.start) }
    for segment in path.allSegments { add(segment, tolerance: tolerance) }
    guard var last = open else { return done }
    guard path.isClosed, startsWithDash else { return done + [last] }
    guard let first = done.first else { return [path] }
    last.segments += first.segments
    return done.dropFirst() + [last]
  }

  /// Adds the dashes of a segment, whose lengths are measured along lines, and which are parts of it.
  private mutating func add(_ segment: Segment, tolerance: Double) {
    let ends = segment.flattened(tolerance: tolerance)
    // The time at which the dash begins in the segment.
    var (time, place) = (0.0, segment.start)
    for (index, end) in ends.enumerated() {
      let length = end.from(place).length
      var left = length
      while left > pattern.rest {
        left -= pattern.rest
        let now = (Double(index) + 1 - left / length) / Double(ends.count)
        if var dash = open {
          dash.segments.append(segment.part(from: time, to: now))
          done.append(dash)
        }
        time = now
        pattern.next()
        open = pattern.isDash ? Subpath(start: segment.point(at: now)) : nil
      }
      pattern.pass(left)
      place = end
    }
    open?.segments.append(segment.part(from: time, to: 1))
  }
}
