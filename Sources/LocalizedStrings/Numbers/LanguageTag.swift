import CICU

/// Converts language tags between BCP 47 and ICU, and from the spellings in files.
enum LanguageTag {
  /// A tag with hyphens: `en-GB` for `en_GB`.
  static func normalized(_ tag: String) -> String {
    tag.utf8.contains(UInt8(ascii: "_")) ? replacing("_", by: "-", in: tag) : tag
  }

  /// A tag with underscores: `zh_Hant` for `zh-Hant`.
  static func icuLocale(_ tag: String) -> String { replacing("-", by: "_", in: tag) }

  /// Whether ICU knows the language, and the script and region if they are given.
  static func isKnown(_ tag: String) -> Bool { !tag.isEmpty && tag.utf8.count < 64 && galley_language_is_known(tag) }

  private static func replacing(_ old: Character, by new: Character, in tag: String) -> String {
    String(tag.prefix(100).map { $0 == old ? new : $0 })
  }
}
