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

  @Test func withoutASourceItIsInTheMiddle() {
    let popover = popover(CGSize(width: 320, height: 200), at: nil)
    #expect(popover.side == nil && popover.frame.midX == 410)
  }
}
