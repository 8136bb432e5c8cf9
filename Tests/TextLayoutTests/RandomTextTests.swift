import TestSupport
import Testing
import TextFuzzing

@testable import TextLayout

/// Properties of any text; seeded, so that failures can be reproduced.
@Suite struct RandomTextTests {
  /// Ranges that are likely to cause problems: controls, combining marks, joining scripts, bidi controls, emoji,
  /// unassigned.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x20...0x20, 0x20...0x7E, 0xA0...0xFF, 0x300...0x36F, 0x590...0x5FF, 0x600...0x6FF, 0x900...0x97F,
    0xE00...0xE7F, 0x1000...0x109F, 0x1780...0x17FF, 0x2000...0x206F, 0x3040...0x30FF, 0x4E00...0x4FFF,
    0xAC00...0xAD00, 0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F600...0x1F64F, 0xE0000...0xE007F,
    0x10FFF0...0x10FFFF,
  ]

  static func text(_ generator: inout SeededGenerator) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...60, using: &generator) {
      guard let range = ranges.randomElement(using: &generator),
        let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator))
      else { continue }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func linesHoldTheWholeTextAndFit(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let engine = TextLayoutEngine()
    let text = Self.text(&generator)
    let font = try Fonts.textFont(size: Double.random(in: 6...60, using: &generator))
    let width = Double.random(in: 1...400, using: &generator)
    let direction = [BaseDirection.natural, .leftToRight, .rightToLeft].randomElement(using: &generator) ?? .natural
    let language = ["en", "ja", "ar", "th", "zh-Hant"].randomElement(using: &generator) ?? "en"
    let style = ParagraphStyle(baseDirection: direction, language: language)
    let measured = engine.measure(text, font: font, style: style, width: width)
    var end = 0
    for line in measured.lines {
      #expect(line.range.lowerBound == end, "seed \(seed)")
      end = line.range.upperBound
      let clusters = text.utf16Slice(line.visibleRange).drawnClusterCount
      #expect(line.width <= width || clusters <= 1, "seed \(seed): a line of \(line.width) in \(width)")
    }
    #expect(end == text.utf16.count, "seed \(seed)")
    let placed = engine.layout(text, font: font, style: style, width: width)
    #expect(placed.lines.map(\.measured) == measured.lines, "seed \(seed)")
    #expect(placed.size == measured.size, "seed \(seed)")
    // Caches do not change anything, and neither does an engine without caches.
    #expect(TextLayoutEngine(cacheLimit: 0).layout(text, font: font, style: style, width: width) == placed)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func aTruncatedLineFits(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 1_000)
    let text = "start " + Self.text(&generator)
    let font = try Fonts.textFont()
    let ellipsis = TextLayoutEngine.shared.measure("\u{2026}", font: font).size.width
    let width = Double.random(in: ellipsis...200, using: &generator)
    let container = TextContainer(width: width, maximumLines: 1, lineBreakMode: .truncatingTail)
    let measured = TextLayoutEngine.shared.measure(AttributedText(text, font: font), in: container)
    #expect(measured.lines.count == 1)
    #expect(measured.lines.allSatisfy { $0.width <= width + 1e-9 }, "seed \(seed)")
  }
}

extension String {
  fileprivate func utf16Slice(_ range: Range<Int>) -> String {
    String(decoding: Array(utf16)[range], as: UTF16.self)
  }
}
