import Snapshots

/// Escapes text for GitHub's Markdown.
package enum MarkdownText {
  /// The text on one line, for a cell of a table or a paragraph. Character references are never interpreted as markup
  /// (CommonMark, §2.5); a zero-width space keeps `@name` from notifying people, and `#1` from linking to an issue.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    var last: Unicode.Scalar = " "
    for scalar in text.shownOnOneLine.unicodeScalars {
      switch scalar {
      case "\\", "`", "<", ">", "&", "|": escaped += "&#\(scalar.value);"
      case "*", "_", "[", "]", "~", "!", ":", "$": escaped += "\\\(scalar)"
      case "@": escaped += "@&#8203;"
      case "#": escaped += "\\#&#8203;"
      // Prevents GitHub from turning addresses into links.
      case "." where last == "w" || last == "W": escaped += "\\."
      case "\t": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return escaped
  }
}
