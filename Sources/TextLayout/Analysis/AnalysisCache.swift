import Synchronization

/// What is known of the texts that were asked for last: a text is shaped again for the system font's other cut, where what
/// Unicode says of it is the same, and what is set in other fonts.
final class AnalysisCache: Sendable {
  /// What an analysis depends on.
  private struct Key: Equatable {
    var text: ExactText
    var language: String
    var baseDirection: BaseDirection
    var keepsHangulWords: Bool

    init(_ key: ShapeKey) {
      text = key.text
      language = key.language
      baseDirection = key.baseDirection
      keepsHangulWords = key.keepsHangulWords
    }
  }

  /// A text takes the place of the last one whose hash has the same remainder.
  private static let count = 64
  /// UTF-8 bytes of a text that is kept, at most.
  private static let longest = 4096
  /// UTF-16 code units of a text whose shape is kept, at most: all take some 3 MB.
  private static let longestShaped = 512

  private struct Entry {
    var key: Key
    var analysis: TextAnalysis
    /// How the text was shaped last, unless it is long.
    var shaped: ShapedText?
  }

  private let kept = Mutex<[Entry?]>(Array(repeating: nil, count: count))

  /// The analysis of a text, and the same text as it was shaped last, where that is known.
  func known(of key: ShapeKey) -> (analysis: TextAnalysis, shaped: ShapedText?) {
    guard key.text.string.utf8.count <= Self.longest else { return (TextAnalysis(key), nil) }
    let (slot, wanted) = (Self.slot(of: key), Key(key))
    let known = kept.withLock { kept in
      kept[slot].flatMap { $0.key == wanted ? ($0.analysis, $0.shaped) : nil }
    }
    if let known { return known }
    let analysis = TextAnalysis(key)
    kept.withLock { $0[slot] = Entry(key: wanted, analysis: analysis) }
    return (analysis, nil)
  }

  /// Takes note of how a text is shaped.
  func note(_ shaped: ShapedText, of key: ShapeKey) {
    guard shaped.count <= Self.longestShaped else { return }
    let slot = Self.slot(of: key)
    kept.withLock { kept in
      if let known = kept[slot], known.key == Key(key) { kept[slot]?.shaped = shaped }
    }
  }

  private static func slot(of key: ShapeKey) -> Int { Int(UInt(bitPattern: key.text.hashValue) % UInt(count)) }

  func removeAll() { kept.withLock { $0 = Array(repeating: nil, count: Self.count) } }
}
