import Foundation
import Glibc
import Raster
import Snapshots

/// References that both sides of a merge changed, to be rendered from the merged catalogue: a file in the working
/// tree's git folder.
///
/// The merge driver adds to it while git holds its index lock and the working tree is still that of one side. Each line
/// is the hash of the other side's file, and its path relative to the working tree's root.
struct PendingReferences {
  static let fileName = "galley-to-render"

  /// A path, and the hash of the other side's file.
  private typealias File = (path: String, other: Hash128)

  /// In the order in which they were added.
  private var files: [File] = []
  private let url: URL

  /// - Throws: `GitError`, `StoreError`.
  init(of git: Git) throws {
    let folder = String(decoding: try git.run("rev-parse", "--absolute-git-dir").output.dropLast(), as: UTF8.self)
    url = URL(exactPath: folder, isDirectory: true).appendingPathComponent(PendingReferences.fileName)
    guard let data = try FileBytes.read(url.path, named: url.path) else { return }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let hash = Hash128(hexadecimal: String(parts[0])) else { continue }
      files.append((String(parts[1]), hash))
    }
  }

  /// The hashes of the other side's files, by path.
  var others: [String: Hash128] { Dictionary(files.map { ($0.path, $0.other) }) { $1 } }

  /// Whether a path is the first that a merge comes to: the list may still have the paths of a merge that was aborted,
  /// and git visits them in the same order.
  func isFirst(_ path: String) -> Bool { files.first.map { $0.path == path } ?? true }

  mutating func add(_ path: String, other: Hash128) throws {
    if let index = files.firstIndex(where: { $0.path == path }) {
      files[index].other = other
    } else {
      files.append((path, other))
    }
    try write()
  }

  mutating func remove(_ paths: some Collection<String>) throws {
    let left = files.filter { !paths.contains($0.path) }
    guard left.count < files.count else { return }
    files = left
    try write()
  }

  private func write() throws {
    guard !files.isEmpty else {
      guard unlink(url.path) == 0 else {
        throw StoreError.unwritable(path: url.path, reason: String(cString: strerror(errno)))
      }
      return
    }
    let lines = files.map { "\($0.other) \($0.path)\n" }
    try FileBytes.write(Data(lines.joined().utf8), to: url, named: url.path)
  }
}
