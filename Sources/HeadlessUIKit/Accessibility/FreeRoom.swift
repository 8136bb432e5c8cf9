package import Foundation

/// A rectangle of which others take parts away: what they leave, and the largest upright rectangle in that.
///
/// Of 100 by 60 points, a bar 10 points wide in the middle leaves two parts, each of 45 by 60.
package struct FreeRoom: Sendable {
  /// In points: what is narrower is an error of sums, and nothing that is left.
  fileprivate static let tolerance: CGFloat = 1e-9

  package let area: CGRect
  private var taken: [CGRect] = []
  /// What is left, in rectangles of which none touches another's inside.
  private var parts: [CGRect]

  package init(_ area: CGRect) {
    self.area = area
    parts = area.isEmpty ? [] : [area]
  }

  /// The middle of the largest rectangle that is known to be left in another one; nil where nothing is left.
  package func point(in rect: CGRect) -> CGPoint? {
    let left = parts.lazy.map { $0.intersection(rect) }.filter { !$0.isEmpty }
    return left.max { $0.width * $0.height < $1.width * $1.height }.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// - Complexity: O(*p*) in the parts that are left.
  package mutating func take(_ rect: CGRect) {
    let rect = rect.intersection(area)
    guard !rect.isEmpty else { return }
    taken.append(rect)
    parts = parts.flatMap { $0.parts(outside: rect) }
  }

  /// The sides of the largest rectangle of which nothing is taken, by an order in which what is wider or higher is not
  /// smaller; zero where nothing is left.
  ///
  /// Such a rectangle begins at the top or below something that is taken. From each of these places on, the free stretches
  /// of a row are followed downwards, until something that is taken ends or splits them.
  ///
  /// - Complexity: O(*n*²) in the rectangles that were taken, for as many stretches as can become larger than what was found.
  package func largest(by isLarger: (CGSize, CGSize) -> Bool) -> CGSize {
    var best = CGSize.zero
    let fromTop = taken.sorted { $0.minY < $1.minY }
    for top in Set([area.minY] + taken.map(\.maxY)).sorted() {
      var stretches = area.isEmpty ? [] : [area.minX...area.maxX]
      func note(_ stretch: ClosedRange<CGFloat>, to bottom: CGFloat) {
        let size = CGSize(width: stretch.length, height: bottom - top)
        if size.height > Self.tolerance, isLarger(size, best) { best = size }
      }
      func canBeLarger(_ stretch: ClosedRange<CGFloat>) -> Bool {
        isLarger(CGSize(width: stretch.length, height: area.maxY - top), best)
      }
      stretches.removeAll { !canBeLarger($0) }
      for rect in fromTop where rect.maxY > top {
        guard !stretches.isEmpty else { break }
        guard let first = stretches.firstIndex(where: { $0.upperBound > rect.minX }) else { continue }
        let end = stretches[first...].firstIndex { $0.lowerBound >= rect.maxX } ?? stretches.endIndex
        guard first < end else { continue }
        for stretch in stretches[first..<end] { note(stretch, to: rect.minY) }
        let left = stretches[first..<end].flatMap { $0.parts(outside: rect.minX...rect.maxX) }
        stretches.replaceSubrange(first..<end, with: left.filter(canBeLarger))
      }
      for stretch in stretches { note(stretch, to: area.maxY) }
    }
    return best
  }
}

extension CGRect {
  /// What is left of the rectangle outside of another one, in at most four rectangles: above, below, to the left and to the
  /// right.
  func parts(outside other: CGRect) -> [CGRect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ].filter { min($0.width, $0.height) > FreeRoom.tolerance }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }

  /// What is left of the stretch on either side of another one.
  fileprivate func parts(outside other: ClosedRange) -> [ClosedRange] {
    [(lowerBound, Swift.min(upperBound, other.lowerBound)), (Swift.max(lowerBound, other.upperBound), upperBound)]
      .filter { $0.1 - $0.0 > FreeRoom.tolerance }.map { $0.0...$0.1 }
  }
}
