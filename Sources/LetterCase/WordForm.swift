/// The capitalization of words in a case, and the separator between them.
struct WordForm {
  enum Capitals {
    case none
    /// The first letter of each word is a capital.
    case first
    /// The first letter of each word except the first is a capital.
    case firstExceptFirstWord
    case all
  }

  var capitals: Capitals
  /// The separator between words; nil if they are joined directly.
  var separator: Character?
  /// Whether punctuation is removed by default.
  var stripsPunctuation = false

  /// Creates the form; nil for the case that changes nothing.
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
    case .lowerCamel: (capitals, separator, stripsPunctuation) = (.firstExceptFirstWord, nil, true)
    case .upperCamel: (capitals, separator, stripsPunctuation) = (.first, nil, true)
    }
  }

  /// The words joined in this form.
  ///
  /// As in the library, punctuation is removed after words have been joined: a word that consists of punctuation leaves
  /// its separators behind, and if the first character of a word is punctuation, no letter becomes a capital
  /// (`salt--pepper`, `helloWorld`).
  func text(of words: [Substring], options: LetterCase.Options) -> String {
    let strips =
      options.contains(.stripPunctuation) || stripsPunctuation && !options.contains(.preservePunctuation)
    let stripsWords = strips && separator == " "
    let kept = stripsWords ? words.map { $0.filter(isKept) }.filter { !$0.isEmpty } : words.map(String.init)
    let joined = kept.map { cased($0, options) }.joined(separator: separator.map(String.init) ?? "")
    let text = strips ? joined.filter(isKept) : joined
    return capitals == .firstExceptFirstWord ? text.prefix(1).lowercased() + text.dropFirst() : text
  }

  private func isKept(_ character: Character) -> Bool {
    character.isLetter || character.isWholeNumber || character == separator
  }

  private func cased(_ word: String, _ options: LetterCase.Options) -> String {
    switch capitals {
    case .all: return word.uppercased()
    case .none where separator == " ": return word.lowercased()
    case .none, .first, .firstExceptFirstWord:
      let first = word.prefix(1)
      let rest = String(word.dropFirst())
      return (capitals == .none ? first.lowercased() : first.uppercased())
        + (options.contains(.preserveSuffix) ? rest : rest.lowercased())
    }
  }
}
