package import Foundation

/// The places an output folder must not overlap: the catalogue, the references, and the roots of the repositories that
/// they and the working directory belong to.
package struct OutputContext {
  package var catalogue: URL
  package var references: URL
  /// The files that a run reads in place of a catalogue.
  private var documents: [URL] = []

  package init(catalogue: URL, references: URL) {
    self.catalogue = catalogue
    self.references = references
  }

  /// Creates the places of a run over several documents below a folder, which may hold the output, too.
  package init(documents: [String], in folder: URL) {
    self.init(catalogue: folder, references: folder)
    self.documents = documents.map { folder.appendingPathComponent($0) }
  }

  /// - Throws: `OutputError.overlap` if the folder is, holds or lies in the catalogue or the references;
  ///   `.repository` if it is or holds the root of a repository, or lies in what the repository's program keeps there.
  package func check(_ output: URL) throws(OutputError) {
    let others =
      documents.isEmpty
      ? [("the catalogue", catalogue), ("the references", references)] : documents.map { ("the document", $0) }
    try OutputContext.check(output, clearOf: others)
  }

  /// Same as `check(_:)`, for given folders and their names in messages.
  package static func check(_ output: URL, clearOf others: [(name: String, url: URL)]) throws(OutputError) {
    let folder = ResolvedPath(output)
    for (name, url) in others {
      guard let relation = relation(of: folder, to: ResolvedPath(url)) else { continue }
      throw .overlap(path: output.relativePath, relation: "\(relation) \(name), '\(url.relativePath)'")
    }
    guard !folder.components.contains(where: ResolvedPath.repositoryNames.contains) else {
      throw .repository(path: output.relativePath)
    }
    for url in [output] + others.map(\.url) + [URL(exactPath: ".")] {
      guard let root = ResolvedPath(url).repository, root.starts(with: folder) else { continue }
      throw .repository(path: output.relativePath)
    }
  }

  private static func relation(of folder: ResolvedPath, to other: ResolvedPath) -> String? {
    if folder == other { return "is" }
    if other.starts(with: folder) { return "holds" }
    return folder.starts(with: other) ? "lies in" : nil
  }
}
