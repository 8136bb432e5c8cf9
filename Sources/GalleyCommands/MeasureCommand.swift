import ArgumentParser
import DynamicType
import Foundation
import HeadlessUIKit
import TextLayout

struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Say how wide and how tall a text is, and where its lines break.",
    discussion: """
      Sizes are in points. Ranges count UTF-16 code units, as NSRange does.

      EXAMPLES
        galley measure "Hello" --style body --category AX3 --width 343
        galley measure "Guten Tag" --font RobotoSlab-Regular --size 17 --json
      """)

  @Argument(help: "The text. One that starts with '-' goes behind '--', after all options.")
  var text: String

  @Option(help: "A text style: body, title1, caption2, …")
  var style = "body"

  @Option(help: "A content size category: XS, S, M, L, XL, XXL, XXXL, AX1 … AX5.")
  var category = "L"

  @Option(help: "A font by PostScript name or family, in place of a text style's. It is scaled as the style is.")
  var font: String?

  @Option(parsing: .unconditional, help: "The size of --font in points, at category L: 17 unless given.")
  var size: Double?

  @Option(parsing: .unconditional, help: "Points to wrap the text at.")
  var width: Double?

  @Option(parsing: .unconditional, help: "The most lines; the last one ends in an ellipsis. 0 means no limit.")
  var lines = 0

  @Option(help: "The language of the text: en, ja, zh-Hans, …")
  var locale = "en"

  @Option(help: "The direction of the text as a whole: natural, leftToRight or rightToLeft.")
  var direction = "natural"

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let environment = ViewEnvironment(fonts: try fontOptions.library())
    let measured = try MainActor.assumeIsolated { try environment.run { try measure() } }
    if json { return Terminal.printText(try Self.jsonLine(measured, text)) }
    for row in Self.rows(measured, text) { Terminal.print(row) }
  }

  private func measure() throws -> TextMeasurement {
    let text = AttributedText(text, font: try textFont().textFont, style: try paragraphStyle())
    return TextLayoutEngine.shared.measure(text, in: try container())
  }

  private func textFont() throws -> UIFont {
    let category = try OptionValue.named(
      category, "--category", among: ContentSizeCategory.allCases, name: \.shortName)
    let style = UIFont.TextStyle(
      rawValue: try OptionValue.named(style, "--style", among: DynamicType.TextStyle.allCases, name: \.swiftName)
        .rawValue)
    let traits = UITraitCollection(
      preferredContentSizeCategory: UIContentSizeCategory(rawValue: category.uiKitRawValue))
    let size = try fontSize()
    guard let font else { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
    guard let named = UIFont(name: font, size: size) else {
      throw ValidationError("There is no font '\(font)'." + Self.namesLike(font, in: FontRegistry.library))
    }
    return UIFontMetrics(forTextStyle: style).scaledFont(for: named, compatibleWith: traits)
  }

  /// A sentence with the names that may be meant, or all families.
  private static func namesLike(_ name: String, in library: FontLibrary) -> String {
    let families = library.familyNames
    let suggestion = OptionValue.didYouMean(name, among: library.fontNames + families)
    return suggestion.isEmpty ? " The families are \(families.joined(separator: ", "))." : suggestion
  }

  private func fontSize() throws -> Double {
    guard let size else { return 17 }
    guard size > 0, size <= 1_000 else { throw ValidationError("--size is \(size): expected 0 < size <= 1000.") }
    guard font != nil else {
      throw ValidationError("--size is that of --font, which is not given. Name a font, or choose a --style.")
    }
    return size
  }

  private func paragraphStyle() throws -> ParagraphStyle {
    let directions: KeyValuePairs<String, BaseDirection> = [
      "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
    let direction = try OptionValue.named(direction, "--direction", among: Array(directions), name: \.key).value
    guard LanguageTag.isKnown(locale) else {
      throw ValidationError("--locale does not know '\(locale)': expected \(LanguageTag.expected).")
    }
    return ParagraphStyle(baseDirection: direction, language: locale)
  }

  private func container() throws -> TextContainer {
    guard lines >= 0 else { throw ValidationError("--lines is \(lines): expected 0 or more.") }
    return TextContainer(width: try wrappingWidth(), maximumLines: lines, lineBreakMode: .truncatingTail)
  }

  private func wrappingWidth() throws -> Double {
    guard let width else { return .infinity }
    guard width.isFinite, width > 0, width <= 1_000_000 else {
      throw ValidationError("--width is \(width): expected 0 < width <= 1000000.")
    }
    return width
  }

  private static func rows(_ measured: TextMeasurement, _ text: String) -> [String] {
    let units = Array(text.utf16)
    let count = measured.lines.count
    var rows = [
      "\(measured.size.width) x \(measured.size.height) pt, \(count) \(count == 1 ? "line" : "lines")"
        + (measured.isTruncated ? ", truncated" : "")
    ]
    for (index, line) in measured.lines.enumerated() {
      let shown = String(decoding: units[line.visibleRange], as: UTF16.self) + (line.isTruncated ? "\u{2026}" : "")
      rows.append("\(index + 1)\t\(line.range.lowerBound)..<\(line.range.upperBound)\t\(line.width) pt\t\(shown)")
    }
    return rows
  }

  private struct Answer: Encodable {
    struct Line: Encodable {
      var range: [Int]
      var text: String
      var visibleRange: [Int]
      var width: Double
    }

    var height: Double
    /// The code units that are not shown, where there are any.
    var cutRanges: [[Int]]?
    var isTruncated: Bool
    var lines: [Line]
    var width: Double
  }

  private static func jsonLine(_ measured: TextMeasurement, _ text: String) throws -> String {
    let units = Array(text.utf16)
    let lines = measured.lines.map { line in
      Answer.Line(
        range: [line.range.lowerBound, line.range.upperBound],
        text: String(decoding: units[line.visibleRange], as: UTF16.self),
        visibleRange: [line.visibleRange.lowerBound, line.visibleRange.upperBound], width: line.width)
    }
    let answer = Answer(
      height: measured.size.height,
      cutRanges: measured.isTruncated ? measured.cutRanges.map { [$0.lowerBound, $0.upperBound] } : nil,
      isTruncated: measured.isTruncated, lines: lines, width: measured.size.width)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(answer), as: UTF8.self)
  }
}
