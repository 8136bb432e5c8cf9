package import Foundation
import Raster
package import Snapshots

/// The references of a catalogue that both sides of a merge changed: those in conflict, and those that the merge driver
/// noted.
package struct ReferenceConflicts {
  private let repository: GitRepository
  private var pending: PendingReferences
  /// The hashes of the other side's files, by path relative to the root; nil if it has none.
  private let others: [String: Hash128?]
  /// The path of the folder of references relative to the root, ending with a slash.
  private let prefix: String
  /// Other paths in conflict, which scenes may show.
  package let otherPaths: [String]

  /// - Throws: `GitError`, and `ConflictError` if a file of the catalogue is in conflict.
  package init(catalogue: URL, references: URL) throws {
    repository = try GitRepository(around: references)
    guard let path = repository.path(of: references) else {
      throw ConflictError.outside(path: references.relativePath, root: repository.root.path)
    }
    let prefix = "\(path)/"
    self.prefix = prefix
    pending = try PendingReferences(of: repository.git)
    let unmerged = try repository.unmergedPaths()
    try Self.check(unmerged, catalogue: repository.path(of: catalogue))
    otherPaths = unmerged.filter { !Self.isOfReference($0, below: prefix) }
    var others: [String: Hash128?] = pending.others.mapValues { $0 }
    for path in Set(unmerged).subtracting(otherPaths) {
      others.updateValue(try repository.theirs(path).map { Hash128(hashing: $0) }, forKey: path)
    }
    self.others = others
  }

  /// - Parameter catalogue: its path relative to the root; nil if it lies elsewhere.
  private static func check(_ unmerged: [String], catalogue: String?) throws(ConflictError) {
    guard let catalogue else { return }
    let file = unmerged.first { $0 == catalogue || catalogue.isEmpty || $0.hasPrefix("\(catalogue)/") }
    if let file { throw .catalogue(path: file) }
  }

  /// Whether a path is a picture or record of the catalogue or of tests; other files in conflict are not Galley's
  /// business.
  private static func isOfReference(_ path: String, below prefix: String) -> Bool {
    (path.hasSuffix(".png") || path.hasSuffix(".txt"))
      && (path.hasPrefix(prefix) || path.split(separator: "/").contains("__Snapshots__"))
  }

  package var isEmpty: Bool { others.isEmpty }

  /// The paths of the cases that the references belong to.
  package var cases: Set<String> {
    Set(others.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count).dropLast(4)) })
  }

  /// Stages the references of cases that were rendered.
  ///
  /// - Returns: the recorded cases: those recorded as on the other side, and those recorded as on neither side.
  package mutating func resolve(_ results: [CaseResult]) throws -> (theirs: [CaseResult], unmatched: [CaseResult]) {
    var theirs: [CaseResult] = []
    var unmatched: [CaseResult] = []
    var files: [String] = []
    for result in results {
      let paths = ["png", "txt"].map { "\(prefix)\(result.path).\($0)" }.filter(isThere)
      files += paths
      guard result.outcome.isRecorded else { continue }
      if try isTheirs(paths) { theirs.append(result) } else { unmatched.append(result) }
    }
    try repository.stage(files)
    try pending.remove(Set(files))
    return (theirs, unmatched)
  }

  private func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: repository.root.appendingPathComponent(path).path)
  }

  /// Whether a reference's files, at least one of which was in conflict, are the same as on the other side.
  private func isTheirs(_ paths: [String]) throws -> Bool {
    try paths.filter { others[$0] != nil }.allSatisfy { path in
      let data = try FileBytes.read(repository.root.appendingPathComponent(path).path, named: path)
      return data.map { Hash128(hashing: $0) } == others[path]
    }
  }

  /// The command that removes a reference's files, from any folder of the working tree.
  private func removal(of path: String) -> String {
    let files = Set(others.keys).union(["png", "txt"].map { "\(prefix)\(path).\($0)" }.filter(isThere))
      .filter { $0.dropLast(4) == "\(prefix)\(path)" }
    return ShellLine.line(["git", "rm", "--"] + files.sorted().map { ":(top,literal)\($0)" })
  }

  /// One line for each conflict that is left.
  package func linesOfRest(known: Set<String>, isFiltered: Bool) -> [String] {
    let gone = isFiltered ? [] : cases.subtracting(known).sorted()
    let elsewhere = others.keys.filter { !$0.hasPrefix(prefix) }.sorted()
    return gone.map { "left\t\($0): no case has this reference. Remove it: \(removal(of: $0))" }
      + (elsewhere.isEmpty
        ? []
        : [
          "left\t\(elsewhere.listed(3)): not in '\(prefix.dropLast())'. Those of tests are recorded by "
            + "SNAPSHOT_TESTING_RECORD=failed swift test; then 'git add' them."
        ])
  }
}
