import Foundation
import ReferenceCommands
import Scenes
import Snapshots

/// Both catalogues of a comparison, checked out for the lifetime of the value.
struct ComparedSides {
  /// The name given for a revision, and its commit.
  private typealias Revision = (name: String, commit: String)

  let expected: ComparedSide
  let actual: ComparedSide
  /// Lines about contents that the revisions lack.
  let notes: [String]
  let surroundings: OutputContext
  private let isUncommitted: Bool
  private let trees: RevisionTrees

  /// - Parameters:
  ///   - isFromMergeBase: whether the commit that both descend from takes the place of the first.
  ///   - output: the folder of the run, whose files are not changes of the catalogue.
  /// - Throws: `GitError`, `CompareError`, `CatalogueError`.
  init(
    _ revisions: ComparedRevisions, isFromMergeBase: Bool, catalogue: URL, output: String
  ) throws {
    let place = try CataloguePlace(catalogue)
    if revisions.actual == nil { try place.requireNoRevision(catalogue.relativePath, beside: revisions.expected) }
    let first: Revision =
      isFromMergeBase
      ? try Self.mergeBase(of: revisions.expected, revisions.actual ?? "HEAD", in: place.repository)
      : (revisions.expected, try place.repository.commit(revisions.expected))
    let second = try revisions.actual.map { name throws(GitError) in (name, try place.repository.commit(name)) }
    for (name, commit) in [first] + [second].compactMap(\.self) { try place.check(name, commit) }
    surroundings = place.surroundings
    trees = try RevisionTrees(of: place.repository)
    let (expected, notes) = try Self.side(first, "expected", trees, place)
    self.expected = expected
    if let second {
      let (actual, more) = try Self.side(second, "actual", trees, place)
      (self.actual, self.notes, isUncommitted) = (actual, notes + more, false)
    } else {
      (actual, self.notes) = (try ComparedSide(workingTree: catalogue), notes)
      isUncommitted = try place.hasUncommittedChanges(besides: output)
    }
  }

  /// A revision's catalogue, checked out, and the contents it lacks.
  private static func side(
    _ revision: Revision, _ folder: String, _ trees: RevisionTrees, _ place: CataloguePlace
  ) throws -> (ComparedSide, notes: [String]) {
    let tree = try trees.add(revision.commit, named: folder, except: place.unread)
    let side = try ComparedSide(name: revision.name, commit: revision.commit, tree: tree, path: place.path)
    return (side, try RevisionContents(of: tree, named: revision.name, commit: revision.commit).notes)
  }

  private static func mergeBase(
    of expected: String, _ other: String, in repository: GitRepository
  ) throws(GitError) -> Revision {
    let commit = try repository.commit(expected)
    guard let base = try repository.mergeBase(commit, try repository.commit(other)) else {
      throw .noMergeBase(expected, other, isShallow: repository.isShallow)
    }
    return ("the merge base with \(expected)", base)
  }

  /// - Parameter removed: the paths of cases that only the expected side has.
  func comparison(removed: [String]) -> RevisionComparison {
    RevisionComparison(
      expected: expected.commit ?? "", expectedName: expected.name ?? "", actualName: actual.name,
      isUncommitted: isUncommitted, removed: removed)
  }
}
