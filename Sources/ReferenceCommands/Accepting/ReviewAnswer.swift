import Foundation

/// An answer to a group of a review, given by its key, its word, or the beginning of the word.
enum ReviewAnswer: String, CaseIterable {
  case accept, reject, skip
  case one = "one by one"
  case quit
  case help = "?"

  init?(_ text: String, of answers: [ReviewAnswer]) {
    let word = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    guard !word.isEmpty, let answer = answers.first(where: { $0.rawValue.hasPrefix(word) }) else { return nil }
    self = answer
  }

  private var key: String { String(rawValue.prefix(1)) }

  /// Each key with its word.
  static func keys(_ answers: [ReviewAnswer]) -> String {
    answers.map { $0 == .help ? "? help" : "\($0.key) \($0.rawValue)" }.joined(separator: "   ")
  }

  /// The word for cases that were answered so.
  var done: String {
    switch self {
    case .accept: "accepted"
    case .reject: "rejected"
    case .skip, .one, .quit, .help: "skipped"
    }
  }

  /// A line of the help.
  var explanation: String {
    switch self {
    case .accept: "  a  accept: the pictures become references, at once"
    case .reject: "  r  reject: it has to be fixed"
    case .skip: "  s  skip: decide later"
    case .one: "  o  one by one: ask for each case of the group"
    case .quit: "  q  quit: skip the rest"
    case .help: "  ?  help: show these answers"
    }
  }
}
