import Drawing
import Foundation
import Testing
import UIKitValues

/// Paths of UIKit.
@MainActor @Suite struct UIBezierPathTests {
  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  private func text(_ path: UIBezierPath) -> String { "\(path.cgPath.outline)" }

  @Test func shapesHaveTheirElements() {
    #expect(text(UIBezierPath(rect: square)) == "move 10 10 line 30 10 line 30 30 line 10 30 close")
    #expect(UIBezierPath(ovalIn: square).bounds == square)
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 4), controlPoint: CGPoint(x: 6, y: 7))
    path.addCurve(to: .zero, controlPoint1: CGPoint(x: 9, y: 9), controlPoint2: CGPoint(x: 0, y: 9))
    path.close()
    #expect(text(path) == "move 1 2 line 3 4 curve 5 6 7 6 9 4 curve 9 9 0 9 0 0 close")
  }

  /// PaintCode's reading of UIKit's path: it begins 1.528665 radii from the corner.
  @Test func roundCornersAreContinuous() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 10)
    let elements = path.cgPath.outline.elements
    #expect(elements.first == .move(to: CGPoint(x: 15.28665, y: 0)))
    #expect(elements.count == 26, "three curves and two lines between them at each corner, four edges, a move, a close")
  }

  @Test func aRadiusOf16JumpsBetween48And49Points() {
    func path(_ side: CGFloat) -> UIBezierPath {
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 16)
    }
    // Near the corner the rounder shape has less.
    let place = CGPoint(x: 6, y: 6)
    #expect(path(49).contains(place) && !path(48).contains(place))
  }

  @Test func someCornersAreRoundByTheirWidthAlone() {
    func path(_ height: CGFloat) -> UIBezierPath {
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 10, height: height))
    }
    #expect(text(path(10)) == text(path(0)))
    #expect(!path(10).contains(CGPoint(x: 1, y: 1)) && !path(10).contains(CGPoint(x: 99, y: 59)))
    #expect(path(10).contains(CGPoint(x: 99, y: 1)) && path(10).contains(CGPoint(x: 1, y: 59)))
    #expect(
      UIBezierPath(roundedRect: square, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 4, height: 4)).cgPath
        == UIBezierPath(roundedRect: square, cornerRadius: 4).cgPath)
  }

  /// UIKit's `clockwise` is as seen: from 0 to 180° it goes below the centre.
  @Test(arguments: [(true, 1.0), (false, -1.0)])
  func anArcIsClockwiseAsSeen(clockwise: Bool, side: Double) {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    #expect(path.contains(CGPoint(x: 0, y: 5 * side)) && !path.contains(CGPoint(x: 0, y: -5 * side)))
    let pie = UIBezierPath()
    pie.move(to: .zero)
    pie.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    pie.close()
    // A quarter of a turn below the centre, or the other three quarters.
    #expect(pie.contains(CGPoint(x: 5, y: 5)) == clockwise)
    #expect(pie.contains(CGPoint(x: -5, y: -5)) == !clockwise)
  }

  @Test func theInsideDependsOnTheFillRule() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 5, dy: 5)))
    #expect(path.contains(CGPoint(x: 20, y: 20)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 20, y: 20)))
    path.usesEvenOddFillRule = false
    path.removeAllPoints()
    path.append(UIBezierPath(rect: square))
    path.append(UIBezierPath(rect: square.insetBy(dx: 5, dy: 5)).reversing())
    #expect(!path.contains(CGPoint(x: 20, y: 20)))
  }

  @Test func transformsMovePointsAndCopiesDoNot() throws {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 15 && copy.bounds.minX == 10 && copy.lineWidth == 3)
    copy.cgPath = path.cgPath
    #expect(copy.bounds.minX == 15)
  }

  @Test func dashesAreRead() {
    let path = UIBezierPath()
    path.setLineDash([3, 2], count: 2, phase: 1)
    var (pattern, count, phase) = ([CGFloat](repeating: 0, count: 4), 0, 0 as CGFloat)
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [3, 2, 0, 0] && count == 2 && phase == 1)
  }

  // MARK: Drawing

  @Test func itIsDrawnInTheCurrentContext() {
    let commands = drawn { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIColor(white: 1, alpha: 0.5).setStroke()
      let path = UIBezierPath(rect: square)
      path.fill()
      path.lineWidth = 4
      path.lineJoinStyle = .round
      path.stroke()
      path.fill(with: .multiply, alpha: 0.5)
      path.addClip()
      context.fill(square)
    }
    #expect(
      commands == [
        "begin-group alpha 1", "fill 10 10 20 20 color 1 0 0 1",
        "stroke move 10 10 line 30 10 line 30 30 line 10 30 close width 4 join round color 1 1 1 0.5",
        "begin-group alpha 1 blend multiply", "fill 10 10 20 20 color 1 0 0 0.5", "end",
        "begin-clip 10 10 20 20", "fill 10 10 20 20 color 1 0 0 1", "end", "end",
      ])
  }

  /// Two paths with the same elements are equal, as in SwifterSwift's tests, which run on iOS.
  @Test func pathsAreComparedByTheirElements() {
    #expect(UIBezierPath(ovalIn: square) == UIBezierPath(ovalIn: square))
    #expect(UIBezierPath(ovalIn: square) != UIBezierPath(rect: square))
    let wide = UIBezierPath(rect: square)
    wide.lineWidth = 3
    #expect(wide != UIBezierPath(rect: square) && wide == wide.copy() as? UIBezierPath)
  }

  @Test func withoutAContextNothingHappens() {
    UIBezierPath(rect: square).fill()
    UIBezierPath(rect: square).stroke()
    UIBezierPath(rect: square).addClip()
    UIColor.red.set()
    UIRectFill(square)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
