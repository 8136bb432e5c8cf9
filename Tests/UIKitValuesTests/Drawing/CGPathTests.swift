import Foundation
import Testing
import UIKitValues

/// Paths of Core Graphics; what is expected follows from its documentation and from geometry.
@MainActor @Suite struct CGPathTests {
  private func elements(_ path: CGPath) -> [String] {
    var found: [String] = []
    path.applyWithBlock { element in
      let (type, points) = (element.pointee.type, element.pointee.points)
      let count = [1, 1, 2, 3, 0][Int(type.rawValue)]
      found.append("\(type) " + (0..<count).map { "\(points[$0].x),\(points[$0].y)" }.joined(separator: " "))
    }
    return found
  }

  @Test func elementsAreHandedOutInOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    #expect(
      elements(path) == [
        "moveToPoint 1.0,2.0", "addLineToPoint 3.0,4.0", "addCurveToPoint 5.0,6.0 7.0,8.0 9.0,9.0", "closeSubpath ",
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func anEmptyPathHasNoBox() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull && path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.isEmpty, "a line needs a current point")
  }

  @Test func boxesAreThoseOfPointsAndOfCurves() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 30))
    // A quadratic curve rises to half of its control point.
    #expect(abs(path.boundingBoxOfPath.height - 15) < 1e-9)
    #expect(path.boundingBox.height == 20, "of the same cubic curve")
  }

  @Test func equalElementsMakeEqualPaths() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 5)
    let path = CGMutablePath()
    path.addRect(rect)
    #expect(path == CGPath(rect: rect, transform: nil))
    #expect(Set([path, CGPath(rect: rect, transform: nil)]).count == 1)
    #expect(path != CGPath(ellipseIn: rect, transform: nil))
  }

  @Test func aCopyDoesNotChangeWithItsOriginal() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 5))
    let copy = try #require(path.copy())
    let other = try #require(copy.mutableCopy())
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    other.move(to: .zero)
    #expect(elements(copy).count == 5)
    var moved = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2)
    #expect(try #require(copy.copy(using: &moved)).boundingBox == CGRect(x: 100, y: 0, width: 20, height: 10))
    #expect(CGPath(rect: copy.boundingBox, transform: &moved).boundingBox == CGRect(x: 100, y: 0, width: 20, height: 10))
  }

  @Test func rectanglesAreRecognized() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    var turned = CGAffineTransform(rotationAngle: 1)
    #expect(!CGPath(rect: rect, transform: &turned).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func whatIsInsideDependsOnTheRule() {
    let path = CGMutablePath()
    path.addRects([CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10)])
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 115, y: 15), transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  /// Core Graphics' `clockwise` is as seen with y upwards: with y downwards the arc from 0 by a quarter goes below.
  @Test(arguments: [(false, 1.0), (true, -1.0)])
  func anArcsDirectionIsThatOfUpwardCoordinates(clockwise: Bool, side: Double) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    #expect(path.contains(CGPoint(x: 0, y: 5 * side)))
    #expect(!path.contains(CGPoint(x: 0, y: -5 * side)))
  }

  @Test func relativeArcsAndTangentsAreAdded() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    #expect(abs(path.currentPoint.y - 10) < 1e-12)
    path.addLines(between: [.zero, CGPoint(x: 5, y: 0)])
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 4)
    #expect(abs(path.currentPoint.x - 20) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
  }

  @Test func linesBecomeOutlinesAndDashes() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 30, y: 0)])
    let line = path.copy(strokingWithWidth: 10, lineCap: .round, lineJoin: .round, miterLimit: 10)
    #expect(line.contains(CGPoint(x: -4, y: 0)) && line.contains(CGPoint(x: 15, y: 4.9)))
    #expect(!line.contains(CGPoint(x: 15, y: 5.1)))
    let dashes = path.copy(dashingWithPhase: 0, lengths: [10, 5])
    #expect(elements(dashes).count == 4, "two dashes")
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(elements(circle.flattened(threshold: 0.1)).allSatisfy { !$0.hasPrefix("addCurve") })
  }

  // MARK: Bad input

  @Test func cornersThatDoNotFitAreAnAssertion() {
    let faults = ViewEnvironment.faults {
      _ = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 10, height: 4), cornerWidth: 2, cornerHeight: 3, transform: nil)
    }
    #expect(
      faults == [
        "Assertion failed: CGPath(roundedRect:cornerWidth:cornerHeight:): corners of 2 × 3 do not fit into 10 × 4."
      ])
  }

  @Test func numbersThatAreNotFiniteAreLeftOut() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    path.addLine(to: .zero, transform: CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    #expect(elements(path) == ["moveToPoint 1.0,1.0"])
  }
}
