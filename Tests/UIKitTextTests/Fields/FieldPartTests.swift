import Foundation
import Testing
import UIKitTestSupport
import UIKitText

@_spi(Subclasses) @testable import UIKitCore

/// The parts of a field: text or placeholder, views at its ends, dots, and what overrides change.
@MainActor @Suite(.ownEnvironment) struct FieldPartTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)

  private func icon(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)) }

  @Test func viewsAtBothEndsKeepTheirSizeInTheMiddleAndTakeRoomFromTheText() {
    let field = UITextField(frame: bounds)
    field.leftView = icon(30)
    field.rightView = icon(24)
    #expect(field.textRect(forBounds: bounds) == bounds)
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 176, y: 10, width: 24, height: 20))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 30, y: 0, width: 146, height: 40))
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
  }

  @Test func leadingIsOnTheRightInRightToLeftInterfaces() {
    let field = UITextField(frame: bounds)
    field.semanticContentAttribute = .forceRightToLeft
    field.leftView = icon(30)
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds).minX == 170)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 0, y: 0, width: 170, height: 40))
  }

  @Test func aViewIsShownOnlyInItsMode() {
    let field = UITextField(frame: bounds)
    field.rightView = icon(20)
    for (mode, isShown) in [(UITextField.ViewMode.never, false), (.whileEditing, false), (.unlessEditing, true)] {
      field.rightViewMode = mode
      #expect((field.rightView?.superview === field) == isShown, "\(mode)")
    }
  }

  @Test func theClearButtonIsShownOnlyBesideAText() throws {
    let field = UITextField(frame: bounds)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: bounds).width == 200)
    field.text = "a"
    let button = field.clearButtonRect(forBounds: bounds)
    #expect(button.size == CGSize(width: 19, height: 19) && (5...8).contains(200 - button.maxX))
    #expect(field.textRect(forBounds: bounds).maxX <= button.minX)
  }

  @Test func aSecureTextIsShownAsDots() {
    let field = UITextField(frame: bounds)
    field.text = "pas\u{1F600}"
    field.isSecureTextEntry = true
    #expect(field.shownTexts == ["\u{2022}\u{2022}\u{2022}\u{2022}"])
    #expect(field.text == "pas\u{1F600}" && field.accessibilityValue == "\u{2022}\u{2022}\u{2022}\u{2022}")
  }

  @Test func aTextThatIsTooLongIsCutAtItsEnd() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    field.text = "A long name of a street"
    #expect(field.shownTexts.first?.hasSuffix("\u{2026}") == true)
    #expect(field.record().isTruncated)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 2
    #expect(field.shownTexts == ["A long name of a street"])
  }

  @Test func overriddenRectanglesMoveTheText() throws {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    }
    let field = Inset(frame: bounds)
    field.placeholder = "b"
    #expect(field.firstLine?.x == 20)
    field.text = "a"
    #expect(field.firstLine?.x == 12)
  }

  @Test func anOverrideDrawsThePlaceholderElsewhere() throws {
    final class Moved: UITextField {
      override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect.offsetBy(dx: 9, dy: 0)) }
    }
    let (plain, moved) = (UITextField(frame: bounds), Moved(frame: bounds))
    for field in [plain, moved] { field.placeholder = "b" }
    let (first, second) = (try #require(plain.firstLine), try #require(moved.firstLine))
    #expect(second.x - first.x == 9 && second.y == first.y)
  }

  @Test func fieldsSpeakTheirTextOrTheirPlaceholder() {
    let field = UITextField(frame: bounds)
    #expect(field.isAccessibilityElement && (field.accessibilityValue ?? "").isEmpty && field.needsAccessibilityLabel)
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name" && !field.needsAccessibilityLabel)
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    // "Text Field." is said of the trait that a field brings (AccessibilitySnapshot's pictures).
    field.isEnabled = false
    #expect(field.accessibilityTraits == [.textEntry, .notEnabled])
  }

  @Test func fontsFollowTheTextSize() {
    let field = UITextField(frame: bounds)
    field.text = "a"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.overrideTraits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    // Apple's table of text styles: body is 23 points at XXXL.
    #expect(field.font?.pointSize == 23)
  }

  @Test func attributedTextSetsTheFieldsFontAndColor() {
    let field = UITextField(frame: bounds)
    field.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.systemRed])
    #expect(field.font?.pointSize == 21 && field.textColor == .systemRed && field.text == "ab")
  }

  @Test func aMegabyteInAFieldIsShownCut() {
    let field = UITextField(frame: bounds)
    field.text = String(repeating: "word ", count: 200_000)
    field.layoutIfNeeded()
    #expect(field.record().isTruncated)
  }
}
