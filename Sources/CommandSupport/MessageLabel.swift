/// The labels of messages: how much one matters. Verdicts and other facts have words of their own.
package enum MessageLabel: String, CaseIterable, Sendable {
  /// Something does not work, or fails the command.
  case error
  /// Something is probably not as intended, and fails nothing.
  case warning
  /// Something is worth knowing.
  case note
  /// Advice on the next step.
  case hint

  /// A row of a command's output: the label, a tab, and the message.
  package func row(_ message: String) -> String { "\(rawValue)\t\(message)" }
}

extension Terminal {
  /// Prints a message as a row of the output.
  package static func print(_ label: MessageLabel, _ message: String) { print(label.row(message)) }

  /// Prints a message to standard error.
  package static func printError(_ label: MessageLabel, _ message: String) {
    printError("\(label.rawValue): \(message)")
  }
}
