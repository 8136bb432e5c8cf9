import Foundation
import Testing

@testable import TextLayout

/// One measurement in the recording: Chromium's line starts and widths, and the engines that have the same line starts.
struct RecordedLines: Decodable {
  var language: String
  var paragraph: Int
  /// The font size in pixels, treated as points here.
  var size: Double
  /// The available width.
  var width: Double
  /// UTF-8 offsets of the lines' first characters.
  var starts: [Int]
  /// The widths of the lines without white space at their ends, to two decimals.
  var widths: [Double]
  var agreeing: [String]

  enum CodingKeys: String, CodingKey {
    case language = "l"
    case paragraph = "p"
    case size = "s"
    case width = "w"
    case starts = "b"
    case widths = "x"
    case agreeing = "same"
  }

  /// Whether ICU's and Pango's line starts are Chromium's: a row with one answer.
  var isUnanimous: Bool { agreeing.contains("icu") && agreeing.contains("pango") }

  /// The measurement's name in tables.
  var name: String { "\(language) \(paragraph) \(Int(size)) \(Int(width))" }

  static func all(in folder: URL) throws -> [RecordedLines] {
    let rows = try Data(contentsOf: folder.appendingPathComponent("lines-wordchar.jsonl"))
    let decoder = JSONDecoder()
    return try rows.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(RecordedLines.self, from: $0) }
  }
}

/// The fonts of the recording: `fonts.tsv` lists the files for each language, in order of preference.
struct RecordedFonts {
  private let cascades: [String: FontCascade]

  init(folder: URL) throws {
    var instances: [String: FontInstance] = [:]
    var cascades: [String: FontCascade] = [:]
    let table = try String(contentsOf: folder.appendingPathComponent("fonts.tsv"), encoding: .utf8)
    for row in table.split(separator: "\n") where !row.hasPrefix("#") {
      let cells = row.split(separator: "\t").map(String.init)
      let fonts = try cells[2].split(separator: ";").map(String.init).map { name -> FontInstance in
        if let known = instances[name] { return known }
        let font = try RecordedFonts.open(name, in: folder)
        instances[name] = font
        return font
      }
      guard let first = fonts.first else { continue }
      cascades[cells[0]] = FontCascade(first, then: Array(fonts.dropFirst()))
    }
    self.cascades = cascades
  }

  func font(language: String, size: Double) throws -> TextFont {
    TextFont(cascade: try #require(cascades[language], "fonts.tsv has no \(language)"), pointSize: size)
  }

  /// The index of each face in the collection that contains Noto Sans CJK.
  private static let collected = [
    "NotoSansCJKjp-Regular.otf": 0, "NotoSansCJKkr-Regular.otf": 1, "NotoSansCJKsc-Regular.otf": 2,
    "NotoSansCJKtc-Regular.otf": 3,
  ]

  private static func open(_ name: String, in folder: URL) throws -> FontInstance {
    let face = collected[name]
    let path = folder.appendingPathComponent(face == nil ? name : "NotoSansCJK-Regular.ttc").path
    return try FontInstance(file: FontFile(path: path), faceIndex: face ?? 0)
  }
}
