package import Foundation

/// A rectangle from which others are taken away: the remaining parts, and the largest upright rectangle in them.
///
/// In 100 by 60 points, a bar 10 points wide in the middle leaves two parts of 45 by 60.
package struct RemainingArea: Sendable {
  /// The width in points below which a part is a rounding error and does not count.
  fileprivate static let tolerance = 1e-9

  package let area: CGRect
  private var taken: [Edges] = []
  /// The remaining area, as rectangles that do not overlap.
  private var parts: [Edges]

  package init(_ area: CGRect) {
    self.area = area
    parts = area.isEmpty ? [] : [Edges(area)]
  }

  /// The centre of the largest known remaining part of another rectangle; `nil` if nothing remains.
  package func point(in rect: CGRect) -> CGPoint? {
    let rect = Edges(rect)
    var (largest, size): (Edges?, Double) = (nil, 0)
    for part in parts where part.overlaps(rect) {
      let shared = part.shared(with: rect)
      if shared.width * shared.height > size { (largest, size) = (shared, shared.width * shared.height) }
    }
    return largest.map { CGPoint(x: ($0.left + $0.right) / 2, y: ($0.top + $0.bottom) / 2) }
  }

  /// Takes a rectangle away.
  ///
  /// - Complexity: O(*p*) in the number of remaining parts.
  package mutating func take(_ rect: CGRect) {
    let rect = Edges(rect)
    guard !area.isEmpty, Edges(area).overlaps(rect) else { return }
    taken.append(rect.shared(with: Edges(area)))
    let split = parts.filter { $0.overlaps(rect) }
    parts.removeAll { $0.overlaps(rect) }
    for part in split { parts += part.parts(outside: rect) }
  }

  /// The size of the largest rectangle of which nothing is taken, by an order in which a wider or higher size is not
  /// smaller; zero if nothing remains.
  ///
  /// Such a rectangle starts at the top or below a taken rectangle. From each of these positions, the free stretches of
  /// a row are followed downwards, until a taken rectangle ends or splits them.
  ///
  /// - Complexity: O(*n*²) in the number of taken rectangles, times the number of stretches that can still become
  ///   larger than the best one so far.
  package func largest(by isLarger: (CGSize, CGSize) -> Bool) -> CGSize {
    guard !area.isEmpty else { return .zero }
    let fromTop = taken.sorted { $0.top < $1.top }
    var best = CGSize.zero
    for top in Set([Double(area.minY)] + taken.map(\.bottom)).sorted() {
      best = largest(from: top, fromTop, best, isLarger)
    }
    return best
  }

  /// The size of the largest rectangle that starts at a height, or `other` if that is larger.
  private func largest(
    from top: Double, _ fromTop: [Edges], _ other: CGSize, _ isLarger: (CGSize, CGSize) -> Bool
  ) -> CGSize {
    var best = other
    func size(_ stretch: Stretch, to bottom: Double) -> CGSize {
      CGSize(width: stretch.right - stretch.left, height: bottom - top)
    }
    func note(_ stretch: Stretch, to bottom: Double) {
      let size = size(stretch, to: bottom)
      if Double(size.height) > Self.tolerance, isLarger(size, best) { best = size }
    }
    func mayBeLarger(_ stretch: Stretch) -> Bool { isLarger(size(stretch, to: Double(area.maxY)), best) }
    var stretches = [Stretch(left: Double(area.minX), right: Double(area.maxX))].filter(mayBeLarger)
    for rect in fromTop where rect.bottom > top {
      guard let first = stretches.firstIndex(where: { $0.right > rect.left }) else { continue }
      let end = stretches[first...].firstIndex { $0.left >= rect.right } ?? stretches.endIndex
      guard first < end else { continue }
      for stretch in stretches[first..<end] { note(stretch, to: rect.top) }
      let left = stretches[first..<end].flatMap { $0.parts(outside: rect) }
      stretches.replaceSubrange(first..<end, with: left.filter(mayBeLarger))
    }
    for stretch in stretches { note(stretch, to: Double(area.maxY)) }
    return best
  }
}

/// A rectangle given by its edges, in points.
private struct Edges {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }

  func overlaps(_ other: Edges) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  func shared(with other: Edges) -> Edges {
    Edges(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The parts outside of an overlapping rectangle: above, below, to the left and to the right of it.
  func parts(outside other: Edges) -> [Edges] {
    let hole = shared(with: other)
    return [
      Edges(left: left, top: top, right: right, bottom: hole.top),
      Edges(left: left, top: hole.bottom, right: right, bottom: bottom),
      Edges(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
      Edges(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
    ].filter { min($0.width, $0.height) > RemainingArea.tolerance }
  }
}

extension Edges {
  init(_ rect: CGRect) {
    (left, top) = (Double(rect.minX), Double(rect.minY))
    (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
  }
}

/// A horizontal range of a row, in points.
private struct Stretch {
  var left: Double
  var right: Double

  /// The parts on either side of a rectangle.
  func parts(outside rect: Edges) -> [Stretch] {
    [Stretch(left: left, right: min(right, rect.left)), Stretch(left: max(left, rect.right), right: right)]
      .filter { $0.right - $0.left > RemainingArea.tolerance }
  }
}
