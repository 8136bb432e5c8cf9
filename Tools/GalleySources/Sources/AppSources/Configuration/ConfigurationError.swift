import JSONDocuments
import QuotedText
public import SourcePlaces
import Suggestions

/// A reason that a configuration cannot be read, with its place.
public struct ConfigurationError: Error, Sendable, Hashable {
  public enum Problem: Sendable, Hashable {
    /// The file does not exist.
    case missing
    /// The system cannot read the file.
    case unreadable(reason: String)
    /// The file is no JSON.
    case notJSON(String)
    /// A key has no meaning.
    case unknownKey(String, suggestion: String?)
    /// A value is of another kind.
    case wrongKind(key: String, expected: String, found: String)
    /// A pattern is empty or leads out of the folder.
    case pattern(String)
    /// A name that no module can have.
    case moduleName(String)
    /// A key that says something only beside another.
    case alone(key: String, needs: String)
  }

  public let place: SourcePlace
  public let problem: Problem

  /// The keys of a configuration.
  package static let keys = [
    "folder", "project", "target", "files", "leaveOut", "omittedModules", "standIns", "dependencies",
  ]
}

extension ConfigurationError: CustomStringConvertible {
  public var description: String { "\(place): error: \(message)" }

  /// The message without its place.
  public var message: String {
    switch problem {
    case .missing:
      "there is no such file. Write one, for example with: galley init --app PATH"
    case .unreadable(let reason): "the file cannot be read: \(reason)."
    case .notJSON(let message): message
    case .unknownKey(let key, let suggestion):
      "the key \(key.quoted) is not known." + Suggestion.sentence(suggestion, orOneOf: Self.keys)
    case .wrongKind(let key, let expected, let found): "\(key.quoted) is \(found): expected \(expected)."
    case .pattern(let pattern):
      "\(pattern.quoted) is not a pattern of files: write a path below the folder, with * for a name's characters and ** for "
        + "folders."
    case .moduleName(let name):
      "\(name.quoted) is not a module name: write letters, digits and underscores."
    case .alone(let key, let needs): "\(key.quoted) says nothing without \(needs.quoted)."
    }
  }
}
