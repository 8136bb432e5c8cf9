import Yams

/// Explains the YAML parser's messages by their most frequent causes.
enum SyntaxHint {
  /// Advice for a problem at a place in the text; nil if there is no likely cause.
  static func hint(for problem: String, at mark: Mark, in text: String) -> String? {
    let line =
      text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(max(0, mark.line - 1)).first ?? ""
    let rest = line.unicodeScalars.dropFirst(max(0, mark.column - 1))
    if problem.contains("tab character") || line.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") {
      return "Indent with spaces: YAML does not allow tabs."
    }
    if problem.contains("cannot start any token"), let sign = rest.first {
      return "Put text that starts with \(sign) in quotation marks."
    }
    return hints.first { problem.contains($0.key) }?.value
  }

  private static let hints: KeyValuePairs<String, String> = [
    "mapping values are not allowed":
      "Put text that contains a colon and a space in quotation marks, and start the keys of a mapping in one column.",
    "undefined alias": "Put text that starts with * in quotation marks.",
    "scanning an alias": "Put text that starts with * in quotation marks.",
    "scanning an anchor": "Put text that starts with & in quotation marks.",
    "block scalar": "Put text that starts with | or > in quotation marks.",
    "quoted scalar": "Look for a quotation mark that is not closed.",
    "parsing a flow": "Look for a bracket that is not closed.",
    "could not find expected ':'": "Write a colon and a space after each key.",
    "block sequence entries are not allowed": unquoted,
    "did not find expected <document start>": unquoted,
    "did not find expected key": unquoted,
    "did not find expected '-' indicator": unquoted,
  ]

  private static let unquoted =
    "Start the lines of a list, or of a mapping, in one column, and put text that starts with [, { or a quotation mark "
    + "in quotation marks."
}
