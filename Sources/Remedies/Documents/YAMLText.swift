import Foundation

/// Values as catalogue files write them, on one line.
enum YAMLText {
  /// A text, in quotation marks where it would not be read as it is.
  static func quoted(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0xFEFF:
        quoted += "\\u" + String(format: "%04X", scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether a text needs no quotation marks, in brackets either: words, and the signs of constraints.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter, text.last != " ", text.last != ":" else {
      return false
    }
    let words = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    guard !words.contains(text.lowercased()) else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || " ._-+=<>*/@'".contains($0) }
  }

  static func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  static func words(_ words: [String]) -> String { list(words.map(quoted)) }

  /// A number without more digits than hundredths.
  static func number(_ number: Double) -> String {
    let hundredths = (number * 100).rounded() / 100
    return Int(exactly: hundredths).map(String.init) ?? String(hundredths)
  }
}
