import Foundation
import Snapshots
import Synchronization

/// The run in `galley-output` that has this process's results and pictures. All processes of one `swift test` share it; the
/// first one that writes to it makes it.
///
/// The environment variable `SNAPSHOT_ARTIFACTS` names another folder than `galley-output`. Where that cannot be written,
/// the run is in the folder for temporary files.
enum TestRun {
  private static let joined = Mutex<RunFolder?>(nil)
  private static let log = Mutex<ResultLog?>(nil)

  /// - Throws: `OutputError` for a folder with other contents, or one that cannot be written.
  static func folder() throws -> RunFolder {
    try joined.withLock { joined in
      if let joined { return joined }
      let environment = ProcessInfo.processInfo.environment
      let name = RunName.current(in: environment)
      let parent = URL(
        exactPath: environment[SnapshotVariable.artifacts.rawValue] ?? "galley-output", isDirectory: true)
      let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("galley-output")
      let folder = try (try? begin(name, in: parent)) ?? begin(name, in: temporary)
      joined = folder
      return folder
    }
  }

  private static func begin(_ name: String?, in parent: URL) throws -> RunFolder {
    let run = try name.map { try OutputFolder.joinRun(named: $0, in: parent) } ?? OutputFolder.beginRun(in: parent)
    // The first of several processes writes the working directory of the tests.
    if FileBytes.type(of: run.url.appendingPathComponent(RunPlaces.fileName)) == nil {
      try RunPlaces(tests: URL(exactPath: StoreFolder.workingDirectory), from: run.url).write(to: run)
    }
    return run
  }

  /// Writes a file of a store to the run's folder, and returns its URL.
  static func write(_ data: Data, to path: String, of store: StoreFolder) throws -> URL {
    let folder = try folder()
    let path = "\(store.pictures)/\(path)"
    try folder.write(data, to: path)
    return folder.url.appendingPathComponent(path)
  }

  /// Writes results of a store to the run's folder.
  static func append(_ results: [CaseResult], of store: StoreFolder) throws {
    let log = try log.withLock { log in
      let opened = try log ?? ResultLog(in: folder())
      log = opened
      return opened
    }
    try log.append(
      results.map { result in
        var result = result
        result.path.references = store.name
        return result
      })
  }
}
