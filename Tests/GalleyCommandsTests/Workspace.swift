import Foundation
import Snapshots
import TestSupport

/// A folder for one test, with a catalogue, which is removed after the test.
final class Workspace {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(path))
  }

  func read(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// Saves a file atomically, like editors do: readers see all of the old or all of the new content.
  func save(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path), options: .atomic)
  }

  func replace(_ old: String, with new: String, in path: String) throws {
    try save(String(decoding: read(path), as: UTF8.self).replacing(old, with: new), to: path)
  }

  /// All files below a folder, by relative path.
  func files(_ path: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: url(path).path) ?? .init() {
      var isFolder: ObjCBool = false
      let file = url(path).appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      files[name] = try Data(contentsOf: file)
    }
    return files
  }
}

extension Workspace {
  /// - Parameters:
  ///   - input: the file for standard input; an empty one if nil.
  ///   - gate: the gate at which the process and its children are held.
  func start(
    _ arguments: [String], environment: [String: String] = [:], input: String? = nil, gate: CallGate? = nil
  ) throws -> GalleyProcess {
    try GalleyProcess(
      GalleyProcess.executable, arguments, in: folder, environment: environment, input: input.map(url), gate: gate)
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Outcome {
    try await run(arguments, environment: environment)
  }

  /// - Parameter input: as in `start`.
  func run(
    _ arguments: [String], environment: [String: String] = [:], input: String? = nil
  ) async throws -> Outcome {
    try await ProcessSlots.holding { try await start(arguments, environment: environment, input: input).outcome() }
  }

  /// Runs a shell command, in which `$galley` is the executable.
  func shell(_ line: String) async throws -> Outcome {
    try await ProcessSlots.holding {
      try await GalleyProcess(
        URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder,
        environment: ["galley": GalleyProcess.executable.path]
      ).outcome()
    }
  }

  /// Runs `galley test` on `Catalogue` with one worker and output in `out`.
  func test(_ arguments: String..., environment: [String: String] = [:]) async throws -> Outcome {
    try await run(
      ["test", "Catalogue", "--output", "out", "--jobs", "1"] + arguments, environment: environment)
  }

  func results(_ path: String = "out") throws -> [CaseResult] {
    try ResultFiles.read(CaseResult.self, from: url(path))
  }
}
