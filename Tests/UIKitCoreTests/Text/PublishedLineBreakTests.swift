import Drawing
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The line breaks of labels in published pictures.
@MainActor @Suite struct PublishedLineBreakTests {
  private func lines(_ label: UILabel, width: CGFloat) -> [LayoutNode.Line] {
    label.frame = CGRect(x: 0, y: 0, width: width, height: 300)
    return label.record().layout.lines
  }

  // MARK: BlueprintUI's LabelTests

  /// 300 points wide, in 17 points.
  private let paragraph =
    "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by adding "
    + "a joke or something. Alright, it's been fun!"

  private func paragraph(_ alignment: NSTextAlignment, lines: Int, _ mode: NSLineBreakMode) -> UILabel {
    let label = label(paragraph, font: .systemFont(ofSize: 17), lines: lines)
    (label.textAlignment, label.lineBreakMode) = (alignment, mode)
    return label
  }

  @Test(arguments: [NSTextAlignment.left, .center]) func alignedTextFillsItsLines(alignment: NSTextAlignment) {
    let lines = lines(paragraph(alignment, lines: 0, .byTruncatingTail), width: 300)
    #expect(
      lines.prefix(2).map(\.text)
        == ["Hello, world. This is a long run of text", "that should wrap at some point."])
  }

  @Test func aWordOfJustifiedTextMovesToALooseLine() {
    let label = paragraph(.justified, lines: 0, .byTruncatingTail)
    let lines = lines(label, width: 300)
    #expect(
      lines.map(\.text) == [
        "Hello, world. This is a long run of", "text that should wrap at some point.",
        "Someone should improve this test by", "adding a joke or something. Alright, it's", "been fun!",
      ])
    #expect(lines.dropLast().allSatisfy { abs($0.width - 300) < 1e-9 })
    #expect(label.sizeThatFits(CGSize(width: 300, height: 0)).height == ceilToPixel(5 * 20.287109375, scale: 2))
  }

  @Test func twoLinesEndAsTheirModeSays() {
    func lines(_ mode: NSLineBreakMode) -> [LayoutNode.Line] {
      self.lines(paragraph(.left, lines: 2, mode), width: 300)
    }
    let words = ["Hello, world. This is a long run of text", "that should wrap at some point."]
    #expect(lines(.byWordWrapping).map(\.text) == words)
    let clipped = lines(.byClipping)
    #expect(clipped.count == 2 && clipped[0].text == words[0])
    #expect(clipped.last.map { $0.text.hasPrefix(words[1]) && $0.width > 300 } == true)
    #expect(
      lines(.byCharWrapping).map(\.text)
        == ["Hello, world. This is a long run of text th", "at should wrap at some point. Someon"])
  }

  // MARK: AccessibilitySnapshot's testFrames

  /// The widths of the screens of iOS 17.5 and 18.5. In the first, "sorting" would fit on the first line.
  @Test(arguments: [393.0, 402])
  func headersBreakInTwoLines(width: CGFloat) {
    for expected in [
      ["Accessibility path is ignored entirely for", "sorting purposes"],
      ["Adjusting the accessibility frame vertically by > 8.0", "alters the sort order"],
    ] {
      let label = label(expected.joined(separator: " "), font: .systemFont(ofSize: 17))
      label.lineBreakMode = .byWordWrapping
      #expect(lines(label, width: width).map(\.text) == expected)
    }
  }

  @Test func aLabelOfAThirdBreaksBetweenItsWords() {
    let label = label("path unchanged", font: .systemFont(ofSize: 17))
    label.lineBreakMode = .byWordWrapping
    #expect(lines(label, width: 353.0 / 3).map(\.text) == ["path", "unchanged"])
  }

  // MARK: ResearchKit

  /// Body text at the default category, 353 points wide.
  @Test(arguments: [
    [
      "Your family health history can help develop a", "more complete picture of health and disease", "risk.",
    ], ["This information can be shared with the", "studies you enroll in if you give your", "permission."],
  ])
  func bodyTextBreaksInThreeLines(expected: [String]) {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits())
    let lines = lines(label(expected.joined(separator: " "), font: font), width: 353)
    #expect(lines.map(\.text) == expected)
    for (upper, lower) in zip(lines, lines.dropFirst()) { #expect(abs(lower.baseline - upper.baseline - 22) < 1e-9) }
  }

  // MARK: BlueprintUI's AttributedLabelTests

  /// 17-point texts in whole points: widths of kerned text are correct to half a point here.
  @Test(
    arguments: [
      (NSLineBreakMode.byWordWrapping, 2, 320, 312, 41), (.byWordWrapping, 2, 375, 368, 41),
      (.byTruncatingTail, 2, 320, 314, 41), (.byTruncatingTail, 2, 375, 362, 41), (.byClipping, 2, 320, 320, 41),
      (.byClipping, 2, 375, 375, 41), (.byWordWrapping, 0, 320, 318, 122), (.byTruncatingTail, 0, 375, 374, 102),
    ] as [(NSLineBreakMode, Int, Double, Double, Double)])
  func sizesAreThoseOfThePublishedRectangles(
    mode: NSLineBreakMode, count: Int, room: Double, width: Double, height: Double
  ) {
    let text =
      "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut labore dolore magna "
      + "aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris nisi aliquip ea commodo consequat."
    let label = label(text, font: .systemFont(ofSize: 17), lines: count)
    label.lineBreakMode = mode
    let size = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: room, height: 1000), limitedToNumberOfLines: count
    ).size
    #expect(abs(size.width - width) <= 0.75, "\(size)")
    #expect(size.height <= height && size.height > height - 1, "\(size)")
  }
}
