package import Foundation
import Glibc

/// What an output folder keeps clear of: the catalogue, the references, and the roots of the repositories they, and the
/// working directory, belong to.
package struct OutputSurroundings {
  package var catalogue: URL
  package var references: URL

  package init(catalogue: URL, references: URL) {
    self.catalogue = catalogue
    self.references = references
  }

  /// - Throws: `OutputError.overlap` if the folder is, holds or lies in the catalogue or the references;
  ///   `.repository` if it is or holds the root of a repository, or lies in what the repository's program keeps there.
  package func check(_ output: URL) throws(OutputError) {
    try OutputSurroundings.check(output, clearOf: [("the catalogue", catalogue), ("the references", references)])
  }

  /// As `check(_:)`, of what is called as said.
  package static func check(_ output: URL, clearOf others: [(name: String, url: URL)]) throws(OutputError) {
    let folder = resolved(output)
    for (name, url) in others {
      guard let relation = relation(of: folder, to: resolved(url)) else { continue }
      throw .overlap(path: output.relativePath, relation: "\(relation) \(name), '\(url.relativePath)'")
    }
    guard !folder.contains(where: repositoryNames.contains) else { throw .repository(path: output.relativePath) }
    for url in [output] + others.map(\.url) + [URL(fileURLWithPath: ".")] {
      guard let root = repository(around: resolved(url)), root.starts(with: folder) else { continue }
      throw .repository(path: output.relativePath)
    }
  }

  /// What a repository's root has.
  private static let repositoryNames = [".git", ".hg", ".jj", ".svn"]

  private static func relation(of folder: [String], to other: [String]) -> String? {
    if folder == other { return "is" }
    if other.starts(with: folder) { return "holds" }
    return folder.starts(with: other) ? "lies in" : nil
  }

  /// The components of a path without links, as far as there are files on it.
  private static func resolved(_ url: URL) -> [String] {
    var existing = url.standardizedFileURL
    var rest: [String] = []
    while existing.pathComponents.count > 1 {
      if let path = realpath(existing.path, nil) {
        defer { free(path) }
        return String(cString: path).split(separator: "/").map(String.init) + rest.reversed()
      }
      rest.append(existing.lastPathComponent)
      existing.deleteLastPathComponent()
    }
    return rest.reversed()
  }

  private static func repository(around folder: [String]) -> [String]? {
    for count in stride(from: folder.count, through: 0, by: -1) {
      let root = Array(folder[..<count])
      let path = "/" + root.joined(separator: "/")
      let isRoot = repositoryNames.contains { access("\(path)/\($0)", F_OK) == 0 }
      if isRoot { return root }
    }
    return nil
  }
}
