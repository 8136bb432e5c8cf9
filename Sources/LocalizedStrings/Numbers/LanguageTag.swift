import CICU

/// Language tags as files write them, as BCP 47 has them and as ICU does.
enum LanguageTag {
  /// A tag with hyphens: `en_GB` is `en-GB`.
  static func normalized(_ tag: String) -> String {
    tag.utf8.contains(UInt8(ascii: "_")) ? replacing("_", by: "-", in: tag) : tag
  }

  /// A tag with underscores: `zh-Hant` is `zh_Hant`.
  static func icuLocale(_ tag: String) -> String { replacing("-", by: "_", in: tag) }

  /// Whether ICU knows the language, and the script and region where they are named.
  static func isKnown(_ tag: String) -> Bool { !tag.isEmpty && tag.utf8.count < 64 && galley_language_is_known(tag) }

  private static func replacing(_ old: Character, by new: Character, in tag: String) -> String {
    String(tag.prefix(100).map { $0 == old ? new : $0 })
  }
}
