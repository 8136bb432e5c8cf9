import Foundation
import LocalizedStrings
import Synchronization

/// What was looked up in files of strings under an environment.
///
/// On Apple's systems a looked-up string carries its variants with it. A `String` here has its characters alone, so what is
/// known beside them is kept by the text: one that is equal to a looked-up text has its variants. Of two keys with equal
/// texts and other variants, the one that was looked up last counts. Formats that vary by number are told apart
/// (`string(for:key:)`), as many have the same text, `%#@count@`.
final class LookedUpStrings: Sendable {
  private struct Known {
    var catalogs: [String: Result<StringsCatalog, StringsError>] = [:]
    var texts: [String: LocalizedText] = [:]
    var formats: [String: LocalizedFormat] = [:]
  }

  private let known = Mutex(Known())

  /// The strings of a folder, which is read once.
  func catalog(ofFolder folder: URL) throws(StringsError) -> StringsCatalog {
    try known.withLock { known in
      if let result = known.catalogs[folder.path] { return result }
      let result = Result { () throws(StringsError) in try StringsCatalog(contentsOf: folder) }
      known.catalogs[folder.path] = result
      return result
    }.get()
  }

  /// What is known of a text; nil where nothing is.
  subscript(text: String) -> LocalizedText? { known.withLock { $0.texts[text] } }

  /// The format that a look-up gave as this text.
  func format(_ text: String) -> LocalizedFormat? { known.withLock { $0.formats[text] } }

  /// The text as a string. What was known of an equal one is forgotten.
  func remember(_ text: LocalizedText) -> String {
    known.withLock { $0.texts[text.string] = text.isPlain ? nil : text }
    return text.string
  }

  /// Remembers what a text with placeholders was looked up as.
  func remember(_ format: LocalizedFormat, as text: String) { known.withLock { $0.formats[text] = format } }

  /// A string that stands for a format that varies by number, and for no other: the text that all its variations have in
  /// common, if there is one and it is free, else `%#@key@`.
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
  /// The text, where that does not vary itself.
  fileprivate var commonText: String? {
    if case .unit(let unit) = value { unit.text } else { nil }
  }
}
