import Foundation

/// The files of definitions that a scene's catalogue file names for all of its scenes.
struct SceneFiles: Sendable {
  struct File: Sendable {
    /// The path as written.
    let path: String
    let url: URL

    init(_ file: FilePath) { (path, url) = (file.path, file.url) }
  }

  /// In the order of the lists that name them.
  let fonts: [File]
  let typography: File?

  init(_ shared: SharedDefinitions) {
    fonts = shared.fonts.map { File($0.file) }
    typography = shared.typography.map { File($0.file) }
  }
}
