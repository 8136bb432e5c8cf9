import Raster

/// Why a record cannot be used.
package enum RecordError: Error, Equatable {
  case notARecord
  /// A line is not what the format has there.
  case malformed(line: Int, expected: String)
  /// The record's own hash is not that of its lines.
  case edited
}

extension RecordError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notARecord: "it does not begin with '\(Record.firstLine)'"
    case .malformed(let line, let expected): "line \(line) is not \(expected)"
    case .edited: "it was edited: its hash is not that of its lines"
    }
  }
}

extension Record {
  /// Reads a record's text, and checks its hash.
  package init(text: String) throws(RecordError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    guard lines.first == Record.firstLine else { throw .notARecord }
    engine = try Record.hash("engine", in: lines, at: 1)
    displayList = try Record.hash("display-list", in: lines, at: 2)
    pixels = try Record.hash("pixels", in: lines, at: 3)
    file = try Record.hash("file", in: lines, at: 4)
    let own = try Record.hash("record", in: lines, at: 5)
    guard lines.count > 6, lines[6] == "layout" else { throw .malformed(line: 7, expected: "'layout'") }
    guard own == Record.hash(of: Array(lines[..<5] + lines[6...])) else { throw .edited }
    var parser = LayoutParser(lines: lines, next: 7)
    layout = try parser.node(depth: 0)
    guard parser.next == lines.count else { throw .malformed(line: parser.next + 1, expected: "the end") }
  }

  private static func hash(_ key: String, in lines: [String], at index: Int) throws(RecordError) -> Hash128 {
    guard lines.indices.contains(index), lines[index].hasPrefix(key + " "),
      let hash = Hash128(hexadecimal: String(lines[index].dropFirst(key.count + 1)))
    else { throw .malformed(line: index + 1, expected: "'\(key)' and a hash") }
    return hash
  }
}

/// Reads the layout of a record, a node and its contents at a time.
private struct LayoutParser {
  let lines: [String]
  /// The index of the line to be read next.
  var next: Int

  /// The deepest layout read.
  private static let depthLimit = 2_000

  mutating func node(depth: Int) throws(RecordError) -> LayoutNode {
    guard depth < LayoutParser.depthLimit else {
      throw .malformed(line: next + 1, expected: "nested less than \(LayoutParser.depthLimit) deep")
    }
    guard lines.indices.contains(next), indent(of: lines[next]) == depth,
      let fields = Fields(lines[next].drop { $0 == " " }), fields.numbers.count == 4
    else { throw .malformed(line: next + 1, expected: "a node: kind, name, x, y, width, height") }
    next += 1
    let frame = LayoutNode.Frame(
      x: fields.numbers[0], y: fields.numbers[1], width: fields.numbers[2], height: fields.numbers[3])
    var node = LayoutNode(kind: fields.word, name: fields.text, frame: frame)
    while lines.indices.contains(next), indent(of: lines[next]) == depth + 1 {
      if lines[next].drop(while: { $0 == " " }).hasPrefix("line ") {
        node.lines.append(try line())
      } else {
        node.children.append(try self.node(depth: depth + 1))
      }
    }
    return node
  }

  private mutating func line() throws(RecordError) -> LayoutNode.Line {
    guard let fields = Fields(lines[next].drop { $0 == " " }), fields.numbers.count == 3 else {
      throw .malformed(line: next + 1, expected: "a line: x, baseline, width, text")
    }
    next += 1
    return LayoutNode.Line(
      text: fields.text, x: fields.numbers[0], baseline: fields.numbers[1], width: fields.numbers[2])
  }

  private func indent(of line: String) -> Int { line.prefix { $0 == " " }.count / 2 }
}

/// A word, a quoted string and numbers, in the order they come.
private struct Fields {
  var word = ""
  var text = ""
  var numbers: [Double] = []

  init?(_ line: some StringProtocol) {
    var rest = Substring(line)
    guard let word = rest.firstIndex(of: " ").map({ rest[..<$0] }) else { return nil }
    self.word = String(word)
    rest = rest.dropFirst(word.count)
    while !rest.isEmpty {
      rest = rest.dropFirst()
      if rest.first == "\"" {
        guard let text = Fields.takeQuoted(from: &rest) else { return nil }
        self.text = text
      } else {
        let field = rest.prefix { $0 != " " }
        guard let number = Double(field) else { return nil }
        numbers.append(number)
        rest = rest.dropFirst(field.count)
      }
    }
  }

  private static func takeQuoted(from rest: inout Substring) -> String? {
    var text = String.UnicodeScalarView()
    var scalars = rest.unicodeScalars.dropFirst()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        rest = Substring(scalars)
        return String(text)
      case "\\":
        guard let escaped = scalars.popFirst() else { return nil }
        if escaped == "u" {
          guard scalars.popFirst() == "{", let end = scalars.firstIndex(of: "}"),
            let value = UInt32(String(scalars[..<end]), radix: 16), let control = Unicode.Scalar(value)
          else { return nil }
          text.append(control)
          scalars = scalars[scalars.index(after: end)...]
        } else {
          text.append(escaped)
        }
      default: text.append(scalar)
      }
    }
    return nil
  }
}
