import Foundation
import TextLayout

/// The content of a label.
enum LabelContent {
  case none
  case plain(LocalizedText)
  /// An attributed text, and the looked-up text with the same characters.
  case attributed(NSAttributedString, LocalizedText)

  var string: String? { localizedText?.string }

  var attributedString: NSAttributedString? {
    get { if case .attributed(let string, _) = self { string } else { nil } }
    set { if let newValue, let localizedText { self = .attributed(newValue, localizedText) } }
  }

  /// The characters, with their lookup in the strings files.
  var localizedText: LocalizedText? {
    get {
      switch self {
      case .none: nil
      case .plain(let text), .attributed(_, let text): text
      }
    }
    set {
      if let newValue { self = attributedString.map { .attributed($0, newValue) } ?? .plain(newValue) }
    }
  }
}

extension UILabel {
  func textDidChange() {
    lookChanges &+= 1
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The label's own paragraph style, for plain text and paragraphs without a style.
  private var ownStyle: LabelStyle {
    LabelStyle(
      alignment: textAlignment, lineBreakMode: lineBreakMode, lineBreakStrategy: lineBreakStrategy,
      allowsDefaultTighteningForTruncation: allowsDefaultTighteningForTruncation)
  }

  /// The attributes of plain text.
  var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSParagraphStyle()
    style.values = ownStyle.values
    return [
      .font: font ?? .standardOfLabels, .foregroundColor: textColor ?? .label,
      .paragraphStyle: style,
    ]
  }

  /// Sets the label's properties from the attributes of the attributed text's first character, if it has them.
  func adoptFirstAttributes() {
    guard let string = content.attributedString, string.length > 0 else { return }
    let adopted = content
    let reader = TextAttributeReader(attributes: string.attributes(at: 0, effectiveRange: nil))
    // The text keeps its own attributes: the properties' observers would apply the first ones to all of it.
    isAdoptingAttributes = true
    defer { (content, isAdoptingAttributes) = (adopted, false) }
    if let first = reader.value(.font, as: UIFont.self) { font = first }
    if let first = reader.value(.foregroundColor, as: UIColor.self) { textColor = first }
    guard let style = reader.value(.paragraphStyle, as: NSParagraphStyle.self) else { return }
    textAlignment = style.alignment
    lineBreakMode = style.lineBreakMode
    allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
  }

  /// Sets an attribute for the whole attributed text.
  func applyToAttributedText(_ key: NSAttributedString.Key, _ value: Any) {
    guard !isAdoptingAttributes, let string = content.attributedString else { return }
    let changed = NSMutableAttributedString(attributedString: string)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    content.attributedString = NSAttributedString(attributedString: changed)
  }

  /// Changes the paragraph styles in the attributed text, where it has any.
  func applyToAttributedText(_ change: (inout ParagraphStyleValues) -> Void) {
    changeAttribute(.paragraphStyle) { value in
      guard let style = value as? NSParagraphStyle else { return nil }
      let changed = NSParagraphStyle()
      changed.values = style.values
      change(&changed.values)
      return changed
    }
  }

  /// Replaces the values of an attribute in the attributed text; `nil` keeps a value.
  private func changeAttribute(_ key: NSAttributedString.Key, _ change: (Any) -> Any?) {
    guard !isAdoptingAttributes, let string = content.attributedString else { return }
    let changed = NSMutableAttributedString(attributedString: string)
    string.enumerateAttribute(key, in: NSRange(location: 0, length: string.length)) { value, range, _ in
      if let value, let new = change(value) { changed.addAttribute(key, value: new, range: range) }
    }
    content.attributedString = NSAttributedString(attributedString: changed)
  }

  /// Adjusts the fonts to the content size category; those of attributed text individually.
  func adjustFonts() {
    let traits = traitCollection
    let own = content
    if let adjusted = font.adjusted(for: traits), adjusted !== font, adjusted.textFont != font.textFont {
      keepingOwnProperties { font = adjusted }
    }
    guard own.attributedString != nil else { return }
    content = own
    changeAttribute(.font) { ($0 as? UIFont)?.adjusted(for: traits) }
    textDidChange()
  }

  // MARK: Prepared text

  /// The text prepared for layout under the label's traits.
  ///
  /// It is reused until its source changes. A text that raises faults is read again each time, because reading raises
  /// them, and so is a text with attachments, whose bounds may change while the text does not.
  package var preparedText: PreparedText {
    let look = ownLook
    if let lastPrepared, let look, preparedLook?.isSame(as: look) == true { return lastPrepared }
    let source = textSource
    // A text with variants may be another one in another window.
    defer { preparedLook = preparedSource == nil || source.room != nil ? nil : look }
    if let known = lastPrepared, preparedSource == source { return known }
    let faults = viewEnvironment.faults
    let faultCount = faults.count
    let prepared = asCurrent { PreparedText(source.styledText(of: content), after: lastPrepared) }
    lastPrepared = prepared
    let isLasting = faults.count == faultCount && !prepared.styled.hasAttachments
    preparedSource = isLasting ? source : nil
    return prepared
  }

  /// The values that the look and place of the text depend on; `nil` for a subclass, which may override any of it.
  private var ownLook: LabelLook? {
    guard type(of: self) == UILabel.self else { return nil }
    return LabelLook(changes: lookChanges, traits: traitCollection, direction: semanticContentAttribute)
  }

  private var textSource: LabelTextSource {
    let traits = traitCollection
    return LabelTextSource(
      contentChanges: contentChanges, font: Compared(font), color: Compared(textColor), shadow: ownShadow,
      style: ownStyle, language: traits.typesettingLanguage,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, isEnabled: isEnabled,
      highlightColor: isHighlighted ? highlightedTextColor : nil, room: presentationRoom)
  }

  /// The window's width and the traits by which a variant of the text is chosen; `nil` for a text without variants.
  var presentationRoom: PresentationRoom? {
    guard content.localizedText?.varies == true else { return nil }
    let environment = viewEnvironment
    let width = window?.bounds.size.width ?? environment.windowWidth ?? environment.screen.size.width
    return PresentationRoom(window: width, traits: traitCollection)
  }

  private var ownShadow: TextShadow? {
    shadowColor.map { TextShadow(offset: shadowOffset, blurRadius: 0, color: $0) }
  }
}
