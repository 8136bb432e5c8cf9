import Foundation
import Testing
import UIKitTestSupport
import UIKitText

@_spi(Subclasses) @testable import UIKitCore

/// Sizes of text fields. Sources: frames that Interface Builder stored since iOS 13 (no border 14 of 14, secure 4 of 4,
/// rounded 28 of 34), and pictures of iOS 17.5 and 18.5 at three pixels a point (cashapp/AccessibilitySnapshot).
@MainActor @Suite(.ownEnvironment) struct FieldSizeTests {
  private func field(_ size: CGFloat, text: String = "") -> UITextField {
    let field = UITextField(frame: .zero).at(2)
    field.font = .systemFont(ofSize: size)
    field.text = text
    return field
  }

  @Test(arguments: [(15, 19.5), (16, 21), (17, 22)] as [(CGFloat, CGFloat)])
  func withoutBorderALineAndAHalfPointMore(size: CGFloat, height: CGFloat) {
    #expect(field(size).intrinsicContentSize.height == height)
    #expect(field(size, text: "Text").intrinsicContentSize.height == height)
  }

  @Test(arguments: [(14, 17), (17, 21)] as [(CGFloat, CGFloat)])
  func aSecureFieldIsAWholeLineHigh(size: CGFloat, height: CGFloat) {
    let field = field(size)
    field.isSecureTextEntry = true
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test(arguments: [13, 14, 15, 16, 17, 18] as [CGFloat])
  func aRoundedBorderIs34High(size: CGFloat) {
    let field = field(size)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func theHeightFollowsTheFieldsOwnFontAndNotThePlaceholders() {
    let field = field(15)
    field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(field.intrinsicContentSize.height == 19.5)
  }

  @Test func anEmptyFieldIsFivePointsWideAndATextsWidthIsWhole() {
    #expect(field(17).intrinsicContentSize.width == 5)
    let width = field(17, text: "Text").intrinsicContentSize.width
    #expect(width == width.rounded() && width > 5)
  }

  @Test func theDefaultFontHas17Points() {
    #expect(UITextField(frame: .zero).font?.pointSize == 17)
  }

  @Test("Text and placeholder begin at 0, with their baseline at 21.33 of 30")
  func baseline() throws {
    for isPlaceholder in [false, true] {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 250, height: 30)).at(3)
      if isPlaceholder { field.placeholder = "Hello" } else { field.text = "Hello" }
      let line = try #require(field.firstLine)
      #expect(line.x == 0 && abs(line.y - 64.0 / 3) < 1e-9)
    }
  }

  @Test("A placeholder is 196 grey on white: 60, 60, 67 at 30 %")
  func placeholderColor() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 250, height: 30))
    field.placeholder = "Hello"
    let color = try #require(
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
    let components = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components ?? []
    #expect(components.count == 4)
    for (channel, expected) in zip(components.prefix(3), [60, 60, 67]) {
      #expect(abs(channel * 255 - CGFloat(expected)) < 0.5)
    }
    #expect(abs(components[3] - 0.3) < 1e-6)
  }

  @Test("In a rounded border text is inset by 7 and 2")
  func roundedTextRect() {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    #expect(
      field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)) == CGRect(x: 7, y: 2, width: 86, height: 30)
    )
    #expect(UITextField(frame: .zero).textRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 8)).size.width == 9)
  }
}
