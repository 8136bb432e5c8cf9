import DynamicType
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite struct StringDrawingTests {
  private let system: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
  private let body: [NSAttributedString.Key: Any] = [
    .font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits())
  ]
  /// Three lines in 200 points: one word is about 125 points wide at 17, two are about 250.
  private let sentence = "Typographically typographically typographically"

  private func bounds(
    _ text: String, _ options: NSStringDrawingOptions, _ attributes: [NSAttributedString.Key: Any],
    in size: CGSize = CGSize(width: 200, height: 0)
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: nil)
  }

  /// Observed with San Francisco at 17 points: 144.09326171875 x 20.287109375. The height is also San Francisco's here.
  /// The glyphs are Inter's with San Francisco's tracking, whose widths are within 1.2 % of observed ones in the
  /// median.
  @Test func aStringIsAsHighAsObservedAndNearlyAsWide() {
    let size = "This is a test string".size(withAttributes: system)
    #expect(size.height == 20.287109375)
    #expect(abs(size.width / 144.09326171875 - 1) < 0.012, "\(size.width)")
  }

  /// Widths that Interface Builder computed with San Francisco: `Fixtures/observed-label-sizes.tsv`, regular weight.
  @Test func widthsAreWithinTwelveThousandthsOfObservedOnesInTheMedian() throws {
    let deviations = try ObservedLabel.all().map { observed in
      let size = label(observed.text, font: observed.font, traits: phoneTraits(scale: observed.scale), lines: 1)
        .sizeThatFits(.zero)
      return abs(size.width / observed.width - 1)
    }
    #expect(deviations.count > 100)
    #expect(deviations.sorted()[deviations.count / 2] <= 0.012, "\(deviations.sorted())")
  }

  @Test func withoutAttributesTheFontIsTwelvePoints() {
    #expect("a".size().height == 14.3203125)
  }

  // MARK: Options

  @Test func withoutLineFragmentsThereIsOneLineOnItsBaseline() {
    let rect = bounds(sentence, [], system)
    #expect(rect.size.height == 20.287109375)
    #expect(rect.size.width > 300)
    #expect(rect.origin == CGPoint(x: 0, y: 17 * -494.0 / 2048))
  }

  @Test func withLineFragmentsTextWrapsFromTheTopLeft() {
    let rect = bounds(sentence, .usesLineFragmentOrigin, system)
    #expect(rect.origin == .zero)
    #expect(rect.size.width <= 200)
    #expect(rect.size.height == 3 * 20.287109375)
    #expect(bounds(sentence, .usesLineFragmentOrigin, system, in: .zero).size.height == 20.287109375)
  }

  @Test func fontLeadingCountsWhereTheFontHasOne() {
    let lines = "a\nb"
    #expect(bounds(lines, .usesLineFragmentOrigin, body).size.height == 2 * 20.287109375)
    #expect(bounds(lines, [.usesLineFragmentOrigin, .usesFontLeading], body).size.height == 20.287109375 + 22)
    #expect(bounds(lines, [.usesLineFragmentOrigin, .usesFontLeading], system).size.height == 2 * 20.287109375)
  }

  @Test func theTextMayBeHigherThanTheSizeUnlessItIsTruncated() {
    let low = CGSize(width: 200, height: 45)
    #expect(bounds(sentence, .usesLineFragmentOrigin, system, in: low).size.height == 3 * 20.287109375)
    let truncated = bounds(sentence, [.usesLineFragmentOrigin, .truncatesLastVisibleLine], system, in: low)
    #expect(truncated.size.height == 2 * 20.287109375)
    #expect(truncated.size.width <= 200)
    // The option only has an effect together with line fragments.
    let line = bounds(sentence, .truncatesLastVisibleLine, system, in: low)
    #expect(line == bounds(sentence, [], system, in: low))
  }

  @Test func rawValuesAreUIKits() {
    #expect(NSStringDrawingOptions.usesLineFragmentOrigin.rawValue == 1)
    #expect(NSStringDrawingOptions.usesFontLeading.rawValue == 2)
    #expect(NSStringDrawingOptions.truncatesLastVisibleLine.rawValue == 32)
  }

  @Test func theContextHasTheBoundsMeasuredLast() {
    let context = NSStringDrawingContext()
    #expect(context.totalBounds == .zero)
    let rect = sentence.boundingRect(
      with: CGSize(width: 200, height: 0), options: .usesLineFragmentOrigin, attributes: system, context: context)
    #expect(context.totalBounds == rect)
  }

  @Test func emptyTextTakesNoWidth() {
    #expect("".size(withAttributes: system).width == 0)
  }
}

/// A row of `Fixtures/observed-label-sizes.tsv`: a label with one line, as stored by Interface Builder.
@MainActor
private struct ObservedLabel {
  let text: String
  let font: UIFont
  let width: Double
  let scale: Double

  /// The rows in the system font's regular weight.
  static func all() throws -> [ObservedLabel] {
    let file = uikitFixtures.appendingPathComponent("observed-label-sizes.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { row in
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 6, let width = Double(columns[2]), let font = font(columns[0]) else { return nil }
      return ObservedLabel(text: columns[1], font: font, width: width, scale: scale(columns[4]))
    }
  }

  private static func font(_ name: String) -> UIFont? {
    let words = name.split(separator: " ")
    if words.count == 2, words[0] == "system" || words[0] == ".AppleSystemUIFont", let size = Double(words[1]) {
      return .systemFont(ofSize: size)
    }
    let styles: [String: UIFont.TextStyle] = [
      "style:Body": .body, "style:Subhead": .subheadline, "style:Footnote": .footnote, "style:Caption1": .caption1,
    ]
    return styles[name].map { .preferredFont(forTextStyle: $0, compatibleWith: phoneTraits()) }
  }

  /// Interface Builder's canvases: 4.7, 6.1 (the iPhone XR) and 9.7 inches have two pixels per point, the others three.
  private static func scale(_ device: String) -> Double {
    ["retina4_7", "retina6_1", "retina4_0", "ipad9_7", "ipad10_5"].contains(device) ? 2 : 3
  }
}
