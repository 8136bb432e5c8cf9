import Synchronization

/// A font for characters that another one lacks, opened when it is first needed.
struct FontFallback: Sendable {
  /// ISO 15924 scripts it is for; none means any.
  var scripts: [String]
  var languages: [String]
  /// The font, or nil if it cannot be opened.
  var open: @Sendable () -> FontInstance?
}

/// The fallback fonts, ordered for each script and language on request.
final class FontFallbacks: Sendable {
  private let fonts: [FontFallback]
  private let rankings = Mutex<[RankingKey: [FontFallback]]>([:])

  private struct RankingKey: Hashable {
    var script: UInt32
    var language: String
  }

  init(_ fonts: [FontFallback]) { self.fonts = fonts }

  /// All of them, those for `language` first, then those for `script`, then the rest, each in the list's order.
  func ranking(script: UInt32, language: String) -> [FontFallback] {
    rankings.withLock { rankings in
      let key = RankingKey(script: script, language: language)
      if let known = rankings[key] { return known }
      let tag = tagString(script)
      func rank(_ fallback: FontFallback) -> Int {
        let forScript = fallback.scripts.contains(tag)
        let isCommon = tag == "Zyyy" || tag == "Zinh"
        if fallback.languages.contains(where: { matches(language, $0) }), forScript || isCommon { return 0 }
        return forScript ? 1 : 2
      }
      let ranked = fonts.enumerated().map { (rank: rank($0.element), index: $0.offset, fallback: $0.element) }
        .sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.fallback)
      rankings[key] = ranked
      return ranked
    }
  }

  private func tagString(_ tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// Whether `language` is `prefix` or a narrower form of it: `zh-Hans-CN` matches `zh-Hans`.
  private func matches(_ language: String, _ prefix: String) -> Bool {
    language == prefix || language.hasPrefix(prefix + "-")
  }
}
