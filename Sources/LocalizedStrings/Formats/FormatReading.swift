/// Which percent signs of a text begin placeholders.
///
/// Where nothing says otherwise all do that can. `printf` reads `50%off` as 50 and an octal number: text for people has
/// percentages, and hardly ever such a placeholder.
enum FormatReading: Hashable {
  /// All that can, but those of percentages that are part of a word: `50%off`, `7%p.a.`
  case source
  /// Those of a translation: a percent sign beside digits begins a placeholder only where the source language's texts show
  /// such an argument, which are these by number. `100%ig` is no `%i` where the source is `100% sure`.
  case translation([Int: FormatPlaceholder.Kind])
  /// None: the text is never a format.
  case literal

  /// Words in a comment that say so, as GNU gettext has them ("PO Files", flags of messages).
  static let literalMarks = ["no-c-format", "no-objc-format"]

  /// Whether what reads as a placeholder is a percentage.
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

/// A placeholder among the characters of its text.
struct FoundPlaceholder {
  let placeholder: FormatPlaceholder
  /// The characters around it, percent sign and conversion not included.
  let before: ArraySlice<Unicode.Scalar>
  let written: ArraySlice<Unicode.Scalar>
  let after: Unicode.Scalar?

  /// Whether it says no more than its conversion, flags and a width: no position, no precision, no size, and no object,
  /// which are never part of a percentage.
  var isPlain: Bool {
    placeholder.position == nil && placeholder.starCount == 0 && placeholder.precision == nil
      && placeholder.conversion != "@" && !written.dropLast().contains { "hlqLzjt.".unicodeScalars.contains($0) }
  }

  /// `5%`
  var followsDigit: Bool { before.last.map(Self.isDigit) ?? false }

  /// `5 %`, as many languages write it: with a space, a no-break space or a narrow one.
  var followsDigitAndSpace: Bool {
    guard let space = before.last, "\u{20}\u{A0}\u{2009}\u{202F}".unicodeScalars.contains(space) else { return false }
    return before.dropLast().last.map(Self.isDigit) ?? false
  }

  /// `%50`, as Turkish and Basque write it.
  var precedesDigits: Bool { written.first.map(Self.isDigit) ?? false }

  /// Whether its letter is part of a word, or one that no text for people shows an argument by: `%o` and `%p`, a character's
  /// number, exponents.
  var isWithinWord: Bool {
    after?.properties.isAlphabetic ?? false || "oOpaAeEgGcCSDU".contains(placeholder.conversion)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
}
