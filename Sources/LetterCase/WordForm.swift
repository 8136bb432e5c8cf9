/// How a case writes words, and what stands between them.
struct WordForm {
  enum Capitals {
    case none
    /// The first letter of each word.
    case first
    /// The first letter of each word but the first.
    case firstButOne
    case all
  }

  var capitals: Capitals
  /// What stands between words; nil where they stand together.
  var separator: Character?
  /// Whether punctuation goes unless it is asked to stay.
  var stripsPunctuation = false

  /// Nil for the case that changes nothing.
  init?(_ letterCase: LetterCase) {
    switch letterCase {
    case .regular: return nil
    case .capitalized: (capitals, separator) = (.first, " ")
    case .lower: (capitals, separator) = (.none, " ")
    case .upper: (capitals, separator) = (.all, " ")
    case .kebab: (capitals, separator, stripsPunctuation) = (.none, "-", true)
    case .train: (capitals, separator, stripsPunctuation) = (.all, "-", true)
    case .snake: (capitals, separator, stripsPunctuation) = (.none, "_", true)
    case .macro: (capitals, separator, stripsPunctuation) = (.all, "_", true)
    case .lowerCamel: (capitals, separator, stripsPunctuation) = (.firstButOne, nil, true)
    case .upperCamel: (capitals, separator, stripsPunctuation) = (.first, nil, true)
    }
  }

  /// The words, written in this form.
  func text(of words: [Substring], options: LetterCase.Options) -> String {
    let strips =
      options.contains(.stripPunctuation) || stripsPunctuation && !options.contains(.preservePunctuation)
    let kept = strips ? words.map { $0.filter(isKept) }.filter { !$0.isEmpty } : words.map(String.init)
    return kept.enumerated().map { index, word in cased(word, isFirst: index == 0, options) }
      .joined(separator: separator.map(String.init) ?? "")
  }

  private func isKept(_ character: Character) -> Bool {
    character.isLetter || character.isWholeNumber || character == separator
  }

  private func cased(_ word: String, isFirst: Bool, _ options: LetterCase.Options) -> String {
    let hasCapital = capitals == .first || capitals == .firstButOne && !isFirst
    switch capitals {
    case .all: return word.uppercased()
    case .none where separator == " ": return word.lowercased()
    case .none, .first, .firstButOne:
      let first = word.prefix(1)
      let rest = String(word.dropFirst())
      return (hasCapital ? first.uppercased() : first.lowercased())
        + (options.contains(.preserveSuffix) ? rest : rest.lowercased())
    }
  }
}
