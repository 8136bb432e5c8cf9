import Foundation
import ReferenceCommands
import Snapshots

/// The place of a catalogue in its repository.
struct CataloguePlace {
  let repository: GitRepository
  /// Its path relative to the repository's root; empty for the root itself.
  let path: String
  let surroundings: OutputContext
  /// The path of its references, which the comparison does not need, and which might have to be fetched.
  let unread: [String]

  /// - Throws: `GitError` without a repository, `CompareError` if the catalogue is not in it.
  init(_ catalogue: URL) throws {
    repository = try GitRepository(around: catalogue)
    guard let path = repository.path(of: catalogue) else {
      throw CompareError.outside(path: catalogue.relativePath, root: repository.root.path)
    }
    self.path = path
    // It need not exist in the working tree.
    let isFile = !catalogue.isFolder && ["yaml", "yml"].contains(catalogue.pathExtension)
    let references = CatalogueOptions.references(of: catalogue, isFile: isFile)
    surroundings = OutputContext(catalogue: catalogue, references: references)
    unread = [repository.path(of: references)].compactMap(\.self)
  }

  /// - Throws: `CompareError.twoRevisions` if the catalogue's path is none, and a revision's name.
  ///
  /// - Parameter name: the path as it was given.
  func requireNoRevision(_ name: String, beside first: String) throws(CompareError) {
    let place = repository.root.appendingPathComponent(path)
    guard FileBytes.type(of: place) == nil, (try? repository.commit(name)) != nil else { return }
    throw .twoRevisions(first, name)
  }

  /// - Throws: `CompareError.noCatalogue` if a revision has none at the path.
  func check(_ name: String, _ commit: String) throws {
    guard try repository.has(path, in: commit) else { throw CompareError.noCatalogue(revision: name, path: path) }
  }

  /// Whether there are uncommitted changes, other than to the references and a folder of output.
  func hasUncommittedChanges(besides output: String) throws(GitError) -> Bool {
    let output = repository.path(of: URL(exactPath: output))
    return try repository.hasUncommittedChanges(except: unread + [output].compactMap(\.self))
  }
}
