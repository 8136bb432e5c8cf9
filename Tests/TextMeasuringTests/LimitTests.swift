import Testing
import TextLayout

@testable import TextMeasuring

/// The limits of requests.
@Suite struct LimitTests {
  private static let message = "Measuring took more than 0 seconds: split the request, or ask for less."

  /// Lines, searches, carets and points.
  @Test(
    arguments: [
      #""width": 30"#, #""widths": [30, 31], "want": ["lines", "hidden"]"#, #""width": 30, "want": ["carets"]"#,
      #""want": ["smallestWidth"]"#, #""want": ["largestFont"], "width": 3000, "lines": 1"#,
      #""want": ["largestCategory"], "width": 30, "lines": 200"#,
    ])
  func aRequestThatTakesLongerHasAnErrorThatSaysSo(fields: String) throws {
    let text = String(repeating: "some words ", count: 80)
    let line = #"{"id": 7, "text": "\#(text)", \#(fields)}"#
    let measurer = try TextMeasurer()
    func answer(_ limit: LayoutLimit) -> String {
      String(decoding: Array(line.utf8).withUnsafeBytes { measurer.answerLine($0, within: limit) }, as: UTF8.self)
    }
    let late = answer(LayoutLimit(seconds: 0))
    #expect(late.contains(Self.message) && late.contains(#""id":7"#), "\(late)")
    let left = answer(LayoutLimit(seconds: 3_600) { false })
    #expect(left.contains("The client is gone."), "\(left)")
    #expect(!answer(LayoutLimit(seconds: 3_600)).contains("error"))
  }
}
