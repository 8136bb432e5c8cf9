import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The content of a button by its state. Expected values: Apple's documentation of `UIButton`, and the tests of
/// flowkey/UIKit-cross-platform (UIKitTests/Button), which also ran on iOS.
@MainActor @Suite(.ownEnvironment) struct UIButtonContentTests {
  @Test(arguments: [UIControl.State.normal, .highlighted, .selected, .disabled, [.selected, .highlighted]])
  func aStateWithoutATitleHasThatOfNormal(state: UIControl.State) {
    let button = UIButton()
    button.setTitle("a", for: .normal)
    #expect(button.title(for: state) == "a")
    button.setTitle("b", for: state)
    #expect(button.title(for: state) == "b")
    button.setTitle(nil, for: state)
    #expect(button.title(for: state) == (state == .normal ? nil : "a"))
  }

  /// Apple's documentation of `UIContentSizeCategoryAdjusting`: in all adopting classes, a preferred font follows the
  /// text size.
  @Test func labelsAndButtonsFollowTheTextSize() {
    let (label, button, holder) = (UILabel(), UIButton(), UIView())
    label.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    let adjusting: [any UIContentSizeCategoryAdjusting & UIView] = [label, button]
    for view in adjusting {
      #expect(!view.adjustsFontForContentSizeCategory)
      view.adjustsFontForContentSizeCategory = true
      #expect(view.adjustsFontForContentSizeCategory)
      holder.addSubview(view)
    }
    // Body is 23 points at XXXL (text-styles.json).
    holder.overrideTraits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(label.font.pointSize == 23 && button.titleLabel?.font.pointSize == 23)
    let pictures: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [button, UIImageView()]
    #expect(pictures.allSatisfy { !$0.adjustsImageSizeForAccessibilityContentSizeCategory })
  }

  @Test func theLabelFollowsTheState() {
    let button = UIButton()
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    #expect(button.titleLabel?.text == "a" && button.titleLabel?.textColor == .red)
    button.isSelected = true
    #expect(button.titleLabel?.text == "b" && button.titleLabel?.textColor == .blue)
    #expect(button.currentTitle == "b" && button.currentTitleColor == .blue)
    button.isHighlighted = true
    #expect(button.currentTitle == "a" && button.currentTitleColor == .red)
  }

  /// Stack Overflow 47468313: a system button lightens the one image that it has while it is disabled.
  @Test func theImageOfADisabledSystemButtonIsGrey() {
    let button = UIButton(type: .system)
    let image = UIImage(systemName: "star")
    button.setImage(image, for: .normal)
    let tint = button.imageView?.tintColor
    button.isEnabled = false
    #expect(button.imageView?.tintColor == .tertiaryLabel)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.tintColor == tint)
    button.adjustsImageWhenDisabled = true
    button.setImage(image, for: .disabled)
    #expect(button.imageView?.tintColor == tint)
    button.setImage(nil, for: .disabled)
    button.isEnabled = true
    #expect(button.imageView?.tintColor == tint)
    let custom = UIButton()
    custom.setImage(image, for: .normal)
    custom.isEnabled = false
    #expect(custom.imageView?.tintColor == tint)
  }

  @Test func aTitleForOneStateAloneIsNotShownInOthers() {
    let button = UIButton()
    button.setTitle("b", for: .selected)
    #expect(button.currentTitle == nil && button.titleLabel?.text == nil)
    button.isSelected = true
    #expect(button.titleLabel?.text == "b")
    button.isSelected = false
    #expect(button.titleLabel?.text == nil)
  }

  /// There is no source for this: the appearance of a title does not depend on the order in which its two parts are
  /// set.
  @Test func anAttributedTitleWithoutAColorHasTheTitlesColor() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(NSAttributedString(string: "b", attributes: [.kern: 2]), for: .normal)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.titleLabel?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    let own = NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.green])
    button.setAttributedTitle(own, for: .normal)
    button.setTitleColor(.blue, for: .normal)
    #expect(button.titleLabel?.textColor == .green && button.titleLabel?.attributedText == own)
  }

  @Test func anAttributedTitleGoesBeforeAPlainOne() {
    let button = UIButton()
    button.setTitle("a", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "b", attributes: [.kern: 2]), for: .normal)
    #expect(button.titleLabel?.text == "b")
    button.setTitle("c", for: .selected)
    button.isSelected = true
    #expect(button.titleLabel?.text == "c")
    button.isSelected = false
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "a")
  }

  /// 18 points in white, and 15 points in the tint colour.
  @Test func titlesOfCustomAndSystemButtons() {
    let custom = UIButton()
    #expect(custom.buttonType == .custom && custom.currentTitleColor == .white)
    #expect(custom.titleLabel?.font.pointSize == 18)
    let system = UIButton(type: .system)
    #expect(system.titleLabel?.font.pointSize == 15)
    #expect(system.currentTitleColor == system.tintColor)
    system.setTitle("a", for: .normal)
    system.tintColor = .systemRed
    #expect(system.titleLabel?.textColor == .systemRed)
  }

  @Test func aTitleIsOneLineCutInTheMiddle() {
    let label = UIButton().titleLabel
    #expect(label?.numberOfLines == 1 && label?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func aSubclassMakesButtonsOfAnyType() {
    final class Special: UIButton {}
    #expect(Special(type: .system).buttonType == .system)
    #expect(UIButton.ButtonType.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test func aPrimaryActionGivesTheTitle() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.buttonType == .system && button.currentTitle == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
