import DynamicType
import Foundation
import Testing
import ViewRendering

@testable import Scenes

/// The parts of `Fixtures/text-styles.json` that the tests use.
private struct TextFacts: Decodable {
  let styles: [String: Style]
  let extraStyles: [String: ExtraStyle]
  let fontMetricsSf: SystemFont

  struct Style: Decodable {
    let weight: String
    let pointSize: [String: CGFloat]
    let leading: [String: CGFloat]
  }

  struct ExtraStyle: Decodable {
    let weight: String
    let pointSize: [String: CGFloat]
  }

  struct SystemFont: Decodable {
    let unitsPerEm: CGFloat
    let hheaAscender: CGFloat
    let hheaDescender: CGFloat
  }

  static let shared = Result { try fixture(TextFacts.self, "text-styles.json") }
}

/// The parts of `Fixtures/system-colors.json` that the tests use: red, green and blue from 0 to 255, alpha from 0 to 1.
struct ColorFacts: Decodable {
  let semantic: [String: Row]

  struct Row: Decodable {
    let light: [Double]?
    let dark: [Double]?
  }

  static let shared = Result { try fixture(ColorFacts.self, "system-colors.json") }

  func color(_ name: String, _ appearance: Configuration.Appearance) throws -> [Double] {
    let row = try #require(semantic[name])
    return try #require(appearance == .light ? row.light : row.dark)
  }
}

private func fixture<Facts: Decodable>(_: Facts.Type, _ name: String) throws -> Facts {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)")
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  return try decoder.decode(Facts.self, from: Data(contentsOf: file))
}

/// The font a scene's label must have, by published figures; lengths in points.
struct ExpectedFont {
  let pointSize: CGFloat
  let weight: String
  let ascent: CGFloat
  let lineHeight: CGFloat
  /// The space between two lines; negative for some fonts.
  let leading: CGFloat

  /// The distance between two baselines.
  var pitch: CGFloat { lineHeight + leading }

  /// The height of *n* lines with the space between them. It is exact, as the metrics are sums of powers of two.
  func height(ofLines count: Int) -> CGFloat { CGFloat(count) * lineHeight + CGFloat(count - 1) * leading }
}

extension ExpectedFont {
  /// The font of a scene of the catalogue. A new scene needs a line here.
  init(of scene: SceneCase, at category: ContentSizeCategory) throws {
    switch (scene.file, scene.scene) {
    case ("text-styles", let style): try self.init(style: style, at: category)
    case ("languages", _), ("line-limit", _): try self.init(style: "body", at: category)
    case ("appearance", _): try self.init(style: "headline", at: category)
    case ("custom-font", "scaled"): try self.init(slabOfSize: 17, maximum: .infinity, at: category)
    case ("custom-font", "scaled-to-maximum"): try self.init(slabOfSize: 17, maximum: 24, at: category)
    default:
      Issue.record("\(scene.file)/\(scene.scene) has no figures")
      throw CancellationError()
    }
  }

  /// A text style's font. The style's leading is the distance of baselines; the font's is the space between lines.
  init(style: String, at category: ContentSizeCategory) throws {
    let facts = try TextFacts.shared.get()
    let (row, growth) = try ExpectedFont.row(style, facts)
    let weight = try #require(facts.extraStyles[style]?.weight ?? row.weight)
    pointSize = try #require(row.pointSize[category.shortName]) + growth
    if category == .large, let published = facts.extraStyles[style]?.pointSize["L"] {
      try #require(pointSize == published)
    }
    let units = facts.fontMetricsSf
    self.weight = weight
    ascent = units.hheaAscender / units.unitsPerEm * pointSize
    lineHeight = (units.hheaAscender - units.hheaDescender) / units.unitsPerEm * pointSize
    leading = try #require(row.leading[category.shortName]) + growth - lineHeight
  }

  /// A style's figures, and the points added to size and leading.
  ///
  /// The extra large titles are only published for L: 36 points, which is Large Title's 34 plus 2, and 28, which is
  /// Title 1's. They are expected to grow like those.
  private static func row(_ style: String, _ facts: TextFacts) throws -> (row: TextFacts.Style, growth: CGFloat) {
    switch style {
    case "extraLargeTitle": (try #require(facts.styles["largeTitle"]), 2)
    case "extraLargeTitle2": (try #require(facts.styles["title1"]), 0)
    default: (try #require(facts.styles[style]), 0)
    }
  }

  /// Roboto Slab scaled by `UIFontMetrics` like body: by the ratio of leadings, rounded to whole points, then capped.
  ///
  /// `head` and `hhea` of the bundled RobotoSlab-Regular 1.100263, read with fontTools: 2048 units per em, ascender
  /// 2146, descender -555, line gap 0.
  private init(slabOfSize size: CGFloat, maximum: CGFloat, at category: ContentSizeCategory) throws {
    let body = try #require(TextFacts.shared.get().styles["body"]).leading
    let (leading, large) = (try #require(body[category.shortName]), try #require(body["L"]))
    pointSize = min((size * leading / large).rounded(), maximum)
    weight = "regular"
    ascent = 2146.0 / 2048 * pointSize
    lineHeight = (2146.0 + 555) / 2048 * pointSize
    self.leading = 0
  }
}

/// A case in the repository's own catalogue; failures name it like its reference.
struct CatalogueCase: Sendable, CustomTestStringConvertible {
  let scene: SceneCase

  var testDescription: String { "\(scene.file)/\(scene.scene)/\(scene.configurationName)" }

  /// The cases in the order of the files. Empty if the catalogue cannot be read, which a test reports.
  static let all: [CatalogueCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Snapshots/Catalogue").standardizedFileURL
    return ((try? Catalogue.load(at: folder))?.cases ?? []).map { CatalogueCase(scene: $0) }
  }()

  /// The cases whose card contains one label with uniform attributes.
  static let cards = all.filter { files.contains($0.scene.file) && $0.scene.scene != "page" }
  private static let files = ["appearance", "custom-font", "languages", "line-limit", "text-styles"]

  static func all(of file: String, _ scene: String? = nil) -> [CatalogueCase] {
    all.filter { $0.scene.file == file && (scene == nil || $0.scene.scene == scene) }
  }
}
