import ArgumentParser
import JSONDocuments
import ModelContextProtocol
import Scenes
import SourcePlaces
import TextMeasuring
import YAMLDocuments

/// An error as data: a code that stays the same, the sentence, and where known a place and what was meant.
struct ErrorDescription {
  /// The words of the error's case, with hyphens: `unknown-key`.
  let code: String
  let message: String
  private(set) var place: SourcePlace?
  private(set) var suggestion: String?

  /// Wrong usage of the command line.
  init(usage message: String) { (code, self.message) = ("wrong-usage", message) }

  /// The description with its place in another file: in the same one by another path.
  func placed(in file: String) -> ErrorDescription {
    var description = self
    description.place = place.map { SourcePlace(file: file, line: $0.line, column: $0.column) }
    return description
  }

  init(_ error: any Error) {
    message = error is ValidationError ? "\(error)" : String(describing: error)
    switch error {
    case let error as SceneError:
      (code, suggestion) = (Self.code(of: error), Self.suggestion(in: error.problem))
      place = error.place
    case let error as ArgumentError: (code, suggestion) = (Self.code(of: error, after: "argument"), error.suggestion)
    case is ValidationError: code = "wrong-usage"
    default: (code, suggestion) = (Self.code(of: error), Self.suggestion(in: error))
    }
  }

  var json: JSON {
    var entries: [(key: String, value: JSON)] = [("code", .string(code)), ("message", .string(message))]
    if let place {
      entries.append(("file", .string(place.file)))
      if let line = place.line { entries.append(("line", .number(Double(line)))) }
      if let column = place.column { entries.append(("column", .number(Double(column)))) }
    }
    if let suggestion { entries.append(("suggestion", .string(suggestion))) }
    return .object(entries)
  }

  /// The schema of `json`.
  static let schema: JSON = [
    "type": "object",
    "properties": [
      "code": ["type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"], "message": ["type": "string"],
      "file": ["type": "string"], "line": ["type": "integer", "minimum": .number(1)],
      "column": ["type": "integer", "minimum": .number(1)], "suggestion": ["type": "string"],
    ],
    "required": ["code", "message"],
  ]

  // MARK: Cases of errors

  /// The name of an enumeration's case with values, or else of the error's type, in words with hyphens.
  private static func code(of error: any Error, after prefix: String = "") -> String {
    let mirror = Mirror(reflecting: error)
    let type = "\(type(of: error))"
    let suffix = ["Error", "Problem"].first { type.hasSuffix($0) && type.count > $0.count } ?? ""
    let name =
      (mirror.displayStyle == .enum ? mirror.children.first?.label : nil) ?? String(type.dropLast(suffix.count))
    return ([prefix] + words(of: name)).filter { !$0.isEmpty }.joined(separator: "-")
  }

  private static func code(of error: SceneError) -> String {
    casesWithoutValues.first { $0.key == error.problem }?.value ?? code(of: error.problem)
  }

  /// Those of scenes' problems that have no values, from which no name can be read.
  private static let casesWithoutValues: [(key: SceneProblem, value: String)] = [
    (.empty, "empty"), (.noDevices, "no-devices"), (.noConfigurations, "no-configurations"),
    (.danglingLink, "dangling-link"), (.circularLink, "circular-link"), (.unreadableFolder, "unreadable-folder"),
  ]

  /// `unknownKey` as `unknown` and `key`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for letter in name where letter.isASCII && (letter.isLetter || letter.isNumber) {
      if letter.isUppercase && !(words.last?.allSatisfy(\.isUppercase) ?? false) || words.isEmpty {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words.map { $0.lowercased() }
  }

  /// The value of a case that is called `suggestion`.
  private static func suggestion(in error: any Error) -> String? {
    guard let values = Mirror(reflecting: error).children.first?.value else { return nil }
    return Mirror(reflecting: values).children.lazy.compactMap { child -> String? in
      child.label == "suggestion" ? child.value as? String : nil
    }.first
  }
}
