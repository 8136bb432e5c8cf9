import Snapshots

/// Text in a workflow command, by the rules of GitHub's toolkit (`escapeData` and `escapeProperty`): what ends or begins
/// something is a percent sign and its code.
enum WorkflowCommand {
  /// What stands behind the second `::`. Lines stay lines; what else moves the cursor or turns text around is shown.
  static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// The value of a property.
  static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ signs: String) -> String {
    // By scalars: a sign with a mark on it is one character, and a carriage return with a line feed, too.
    let signs = Array(signs.unicodeScalars)
    var escaped = ""
    for scalar in text.unicodeScalars {
      if signs.contains(scalar) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (code.count < 2 ? "0" : "") + code
      } else if scalar.isASCII, scalar.value >= 0x20, scalar.value < 0x7F {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += String(scalar).shownOnOneLine
      }
    }
    return escaped
  }
}
