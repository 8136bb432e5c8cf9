package import Drawing
import Foundation

extension Outline {
  /// The outline with lines in place of curves, which are at most `tolerance` away from them.
  package func flattened(tolerance: Double) -> Outline {
    var builder = OutlineBuilder()
    for path in subpaths {
      builder.move(to: path.start)
      for segment in path.segments {
        for point in segment.flattened(tolerance: tolerance) { builder.line(to: point) }
      }
      if path.isClosed { builder.close() }
    }
    return Outline(builder.elements, usesEvenOddRule: usesEvenOddRule)
  }
}

extension Segment {
  /// The most lines that a curve becomes.
  private static let mostLines = 4_096.0

  /// The ends of lines along the segment, without its start.
  ///
  /// A curve is divided into equal times: *n* lines are at most |second difference| · 6 / (8 n²) away from it (the bound of
  /// linear interpolation by the second derivative).
  func flattened(tolerance: Double) -> [CGPoint] {
    guard case .curve(let start, let control1, let control2, let end) = self else { return [end] }
    let bend = max(
      start.moved(control1, -2).moved(control2, 1).length, control1.moved(control2, -2).moved(end, 1).length)
    let allowed = tolerance > 0 ? tolerance : 1e-3
    let count = min(max(1, (0.75 * bend / allowed).squareRoot().rounded(.up)), Self.mostLines)
    return (1...max(1, Int(count.isFinite ? count : 1))).map { step in
      step == Int(count) ? end : point(at: Double(step) / count)
    }
  }

  /// The segment's length, of curves that of lines along it.
  func length(tolerance: Double) -> Double {
    var (place, sum) = (start, 0.0)
    for point in flattened(tolerance: tolerance) {
      sum += point.from(place).length
      place = point
    }
    return sum
  }
}
