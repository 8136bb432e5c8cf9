import QuotedText
import Snapshots

/// Escapes text in workflow commands, by the rules of GitHub's toolkit (`escapeData` and `escapeProperty`): special
/// characters become a percent sign and their code.
package enum WorkflowCommand {
  /// The data after the second `::`. Line breaks are kept; other characters that move the cursor or change the
  /// direction of text are made visible.
  package static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// The value of a property.
  package static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ signs: String) -> String {
    // By scalars, as a sign with a combining mark is one character, and so are a carriage return and a line feed.
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
