import Foundation
import TestSupport
import Testing
import TextMeasuring

/// The answers to lines of JSON.
@Suite struct AnswerLineTests {
  private func answer(_ line: String) throws -> String {
    String(decoding: try Measurers.shared.answerLine(Array(line.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    (
      #"{"text": "Hello", "font": {"size": 17, "weight": "semibol"}}"#,
      #"{"version":1,"error":{"message":"'semibol' is not a known weight. Did you mean 'semibold'?","field":"font.weight","line":1,"column":50,"suggestion":"semibold"}}"#
    ),
    (
      #"{"txt": "Hello", "id": "a"}"#,
      #"{"id":"a","version":1,"error":{"message":"There is no field 'txt'. Did you mean 'text'?","field":"txt","line":1,"column":2,"suggestion":"text"}}"#
    ),
    (
      #"{"text": "a", "width": -1, "id": 12345678901234567890}"#,
      #"{"id":12345678901234567890,"version":1,"error":{"message":"-1 is not a valid length: expected 0 < length <= 1000000.","field":"width","line":1,"column":24}}"#
    ),
    (
      #"{"text": "a", "widths": [10, 1e400]}"#,
      #"{"version":1,"error":{"message":"The number is too large.","field":"widths[1]","line":1,"column":30}}"#
    ),
    (
      #"{"text": "a", "font": {"name": "Robto Slab"}}"#,
      #"{"version":1,"error":{"message":"There is no font 'Robto Slab'. Did you mean 'Roboto Slab'?","field":"font.name","line":1,"column":32,"suggestion":"Roboto Slab"}}"#
    ),
    (
      #"{"runs": [{"text": "a"}, {"text": "b", "kern": "wide"}]}"#,
      #"{"version":1,"error":{"message":"Expected a number, not a string.","field":"runs[1].kern","line":1,"column":48}}"#
    ),
    (#"{"#, #"{"version":1,"error":{"message":"The JSON text ends too early.","line":1,"column":2}}"#),
    (#"[]"#, #"{"version":1,"error":{"message":"Expected an object, not an array.","line":1,"column":1}}"#),
    (
      #"{}"#,
      #"{"version":1,"error":{"message":"The request has no text: expected 'text' or 'runs'.","line":1,"column":1}}"#
    ),
    (
      #""\ud800""#,
      #"{"version":1,"error":{"message":"The string has half of a surrogate pair: \\uD800 to \\uDBFF must be followed by \\uDC00 to \\uDFFF.","line":1,"column":2}}"#
    ),
    (
      "{\"text\": \"a\u{0}\"}",
      #"{"version":1,"error":{"message":"A string contains the control character U+0000 unescaped: write \\u0000.","line":1,"column":12}}"#
    ),
    (
      #"{"text": "a", "lines": 1.5}"#,
      #"{"version":1,"error":{"message":"Expected a whole number, not a number.","field":"lines","line":1,"column":24}}"#
    ),
    (
      #"{"text": "a", "font": {"style": "body", "size": 3}}"#,
      #"{"version":1,"error":{"message":"'size' cannot be used with a text style.","field":"font.size","line":1,"column":41}}"#
    ),
    (
      #"{"text": "a", "locale": "klingon!"}"#,
      #"{"version":1,"error":{"message":"The language 'klingon!' is not known: expected a language tag such as en or zh-Hans.","field":"locale","line":1,"column":25}}"#
    ),
  ])
  func mistakesAreNamedWithTheirPlace(_ line: String, _ error: String) throws {
    #expect(try answer(line) == error)
  }

  /// San Francisco's ascender, 1950 of 2048 units, at 17 points, and body's line distance, 22.
  @Test func anAnswerHasItsFieldsInOrder() throws {
    let line = try answer(#"{"id": "x", "text": "", "scale": 3, "want": ["size", "lines", "hidden", "missing"]}"#)
    #expect(
      line == #"{"id":"x","version":1,"measurements":[{"category":"L","width":null,"size":{"width":0,"height":0},"#
        + #""pixels":{"width":0,"height":0},"isTruncated":false,"lines":[],"hidden":[],"brokenWords":[],"missing":[]}]}"#
    )
  }

  /// The answer for a Swift program has the same bytes as the answers of the stream, the server and their clients.
  @Test func twoThousandRequestsAreAnsweredAsTheirJSONIs() throws {
    var random = SeededGenerator(seed: 17)
    let measurer = try Measurers.shared
    for _ in 0..<2000 {
      let request = RandomRequests.request(using: &random)
      let text = RequestText.bytes(request)
      let answer = try measurer.answer(request)
      #expect(answer.json == measurer.answerLine(text), "\(String(decoding: text, as: UTF8.self))")
    }
  }

  /// 300,000 lines: the first width alone has more than an answer may have.
  @Test func anAnswerHasAnEnd() throws {
    let text = String(repeating: "\\n", count: 300_000)
    let whole = try answer("{\"text\":\"\(text)\",\"widths\":[100]}")
    #expect(whole.contains("\"measurements\""))
    let refused = try answer("{\"text\":\"\(text)\",\"widths\":[100,200]}")
    #expect(
      refused.contains("has more than 250000 lines, carets and characters") && refused.contains("\"field\":\"want\""))
    let sizes = try answer("{\"text\":\"\(text)\",\"widths\":[100,200],\"want\":[\"size\"]}")
    #expect(sizes.contains("\"width\":200"))
  }
}
