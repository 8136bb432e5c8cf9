package import Foundation
import Glibc
import Raster

/// The folder that one run writes its results and pictures to.
///
/// Nothing marks the end of a run, which may be killed at any instruction. So the folder itself records its contents: a
/// manifest lists each file before it is written, and its lock is held by the run's processes and released once they
/// are gone, however they ended. A later run in the same folder waits for the lock, and then removes the files in the
/// manifest; other files stay, and are never overwritten.
package final class RunFolder: Sendable {
  package let url: URL
  let manifest: RunManifest

  /// Takes the folder for a new run, and removes what an earlier one left there.
  ///
  /// - Parameter waiting: called once if another run holds the folder, before this one waits for it.
  /// - Throws: `OutputError` if the folder holds anything else, or files that have changed since they were written.
  package static func claim(_ url: URL, waiting: () -> Void = {}) throws(OutputError) -> RunFolder {
    let folder = try take(url, waiting: waiting)
    try folder.manifest.removeFiles()
    removeEnded(folder.galleryFolder)
    return folder
  }

  /// Takes the folder together with its contents.
  static func take(_ url: URL, waiting: () -> Void) throws(OutputError) -> RunFolder {
    try OutputError.makeFolder(url)
    try requireOwned(url)
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

  /// The folder of the gallery that `galley watch` shows of a run, which belongs to the run and has its own manifest.
  package var galleryFolder: URL { RunFolder.galleryFolder(of: url) }

  private static func galleryFolder(of run: URL) -> URL { run.appendingPathComponent("gallery", isDirectory: true) }

  /// The descriptor that a process must inherit to join the run.
  package var descriptor: CInt { manifest.descriptor }

  /// Writes a file completely or not at all, making its folder if need be; a file of this run is replaced.
  ///
  /// - Parameter path: the path in the folder, without line feeds.
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

  /// Throws unless the folder belonged to a run, or is empty apart from hidden files, which stay.
  static func requireOwned(_ url: URL) throws(OutputError) {
    let contents = try OutputError.contents(of: url).filter { !$0.hasPrefix(".") }.sorted()
    guard let content = contents.first else { return }
    // Checked only now: a run that starts at the same moment may have marked the folder after it was listed.
    let marks = [RunManifest.fileName, OutputFolder.lockName]
    if marks.contains(where: { access(url.appendingPathComponent($0).path, F_OK) == 0 }) { return }
    if contents.contains("results.jsonl") { throw .earlierVersions(path: url.relativePath) }
    throw .foreignFolder(path: url.relativePath, content: content)
  }

  /// Removes the files of a run that has ended, and the folder if it becomes empty. A run that is still going on is
  /// left alone, and so are files that have changed since they were written.
  static func removeEnded(_ url: URL) {
    if let manifest = RunManifest.claimEnded(in: url) {
      removeEnded(galleryFolder(of: url))
      manifest.removeUnchangedFiles()
      manifest.removeItself()
    }
    // Even where a process was killed between removing the manifest and this.
    rmdir(url.path)
  }
}
