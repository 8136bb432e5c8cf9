public import Foundation
public import HeadlessUIKit
public import LetterCase

extension UIButton {
  /// The states in which a style's colour becomes the title's.
  public typealias TitleColorApplyMode = ButtonTitleColorApplyMode

  /// The name of the button's style. Setting it applies the configuration's style with this name, if there is one, now
  /// and whenever the configuration changes. Initially `body`.
  public var fontTextStyle: UIFont.TextStyle {
    get { styleName }
    set { styleName = newValue }
  }

  /// The raw value of `fontTextStyle`.
  public var fontTextStyleName: String {
    get { fontTextStyle.rawValue }
    set { fontTextStyle = UIFont.TextStyle(rawValue: newValue) }
  }

  /// The last letter case of the title; setting it changes the title for `normal`, unless that is attributed.
  public var letterCase: LetterCase {
    get { TypographyState.of(self).letterCase ?? .regular }
    set {
      TypographyState.of(self).letterCase = newValue
      guard attributedTitle(for: .normal) == nil else { return }
      setTitle(title(for: .normal)?.letterCase(newValue), for: .normal)
    }
  }

  /// The states in which a style's colour becomes the title's; by default those of the configuration.
  public var titleColorApplyMode: TitleColorApplyMode {
    get {
      let state = TypographyState.of(self)
      let configuration = state.typography?.configuration ?? TypographyKit.configuration
      return state.titleColorApplyMode ?? configuration.buttons.titleColorApplyMode
    }
    set { TypographyState.of(self).titleColorApplyMode = newValue }
  }

  /// The button's style. Setting it applies its font, colour and letter case to the title. An attributed title stays.
  /// Initially an empty style. Properties that a style does not have keep their previous values, as in the library,
  /// where a style's letter spacing does not apply to buttons either.
  public var typography: Typography {
    get { TypographyState.of(self).typography ?? Typography(name: fontTextStyle.rawValue) }
    set {
      let state = TypographyState.of(self)
      state.typography = newValue
      state.observe()
      guard attributedTitle(for: .normal) == nil else { return }
      if let font = newValue.font(traitCollection.preferredContentSizeCategory) { titleLabel?.font = font }
      if let color = newValue.textColor { applyTitleColor(color, mode: titleColorApplyMode) }
      if let letterCase = newValue.letterCase { self.letterCase = letterCase }
    }
  }

  /// Sets a title in a style, optionally with a different letter case or colour.
  public func text(
    _ text: String?, style: UIFont.TextStyle, letterCase: LetterCase? = nil, textColor: UIColor? = nil
  ) {
    setText(text, style: style, letterCase: letterCase, textColor: textColor)
  }

  /// Sets a title whose fonts get the style's size, and the style's font and colour where it has none. With
  /// `replacingDefaultTextColor`, its most frequent colour is replaced by the style's.
  public func attributedText(
    _ text: NSAttributedString?, style: UIFont.TextStyle, letterCase: LetterCase? = nil, textColor: UIColor? = nil,
    replacingDefaultTextColor: Bool = false
  ) {
    setAttributedText(
      text, style: style, letterCase: letterCase, textColor: textColor,
      replacingDefaultTextColor: replacingDefaultTextColor)
  }

  /// Applies all of a style to the title, as a document intends, including its letter spacing. A plain title set later
  /// is not shown, as with any attributed title.
  package func take(_ style: Typography) {
    typography = style
    guard style.letterSpacing > 0, attributedTitle(for: .normal) == nil, let title = title(for: .normal) else { return }
    let spaced = StyledAttributedText.text(NSAttributedString(string: title), spacedBy: style.letterSpacing)
    setAttributedTitle(spaced, for: .normal)
  }

  // MARK: Colours

  func applyTitleColor(_ color: UIColor, mode: TitleColorApplyMode) {
    switch mode {
    case .none: break
    case .normal: setTitleColor(color, for: .normal)
    case .all: for state in State.allCases { setTitleColor(color, for: state) }
    case .whereUnspecified: for state in unspecifiedStates { setTitleColor(color, for: state) }
    }
  }

  /// The states whose colour is the default, or that of `normal`.
  private var unspecifiedStates: [UIControl.State] {
    let plain = UIButton(type: buttonType)
    let normal = titleColor(for: .normal)
    return State.allCases.filter { state in
      let own = titleColor(for: state)
      return own == plain.titleColor(for: state) || state != .normal && own == normal
    }
  }
}

extension UIButton: TypographyElement {
  func setPlainText(_ text: String) { setTitle(text, for: .normal) }
  func setStyledText(_ text: NSAttributedString) { setAttributedTitle(text, for: .normal) }
  func setPlainColor(_ color: UIColor) { setTitleColor(color, for: .normal) }
  func setLetterSpacing() {}

  func followContentSizeCategory() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (button: UIButton, _) in
      button.setFont(at: button.traitCollection.preferredContentSizeCategory)
    }
  }

  func setFont(at category: UIContentSizeCategory) {
    guard let font = typography.font(category) else { return }
    if let title = attributedTitle(for: .normal) {
      setAttributedTitle(
        StyledAttributedText.text(title, font: font, color: typography.textColor), for: .normal)
    } else {
      titleLabel?.font = font
    }
  }
}
