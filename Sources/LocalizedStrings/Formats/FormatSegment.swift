/// A stretch of a format as it is written: literal characters, or a placeholder with the number of its argument.
///
/// `"%@: 100 %%"` is the placeholder `%@` of argument 1 and the text `: 100 %%`.
enum FormatSegment: Hashable {
  case text(String)
  /// - Parameter isNumbered: whether the placeholder names its argument by number, or has no argument of its own.
  case placeholder(String, argument: Int, isNumbered: Bool)

  /// All stretches of a text, in order.
  static func stretches(of text: String, as reading: FormatReading) -> [FormatSegment] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text.isEmpty ? [] : [.text(text)] }
    var scanner = FormatScanner(text, as: reading)
    var placeholders = FormatString(text, as: reading).numbered().filter { !$0.part.isText }[...]
    var stretches: [FormatSegment] = []
    var plain = ""
    while let start = Optional(scanner.index), let scalar = scanner.next() {
      let part = scalar == "%" ? scanner.part() : nil
      let written = String(String.UnicodeScalarView(scanner.scalars[start..<scanner.index]))
      guard let part, !part.isText, let numbered = placeholders.popFirst() else {
        plain += written
        continue
      }
      if !plain.isEmpty { stretches.append(.text(plain)) }
      plain = ""
      stretches.append(.placeholder(written, argument: numbered.argument, isNumbered: part.isNumbered))
    }
    return plain.isEmpty ? stretches : stretches + [.text(plain)]
  }
}

extension FormatPart {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }

  fileprivate var isNumbered: Bool {
    switch self {
    case .text, .substitutionArgument: true
    case .placeholder(let placeholder): placeholder.position != nil || placeholder.starCount > 0
    case .substitution(_, let position): position != nil
    }
  }
}
