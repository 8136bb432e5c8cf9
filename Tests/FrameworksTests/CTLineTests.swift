import CoreText
import Foundation
import Testing
import UIKit

/// Lines, runs and frames: what Core Text's documentation says of offsets and origins, and the widths of drawn strings.
@MainActor @Suite struct CTLineTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }

  @Test func aLineIsAsWideAsItsText() {
    let string = text("Harbour walk")
    let line = CTLineCreateWithAttributedString(string)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(width - string.size().width) < 0.001)
    #expect(abs(ascent - font.ascender) < 0.001 && abs(descent + font.descender) < 0.001 && leading >= 0)
    #expect(CTLineGetStringRange(line).length == 12)
    #expect(CTLineGetGlyphCount(line) == 12)
    #expect(CTLineGetPenOffsetForFlush(line, 0.5, width + 10) == 5)
  }

  @Test func offsetsAndIndicesBelongTogether() {
    let line = CTLineCreateWithAttributedString(text("wider"))
    let offsets = (0...5).map { CTLineGetOffsetForStringIndex(line, $0, nil) }
    #expect(offsets == offsets.sorted() && offsets[0] == 0)
    for (index, offset) in offsets.enumerated() {
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset, y: 0)) == index)
    }
  }

  @Test func runsHaveTheirAttributes() throws {
    let string = NSMutableAttributedString(attributedString: text("one "))
    string.append(NSAttributedString(string: "two", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    let runs = try #require(CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string)) as? [CTRun])
    let sizes = runs.map { (CTRunGetAttributes($0)[kCTFontAttributeName] as? CTFont).map(CTFontGetSize) }
    #expect(sizes == [20, 30])
    #expect(runs.map(CTRunGetStringRange) == [CFRange(location: 0, length: 4), CFRange(location: 4, length: 3)])
    var positions = [CGPoint](repeating: .zero, count: 3)
    CTRunGetPositions(runs[1], CFRange(), &positions)
    #expect(positions[0].x > 0 && positions[0].x < positions[1].x && positions[1].x < positions[2].x)
  }

  @Test func aTruncatedLineHasRoom() throws {
    let line = CTLineCreateWithAttributedString(text("A very long line of text"))
    let cut = try #require(CTLineCreateTruncatedLine(line, 90, .end, nil))
    let width = CTLineGetTypographicBounds(cut, nil, nil, nil)
    #expect(width <= 90 && width > 50)
    #expect(try #require(CTLineCreateTruncatedLine(line, 900, .end, nil)) === line)
  }

  /// Origins are relative to the lower left corner of the path's box, with y growing upwards.
  @Test func aFrameHasItsLinesFromTheTop() throws {
    let string = text("one two three four five six")
    let setter = CTFramesetterCreateWithAttributedString(string)
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 90, height: 200), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(lines.count > 2)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(abs(origins[0].y - (200 - font.ascender)) < 1)
    #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y })
    #expect(lines.map { CTLineGetStringRange($0).length }.reduce(0, +) == string.length)
    #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 0, length: string.length))
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude), nil)
    #expect(size.width <= 90 && size.height > CGFloat(lines.count - 1) * font.lineHeight)
  }

  @Test func aTypesetterBreaksLines() {
    let setter = CTTypesetterCreateWithAttributedString(text("one two three"))
    let count = CTTypesetterSuggestLineBreak(setter, 0, 80)
    #expect(count == 8)
    let line = CTTypesetterCreateLine(setter, CFRangeMake(count, 5))
    #expect(CTLineGetStringRange(line) == CFRange(location: 8, length: 5))
  }

  @Test func aDelegateHasRoom() {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1, dealloc: { $0.deallocate() }, getAscent: { _ in 30 }, getDescent: { _ in 5 },
      getWidth: { _ in 44 })
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    let string = NSMutableAttributedString(attributedString: text("a"))
    let plain = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(string), nil, nil, nil)
    let delegate = CTRunDelegateCreate(&callbacks, context)
    string.append(
      NSAttributedString(
        string: "\u{FFFC}", attributes: [.font: font, .init(kCTRunDelegateAttributeName): delegate as Any]))
    var ascent: CGFloat = 0
    let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(string), &ascent, nil, nil)
    #expect(abs(width - plain - 44) < 0.001 && ascent == 30)
  }
}
