/// The content of `galley-sources.json`: which of an app's files a target is made of, and what is there in place of
/// modules that are not.
public struct AppConfiguration: Sendable, Equatable {
  /// The name of the file.
  public static let fileName = "galley-sources.json"

  /// The folder of the app's files, as written: relative to the configuration's folder, or absolute. Nil is the folder of
  /// the project, or else of the configuration.
  public var folder: String?
  /// The Xcode project whose target names the files, as written; nil if patterns alone do.
  public var project: String?
  /// The project's target.
  public var target: String?
  /// The files to take.
  public var files = [GlobPattern("**/*.swift")]
  /// The files to leave out.
  public var leftOut: [GlobPattern] = []
  /// The modules whose imports are removed.
  public var omittedModules: [String] = []
  /// The modules that are imported in place of others.
  public var standIns: [String: String] = [:]
  /// Modules that can be imported, beside those of the target's dependencies.
  public var dependencies: [String] = []

  public init() {}
}
