extension UILabel {
  /// Makes a change that rewrites the text or sets attributes for all of it, and applies the same rewriting to its
  /// variants by width: code that reads the text and sets another one does not know the variants.
  package final func rewriteText(_ rewritten: (String) -> String, by change: () -> Void) {
    let text = content.localizedText?.mapTexts(rewritten)
    change()
    guard let text, text.string == content.string, text != content.localizedText else { return }
    content.localizedText = text
    textDidChange()
  }
}

extension UIButton {
  /// Makes a change to the title for `normal`, as `UILabel.rewriteText(_:by:)` does to a label's text.
  package final func rewriteTitle(_ rewritten: (String) -> String, by change: () -> Void) {
    let title = titles[.normal]?.mapTexts(rewritten)
    change()
    guard let title, title.string == titles[.normal]?.string else { return }
    setLocalizedTitle(title, for: .normal)
  }
}
