/// The size of a view in a visual format: `28` in `V:|-[book(28)]`.
struct FormatSize {
  private let text: String
  /// The relation, number and priority between the parentheses.
  private let range: Range<String.Index>
  private let name: Substring
  private let attribute: String
  private let (relation, number, priority): (Substring, Substring, Substring)

  /// The sizes in points in a visual format; none if the text is not a format.
  static func all(in text: String) -> [FormatSize] {
    let direction = text.prefix(2)
    guard direction == "V:" || direction == "H:" || text.first == "[" || text.first == "|" else { return [] }
    return text.matches(of: /\[\s*(\w+)\s*\(\s*(==|<=|>=)?\s*([0-9]+(?:\.[0-9]+)?)\s*(@[0-9.]+)?\s*\)\s*\]/).map {
      match in
      let (_, name, relation, number, priority) = match.output
      let start = relation?.startIndex ?? number.startIndex
      return FormatSize(
        text: text, range: start..<(priority?.endIndex ?? number.endIndex), name: name,
        attribute: direction == "V:" ? "height" : "width", relation: relation ?? "==", number: number,
        priority: priority ?? "")
    }
  }

  /// The same as a constraint on a line: `book.height == 28`.
  var constraint: String { "\(name).\(attribute) \(relation) \(number)" + (priority.isEmpty ? "" : " \(priority)") }

  /// The visual format with another relation of the size, and another number if one is given.
  func text(with relation: String, number other: Double?) -> String {
    let size = (relation == "=" ? "==" : relation) + (other.map(YAMLText.number) ?? String(number)) + priority
    return text.replacingCharacters(in: range, with: size)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
