package import JSONDocuments
import Suggestions

/// The arguments of a call, checked by the tool's parameters.
package struct ToolArguments: Sendable {
  private let root: JSONValue?
  private let parameters: [Parameter]

  /// - Throws: for an unknown name, a missing argument, or a value of another type or out of its range.
  init(_ root: JSONValue?, of parameters: [Parameter]) throws(ArgumentError) {
    (self.root, self.parameters) = (root, parameters)
    for member in members {
      guard let parameter = parameters.first(where: { $0.name == member.name }) else {
        throw .unknown(name: member.name, among: parameters.map(\.name))
      }
      try parameter.kind.check(member.value, called: member.name)
    }
    for parameter in parameters where parameter.isRequired && root?[parameter.name] == nil {
      throw .missing(name: parameter.name)
    }
  }

  private var members: [JSONMember] {
    if case .object(let members) = root?.content { members } else { [] }
  }

  /// The names of the arguments that were given.
  package var names: [String] { members.map(\.name) }

  /// The value of an argument; nil if it was not given.
  package subscript(name: String) -> JSONValue? {
    guard parameters.contains(where: { $0.name == name }) else {
      preconditionFailure("the tool has no parameter '\(name)'")
    }
    return root?[name]
  }

  package func string(_ name: String) -> String? {
    if case .string(let text) = self[name]?.content { text } else { nil }
  }

  package func strings(_ name: String) -> [String] {
    guard case .array(let values) = self[name]?.content else { return [] }
    return values.compactMap { if case .string(let text) = $0.content { text } else { nil } }
  }

  package func flag(_ name: String) -> Bool { if case .bool(true) = self[name]?.content { true } else { false } }

  package func number(_ name: String) -> Double? {
    if case .number(let number) = self[name]?.content { number } else { nil }
  }

  package func integer(_ name: String) -> Int? { number(name).map { Int($0) } }
}

/// A mistake in the arguments of a call.
package enum ArgumentError: Error, Equatable {
  case unknown(name: String, among: [String])
  case missing(name: String)
  case wrong(name: String, expected: String, found: String, among: [String], word: String)

  /// The closest name that there is.
  package var suggestion: String? {
    switch self {
    case .unknown(let name, let names): Suggestion.nearest(to: name, among: names)
    case .wrong(_, _, _, let words, let word): Suggestion.nearest(to: word, among: words)
    case .missing: nil
    }
  }
}

extension ArgumentError: CustomStringConvertible {
  package var description: String {
    let hint = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    return switch self {
    case .unknown(let name, let names):
      "The tool has no argument '\(name.prefix(60))'."
        + (hint.isEmpty ? " It has \(names.joined(separator: ", "))." : hint)
    case .missing(let name): "The argument '\(name)' is missing."
    case .wrong(let name, let expected, let found, _, _): "'\(name)' has to be \(expected), not \(found).\(hint)"
    }
  }
}
