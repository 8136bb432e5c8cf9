import Foundation
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Attributed strings of documents.
@MainActor @Suite(.ownEnvironment) struct AttributedStringElementsTests {
  private func label(_ fragments: String) throws -> (object: UILabel, problems: [String]) {
    try MadeObjects.first(
      UILabel.self,
      """
      <label usesAttributedText="YES" numberOfLines="0" id="a11-bb-001">
        <attributedString key="attributedText">\(fragments)</attributedString>
      </label>
      """)
  }

  @Test func fragmentsHaveTheirAttributes() throws {
    let (label, problems) = try label(
      """
      <fragment content="Total: ">
        <attributes>
          <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <font key="NSFont" metaFont="system" size="16"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingTail" \
      baseWritingDirection="rightToLeft" lineSpacing="3" paragraphSpacing="4" firstLineHeadIndent="5" \
      minimumLineHeight="22" maximumLineHeight="30" lineHeightMultiple="1.25" tighteningFactorForTruncation="0.0"/>
        </attributes>
      </fragment>
      <fragment>
        <string key="content">12,50
      Euro</string>
        <attributes>
          <integer key="NSUnderline" value="1"/>
          <integer key="NSStrikethrough" value="2"/>
          <real key="NSKern" value="-0.5"/>
          <real key="NSBaselineOffset" value="2"/>
        </attributes>
      </fragment>
      """)
    #expect(problems == [])
    let text = try #require(label.attributedText)
    #expect(text.string == "Total: 12,50\nEuro")
    let first = text.attributes(at: 0, effectiveRange: nil)
    #expect(first[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(first[.font] as? UIFont == .systemFont(ofSize: 16))
    let style = try #require(first[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center)
    #expect(style.lineBreakMode == .byTruncatingTail)
    #expect(style.baseWritingDirection == .rightToLeft)
    #expect(style.lineSpacing == 3 && style.paragraphSpacing == 4 && style.firstLineHeadIndent == 5)
    #expect(style.minimumLineHeight == 22 && style.maximumLineHeight == 30 && style.lineHeightMultiple == 1.25)
    let second = text.attributes(at: 8, effectiveRange: nil)
    #expect(second[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(second[.strikethroughStyle] as? Int == NSUnderlineStyle.thick.rawValue)
    #expect(second[.kern] as? CGFloat == -0.5)
    #expect(second[.baselineOffset] as? CGFloat == 2)
    #expect(second[.foregroundColor] == nil)
  }

  @Test(arguments: [
    ("byWordWrapping", "wordWrapping", NSLineBreakMode.byWordWrapping), ("chars", "charWrapping", .byCharWrapping),
    ("clip", "clipping", .byClipping), ("head", "truncatingHead", .byTruncatingHead),
    ("middle", "truncatingMiddle", .byTruncatingMiddle),
  ])
  func paragraphsBreakLinesByNamesOfTheirOwn(_: String, _ name: String, _ mode: NSLineBreakMode) throws {
    let text = try label(
      """
      <fragment content="x"><attributes>
      <paragraphStyle key="NSParagraphStyle" lineBreakMode="\(name)"/>
      </attributes></fragment>
      """
    ).object.attributedText
    let style = text?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.lineBreakMode == mode)
  }
}
