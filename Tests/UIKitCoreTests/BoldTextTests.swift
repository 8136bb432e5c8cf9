import Foundation
import Testing
import UIKitCore

/// The Bold Text setting, as observed on iOS: the three lightest weights of the system font become heavier by 100, the
/// others by 200, up to 900 (github.com/codeandtheory/YMatterType, pull request 67).
@MainActor @Suite struct BoldTextTests {
  private let bold = UITraitCollection(legibilityWeight: .bold)

  private func weight(_ font: UIFont) -> UIFont.Weight? {
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return (traits?[.weight] as? CGFloat).map { UIFont.Weight($0) }
  }

  private func underBoldText<Result>(_ make: () -> Result) -> Result {
    var result: Result?
    bold.performAsCurrent { result = make() }
    return result ?? make()
  }

  @Test(
    arguments: [
      (.ultraLight, .thin), (.thin, .light), (.light, .regular), (.regular, .semibold), (.medium, .bold),
      (.semibold, .heavy), (.bold, .black), (.heavy, .black), (.black, .black),
    ] as [(UIFont.Weight, UIFont.Weight)])
  func systemFontsAreHeavier(weight asked: UIFont.Weight, drawn: UIFont.Weight) {
    #expect(weight(underBoldText { UIFont.systemFont(ofSize: 17, weight: asked) }) == drawn)
    #expect(weight(UIFont.systemFont(ofSize: 17, weight: asked)) == asked)
  }

  @Test func textStylesAreHeavier() {
    #expect(weight(.preferredFont(forTextStyle: .body, compatibleWith: bold)) == .semibold)
    #expect(weight(.preferredFont(forTextStyle: .headline, compatibleWith: bold)) == .heavy)
    #expect(weight(.preferredFont(forTextStyle: .body)) == .regular)
    #expect(weight(.preferredFont(forTextStyle: .headline)) == .semibold)
  }

  @Test func scaledSystemFontsAreHeavierAndOthersStay() throws {
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(weight(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: bold)) == .semibold)
    let slab = try #require(UIFont(name: "RobotoSlab-Regular", size: 17))
    #expect(metrics.scaledFont(for: slab, compatibleWith: bold) == metrics.scaledFont(for: slab))
  }

  @Test func aLabelThatAdjustsItsFontFollowsTheSetting() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    child.view.addSubview(label)
    #expect(weight(label.font) == .regular)
    parent.setOverrideTraitCollection(bold, forChild: child)
    #expect(weight(label.font) == .semibold)
  }
}
