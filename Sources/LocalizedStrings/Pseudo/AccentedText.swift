/// Accents texts as Android's tools do for `en-XA`: `Hello, %@` becomes `[Ĥéļļö, »%@« one two]`.
///
/// The rules and letters are those of `aapt2` (`tools/aapt2/compile/Pseudolocalizer.cpp` of the Android Open Source
/// Project): ASCII letters and a few signs are replaced, placeholders are enclosed in `»` and `«`, and English number
/// words are appended that are at least half as long as the characters outside placeholders. For texts of more than
/// three words `aapt2` appends as much as all those characters, by a rule that also counts words that consist of signs;
/// that is left out here.
enum AccentedText {
  static func text(of stretches: [FormatSegment], isWhole: Bool) -> String {
    var text = ""
    var length = 0
    for stretch in stretches {
      switch stretch {
      case .text(let plain):
        text += accented(plain)
        // The second percent sign belongs to an escape.
        length += plain.unicodeScalars.count - plain.count(of: "%%") * 2
      case .placeholder(let written, _, _): text += "»\(written)«"
      }
    }
    guard isWhole else { return text }
    return "[\(text)\(length > 0 ? " " + numbers(length / 2) : "")]"
  }

  private static func accented(_ text: String) -> String {
    var accented = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { accented.append(letters[scalar] ?? scalar) }
    return String(accented)
  }

  /// Whole words with at least this many characters in total.
  private static func numbers(_ length: Int) -> String {
    var text = ""
    while text.count <= length {
      for word in words where text.isEmpty || text.count <= length { text += (text.isEmpty ? "" : " ") + word }
    }
    return text
  }

  private static let words =
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fiveteen sixteen seventeen nineteen twenty"
    .split(separator: " ").map(String.init)

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEGHIJKLMNOPQRSTUVWXYZ!?$"
    let accented = "åɓçðéƒĝĥîĵķļḿñöþQŕšţûVŵхýžÅβÇÐÉĜĤÎĴĶĻḾÑÖÞqŔŠŢÛνŴ×ÝŽ¡¿€"
    return Dictionary(uniqueKeysWithValues: zip(plain.unicodeScalars, accented.unicodeScalars))
  }()
}

extension String {
  /// The number of occurrences of a text that do not overlap.
  fileprivate func count(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
