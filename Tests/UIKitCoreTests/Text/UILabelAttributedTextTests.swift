import Drawing
import DynamicType
import Foundation
import Raster
import Testing
import UIKitCore
import UIKitTestSupport

/// `text` and `attributedText`, and their interaction with the label's other properties. Rules: Apple's documentation
/// of `UILabel.attributedText`, `text`, `font`, `textColor`, `textAlignment` and `lineBreakMode`.
@MainActor @Suite struct UILabelAttributedTextTests {
  private let bold = UIFont.boldSystemFont(ofSize: 30)

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private var mixed: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "big",
      attributes: [
        .font: bold, .foregroundColor: UIColor.systemRed,
        .paragraphStyle: style {
          $0.alignment = .center
          $0.lineBreakMode = .byTruncatingMiddle
        },
      ])
    text.append(NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    return text
  }

  @Test func eachReplacesTheOther() {
    let label = UILabel()
    #expect(label.attributedText == nil)
    label.attributedText = mixed
    #expect(label.text == "big small")
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    label.text = "big small"
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func theFirstCharacterGivesTheLabelItsProperties() {
    let label = UILabel()
    label.attributedText = mixed
    #expect(label.font == bold)
    #expect(label.textColor == .systemRed)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.attributedText == mixed, "the text itself stays as it is")
  }

  @Test func plainTextAfterwardsLooksLikeTheFirstCharacter() {
    let label = UILabel()
    label.attributedText = mixed
    label.text = "plain"
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == bold)
    #expect(attributes?[.foregroundColor] as? UIColor == .systemRed)
    #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func propertiesSetAfterwardsApplyToAllOfTheText() {
    let label = UILabel()
    label.attributedText = mixed
    label.font = .systemFont(ofSize: 12)
    label.textColor = .systemBlue
    label.textAlignment = .right
    label.lineBreakMode = .byTruncatingTail
    for index in [0, 5] {
      let attributes = label.attributedText?.attributes(at: index, effectiveRange: nil)
      #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 12), "at \(index)")
      #expect(attributes?[.foregroundColor] as? UIColor == .systemBlue, "at \(index)")
    }
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .right)
    #expect(style?.lineBreakMode == .byTruncatingTail)
  }

  @Test func textIsCopied() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "one")
    label.attributedText = text
    text.append(NSAttributedString(string: " two"))
    #expect(label.text == "one")
  }

  @Test func textWithoutAttributesTakesTheLabels() {
    let traits = phoneTraits()
    let plain = label("Words", font: .systemFont(ofSize: 25), traits: traits)
    let attributed = label(nil, font: .systemFont(ofSize: 25), traits: traits)
    attributed.attributedText = NSAttributedString(string: "Words")
    #expect(attributed.sizeThatFits(.zero) == plain.sizeThatFits(.zero))
  }

  // MARK: Heights

  /// mobimeo/ios-baseline-alignment: two lines with a line spacing of 1.5, over all preferred fonts on iOS 14.
  @Test(arguments: PublishedFont.all)
  func lineSpacingAndLeadingMeetAsInUIKit(_ published: PublishedFont) {
    let leading = published.leading - published.lineHeight
    let gap = leading > 0 ? max(1.5, leading) : 1.5 + leading
    let text = NSAttributedString(
      string: "Hxg\nHxg", attributes: [.font: published.font, .paragraphStyle: style { $0.lineSpacing = 1.5 }])
    for scale: CGFloat in [1, 2, 3] {
      let label = label(nil, font: published.font, traits: phoneTraits(scale: scale))
      label.attributedText = text
      let expected = ((2 * published.lineHeight + gap) * scale - 1e-6).rounded(.up) / scale
      #expect(label.sizeThatFits(.zero).height == expected, "at \(scale)x")
    }
  }

  /// STULabel's README: a label with exactly one line has its line spacing below that line; with several lines nothing
  /// is added after the last.
  @Test func lineSpacingIsAddedBelowASingleLine() {
    let label = label(nil, font: .systemFont(ofSize: 17))
    let attributes = [NSAttributedString.Key.paragraphStyle: style { $0.lineSpacing = 10 }]
    label.attributedText = NSAttributedString(string: "one", attributes: attributes)
    #expect(label.sizeThatFits(.zero).height == ceilToPixel(20.287109375 + 10, scale: 2))
    label.attributedText = NSAttributedString(string: "one\ntwo", attributes: attributes)
    #expect(label.sizeThatFits(.zero).height == ceilToPixel(2 * 20.287109375 + 10, scale: 2))
  }

  // MARK: Text size

  @Test func fontsOfTheTextFollowTheTextSizeOneByOne() {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.overrideTraits = phoneTraits()
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits())])
    text.append(
      NSAttributedString(
        string: "b", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1, compatibleWith: phoneTraits())]))
    text.append(NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
    label.attributedText = text
    label.overrideTraits = phoneTraits(.accessibilityExtraExtraExtraLarge)
    let sizes = (0..<3).map { index in
      (label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(sizes == [53, 58, 9])
  }

  // MARK: States

  private func color(_ label: UILabel) -> [Double]? {
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    guard case .glyphs(let run) = label.record().displayList.flatCommands.first else { return nil }
    return [run.color.red, run.color.green, run.color.blue, run.color.alpha]
  }

  @Test func statesChangeTheColour() {
    let label = label("a", font: .systemFont(ofSize: 17))
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    label.highlightedTextColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(color(label) == [1, 0, 0, 0.5])
    label.isHighlighted = true
    #expect(color(label) == [0, 0, 1, 1])
    label.isHighlighted = false
    // Dimmed "somewhat" (Apple's documentation). There is no authority for the amount.
    label.isEnabled = false
    #expect(color(label) == [1, 0, 0, 0.25])
  }
}
