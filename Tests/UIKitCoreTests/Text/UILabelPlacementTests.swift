import Drawing
import DynamicType
import Foundation
import Testing
import TextLayout
import UIKitCore
import UIKitTestSupport

/// The position of a label's text in its bounds.
@MainActor @Suite struct UILabelPlacementTests {
  /// A label in a root 400 points wide and high.
  private func root(
    _ text: String, in frame: CGRect, traits: UITraitCollection = phoneTraits(), alignment: NSTextAlignment = .natural
  ) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.overrideTraits = traits
    let label = label(text, font: .systemFont(ofSize: 17), traits: traits)
    label.textAlignment = alignment
    label.frame = frame
    root.addSubview(label)
    return root
  }

  /// The lines of this label, in the root's space.
  private func lines(
    _ text: String, in frame: CGRect, traits: UITraitCollection = phoneTraits(), alignment: NSTextAlignment = .natural
  ) -> [LayoutNode.Line] {
    root(text, in: frame, traits: traits, alignment: alignment).record().layout.children.first?.lines ?? []
  }

  // MARK: Vertically

  /// The block is centred, then moved so that the last baseline is on the nearest pixel (STULabel's README): it is at
  /// most half a pixel away from the middle.
  @Test(arguments: [1.0, 2, 3], [1, 2, 3])
  func theLastBaselineIsOnThePixelNearestToTheMiddle(scale: Double, count: Int) throws {
    let text = Array(repeating: "Hxg", count: count).joined(separator: "\n")
    let (ascender, lineHeight) = (17 * 1950.0 / 2048, 17 * 2444.0 / 2048)
    for y in stride(from: 0, to: 2, by: 0.37) {
      let frame = CGRect(x: 10, y: y, width: 100, height: 90 + 1.7 * y)
      let lines = lines(text, in: frame, traits: phoneTraits(scale: scale))
      try #require(lines.count == count)
      let last = lines[count - 1].baseline
      let blockTop = y + (frame.size.height - Double(count) * lineHeight) / 2
      let centred = blockTop + Double(count - 1) * lineHeight + ascender
      #expect(abs(last * scale - (last * scale).rounded()) < 1e-9, "y \(y): \(last)")
      #expect(abs(last - centred) <= 0.5 / scale + 1e-9, "y \(y): \(last), centred \(centred)")
      #expect(abs(last - lines[0].baseline - Double(count - 1) * lineHeight) < 1e-9, "y \(y)")
    }
  }

  @Test func glyphsStandOnTheBaselinesTheLayoutTells() {
    let root = root("Hxg\nHxg", in: CGRect(x: 20, y: 30, width: 100, height: 80))
    var baselines: [Double] = []
    for case .glyphs(let run) in root.record().displayList.flatCommands {
      #expect(Set(run.glyphs.map(\.y)).count == 1)
      // Glyphs are centred in San Francisco's advances, which moves H by some hundredths of a point.
      #expect(abs((run.glyphs.first?.x ?? 0) - 20) < 0.05)
      baselines.append(run.glyphs.first?.y ?? 0)
    }
    #expect(baselines == root.record().layout.children.first?.lines.map(\.baseline))
    #expect(baselines.count == 2)
  }

  // MARK: Horizontally

  @Test(arguments: ["Plain words", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}"])
  func naturalTextStartsWhereTheInterfaceDoes(text: String) throws {
    let frame = CGRect(x: 10, y: 10, width: 300, height: 40)
    let left = try #require(lines(text, in: frame).first)
    #expect(left.x == 10)
    let right = try #require(lines(text, in: frame, traits: phoneTraits(direction: .rightToLeft)).first)
    #expect(abs(right.x + right.width - 310) < 1e-9)
    #expect(right.x > 100)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func otherAlignmentsIgnoreTheInterfacesDirection(direction: UITraitEnvironmentLayoutDirection) throws {
    let (frame, traits) = (CGRect(x: 10, y: 10, width: 300, height: 40), phoneTraits(direction: direction))
    let left = try #require(lines("words", in: frame, traits: traits, alignment: .left).first)
    let center = try #require(lines("words", in: frame, traits: traits, alignment: .center).first)
    let right = try #require(lines("words", in: frame, traits: traits, alignment: .right).first)
    #expect(left.x == 10)
    #expect(abs(center.x + center.width / 2 - 160) < 1e-9)
    #expect(abs(right.x + right.width - 310) < 1e-9)
  }
}
