/// A rule that decides which percent signs of a text begin placeholders.
///
/// By default every percent sign that can begin a placeholder does. `printf` reads `50%off` as 50 and an octal number,
/// but text for people contains percentages and hardly ever such a placeholder.
enum FormatReading: Hashable {
  /// All percent signs that can, except in percentages that are part of a word: `50%off`, `7%p.a.`
  case source
  /// A translation's: a percent sign next to digits begins a placeholder only if the source language's texts show such
  /// an argument. The kinds are those of the source language's arguments, by number. `100%ig` contains no `%i` if the
  /// source is `100% sure`.
  case translation([Int: FormatPlaceholder.Kind])
  /// No percent sign does: the text is never a format.
  case literal

  /// Words in a comment that mark a text as no format, taken from GNU gettext ("PO Files", flags of messages).
  static let literalMarks = ["no-c-format", "no-objc-format"]

  /// Whether a match that looks like a placeholder is a percentage.
  ///
  /// - Parameter argument: The number of the argument that the placeholder would show.
  func isPercentage(_ found: FoundPlaceholder, argument: Int) -> Bool {
    guard found.isPlain else { return false }
    switch self {
    case .source: return found.followsDigit && found.isWithinWord
    case .translation(let kinds):
      let isBesideDigits = found.followsDigit || found.followsDigitAndSpace || found.precedesDigits
      return found.followsDigit && found.isWithinWord
        || isBesideDigits && kinds[argument] != found.placeholder.kind
    case .literal: return true
    }
  }
}

/// A candidate placeholder together with the characters around it.
struct FoundPlaceholder {
  let placeholder: FormatPlaceholder
  /// The characters before it, without the percent sign.
  let before: ArraySlice<Unicode.Scalar>
  let written: ArraySlice<Unicode.Scalar>
  let after: Unicode.Scalar?

  /// Whether it consists only of flags, a width and a conversion: no position, precision or size, and no object, none
  /// of which are ever part of a percentage.
  var isPlain: Bool {
    placeholder.position == nil && placeholder.starCount == 0 && placeholder.precision == nil
      && placeholder.conversion != "@" && !written.dropLast().contains { "hlqLzjt.".unicodeScalars.contains($0) }
  }

  /// Whether a digit comes before it: `5%`.
  var followsDigit: Bool { before.last.map(Self.isDigit) ?? false }

  /// Whether a digit and a space come before it, as many languages write percentages: `5 %`, with a space, a no-break
  /// space, a thin space or a narrow no-break space.
  var followsDigitAndSpace: Bool {
    guard let space = before.last, "\u{20}\u{A0}\u{2009}\u{202F}".unicodeScalars.contains(space) else { return false }
    return before.dropLast().last.map(Self.isDigit) ?? false
  }

  /// Whether digits follow it, as in Turkish and Basque: `%50`.
  var precedesDigits: Bool { written.first.map(Self.isDigit) ?? false }

  /// Whether its letter is part of a word, or is a conversion that text for people never uses: `%o` and `%p`, a
  /// character's number, exponents.
  var isWithinWord: Bool {
    after?.properties.isAlphabetic ?? false || "oOpaAeEgGcCSDU".contains(placeholder.conversion)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
}
