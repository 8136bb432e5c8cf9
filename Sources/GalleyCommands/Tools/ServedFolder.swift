import Foundation
import Scenes
import Snapshots

/// The folder that a server was started in: calls name files in it, and nothing outside of it is read.
struct ServedFolder {
  let url: URL
  let confinement: FileConfinement

  init(_ url: URL) {
    self.url = url
    confinement = FileConfinement(to: [url])
  }

  /// The place of a path that a call gives.
  ///
  /// - Throws: for an absolute path, one that leads out of the folder, and one at which nothing is.
  func url(of path: String, argument: String) throws(CallError) -> URL {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.hasPrefix("/"), !path.hasPrefix("~"), !parts.contains(".."), !path.utf8.contains(0) else {
      throw .outside(argument: argument, path: path)
    }
    // Relative to the working directory, as paths of the command line are, so that places name files in the same way.
    let url = URL(exactPath: path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      guard confinement.holds(url) else { throw .outside(argument: argument, path: path) }
      throw .missingFile(argument: argument, path: path)
    }
    guard confinement.escape(from: url) == nil else { throw .outside(argument: argument, path: path) }
    return url
  }

  /// - Throws: if references, or one of them, are not in the folder.
  func check(references root: URL) throws(CallError) {
    guard let file = confinement.escape(from: root) else { return }
    throw .outside(argument: "the references", path: path(of: file))
  }

  /// - Throws: if runs would be written elsewhere.
  func checkOutput() throws(CallError) {
    let output = OutputFolder.defaultPath
    guard confinement.holds(URL(exactPath: output)) else { throw .outside(argument: "the output", path: output) }
  }

  /// A file's path relative to the folder.
  func path(of file: URL) -> String {
    let (path, own) = (file.standardizedFileURL.path, url.standardizedFileURL.path)
    return path.hasPrefix(own + "/") ? String(path.dropFirst(own.count + 1)) : path
  }
}
