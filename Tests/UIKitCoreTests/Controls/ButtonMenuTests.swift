import DynamicType
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Buttons that show the chosen element of a menu, those of the system's types, and Button Shapes: Apple's documentation
/// of `changesSelectionAsPrimaryAction`, `UIButton.ButtonType` and `UIAccessibility.buttonShapesEnabled`.
@MainActor @Suite(.ownEnvironment) struct ButtonMenuTests {
  private func menu(on chosen: Int? = nil) -> UIMenu {
    let titles = ["Date", "Name", "Size"]
    return UIMenu(
      children: titles.enumerated().map { index, title in
        UIAction(title: title, state: index == chosen ? .on : .off) { _ in }
      })
  }

  private func popUp(_ configuration: UIButton.Configuration?, on chosen: Int? = nil) -> UIButton {
    let button = configuration.map { UIButton(configuration: $0) } ?? UIButton(type: .system)
    button.overrideTraits = phoneTraits(.large, scale: 3)
    button.menu = menu(on: chosen)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.layoutIfNeeded()
    return button
  }

  @Test func aPopUpButtonShowsTheChosenElement() {
    #expect(popUp(.plain(), on: 1).currentTitle == "Name")
    #expect(popUp(.plain()).titleLabel?.text == "Date")
    #expect(popUp(nil, on: 2).titleLabel?.text == "Size")
    let button = popUp(.plain())
    button.menu = menu(on: 2)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Size")
    button.changesSelectionAsPrimaryAction = false
    button.layoutIfNeeded()
    #expect(button.currentTitle == nil)
  }

  @Test func aPopUpButtonHasArrowsUnlessTheConfigurationSaysOtherwise() {
    func pictures(_ button: UIButton) -> Int { button.subviews.filter { $0 is UIImageView }.count }
    #expect(pictures(popUp(.gray())) == 1)
    var without = UIButton.Configuration.gray()
    without.indicator = .none
    #expect(pictures(popUp(without)) == 0)
    without.indicator = .popup
    without.title = "Sort"
    let alone = UIButton(configuration: without)
    alone.layoutIfNeeded()
    #expect(pictures(alone) == 1)
  }

  /// Stored by Interface Builder at two pixels a point: an info button is 25 by 24.
  @Test func typesHaveSymbols() {
    for type in [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure] {
      let button = UIButton(type: type)
      button.overrideTraits = phoneTraits(.large, scale: 2)
      #expect(button.intrinsicContentSize == CGSize(width: 25, height: 24))
      #expect(button.currentImage != nil)
    }
    #expect(UIButton(type: .contactAdd).currentImage != nil && UIButton(type: .close).currentImage != nil)
    #expect(UIButton(type: .system).currentImage == nil)
  }

  /// A fifth (OpenUIKit's measurement).
  @Test func aHighlightedSystemButtonIsDimmed() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 0.2)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
    let later = UIButton(type: .system)
    later.isHighlighted = true
    later.setTitle("Go", for: .normal)
    #expect(later.titleLabel?.alpha == 0.2)
    let custom = UIButton()
    custom.setTitle("Go", for: .normal)
    custom.isHighlighted = true
    #expect(custom.titleLabel?.alpha == 1)
  }

  /// Titles that look like text are underlined; backgrounds are shapes already.
  @Test(arguments: [false, true]) func buttonShapesUnderlineTitles(shows: Bool) {
    ViewEnvironment.current.accessibility.showsButtonShapes = shows
    func isUnderlined(_ button: UIButton) -> Bool {
      button.layoutIfNeeded()
      let text = button.titleLabel?.attributedText
      return text?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1
    }
    let system = UIButton(type: .system)
    system.setTitle("Go", for: .normal)
    #expect(isUnderlined(system) == shows)
    #expect(system.currentTitle == "Go" && system.titleLabel?.text == "Go")
    let custom = UIButton()
    custom.setTitle("Go", for: .normal)
    #expect(!isUnderlined(custom))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    #expect(isUnderlined(UIButton(configuration: configuration)) == shows)
    var filled = UIButton.Configuration.filled()
    filled.title = "Go"
    #expect(!isUnderlined(UIButton(configuration: filled)))
  }
}
