import Foundation
import Raster
import Snapshots

/// References that both sides of a merge changed, and that are to be rendered from what was merged: a file in git's own
/// folder of the working tree.
///
/// The merge driver adds to it, while git holds its index and the working tree is still that of one side. Each line is the
/// hash of what the other side had, and the path below the top of the working tree.
struct PendingReferences {
  static let fileName = "galley-to-render"

  /// What the other side had, by path.
  private(set) var files: [String: Hash128] = [:]
  private let url: URL

  /// - Throws: `GitError`, `StoreError`.
  init(of git: Git) throws {
    let folder = String(decoding: try git.run("rev-parse", "--absolute-git-dir").output.dropLast(), as: UTF8.self)
    url = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(PendingReferences.fileName)
    guard let data = try FileBytes.read(url.path, named: url.path) else { return }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let hash = Hash128(hexadecimal: String(parts[0])) else { continue }
      files[String(parts[1])] = hash
    }
  }

  /// Whether no merge has left any.
  var isEmpty: Bool { files.isEmpty }

  mutating func add(_ path: String, other: Hash128) throws {
    files[path] = other
    try write()
  }

  mutating func remove(_ paths: some Sequence<String>) throws {
    let count = files.count
    for path in paths { files[path] = nil }
    if files.count < count { try write() }
  }

  private func write() throws {
    guard !files.isEmpty else { return try FileManager.default.removeItem(at: url) }
    let lines = files.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    try FileBytes.write(Data(lines.joined().utf8), to: url, named: url.path)
  }
}
