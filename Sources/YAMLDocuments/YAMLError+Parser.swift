import Foundation
import SourcePlaces
import Yams

extension YAMLError {
  /// Creates the error for one of the parser's.
  init(_ error: any Error, in text: String) {
    guard let error = error as? YamlError else {
      self.init(at: nil, .syntax(String(describing: error), hint: nil))
      return
    }
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      self.init(context, problem, mark, in: text)
    case .reader(let problem, let offset, _, let text):
      self.init(offset: offset ?? 0, in: text, .syntax(problem, hint: nil))
    default:
      self.init(at: nil, .syntax(String(describing: error), hint: nil))
    }
  }

  private init(_ context: YamlError.Context?, _ problem: String, _ mark: Mark, in text: String) {
    if context?.text.contains("nest") == true || problem.contains("nest") {
      self.init(at: mark, .tooDeep)
      return
    }
    let introduction = context.map { $0.text.trimmingCharacters(in: .whitespaces) + ", " } ?? ""
    let start = problem.contains("unexpected end of stream") ? context?.mark : nil
    let hint = SyntaxHint.hint(for: introduction + problem, at: mark, in: text)
    self.init(at: start ?? mark, .syntax(introduction + problem, hint: hint))
  }

  /// Creates the error for a problem at the character at `offset`.
  private init(offset: Int, in text: String, _ problem: Problem) {
    let before = text.prefix(offset)
    let lastLine = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let line = before.count { $0 == "\n" } + 1
    self.init(at: TextPosition(line: line, column: lastLine.unicodeScalars.count + 1), problem)
  }
}
