import CommandSupport
import Suggestions

/// Wrong usage, in the words and with the labels of all messages.
struct UsageFault {
  /// The arguments behind the program's name.
  let arguments: [String]
  /// The parser's message, with its usage.
  let parserText: String
  /// The lines for standard error.
  var lines: [String] { unknownCommand ?? formerSpelling ?? parserLines }

  private var unknownCommand: [String]? {
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help", !Galley.names.contains(name) else {
      return nil
    }
    let suggestion = Suggestion.nearest(to: name, among: Galley.shownNames).map { " Did you mean '\($0)'?" } ?? ""
    return lines(.error, "galley has no command '\(name)'.\(suggestion)") + lines(.hint, "galley --help lists them")
  }

  private var formerSpelling: [String]? {
    FormerSpelling(arguments).map {
      lines(.error, "\($0.former) is the spelling of an earlier version.") + lines(.hint, $0.advice)
    }
  }

  /// The parser's lines, `Error: …`, `Help:  …`, `Usage: …` and `  See '…' for more information.`, relabelled.
  private var parserLines: [String] {
    parserText.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if let message = line.rest(after: "Error: ") { return lines(.error, message) }
      if let message = line.rest(after: "Help:  ") { return lines(.note, message) }
      if let message = line.rest(after: "  See '") {
        let command = message.prefix { $0 != "'" }
        return lines(.hint, "\(command) explains every argument")
      }
      return [String(line)]
    }
  }

  private func lines(_ label: MessageLabel, _ message: String) -> [String] { ["\(label.rawValue): \(message)"] }
}

extension Substring {
  fileprivate func rest(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
