import QuotedText
import Snapshots

/// Escapes text for GitHub's and GitLab's Markdown.
package enum MarkdownText {
  /// An empty element between two characters. Where GitHub looks for names, issues and addresses, it looks in one text
  /// at a time, and an element ends a text. What is copied from the page has nothing of it.
  private static let separator = "<b></b>"

  /// The text on one line, for a cell of a table or a paragraph. Character references are never interpreted as markup
  /// (CommonMark, §2.5); separators keep `@name` from notifying people, and `#1` from linking to an issue.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    var last: Unicode.Scalar = " "
    for scalar in text.shownOnOneLine.unicodeScalars {
      switch scalar {
      case "\\", "`", "<", ">", "&", "|": escaped += "&#\(scalar.value);"
      case "*", "_", "[", "]", "~", "!", ":", "$": escaped += "\\\(scalar)"
      case "@": escaped += "@" + separator
      case "#": escaped += "\\#" + separator
      // Prevents GitHub from turning addresses into links.
      case "." where last == "w" || last == "W": escaped += "\\."
      case "\t": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return escaped
  }

  /// A text that begins with a path, which is a code span: it can be copied from the page and from the Markdown.
  package static func escaped(_ text: String, path: String) -> String {
    guard text.hasPrefix(path), let span = codeSpan(path) else { return escaped(text) }
    return span + escaped(String(text.dropFirst(path.count)))
  }

  /// A code span (CommonMark, §6.1), in which everything stands for itself; nil for a text that would need to be escaped
  /// within: a cell ends at `|`, and spaces at the ends may be lost.
  private static func codeSpan(_ text: String) -> String? {
    guard !text.isEmpty, text == text.shownOnOneLine, text.first != " ", text.last != " ",
      !text.unicodeScalars.contains(where: { "`|\\\t".unicodeScalars.contains($0) })
    else { return nil }
    return "`\(text)`"
  }

  /// An address as the destination of a link: what could end it is percent-encoded (RFC 3986, §2.1).
  static func destination(_ address: String) -> String {
    let ends = "<>()[]\\|`\"".utf8
    return address.utf8.map { byte in
      byte > 0x20 && byte < 0x7F && !ends.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
