package import Drawing
import Foundation

extension Outline {
  /// The most dashes that a path is cut into; beyond that it stays whole.
  private static let mostDashes = 1_000_000.0

  /// The dashes of a line along the outline, each an open subpath; the outline itself if there is no usable pattern.
  ///
  /// The pattern begins anew at each subpath, and at a length of `phase` in it.
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
      var pattern = DashPattern(whole, phase: phase, period: period)
      builder.dash(path, by: &pattern, tolerance: tolerance)
    }
    return builder.outline
  }
}

/// A place in a pattern of dashes and gaps.
private struct DashPattern {
  private let lengths: [Double]
  private var index = 0
  /// What is left of the dash or gap.
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

extension OutlineBuilder {
  fileprivate mutating func dash(_ path: Subpath, by pattern: inout DashPattern, tolerance: Double) {
    if pattern.isDash { move(to: path.start) }
    for segment in path.allSegments { dash(segment, by: &pattern, tolerance: tolerance) }
  }

  /// Adds the dashes of a segment, whose lengths are measured along lines, and which are parts of it.
  private mutating func dash(_ segment: Segment, by pattern: inout DashPattern, tolerance: Double) {
    let ends = segment.flattened(tolerance: tolerance)
    // The time at which the dash begins in the segment.
    var (time, place) = (0.0, segment.start)
    for (index, end) in ends.enumerated() {
      let length = end.from(place).length
      var left = length
      while left > pattern.rest {
        left -= pattern.rest
        let now = (Double(index) + 1 - left / length) / Double(ends.count)
        if pattern.isDash { append(segment.part(from: time, to: now)) }
        time = now
        pattern.next()
        if pattern.isDash { move(to: segment.point(at: now)) }
      }
      pattern.pass(left)
      place = end
    }
    if pattern.isDash { append(segment.part(from: time, to: 1)) }
  }
}
