import TextLayout

/// The names and traits that a font answers with.
struct FontIdentity: Hashable, Sendable {
  let postScriptName: String
  let familyName: String
  /// The name of the face within its family, such as `Bold Italic`.
  let styleName: String
  let traits: FontTraits
}

extension FontIdentity {
  init(_ font: FontInstance) {
    self.init(
      postScriptName: font.postScriptName, familyName: font.familyName, styleName: font.styleName, traits: font.traits)
  }
}

// MARK: - Fonts of iOS

extension FontIdentity {
  /// A face of iOS's.
  ///
  /// - Parameter suffix: the part of its PostScript name that tells it from the family's others.
  init(platformFamily family: String, prefix: String, suffix: String) {
    let style = StyleWords(suffix)
    let weight = PlatformFonts.weights[prefix + suffix] ?? style.weight ?? 400
    self.init(
      postScriptName: prefix + suffix, familyName: family, styleName: style.name,
      traits: FontTraits(
        weight: weight, width: (family + suffix).contains("Condensed") ? 75 : 100, isItalic: style.isItalic,
        isMonospaced: PlatformFonts.monospacedFamilies.contains(family)))
  }
}

/// The words about the style at the end of a PostScript name: `Bold` and `Italic` for `-BoldItalicMT`.
private struct StyleWords {
  private static let italics = ["Italic", "Oblique"]
  /// The ends of Monotype's names, which say nothing.
  private static let makers = ["MT", "MS"]
  /// Names of at most 31 characters end before `Italic` does.
  private static let shortened = ["Ita": "Italic", "It": "Italic"]

  /// Words that belong to the next one, as in `SemiBold`.
  private static let degrees = ["Extra", "Semi", "Ultra"]

  private let words: [String]

  init(_ suffix: String) {
    var words: [String] = []
    for part in suffix.split(whereSeparator: { "-_".contains($0) }) {
      for word in Self.capitalized(part).map({ Self.shortened[$0] ?? $0 })
      where !Self.makers.contains(word) && !words.contains(word) {
        words.append(word)
      }
    }
    self.words = words
  }

  var isItalic: Bool { words.contains(where: Self.italics.contains) }

  /// The name of the face, the slope last.
  var name: String {
    let ordered = words.filter { !Self.italics.contains($0) } + words.filter(Self.italics.contains)
    return ordered.isEmpty ? "Regular" : ordered.joined(separator: " ")
  }

  /// The weight that the words say; nil if they say none.
  var weight: Double? {
    let text = words.joined().lowercased()
    return PlatformFonts.weightsByWord.first { text.contains($0.word) }?.weight
  }

  /// The words that each begin with a capital letter.
  private static func capitalized(_ part: Substring) -> [String] {
    part.reduce(into: []) { words, character in
      let isWithinWord = words.last.map { $0.last?.isUppercase == true || Self.degrees.contains($0) } ?? false
      if character.isUppercase, !isWithinWord {
        words.append("\(character)")
      } else {
        words.append((words.popLast() ?? "") + "\(character)")
      }
    }
  }
}
