import Foundation
import JSONDocuments
import TestSupport
import Testing

/// Valid and invalid JSON by RFC 8259. The classes of cases are those of JSONTestSuite (github.com/nst/JSONTestSuite).
@Suite struct JSONDocumentTests {
  private func read(_ text: String, depth: Int = 128) throws -> JSONValue {
    try JSONDocument(Array(text.utf8), maximumDepth: depth).root
  }

  private func failure(_ bytes: [UInt8]) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONDocument(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func everyKindOfValueHasItsPlace() throws {
    let root = try read(#" {"a": [1, -2.5e1], "b": null, "c": true, "d": "x"} "#)
    #expect((root.offset, root.end) == (1, 51))
    #expect(
      root["a"]?.content
        == .array([
          JSONValue(offset: 8, end: 9, content: .number(1)), JSONValue(offset: 11, end: 17, content: .number(-25)),
        ]))
    #expect(root["b"] == JSONValue(offset: 25, end: 29, content: .null))
    #expect(root["c"]?.content == .bool(true))
    #expect(root["d"] == JSONValue(offset: 47, end: 50, content: .string("x")))
    #expect(root["e"] == nil)
  }

  @Test(arguments: [
    "0", "-0", "0.5", "1E+2", "1e-400", "123456789012345678901234567890", "0.1", "1.7976931348623157e308",
    "4.9406564584124654e-324", "9007199254740993", "0.000000000000001", "999999999999999.9", "100000000000000e-14",
  ])
  func numbersAreTheNearest(_ text: String) throws {
    #expect(try read(text).content == .number(try #require(Double(text))))
  }

  @Test func aNumberBeyondAllIsInfinite() throws {
    #expect(try read("1e400").content == .number(.infinity))
    #expect(try read("-1e400").content == .number(-.infinity))
  }

  @Test func escapesAreCharacters() throws {
    #expect(try read(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#).content == .string("\"\\/\u{8}\u{C}\n\r\té😀"))
  }

  @Test(arguments: [
    ("", 0), ("[1", 2), ("[1,]", 3), ("{\"a\":}", 5), ("{a:1}", 1), ("01", 1), ("+1", 0), ("1.", 2), (".5", 0),
    ("[1 2]", 3), ("nul", 3), ("nulL", 3), ("\"a", 2), ("\"\\x\"", 1), ("\"\\u12g4\"", 1), ("\"\u{1}\"", 1), ("1 2", 2),
    ("\"\\ud800\"", 1), ("\"\\udc00\"", 1), ("\"\\ud800\\u0041\"", 1), ("{\"a\":1,\"a\":2}", 7), ("'a'", 0), ("NaN", 0),
    ("\u{FEFF}1", 0), ("1\u{0}", 1), ("{\"a\":1,}", 7), ("1e", 2), ("- 1", 1),
  ])
  func mistakesAreFoundWhereTheyAre(_ text: String, offset: Int) {
    #expect(failure(Array(text.utf8))?.offset == offset, "\(text)")
  }

  @Test(
    arguments: [
      ([0xFF], 1), ([0x61, 0xC3], 2), ([0xC0, 0x80], 1), ([0xED, 0xA0, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 1),
      ([0xC3, 0xA9, 0x80], 3),
    ] as [([UInt8], Int)])
  func bytesThatAreNoUTF8AreFound(_ bytes: [UInt8], offset: Int) {
    #expect(failure([0x22] + bytes + [0x22]) == JSONError(offset: offset, problem: .invalidUTF8))
  }

  @Test func depthHasALimit() throws {
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(throws: Never.self) { try read(nested(128)) }
    #expect(failure(Array(nested(129).utf8)) == JSONError(offset: 128, problem: .tooDeep(limit: 128)))
    #expect(failure(Array(String(repeating: "[", count: 1_000_000).utf8))?.offset == 128)
  }

  @Test func manyMembersHaveNamesOfTheirOwn() {
    let members = (0..<100).map { "\"k\($0)\":0" }
    #expect(failure(Array("{\(members.joined(separator: ","))}".utf8)) == nil)
    let twice = Array("{\(members.joined(separator: ",")),\"k50\":1}".utf8)
    #expect(failure(twice)?.problem == .duplicate(name: "k50"))
    // Canonically equivalent, but not equal.
    #expect(failure(Array("{\"\u{E9}\":0,\"e\u{301}\":0}".utf8)) == nil)
  }

  @Test func randomDocumentsAreReadAsFoundationReadsThem() throws {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<500 {
      let text = RandomJSON.text(using: &random)
      let expected = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      #expect(RandomJSON.isEqual(try read(text), expected), "\(text)")
    }
  }

  @Test func writtenTextsAreReadAgain() throws {
    var random = SeededGenerator(seed: 18)
    for _ in 0..<500 {
      let number = Double(bitPattern: random.next())
      var bytes: [UInt8] = []
      JSONText.append(number, to: &bytes)
      #expect(try JSONDocument(bytes).root.content == (number.isFinite ? .number(number) : .null))
    }
    let text = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init)))
    var bytes: [UInt8] = []
    JSONText.append(text, to: &bytes)
    #expect(try JSONDocument(bytes).root.content == .string(text))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (343, "343"), (-7, "-7"), (0.1, "0.1"), (1e21, "1e+21"), (20.287109375, "20.287109375"),
  ])
  func numbersAreShort(_ number: Double, _ text: String) {
    var bytes: [UInt8] = []
    JSONText.append(number, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
