extension String {
  /// The text as part of one line of a terminal: `\u{…}` replaces characters that could begin a new line, move the
  /// cursor or reverse the following text – control characters except tabs, line and paragraph separators, and the
  /// bidirectional controls (UAX #9, §2). Isolates that are closed again stay, as they change nothing outside of them.
  ///
  /// Names, paths and texts of catalogues come from others: `Terminal` prints all of its lines this way.
  package var shownOnOneLine: String {
    // Most texts are plain, and reports have many.
    guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x09 }) else { return self }
    guard unicodeScalars.contains(where: \.isUnsafeInALine) else { return self }
    let closed = closedIsolates
    var shown = ""
    for (index, scalar) in unicodeScalars.enumerated() {
      if scalar.isUnsafeInALine, !closed.contains(index) {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The positions of first strong isolates that are closed again, and of the scalars that close them.
  private var closedIsolates: Set<Int> {
    var (open, closed): ([Int], Set<Int>) = ([], [])
    for (index, scalar) in unicodeScalars.enumerated() {
      switch scalar {
      case "\u{2068}": open.append(index)
      case "\u{2069}": if let start = open.popLast() { closed.formUnion([start, index]) }
      default: continue
      }
    }
    return closed
  }
}

extension Unicode.Scalar {
  package var isUnsafeInALine: Bool {
    switch properties.generalCategory {
    case .control: self != "\t"
    case .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
