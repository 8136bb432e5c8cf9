import Foundation
import Testing

@testable import TextLayout

/// The small fonts in `Fixtures/Fonts`, with values read from them by fontTools.
struct FontFixtures: Decodable {
  struct Face: Decodable {
    var postScriptName: String
    var familyName: String
    var styleName: String
    var weight: Double
    var widthClass: Int
    var italic: Bool
    var unitsPerEm: Int
    var ascender: Int
    var descender: Int
    var lineGap: Int
    var capHeight: Int
    var xHeight: Int
    var underlineTop: Double
    var underlineThickness: Double
    var strikeoutTop: Double
    var strikeoutThickness: Double
    var glyphCount: Int
    var advanceOfA: Double?
  }

  struct Place: Decodable {
    var place: [String: Double]
    var advanceOfA: Double

    var variations: [FontVariation] {
      place.sorted { $0.key < $1.key }.map { FontVariation(tag: $0.key, value: $0.value) }
    }
  }

  var fonts: [String: [Face]]
  var places: [Place]

  enum CodingKeys: String, CodingKey {
    case fonts
    case places = "places of Axes.ttf"
  }

  static let folder = Fonts.fixtures.appendingPathComponent("Fonts")
  static let expected = Result {
    try JSONDecoder().decode(
      FontFixtures.self, from: Data(contentsOf: folder.appendingPathComponent("expected.json")))
  }

  static func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  static func open(
    _ name: String, face: Int = 0, at variations: [FontVariation] = []
  ) throws -> FontInstance {
    try FontInstance(file: FontFile(path: url(name).path), faceIndex: face, variations: variations)
  }

  static func face(_ name: String, _ index: Int = 0) throws -> Face {
    try #require(expected.get().fonts[name]?[index])
  }

  /// The width of a text in the font, in font units.
  static func width(_ text: String, in font: FontInstance, features: [FontFeature] = []) -> Double {
    var textFont = TextFont(cascade: FontCascade(font), pointSize: Double(font.unitsPerEm))
    textFont.features = features
    return TextLayoutEngine().layout(text, font: textFont).size.width
  }
}
