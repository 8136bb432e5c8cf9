import CICU
import Synchronization

/// The name of a language, as in BCP 47: `en`, `zh-Hans`, `es-419`.
package enum LanguageTag {
  /// The description of an expected value in messages.
  package static let expected = "a language tag such as en or zh-Hans"

  /// A limited number of tags already found to be known: a stream of requests repeats the same few.
  private static let found = Mutex<Set<String>>([])

  /// Whether a tag is well-formed and names a language, and a script and region if any, that ICU knows.
  ///
  /// Its groups are joined by hyphens; tags for private use alone (`x-…`) are not taken.
  package static func isKnown(_ tag: String) -> Bool {
    if found.withLock({ $0.contains(tag) }) { return true }
    guard isInICU(tag) else { return false }
    found.withLock { found in
      if found.count < 256 { found.insert(tag) }
    }
    return true
  }

  private static func isInICU(_ tag: String) -> Bool {
    let groups = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard tag.utf8.count <= 35, groups[0].count >= 2, groups[0].allSatisfy(isLetter),
      groups.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || (48...57).contains($0) } })
    else { return false }
    return galley_language_is_known(tag)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
}
