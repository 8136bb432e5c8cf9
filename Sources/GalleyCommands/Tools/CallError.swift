import Suggestions

/// A reason that a call of a tool cannot be answered, beside mistakes in its arguments and in scenes.
enum CallError: Error, Equatable {
  /// A path that is not relative to the folder, or leads out of it.
  case outside(argument: String, path: String)
  case missingFile(argument: String, path: String)
  /// Not exactly one of these was given.
  case oneOf([String])
  case needs(argument: String, with: String)
  /// An argument that cannot stand beside another one.
  case excluded(argument: String, by: String)
  case noScene(text: String, catalogue: String, suggestion: String?)
  case tooManyCases(count: Int, limit: Int)
  case tooManyPixels(limit: Int)
  case notOneCase(count: Int)
  case notAPicture(path: String, reason: String)
  case unknownClass(name: String, suggestion: String?)
  case noDefinition(name: String, suggestion: String?)
  /// It needs an option of the command.
  case notAllowed(option: String)
  case failed(reason: String)
}

extension CallError: CustomStringConvertible {
  var description: String {
    switch self {
    case .outside(let argument, let path):
      "'\(argument)': '\(path)' is not in the folder that the server was started in. Give a path relative to it, without '..' and "
        + "without links that lead out."
    case .missingFile(let argument, let path):
      "'\(argument)': there is nothing at '\(path)'."
        + (argument == CalledScenes.catalogueName ? " `galley init` creates a catalogue; 'yaml' needs none." : "")
    case .oneOf(let arguments):
      "Give exactly one of \(arguments.map { "'\($0)'" }.joined(separator: ", "))."
    case .needs(let argument, let other): "'\(other)' needs '\(argument)'."
    case .excluded(let argument, let other): "'\(argument)' cannot be given with '\(other)': leave one of them out."
    case .noScene(let text, let catalogue, let suggestion):
      "No scene of '\(catalogue)' is called '\(text)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " `describe` with {\"what\": \"scenes\"} lists them.")
    case .tooManyCases(let count, let limit):
      "That is \(count) cases, and a call has at most \(limit). Give fewer devices or text sizes in 'matrix', or one case's path."
    case .tooManyPixels(let limit):
      "The pictures have more than \(limit) pixels together. Ask for fewer cases, or give a smaller scale in 'matrix'."
    case .notOneCase(let count):
      "That is \(count) cases, and a picture is compared with one. Give one case's path, or a 'matrix' with one device and one text size."
    case .notAPicture(let path, let reason): "'\(path)' cannot be read as a PNG file: \(reason)"
    case .unknownClass(let name, let suggestion):
      "There is no class '\(name)'." + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    case .noDefinition(let name, let suggestion):
      "The schema has no definition '\(name)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " Without 'name', `describe` lists them.")
    case .notAllowed(let option):
      "The server may not accept references. A person can start it as `galley mcp \(option)`, or run `galley accept`."
    case .failed(let reason): reason
    }
  }
}
