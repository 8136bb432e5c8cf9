import BundledFonts
import Foundation
import TextLayout

/// The text of one language, with its fonts.
struct CorpusText {
  struct Paragraph {
    /// The index of its line in the file, from 0.
    var index: Int
    var text: String
  }

  var language: String
  /// The paragraphs that are not empty.
  var paragraphs: [Paragraph]
  var cascade: FontCascade

  /// The files `<language>.txt` of a folder, sorted by name, with the fonts that a table of families assigns to each.
  static func load(from directory: String, families: String) throws -> [CorpusText] {
    let library = try FontLibrary(directory: BundledFonts.locate())
    let table = try FontFamilies(path: families)
    let names = (FileManager.default.subpaths(atPath: directory) ?? []).filter { $0.hasSuffix(".txt") }
    guard !names.isEmpty else { throw BenchmarkError.noTexts(path: directory) }
    return try names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      let language = String(name.dropLast(".txt".count))
      let lines = try contents(of: directory + "/" + name).utf8.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let paragraphs = lines.enumerated().filter { !$0.element.isEmpty }.map { index, line in
        Paragraph(index: index, text: String(Substring(line)))
      }
      return CorpusText(
        language: language, paragraphs: paragraphs, cascade: try table.cascade(for: language, in: library))
    }
  }
}

/// The font families of each language, in order of preference: a line per language, with a tab and comma-separated
/// families.
private struct FontFamilies {
  private let rows: [String: [String]]

  init(path: String) throws {
    let lines = try contents(of: path).split(separator: "\n").map { $0.split(separator: "\t") }
    rows = Dictionary(
      lines.filter { $0.count == 2 }.map { (String($0[0]), $0[1].split(separator: ",").map(String.init)) },
      uniquingKeysWith: { first, _ in first })
  }

  func cascade(for language: String, in library: FontLibrary) throws -> FontCascade {
    guard let families = rows[language] else { throw BenchmarkError.noFamilies(language: language) }
    let fonts = try families.map { family in
      guard let font = library.font(named: family) else { throw BenchmarkError.noFont(family: family) }
      return font
    }
    guard let first = fonts.first else { throw BenchmarkError.noFamilies(language: language) }
    return FontCascade(first, then: Array(fonts.dropFirst()))
  }
}
