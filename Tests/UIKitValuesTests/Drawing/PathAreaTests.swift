import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// Areas of two paths. A point is in them as the set operations of the same name say.
@MainActor @Suite(.ownEnvironment) struct PathAreaTests {
  private nonisolated static let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private nonisolated static let moved = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
  private nonisolated static let within = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
  private nonisolated static let turned: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 15), CGPoint(x: 15, y: 15), CGPoint(x: 15, y: 5)])
    path.closeSubpath()
    return path
  }()
  private nonisolated static let ell: CGPath = {
    let path = CGMutablePath()
    path.addLines(
      between: [(0, 0), (12, 0), (12, 4), (4, 4), (4, 12), (0, 12)].map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }()

  /// Every point of a grid that lies on no side.
  private func points(in path: CGPath) -> Set<CGPoint> {
    var found: Set<CGPoint> = []
    for x in stride(from: -1.5, to: 18, by: 1) {
      for y in stride(from: -1.5, to: 18, by: 1) where path.contains(CGPoint(x: x, y: y)) {
        found.insert(CGPoint(x: x, y: y))
      }
    }
    return found
  }

  @Test(arguments: [
    (square, moved), (moved, square), (square, within), (within, square), (square, turned), (turned, square),
    (ell, square), (square, ell), (ell, moved),
    (CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 12, height: 12), transform: nil), ell),
    (square, CGPath(rect: CGRect(x: 12, y: 0, width: 4, height: 4), transform: nil)),
  ])
  func areasAreSets(first: CGPath, second: CGPath) {
    let (one, other) = (points(in: first), points(in: second))
    #expect(points(in: first.union(second)) == one.union(other))
    #expect(points(in: first.intersection(second)) == one.intersection(other))
    #expect(points(in: first.subtracting(second)) == one.subtracting(other))
    #expect(points(in: first.symmetricDifference(second)) == one.symmetricDifference(other))
    #expect(UIKitFaults.take().isEmpty)
  }

  @Test func twoThatAreNotConvexAreAFault() {
    #expect(points(in: Self.ell.intersection(Self.ell)).isEmpty)
    #expect(UIKitFaults.take().count == 1)
    #expect(Self.square.intersection(CGMutablePath()).isEmpty)
  }
}
