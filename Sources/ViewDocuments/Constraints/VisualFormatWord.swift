import HeadlessUIKit

/// A name of a view or a metric in a visual format: `title` and `gap` in `H:|-gap-[title]`.
struct VisualFormatWord: Sendable, Equatable {
  let text: String
  /// The offset of its start, in code points.
  let offset: Int
  /// Whether it follows an opening bracket, where only views are allowed.
  let isView: Bool

  /// The words of a format, without the letter of its direction.
  static func words(of format: String) -> [VisualFormatWord] {
    let scalars = Array(format.unicodeScalars)
    var words: [VisualFormatWord] = []
    var index = format.hasPrefix("H:") || format.hasPrefix("V:") ? 2 : 0
    while index < scalars.count {
      let start = index
      while index < scalars.count, scalars[index].isVisualFormatNamePart { index += 1 }
      if index > start, !("0"..."9").contains(scalars[start]) {
        let text = String(String.UnicodeScalarView(scalars[start..<index]))
        words.append(VisualFormatWord(text: text, offset: start, isView: start > 0 && scalars[start - 1] == "["))
      }
      index = max(index, start + 1)
    }
    return words
  }
}
