public import Foundation
public import HeadlessUIKit
public import LetterCase

extension UILabel {
  /// The name of the label's style: set, the label gets the style that the configuration has of this name, if there is
  /// one, and another whenever another configuration counts. Before it was set: `body`.
  public var fontTextStyle: UIFont.TextStyle {
    get { styleName }
    set { styleName = newValue }
  }

  /// The raw value of `fontTextStyle`.
  public var fontTextStyleName: String {
    get { fontTextStyle.rawValue }
    set { fontTextStyle = UIFont.TextStyle(rawValue: newValue) }
  }

  /// The case that the text was set in last; set, it changes the text, unless attributes change within it.
  public var letterCase: LetterCase {
    get { TypographyState.of(self).letterCase ?? .regular }
    set {
      TypographyState.of(self).letterCase = newValue
      guard !StyledAttributedText.hasSeveralRuns(attributedText) else { return }
      text = text?.letterCase(newValue)
      setLetterSpacing()
    }
  }

  /// The label's style: set, it gives the label font, colour, letter case, spacing, line break mode and any number of
  /// lines. A text whose attributes change within it stays. Before it was set: a style without anything.
  ///
  /// What a style does not say stays as another one left it, as in the library: colour, letter case, spacing. A text that
  /// is set anew has neither case nor spacing of an earlier style.
  public var typography: Typography {
    get { TypographyState.of(self).typography ?? Typography(name: fontTextStyle.rawValue) }
    set {
      let state = TypographyState.of(self)
      state.typography = newValue
      state.observe()
      guard !StyledAttributedText.hasSeveralRuns(attributedText) else { return }
      if let font = newValue.font(traitCollection.preferredContentSizeCategory) { self.font = font }
      if let color = newValue.textColor { textColor = color }
      if let letterCase = newValue.letterCase { self.letterCase = letterCase }
      setLetterSpacing()
      lineBreakMode = (newValue.configuration ?? TypographyKit.configuration).labels.lineBreakMode
      numberOfLines = 0
    }
  }

  /// Sets a text in a style, in another case or colour than the style's where they are given.
  public func text(
    _ text: String?, style: UIFont.TextStyle, letterCase: LetterCase? = nil, textColor: UIColor? = nil
  ) {
    setText(text, style: style, letterCase: letterCase, textColor: textColor)
  }

  /// Sets a text whose fonts get the style's size, and which gets the style's font and colour where it has none.
  /// With `replacingDefaultTextColor`, the colour that most of its runs have becomes the style's.
  public func attributedText(
    _ text: NSAttributedString?, style: UIFont.TextStyle, letterCase: LetterCase? = nil, textColor: UIColor? = nil,
    replacingDefaultTextColor: Bool = false
  ) {
    setAttributedText(
      text, style: style, letterCase: letterCase, textColor: textColor,
      replacingDefaultTextColor: replacingDefaultTextColor)
  }

  /// Gives the text all of a style, as a document means it: where attributes change within a text, too, as
  /// `attributedText(_:style:)` does it.
  package func take(_ style: Typography) {
    typography = style
    guard StyledAttributedText.hasSeveralRuns(attributedText), let text = attributedText else { return }
    setStyledText(text, in: style)
  }
}

extension UILabel: TypographyElement {
  func setPlainText(_ text: String) { self.text = text }
  func setStyledText(_ text: NSAttributedString) { attributedText = text }
  func setPlainColor(_ color: UIColor) { textColor = color }

  func setLetterSpacing() {
    guard typography.letterSpacing > 0, let text = attributedText, text.length > 0 else { return }
    attributedText = StyledAttributedText.text(text, spacedBy: typography.letterSpacing)
  }

  func followContentSizeCategory() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: UILabel, _) in
      label.setFont(at: label.traitCollection.preferredContentSizeCategory)
    }
  }

  func setFont(at category: UIContentSizeCategory) {
    guard let font = typography.font(category) else { return }
    if StyledAttributedText.hasSeveralRuns(attributedText), let text = attributedText {
      attributedText = StyledAttributedText.text(text, font: font, color: typography.textColor)
    } else {
      self.font = font
    }
  }
}
