import Foundation
import JSONDocuments

/// Makes a string catalogue from pieces of the corpus's texts: one to eight words, like titles and sentences in apps,
/// or the equivalent number of characters in languages without spaces, followed by the key's number so that all texts
/// differ.
struct CatalogMaker {
  /// A language's pieces: words, or characters.
  private struct Language {
    var tag: String
    var pieces: [String]
    var separator: String
    /// The number of pieces that correspond to a word.
    var perWord: Int
  }

  private let languages: [Language]

  /// - Parameter directory: a folder with one text per language, `<BCP 47>.txt`; English is taken first, then the
  ///   others in order.
  init(directory: String, languageCount: Int) throws {
    let names = (FileManager.default.subpaths(atPath: directory) ?? []).filter { $0.hasSuffix(".txt") }.sorted()
    let tags = names.map { String($0.dropLast(4)) }
    let ordered = ["en"] + tags.filter { $0 != "en" }
    guard ordered.count >= languageCount else { throw BenchmarkError.noTexts(path: directory) }
    languages = try ordered.prefix(languageCount).map { tag in
      let text = try contents(of: "\(directory)/\(tag).txt")
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      // Chinese, Japanese, Thai, Lao, Khmer, Burmese.
      guard words.count * 12 < text.count else { return Language(tag: tag, pieces: words, separator: " ", perWord: 1) }
      let characters = text.filter { !$0.isWhitespace }.map { String($0) }
      return Language(tag: tag, pieces: characters, separator: "", perWord: 3)
    }
  }

  /// The bytes of an `.xcstrings` file.
  func file(keyCount: Int) -> [UInt8] {
    var bytes = Array(#"{"sourceLanguage":"en","version":"1.0","strings":{"#.utf8)
    for index in 0..<keyCount {
      bytes += Array((index == 0 ? "\n" : ",\n").utf8)
      JSONText.append("key.\(index)", to: &bytes)
      bytes += Array(#":{"localizations":{"#.utf8)
      for (number, language) in languages.enumerated() {
        if number > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONText.append(language.tag, to: &bytes)
        bytes += Array(#":{"stringUnit":{"state":"translated","value":"#.utf8)
        JSONText.append(text(index, in: language), to: &bytes)
        bytes += Array("}}".utf8)
      }
      bytes += Array("}}".utf8)
    }
    return bytes + Array("\n}}\n".utf8)
  }

  private func text(_ index: Int, in language: Language) -> String {
    let count = (1 + index % 8) * language.perWord
    let pieces = (0..<count).map { language.pieces[(index / 8 + $0) % language.pieces.count] }
    return pieces.joined(separator: language.separator).replacing("%", with: "") + " \(index)"
  }
}
