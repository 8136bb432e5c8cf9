import Foundation
import Testing

@testable import TextLayout

/// Compares line starts and widths with three other engines; the fixture names them and how it was made.
@Suite struct LineStartTests {
  struct Fixture: Decodable {
    struct Paragraph: Decodable {
      struct Lines: Decodable {
        var size: Double
        var width: Double
        var starts: [Int]
        var widths: [Double]
      }

      var language: String
      var text: String
      var lines: [Lines]
    }

    var paragraphs: [Paragraph]
  }

  /// The fallback families after Inter for each language, as used for the recording.
  private static let fallbacks = [
    "ar": "NotoSansArabic-Regular", "he": "NotoSansHebrew-Regular", "hi": "NotoSansDevanagari-Regular",
    "km": "NotoSansKhmer-Regular", "th": "NotoSansThai-Regular", "ja": "NotoSansCJKjp-Regular",
    "ko": "NotoSansCJKkr-Regular", "zh-Hans": "NotoSansCJKsc-Regular",
  ]

  private static func fixture() throws -> Fixture {
    let data = try Data(contentsOf: Fonts.fixtures.appendingPathComponent("line-starts.json"))
    return try JSONDecoder().decode(Fixture.self, from: data)
  }

  private static func cascade(for language: String) throws -> FontCascade {
    let names = [fallbacks[language], "NotoSans-Regular"].compactMap { $0 }
    return FontCascade(try Fonts.font("Inter-Regular"), then: try names.map(Fonts.font))
  }

  @Test func linesStartWhereThreeEnginesAgree() throws {
    let engine = TextLayoutEngine()
    var compared = 0
    for paragraph in try Self.fixture().paragraphs {
      let cascade = try Self.cascade(for: paragraph.language)
      for expected in paragraph.lines {
        let measured = engine.measure(
          paragraph.text, font: TextFont(cascade: cascade, pointSize: expected.size),
          style: ParagraphStyle(language: paragraph.language), width: expected.width)
        let starts = measured.lines.map { paragraph.text.utf8Offset(utf16: $0.range.lowerBound) }
        #expect(
          starts == expected.starts,
          "\(paragraph.language) \(expected.size) px in \(expected.width): \(paragraph.text.prefix(40))")
        guard starts == expected.starts else { continue }
        // 0.03 px on lines with one run, 0.1 px on lines with several: Chromium rounds each run to 1/64 px.
        for (line, width) in zip(measured.lines, expected.widths) {
          #expect(
            abs(line.width - width) < 0.1, "\(paragraph.language) \(expected.size) px: \(line.width) for \(width)")
          compared += 1
        }
      }
    }
    #expect(compared > 1_000)
  }

  @Test func aParagraphIsShapedOnceForAllSizesAndWidths() throws {
    let engine = TextLayoutEngine()
    let cascade = try Self.cascade(for: "en")
    let paragraphs = try Self.fixture().paragraphs
    let text = try #require(paragraphs.first { $0.language == "en" }).text
    _ = engine.measure(text, font: TextFont(cascade: cascade, pointSize: 17))
    let once = engine.shapingCount
    for size in [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] {
      for width in [163.0, 343, 640] {
        _ = engine.measure(text, font: TextFont(cascade: cascade, pointSize: size), width: width)
      }
    }
    #expect(once == 1)
    #expect(engine.shapingCount == once)
  }
}

extension String {
  func utf8Offset(utf16 offset: Int) -> Int {
    utf8.distance(from: utf8.startIndex, to: utf16.index(utf16.startIndex, offsetBy: offset))
  }
}
