package import SourcePlaces
import Suggestions

/// A mistake in a file of rules, with its place.
package struct RulesError: Error, Hashable, Sendable {
  package let place: SourcePlace
  package let problem: RulesProblem

  init(_ problem: RulesProblem, at place: SourcePlace) {
    (self.place, self.problem) = (place, problem)
  }
}

extension RulesError: CustomStringConvertible {
  /// `rules.yaml:3:7: …`
  package var description: String { "\(place): \(problem)" }
}

/// A kind of mistake in a file of rules.
package enum RulesProblem: Hashable, Sendable {
  /// The system cannot read it.
  case unreadable(reason: String)
  /// The file is larger than the limit in bytes.
  case tooLarge(limit: Int)
  /// A mistake in its YAML, as a sentence.
  case yaml(String)
  /// Something other than a mapping where one is required.
  case noMapping(owner: String, found: String)
  case unknownKey(String, owner: String, known: [String])
  case missingKey(String, owner: String)
  case wrong(key: String, expected: String, found: String)
  case unknownName(String, key: String, kind: String, known: [String])
  /// Two keys that contradict each other.
  case together(String, String, reason: String)
  /// The measurer's error about a label.
  case label(String)
}

extension RulesProblem: CustomStringConvertible {
  /// The mistake, and advice.
  package var description: String {
    switch self {
    case .unreadable(let reason): "the rules cannot be read: \(reason)."
    case .tooLarge(let limit): "the rules have more than \(limit) bytes. Combine rules with patterns."
    case .yaml(let sentence), .label(let sentence): sentence
    case .noMapping(let owner, let found): "\(owner) must be a mapping, 'key: value', not \(found)."
    case .unknownKey(let key, let owner, let known):
      "\(owner) has no '\(key)'." + Suggestion.sentence(Suggestion.nearest(to: key, among: known), orOneOf: known)
    case .missingKey(let key, let owner): "\(owner) needs '\(key)'."
    case .wrong(let key, let expected, let found): "'\(key)' takes \(expected), not \(found)."
    case .unknownName(let name, let key, let kind, let known):
      "'\(key)': '\(name)' is not a known \(kind)."
        + (Suggestion.nearest(to: name, among: known).map { " Did you mean '\($0)'?" } ?? "")
        + " Use one of \(known.joined(separator: ", "))."
    case .together(let key, let other, let reason): "'\(key)' and '\(other)' cannot be combined: \(reason)."
    }
  }
}
