extension StringsLocalization {
  /// The kinds of the arguments that the texts show, by number.
  private var argumentKinds: [Int: FormatPlaceholder.Kind] { SourceArguments(self).kinds }

  /// Arguments from how they are written, as the placeholders of the texts take them: `["Ann", "3"]` for
  /// `"%@ has %d files"`.
  ///
  /// - Throws: where there are more or fewer than the texts show, or one is no number where a number is shown.
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

/// What is wrong with the arguments of a text.
package enum FormatArgumentError: Error, Hashable {
  case count(expected: Int, found: Int)
  /// The argument of a number, from 1, is none of the kind that its placeholder shows.
  case kind(number: Int, expected: String, found: String)
}

extension FormatArgument {
  /// An argument as it is written; nil where it is no number that is finite, and one is asked for.
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
