import Foundation
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// The content of a field, or its placeholder.
enum FieldContent {
  /// A text without attributes, as it was looked up.
  case plain(LocalizedText)
  case attributed(NSAttributedString)

  static func plain(_ string: String) -> FieldContent { .plain(StringsLookup().localizedText(string)) }

  var string: String {
    switch self {
    case .plain(let text): text.string
    case .attributed(let string): string.string
    }
  }

  /// The text with attributes; where it has none of its own, with the given ones.
  func attributed(with defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
    switch self {
    case .plain(let text): return NSAttributedString(string: text.string, attributes: defaults)
    case .attributed(let string):
      let filled = NSMutableAttributedString(string: string.string, attributes: defaults)
      for (attributes, range) in string.attributeRuns(in: NSRange(location: 0, length: string.length)) {
        filled.addAttributes(attributes, range: range)
      }
      return filled
    }
  }
}

extension UITextField {
  final var shownFont: UIFont { font ?? .standardOfLabels }

  final var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes = ownTextAttributes
    attributes[.font] = shownFont
    attributes[.foregroundColor] = textColor ?? .label
    return attributes
  }

  final var placeholderAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: placeholderColor]
  }

  final func setContent(_ new: FieldContent) {
    content = new
    storedSelection = NSRange(location: editedText.length, length: 0)
    showContent()
  }

  final func setAttributedText(_ text: NSAttributedString?) {
    guard let text else { return setContent(.plain("")) }
    if text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      if let new = first[.font] as? UIFont { font = new }
      if let new = first[.foregroundColor] as? UIColor { textColor = new }
      if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
    setContent(.attributed(NSAttributedString(attributedString: text)))
  }

  final func setPlaceholder(_ new: FieldContent?) {
    placeholderContent = new
    showContent()
  }

  final func setDefaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    var rest = attributes
    if let new = rest.removeValue(forKey: .font) as? UIFont { font = new }
    if let new = rest.removeValue(forKey: .foregroundColor) as? UIColor { textColor = new }
    if let style = rest[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    ownTextAttributes = rest
    for (key, value) in attributes { apply(key, value) }
    showContent()
  }

  /// Sets an attribute of the whole attributed text.
  final func apply(_ key: NSAttributedString.Key, _ value: Any?) {
    if case .attributed(let text) = content, let value {
      let changed = NSMutableAttributedString(attributedString: text)
      changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
      content = .attributed(changed)
    }
    showContent()
  }

  final func adjustFont() {
    let traits = traitCollection
    if let adjusted = shownFont.adjusted(for: traits), adjusted.textFont != shownFont.textFont {
      keepingOwnProperties { font = adjusted }
    }
    guard case .attributed(let text) = content else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    for (attributes, range) in text.attributeRuns(in: NSRange(location: 0, length: text.length)) {
      if let adjusted = (attributes[.font] as? UIFont)?.adjusted(for: traits) {
        changed.addAttribute(.font, value: adjusted, range: range)
      }
    }
    content = .attributed(changed)
    showContent()
  }

  /// A dot for each character, in a secure field.
  final var dots: String { String(repeating: "\u{2022}", count: min(content.string.count, 10_000)) }

  final var spokenValue: String? {
    if content.string.isEmpty { return placeholder }
    return isSecureTextEntry ? dots : content.string
  }

  // MARK: Labels

  /// Shows the text, or the placeholder, in their labels.
  final func showContent() {
    let isEmpty = content.string.isEmpty
    if !isEmpty || parts.text != nil { showText(isEmpty: isEmpty) }
    if placeholderContent != nil || parts.placeholder != nil { showPlaceholder(isHidden: !isEmpty) }
    invalidateIntrinsicContentSize()
    showSides()
  }

  private func showText(isEmpty: Bool) {
    let label = parts.text ?? newLabel(isPlaceholder: false)
    parts.text = label
    label.isHidden = isEmpty
    if isSecureTextEntry {
      label.attributedText = NSAttributedString(string: dots, attributes: ownAttributes)
    } else {
      switch content {
      case .plain(let text) where ownTextAttributes.isEmpty: label.show(text, shownFont, textColor ?? .label)
      case .plain, .attributed: label.attributedText = content.attributed(with: ownAttributes)
      }
    }
    label.textAlignment = textAlignment
    label.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = adjustsFontSizeToFitWidth ? min(1, max(minimumFontSize, 1) / shownFont.pointSize) : 0
  }

  private func showPlaceholder(isHidden: Bool) {
    let label = parts.placeholder ?? newLabel(isPlaceholder: true)
    parts.placeholder = label
    label.isHidden = isHidden || (placeholderContent?.string ?? "").isEmpty
    switch placeholderContent {
    case nil: label.text = nil
    case .plain(let text): label.show(text, shownFont, placeholderColor)
    case .attributed: label.attributedText = attributedPlaceholder
    }
    label.textAlignment = textAlignment
    label.lineBreakMode = .byTruncatingTail
  }

  private func newLabel(isPlaceholder: Bool) -> UITextFieldLabel {
    let label = UITextFieldLabel(isPlaceholder: isPlaceholder)
    addSubview(label)
    return label
  }
}
