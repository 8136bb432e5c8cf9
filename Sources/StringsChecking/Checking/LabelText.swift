import TextLayout

/// A text in a label, which is measured once however many keys show it.
struct LabelText: Hashable {
  /// The label's index among the different ones.
  var label: Int
  /// The language it is set in.
  var locale: String
  var text: String

  /// Texts that are equal for people, such as `é` in one code point and in two, have glyphs of their own.
  static func == (a: LabelText, b: LabelText) -> Bool {
    a.label == b.label && a.locale == b.locale && a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// The language that texts of a file's language are set in: itself if it is known, else the known one it is a kind of,
  /// else English. Pseudolanguages are set as what they are made of.
  static func locale(of language: String) -> String {
    var tag = language[...]
    while !LanguageTag.isKnown(String(tag)) {
      guard let hyphen = tag.lastIndex(of: "-") else { return "en" }
      tag = tag[..<hyphen]
    }
    return String(tag)
  }
}
