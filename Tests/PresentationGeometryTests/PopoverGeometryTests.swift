import Foundation
import PresentationGeometry
import Testing
import UIKitValues

/// Expected values follow from the rules by hand: the arrow is 13 high, and 10 points stay free at the edges.
struct PopoverGeometryTests {
  private let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  private func popover(
    _ size: CGSize, at source: CGRect?, _ sides: [PopoverGeometry.Side] = PopoverGeometry.Side.allCases
  ) -> PopoverGeometry {
    PopoverGeometry(size: size, source: source, permitted: sides, in: pad, margins: margins)
  }

  @Test func itLiesBelowItsSourceWithTheArrowAtTheMiddle() {
    let popover = popover(CGSize(width: 320, height: 200), at: CGRect(x: 400, y: 100, width: 40, height: 44))
    #expect(popover.side == .below && popover.frame == CGRect(x: 260, y: 157, width: 320, height: 200))
    #expect(popover.tip == CGPoint(x: 420, y: 144))
  }

  @Test func withoutRoomBelowItLiesAbove() {
    let popover = popover(CGSize(width: 320, height: 200), at: CGRect(x: 400, y: 1_000, width: 40, height: 44))
    #expect(popover.side == .above && popover.frame.maxY == 987 && popover.tip.y == 1_000)
  }

  @Test func atAnEdgeTheContentStays10PointsAwayAndTheArrowInsideOfTheCorners() {
    let popover = popover(CGSize(width: 320, height: 200), at: CGRect(x: 800, y: 100, width: 20, height: 20))
    #expect(popover.frame.maxX == 810 && popover.tip.x == 810 - 26)
  }

  @Test func onlyPermittedSidesAreUsedAndContentThatDoesNotFitBecomesSmaller() {
    let popover = popover(
      CGSize(width: 320, height: 2_000), at: CGRect(x: 400, y: 500, width: 40, height: 40), [.above])
    #expect(popover.side == .above && popover.frame.minY == 34 && popover.frame.maxY == 487)
  }

  /// The pad's area is 800 by 1,116 from (10, 34).
  @Test func withoutRoomBesideItsSourceItLiesOverIt() {
    let size = CGSize(width: 320, height: 200)
    let whole = popover(size, at: CGRect(x: 0, y: 0, width: 820, height: 1_180))
    #expect(whole.side == nil && whole.frame == CGRect(x: 250, y: 490, width: 320, height: 200))
    // At the right edge 0 points are left to the right.
    let edge = popover(size, at: CGRect(x: 780, y: 300, width: 40, height: 40), [.right])
    #expect(edge.side == nil && edge.frame == CGRect(x: 490, y: 220, width: 320, height: 200))
    // 1,150 - 930 - 13 are 207 of 400 below, and 10 - 0 - 13 less than none to the left.
    let low = popover(
      CGSize(width: 320, height: 400), at: CGRect(x: 0, y: 130, width: 820, height: 800), [.below, .left])
    #expect(low.side == .below && low.frame == CGRect(x: 250, y: 943, width: 320, height: 207))
  }

  /// Without arrows, the usual way to centre a popover.
  @Test func withoutPermittedSidesItIsCentredOnItsSource() {
    let size = CGSize(width: 320, height: 200)
    let middle = popover(size, at: CGRect(x: 410, y: 590, width: 0, height: 0), [])
    #expect(middle.side == nil && middle.frame == CGRect(x: 250, y: 490, width: 320, height: 200))
    let corner = popover(size, at: CGRect(x: 0, y: 0, width: 10, height: 10), [])
    #expect(corner.side == nil && corner.frame.origin == CGPoint(x: 10, y: 34))
  }

  @Test func withoutASourceItIsInTheMiddle() {
    let popover = popover(CGSize(width: 320, height: 200), at: nil)
    #expect(popover.side == nil && popover.frame.midX == 410)
  }
}
