extension String {
  /// The text, whose words are separated by spaces, in another case.
  ///
  /// ```swift
  /// "The quick brown fox".letterCase(.kebab)  // the-quick-brown-fox
  /// ```
  public func letterCase(_ letterCase: LetterCase, options: LetterCase.Options = []) -> String {
    convert(from: .lower, to: letterCase, options: options)
  }

  /// The text, converted from one case to another. Its words are separated by spaces, hyphens or underscores, or, in
  /// camel case, by capitals.
  ///
  /// ```swift
  /// "the-quick-brown-fox".convert(from: .kebab, to: .capitalized)  // The Quick Brown Fox
  /// ```
  public func convert(
    from letterCase: LetterCase, to newLetterCase: LetterCase, options: LetterCase.Options = []
  ) -> String {
    guard let form = WordForm(newLetterCase) else {
      guard options.contains(.stripPunctuation) else { return self }
      return filter { $0.isLetter || $0.isWholeNumber || $0.isWhitespace }
    }
    return form.text(of: words(in: letterCase), options: options)
  }

  /// The text in capitalized case.
  public func capitalized(options: LetterCase.Options) -> String { letterCase(.capitalized, options: options) }
  /// The text in kebab case.
  public func kebabCased(options: LetterCase.Options = []) -> String { letterCase(.kebab, options: options) }
  /// The text in lower case.
  public func lowerCased(options: LetterCase.Options = []) -> String { letterCase(.lower, options: options) }
  /// The text in lower camel case.
  public func lowerCamelCased(options: LetterCase.Options = []) -> String { letterCase(.lowerCamel, options: options) }
  /// The text in macro case.
  public func macroCased(options: LetterCase.Options = []) -> String { letterCase(.macro, options: options) }
  /// The text in snake case.
  public func snakeCased(options: LetterCase.Options = []) -> String { letterCase(.snake, options: options) }
  /// The text in train case.
  public func trainCased(options: LetterCase.Options = []) -> String { letterCase(.train, options: options) }
  /// The text in upper case.
  public func upperCased(options: LetterCase.Options = []) -> String { letterCase(.upper, options: options) }
  /// The text in upper camel case.
  public func upperCamelCased(options: LetterCase.Options = []) -> String { letterCase(.upperCamel, options: options) }

  private func words(in letterCase: LetterCase) -> [Substring] {
    switch letterCase {
    case .regular, .capitalized, .lower, .upper: split(separator: " ")
    case .kebab, .train: split(separator: "-")
    case .snake, .macro: split(separator: "_")
    case .lowerCamel, .upperCamel: wordsByCapitals
    }
  }

  /// The words of a text in camel case.
  private var wordsByCapitals: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    for index in indices where index > startIndex && self[index].isUppercase {
      words.append(self[start..<index])
      start = index
    }
    return words + [self[start...]].filter { !$0.isEmpty }
  }
}
