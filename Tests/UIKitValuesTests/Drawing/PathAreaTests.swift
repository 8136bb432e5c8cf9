import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// Areas of two paths. A point is in them as the set operations of the same name say.
@MainActor @Suite(.ownEnvironment) struct PathAreaTests {
  private nonisolated static let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private nonisolated static let moved = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
  private nonisolated static let within = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
  private nonisolated static let everything = CGPath(
    rect: CGRect(x: -4, y: -4, width: 40, height: 40), transform: nil)
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
    (ell, square), (square, ell), (ell, moved), (ell, ell),
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

  @Test func anEmptyPathHasNoArea() {
    #expect(Self.square.intersection(CGMutablePath()).isEmpty)
    #expect(points(in: Self.square.union(CGMutablePath())) == points(in: Self.square))
    #expect(CGMutablePath().normalized().isEmpty && CGMutablePath().componentsSeparated().isEmpty)
  }

  /// A star of five lines has a hole by the even-odd rule, and none by the winding rule; normalized, both agree.
  @Test(arguments: [CGPathFillRule.winding, .evenOdd]) func aNormalizedAreaIsTheSameByBothRules(_ rule: CGPathFillRule)
  {
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { CGPoint(x: 8 + 8 * cos(Double($0) * 2.5133), y: 8 + 8 * sin(Double($0) * 2.5133)) })
    star.closeSubpath()
    let normalized = star.normalized(using: rule)
    for point in points(in: Self.everything) {
      let expected = star.contains(point, using: rule)
      #expect(normalized.contains(point, using: .winding) == expected)
      #expect(normalized.contains(point, using: .evenOdd) == expected)
    }
  }

  @Test func areasAreByTheRuleThatIsGiven() {
    let ring = CGMutablePath()
    ring.addPath(Self.square)
    ring.addPath(Self.within)
    let hole = CGPoint(x: 3.5, y: 3.5)
    #expect(ring.intersection(Self.square).contains(hole))
    #expect(!ring.intersection(Self.square, using: .evenOdd).contains(hole))
    #expect(Self.within.intersects(ring) && !Self.within.intersects(ring, using: .evenOdd))
    #expect(!Self.square.intersects(CGPath(rect: CGRect(x: 10, y: 0, width: 4, height: 4), transform: nil)))
  }

  @Test func componentsHaveTheirHoles() throws {
    let path = CGMutablePath()
    path.addPath(Self.square)
    path.addPath(Self.within)
    path.addRect(CGRect(x: 12, y: 12, width: 4, height: 4))
    let parts = path.componentsSeparated(using: .evenOdd)
    try #require(parts.count == 2)
    #expect(points(in: parts[0]) == points(in: Self.square).subtracting(points(in: Self.within)))
    #expect(parts[1].boundingBox == CGRect(x: 12, y: 12, width: 4, height: 4))
    #expect(path.componentsSeparated(using: .winding).map { points(in: $0).count } == [100, 16])
  }

  @Test func linesAreCutAtAnArea() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 15)])
    let (inside, outside) = (line.lineIntersection(Self.square), line.lineSubtracting(Self.square))
    #expect(inside.boundingBox == CGRect(x: 0, y: 5, width: 5, height: 5))
    #expect(outside.boundingBox == line.boundingBox && outside.componentCount == 2)
  }
}

extension CGPath {
  /// The number of subpaths.
  fileprivate var componentCount: Int {
    var count = 0
    applyWithBlock { if $0.pointee.type == .moveToPoint { count += 1 } }
    return count
  }
}
