import Drawing
import Foundation
import Raster
import Testing

/// The area that commands may paint: unions, clips, shadows, checked by the sides of rectangles.
@Suite struct PaintedAreaTests {
  private let black = Color(red: 0, green: 0, blue: 0)

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func area(_ commands: [DrawCommand]) -> CGRect? { commands.paintedArea }

  private func fill(_ rect: CGRect) -> DrawCommand { .fill(.rectangle(rect), black) }

  @Test func nothingIsPaintedByNothing() {
    #expect(area([]) == nil)
    #expect(area([.begin(.group(alpha: 0.5)), .end]) == nil)
    #expect(area([.begin(.clip(.rectangle(rect(0, 0, 5, 5)))), fill(rect(10, 10, 5, 5)), .end]) == nil)
  }

  @Test func allThatIsPaintedCounts() {
    let border = DrawCommand.fill(.border(RoundedRectangle(rect: rect(-5, 0, 3, 3)), width: 1), black)
    #expect(area([fill(rect(0, 0, 10, 10)), .begin(.group(alpha: 1)), border, .end]) == rect(-5, 0, 15, 10))
  }

  @Test func clipsCount() {
    let clip = DrawCommand.begin(.clip(.rectangle(rect(0, 0, 4, 20))))
    #expect(area([clip, fill(rect(2, 2, 10, 10)), .end]) == rect(2, 2, 2, 10))
    #expect(area([clip, fill(rect(2, 2, 10, 10)), .end, fill(rect(9, 0, 1, 1))]) == rect(2, 0, 8, 12))
  }

  @Test func shadowsAreMovedAndBlurred() {
    func shadow(_ blur: Double) -> [DrawCommand] {
      let shadow = Shadow(offset: CGSize(width: 3, height: -4), blurRadius: blur, color: black)
      return [.begin(.shadow(shadow)), fill(rect(0, 0, 10, 10)), .end]
    }
    #expect(area(shadow(0)) == rect(0, -4, 13, 14))
    #expect(area(shadow(2)) == rect(-1, -8, 18, 18))
  }

  @Test func transformsCount() {
    let turned = AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 50, tY: 5)
    #expect(area([fill(rect(1, 2, 10, 20))].inside(.transform(turned))) == rect(28, 6, 20, 10))
    let moved = [fill(rect(1, 2, 10, 20))].moved(by: CGPoint(x: 3, y: 4))
    #expect(area(moved + [fill(rect(0, 0, 1, 1))]) == rect(0, 0, 14, 26))
    let lens = Outline([
      .move(to: .zero), .curve(to: .zero, control1: CGPoint(x: 9, y: -3), control2: CGPoint(x: 2, y: 8)),
    ])
    #expect(area([.fill(.outline(lens), black)]) == rect(0, -3, 9, 11))
  }
}
