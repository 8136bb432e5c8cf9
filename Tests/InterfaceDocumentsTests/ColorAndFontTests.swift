import InterfaceDocuments
import Testing

struct ColorTests {
  private func color(_ attributes: String) throws -> InterfaceColor? {
    try object("<view><color key=\"c\" \(attributes)/></view>").color("c")
  }

  @Test(arguments: [
    ("sRGB", InterfaceColorSpace.sRGB), ("displayP3", .displayP3), ("genericRGB", .genericRGB),
    ("calibratedRGB", .calibratedRGB), ("deviceRGB", .deviceRGB), ("adobeRGB1998", .adobeRGB),
    ("extendedSRGB", .extendedSRGB), ("linearSRGB", .linearSRGB), ("extendedLinearSRGB", .extendedLinearSRGB),
  ])
  func colorsOfThreeComponentsAreRead(_ name: String, _ space: InterfaceColorSpace) throws {
    let components = #"red="0.25" green="0.5" blue="0.75" alpha="0.5""#
    let expected = InterfaceColor.components(space, [0.25, 0.5, 0.75], alpha: 0.5)
    #expect(try color("\(components) colorSpace=\"custom\" customColorSpace=\"\(name)\"") == expected)
    #expect(try color("\(components) colorSpace=\"\(name)\"") == expected)
  }

