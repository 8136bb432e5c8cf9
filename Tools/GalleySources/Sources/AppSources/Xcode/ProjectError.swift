import QuotedText
public import SourcePlaces
import Suggestions

/// A reason that an Xcode project or a package cannot be read.
public enum ProjectError: Error, Sendable, Hashable {
  /// The system cannot read a file.
  case unreadable(path: String, reason: String)
  /// The project's file is not in its format.
  case syntax(SourcePlace, expected: String)
  /// The project's file lacks an object that it names.
  case noObject(path: String, kind: String)
  /// There is no target of this name.
  case noTarget(String, path: String, suggestion: String?, names: [String])
  /// There are several targets and none is named.
  case severalTargets(path: String, names: [String])
  /// There are several projects in a folder.
  case severalProjects(folder: String, names: [String])
  /// There is nothing to read in a folder.
  case nothing(folder: String)
  /// SwiftPM cannot describe a package.
  case package(path: String, reason: String)
}

extension ProjectError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): error: it cannot be read: \(reason)."
    case .syntax(let place, let expected):
      "\(place): error: expected \(expected). The file is not an Xcode project, or is an unfinished merge: correct it."
    case .noObject(let path, let kind): "\(path): error: the project has no \(kind). Open and save it in Xcode."
    case .noTarget(let name, let path, let suggestion, let names):
      "\(path): error: the project has no target \(name.quoted) with sources."
        + Suggestion.sentence(suggestion, orOneOf: names)
    case .severalTargets(let path, let names):
      "\(path): error: the project has several targets. Name one of \(names.map(\.quoted).joined(separator: ", ")) with --target."
    case .severalProjects(let folder, let names):
      "\(folder): error: there are several projects. Name one of \(names.map(\.quoted).joined(separator: ", "))."
    case .nothing(let folder):
      "\(folder): error: there is no Xcode project, no Package.swift and no Swift file in it. Name the app's folder."
    case .package(let path, let reason): "\(path): error: 'swift package dump-package' failed: \(reason)"
    }
  }
}
