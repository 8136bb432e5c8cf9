/// A change to a file: bytes that are replaced by a text.
package struct SourceEdit: Sendable, Hashable {
  /// The replaced bytes; empty where text is inserted.
  package let range: Range<Int>
  package let text: String
  /// The construct that is rewritten.
  package let construct: Construct

  package init(_ range: Range<Int>, _ text: String, _ construct: Construct) {
    self.range = range
    self.text = text
    self.construct = construct
  }
}

/// The changes to one file.
package struct SourceEdits: Sendable {
  /// In the order in which they were made.
  package private(set) var all: [SourceEdit] = []

  package init() {}

  package mutating func replace(_ range: Range<Int>, with text: String, _ construct: Construct) {
    all.append(SourceEdit(range, text, construct))
  }

  package mutating func insert(_ text: String, at offset: Int, _ construct: Construct) {
    all.append(SourceEdit(offset..<offset, text, construct))
  }

  package mutating func append(_ edits: SourceEdits) { all += edits.all }

  /// The text after the changes.
  ///
  /// A change inside of another's bytes is dropped: the outer one decides. Texts inserted at the same place follow each
  /// other in the order in which they were made. Line ends among removed bytes stay, so that lines keep their numbers.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + all.reduce(0) { $0 + $1.text.utf8.count })
    var position = 0
    for edit in outermost() {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      result += Self.missingLineEnds(of: bytes[edit.range], in: edit.text)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }

  /// A part of the text after the changes, with a space for each line end and what surrounds it.
  ///
  /// - Parameter range: bytes that no change leaves or enters.
  package func oneLine(of range: Range<Int>, in bytes: [UInt8]) -> String {
    var inner = SourceEdits()
    for edit in all where range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound {
      let moved = edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound
      inner.replace(moved, with: edit.text, edit.construct)
    }
    let text = String(decoding: inner.applied(to: Array(bytes[range])), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix(while: \.isWhitespace) }.joined(
      separator: " ")
  }

  /// The changes that are applied, by their place.
  package func outermost() -> [SourceEdit] {
    let sorted = all.enumerated().sorted { a, b in
      let left = a.element.range
      let right = b.element.range
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      // Insertions come first, then the widest replacement.
      if left.isEmpty != right.isEmpty { return left.isEmpty }
      if left.upperBound != right.upperBound { return left.upperBound > right.upperBound }
      return a.offset < b.offset
    }
    var result: [SourceEdit] = []
    var end = 0
    for (_, edit) in sorted where edit.range.lowerBound >= end {
      result.append(edit)
      end = max(end, edit.range.upperBound)
    }
    return result
  }

  /// The line ends of removed bytes that the new text does not have.
  private static func missingLineEnds(of removed: ArraySlice<UInt8>, in text: String) -> [UInt8] {
    let present = lineEnds(in: Array(text.utf8)[...]).count
    return lineEnds(in: removed).dropFirst(present).flatMap { $0 }
  }

  private static func lineEnds(in bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.endIndex, bytes[index] == 0x0A {
        result.append([0x0D, 0x0A])
        index += 1
      } else if byte == 0x0A || byte == 0x0D {
        result.append([byte])
      }
    }
    return result
  }
}
