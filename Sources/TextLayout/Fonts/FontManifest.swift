import Foundation

/// The contents of a folder of fonts, from its `manifest.json`.
struct FontManifest: Decodable, Sendable {
  /// The role of a family.
  enum Role: String, Decodable, Sendable {
    /// Stands for the platform's system font.
    case system
    case monospaced
    /// A team's own font: found by name only.
    case custom
    /// Used, in the manifest's order, for characters that the requested font lacks.
    case fallback
    case symbols
    /// Stands for the platform's emoji, with their advances and sizes.
    case emoji
    /// Drawings that are found by their names in a file beside the font, and never set text.
    case icons
  }

  /// A range of sizes that a face was drawn for.
  enum OpticalSize: String, Decodable, Sendable {
    case text
    case display
  }

  struct Face: Decodable, Hashable, Sendable {
    var file: String
    /// The file's SHA-256 in hexadecimal digits; nil if the manifest has none.
    var sha256: String?
    var postScriptName: String
    /// `usWeightClass` of the `OS/2` table: 100…900.
    var weight: Int
    var italic: Bool
    var opticalSize: OpticalSize?
    /// The index of the face in a collection.
    var index: Int?
    /// Locations on the axes of a variable font, by tag.
    var variations: [String: Double]?
  }

  struct Family: Decodable, Sendable {
    var family: String
    var role: Role
    /// ISO 15924 scripts that the family serves; nil means any.
    var scripts: [String]?
    /// BCP 47 languages the family is preferred for.
    var languages: [String]?
    var faces: [Face]
    /// Faces of the system font that cannot be found by name: they replace those with their weight, slope and size.
    var systemFaces: [Face]?
    /// The names of an icon font's glyphs with their code points.
    var glyphNames: GlyphNames?
  }

  /// A file of lines with a glyph's name, a tab, and its code point in hexadecimal digits.
  struct GlyphNames: Decodable, Sendable {
    var file: String
  }

  var version: Int
  var families: [Family]

  /// The families that text may be set in.
  var textFamilies: [Family] { families.filter { $0.role != .icons } }

  static let fileName = "manifest.json"

  static func read(from directory: URL) throws(FontError) -> FontManifest {
    let file = directory.appendingPathComponent(fileName)
    let path = file.relativePath
    let manifest: FontManifest
    do {
      manifest = try JSONDecoder().decode(FontManifest.self, from: Data(contentsOf: file))
    } catch let error as DecodingError {
      throw .badManifest(path: path, reason: describe(error))
    } catch {
      throw .badManifest(path: path, reason: "it cannot be read")
    }
    guard manifest.version == 1 else {
      throw .badManifest(path: path, reason: "its version is \(manifest.version), not 1")
    }
    return manifest
  }

  private static func describe(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.isEmpty ? "" : " at " + context.codingPath.map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context): return "'\(key.stringValue)' is missing\(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "a value has the wrong type\(place(context))"
    case .dataCorrupted(let context): return "it is not valid JSON\(place(context))"
    @unknown default: return "it cannot be decoded"
    }
  }
}
