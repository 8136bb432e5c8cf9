/// How a case writes words, and what stands between them.
struct WordForm {
  enum Capitals {
    case none
    /// The first letter of each word.
    case first
    /// The first letter of each word, but not of the text.
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
  ///
  /// As in the library punctuation goes once words are joined: one that is punctuation alone leaves what stands between
  /// words, and the first character of a word may be punctuation, which has no capital (`salt--pepper`, `helloWorld`).
  func text(of words: [Substring], options: LetterCase.Options) -> String {
    let strips =
      options.contains(.stripPunctuation) || stripsPunctuation && !options.contains(.preservePunctuation)
    let stripsWords = strips && separator == " "
    let kept = stripsWords ? words.map { $0.filter(isKept) }.filter { !$0.isEmpty } : words.map(String.init)
    let joined = kept.map { cased($0, options) }.joined(separator: separator.map(String.init) ?? "")
    let text = strips ? joined.filter(isKept) : joined
    return capitals == .firstButOne ? text.prefix(1).lowercased() + text.dropFirst() : text
  }

  private func isKept(_ character: Character) -> Bool {
    character.isLetter || character.isWholeNumber || character == separator
  }

  private func cased(_ word: String, _ options: LetterCase.Options) -> String {
    switch capitals {
    case .all: return word.uppercased()
    case .none where separator == " ": return word.lowercased()
    case .none, .first, .firstButOne:
      let first = word.prefix(1)
      let rest = String(word.dropFirst())
      return (capitals == .none ? first.lowercased() : first.uppercased())
        + (options.contains(.preserveSuffix) ? rest : rest.lowercased())
    }
  }
}
