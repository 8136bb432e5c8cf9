import Foundation
import Snapshots
import Synchronization

/// The folders that this process's failures are written to: a run of its own in `galley-output` for each store of
/// references, made when its first file is.
///
/// The environment variable `SNAPSHOT_ARTIFACTS` names another folder than `galley-output`. Where that cannot be written,
/// they are in the folder for temporary files: what differs is said all the same.
enum TestRun {
  private static let claimed = Mutex<[URL: RunFolder]>([:])

  /// - Throws: `OutputError` for a folder of other things, or one that cannot be written.
  static func folder(of store: URL) throws -> RunFolder {
    try claimed.withLock { claimed in
      if let folder = claimed[store] { return folder }
      let parent = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? "galley-output"
      let run =
        try (try? OutputFolder.beginRun(in: URL(fileURLWithPath: parent, isDirectory: true)))
        ?? OutputFolder.beginRun(in: FileManager.default.temporaryDirectory.appendingPathComponent("galley-output"))
      claimed[store] = run
      return run
    }
  }

  /// Writes a file into the folder of a store, and says where it is.
  static func write(_ data: Data, to path: String, of store: URL) throws -> URL {
    let folder = try folder(of: store)
    try folder.write(data, to: path)
    return folder.url.appendingPathComponent(path)
  }
}
