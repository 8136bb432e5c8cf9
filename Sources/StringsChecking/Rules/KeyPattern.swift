/// A pattern for names: `*` matches any characters, `?` any single one, and a backslash escapes the next character.
///
/// `button.*` matches `button.save` and `button.`, not `Button.save`. Characters are compared code point by code point.
package struct KeyPattern: Hashable, Sendable {
  private enum Part: Hashable {
    case any
    case one
    case scalar(Unicode.Scalar)
  }

  /// The pattern's text.
  package let text: String
  private let parts: [Part]

  package init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case "*": if parts.last != .any { parts.append(.any) }
      case "?": parts.append(.one)
      case "\\": parts.append(.scalar(scalars.next() ?? scalar))
      default: parts.append(.scalar(scalar))
      }
    }
    self.parts = parts
  }

  /// Whether the pattern matches the whole name.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of both.
  package func matches(_ name: String) -> Bool {
    parts == [.any] || matches(Array(name.unicodeScalars))
  }

  func matches<Scalars: RandomAccessCollection>(_ scalars: Scalars) -> Bool
  where Scalars.Element == Unicode.Scalar, Scalars.Index == Int {
    var (index, part) = (0, 0)
    // The position of the last star, and the end of its match.
    var star: (part: Int, end: Int)?
    while index < scalars.count {
      if part < parts.count, parts[part] == .any {
        star = (part, index)
        part += 1
      } else if part < parts.count, parts[part] == .one || parts[part] == .scalar(scalars[index]) {
        (index, part) = (index + 1, part + 1)
      } else if let last = star {
        star = (last.part, last.end + 1)
        (index, part) = (last.end + 1, last.part + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .any }
  }
}
