/// Makes the words of texts run from right to left, as Android's tools do for `ar-XB`: each word and each placeholder
/// is enclosed in U+200F U+202E and U+202C U+200F (`tools/aapt2/compile/Pseudolocalizer.cpp` of the Android Open Source
/// Project).
enum RightToLeftText {
  private static let (start, end) = ("\u{200F}\u{202E}", "\u{202C}\u{200F}")

  static func text(of stretches: [FormatSegment]) -> String {
    stretches.map { stretch in
      switch stretch {
      case .text(let plain): turned(plain)
      case .placeholder(let written, _, _): start + written + end
      }
    }.joined()
  }

  private static func turned(_ text: String) -> String {
    var turned = ""
    var isInWord = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar.properties.isWhitespace
      if isSpace == isInWord { turned += isSpace ? end : start }
      isInWord = !isSpace
      turned.unicodeScalars.append(scalar)
    }
    return isInWord ? turned + end : turned
  }
}
