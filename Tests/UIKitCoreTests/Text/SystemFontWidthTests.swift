import DynamicType
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The accuracy of the system font's widths compared with San Francisco's.
@MainActor @Suite struct SystemFontWidthTests {
  /// 224 labels printed by the iOS simulator. Only the kerning factors were fitted, and only to one string. Digits in
  /// the lightest weights, which San Francisco kerns more than Inter, have the largest errors.
  @Test func labelsAreAsWideAsInTheSimulator() throws {
    let errors = Errors(labels: try ObservedWidth.printed())
    #expect(errors.count == 224)
    #expect(errors.median == 0, "\(errors)")
    #expect(errors.worst[0].error <= 0.015, "\(errors)")
    #expect(errors.exactShare >= 0.7, "\(errors)")
  }

  /// Labels as computed by Interface Builder, each combination of font, text and width once. Some are from older
  /// systems, and four contradict another row with the same text and font by more than rounding can explain.
  @Test func labelsAreAsWideAsInInterfaceBuilder() throws {
    let labels = try ObservedWidth.stored()
    #expect(labels.count == 147)
    let contradicted = labels.filter { $0.isContradicted(by: labels) }
    #expect(
      contradicted.map(\.description) == [
        "'Label' 33.0", "'No logins found.' 118.5", "'No logins found.' 112.0", "'Label' 31.0",
      ])
    let errors = Errors(labels: labels)
    #expect(errors.median == 0, "\(errors)")
    #expect(errors.percentile95 <= 0.025, "\(errors)")
    #expect(errors.exactShare >= 0.5, "\(errors)")
  }
}

/// Relative errors of labels' widths, with the worst labels for messages.
@MainActor
private struct Errors: @preconcurrency CustomStringConvertible {
  let worst: [(label: ObservedWidth, error: Double)]

  init(labels: [ObservedWidth]) {
    worst = labels.map { ($0, $0.error) }.sorted { $0.1 > $1.1 }
  }

  var count: Int { worst.count }
  /// The share of labels without an error.
  var exactShare: Double { Double(worst.count { $0.error == 0 }) / Double(count) }
  /// The median; the mean of the two middle ones if their number is even.
  var median: Double { (worst[count / 2].error + worst[(count - 1) / 2].error) / 2 }
  /// The smallest error that 95 % of the labels do not exceed.
  var percentile95: Double { worst[count - Int((0.95 * Double(count)).rounded(.up))].error }

  var description: String {
    "median \(median), 95 % \(percentile95); "
      + worst.prefix(5).map { "\($0.label): \($0.error)" }.joined(separator: ", ")
  }
}

/// A label in the system font with a known width.
@MainActor
private struct ObservedWidth: @preconcurrency CustomStringConvertible {
  let text: String
  let font: UIFont
  let weight: SystemFontWeight
  /// The width in points, rounded up to a pixel.
  let width: Double
  /// The canvas's pixels per point.
  let scale: Double

  var description: String { "'\(text)' \(width)" }

  /// The error relative to the width. Widths have at least six digits, and a pixel is a third of a point: a difference
  /// below a hundredth of a point counts as none.
  var error: Double {
    let size = label(text, font: font, traits: phoneTraits(scale: scale), lines: 1).sizeThatFits(.zero)
    let difference = abs(Double(size.width) - width)
    return difference < 0.01 ? 0 : difference / width
  }

  /// Whether another width for the same text and font differs by more than a point, the largest difference that
  /// rounding up can explain: at least one of the two has another font or was edited later.
  func isContradicted(by others: [ObservedWidth]) -> Bool {
    others.contains { isSameText(as: $0) && abs($0.width - width) > 1 }
  }

  private func isSameText(as other: ObservedWidth) -> Bool {
    text == other.text && weight == other.weight && font.pointSize == other.font.pointSize
  }

  /// The rows of `Fixtures/system-font-labels.tsv`.
  static func printed() throws -> [ObservedWidth] {
    let file = uikitFixtures.appendingPathComponent("system-font-labels.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
      ObservedWidth(printed: $0.split(separator: "\t").map(String.init))
    }
  }

  private init?(printed columns: [String]) {
    guard columns.count == 6, let size = Double(columns[1]), let width = Double(columns[3]),
      let weight = SystemFontWeight.allCases.first(where: { "\($0)" == columns[0].prefix { $0 != " " } })
    else { return nil }
    let isItalic = columns[0].hasSuffix(" italic")
    font =
      isItalic
      ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: ObservedWidth.weights[weight] ?? .regular)
    (text, self.weight, self.width, scale) = (columns[2], weight, width, 3)
  }

  private static let weights: [SystemFontWeight: UIFont.Weight] = [
    .ultraLight: .ultraLight, .thin: .thin, .light: .light, .medium: .medium, .semibold: .semibold, .bold: .bold,
    .heavy: .heavy, .black: .black,
  ]

  /// The rows of `Fixtures/observed-label-sizes.tsv` in the system font: each combination of font, text and width once,
  /// in order.
  static func stored() throws -> [ObservedWidth] {
    let file = uikitFixtures.appendingPathComponent("observed-label-sizes.tsv")
    var found: [ObservedWidth] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      guard let row = ObservedWidth(columns: line.split(separator: "\t").map(String.init)) else { continue }
      if !found.contains(where: { row.isSameText(as: $0) && row.width == $0.width }) { found.append(row) }
    }
    return found
  }

  private init?(columns: [String]) {
    guard columns.count == 6, let width = Double(columns[2]),
      let (font, weight) = ObservedWidth.font(columns[0])
    else { return nil }
    (text, self.font, self.weight, self.width) = (columns[1], font, weight, width)
    scale = ["retina5_5", "retina5_9", "retina6_5", "retina6_12"].contains(columns[4]) ? 3 : 2
  }

  /// The font for names such as `system medium 14`, `boldSystem 17`, `style:Body`; nil if it is not the system's.
  private static func font(_ name: String) -> (UIFont, SystemFontWeight)? {
    if let (style, weight) = styles[name] {
      return (.preferredFont(forTextStyle: style, compatibleWith: phoneTraits()), weight)
    }
    let words = name.split(separator: " ").map(String.init)
    guard let size = words.last.flatMap(Double.init) else { return nil }
    switch words.dropLast() {
    case ["system"], [".AppleSystemUIFont"]: return (.systemFont(ofSize: size), .regular)
    case ["boldSystem"]: return (.boldSystemFont(ofSize: size), .bold)
    case ["system", "thin"]: return (.systemFont(ofSize: size, weight: .thin), .thin)
    case ["system", "light"]: return (.systemFont(ofSize: size, weight: .light), .light)
    case ["system", "medium"]: return (.systemFont(ofSize: size, weight: .medium), .medium)
    case ["system", "semibold"]: return (.systemFont(ofSize: size, weight: .semibold), .semibold)
    default: return nil
    }
  }

  private static let styles: [String: (UIFont.TextStyle, SystemFontWeight)] = [
    "style:Body": (.body, .regular), "style:Subhead": (.subheadline, .regular),
    "style:Headline": (.headline, .semibold),
    "style:Footnote": (.footnote, .regular), "style:Caption1": (.caption1, .regular),
  ]
}
