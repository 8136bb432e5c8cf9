import TextLayout

/// The time per character in long paragraphs, which does not depend on the length if layout is linear.
struct LengthBenchmark {
  private let english: CorpusText
  private let arabic: CorpusText

  private static let names = [10_000: "10k", 100_000: "100k", 1_000_000: "1M"]

  /// Lengths in UTF-16 code units.
  private let lengths: [Int]

  init(_ arguments: Arguments) throws {
    let texts = try CorpusText.load(from: arguments.required("corpus"), families: arguments.required("families"))
    func text(in language: String) throws -> CorpusText {
      guard let text = texts.first(where: { $0.language == language }) else {
        throw BenchmarkError.noText(language: language)
      }
      return text
    }
    lengths = arguments.amounts(Self.names.keys.sorted())
    (english, arabic) = (try text(in: "en"), try text(in: "ar"))
  }

  func run() throws -> [Figure] {
    let words = english.paragraphs.map(\.text).joined(separator: " ") + " "
    let arabicWords = arabic.paragraphs.map(\.text).joined(separator: " ") + " "
    let letters = String(words.unicodeScalars.filter { ("a"..."z").contains($0) })
    return try figures("words", words, in: english) + figures("one-word", letters, in: english)
      + figures("arabic", arabicWords, in: arabic)
  }

  private func figures(_ name: String, _ pattern: String, in text: CorpusText) throws -> [Figure] {
    try lengths.map { length in
      let long = try repeated(pattern, length: length)
      let count = max(3, 300_000 / length)
      let times = (0..<count).map { _ in layoutSeconds(long, in: text) }.sorted()
      let nanoseconds = times[count / 2] * 1e9 / Double(length)
      return Figure(name: "length.\(name).\(Self.names[length] ?? "")", value: nanoseconds, unit: "ns/character")
    }
  }

  /// CPU time of one layout at 343 points on a new engine.
  private func layoutSeconds(_ long: String, in text: CorpusText) -> Double {
    let font = TextFont(cascade: text.cascade, pointSize: 17)
    let style = ParagraphStyle(language: text.language)
    let start = processorSeconds()
    _ = TextLayoutEngine().layout(long, font: font, style: style, width: 343)
    return processorSeconds() - start
  }

  /// `pattern` repeated up to a number of UTF-16 code units.
  private func repeated(_ pattern: String, length: Int) throws -> String {
    let units = Array(pattern.utf16)
    guard !units.isEmpty else { throw BenchmarkError.nothingMeasured }
    return String(decoding: (0..<length).map { units[$0 % units.count] }, as: UTF16.self)
  }
}
