import Drawing
import Foundation

/// One row of a record's layout: a node without its children, its margins, an attribute, or a line of text.
///
/// A node's row is its kind, its quoted name and four numbers; that of its margins is `margins` and four numbers; an
/// attribute's is a dot, its name and its value, which is quoted if it is not plain ASCII; a line's is `line`, three numbers and its quoted text.
/// Kinds may have spaces, as `Box<Int, Int>` has, but no quotes. Rows are read byte by byte: a text may begin with a
/// combining mark, which makes one `Character` with the quote before it.
struct LayoutRow {
  enum Content {
    case node(LayoutNode)
    case line(LayoutNode.Line)
    case margins(LayoutNode.Margins)
    case attribute(LayoutNode.Attribute)
  }

  private static let space = UInt8(ascii: " ")

  let depth: Int
  let content: Content

  /// - Parameter row: UTF-8.
  init?(_ row: RecordBytes) {
    let start = row.firstIndex { $0 != LayoutRow.space } ?? row.endIndex
    let indent = start - row.startIndex
    if indent.isMultiple(of: 2), row[start...].first == UInt8(ascii: "."),
      let attribute = LayoutRow.attribute(row[start...].dropFirst())
    {
      (depth, content) = (indent / 2, .attribute(attribute))
      return
    }
    let head = row[start...].prefix { $0 != UInt8(ascii: "\"") }
    if head.endIndex == row.endIndex {
      guard indent.isMultiple(of: 2), let margins = LayoutRow.margins(head) else { return nil }
      (depth, content) = (indent / 2, .margins(margins))
      return
    }
    var rest = row[head.endIndex...]
    guard indent.isMultiple(of: 2), head.last == LayoutRow.space, let text = QuotedText.take(from: &rest) else {
      return nil
    }
    depth = indent / 2
    if rest.isEmpty {
      guard head.starts(with: "line ".utf8), let numbers = LayoutRow.numbers(head.dropFirst(5), count: 3) else {
        return nil
      }
      content = .line(.init(text: text, x: numbers[0], baseline: numbers[1], width: numbers[2]))
    } else {
      guard let numbers = LayoutRow.numbers(rest, count: 4) else { return nil }
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      content = .node(LayoutNode(kind: String(decoding: head.dropLast(), as: UTF8.self), name: text, frame: frame))
    }
  }

  /// An attribute: a name and a value, with a space between them.
  private static func attribute(_ row: RecordBytes) -> LayoutNode.Attribute? {
    guard let end = row.firstIndex(of: space), end > row.startIndex else { return nil }
    let name = String(decoding: row[..<end], as: UTF8.self)
    let value = row[(end + 1)...]
    guard value.first == UInt8(ascii: "\"") else {
      return value.isEmpty ? nil : .init(name: name, value: String(decoding: value, as: UTF8.self))
    }
    return QuotedText.whole(value).map { .init(name: name, value: $0) }
  }

  /// The margins of a row without quotes.
  private static func margins(_ row: RecordBytes) -> LayoutNode.Margins? {
    guard row.starts(with: "margins ".utf8), let numbers = numbers(row.dropFirst(8), count: 4) else { return nil }
    return .init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The finite numbers of a text, with single spaces between them.
  static func numbers(_ text: RecordBytes, count: Int) -> [Double]? {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    var rest = text.drop { $0 == space }
    while !rest.isEmpty {
      let field = rest.prefix { $0 != space }
      guard numbers.count < count, let number = number(field) else { return nil }
      numbers.append(number)
      rest = rest[field.endIndex...].drop { $0 == space }
    }
    return numbers.count == count ? numbers : nil
  }

  /// The number with these decimal digits, rounded once, as a quotient of two exact integers is (W. D. Clinger, "How to
  /// Read Floating Point Numbers Accurately", 1990). Other notations are left to the library.
  private static func number(_ text: RecordBytes) -> Double? {
    var (digits, divisor, hasPoint) = (0.0, 1.0, false)
    let unsigned = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    // 15 digits are exact, and so is a power of ten up to 22.
    guard let last = unsigned.last, unsigned.count <= 15, isDigit(unsigned[unsigned.startIndex]), isDigit(last) else {
      return finite(text)
    }
    for byte in unsigned {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if isDigit(byte) {
        digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
        if hasPoint { divisor *= 10 }
      } else {
        return finite(text)
      }
    }
    return unsigned.count == text.count ? digits / divisor : -digits / divisor
  }

  /// The number, unless it is infinite or NaN.
  private static func finite(_ text: RecordBytes) -> Double? {
    Double(String(decoding: text, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
