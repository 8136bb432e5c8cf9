import BundledFonts
import CommandSupport
import Foundation
import HeadlessUIKit
import Raster
import ReferenceCommands
import Scenes
import Snapshots
import ViewDocuments
import ViewRendering

/// The cases of a catalogue, told apart by whether their inputs are those of a git revision.
///
/// Both sides are read, and nothing is laid out: a case is made from its scene, its configuration, the files that these
/// name, its reference, and the program. What cannot be compared counts as changed.
struct AffectedCases {
  /// The reasons for cases to run, in the order of the cases.
  private let reasonsToRun: [(path: CasePath, reason: String)]
  private let unaffected: [String]
  private let revision: String

  /// - Parameters:
  ///   - name: the revision.
  ///   - references: the folder of references.
  /// - Throws: `GitError`, `CompareError`, `CatalogueError`.
  init(
    since name: String, of cases: [SceneCase], in catalogue: URL, references: URL, fonts: FontOptions
  ) throws {
    let place = try CataloguePlace(catalogue)
    let commit = try place.repository.commit(name)
    try place.check(name, commit)
    let changes = try GitChanges(since: commit, in: place.repository)
    revision = "\(name) (\(commit.prefix(12)))"
    if let reason = try ProgramChange(in: place.repository, changes, fonts: fonts.folder).reason {
      reasonsToRun = cases.map { ($0.casePath, reason) }
      unaffected = []
      return
    }
    let trees = try RevisionTrees(of: place.repository)
    let path = place.repository.path(of: references)
    let tree = try trees.add(commit, named: "affected", except: [path].compactMap(\.self))
    let comparison = InputComparison(
      try ComparedSide(name: name, commit: commit, tree: tree, path: place.path), in: tree,
      beside: try ComparedSide(workingTree: catalogue), in: place.repository.root)
    let store = StoredReferences(
      root: references, path: path, changes: changes, engine: try EngineDescription.current(fonts: fonts).fingerprint)
    let found = cases.map { ($0, comparison.difference(of: $0) ?? store.difference(of: $0)) }
    reasonsToRun = found.compactMap { scene, reason in reason.map { (scene.casePath, $0) } }
    unaffected = found.filter { $0.1 == nil }.map(\.0.path)
    withExtendedLifetime(trees) {}
  }

  /// The reasons for cases that need not run, by their paths.
  var reasonsToLeaveOut: [(path: String, reason: String)] {
    unaffected.map { ($0, "the inputs are those of \(revision)") }
  }

  /// A line for all cases that run for one reason.
  var lines: [String] {
    let all = reasonsToRun.map(\.path) + unaffected.compactMap { CasePath(catalogueCase: $0) }
    return AffectedLines(reasonsToRun, all: all).lines
  }
}

/// The references of a catalogue, of which each case has one.
private struct StoredReferences {
  private let store: ReferenceStore
  /// Their path below the repository's root; nil if they are outside.
  private let path: String?
  private let changes: GitChanges
  private let engine: Hash128

  init(root: URL, path: String?, changes: GitChanges, engine: Hash128) {
    store = ReferenceStore(root: root)
    (self.path, self.changes, self.engine) = (path, changes, engine)
  }

  /// The reason that a case's reference may not be the revision's, or not be made by this engine; nil if it is.
  func difference(of scene: SceneCase) -> String? {
    guard let path else { return "the reference is outside the repository" }
    let name = (path.isEmpty ? "" : path + "/") + scene.path
    let form = (try? scene.definition.get())?.references ?? .pictures
    let files = [name + ".txt"] + (form == .pictures ? [name + ".png"] : [])
    guard files.allSatisfy(changes.isUnchanged) else { return "the reference changed" }
    guard store.namedEngine(of: scene.casePath) == engine else { return "another engine made the reference" }
    return nil
  }
}
