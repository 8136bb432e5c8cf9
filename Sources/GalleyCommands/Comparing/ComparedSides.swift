import Foundation
import Scenes
import Snapshots

/// Both catalogues of a comparison, for as long as the value is there.
struct ComparedSides {
  let expected: ComparedSide
  let actual: ComparedSide
  /// Lines that say what revisions lack.
  let notes: [String]
  let surroundings: OutputSurroundings
  private let isUncommitted: Bool
  private let trees: RevisionTrees

  /// - Throws: `GitError`, `CompareError`, `CatalogueError`.
  init(_ command: CompareCommand) throws {
    let catalogue = URL(fileURLWithPath: command.catalogue)
    let repository = try GitRepository(around: catalogue)
    guard let path = repository.path(of: catalogue) else {
      throw CompareError.outside(path: command.catalogue, root: repository.root.path)
    }
    let references = CatalogueOptions.references(of: catalogue, isFile: !catalogue.isFolder)
    surroundings = OutputSurroundings(catalogue: catalogue, references: references)
    // Pictures that nothing is compared with, and that may have to be fetched.
    let unread = [repository.path(of: references)].compactMap { $0 }
    let (name, expectedCommit) = try Self.expected(command, in: repository)
    let actualCommit = try command.actual.map { name throws(GitError) in (name, try repository.commit(name)) }
    for (name, commit) in [(name, expectedCommit)] + [actualCommit].compactMap({ $0 })
    where try !repository.has(path, in: commit) {
      throw CompareError.noCatalogue(revision: name, path: path)
    }
    trees = try RevisionTrees(of: repository)
    let tree = try trees.add(expectedCommit, named: "expected", except: unread)
    expected = try ComparedSide(name: name, commit: expectedCommit, tree: tree, path: path)
    var notes = try RevisionContents(of: tree, named: name, commit: expectedCommit).notes
    if let (name, commit) = actualCommit {
      let tree = try trees.add(commit, named: "actual", except: unread)
      actual = try ComparedSide(name: name, commit: commit, tree: tree, path: path)
      notes += try RevisionContents(of: tree, named: name, commit: commit).notes
      isUncommitted = false
    } else {
      actual = try ComparedSide(workingTree: catalogue)
      let output = repository.path(of: URL(fileURLWithPath: command.options.output ?? RunOptions.defaultOutput))
      isUncommitted = try repository.hasUncommittedChanges(except: unread + [output].compactMap { $0 })
    }
    self.notes = notes
  }

  /// What the expected side is called, and its commit.
  private static func expected(
    _ command: CompareCommand, in repository: GitRepository
  ) throws(GitError) -> (name: String, commit: String) {
    let commit = try repository.commit(command.expected)
    guard command.mergeBase else { return (command.expected, commit) }
    let other = command.actual ?? "HEAD"
    guard let base = try repository.mergeBase(commit, try repository.commit(other)) else {
      throw .noMergeBase(command.expected, other, isShallow: repository.isShallow)
    }
    return ("the merge base with \(command.expected)", base)
  }

  /// - Parameter removed: the paths of cases that only the expected side has.
  func comparison(removed: [String]) -> RevisionComparison {
    RevisionComparison(
      expected: expected.commit ?? "", expectedName: expected.name ?? "", actualName: actual.name,
      isUncommitted: isUncommitted, removed: removed)
  }
}
