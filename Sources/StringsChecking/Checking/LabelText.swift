import TextLayout

/// A text in a label, which is measured once however many keys have it.
struct LabelText: Hashable {
  /// The index of the label among the distinct ones.
  var label: Int
  /// The language for layout.
  var locale: String
  var text: String

  /// Compares code points: canonically equivalent texts, such as `é` in one code point and in two, may have different
  /// glyphs.
  static func == (a: LabelText, b: LabelText) -> Bool {
    a.label == b.label && a.locale == b.locale && a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// The layout language for a file's language: the same if it is known, else a known language that it is a variant of,
  /// else English. Pseudolanguages use the language that they are derived from.
  static func locale(of language: String) -> String {
    var tag = language[...]
    while !LanguageTag.isKnown(String(tag)) {
      guard let hyphen = tag.lastIndex(of: "-") else { return "en" }
      tag = tag[..<hyphen]
    }
    return String(tag)
  }
}
