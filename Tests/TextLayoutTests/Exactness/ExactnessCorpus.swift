import Foundation

/// The paragraphs and recordings for the full checks; `scripts/exactness` sets their folders and runs the checks.
enum ExactnessCorpus {
  /// A paragraph of a text: `number` counts the lines of the language's file from 0.
  struct Paragraph {
    var language: String
    var number: Int
    var text: String
  }

  /// A folder with one text per language, `<BCP 47>.txt`, one paragraph per line.
  static let texts = folder("GALLEY_CORPUS")

  /// A folder with `lines-wordchar.jsonl` and `fonts.tsv` of the recording, and the fonts that it names.
  static let recording = folder("GALLEY_RECORDED_LINES")

  /// All paragraphs, by language and then in the order of the text.
  static func paragraphs(in folder: URL) throws -> [Paragraph] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }.sorted()
      .flatMap { try paragraphs(of: String($0.dropLast(4)), in: folder) }
  }

  static func paragraphs(of language: String, in folder: URL) throws -> [Paragraph] {
    let content = try String(contentsOf: folder.appendingPathComponent(language + ".txt"), encoding: .utf8)
    return content.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { Paragraph(language: language, number: $0.offset, text: String($0.element)) }
      .filter { !$0.text.isEmpty }
  }

  private static func folder(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
  }
}

/// Prints a figure for the recorded table; `scripts/exactness` extracts it from the output.
///
/// It is written with a single call, so that no other output gets into the line.
func reportExactness(_ table: String, _ cells: String...) {
  FileHandle.standardOutput.write(Data(((["exactness", table] + cells).joined(separator: "\t") + "\n").utf8))
}
