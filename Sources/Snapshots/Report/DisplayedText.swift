extension String {
  /// The text as part of one line of a terminal: `\u{…}` replaces characters that could begin a new line, move the
  /// cursor or reverse the following text – control characters except tabs, line and paragraph separators, and the
  /// bidirectional controls (UAX #9, §2).
  ///
  /// Names, paths and texts of catalogues come from others: `Terminal` prints all of its lines this way.
  package var shownOnOneLine: String {
    // Most texts are plain, and reports have many.
    guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x09 }) else { return self }
    guard unicodeScalars.contains(where: \.isUnsafeInALine) else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if scalar.isUnsafeInALine {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

extension Unicode.Scalar {
  var isUnsafeInALine: Bool {
    switch properties.generalCategory {
    case .control: self != "\t"
    case .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
