/// A reason that a run's results cannot be read.
package enum ResultError: Error, Equatable {
  case missing(file: String, folder: String)
  case unreadable(StoreError)
  /// A line does not have the file's format.
  case malformed(file: String, line: Int, reason: String)
  /// A case has a result, but no duration.
  case noDuration(case: String, file: String)
}

extension ResultError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file, let folder):
      "'\(folder)' has no \(file), so it is not the folder of a finished run. Run `galley test` again."
    case .unreadable(let error): error.description
    case .malformed(let file, let line, let reason):
      "Line \(line) of \(file) was not written by this version of Galley: \(reason). Run `galley test` again."
    case .noDuration(let name, let file): "\(file) does not say how long \(name) took. Run `galley test` again."
    }
  }
}

extension ResultError {
  /// The problem, without advice.
  var cause: String {
    switch self {
    case .missing(let file, _): "there is no \(file)"
    case .unreadable(.unreadable(_, let reason)): reason
    case .unreadable(.notAFile(let path)): "'\(path)' is not a file"
    case .unreadable(let error): error.description
    case .malformed(_, let line, let reason): "line \(line): \(reason)"
    case .noDuration(let name, _): "\(name) has none"
    }
  }
}

extension DecodingError {
  /// The problem with a text that could not be decoded.
  static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "there is no '\(key.stringValue)'"
    case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
      context.codingPath.last.map { "'\($0.stringValue)': \(context.debugDescription.withoutFullStop)" }
        ?? "it is not JSON"
    case nil: "\(error)"
    @unknown default: "\(error)"
    }
  }
}

extension String {
  var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