  @Test(arguments: [
    ("genericGamma22GrayColorSpace", InterfaceColorSpace.gray), ("calibratedWhite", .calibratedWhite),
    ("deviceWhite", .deviceWhite), ("extendedGray", .extendedGray), ("linearGray", .linearGray),
  ])
  func greysAreRead(_ name: String, _ space: InterfaceColorSpace) throws {
    #expect(
      try color("white=\"0.25\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"\(name)\"")
        == .components(space, [0.25], alpha: 1))
  }

  @Test func colorsOfFourComponentsAreRead() throws {
    #expect(
      try color(#"cyan="1" magenta="0.5" yellow="0.25" black="0" alpha="1" colorSpace="deviceCMYK""#)
        == .components(.deviceCMYK, [1, 0.5, 0.25, 0], alpha: 1))
    #expect(
      try color(
        #"cyan="1" magenta="0.5" yellow="0.25" black="0" alpha="1" colorSpace="custom" customColorSpace="genericCMYKColorSpace""#
      )
        == .components(.cmyk, [1, 0.5, 0.25, 0], alpha: 1))
  }

  /// A newer system's colour goes before an older one's, and components are what it looks like.
  @Test func systemColorsAreRead() throws {
    #expect(try color(#"systemColor="labelColor""#) == .system("labelColor", fallback: nil))
    #expect(
      try color(
        #"systemColor="linkColor" red="0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#)
        == .system("linkColor", fallback: .components(.sRGB, [0, 0.5, 1], alpha: 1)))
    #expect(
      try color(#"systemColor="darkTextColor" cocoaTouchSystemColor="darkTextColor""#)
        == .system("darkTextColor", fallback: nil))
    #expect(
      try color(#"cocoaTouchSystemColor="whiteColor" xcode11CocoaTouchSystemColor="systemBackgroundColor""#)
        == .system("systemBackgroundColor", fallback: nil))
    #expect(
      try color(#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#)
        == .system("groupTableViewBackgroundColor", fallback: nil))
    #expect(
      try color(#"name="textColor" catalog="System" colorSpace="catalog""#) == .system("textColor", fallback: nil))
  }

  @Test func namedAndAbsentColorsAreRead() throws {
    #expect(try color(#"name="Accent""#) == .named("Accent"))
    #expect(try object("<label><nil key=\"textColor\"/></label>").color("textColor") == InterfaceColor.none)
    #expect(try object("<label/>").color("textColor") == nil)
  }

  @Test func malformedColorsAreProblems() throws {
    let message = { (attributes: String) in
      let view = try object("<view><color key=\"c\" \(attributes)/></view>")
      return problem { () throws(InterfaceProblem) in _ = try view.color("c") }
    }
    #expect(try message("") == "A.xib:2:16: The element 'color' has no 'colorSpace'.")
    #expect(
      try message(#"red="red" colorSpace="deviceRGB""#) == "A.xib:2:31: Expected a number for 'red', not 'red'.")
    #expect(
      try message(#"red="1" colorSpace="custom" customColorSpace="sRBG""#)?.hasSuffix("Did you mean 'sRGB'?") == true)
    let view = try object("<view><rect key=\"c\"/></view>")
    #expect(
      problem { () throws(InterfaceProblem) in _ = try view.color("c") }
        == "A.xib:2:16: Expected a color for 'c', not 'rect'.")
  }
}

struct FontTests {
  private func font(_ attributes: String) throws -> InterfaceFont? {
    try object("<label><fontDescription key=\"f\" \(attributes)/></label>").font("f")
  }

  @Test func systemFontsAreRead() throws {
    #expect(
      try font(#"type="system" pointSize="17""#) == .system(weight: nil, isItalic: false, isBold: false, size: 17))
    #expect(
      try font(#"type="boldSystem" pointSize="15.5""#)
        == .system(weight: nil, isItalic: false, isBold: true, size: 15.5))
    #expect(
      try font(#"type="italicSystem" pointSize="0.0""#)
        == .system(weight: nil, isItalic: true, isBold: false, size: nil))
    #expect(
      try font(#"type="system" weight="semibold" pointSize="24""#)
        == .system(weight: "semibold", isItalic: false, isBold: false, size: 24))
  }

  @Test func stylesAndNamesAreRead() throws {
    #expect(try font(#"style="UICTFontTextStyleTitle0""#) == .style("UICTFontTextStyleTitle0"))
    #expect(
      try font(#"name="Avenir-Book" family="Avenir" pointSize="12""#)
        == .named("Avenir-Book", family: "Avenir", size: 12))
    #expect(try object("<label/>").font("f") == nil)
  }

  @Test func fontsOfAttributedStringsAreRead() throws {
    let font = { (attributes: String) in try object("<a><font key=\"f\" \(attributes)/></a>").font("f") }
    #expect(
      try font(#"metaFont="system" size="16""#) == .system(weight: nil, isItalic: false, isBold: false, size: 16))
    #expect(
      try font(#"metaFont="systemBold" size="16""#) == .system(weight: nil, isItalic: false, isBold: true, size: 16))
    #expect(
      try font(#"metaFont="systemSemibold" size="16""#)
        == .system(weight: "semibold", isItalic: false, isBold: false, size: 16))
    #expect(
      try font(#"metaFont="systemUltraLight" size="16""#)
        == .system(weight: "ultraLight", isItalic: false, isBold: false, size: 16))
    #expect(
      try font(#"size="14" name="Helvetica-Bold""#) == .named("Helvetica-Bold", family: nil, size: 14))
    #expect(
      try font(#"metaFont="message" size="11""#) == .system(weight: nil, isItalic: false, isBold: false, size: 11))
    #expect(try font(#"metaFont="UICTFontTextStyleBody""#) == .style("UICTFontTextStyleBody"))
  }

  @Test func malformedFontsAreProblems() throws {
    let message = { (attributes: String) in
      let label = try object("<label><fontDescription key=\"f\" \(attributes)/></label>")
      return problem { () throws(InterfaceProblem) in _ = try label.font("f") }
    }
    #expect(try message(#"type="bold""#)?.hasPrefix("A.xib:2:42: The value 'bold' of 'type' is unknown.") == true)
    #expect(try message(#"type="system" weight="semi-bold""#)?.hasSuffix("Did you mean 'semibold'?") == true)
    #expect(
      try message(#"type="system" pointSize="-3""#)
        == "A.xib:2:56: The value '-3' of 'pointSize' is out of range. Use a size from 0 to 10000.")
  }
}

struct AttributedStringTests {
  @Test func fragmentsWithAttributesAreRead() throws {
    let label = try object(
      """
      <label><attributedString key="attributedText"><fragment content="One "><attributes>
      <color key="NSColor" name="Ink"/><font key="NSFont" metaFont="system" size="17"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingTail" baseWritingDirection="natural" \
      minimumLineHeight="22" lineHeightMultiple="1.25" tighteningFactorForTruncation="0.0"/>
      <integer key="NSUnderline" value="1"/><real key="NSKern" value="0.5"/><url key="NSLink" string="https://example.com"/>
      <real key="NSExpansion" value="1"/></attributes></fragment>
      <fragment><string key="content">two
      </string></fragment></attributedString></label>
      """)
    let text = try #require(try label.attributedString("attributedText"))
    #expect(text.string == "One two\n")
    let first = try #require(text.fragments.first).attributes
    #expect(first.color == .named("Ink"))
    #expect(first.font == .system(weight: nil, isItalic: false, isBold: false, size: 17))
    #expect(first.underline == 1)
    #expect(first.kern == 0.5)
    #expect(first.link == "https://example.com")
    #expect(first.others == ["NSExpansion"])
    let style = try #require(first.paragraphStyle)
    #expect(style.alignment == "center" && style.lineBreakMode == "truncatingTail")
    #expect(style.baseWritingDirection == "natural")
    #expect(style.minimumLineHeight == 22 && style.lineHeightMultiple == 1.25 && style.lineSpacing == nil)
    #expect(text.fragments.last?.attributes == InterfaceTextAttributes())
  }

  @Test func malformedAttributesAreProblems() throws {
    let label = try object(
      """
      <label><attributedString key="a"><fragment content="x"><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="centre"/></attributes></fragment></attributedString></label>
      """)
    #expect(
      problem { () throws(InterfaceProblem) in _ = try label.attributedString("a") }
        == "A.xib:3:40: The value 'centre' of 'alignment' is unknown. Did you mean 'center'?")
  }
}
