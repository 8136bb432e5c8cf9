package import SourcePlaces
import Yams

/// Why a YAML text is not read, and where.
package struct YAMLError: Error, Equatable {
  /// What can be wrong with a text.
  package enum Problem: Equatable, Sendable {
    case notUTF8
    /// There is no document.
    case empty
    /// Not YAML, as the parser says it; what to do, where that is known.
    case syntax(String, hint: String?)
    case duplicateKeys([String])
    /// A key that is an alias, a list or a mapping.
    case collectionAsKey
    /// Lists and mappings in one another, as far as the parser goes.
    case tooDeep
    /// More values, or more text, than the limits let through.
    case tooLarge
    /// One text that is longer than the limits let through.
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
  /// What is wrong in a sentence, and what to do.
  package var sentence: String {
    switch self {
    case .notUTF8: "the file is not UTF-8 from here on. Save it as UTF-8."
    case .empty: "the file has nothing in it."
    case .syntax(let problem, let hint): "this is not YAML: \(problem)." + (hint.map { " \($0)" } ?? "")
    case .duplicateKeys(let keys):
      "this mapping has the same key twice: \(keys.map { "'\($0)'" }.joined(separator: ", ")). Keep one."
    case .collectionAsKey:
      "a key is a plain word here: no alias, list or mapping. Put text that looks like one in quotation marks."
    case .tooDeep:
      "lists and mappings are nested too deeply from here on: about 1,000 levels are read. Look for brackets that are "
        + "not closed."
    case .tooLarge: "the file, its aliases expanded, has more values or text than is read."
    case .textTooLong: "the text is longer than is read."
    }
  }
}
