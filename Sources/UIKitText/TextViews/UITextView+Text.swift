import Foundation
import TextLayout
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

extension UITextView {
  final var shownFont: UIFont { font ?? .systemFont(ofSize: TextInputMetrics.textViewFontSize) }

  /// The attributes of plain text.
  final var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: shownFont, .foregroundColor: textColor ?? UIColor.label]
    if textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  final func setText(_ text: String) {
    // In UIKit a text has a font, which is then the view's (BonMot's tests of UIKit's behaviour).
    if font == nil, !text.isEmpty { keepingOwnProperties { font = shownFont } }
    storage.setAttributedString(NSAttributedString(string: text, attributes: ownAttributes))
    storedSelection = NSRange(location: storage.length, length: 0)
  }

  /// Sets the text, and the view's own properties from the first character's attributes.
  final func setAttributedText(_ text: NSAttributedString?) {
    let new = text ?? NSAttributedString(string: "")
    storage.setAttributedString(NSAttributedString(string: ""))
    if new.length > 0 {
      let first = new.attributes(at: 0, effectiveRange: nil)
      if let value = first[.font] as? UIFont { font = value }
      if let value = first[.foregroundColor] as? UIColor { textColor = value }
      if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
    storage.setAttributedString(new)
    storedSelection = NSRange(location: storage.length, length: 0)
  }

  /// Sets an attribute of the whole text, or removes it.
  final func apply(_ key: NSAttributedString.Key, _ value: Any?) {
    let whole = NSRange(location: 0, length: storage.length)
    if let value {
      storage.addAttribute(key, value: value, range: whole)
    } else {
      storage.removeAttribute(key, range: whole)
    }
    updateDefaults()
  }

  final func applyAlignment() {
    storage.beginEditing()
    for (attributes, range) in storage.attributeRuns(in: NSRange(location: 0, length: storage.length)) {
      let known = attributes[.paragraphStyle] as? NSParagraphStyle
      let style = NSMutableParagraphStyle()
      if let known { style.setParagraphStyle(known) }
      style.alignment = textAlignment
      storage.addAttribute(.paragraphStyle, value: style, range: range)
    }
    storage.endEditing()
    updateDefaults()
  }

  /// Adjusts the fonts to the content size category.
  final func adjustFonts() {
    let traits = traitCollection
    let runs = storage.attributeRuns(in: NSRange(location: 0, length: storage.length))
    if let own = font, let adjusted = own.adjusted(for: traits), adjusted.textFont != own.textFont {
      storage.beginEditing()
      keepingOwnProperties { font = adjusted }
      for (attributes, range) in runs {
        guard let run = (attributes[.font] as? UIFont) else { continue }
        storage.addAttribute(.font, value: run.adjusted(for: traits) ?? run, range: range)
      }
      storage.endEditing()
      return
    }
    storage.beginEditing()
    for (attributes, range) in runs {
      guard let run = attributes[.font] as? UIFont, let adjusted = run.adjusted(for: traits),
        adjusted.textFont != run.textFont
      else { continue }
      storage.addAttribute(.font, value: adjusted, range: range)
    }
    storage.endEditing()
  }

  /// Tells the layout manager of the view's traits and colours, by which text without attributes is laid out.
  final func updateDefaults() {
    var style = ParagraphStyleValues()
    style.alignment = textAlignment
    let defaults = TextDefaults(
      font: shownFont, color: textColor ?? .label, paragraphStyle: style,
      language: traitCollection.typesettingLanguage, naturalAlignment: isRightToLeft ? .right : .left)
    if manager.defaults != defaults { manager.defaults = defaults }
    manager.linkAttributes = linkTextAttributes ?? [.foregroundColor: tintColor ?? .link]
    manager.detector = isEditable ? nil : DataDetector(dataDetectorTypes)
    textDidChange()
  }

  /// Text, attributes or the container have changed.
  final func textDidChange() {
    trackWidth()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Editing

  final var editedText: EditedText { EditedText(storage.string) }
  final var isMirrored: Bool { isRightToLeft }

  final var selection: NSRange {
    get { editedText.clamped(storedSelection) }
    set {
      let new = editedText.clamped(newValue)
      guard new != storedSelection else { return }
      let old = associations == nil ? nil : selectedTextRange
      storedSelection = new
      delegate?.textViewDidChangeSelection(self)
      reportChange(of: "selectedTextRange", from: old as Any)
    }
  }

  final func insert(_ text: String) {
    if clearsOnInsertion {
      selection = NSRange(location: 0, length: storage.length)
      clearsOnInsertion = false
    }
    type(text)
  }

  final func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func replaceCharacters(_ range: NSRange, with text: String) {
    storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
    notify(UITextView.textDidChangeNotification) { $0.textViewDidChange(self) }
  }

  final func notify(_ notification: NSNotification.Name, _ call: (any UITextViewDelegate) -> Void) {
    delegate.map(call)
    NotificationCenter.default.post(name: notification, object: self)
  }
}
