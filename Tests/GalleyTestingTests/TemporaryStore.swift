import Foundation
import GalleyTesting
import HeadlessUIKit

/// A folder of references for one test.
struct TemporaryStore {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("GalleyTesting-\(UUID().uuidString)/Tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func text(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

  /// The files below the folder, in order.
  func files() -> [String] {
    (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  func verify(_ text: String, record: SnapshotTestingConfiguration.Record) -> String? {
    verify(text, as: .lines, record: record)
  }

  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = "a",
    record: SnapshotTestingConfiguration.Record
  ) -> String? {
    verifySnapshot(
      of: try value(), as: strategy, named: name, record: record, snapshotDirectory: folder.path, testName: "test()")
  }
}
