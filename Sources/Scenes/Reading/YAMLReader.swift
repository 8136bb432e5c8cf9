import Foundation
import HeadlessUIKit
import ViewDocuments
import Yams

/// Turns a file's text into YAML nodes that are safe to walk.
enum YAMLReader {
  /// The file's only document, within `ReadingLimits`.
  static func read(_ source: SourceText) throws(SceneError) -> Value {
    try KeyGuard.check(source)
    let root: Node?
    do {
      // No resolver rules: a scalar is read by the type its key asks for. The encoding is given because the default asks
      // the environment.
      root = try Yams.compose(yaml: source.text, .basic, .default, .utf8)
    } catch {
      throw sceneError(for: error, in: source)
    }
    guard let root else { throw SceneError(place: SourcePlace(whole: source.file), problem: .empty) }
    let value = Value(node: root, key: "the file", file: source.file)
    guard !value.isEmpty else { throw SceneError(place: SourcePlace(whole: source.file), problem: .empty) }
    try checkSize(of: root, file: source.file)
    return value
  }

  /// Counts nodes and text with aliases expanded, and stops at the limit: expanded, a bomb would fill any memory.
  private static func checkSize(of root: Node, file: String) throws(SceneError) {
    var waiting = [root]
    var nodes = 0
    var bytes = 0
    while let node = waiting.popLast() {
      nodes += 1
      switch node {
      case .scalar(let scalar):
        bytes += scalar.string.utf8.count
        if let text = TextTooLong(scalar.string) {
          throw SceneError(place: SourcePlace(node.mark, file: file), problem: .textTooLong(text))
        }
      case .sequence(let sequence): waiting.append(contentsOf: sequence)
      case .mapping(let mapping): for (key, value) in mapping { waiting += [key, value] }
      case .alias: break
      }
      guard nodes + waiting.count <= ReadingLimits.nodes, bytes <= ReadingLimits.allTextBytes else {
        throw tooLarge("the file, its aliases expanded,", "100,000 values and 16 MB of text", root, file)
      }
    }
  }

  private static func tooLarge(_ what: String, _ limit: String, _ node: Node, _ file: String) -> SceneError {
    SceneError(place: SourcePlace(node.mark, file: file), problem: .tooLarge(what: what, limit: limit))
  }

  private static func sceneError(for error: any Error, in source: SourceText) -> SceneError {
    func at(_ mark: Mark?, _ problem: SceneProblem) -> SceneError {
      SceneError(place: SourcePlace(mark, file: source.file), problem: problem)
    }
    guard let error = error as? YamlError else { return at(nil, .syntax(String(describing: error), hint: nil)) }
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if context?.text.contains("nest") == true || problem.contains("nest") {
        return at(mark, .nodesTooDeep)
      }
      let introduction = context.map { $0.text.trimmingCharacters(in: .whitespaces) + ", " } ?? ""
      let start = problem.contains("unexpected end of stream") ? context?.mark : nil
      let hint = SyntaxHint.hint(for: introduction + problem, at: mark, in: source.text)
      return at(start ?? mark, .syntax(introduction + problem, hint: hint))
    case .duplicatedKeysInMapping(let keys, let context):
      return at(context.mark, .duplicateKeys(keys.sorted()))
    case .reader(let problem, let offset, _, let text):
      return SceneError(
        place: SourcePlace(offset: offset ?? 0, in: text, file: source.file), problem: .syntax(problem, hint: nil))
    default:
      return at(nil, .syntax(String(describing: error), hint: nil))
    }
  }
}

extension SourcePlace {
  init(_ mark: Mark?, file: String) {
    self.init(file: file, line: mark?.line ?? 1, column: mark?.column ?? 1)
  }

  /// The place of the character at `offset`.
  fileprivate init(offset: Int, in text: String, file: String) {
    let before = text.prefix(offset)
    let lastLine = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    self.init(file: file, line: before.count { $0 == "\n" } + 1, column: lastLine.unicodeScalars.count + 1)
  }
}
