extension UILabel {
  /// Lets code write the text's words in another way, or give all of it attributes, and writes its variants by width in the
  /// same way: code that reads the text, and sets another one, knows of none.
  package final func rewriteText(_ rewritten: (String) -> String, by change: () -> Void) {
    let text = content.localizedText?.mapTexts(rewritten)
    change()
    guard let text, text.string == content.string, text != content.localizedText else { return }
    content.localizedText = text
    textDidChange()
  }
}

extension UIButton {
  /// Does to the title of `normal` what `UILabel.rewriteText(_:by:)` does to a text.
  package final func rewriteTitle(_ rewritten: (String) -> String, by change: () -> Void) {
    let title = titles[.normal]?.mapTexts(rewritten)
    change()
    guard let title, title.string == titles[.normal]?.string else { return }
    setLocalizedTitle(title, for: .normal)
  }
}
