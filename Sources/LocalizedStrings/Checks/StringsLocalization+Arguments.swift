extension StringsLocalization {
  /// The kinds of the arguments that the texts show, by number.
  private var argumentKinds: [Int: FormatPlaceholder.Kind] { SourceArguments(self).kinds }

  /// Parses arguments for the placeholders of the texts: `["Ann", "3"]` for `"%@ has %d files"`.
  ///
  /// - Throws: if there are more or fewer than the texts show, or one is not a number where a number is shown.
  package func arguments(from words: [String]) throws(FormatArgumentError) -> [FormatArgument] {
    let kinds = argumentKinds
    let count = kinds.keys.max() ?? 0
    guard words.count == count else { throw .count(expected: count, found: words.count) }
    var arguments: [FormatArgument] = []
    for (index, word) in words.enumerated() {
      guard let argument = FormatArgument(word, as: kinds[index + 1] ?? .object) else {
        throw .kind(number: index + 1, expected: (kinds[index + 1] ?? .object).rawValue, found: word)
      }
      arguments.append(argument)
    }
    return arguments
  }
}

/// An error in the arguments given for a text.
package enum FormatArgumentError: Error, Hashable {
  case count(expected: Int, found: Int)
  /// The argument with this number, counted from 1, cannot be read as the kind that its placeholder shows.
  case kind(number: Int, expected: String, found: String)
}

extension FormatArgument {
  /// Parses an argument; nil if a finite number is required and the word is not one.
  fileprivate init?(_ word: String, as kind: FormatPlaceholder.Kind) {
    switch kind {
    case .object, .text, .character, .pointer: self = .object(word)
    case .integer:
      guard let number = Int64(word) else { return nil }
      self = .integer(number)
    case .floating:
      guard let number = Double(word), number.isFinite else { return nil }
      self = .floating(number)
    }
  }
}
