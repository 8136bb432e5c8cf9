import Synchronization

/// A cache of the most recent analyses: a text is often shaped again for the system font's other cut, for which its
/// analysis and the runs in other fonts are the same.
final class AnalysisCache: Sendable {
  /// The inputs of an analysis.
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

  /// The number of slots; a text replaces the last one whose hash has the same remainder.
  private static let count = 64
  /// The longest text that is kept, in bytes of UTF-8.
  private static let longest = 4096
  /// The longest text whose shape is kept, in UTF-16 code units: all of them take some 3 MB.
  private static let longestShaped = 512

  private struct Entry {
    var key: Key
    var analysis: TextAnalysis
    /// The last shaping of the text, unless it is long.
    var shaped: ShapedText?
  }

  private let kept = Mutex<[Entry?]>(Array(repeating: nil, count: count))

  /// The analysis of a text, and its last shaping, if that is cached.
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

  /// Caches the shaping of a text.
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
