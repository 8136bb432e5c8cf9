import DynamicType
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The looks of a configured button in its states: Apple's documentation of `UIButton.Configuration` and `UIButton`.
@MainActor @Suite(.ownEnvironment) struct ButtonConfigurationStateTests {
  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.overrideTraits = phoneTraits(.large, scale: 3)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    button.layoutIfNeeded()
    return button
  }

  private func titled(_ configuration: UIButton.Configuration, _ title: String = "Go") -> UIButton.Configuration {
    var configuration = configuration
    configuration.title = title
    return configuration
  }

  /// The view of the background's colour.
  private func fill(_ button: UIButton) -> UIView? {
    button.subviews.first { String(describing: type(of: $0)) == "UISystemBackgroundView" }?.subviews.first
  }

  private func components(_ color: UIColor?) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color?.resolvedColor(with: phoneTraits()).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func filledIsWhiteOnTheTint() {
    let button = button(titled(.filled()))
    #expect(components(button.titleLabel?.textColor) == [1, 1, 1, 1])
    #expect(components(fill(button)?.backgroundColor) == components(.systemBlue))
    button.tintColor = .systemPink
    button.layoutIfNeeded()
    #expect(components(fill(button)?.backgroundColor) == components(.systemPink))
  }

  @Test func plainHasNoBackgroundAndTheTintsText() {
    let button = button(titled(.plain()))
    #expect(fill(button) == nil)
    #expect(button.titleLabel?.textColor == button.tintColor)
  }

  /// 15 to 18 hundredths of the tint (middle confidence).
  @Test func tintedHasAShadeOfTheTint() {
    let color = components(fill(button(titled(.tinted())))?.backgroundColor)
    #expect(color.dropLast() == components(.systemBlue).dropLast())
    #expect((0.15...0.18).contains(color[3]))
  }

  @Test func baseColorsAndTheBackgroundsOwn() {
    var configuration = titled(.filled())
    configuration.baseBackgroundColor = .systemGreen
    configuration.baseForegroundColor = .black
    let button = button(configuration)
    #expect(components(fill(button)?.backgroundColor) == components(.systemGreen))
    #expect(components(button.titleLabel?.textColor) == [0, 0, 0, 1])
    button.configuration?.background.backgroundColor = .systemRed
    button.layoutIfNeeded()
    #expect(fill(button)?.backgroundColor == .systemRed)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(fill(button)?.backgroundColor == .systemRed)
  }

  /// `tertiaryLabel` on a tertiary fill (low confidence).
  @Test func disabledButtonsAreGrey() {
    let button = button(titled(.filled()))
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(components(fill(button)?.backgroundColor) == components(.tertiarySystemFill))
  }

  @Test func aSelectedButtonLooksSoUnlessItIsFilled() {
    let gray = button(titled(.gray()))
    let before = components(fill(gray)?.backgroundColor)
    gray.isSelected = true
    gray.layoutIfNeeded()
    #expect(components(fill(gray)?.backgroundColor) != before)
    var still = titled(.gray())
    still.automaticallyUpdateForSelection = false
    let other = button(still)
    other.isSelected = true
    other.layoutIfNeeded()
    #expect(components(fill(other)?.backgroundColor) == before)
    #expect(!UIButton.Configuration.filled().automaticallyUpdateForSelection)
    #expect(!UIButton.Configuration.borderedProminent().automaticallyUpdateForSelection)
    #expect(UIButton.Configuration.plain().automaticallyUpdateForSelection)
  }

  @Test func theHandlerChangesTheConfigurationForTheState() {
    let button = button(titled(.plain(), "Off"))
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    #expect(calls == 1 && button.titleLabel?.text == "Off")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(calls == 2 && button.titleLabel?.text == "On" && button.currentTitle == "On")
    button.layoutIfNeeded()
    #expect(calls == 2)
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(calls == 3)
  }

  @Test func withoutAutomaticUpdatesColorsStay() {
    let button = button(titled(.filled()))
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(components(button.titleLabel?.textColor) == [1, 1, 1, 1])
  }

  @Test func transformersHaveTheLastWord() {
    var configuration = titled(.filled())
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 20)
      outgoing.underlineStyle = .single
      return outgoing
    }
    configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemPurple }
    let button = button(configuration)
    let shown = button.titleLabel?.attributedText
    #expect(shown?.string == "Go")
    #expect(shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(shown?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    #expect(fill(button)?.backgroundColor == .systemPurple)
  }

  /// Half the height for a capsule, the own radius for a fixed corner (high confidence).
  @Test func cornersHaveTheirStylesRadius() {
    var configuration = titled(.filled())
    configuration.cornerStyle = .capsule
    let capsule = button(configuration)
    #expect(fill(capsule)?.layer.cornerRadius == 20)
    capsule.frame.size.height = 60
    capsule.layoutIfNeeded()
    #expect(fill(capsule)?.layer.cornerRadius == 30)
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 11
    #expect(fill(button(configuration))?.layer.cornerRadius == 11)
    #expect(fill(button(configuration))?.layer.cornerCurve == .continuous)
  }

  /// A dynamic radius grows with the text size, a fixed one does not (high confidence).
  @Test func dynamicCornersGrow() {
    var configuration = titled(.filled())
    configuration.background.cornerRadius = 10
    let button = button(configuration)
    #expect(fill(button)?.layer.cornerRadius == 10)
    button.overrideTraits = phoneTraits(.accessibilityLarge, scale: 3)
    button.layoutIfNeeded()
    #expect((fill(button)?.layer.cornerRadius ?? 0) > 10)
    #expect((button.titleLabel?.font.pointSize ?? 0) > 17)
  }

  @Test func valuesOfStatesGoIntoTheConfiguration() {
    let button = button(titled(.plain(), "First"))
    button.setTitle("Second", for: .normal)
    button.setTitle("Marked", for: .selected)
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "Second" && button.titleLabel?.text == "Second")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Marked" && button.configuration?.title == "Second")
  }

  @Test func theActionsTitleIsUsedWhereThereIsNone() {
    var count = 0
    let action = UIAction(title: "Add") { _ in count += 1 }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    #expect(button.configuration?.title == "Add")
    #expect(UIButton(configuration: titled(.filled()), primaryAction: action).configuration?.title == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test func aConfigurationCanBeTakenAway() {
    let button = button(titled(.filled()))
    button.configuration = nil
    button.setTitle("Classic", for: .normal)
    button.layoutIfNeeded()
    #expect(fill(button) == nil && button.titleLabel?.text == "Classic")
    #expect(button.titleLabel?.font.pointSize == 15)
  }
}
