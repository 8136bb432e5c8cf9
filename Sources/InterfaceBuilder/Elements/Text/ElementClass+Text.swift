extension ElementClass {
  /// The classes of text input.
  static let textInputs = [textField, textView, searchBar]
}
