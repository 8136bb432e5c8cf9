import Snapshots

/// Text in GitHub's Markdown that means nothing but itself.
enum MarkdownText {
  /// The text on one line, for a cell of a table or a paragraph. Character references cannot be taken for structure
  /// (CommonMark, §2.5); an invisible space keeps `@name` from calling people, and `#1` from being an issue.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var last: Unicode.Scalar = " "
    for scalar in text.shownOnOneLine.unicodeScalars {
      switch scalar {
      case "\\", "`", "<", ">", "&", "|": escaped += "&#\(scalar.value);"
      case "*", "_", "[", "]", "~", "!", ":", "$": escaped += "\\\(scalar)"
      case "@": escaped += "@&#8203;"
      case "#": escaped += "\\#&#8203;"
      // An address is a link by itself.
      case "." where last == "w" || last == "W": escaped += "\\."
      case "\t": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return escaped
  }
}
