/// A file of an app.
public struct AppFile: Sendable, Hashable {
  /// The path relative to the app's folder.
  public let relativePath: String
  /// The absolute path.
  public let path: String

  public init(relativePath: String, path: String) {
    self.relativePath = relativePath
    self.path = path
  }
}

/// A file or folder that is not taken.
public struct SkippedFile: Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    /// The configuration says so.
    case configured(pattern: String)
    /// Links are not followed.
    case link
    /// The name has control characters, which no build can name.
    case name
    /// It is of another language.
    case language(String)
    /// A file of the project that does not exist.
    case missing
    /// A package of its own.
    case package
    /// A file that another tool puts there.
    case tool(String)
  }

  public let relativePath: String
  public let reason: Reason

  public init(relativePath: String, reason: Reason) {
    self.relativePath = relativePath
    self.reason = reason
  }
}

extension SkippedFile.Reason {
  /// Whether something may be missing that was meant.
  public var isWorthMentioning: Bool {
    switch self {
    case .link, .missing, .name, .language: true
    case .configured, .package, .tool: false
    }
  }
}

extension SkippedFile.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .configured(let pattern): "left out by '\(pattern)'"
    case .link: "a link, which is not followed: name the folder that it leads to"
    case .name: "a control character in the name: rename it"
    case .language(let name): "\(name), which Galley does not compile"
    case .missing: "missing: the project names a file that does not exist"
    case .package: "a package of its own"
    case .tool(let name): "\(name)'s folder"
    }
  }
}
