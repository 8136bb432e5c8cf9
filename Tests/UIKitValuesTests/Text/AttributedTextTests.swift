import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// The values that describe text: keys, paragraph styles, tabs, shadows, attachments.
@MainActor @Suite(.ownEnvironment) struct AttributedTextTests {
  private func size(_ attributes: [NSAttributedString.Key: Any], _ text: String = "Typography") -> CGSize {
    NSAttributedString(string: text, attributes: attributes).size()
  }

  @Test func rawValuesAreUIKits() {
    let keys: [(NSAttributedString.Key, String)] = [
      (.font, "NSFont"), (.foregroundColor, "NSColor"), (.backgroundColor, "NSBackgroundColor"),
      (.paragraphStyle, "NSParagraphStyle"), (.kern, "NSKern"), (.tracking, "CTTracking"), (.ligature, "NSLigature"),
      (.baselineOffset, "NSBaselineOffset"), (.underlineStyle, "NSUnderline"),
      (.underlineColor, "NSUnderlineColor"), (.strikethroughStyle, "NSStrikethrough"),
      (.strokeColor, "NSStrokeColor"), (.strokeWidth, "NSStrokeWidth"), (.shadow, "NSShadow"),
      (.obliqueness, "NSObliqueness"), (.expansion, "NSExpansion"), (.link, "NSLink"), (.attachment, "NSAttachment"),
      (.writingDirection, "NSWritingDirection"), (.languageIdentifier, "NSLanguage"),
    ]
    for (key, rawValue) in keys { #expect(key.rawValue == rawValue) }
    let styles: [NSUnderlineStyle] = [
      [], .single, .thick, .double, .patternDot, .patternDash, .patternDashDot, .patternDashDotDot, .byWord,
    ]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 9, 0x100, 0x200, 0x300, 0x400, 0x8000])
    #expect(NSWritingDirection.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(UIBaselineAdjustment.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(NSTextAttachment.character == 0xFFFC)
  }

  @Test func emptyTextNeedsNoArguments() {
    #expect(NSAttributedString().length == 0)
    #expect(NSMutableAttributedString().string == "")
    #expect(NSAttributedString().size().width == 0)
  }

  /// Foundation crashed when it compared the values of neighbours: see `CoreFoundationMark`.
  @Test func textCanBePutTogetherOfManyLooks() {
    let text = NSMutableAttributedString()
    for index in 1...6 {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(index / 2)
      let (shadow, attachment) = (NSShadow(), NSTextAttachment())
      shadow.shadowBlurRadius = CGFloat(index)
      attachment.bounds.size.width = CGFloat(index)
      text.append(
        NSAttributedString(
          string: "ab",
          attributes: [
            .font: UIFont.systemFont(ofSize: CGFloat(10 + index / 3)), .paragraphStyle: style, .shadow: shadow,
            .foregroundColor: UIColor(white: CGFloat(index) / 10, alpha: 1), .attachment: attachment,
          ]))
    }
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 9))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 12))
    #expect(text.attribute(.font, at: 6, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    #expect(text.attribute(.font, at: 11, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
  }

  // MARK: Values

  @Test func numbersMayBeOfAnyType() {
    let kern = size([.kern: 2.0])
    for value in [2, CGFloat(2), Float(2), NSNumber(value: 2), UInt8(2)] as [Any] {
      #expect(size([.kern: value]) == kern)
    }
    #expect(kern.width > size([:]).width)
    #expect(size([.kern: NSNull()]) == size([:]))
  }

  @Test func valuesOfAnotherTypeAreReportedOnce() {
    #expect(size([.font: "Inter", .kern: "wide"]) == size([:]))
    _ = size([.font: "Inter"])
    let call = "NSInvalidArgumentException: NSAttributedString: the value of"
    #expect(UIKitFaults.take() == ["\(call) 'NSFont' is not a UIFont", "\(call) 'NSKern' is not a finite number"])
    _ = size([.expansion: Double.infinity])
    #expect(UIKitFaults.take() == ["\(call) 'NSExpansion' is not a finite number"])
  }

  // MARK: Paragraph styles

  /// The header's defaults: `facts`, paragraph and line geometry.
  @Test func aStyleStartsWithUIKitsDefaults() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.lineBreakStrategy == [])
    #expect(style.baseWritingDirection == .natural)
    #expect(style.lineSpacing == 0 && style.lineHeightMultiple == 0 && style.maximumLineHeight == 0)
    #expect(style.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
    #expect(style.tabStops.allSatisfy { $0.alignment == .left })
  }

  @Test func copiesAreEqualUntilOneChanges() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(!(copy is NSMutableParagraphStyle))
    #expect(copy == style)
    #expect(copy.hash == style.hash)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.lineSpacing = 4
    #expect(copy.lineSpacing == 3)
    #expect(mutable != copy)
    mutable.setParagraphStyle(copy)
    #expect(mutable == copy)
  }

  @Test func tabStopsAreKeptInOrder() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    let far = NSTextTab(textAlignment: .left, location: 200)
    style.addTabStop(far)
    style.addTabStop(NSTextTab(textAlignment: .center, location: 100))
    #expect(style.tabStops.map(\.location) == [100, 200])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 200))
    #expect(style.tabStops.map(\.location) == [100])
    #expect(NSTextTab.columnTerminators(for: nil) == CharacterSet(charactersIn: "."))
  }

  @Test func hyphenationIsKeptAndRefusedWhereTextIsSet() throws {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 0.5
    style.usesDefaultHyphenation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.hyphenationFactor == 0.5 && copy.usesDefaultHyphenation)
    #expect(copy != NSParagraphStyle.default)
    #expect(UIKitFaults.take() == [])
    _ = NSAttributedString(string: "word", attributes: [.paragraphStyle: copy]).size()
    #expect(
      UIKitFaults.take() == [
        "NSMutableParagraphStyle.hyphenationFactor = 0.5 is not supported yet. Use soft hyphens (U+00AD).",
        "NSMutableParagraphStyle.usesDefaultHyphenation = true is not supported yet. Use soft hyphens (U+00AD).",
      ])
  }

  @Test func directionsAreThoseOfTheLanguagesScript() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .natural)
  }

  /// Apple's documentation of `NSShadow.init()`: no offset, no blur; UIKit's header: black with an alpha of 1/3.
  @Test func aShadowStartsWithoutOffsetAndBlur() {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero)
    #expect(shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3))
    #expect(shadow.copy() as? NSShadow == shadow)
  }

  // MARK: Sizes

  /// TextKit's line geometry: STULabel's `STUTextFrameOptions`, the mode that imitates it. At 17 points a + d is 17 *
  /// 2444 / 2048.
  @Test func lineHeightsFollowTheParagraphStyle() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      return size([.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style], "a\nb").height
    }
    let line: CGFloat = 20.287109375
    #expect(height { _ in } == 2 * line)
    #expect(height { $0.lineSpacing = 3 } == 2 * line + 3)
    #expect(height { $0.lineHeightMultiple = 1.5 } == 3 * line)
    #expect(height { $0.minimumLineHeight = 30 } == 60)
    #expect(height { $0.maximumLineHeight = 15 } == 30)
    #expect(
      height {
        $0.lineHeightMultiple = 2
        $0.maximumLineHeight = 25
      } == 50)
    #expect(
      height {
        $0.paragraphSpacing = 4
        $0.paragraphSpacingBefore = 6
      } == 2 * line + 10)
  }

  @Test func anAttachmentTakesItsBounds() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -5, width: 30, height: 50)
    let text = NSMutableAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}")
    #expect(text.size() == CGSize(width: 30, height: 50))
    text.append(NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    // The attachment extends 45 above the baseline and 5 below it, and the text's descent is 17 * 494 / 2048.
    #expect(text.size().height == 50)
    attachment.bounds.origin.y = 0
    let descent: CGFloat = 17 * 494.0 / 2048
    #expect(text.size().height == 50 + descent)
  }

  /// An override has the last word; it is asked with the place in the text, and the height of a line of the font there.
  @Test func anAttachmentMayAnswerForALine() {
    final class Icon: NSTextAttachment {
      var asked: [Int] = []
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect {
        asked.append(charIndex)
        var bounds = super.attachmentBounds(
          for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position, characterIndex: charIndex)
        bounds.size.height += lineFrag.height
        return bounds
      }
    }
    let (icon, font) = (Icon(), UIFont.systemFont(ofSize: 20))
    icon.bounds = CGRect(x: 0, y: 0, width: 30, height: 5)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(NSAttributedString(attachment: icon))
    text.addAttribute(.font, value: font, range: NSRange(location: 2, length: 1))
    let width = NSAttributedString(string: "ab", attributes: [.font: font]).size().width
    #expect(abs(text.size().width - width - 30) < 1e-9)
    // 5 and the line's height above the baseline, the descent below it.
    #expect(abs(text.size().height - 5 - font.lineHeight + font.descender) < 1e-9)
    #expect(Set(icon.asked) == [2])
  }
}
