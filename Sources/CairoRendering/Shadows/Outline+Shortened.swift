import Drawing
import Foundation

extension Outline {
  /// The outline with its coordinates rounded as Cairo rounds them, to 256ths of a pixel.
  var inFixedPoint: Outline {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 256).rounded(.toNearestOrEven) / 256 }
    return Outline(
      elements.map { $0.mapped { CGPoint(x: rounded($0.x), y: rounded($0.y)) } }, usesEvenOddRule: usesEvenOddRule)
  }

  /// Leaves out columns or rows that are all the same, also after a blur: those of the widest gap between coordinates of
  /// points, if only straight lines along the axis cross it.
  ///
  /// - Parameters:
  ///   - axis: x for columns, y for rows.
  ///   - across: the other one.
  ///   - reach: that of the blur, in pixels.
  mutating func shorten(
    _ axis: WritableKeyPath<CGPoint, CGFloat>, across: KeyPath<CGPoint, CGFloat>, reach: Int
  ) -> PathShadow.Repetition {
    guard let (low, high) = widestGap(axis) else { return PathShadow.Repetition() }
    let edge = Int(low.rounded(.up)) + reach + 1
    let count = Int(high.rounded(.down)) - reach - edge - 1
    guard count > 0, crossesStraight(low, axis, across) else { return PathShadow.Repetition() }
    self = Outline(
      elements.map { element in
        element.mapped { point in
          var point = point
          if point[keyPath: axis] >= high { point[keyPath: axis] -= CGFloat(count) }
          return point
        }
      }, usesEvenOddRule: usesEvenOddRule)
    return PathShadow.Repetition(place: edge, count: count)
  }

  private func widestGap(_ axis: KeyPath<CGPoint, CGFloat>) -> (low: CGFloat, high: CGFloat)? {
    let values = elements.flatMap(\.points).map { $0[keyPath: axis] }.sorted()
    return zip(values, values.dropFirst()).max { $0.1 - $0.0 < $1.1 - $1.0 }.map { (low: $0.0, high: $0.1) }
  }

  /// Whether only lines along the axis lead from coordinates up to `low` to larger ones. Subpaths are closed, as they are
  /// filled.
  private func crossesStraight(
    _ low: CGFloat, _ axis: KeyPath<CGPoint, CGFloat>, _ across: KeyPath<CGPoint, CGFloat>
  ) -> Bool {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func isStraight(to end: CGPoint) -> Bool {
      (current[keyPath: axis] <= low) == (end[keyPath: axis] <= low) || current[keyPath: across] == end[keyPath: across]
    }
    for element in elements {
      switch element {
      case .move(let point):
        guard isStraight(to: start) else { return false }
        (start, current) = (point, point)
      case .line(let point):
        guard isStraight(to: point) else { return false }
        current = point
      case .curve(let first, let second, let point):
        let sides = [current, first, second, point].map { $0[keyPath: axis] <= low }
        guard !sides.contains(!sides[0]) else { return false }
        current = point
      case .close:
        guard isStraight(to: start) else { return false }
        current = start
      }
    }
    return isStraight(to: start)
  }
}
