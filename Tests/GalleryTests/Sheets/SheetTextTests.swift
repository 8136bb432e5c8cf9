import Foundation
import HeadlessUIKit
import Snapshots
import Testing

@testable import Gallery

@MainActor @Suite struct SheetTextTests {
  /// The contrast with white as defined by WCAG 2.2.
  private func contrast(_ color: UIColor) -> Double {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) && alpha == CGFloat(1))
    let linear = [red, green, blue].map { channel -> Double in
      let value = Double(channel)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 1.05 / (0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05)
  }

  @Test func everyColourIsReadOnWhite() {
    let colors = Verdict.allCases.map(SheetText.color(of:)) + [SheetText.ink, SheetText.quiet, SheetText.finding]
    for color in colors { #expect(contrast(color) >= 4.5, "\(color)") }
  }

  @Test func aTextAmongOthersKeepsItsDirectionToItself() {
    #expect("שלום".isolatedOnOneLine == "\u{2068}שלום\u{2069}")
    #expect("a\u{202E}b\nc".isolatedOnOneLine == "\u{2068}a\\u{202e}b\\u{a}c\u{2069}")
    #expect("".isolatedOnOneLine.isEmpty)
  }
}
