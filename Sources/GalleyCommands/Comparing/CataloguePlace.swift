import Foundation
import Snapshots

/// Where a catalogue is in its repository.
struct CataloguePlace {
  let repository: GitRepository
  /// Its path below the top, which is empty where it is the top.
  let path: String
  let surroundings: OutputContext
  /// The path of its references: pictures that nothing is compared with, and that may have to be fetched.
  let unread: [String]

  /// - Throws: `GitError` without a repository, `CompareError` where the catalogue is not in it.
  init(_ catalogue: URL) throws {
    repository = try GitRepository(around: catalogue)
    guard let path = repository.path(of: catalogue) else {
      throw CompareError.outside(path: catalogue.relativePath, root: repository.root.path)
    }
    self.path = path
    // The working tree need not have it.
    let isFile = !catalogue.isFolder && ["yaml", "yml"].contains(catalogue.pathExtension)
    let references = CatalogueOptions.references(of: catalogue, isFile: isFile)
    surroundings = OutputContext(catalogue: catalogue, references: references)
    unread = [repository.path(of: references)].compactMap(\.self)
  }

  /// - Throws: `CompareError.noCatalogue` where a revision has none at the path.
  func check(_ name: String, _ commit: String) throws {
    guard try repository.has(path, in: commit) else { throw CompareError.noCatalogue(revision: name, path: path) }
  }

  /// Whether anything is not as it was committed, the references and a folder of output aside.
  func hasUncommittedChanges(besides output: String) throws(GitError) -> Bool {
    let output = repository.path(of: URL(exactPath: output))
    return try repository.hasUncommittedChanges(except: unread + [output].compactMap(\.self))
  }
}
