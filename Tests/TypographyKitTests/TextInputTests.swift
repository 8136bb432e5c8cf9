import Foundation
import HeadlessUIKit
import LetterCase
import Testing

@testable import TypographyKit

/// Text fields and text views with a style: T9 of rwbutler/TypographyKit 6.0.1. Serialised, as the configuration is global.
@MainActor @Suite(.serialized) struct TextInputTests {
  init() { TypographyKit.refresh(with: Data(Configurations.everything.utf8)) }

  private let heading = UIFont.TextStyle(rawValue: "heading")

  @Test func aFieldTakesItsStyle() {
    let field = UITextField()
    field.text = "good morning"
    field.fontTextStyle = heading
    #expect(field.fontTextStyleName == "heading" && field.text == "GOOD MORNING" && field.letterCase == .upper)
    #expect(field.font == Typography(for: heading)?.font(.large) && field.textColor == TK.uiColor(named: "gold"))
    field.text("good night", style: heading, letterCase: .lower, textColor: .systemRed)
    #expect(field.text == "good night" && field.textColor == .systemRed)
  }

  @Test func aTextViewTakesItsStyle() {
    let view = UITextView()
    view.text = "good morning"
    view.fontTextStyle = heading
    #expect(view.text == "GOOD MORNING" && view.font == Typography(for: heading)?.font(.large))
    let mixed = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    mixed.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 1))
    view.attributedText(mixed, style: heading)
    #expect((view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 36)
    #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
  }

  @Test func fontsFollowTheTextSize() {
    let field = UITextField()
    field.fontTextStyle = heading
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(field)
    window.overrideTraits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(field.font == Typography(for: heading)?.font(.extraSmall))
  }
}
