import Foundation
import UIKitValues

/// Finds addresses of the web and of email, and telephone numbers, in a text.
///
/// Apple's detector is not public, and Foundation on Linux has none. These are patterns in the spirit of RFC 3986, RFC
/// 5321 and ITU-T E.123: a host needs a dot and two letters at its end; a telephone number has 7 to 15 digits in groups.
struct DataDetector: Equatable {
  let types: UIDataDetectorTypes

  /// The most code units of a text that are searched.
  private static let lengthLimit = 262_144

  init?(_ types: UIDataDetectorTypes) {
    guard !types.intersection([.link, .phoneNumber]).isEmpty else { return nil }
    self.types = types
  }

  /// The ranges that are found, in order; of two that overlap, the first.
  func ranges(in text: String) -> [NSRange] {
    let whole = NSRange(location: 0, length: min(text.utf16.count, DataDetector.lengthLimit))
    var found: [NSRange] = []
    if types.contains(.link) {
      found += matches(of: DataDetector.email, in: text, whole) + matches(of: DataDetector.web, in: text, whole)
    }
    if types.contains(.phoneNumber) {
      found += matches(of: DataDetector.phone, in: text, whole).filter { range in
        (7...15).contains(
          NSString(string: text).substring(with: range).unicodeScalars.count { ("0"..."9").contains($0) })
      }
    }
    var free = 0
    return found.sorted { ($0.location, $1.length) < ($1.location, $0.length) }.filter { range in
      guard range.location >= free else { return false }
      free = range.upperBound
      return true
    }
  }

  private func matches(of pattern: String, in text: String, _ range: NSRange) -> [NSRange] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { return [] }
    return expression.matches(in: text, range: range).map(\.range)
  }

  private static let host = #"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}"#
  /// The pattern of a path behind a host: without punctuation at its end.
  private static let path = #"(?:[/?#](?:[^\s<>"]{0,2000}[^\s<>".,;:!?'\)\]])?)?"#
  /// The ends of hosts that are found without `www` and scheme.
  private static let knownEnds =
    "(?:com|org|net|edu|gov|int|io|dev|app|info|biz|eu|de|uk|fr|es|it|nl|ch|at|jp|cn|in|au|ca)"
  private static let bareHost = #"(?<![@.])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+"# + knownEnds + #"\b"#
  private static let web =
    #"\b(?:https?://(?:localhost|"# + host + #")|www\."# + host + "|" + bareHost + #")(?::[0-9]{1,5})?"# + path
  private static let email = #"\b(?:mailto:)?[a-z0-9][a-z0-9._%+-]{0,63}@"# + host + #"\b"#
  private static let phone =
    #"(?<![\w.+-])\+?(?:\([0-9]{1,4}\)[ .-]?)?[0-9]{1,5}(?:[ .-]?\(?[0-9]{2,5}\)?){1,5}(?![\w-])"#
}

/// A text whose links have the attributes that are shown.
struct LinkedText {
  /// `nil` for the attributes that drawn strings have.
  let linkAttributes: [NSAttributedString.Key: Any]?
  let detector: DataDetector?

  func shown(_ text: NSAttributedString) -> NSAttributedString {
    guard let linkAttributes, text.length > 0 else { return text }
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      if value != nil { links.append(range) }
    }
    let found = detector?.ranges(in: text.string) ?? []
    guard !links.isEmpty || !found.isEmpty else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    for range in links { shown.removeAttribute(.link, range: range) }
    for range in links + found { shown.addAttributes(linkAttributes, range: range) }
    return shown
  }
}
