import Drawing
import Foundation
import Raster

/// A part of a record's text while it is read: UTF-8 that is copied and counted nowhere, as every case has a record.
typealias RecordBytes = Slice<UnsafeBufferPointer<UInt8>>

extension Record {
  /// Reads a record's text, and checks its hash.
  package init(text: String) throws(RecordError) {
    do throws(RecordError) {
      try self.init(wholeText: text)
    } catch {
      throw RecordError(lookingAt: text) ?? error
    }
  }

  private init(wholeText text: String) throws(RecordError) {
    let bytes = Array(text.utf8)
    self = try bytes.withUnsafeBufferPointer { bytes throws(RecordError) in try Record(wholeText: bytes) }
  }

  private init(wholeText bytes: UnsafeBufferPointer<UInt8>) throws(RecordError) {
    guard !bytes.contains(UInt8(ascii: "\r")) else { throw .convertedLineEndings }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard let format = Record.Format.allCases.first(where: { lines.first?.elementsEqual($0.firstLine.utf8) == true })
    else {
      throw lines.first?.starts(with: Record.signature.utf8) == true ? .differentVersion : .notARecord
    }
    engine = try Record.hash("engine", in: lines, at: 1)
    displayList = try Record.hash("display-list", in: lines, at: 2)
    pixels = try Record.hash("pixels", in: lines, at: 3)
    // Only a reference with a picture has the hash of its file.
    let hashLine = lines.indices.contains(4) && lines[4].starts(with: "record ".utf8) ? 4 : 5
    file = hashLine == 4 ? nil : try Record.hash("file", in: lines, at: 4)
    let own = try Record.hash("record", in: lines, at: hashLine)
    let fontRows = Record.rows("font", in: lines, from: hashLine + 1)
    fonts = try fontRows.map { index throws(RecordError) in try Record.font(in: lines, at: index) }
    let libraryRows = Record.rows("library", in: lines, from: fontRows.endIndex)
    libraries = try libraryRows.map { index throws(RecordError) in try Record.library(in: lines, at: index) }
    let end = libraryRows.endIndex
    let layoutLine = try Record.layoutLine(in: lines, from: end, format)
    let hashed =
      Array(bytes[..<lines[hashLine].startIndex])
      + bytes[lines[hashLine + 1].startIndex..<lines[lines.count - 1].endIndex]
    guard own == Hash128(hashing: hashed) else { throw .edited }
    spoken = format.has(.spoken) ? try SpokenLine.parse(lines[(end + 1)..<layoutLine]) : nil
    layout = try LayoutParser.parse(lines[(layoutLine + 1)...], format)
    hasAttributes = format.has(.attributes)
  }

  /// The indices of the lines that begin with a word, from an index on.
  private static func rows(_ word: String, in lines: [RecordBytes], from start: Int) -> Range<Int> {
    start..<(lines.dropFirst(start).firstIndex { !$0.starts(with: "\(word) ".utf8) } ?? lines.endIndex)
  }

  /// The index of the line above the layout.
  ///
  /// - Parameter end: the index of the line below the fonts and libraries.
  private static func layoutLine(
    in lines: [RecordBytes], from end: Int, _ format: Format
  ) throws(RecordError) -> Int {
    guard lines.indices.contains(end) else { throw .cutShort }
    let first = format.has(.spoken) ? "spoken" : "layout"
    guard lines[end].elementsEqual(first.utf8) else { throw .malformed(line: end + 1, expected: "'\(first)'") }
    guard let layout = lines[end...].firstIndex(where: { $0.elementsEqual("layout".utf8) }) else { throw .cutShort }
    return layout
  }

  private static func font(in lines: [RecordBytes], at index: Int) throws(RecordError) -> UsedFont {
    let parts = lines[index].split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let hash = Hash128(hexadecimal: parts[1]), let name = QuotedText.whole(parts[2]) else {
      throw .malformed(line: index + 1, expected: "'font', a hash and a quoted name")
    }
    return UsedFont(name: name, file: hash)
  }

  private static func library(in lines: [RecordBytes], at index: Int) throws(RecordError) -> UsedLibrary {
    let name = lines[index].dropFirst("library ".utf8.count)
    guard let text = QuotedText.whole(name), let library = UsedLibrary(text) else {
      throw .malformed(line: index + 1, expected: "'library' and a quoted name and version")
    }
    return library
  }

  private static func hash(
    _ key: String, in lines: [RecordBytes], at index: Int
  ) throws(RecordError) -> Hash128 {
    guard lines.indices.contains(index) else { throw .cutShort }
    guard lines[index].starts(with: "\(key) ".utf8),
      let hash = Hash128(hexadecimal: lines[index].dropFirst(key.utf8.count + 1))
    else { throw .malformed(line: index + 1, expected: "'\(key)' and a hash") }
    return hash
  }
}

/// Builds the tree that the rows of a record's layout describe.
private struct LayoutParser {
  /// The deepest layout read.
  private static let depthLimit = 2_000

  private let rows: [LayoutRow]
  /// The index of the first row among the record's lines.
  private let firstLine: Int
  /// The format, which says what views may have.
  private let format: Record.Format
  /// The index of the next row.
  private var next = 0

  /// The root of the layout in a slice of the record's lines.
  static func parse(
    _ lines: ArraySlice<RecordBytes>, _ format: Record.Format
  ) throws(RecordError) -> LayoutNode {
    var rows: [LayoutRow] = []
    for (index, line) in zip(lines.indices, lines) {
      guard let row = LayoutRow(line) else {
        throw .malformed(line: index + 1, expected: "a view or a line of text of the layout")
      }
      rows.append(row)
    }
    var parser = LayoutParser(rows: rows, firstLine: lines.startIndex + 1, format: format)
    return try parser.root()
  }

  private init(rows: [LayoutRow], firstLine: Int, format: Record.Format) {
    self.rows = rows
    self.firstLine = firstLine
    self.format = format
  }

  private mutating func root() throws(RecordError) -> LayoutNode {
    guard let first = rows.first, first.depth == 0, case .node(let root) = first.content else {
      throw malformed("the layout's outermost view")
    }
    let node = try filled(root, depth: 0)
    guard next == rows.count else { throw malformed("inside the view above it") }
    return node
  }

  /// The node of the next row, completed by the rows below it.
  private mutating func filled(_ empty: LayoutNode, depth: Int) throws(RecordError) -> LayoutNode {
    guard depth < LayoutParser.depthLimit else {
      throw malformed("nested less than \(LayoutParser.depthLimit) deep")
    }
    var node = empty
    next += 1
    while next < rows.count, rows[next].depth == depth, case .attribute(let attribute) = rows[next].content {
      guard format.has(.attributes) else { throw malformed("a view or a line of text of the layout") }
      node.attributes.append(attribute)
      next += 1
    }
    while next < rows.count, rows[next].depth == depth + 1 {
      switch rows[next].content {
      case .margins(let margins):
        guard format.has(.margins), node.margins == nil else {
          throw malformed("a view or a line of text of the layout")
        }
        node.margins = margins
        next += 1
      case .attribute: throw malformed("a view or a line of text of the layout")
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
