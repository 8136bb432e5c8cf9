package import Foundation

/// An element that VoiceOver reads, as records keep it: the words, the traits, the place, and what else is offered there.
package struct SpokenLine: Equatable, Sendable {
  /// Something besides the words, such as a hint or the name of an action.
  package struct Detail: Hashable, Sendable {
    /// A word without spaces: `container`, `hint`, `action`, `content`, `importantContent`, `input`, `language` or
    /// `activationPoint`.
    package var kind: String
    package var text: String

    package init(_ kind: String, _ text: String) { (self.kind, self.text) = (kind, text) }
  }

  /// The words; may be empty.
  package var text: String
  /// UIKit's names of the traits, in UIKit's order.
  package var traits: [String]
  /// The accessibility frame, in points in the root's space.
  package var frame: CGRect
  /// The way from the root of the laid-out tree to the view, by places among children.
  package var node: [Int]
  package var details: [Detail]

  package init(
    text: String, traits: [String] = [], frame: CGRect, node: [Int] = [], details: [Detail] = []
  ) {
    (self.text, self.traits, self.frame, self.node, self.details) = (text, traits, frame, node, details)
  }
}

/// The rows of an element in a record.
///
/// The first is the traits joined by `+`, or `none`; the words in quotes; the four numbers of the frame; and the way to the view,
/// with dots between places, or `root`. Each detail has a row below it:
///
/// ```
/// button+notEnabled "Dimmed. Delete. Button." 16 20 44 44 2.0
///   hint "Dims the list"
/// ```
extension SpokenLine {
  var rows: [String] {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Record.plain)
    let way = node.isEmpty ? "root" : node.map(String.init).joined(separator: ".")
    let names = traits.isEmpty ? "none" : traits.joined(separator: "+")
    return ["\(names) \(Record.quoted(text)) \(numbers.joined(separator: " ")) \(way)"]
      + details.map { "  \($0.kind) \(Record.quoted($0.text))" }
  }

  /// The elements of a record's rows.
  ///
  /// - Parameter lines: UTF-8, with the numbers of a record's lines from zero as indices.
  static func parse(_ lines: ArraySlice<RecordBytes>) throws(RecordError) -> [SpokenLine] {
    var elements: [SpokenLine] = []
    for (index, line) in zip(lines.indices, lines) {
      if let detail = Detail(row: line), !elements.isEmpty {
        elements[elements.count - 1].details.append(detail)
      } else if let element = SpokenLine(row: line) {
        elements.append(element)
      } else {
        throw .malformed(line: index + 1, expected: "an element that is read aloud, or a detail of one")
      }
    }
    return elements
  }

  /// - Parameter row: UTF-8.
  private init?(row: RecordBytes) {
    guard row.first != UInt8(ascii: " "), let (names, text, rest) = Self.parts(row) else { return nil }
    let fields = rest.split(separator: UInt8(ascii: " "))
    guard fields.count == 5, let numbers = LayoutRow.numbers(rest[..<fields[3].endIndex], count: 4),
      let node = Self.node(String(decoding: fields[4], as: UTF8.self))
    else { return nil }
    self.init(
      text: text, traits: names == "none" ? [] : names.split(separator: "+").map(String.init),
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), node: node)
  }

  /// A word without quotes, the quoted text after it, and what follows.
  fileprivate static func parts(_ row: RecordBytes) -> (word: String, text: String, rest: RecordBytes)? {
    let head = row.prefix { $0 != UInt8(ascii: "\"") }
    var rest = row[head.endIndex...]
    guard head.count > 1, head.last == UInt8(ascii: " "), !head.dropLast().contains(UInt8(ascii: " ")),
      let text = QuotedText.take(from: &rest)
    else { return nil }
    return (String(decoding: head.dropLast(), as: UTF8.self), text, rest)
  }

  private static func node(_ way: String) -> [Int]? {
    guard way != "root" else { return [] }
    let parts = way.split(separator: ".", omittingEmptySubsequences: false)
    let places = parts.compactMap { Int($0) }
    return places.count == parts.count && places.allSatisfy { $0 >= 0 } ? places : nil
  }
}

extension SpokenLine.Detail {
  /// - Parameter row: UTF-8.
  fileprivate init?(row: RecordBytes) {
    guard row.starts(with: "  ".utf8), let (word, text, rest) = SpokenLine.parts(row.dropFirst(2)), rest.isEmpty else {
      return nil
    }
    self.init(word, text)
  }
}
