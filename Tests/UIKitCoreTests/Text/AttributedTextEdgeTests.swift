import Drawing
import Foundation
import Testing
import TextLayout
import UIKitCore
import UIKitTestSupport

/// Combinations of runs, paragraphs and limits in attributed text.
@MainActor @Suite struct AttributedTextEdgeTests {
  private let font = UIFont.systemFont(ofSize: 17)
  /// San Francisco's `hhea` table: 1950, -494 and 2048 units.
  private let lineHeight = 17.0 * 2444 / 2048

  private func label(_ text: NSAttributedString, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    label.numberOfLines = lines
    label.attributedText = text
    return label
  }

  private func fitted(_ label: UILabel) -> UILabel {
    label.frame.size = label.sizeThatFits(CGSize(width: 300, height: 1_000))
    return label
  }

  /// Apple's `NSParagraphStyle.tailIndent`: if 0 or negative, the distance from the trailing margin.
  @Test func aLabelHasRoomForItsTailIndent() {
    let style = NSMutableParagraphStyle()
    style.tailIndent = -20
    let plain = fitted(label(NSAttributedString(string: "Hello world")))
    let indented = fitted(label(NSAttributedString(string: "Hello world", attributes: [.paragraphStyle: style])))
    #expect(abs(indented.frame.size.width - plain.frame.size.width - 20) <= 1)
    #expect(!indented.record().isTruncated)
  }

  /// No authority: an empty line hides nothing. `Sources/TextLayout/README.md` has the rule.
  @Test(arguments: ["\n", "\r\n", "\u{2028}"]) func anEmptyLastLineIsNotTruncated(separator: String) {
    let node = fitted(label(NSAttributedString(string: "Hello" + separator))).record()
    #expect(node.lines.map(\.text) == ["Hello"])
    #expect(!node.isTruncated)
  }

  /// UIKit keeps the attribute only on U+FFFC (`NSTextStorage.fixAttachmentAttribute(in:)`).
  @Test func anAttachmentMayShareItsRunWithText() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    let caption = [NSAttributedString.Key.font: font]
    let shared = NSMutableAttributedString(string: "\u{FFFC} caption", attributes: caption)
    shared.addAttribute(.attachment, value: attachment, range: NSRange(location: 0, length: shared.length))
    let text = NSString(string: " caption").size(withAttributes: caption)
    #expect(abs(shared.size().width - text.width - 50) < 1e-9)
    // 50 points above the baseline, the font's descent below it.
    #expect(abs(shared.size().height - 50 - 17.0 * 494 / 2048) < 1e-9)
  }

  /// A range in characters may end within a surrogate pair; no character is lost.
  @Test func aRunThatSplitsACharacterTakesAllOfIt() {
    let text = NSMutableAttributedString(string: "x\u{10330}y")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    #expect(fitted(label(text)).record().layout.lines.map(\.text) == ["x\u{10330}y"])
  }

  /// UAX #9, X8: embeddings end with their paragraph. The attribute continues in the next one.
  @Test func aWritingDirectionIsThatOfEveryParagraph() {
    let override = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
    let both = label(NSAttributedString(string: "abc\nabc", attributes: [.writingDirection: [override]]), lines: 0)
    let lines = glyphLines(fitted(both))
    #expect(lines.count == 2)
    #expect(lines.first == lines.last)
    #expect(lines.first == glyphLines(fitted(label(NSAttributedString(string: "abc")))).first?.reversed())
  }

  /// The glyphs of each line that have a position of their own: controls have that of the following glyph.
  private func glyphLines(_ label: UILabel) -> [[UInt32]] {
    var lines: [(baseline: Double, glyphs: [PositionedGlyph])] = []
    for case .glyphs(let run) in label.record().displayList.flatCommands {
      for glyph in run.glyphs {
        if lines.last?.baseline != glyph.y { lines.append((glyph.y, [])) }
        lines[lines.count - 1].glyphs.append(glyph)
      }
    }
    let space = font.textFont.cascade.primary.nominalGlyph(for: " ")
    return lines.map { line in line.glyphs.map(\.id).filter { $0 != space } }
  }

  /// A line's own descent, here the larger font's: 40 points.
  @Test func aLineOfTwoFontsStandsOnItsBaseline() {
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: font])
    text.append(NSAttributedString(string: "BIG", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    let bounds = text.boundingRect(with: CGSize(width: 1_000, height: 1_000), options: [], context: nil)
    #expect(abs(bounds.origin.y + 40.0 * 494 / 2048) < 1e-9)
    #expect(abs(bounds.size.height - 40.0 * 2444 / 2048) < 1e-9)
  }

  /// Apple's documentation: text shrinks "to fit the width"; a label that is slightly lower than its text keeps the
  /// size.
  @Test func oneLineShrinksForItsWidthAlone() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.font = font
    label.text = "Hi"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    #expect(label.frame.size.height < lineHeight)
    guard case .glyphs(let run) = try #require(label.record().displayList.flatCommands.first) else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.pointSize == 17)
  }

  /// As in labels, characters are tightened before the text is truncated.
  @Test func drawnStringsAreTightenedToo() {
    let style = NSMutableParagraphStyle()
    style.allowsDefaultTighteningForTruncation = true
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let text = NSAttributedString(string: "A line of text that is a little too wide", attributes: attributes)
    let natural = text.size()
    let room = CGSize(width: natural.width - 3, height: natural.height)
    let bounds = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    #expect(abs(bounds.size.width - room.width) < 1e-9)
  }
}
