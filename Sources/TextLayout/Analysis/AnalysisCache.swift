import Synchronization

/// What Unicode says of the texts that were asked for last: a text is shaped again for the system font's other cut, and
/// nothing of this differs.
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

  private let kept = Mutex<[(key: Key, analysis: TextAnalysis)?]>(Array(repeating: nil, count: count))

  func analysis(for key: ShapeKey) -> TextAnalysis {
    guard key.text.string.utf8.count <= Self.longest else { return TextAnalysis(key) }
    let slot = Int(UInt(bitPattern: key.text.hashValue) % UInt(Self.count))
    let wanted = Key(key)
    if let known = kept.withLock({ $0[slot].flatMap { $0.key == wanted ? $0.analysis : nil } }) { return known }
    let analysis = TextAnalysis(key)
    kept.withLock { $0[slot] = (wanted, analysis) }
    return analysis
  }

  func removeAll() { kept.withLock { $0 = Array(repeating: nil, count: Self.count) } }
}
