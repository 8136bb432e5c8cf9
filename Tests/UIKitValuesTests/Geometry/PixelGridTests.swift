import Foundation
import SystemText
import Testing
import UIKitValues

/// Rounding to device pixels; except where a source is given, arithmetic that anyone can repeat.
@Suite struct PixelGridTests {
  /// Interface Builder stores 950.5 for 950.25 at two pixels per point; charon's flow layout has 131 for 130.75.
  @Test(
    arguments: [(950.25, 950.5), (130.75, 131), (-0.25, 0), (-0.75, -0.5), (10.2, 10), (0, 0)] as [(CGFloat, CGFloat)])
  func halvesGoDownAndToTheRight(points: CGFloat, expected: CGFloat) {
    #expect(PixelGrid(scale: 2).nearest(points) == expected)
  }

  /// Rounding errors of about 1e-13 have no effect, neither at whole pixels nor in the middle between two.
  @Test(arguments: [-1e-12, 0, 1e-12] as [CGFloat])
  func errorsOfSumsDecideNothing(error: CGFloat) {
    let grid = PixelGrid(scale: 3)
    #expect(grid.up(7 + error) == 7)
    #expect(grid.down(7 + error) == 7)
    #expect(grid.nearest(0.5 + error) == 2.0 / 3)
    #expect(grid.nearest(100 + error) == 100)
  }

  @Test func lengthsAreRoundedUpAndDownToWholePixels() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.up(20.01) == 20.5 && grid.up(20.5) == 20.5)
    #expect(grid.down(20.99) == 20.5 && grid.down(20.5) == 20.5)
    #expect(grid.up(0).sign == .plus, "-0 would be printed as such")
  }

  @Test(arguments: [0, -2, .nan] as [CGFloat]) func whatIsNoScaleCountsAsOne(scale: CGFloat) {
    #expect(PixelGrid(scale: scale).nearest(1.6) == 2)
  }
}
