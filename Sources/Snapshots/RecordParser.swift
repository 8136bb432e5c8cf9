import Drawing
import Foundation
import Raster

/// Why a record cannot be used.
package enum RecordError: Error, Equatable {
  case notARecord
  /// An earlier version's format, or a later one's.
  case otherVersion
  /// The file has carriage returns, which no record is written with.
  case convertedLineEndings
  /// A line is not what the format has there.
  case malformed(line: Int, expected: String)
  /// The record's own hash is not that of its lines.
  case edited
}

extension RecordError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notARecord: "it does not begin with '\(Record.firstLine)'"
    case .otherVersion: "another version of Galley wrote it; record it again"
    case .convertedLineEndings: "its line endings were converted; mark '*.txt' as 'text eol=lf' in .gitattributes"
    case .malformed(let line, let expected): "line \(line) is not \(expected)"
    case .edited: "it was edited: its hash is not that of its lines"
    }
  }
}

extension Record {
  /// Reads a record's text, and checks its hash.
  package init(text: String) throws(RecordError) {
    guard !text.utf8.contains(UInt8(ascii: "\r")) else { throw .convertedLineEndings }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    guard lines.first == Record.firstLine else {
      throw lines.first?.hasPrefix(Record.signature) == true ? .otherVersion : .notARecord
    }
    engine = try Record.hash("engine", in: lines, at: 1)
    displayList = try Record.hash("display-list", in: lines, at: 2)
    pixels = try Record.hash("pixels", in: lines, at: 3)
    file = try Record.hash("file", in: lines, at: 4)
    let own = try Record.hash("record", in: lines, at: 5)
    let end = lines.dropFirst(6).firstIndex { !$0.hasPrefix("font ") } ?? lines.endIndex
    fonts = try lines[6..<end].indices.map { index throws(RecordError) in try Record.font(in: lines, at: index) }
    guard lines.indices.contains(end), lines[end] == "layout" else {
      throw .malformed(line: end + 1, expected: "'layout'")
    }
    guard own == Record.hash(of: Array(lines[..<5] + lines[6...])) else { throw .edited }
    layout = try LayoutParser.parse(lines[(end + 1)...])
  }

  private static func font(in lines: [String], at index: Int) throws(RecordError) -> UsedFont {
    let parts = lines[index].split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    var rest = (parts.count == 3 ? parts[2] : "").unicodeScalars
    guard parts.count == 3, let hash = Hash128(hexadecimal: String(parts[1])),
      let name = LayoutRow.takeQuoted(from: &rest), rest.isEmpty
    else { throw .malformed(line: index + 1, expected: "'font', a hash and a quoted name") }
    return UsedFont(name: name, file: hash)
  }

  private static func hash(_ key: String, in lines: [String], at index: Int) throws(RecordError) -> Hash128 {
    guard lines.indices.contains(index), lines[index].hasPrefix(key + " "),
      let hash = Hash128(hexadecimal: String(lines[index].dropFirst(key.count + 1)))
    else { throw .malformed(line: index + 1, expected: "'\(key)' and a hash") }
    return hash
  }
}

/// Builds the tree that the rows of a record's layout describe.
private struct LayoutParser {
  /// The deepest layout read.
  private static let depthLimit = 2_000

  private let rows: [LayoutRow]
  /// The number of the first row among the record's lines.
  private let firstLine: Int
  /// The index of the row to be taken next.
  private var next = 0

  /// The root of the layout in these lines, whose indices are those in the record.
  static func parse(_ lines: ArraySlice<String>) throws(RecordError) -> LayoutNode {
    var rows: [LayoutRow] = []
    for (index, line) in zip(lines.indices, lines) {
      guard let row = LayoutRow(line) else {
        throw .malformed(line: index + 1, expected: "a view or a line of text of the layout")
      }
      rows.append(row)
    }
    var parser = LayoutParser(rows: rows, firstLine: lines.startIndex + 1)
    return try parser.root()
  }

  private init(rows: [LayoutRow], firstLine: Int) {
    self.rows = rows
    self.firstLine = firstLine
  }

  private mutating func root() throws(RecordError) -> LayoutNode {
    guard let first = rows.first, first.depth == 0, case .node(let root) = first.content else {
      throw malformed("the layout's outermost view")
    }
    let node = try filled(root, depth: 0)
    guard next == rows.count else { throw malformed("inside the view above it") }
    return node
  }

  /// The node of the next row, with what the rows below put into it.
  private mutating func filled(_ empty: LayoutNode, depth: Int) throws(RecordError) -> LayoutNode {
    guard depth < LayoutParser.depthLimit else {
      throw malformed("nested less than \(LayoutParser.depthLimit) deep")
    }
    var node = empty
    next += 1
    while next < rows.count, rows[next].depth == depth + 1 {
      switch rows[next].content {
      case .line(let line):
        node.lines.append(line)
        next += 1
      case .node(let child): node.children.append(try filled(child, depth: depth + 1))
      }
    }
    return node
  }

  private func malformed(_ expected: String) -> RecordError { .malformed(line: firstLine + next, expected: expected) }
}

/// One row of a layout: a node without its contents, or a line of text.
///
/// A node's row is its kind, its quoted name and four numbers; a line's is `line`, three numbers and its quoted text.
/// Kinds may have spaces, as `Box<Int, Int>` has, but no quotes. Rows are read scalar by scalar: a text may begin with a
/// combining mark, which makes one `Character` with the quote before it.
private struct LayoutRow {
  enum Content {
    case node(LayoutNode)
    case line(LayoutNode.Line)
  }

  let depth: Int
  let content: Content

  init?(_ row: String) {
    let indent = row.unicodeScalars.prefix { $0 == " " }.count
    var rest = row.unicodeScalars.dropFirst(indent)
    let head = rest.prefix { $0 != "\"" }
    rest = rest[head.endIndex...]
    guard indent.isMultiple(of: 2), head.last == " ", let text = LayoutRow.takeQuoted(from: &rest) else { return nil }
    depth = indent / 2
    if rest.isEmpty {
      guard head.starts(with: "line ".unicodeScalars), let numbers = LayoutRow.numbers(head.dropFirst(5), count: 3)
      else { return nil }
      content = .line(.init(text: text, x: numbers[0], baseline: numbers[1], width: numbers[2]))
    } else {
      guard let numbers = LayoutRow.numbers(rest, count: 4) else { return nil }
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      content = .node(LayoutNode(kind: String(head.dropLast()), name: text, frame: frame))
    }
  }

  private static func numbers(_ text: Substring.UnicodeScalarView, count: Int) -> [Double]? {
    let fields = text.split(separator: " ")
    let numbers = fields.compactMap { Double(Substring($0)) }
    return fields.count == count && numbers.count == count ? numbers : nil
  }

  static func takeQuoted(from rest: inout Substring.UnicodeScalarView) -> String? {
    guard rest.popFirst() == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let escaped = takeEscaped(from: &rest) else { return nil }
        text.append(escaped)
      default: text.append(scalar)
      }
    }
    return nil
  }

  /// What stands after a backslash: a quote or backslash itself, or `u{…}` for the scalar with that hexadecimal number.
  private static func takeEscaped(from rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      defer { rest = rest[rest.index(after: end)...] }
      return UInt32(String(rest[..<end]), radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
