/// Texts as Android's tools accent them for `en-XA`: `Hello, %@` is `[Ĥéļļö, »%@« one two]`.
///
/// The rules, and the letters, are those of `aapt2` (`tools/aapt2/compile/Pseudolocalizer.cpp` of the Android Open Source
/// Project): ASCII letters and a few signs are replaced, placeholders stand between `»` and `«`, and at the end are English
/// numbers, whole words that are half as long as the characters that are no placeholders. `aapt2` adds as much as those
/// characters where it counts more than three words, by a rule that counts words of signs alone; that is left out.
enum AccentedText {
  static func text(of stretches: [FormatStretch], isWhole: Bool) -> String {
    var text = ""
    var length = 0
    for stretch in stretches {
      switch stretch {
      case .text(let plain):
        text += accented(plain)
        // The second percent sign is that of an escape.
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

  /// Whole words of so many characters at least.
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
  /// How often a text stands in it, none of them over another.
  fileprivate func count(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
