package import SourcePlaces
import Yams

/// The reason why a YAML text cannot be read, with its position.
package struct YAMLError: Error, Equatable {
  /// A problem in a text.
  package enum Problem: Equatable, Sendable {
    case notUTF8
    /// There is no document.
    case empty
    /// Not valid YAML: the parser's message, and a hint if there is one.
    case syntax(String, hint: String?)
    case duplicateKeys([String])
    /// A key that is an alias, a list or a mapping.
    case collectionAsKey
    /// Lists and mappings are nested deeper than the parser supports.
    case tooDeep
    /// There are more values, or more text, than the limits allow.
    case tooLarge
    /// A text is longer than the limit.
    case textTooLong(String)
  }

  package let position: TextPosition
  package let problem: Problem

  init(at position: TextPosition, _ problem: Problem) {
    (self.position, self.problem) = (position, problem)
  }

  init(at mark: Mark?, _ problem: Problem) {
    self.init(at: TextPosition(mark), problem)
  }
}

extension YAMLError.Problem {
  /// The problem in a sentence, and what to do about it.
  package var sentence: String {
    switch self {
    case .notUTF8: "the file is not UTF-8 from here on. Save it as UTF-8."
    case .empty: "the file is empty."
    case .syntax(let problem, let hint): "this is not valid YAML: \(problem)." + (hint.map { " \($0)" } ?? "")
    case .duplicateKeys(let keys):
      "this mapping has the same key twice: \(keys.map { "'\($0)'" }.joined(separator: ", ")). Keep one."
    case .collectionAsKey:
      "a key must be a plain word here, not an alias, list or mapping. Put text that looks like one in quotation marks."
    case .tooDeep:
      "lists and mappings are nested too deeply here: at most about 1,000 levels are read. Look for brackets that are "
        + "not closed."
    case .tooLarge: "the file, with aliases expanded, has too many values or too much text."
    case .textTooLong: "the text is too long."
    }
  }
}
