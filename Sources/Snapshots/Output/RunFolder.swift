package import Foundation
import Glibc
import Raster

/// The folder that one run writes its results and pictures to.
///
/// Nobody announces the end of a run, which may be killed at any instruction. So the folder knows by itself what is in
/// it: a manifest names each file before it is written, and its lock is held by the run's processes and by nobody once
/// they are gone, however they ended. A later run in the same folder waits for the lock, and then removes what the
/// manifest names; files of others stay, and are never written over.
package final class RunFolder: Sendable {
  package let url: URL
  let manifest: RunManifest

  /// Takes the folder for a new run, and removes what an earlier one left there.
  ///
  /// - Parameter waiting: called once if another run holds the folder, before this one waits for it.
  /// - Throws: `OutputError` for a folder of other things, or one whose files were changed since they were written.
  package static func claim(_ url: URL, waiting: () -> Void = {}) throws(OutputError) -> RunFolder {
    let folder = try take(url, waiting: waiting)
    try folder.manifest.removeFiles()
    return folder
  }

  /// Takes the folder with what is in it.
  static func take(_ url: URL, waiting: () -> Void) throws(OutputError) -> RunFolder {
    try OutputError.makeFolder(url)
    try requireOwn(url)
    return RunFolder(url, try RunManifest.claim(in: url, waiting: waiting))
  }

  /// Joins the run of the process that this one inherits the manifest's descriptor from.
  package convenience init(_ url: URL, inheriting descriptor: CInt) {
    self.init(url, RunManifest(descriptor: descriptor, folder: url))
  }

  init(_ url: URL, _ manifest: RunManifest) {
    self.url = url
    self.manifest = manifest
  }

  /// What a process that joins the run has to inherit.
  package var descriptor: CInt { manifest.descriptor }

  /// Writes a file whole or not at all, making its folder if need be; a file of this run's is replaced.
  ///
  /// - Parameter path: where in the folder, without line feeds.
  package func write(_ data: Data, to path: String) throws(StoreError) {
    let file = url.appendingPathComponent(path)
    guard manifest.occupant(of: path, isListed: { manifest.lists(path, $0) }) != .other else {
      throw .foreign(path: path)
    }
    // Several processes of a run may write one file.
    let partialPath = "\(path).\(getpid())\(RunManifest.partialSuffix)"
    try manifest.add(path, partialPath, hash: Hash128(hashing: data))
    let partial = url.appendingPathComponent(partialPath)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: FileBytes.reason(error))
    }
    try FileBytes.write(data, toFile: partial.path, opened: O_TRUNC | O_NOFOLLOW, named: path)
    guard rename(partial.path, file.path) == 0 else {
      throw .unwritable(path: path, reason: FileBytes.systemReason)
    }
  }

  /// A folder is taken if it has been a run's, or is empty but for hidden files, which stay.
  static func requireOwn(_ url: URL) throws(OutputError) {
    let contents = try OutputError.contents(of: url).filter { !$0.hasPrefix(".") }.sorted()
    guard let content = contents.first else { return }
    // Asked for now: a run that starts at the same moment may have marked the folder after it was listed.
    let marks = [RunManifest.fileName, OutputFolder.lockName]
    if marks.contains(where: { access(url.appendingPathComponent($0).path, F_OK) == 0 }) { return }
    if contents.contains("results.jsonl") { throw .earlierVersions(path: url.relativePath) }
    throw .foreignFolder(path: url.relativePath, content: content)
  }

  /// Removes what is left of a run that is over, and the folder once nothing is in it. A run that goes on is left alone,
  /// and so are files that were changed since they were written.
  static func removeEnded(_ url: URL) {
    if let manifest = RunManifest.claimEnded(in: url) {
      manifest.removeUnchangedFiles()
      manifest.removeItself()
    }
    // Also where a process was killed between the manifest and this.
    rmdir(url.path)
  }
}
