import Foundation
import Testing
import UIKitValues

/// Glyph bounds, and the inputs and outputs of a drawing context.
@MainActor @Suite struct StringMeasuringTests {
  /// Roboto Slab at 20.48 points: a unit is a hundredth of a point. `hb-shape --show-extents` has H at 81...1497
  /// horizontally and 0...1456 vertically, g at 74...1129 and -437...1102; H is 1578 wide.
  @Test func deviceMetricsAreTheGlyphsBounds() throws {
    let font = try #require(UIFont(name: "RobotoSlab-Regular", size: 20.48))
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let onBaseline = "Hg".boundingRect(
      with: .zero, options: .usesDeviceMetrics, attributes: attributes, context: nil)
    #expect(abs(onBaseline.minX - 0.81) < 1e-9)
    #expect(abs(onBaseline.maxX - 27.07) < 1e-9)
    #expect(abs(onBaseline.minY + 4.37) < 1e-9, "y upwards from the baseline")
    #expect(abs(onBaseline.maxY - 14.56) < 1e-9)
    let fromTop = "Hg".boundingRect(
      with: .zero, options: [.usesDeviceMetrics, .usesLineFragmentOrigin], attributes: attributes, context: nil)
    #expect(abs(fromTop.size.height - 18.93) < 1e-9)
    #expect(fromTop.minY > 0)
    #expect(
      "  ".boundingRect(with: .zero, options: .usesDeviceMetrics, attributes: attributes, context: nil) == .zero)
  }

  @Test func aContextShrinksTextThatDoesNotFit() {
    let text = NSAttributedString(string: "Typographically", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let size = text.size()
    let context = NSStringDrawingContext()
    #expect(context.minimumScaleFactor == 0)
    let half = CGSize(width: size.width / 2 + 0.1, height: 100)
    _ = text.boundingRect(with: half, options: .usesLineFragmentOrigin, context: context)
    #expect(context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.25
    let rect = text.boundingRect(with: half, options: [], context: context)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor > 0.45)
    #expect(rect.size.width <= half.width)
    #expect(context.totalBounds == rect)
    _ = text.boundingRect(with: CGSize(width: 1000, height: 100), options: [], context: context)
    #expect(context.actualScaleFactor == 1)
  }

  @Test func eachStringTypeMeasuresTheSame() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let size = CGSize(width: 60, height: 0)
    let expected = NSAttributedString(string: "one two three", attributes: attributes)
      .boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
    #expect(
      "one two three".boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        == expected)
    #expect(
      NSString(string: "one two three")
        .boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil) == expected)
  }

  /// A paragraph with a mode other than wrapping is one line, as in TextKit.
  @Test func truncatingParagraphsAreSingleLines() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let text = NSAttributedString(
      string: "one two three four\nfive six seven eight",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let rect = text.boundingRect(
      with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(rect.size.height == 2 * 20.287109375)
    #expect(rect.size.width <= 80)
  }
}
