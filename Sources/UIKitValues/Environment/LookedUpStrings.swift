import Foundation
import LocalizedStrings
import Synchronization

/// The texts looked up in strings files in an environment.
///
/// On Apple's systems a looked-up string carries its variants with it. A `String` here has only its characters, so the
/// variants are stored by the text: any string that equals a looked-up text has its variants. If two keys have equal
/// texts with different variants, the one looked up last counts. Formats that vary by number are given distinct texts
/// (`string(for:key:)`), because many have the same one, `%#@count@`.
final class LookedUpStrings: Sendable {
  private struct Known {
    var texts: [String: LocalizedText] = [:]
    var formats: [String: LocalizedFormat] = [:]
  }

  private let known = Mutex(Known())

  /// The looked-up text with the given characters; `nil` if there is none.
  subscript(text: String) -> LocalizedText? { known.withLock { $0.texts[text] } }

  /// The looked-up format with the given text.
  func format(_ text: String) -> LocalizedFormat? { known.withLock { $0.formats[text] } }

  /// Stores a looked-up text and returns its string. An equal text stored earlier is replaced.
  func remember(_ text: LocalizedText) -> String {
    known.withLock { $0.texts[text.string] = text.isPlain ? nil : text }
    return text.string
  }

  /// Stores the format that was looked up as the given text.
  func remember(_ format: LocalizedFormat, as text: String) { known.withLock { $0.formats[text] = format } }

  /// A string that stands only for the given format, which varies by number: the text that all its variations have in
  /// common, if it has one that is not taken, else `%#@key@`.
  func string(for format: LocalizedFormat, key: String) -> String {
    known.withLock { known in
      var candidate = format.localization.commonText ?? "%#@\(key)@"
      var number = 1
      while let other = known.formats[candidate], other != format {
        candidate = number == 1 ? "%#@\(key)@" : "%#@\(key) \(number)@"
        number += 1
      }
      known.formats[candidate] = format
      return candidate
    }
  }
}

extension StringsLocalization {
  /// The text, if it does not itself vary.
  fileprivate var commonText: String? {
    if case .unit(let unit) = value { unit.text } else { nil }
  }
}
