import Foundation
import Testing
import UIKitValues

/// Values of attributes that are attributes themselves are returned unchanged, as on Apple's platforms: libraries store
/// a text's style in that way (Rightpoint/BonMot, `EmbeddedTransformation.swift`), and use it to set the text again.
@MainActor @Suite struct StyleValueTests {
  private typealias Attributes = [NSAttributedString.Key: Any]
  private static let style = NSAttributedString.Key("StyleValueTests.style")
  private static let (type, size) = (NSAttributedString.Key("type"), NSAttributedString.Key("size"))
  private static let styles: [Attributes] = [[type: "control"], [type: "spacer", size: CGFloat(10)]]

  private func styles(of text: NSAttributedString, at index: Int) -> [Attributes]? {
    text.attributes(at: index, effectiveRange: nil)[Self.style] as? [Attributes]
  }

  private func expectStyles(_ styles: [Attributes]?) {
    #expect(styles?.map { $0[Self.type] as? String } == ["control", "spacer"])
    #expect(styles?.map { $0[Self.size] as? CGFloat } == [nil, 10])
  }

  @Test func aListComesBackFromEveryWayIn() {
    let made = NSAttributedString(string: "a", attributes: [Self.style: Self.styles])
    expectStyles(styles(of: made, at: 0))
    expectStyles(made.attribute(Self.style, at: 0, effectiveRange: nil) as? [Attributes])
    let text = NSMutableAttributedString(string: "bc", attributes: [Self.style: Self.styles, .kern: 1])
    expectStyles(styles(of: text, at: 1))
    text.setAttributes([.kern: 2], range: NSRange(location: 0, length: 2))
    #expect(styles(of: text, at: 0) == nil)
    text.setAttributes([Self.style: Self.styles], range: NSRange(location: 0, length: 1))
    text.addAttribute(Self.style, value: Self.styles, range: NSRange(location: 1, length: 1))
    for index in 0..<2 { expectStyles(styles(of: text, at: index)) }
    #expect(text.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
  }

  @Test func equalListsAreOneRun() {
    let text = NSMutableAttributedString(string: "a", attributes: [Self.style: Self.styles])
    text.append(NSAttributedString(string: "b", attributes: [Self.style: Self.styles]))
    text.append(NSAttributedString(string: "c", attributes: [Self.style: Array(Self.styles.prefix(1))]))
    var ranges: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: 3)) { _, range, _ in ranges.append(range) }
    #expect(ranges == [NSRange(location: 0, length: 2), NSRange(location: 2, length: 1)])
    #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
  }

  /// A tab after a word, in a font of 20 points, is 10 points after the word at whatever size the style has: as in
  /// BonMot's `testTabAdaptation`, the word's width grows with its font.
  @Test(arguments: [17, 26] as [CGFloat]) func aTabFollowsAStyleThatTheTextCarries(pointSize: CGFloat) throws {
    func font(_ size: CGFloat) -> UIFont { .monospacedSystemFont(ofSize: size, weight: .regular) }
    let base: Attributes = [.font: font(20), Self.style: Self.styles]
    let text = NSMutableAttributedString(string: "Q", attributes: base)
    text.append(NSAttributedString(string: "\t", attributes: base))
    let width = text.attributedSubstring(from: NSRange(location: 0, length: 1)).size().width
    let adapted = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var attributes = attributes
      if let styles = attributes[Self.style] as? [Attributes], styles.count == 2 { attributes[.font] = font(pointSize) }
      adapted.setAttributes(attributes, range: range)
    }
    expectStyles(styles(of: adapted, at: 1))
    let adaptedWidth = adapted.attributedSubstring(from: NSRange(location: 0, length: 1)).size().width
    // A width is rounded up to a pixel, with three per point, so each has an error of less than one pixel.
    #expect(abs(adaptedWidth - width * pointSize / 20) < 2.0 / 3)
  }
}
