import QuotedText

/// A reason that an app's files cannot be listed.
public enum ListingError: Error, Sendable, Hashable {
  /// The folder does not exist.
  case noFolder(path: String)
  /// The system cannot read a file or folder.
  case unreadable(path: String, reason: String)
  /// A name is not UTF-8.
  case name(folder: String)
  /// There is more than could be an app.
  case tooLarge(path: String, limit: String)
  /// The Xcode project cannot be read.
  case project(ProjectError)
  /// No file matches the configuration.
  case nothing(configuration: String, folder: String, patterns: [String])
}

extension ListingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noFolder(let path):
      "\(path): error: there is no such folder. Correct 'folder' in \(AppConfiguration.fileName)."
    case .unreadable(let path, let reason):
      "\(path): error: it cannot be read: \(reason). Change its permissions, or leave it out."
    case .name(let folder): "\(folder): error: it contains a name that is not UTF-8. Rename it."
    case .tooLarge(let path, let limit):
      "\(path): error: there are more than \(limit) in it. Name the app's own folder in \(AppConfiguration.fileName)."
    case .project(let error): "\(error)"
    case .nothing(let configuration, let folder, let patterns):
      "\(configuration): error: no file in \(folder.quoted) matches \(patterns.map(\.quoted).joined(separator: ", ")). Correct "
        + "'folder' or 'files'."
    }
  }
}
