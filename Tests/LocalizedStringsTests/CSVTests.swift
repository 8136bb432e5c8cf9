import LocalizedStrings
import SourcePlaces
import TestSupport
import Testing

/// Tables as defined by RFC 4180, and the meaning of their columns here.
@Suite struct CSVTests {
  private func texts(_ table: String, language: String = "en") throws -> [String?] {
    try catalog(table, .csv).entries.map { $0[language]?.value.units.first?.text }
  }

  @Test("Definitions 1 and 2 of RFC 4180: records end with CRLF, the last one perhaps with nothing")
  func records() throws {
    for table in ["key,en\r\na,b\r\nc,d\r\n", "key,en\r\na,b\r\nc,d", "key,en\na,b\nc,d\n", "key,en\ra,b\r\rc,d"] {
      #expect(try catalog(table, .csv).entries.map(\.key) == ["a", "c"], "\(table.debugDescription)")
      #expect(try texts(table) == ["b", "d"], "\(table.debugDescription)")
    }
  }

  @Test("Definition 4: spaces are part of a field")
  func spaces() throws { #expect(try texts("key,en\na, b \n") == [" b "]) }

  @Test("Definitions 5 to 7: fields in quotes have commas, line breaks, and quotes that are written twice")
  func quotes() throws {
    #expect(try texts("\"key\",\"en\"\r\n\"aaa\",\"b \r\nbb\"\r\n") == ["b \r\nbb"])
    #expect(try texts("key,en\r\n\"aaa\",\"b\"\"bb\"\r\n") == ["b\"bb"])
    #expect(try texts("key,en\na,\"1,5; 2\"\n") == ["1,5; 2"])
  }

  @Test("Columns are a key, a comment and languages, the first of which is the source language")
  func columns() throws {
    let read = try catalog("\u{FEFF}Comment,en_GB,key,de\nA greeting,Hello %@,hello,Hallo %@\n,,later,Später\n", .csv)
    #expect(read.sourceLanguage == "en-GB")
    #expect(read.languages == ["en-GB", "de"])
    #expect(read["hello"]?.comment == "A greeting")
    #expect(read["hello"]?.place.description == "Localizable.csv:2:21")
    #expect(read["hello"]?["de"]?.value.units.first?.place.description == "Localizable.csv:2:27")
    #expect(read["later"]?.comment == nil)
    #expect(read["later"]?["en-GB"] == nil)
    #expect(read.issues.map(\.kind) == [.missingSourceText(language: "en-GB")])
    #expect(try catalog("key,en,de\na,b,c\n", .csv, language: "de").sourceLanguage == "de")
  }

  @Test("Of two records of a key the last counts, and both are named")
  func duplicates() throws {
    let read = try catalog("key,en\na,1\nb,2\na,3\n", .csv)
    #expect(read.entries.map(\.key) == ["a", "b"])
    #expect(read["a"]?["en"]?.value.units.first?.text == "3")
    let message = "it is a duplicate of Localizable.csv:2:1. The last one is used; remove one of them."
    #expect(read.issues.map(\.description) == ["Localizable.csv:4:1: warning: key 'a': " + message])
  }

  @Test("A column that is no language is named and not read")
  func otherColumns() throws {
    let read = try catalog("key,en,Where it is\na,b,c\n", .csv)
    #expect(read.languages == ["en"])
    #expect(read.issues.map(\.place.description) == ["Localizable.csv:1:8"])
    #expect(read.issues.map(\.kind) == [.unknownLanguage("Where it is")])
  }

  @Test("What is no table says where and why")
  func faults() throws {
    let malformed = "the CSV is not well-formed: expected "
    let columns = malformed + "a first line with a column 'key', and commas between columns, found none."
    #expect(fault("", .csv) == "Localizable.csv:1:1: \(columns)")
    #expect(fault("key;en\na;b\n", .csv) == "Localizable.csv:1:1: \(columns)")
    #expect(fault("key\na\n", .csv) == "Localizable.csv:1:1: the first line has no 'column of a language'.")
    #expect(
      fault("key,en\na,b,c\n", .csv) == "Localizable.csv:2:1: \(malformed)2 fields, as the first line has, found 3.")
    #expect(
      fault("key,en,EN,en\n", .csv)
        == "Localizable.csv:1:11: \(malformed)a column of another name, found 'en' once more.")
    #expect(
      fault("key,en\na,b\"c\"\n", .csv)
        == "Localizable.csv:2:4: \(malformed)quotes around the whole field, found a quote inside it.")
    #expect(
      fault("key,en\na,\"b\"c\n", .csv)
        == "Localizable.csv:2:6: \(malformed)a comma or the end of the line, found more after the quote.")
    #expect(
      fault("key,en\na,\"b\n", .csv)
        == "Localizable.csv:2:3: \(malformed)a quote that closes the field, found the end of the file.")
    #expect(fault("key,en\na,\0\n", .csv) == "Localizable.csv:2:3: the text contains a character U+0000. Remove it.")
  }

  @Test("Bytes that are no UTF-8 are an error at their field")
  func encoding() {
    let bytes = Array("key,en\na,".utf8) + [0xFC]
    let place = SourcePlace(file: "a.csv", line: 2, column: 3)
    #expect(throws: StringsError(.encoding("UTF-8"), at: place)) {
      try StringsCatalog(bytes, format: .csv, file: "a.csv")
    }
  }

  @Test("Random fields come back as they were written, and random bytes are tables or errors", arguments: 0..<200)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let letters = ["a", "\"", ",", "\n", "\r\n", " ", "é", "\u{1F468}\u{200D}\u{1F469}", "%@", ";"]
    let fields = (0..<8).map { _ in
      (0...Int.random(in: 0...5, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "" }
        .joined()
    }
    let written = fields.enumerated().map { index, text in
      "k\(index),\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"\n"
    }
    #expect(try texts("key,en\n" + written.joined()) == fields, "seed \(seed)")
    let bytes =
      Array("key,en\n".utf8)
      + (0..<60).map { _ in Array("a\",\n\r\0\u{E9}".utf8).randomElement(using: &generator) ?? 0 }
    _ = try? StringsCatalog(bytes, format: .csv, file: "random.csv")
  }
}
