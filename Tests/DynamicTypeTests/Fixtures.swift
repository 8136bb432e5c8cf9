import DynamicType
import Foundation

/// The parts of `Fixtures/text-styles.json` that the tests use.
struct TextStyleFacts: Decodable {
  let contentSizeCategories: [Category]
  let unspecified: Unspecified
  let styles: [String: Style]
  let extraStyles: [String: ExtraStyle]
  let leadingIsFunctionOfSize: LeadingBySize
  let fontMetricsSf: SystemFont
  let preferredFontLeading: PreferredFontLeading
  let uiFontMetrics: FontMetrics

  struct Category: Decodable {
    let short: String
    let swiftCase: String
    let rawValue: String
    let order: Int
    let isAccessibility: Bool
  }

  struct Unspecified: Decodable {
    let rawValue: String
  }

  struct Style: Decodable {
    let uikitRawValue: String
    let weight: String
    let emphasizedWeight: String
    let pointSize: [String: Double]
    let leading: [String: Double]
    let scaleFactorLeadingRatio: [String: Double]
  }

  struct ExtraStyle: Decodable {
    let pointSize: [String: Double]
    let weight: String
  }

  struct LeadingBySize: Decodable {
    let table: [String: Double]
  }

  struct SystemFont: Decodable {
    let unitsPerEm: Double
    let hheaAscender: Double
    let hheaDescender: Double
    let capHeight: Double
    let lineHeightPerPoint: Double
  }

  struct PreferredFontLeading: Decodable {
    let derivedValues: [String: [String: Double]]
    let nonPositiveCases: [Case]

    struct Case: Decodable {
      let style: String
      let category: String
      let leading: Double
    }
  }

  struct FontMetrics: Decodable {
    /// By value, then `"@2x"` or `"@3x"`, then category.
    let computedBodyExamples: [String: [String: [String: Double]]]
  }
}

/// The parts of `Fixtures/tracking.json` that the tests use.
struct TrackingFacts: Decodable {
  let families: Families

  struct Families: Decodable {
    let sfPro: [Row]
  }

  struct Row: Decodable {
    let size: Double
    let points: Double
  }
}

enum Fixtures {
  static let textStyles = Result { try decode(TextStyleFacts.self, from: "text-styles.json") }
  static let tracking = Result { try decode(TrackingFacts.self, from: "tracking.json") }

  private static func decode<Facts: Decodable>(_: Facts.Type, from name: String) throws -> Facts {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Facts.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
  }
}

/// The eleven styles whose sizes are published for every category.
let publishedStyles = TextStyle.allCases.filter { $0 != .extraLargeTitle && $0 != .extraLargeTitle2 }

/// A style at a category, as printed in a failure: `body at AX5`.
struct Cell: CustomStringConvertible {
  let style: TextStyle
  let category: ContentSizeCategory

  var description: String { "\(style.swiftName) at \(category.shortName)" }

  static let all = TextStyle.allCases.flatMap { style in
    ContentSizeCategory.allCases.map { Cell(style: style, category: $0) }
  }
  static let published = all.filter { publishedStyles.contains($0.style) }
}

/// A weight by the name the fixtures use.
func weight(named name: String) -> SystemFontWeight? {
  SystemFontWeight.allCases.first { "\($0)" == name }
}
