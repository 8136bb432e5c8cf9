import DynamicType
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite(.ownEnvironment) struct UIFontDescriptorTests {
  typealias Traits = UIFontDescriptor.SymbolicTraits

  private func slab(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: [.family: "Roboto Slab"]).addingAttributes(attributes)
  }

  // MARK: Round trips

  private var fonts: [UIFont] {
    [
      .systemFont(ofSize: 17), .systemFont(ofSize: 20, weight: .semibold), .italicSystemFont(ofSize: 13),
      .boldSystemFont(ofSize: 11), .monospacedSystemFont(ofSize: 12, weight: .bold),
      .monospacedDigitSystemFont(ofSize: 17, weight: .medium), UIFont(name: "RobotoSlab-Bold", size: 16),
      UIFont(name: "Roboto Slab", size: 16),
    ].compactMap { $0 }
  }

  @Test func aFontIsThatOfItsDescriptor() {
    #expect(fonts.count == 8)
    for font in fonts {
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font, "\(font.fontName)")
      #expect(UIFont(descriptor: font.fontDescriptor, size: 31) == font.withSize(31), "\(font.fontName)")
      let copy = UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes)
      #expect(UIFont(descriptor: copy.withSize(font.pointSize), size: 0).fontName == font.fontName)
      #expect(font.fontDescriptor.postscriptName == font.fontName)
      #expect(font.fontDescriptor.pointSize == font.pointSize)
    }
  }

  @Test(arguments: PublishedFont.all)
  func aPreferredFontIsThatOfItsDescriptor(_ published: PublishedFont) {
    #expect(UIFont(descriptor: published.font.fontDescriptor, size: 0) == published.font)
  }

  @Test func aPreferredDescriptorHasTheStylesFigures() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .title2, compatibleWith: phoneTraits(.accessibilityMedium))
    let font = UIFont.preferredFont(forTextStyle: .title2, compatibleWith: phoneTraits(.accessibilityMedium))
    #expect(UIFont(descriptor: descriptor, size: 0) == font)
    #expect(descriptor.pointSize == font.pointSize)
    #expect(descriptor.object(forKey: .textStyle) as? String == UIFont.TextStyle.title2.rawValue)
  }

  @Test func descriptorsAreEqualByTheirAttributes() {
    let (one, other) = (
      UIFontDescriptor(name: "RobotoSlab-Bold", size: 12), UIFontDescriptor(name: "RobotoSlab-Bold", size: 12)
    )
    #expect(one == other && one.hash == other.hash)
    #expect(one != other.withSize(13))
    #expect(Set([one, other, other.withSize(13)]).count == 2)
  }

  /// Core Text's documentation: a descriptor without a size gives 12 points.
  @Test func aFontWithoutSizeHasTwelvePoints() {
    #expect(UIFont(descriptor: UIFontDescriptor(name: "RobotoSlab-Bold", size: 0), size: 0).pointSize == 12)
  }

  @Test func attributesAreFoundByKey() {
    let descriptor = UIFontDescriptor(name: "RobotoSlab-Bold", size: 12)
    #expect(descriptor.object(forKey: .name) as? String == "RobotoSlab-Bold")
    #expect(descriptor.object(forKey: .family) as? String == "Roboto Slab")
    #expect(descriptor.object(forKey: .face) as? String == "Bold")
    #expect(descriptor.object(forKey: .size) as? CGFloat == 12)
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
    #expect(traits?[.symbolic] as? UInt32 == Traits.traitBold.rawValue)
    #expect(descriptor.fontAttributes.count == 2)
  }

  // MARK: Symbolic traits

  /// Human Interface Guidelines: emphasised titles up to title 2 are bold, the other styles semibold.
  @Test(arguments: TextStyle.allCases)
  func aStylesBoldIsTheEmphasisedWeight(style: TextStyle) throws {
    let font = UIFont.preferredFont(forTextStyle: .init(rawValue: style.rawValue), compatibleWith: phoneTraits())
    let bold = UIFont(descriptor: try #require(font.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
    let isTitle = [.extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2].contains(style)
    #expect(bold.fontName.hasSuffix(isTitle ? "-Bold" : "-SemiBold"), "\(bold.fontName)")
    #expect(bold.pointSize == font.pointSize)
    #expect(bold.lineHeight + bold.leading == font.lineHeight + font.leading)
  }

  @Test func theSystemFontHasBoldAndItalic() throws {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(descriptor.symbolicTraits == [])
    let both = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 0).fontName == "Inter-BoldItalic")
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let neither = try #require(both.withSymbolicTraits([]))
    #expect(UIFont(descriptor: neither, size: 0) == .systemFont(ofSize: 17))
    let mono = try #require(descriptor.withSymbolicTraits(.traitMonoSpace))
    #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
    #expect(descriptor.withSymbolicTraits(.traitCondensed) == nil)
    #expect(descriptor.withSymbolicTraits(.traitExpanded) == nil)
  }

  @Test func aFamilyHasTheTraitsItsFacesHave() throws {
    let regular = UIFontDescriptor(name: "RobotoSlab-Regular", size: 17)
    let bold = try #require(regular.withSymbolicTraits(.traitBold))
    #expect(bold.postscriptName == "RobotoSlab-Bold")
    #expect(bold.withSymbolicTraits([])?.postscriptName == "RobotoSlab-Regular")
    #expect(regular.withSymbolicTraits(.traitItalic) == nil)
    #expect(regular.withSymbolicTraits(.traitMonoSpace) == nil)
    #expect(regular.withSymbolicTraits([])?.pointSize == 17)
  }

  /// Apple's documentation of the traits, in numbers: 2 points, for the fonts of text styles.
  @Test func leadingTraitsMoveTheLinesOfTextStyles() throws {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits())
    func leading(_ traits: Traits) throws -> CGFloat {
      UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(traits)), size: 0).leading
    }
    #expect(try leading(.traitLooseLeading) == body.leading + 2)
    #expect(try leading(.traitTightLeading) == body.leading - 2)
    #expect(try leading([]) == body.leading)
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitLooseLeading)
    #expect(UIFont(descriptor: try #require(plain), size: 0).leading == 0)
  }

  // MARK: Rescaling

  /// STULabel's tests: a preferred font with a changed symbolic trait is not rescaled; one with another size snaps
  /// back.
  @Test func aChangedTraitStopsRescalingAndAChangedSizeDoesNot() throws {
    let label = UILabel()
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits())
    let italic = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitItalic)), size: 0)
    let features = body.fontDescriptor.addingAttributes([.featureSettings: [digits(0)]])
    let numbers = UIFont(descriptor: features, size: 0)
    #expect(size(of: italic, in: label) == 17)
    #expect(size(of: body.withSize(40), in: label) == 28)
    #expect(size(of: numbers, in: label) == 28)
    #expect(label.font.fontDescriptor.fontAttributes[.featureSettings] != nil)
  }

  /// Body is 28 points at AX1 (Human Interface Guidelines).
  private func size(of font: UIFont, in label: UILabel) -> CGFloat {
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.overrideTraits = phoneTraits(.accessibilityMedium)
    return label.font.pointSize
  }

  // MARK: Weights, families, designs

  @Test func aWeightTraitChoosesTheSystemFontsFace() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: descriptor, size: 17).fontName == UIFont.systemFont(ofSize: 17, weight: .heavy).fontName)
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, "RobotoSlab-Light"), (.regular, "RobotoSlab-Regular"), (.medium, "RobotoSlab-Regular"),
    (.semibold, "RobotoSlab-Bold"), (.black, "RobotoSlab-Bold"),
  ])
  func aWeightTraitChoosesAFamilysFace(weight: UIFont.Weight, name: String) {
    let descriptor = slab([.traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue]])
    #expect(UIFont(descriptor: descriptor, size: 17).fontName == name)
  }

  @Test func facesAndFamiliesAreFoundByName() {
    #expect(slab().withFace("Light").postscriptName == "RobotoSlab-Light")
    let system = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(system.withFamily("Roboto Slab").postscriptName == "RobotoSlab-Regular")
    #expect(UIFont.familyNames.contains("Roboto Slab"))
    let names = UIFont.fontNames(forFamilyName: "Roboto Slab")
    #expect(names == ["RobotoSlab-Light", "RobotoSlab-Regular", "RobotoSlab-Bold"])
    #expect(UIFont.fontNames(forFamilyName: "Frutiger").isEmpty)
    let matches = slab().matchingFontDescriptors(withMandatoryKeys: nil)
    #expect(matches.map(\.postscriptName) == names)
    let bold = slab([.face: "Bold"]).matchingFontDescriptors(withMandatoryKeys: [.family, .face])
    #expect(bold.map(\.postscriptName) == ["RobotoSlab-Bold"])
  }

  @Test func theSystemFontHasTwoDesigns() throws {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits())
    let mono = UIFont(descriptor: try #require(body.fontDescriptor.withDesign(.monospaced)), size: 0)
    #expect(mono.fontName == "NotoSansMono-Regular")
    #expect(mono.pointSize == 17)
    #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    #expect(mono.fontDescriptor.withDesign(.default).map { UIFont(descriptor: $0, size: 0) } == body)
    #expect(body.fontDescriptor.withDesign(.init(rawValue: "unknown")) == nil)
    #expect(slab().withDesign(.monospaced) == nil && slab().withDesign(.rounded) == nil)
  }

  /// Apple: "withDesign(_:)": the system's descriptors have all designs; apps unwrap the result.
  @Test(arguments: [UIFontDescriptor.SystemDesign.rounded, .serif]) func theDefaultDesignStandsInForOthers(
    _ design: UIFontDescriptor.SystemDesign
  ) throws {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: phoneTraits())
    let descriptor = try #require(body.fontDescriptor.withDesign(design))
    let font = UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 20)
    #expect(font != UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 20))
    #expect(font.pointSize == 20 && font.lineHeight == UIFont.systemFont(ofSize: 20, weight: .semibold).lineHeight)
    let traits = try #require(descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
    #expect(traits[.design] as? String == design.rawValue)
    #expect(
      UIFontDescriptor(fontAttributes: [.traits: [UIFontDescriptor.TraitKey.design: design]]).withDesign(.default)
        != nil)
  }

  // MARK: Features

  private func digits(_ selector: Int) -> [UIFontDescriptor.FeatureKey: Any] {
    [.type: kNumberSpacingType, .selector: selector]
  }

  private func width(_ text: String, _ settings: [[UIFontDescriptor.FeatureKey: Any]]) -> CGFloat {
    let descriptor = UIFont.systemFont(ofSize: 100).fontDescriptor.addingAttributes([.featureSettings: settings])
    return text.size(withAttributes: [.font: UIFont(descriptor: descriptor, size: 0)]).width
  }

  /// Both forms of a setting enable the same OpenType feature, in Inter, which has these.
  @Test(arguments: [
    (kNumberSpacingType, kMonospacedNumbersSelector, "tnum", "1171"),
    (kTypographicExtrasType, kSlashedZeroOnSelector, "zero", "0"),
    (kFractionsType, kDiagonalFractionsSelector, "frac", "12/31"), (kStylisticAlternativesType, 2, "ss01", "1234"),
    (kVerticalPositionType, kSuperiorsSelector, "sups", "12"),
  ])
  func aRegisteredFeatureIsTheOpenTypeOne(type: Int, selector: Int, tag: String, text: String) {
    let keys = (
      UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureTag),
      UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureValue)
    )
    let openType = width(text, [[keys.0: tag, keys.1: 1]])
    #expect(width(text, [[.type: type, .selector: selector]]) == openType)
    #expect(width(text, [[.featureIdentifier: type, .typeIdentifier: selector]]) == openType)
    if tag != "zero" { #expect(openType != width(text, []), "\(tag) changes nothing") }
  }

  @Test func aLaterSettingUndoesAnEarlierOne() {
    #expect(width("1171", [digits(0), digits(1)]) == width("1171", []))
    #expect(width("1171", [digits(1), digits(0)]) == width("1171", [digits(0)]))
  }

  @Test func settingsThatAreNoneAreLeftOut() {
    #expect(
      width("1171", [[.type: "six", .selector: 0], [.type: 6], [.type: 9999, .selector: -3]]) == width("1171", []))
  }

  /// BonMot's tests of UIKit ("When a font is created, attributes that are not supported are removed"), and
  /// `CTFontCopyFeatureSettings`. Noto Sans Mono has no stylistic sets, Inter has some; a descriptor alone keeps
  /// everything.
  @Test func aFontLeavesOutSettingsOfFeaturesItDoesNotHave() throws {
    let set: [UIFontDescriptor.FeatureKey: Any] = [.type: kStylisticAlternativesType, .selector: 2]
    func kept(_ font: UIFont, _ settings: [[UIFontDescriptor.FeatureKey: Any]]) -> [[UIFontDescriptor.FeatureKey: Int]]?
    {
      let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: settings])
      #expect((descriptor.fontAttributes[.featureSettings] as? [Any])?.count == settings.count)
      let made = UIFont(descriptor: descriptor, size: 0)
      return made.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]]
    }
    let unknown: [UIFontDescriptor.FeatureKey: Any] = [.type: 9999, .selector: 0]
    let mono = try #require(UIFont(name: "NotoSansMono-Regular", size: 17))
    #expect(kept(mono, [set, unknown]) == nil)
    #expect(kept(.systemFont(ofSize: 17), [unknown, set]) == [[.type: kStylisticAlternativesType, .selector: 2]])
  }

  // MARK: Cascades

  @Test func aCascadeListIsAskedFirst() throws {
    let list = [UIFontDescriptor(name: "NotoSansCJKjp-Regular", size: 0)]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.cascadeList: list])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.fontDescriptor.fontAttributes[.cascadeList] as? [UIFontDescriptor] == list)
    #expect(font != .systemFont(ofSize: 17))
    #expect(font == UIFont(descriptor: descriptor, size: 0))
  }

  // MARK: Bad input

  @Test func nonsenseIsLeftOut() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .size: "large", .traits: [UIFontDescriptor.TraitKey.weight: Double.nan, .symbolic: -5], .featureSettings: 7,
      .name: 12,
    ])
    #expect(UIFont(descriptor: descriptor, size: .nan).pointSize == 12)
    let huge = UIFontDescriptor(fontAttributes: [
      .size: CGFloat.infinity, .traits: [UIFontDescriptor.TraitKey.weight: 1e300],
    ])
    #expect(UIFont(descriptor: huge, size: 0).lineHeight.isFinite)
  }

  @Test func aFontThatIsNotThereFailsTheScene() {
    let font = UIFont(descriptor: UIFontDescriptor(name: "Frutiger", size: 20), size: 0)
    #expect(font.pointSize == 20)
    #expect(
      UIKitFaults.take() == [
        "UIFont(descriptor:size:) with the font 'Frutiger', which is not registered, is not supported yet. "
          + "Register its file with UIFont.registerFonts(at:), or list it under 'fonts' in the catalogue."
      ])
  }

  @Test func theSystemFontHasOneWidth() {
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold, width: .standard) == .systemFont(ofSize: 17, weight: .bold))
    #expect(UIKitFaults.take().isEmpty)
    _ = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
    #expect(UIKitFaults.take().count == 1)
  }
}
