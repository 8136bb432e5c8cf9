import CICU

/// The languages that replace one that a file does not have.
public enum LanguageFallback {
  /// A language, then those that it inherits from, nearest first: `es-MX`, `es-419`, `es`.
  ///
  /// Parents are CLDR's. The chain ends where the parent would lose the script: `zh-Hant-HK` leads to `zh-Hant` but not
  /// to `zh`, which is written in another script.
  public static func chain(for language: String) -> [String] {
    var chain = [LanguageTag.normalized(language)]
    while chain.count < 8, let parent = parent(of: chain[chain.count - 1]), !chain.contains(parent) {
      chain.append(parent)
    }
    return chain
  }

  private static func parent(of language: String) -> String? {
    let locale = LanguageTag.icuLocale(language)
    guard let parent = text({ galley_locale_parent(locale, $0, $1) }), !parent.isEmpty, parent != "root" else {
      return nil
    }
    guard script(of: parent) == script(of: locale) else { return nil }
    return LanguageTag.normalized(parent)
  }

  /// The script that a locale is written in, `Hant` of `zh_HK`.
  private static func script(of locale: String) -> Substring? {
    text { galley_locale_maximized(locale, $0, $1) }?.split(separator: "_").first { $0.utf8.count == 4 }
  }

  /// The text that one of ICU's functions writes into a buffer; nil on failure.
  private static func text(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 200) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      start.initialize(repeating: 0, count: 200)
      return write(start, 200) == 0 ? String(cString: start) : nil
    }
  }
}
