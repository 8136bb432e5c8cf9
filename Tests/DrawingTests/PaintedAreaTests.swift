import Drawing
import Foundation
import Raster
import Testing

/// What of a picture commands may paint: unions, clips, shadows, by the sides of rectangles.
@Suite struct PaintedAreaTests {
  private let black = Color(red: 0, green: 0, blue: 0)

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func area(_ commands: [DrawCommand]) -> CGRect? { commands.paintedArea }

  private func fill(_ rect: CGRect) -> DrawCommand { .fill(Shape(rect: rect), black) }

  @Test func nothingIsPaintedByNothing() {
    #expect(area([]) == nil)
    #expect(area([.beginGroup(alpha: 0.5), .endGroup]) == nil)
    #expect(area([.beginClip(Shape(rect: rect(0, 0, 5, 5))), fill(rect(10, 10, 5, 5)), .endClip]) == nil)
  }

  @Test func allThatIsPaintedCounts() {
    let border = DrawCommand.border(Shape(rect: rect(-5, 0, 3, 3)), width: 1, black)
    #expect(area([fill(rect(0, 0, 10, 10)), .beginGroup(alpha: 1), border, .endGroup]) == rect(-5, 0, 15, 10))
  }

  @Test func clipsCount() {
    let clip = DrawCommand.beginClip(Shape(rect: rect(0, 0, 4, 20)))
    #expect(area([clip, fill(rect(2, 2, 10, 10)), .endClip]) == rect(2, 2, 2, 10))
    #expect(area([clip, fill(rect(2, 2, 10, 10)), .endClip, fill(rect(9, 0, 1, 1))]) == rect(2, 0, 8, 12))
  }

  @Test func shadowsAreMovedAndBlurred() {
    func shadow(_ blur: Double) -> [DrawCommand] {
      let shadow = Shadow(offset: CGSize(width: 3, height: -4), blurRadius: blur, color: black)
      return [.beginShadow(shadow), fill(rect(0, 0, 10, 10)), .endShadow]
    }
    #expect(area(shadow(0)) == rect(0, -4, 13, 14))
    #expect(area(shadow(2)) == rect(-1, -8, 18, 18))
  }
}
