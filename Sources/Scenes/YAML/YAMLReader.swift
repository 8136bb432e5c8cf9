import HeadlessUIKit
import SourcePlaces
import ViewDocuments
import YAMLDocuments
import Yams

/// Parses a file's text into YAML nodes that are safe to traverse.
enum YAMLReader {
  private static let limits = YAMLLimits(
    nodes: ReadingLimits.nodes, allTextBytes: ReadingLimits.allTextBytes, textBytes: TextTooLong.limit)

  /// The file's only document, within `ReadingLimits`.
  static func read(_ source: SourceText) throws(SceneError) -> Value {
    let value = Value(node: try root(of: source), key: "the file", file: source.file)
    guard !value.isEmpty else { throw SceneError(place: SourcePlace(file: source.file), problem: .empty) }
    return value
  }

  private static func root(of source: SourceText) throws(SceneError) -> Node {
    do { return try YAMLDocument.root(of: source.text, limits: limits) } catch {
      throw SceneError(error, in: source.file)
    }
  }
}

extension SceneError {
  init(_ error: YAMLError, in file: String) {
    let place = SourcePlace(file: file, error.position)
    switch error.problem {
    case .empty: self.init(place: SourcePlace(file: file), problem: .empty)
    case .tooLarge:
      self.init(
        place: place,
        problem: .tooLarge(what: "the file, with aliases expanded,", limit: "100,000 values and 16 MB of text"))
    case .textTooLong(let text):
      self.init(place: place, problem: TextTooLong(text).map { .textTooLong($0) } ?? .yaml(error.problem))
    default: self.init(place: place, problem: .yaml(error.problem))
    }
  }
}
