import QuotedText

/// A command as a line for a POSIX shell.
///
/// All printed commands are put together here, so that no name from outside ends a word, begins a new line or is taken
/// for an option.
package enum ShellLine {
  /// The words of a command, quoted.
  package static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// An option and its value: one word if the value could be taken for an option.
  package static func option(_ name: String, _ value: String) -> [String] {
    value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value]
  }

  /// A path that cannot be taken for an option, whatever it begins with.
  package static func operand(_ path: String) -> String { path.hasPrefix("-") ? "./\(path)" : path }

  /// A word, in single quotes if it has characters other than letters, digits and the signs of paths.
  ///
  /// Characters that cannot be printed on one line, such as a line feed, are escaped for printf(1). As a shell drops
  /// line feeds at the end of a command's output, a word that ends with one has it in its quotes.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_./@,+".unicodeScalars.contains(scalar)
      }
    if isPlain { return word }
    guard word.unicodeScalars.contains(where: \.isUnsafeInALine), word.utf8.last != UInt8(ascii: "\n") else {
      return singleQuoted(word)
    }
    return "\"$(printf " + singleQuoted(formatted(word)) + ")\""
  }

  private static func singleQuoted(_ word: String) -> String {
    // Scalar by scalar: a quote followed by a combining accent is a different `Character`.
    var quoted = "'"
    for scalar in word.unicodeScalars { quoted += scalar == "'" ? "'\\''" : String(scalar) }
    return quoted + "'"
  }

  /// A word as a format for printf.
  private static func formatted(_ word: String) -> String {
    var format = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\\": format += "\\\\"
      case "%": format += "%%"
      case _ where scalar.isUnsafeInALine:
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 8)
          format += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
      default: format.unicodeScalars.append(scalar)
      }
    }
    // A format that begins with a dash would be taken for an option.
    return format.hasPrefix("-") ? "\\055" + format.dropFirst() : format
  }
}
