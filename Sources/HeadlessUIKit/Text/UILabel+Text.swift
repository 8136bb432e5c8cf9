import Foundation
import TextLayout

/// What a label shows.
enum LabelContent {
  case none
  case plain(String)
  case attributed(NSAttributedString)

  var string: String? {
    switch self {
    case .none: nil
    case .plain(let string): string
    case .attributed(let string): string.string
    }
  }

  var attributedString: NSAttributedString? {
    if case .attributed(let string) = self { return string }
    return nil
  }
}

extension UILabel {
  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The label's own style, for text and paragraphs without one.
  private var ownStyle: ParagraphStyleValues {
    var style = ParagraphStyleValues()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    return style
  }

  /// What plain text is set in, as attributes.
  var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSParagraphStyle()
    style.values = ownStyle
    return [
      .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: textColor ?? .label,
      .paragraphStyle: style,
    ]
  }

  /// Makes the label's properties those of the attributed text's first character, as far as it has them.
  func adoptFirstAttributes() {
    guard let string = content.attributedString, string.length > 0 else { return }
    let reader = TextAttributeReader(attributes: string.attributes(at: 0, effectiveRange: nil))
    // The text keeps its own attributes: the properties' observers would spread the first ones over all of it.
    defer { content = .attributed(string) }
    if let first = reader.value(.font, as: UIFont.self) { font = first }
    if let first = reader.value(.foregroundColor, as: UIColor.self) { textColor = first }
    guard let style = reader.value(.paragraphStyle, as: NSParagraphStyle.self) else { return }
    textAlignment = style.alignment
    lineBreakMode = style.lineBreakMode
    allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
  }

  /// Gives all of the attributed text an attribute.
  func applyToAttributedText(_ key: NSAttributedString.Key, _ value: Any) {
    guard let string = content.attributedString else { return }
    let changed = NSMutableAttributedString(attributedString: string)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    content = .attributed(NSAttributedString(attributedString: changed))
  }

  /// Changes the paragraph styles of the attributed text, wherever it has one.
  func applyToAttributedText(_ change: (inout ParagraphStyleValues) -> Void) {
    changeAttribute(.paragraphStyle) { value in
      guard let style = value as? NSParagraphStyle else { return nil }
      let changed = NSParagraphStyle()
      changed.values = style.values
      change(&changed.values)
      return changed
    }
  }

  /// Replaces the values of an attribute of the attributed text; nil leaves one alone.
  private func changeAttribute(_ key: NSAttributedString.Key, _ change: (Any) -> Any?) {
    guard let string = content.attributedString else { return }
    let changed = NSMutableAttributedString(attributedString: string)
    string.enumerateAttribute(key, in: NSRange(location: 0, length: string.length)) { value, range, _ in
      if let value, let new = change(value) { changed.addAttribute(key, value: new, range: range) }
    }
    content = .attributed(NSAttributedString(attributedString: changed))
  }

  /// Fonts of the attributed text follow the text size one by one.
  func adjustFonts() {
    let traits = traitCollection
    let string = content.attributedString
    if let adjusted = font.adjusted(for: traits), adjusted !== font, adjusted.textFont != font.textFont {
      font = adjusted
    }
    guard let string else { return }
    content = .attributed(string)
    changeAttribute(.font) { ($0 as? UIFont)?.adjusted(for: traits) }
    textDidChange()
  }

  // MARK: For the engine

  /// What the text is set in where its attributes say nothing, but for colours.
  private var ownDefaults: TextDefaults {
    TextDefaults(
      font: font, color: textColor, shadow: nil, paragraphStyle: ownStyle,
      language: traitCollection.typesettingLanguage,
      naturalAlignment: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left,
      lineBreakMode: lineBreakMode == .byCharWrapping ? .charWrapping : .wordWrapping)
  }

  /// The text as it is set under the label's traits, without what it looks like.
  var measuredText: AttributedText {
    guard content.attributedString == nil else { return styledText.text }
    return StyledText.text(content.string ?? "", defaults: ownDefaults)
  }

  /// The text as it is set under the label's traits.
  var styledText: StyledText {
    var defaults = ownDefaults
    (defaults.color, defaults.shadow) = (textColorInState, ownShadow)
    guard let string = content.attributedString else {
      return StyledText(content.string ?? "", defaults: defaults)
    }
    defaults.paragraphStyle.lineBreakStrategy = []
    var styled = StyledText(string, defaults: defaults)
    for index in styled.paints.indices { applyState(to: &styled.paints[index]) }
    return styled
  }

  private var ownShadow: TextShadow? {
    shadowColor.map { TextShadow(offset: shadowOffset, blurRadius: 0, color: $0) }
  }

  private var textColorInState: UIColor { colorInState(textColor) }

  /// Gives a stretch of attributed text the colours of the label's state.
  private func applyState(to paint: inout TextPaint) {
    paint.color = colorInState(paint.color)
    guard !isEnabled else { return }
    paint.background = paint.background.map(UILabel.dimmed)
    paint.underlineColor = paint.underlineColor.map(UILabel.dimmed)
    paint.strikethroughColor = paint.strikethroughColor.map(UILabel.dimmed)
    paint.strokeColor = paint.strokeColor.map(UILabel.dimmed)
    if let shadow = paint.shadow { paint.shadow?.color = UILabel.dimmed(shadow.color) }
  }

  /// The colour of text in the label's state. The highlighted colour is that of all of the text.
  private func colorInState(_ color: UIColor) -> UIColor {
    let color = isHighlighted ? highlightedTextColor ?? color : color
    return isEnabled ? color : UILabel.dimmed(color)
  }

  /// The colour of text in a disabled label: half as strong. Apple's documentation says that it is "somewhat" dimmed;
  /// how much, public facts do not say.
  private static func dimmed(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha / 2)
    }
  }
}
