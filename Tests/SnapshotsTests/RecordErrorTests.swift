import Raster
import TestSupport
import Testing

@testable import Snapshots

/// Messages about hand-written records with a matching hash.
@Suite struct RecordErrorTests {
  @Test(arguments: ["\n", "galley-recor 2\n", "\u{FEFF}galley-record 2\n"])
  func anotherFormatIsRefused(_ text: String) {
    #expect(throws: RecordError.notARecord) { try Record(text: text) }
  }

  @Test(arguments: [
    ("", RecordError.empty), ("galley-rec", .cutShort), ("galley-record 2", .cutShort),
    ("galley-record 2\nengine 12", .cutShort), ("galley-record 2\n", .cutShort),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", .gitLFSPointer),
    ("galley-record 2\n<<<<<<< HEAD\nengine 1\n=======\nengine 2\n>>>>>>> other\n", .mergeConflict(line: 2)),
    ("galley-record 2\r\n<<<<<<< HEAD\r\n", .mergeConflict(line: 2)),
    ("<<<<<<< HEAD\ngalley-record 2\n", .mergeConflict(line: 1)),
  ])
  func whatAFileIsInsteadIsSaid(text: String, error: RecordError) {
    #expect(throws: error) { try Record(text: text) }
  }

  @Test func aRecordCutShortAnywhereSaysSoOrThatItWasEdited() throws {
    let card = try Card()
    let record = Record(
      engine: card.engine, fonts: card.fonts, displayList: card.engine, pixels: card.engine, file: card.engine,
      layout: card.layout)
    let bytes = Array(record.text.utf8)
    // A record without its last line feed is still complete.
    for length in 1..<(bytes.count - 1) {
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      // At the end of a line in the layout, nothing distinguishes a missing line from a removed one.
      let isWholeLine = text.hasSuffix("\n") && text.contains("\nlayout\n")
      #expect(throws: isWholeLine ? RecordError.edited : .cutShort, "\(length) bytes") {
        try Record(text: text)
      }
    }
  }

  @Test(arguments: ["galley-record 1\n", "galley-record 2 \n", "galley-record 7\nengine\n"])
  func anotherVersionIsRefused(_ text: String) {
    #expect(throws: RecordError.differentVersion) { try Record(text: text) }
  }

  @Test(arguments: [
    "font", "font \(zeros)", "font \(zeros) ", "font \(zeros) Inter", "font \(zeros) \"Inter", "font 12 \"Inter\"",
    "font \(zeros) \"Inter\" x", "font \(zeros)  \"Inter\"",
  ])
  func aFontWithoutHashOrNameSaysItsLine(_ line: String) {
    let names = ["engine", "display-list", "pixels", "file", "record"]
    let head = names.map { "\($0) \(RecordErrorTests.zeros)\n" }.joined()
    let expected = line == "font" ? "'layout'" : "'font', a hash and a quoted name"
    #expect(throws: RecordError.malformed(line: 7, expected: expected)) {
      try Record(text: "galley-record 2\n\(head)\(line)\nlayout\n")
    }
  }

  private static let zeros = String(repeating: "0", count: 32)

  @Test func aHeadWithAnotherLineSaysWhich() {
    let hash = String(repeating: "0", count: 32)
    let names = ["engine", "display-list", "pixels", "file", "record"]
    for (index, name) in names.enumerated() {
      let before = names[..<index].map { "\($0) \(hash)\n" }.joined()
      let lines = [
        "", "\(name)", "\(name) ", "\(name) 12", "\(name) \(hash.dropLast())G", "other \(hash)", " \(name) \(hash)",
      ]
      for line in lines {
        #expect(throws: RecordError.malformed(line: index + 2, expected: "'\(name)' and a hash"), "\(line)") {
          try Record(text: "galley-record 2\n\(before)\(line)\n")
        }
      }
    }
    let head = names.map { "\($0) \(hash)\n" }.joined()
    #expect(throws: RecordError.cutShort) { try Record(text: "galley-record 2\n\(head)") }
    #expect(throws: RecordError.malformed(line: 7, expected: "'layout'")) {
      try Record(text: "galley-record 2\n\(head)\n")
    }
  }

  @Test(arguments: [
    "UIView", "UIView 0 0 1 1", #"UIView "card""#, #"UIView "card" 0 0 1"#, #"UIView "card" 0 0 1 1 1"#,
    #"UIView "card" 0 0 1 x"#, #"UIView "card" 0 nan 1 1"#, #"UIView "card" 0 0 -inf 1"#, #"UIView "card" 1e999 0 1 1"#,
    #"UIView "card 0 0 1 1"#, #"UIView "card\" 0 0 1 1"#, #"UIView "card\q" 0 0 1 1"#,
    #"UIView "card\u" 0 0 1 1"#, #"UIView "card\u{}" 0 0 1 1"#, #"UIView "card\u{d800}" 0 0 1 1"#,
    #"UIView "card\u{110000}" 0 0 1 1"#, #"UIView "card\u{1" 0 0 1 1"#, #""card" 0 0 1 1"#, #" UIView "card" 0 0 1 1"#,
    "",
    #"  line 0 0 "text""#, #"  line 0 0 0 0 "text""#, #"  line 0 0 z "text""#, #"  line 0 nan 0 "text""#, #"  "text""#,
  ])
  func aRowThatIsNeitherViewNorTextSaysItsLine(_ row: String) {
    let expected = "a view or a line of text of the layout"
    #expect(throws: RecordError.malformed(line: 9, expected: expected)) {
      try record(#"UIView "card" 0 0 1 1"#, row, #"UIView "card" 0 0 1 1"#)
    }
  }

  @Test func aLayoutThatIsNoTreeSaysWhere() {
    let view = #"UIView "" 0 0 1 1"#
    let outermost = "the layout's outermost view"
    let inside = "inside the view above it"
    #expect(throws: RecordError.malformed(line: 8, expected: outermost)) { try record() }
    #expect(throws: RecordError.malformed(line: 8, expected: outermost)) { try record("  " + view) }
    #expect(throws: RecordError.malformed(line: 8, expected: outermost)) { try record(#"line 0 0 0 "text""#) }
    #expect(throws: RecordError.malformed(line: 9, expected: inside)) { try record(view, view) }
    #expect(throws: RecordError.malformed(line: 9, expected: inside)) { try record(view, "    " + view) }
    #expect(throws: RecordError.malformed(line: 10, expected: inside)) {
      try record(view, #"  line 0 0 0 "text""#, #"    line 0 0 0 "below a line""#)
    }
  }

  @Test func aLayoutNestedTooDeepIsRefused() {
    let rows = (0..<2_500).map { String(repeating: "  ", count: $0) + #"UIView "" 0 0 1 1"# }
    #expect(throws: RecordError.malformed(line: 2_008, expected: "nested less than 2000 deep")) {
      try record(rows)
    }
  }

  @Test func aLayoutTwoThousandDeepIsRead() throws {
    let rows = (0..<2_000).map { String(repeating: "  ", count: $0) + #"UIView "" 0 0 1 1"# }
    #expect(throws: Never.self) { try record(rows) }
  }

  @Test func randomRowsNeverCrash() {
    let alphabet = Array("  \"\"\\u{}line0123456789.-aé\u{301}\n".unicodeScalars)
    for seed in UInt64(1)...2_000 {
      var generator = SeededGenerator(seed: seed)
      var rows = #"UIView "" 0 0 1 1"# + "\n  "
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        rows.unicodeScalars.append(alphabet.randomElement(using: &generator) ?? " ")
      }
      // Reading and rejecting are both fine.
      _ = try? record(rows.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  @Test func convertedLineEndingsAreSaidToBeThat() {
    let text = Record(
      engine: .init(high: 1, low: 2), fonts: [], displayList: .init(high: 1, low: 2), pixels: .init(high: 1, low: 2),
      file: .init(high: 1, low: 2), layout: Card.layout()
    ).text
    #expect(throws: RecordError.convertedLineEndings) {
      try Record(text: text.split(separator: "\n").joined(separator: "\r\n"))
    }
  }

  @Test func theMessagesAreClauses() {
    #expect(RecordError.notARecord.description == "it does not begin with 'galley-record 2'")
    #expect(RecordError.differentVersion.description == "another version of Galley wrote it; record it again")
    #expect(
      RecordError.convertedLineEndings.description
        == "its line endings were converted; mark '*.txt' as 'text eol=lf' in .gitattributes")
    #expect(RecordError.malformed(line: 7, expected: "'layout'").description == "line 7 is not 'layout'")
    #expect(RecordError.edited.description == "it was edited: its hash does not match its lines")
  }

  @discardableResult
  private func record(_ rows: String...) throws -> Record { try record(rows) }

  /// A record with these rows as its layout and a matching hash.
  @discardableResult
  private func record(_ rows: [String]) throws -> Record {
    let zeros = String(repeating: "0", count: 32)
    let head = ["galley-record 2", "engine \(zeros)", "display-list \(zeros)", "pixels \(zeros)", "file \(zeros)"]
    let tail = ["layout"] + rows
    let own = Record.hash(of: head + tail)
    return try Record(text: (head + ["record \(own)"] + tail).joined(separator: "\n") + "\n")
  }
}
