import QuotedText
import Snapshots

/// Escapes text for XML 1.0 documents.
package enum XMLText {
  /// The text on one line, as content or as the quoted value of an attribute. `\u{…}` replaces characters that break
  /// lines or change the direction of text, and those that XML does not allow (XML 1.0, §2.2).
  package static func escaped(_ text: String) -> String {
    let shown = text.shownOnOneLine
    guard shown.utf8.contains(where: isSpecial) else { return shown }
    var escaped = ""
    escaped.reserveCapacity(shown.utf8.count + 32)
    for scalar in shown.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t": escaped += "&#9;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether a byte may belong to a scalar that needs escaping.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "\t"), 0xEF: true
    default: false
    }
  }
}
