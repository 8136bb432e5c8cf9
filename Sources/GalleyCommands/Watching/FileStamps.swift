import Foundation
import Glibc

/// What the files of some folders are like at one moment, as far as the system says without their being read.
///
/// Whoever saves a file changes one of these at least: its place on the disk where it is replaced, else its size or
/// when it was written. They are asked for again and again, rather than have the system tell of changes (inotify),
/// which it does not do for folders that a container or a network shares.
struct FileStamps: Equatable {
  private struct Stamp: Equatable {
    let device: dev_t
    let number: ino_t
    let size: off_t
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
      (device, number, size) = (status.st_dev, status.st_ino, status.st_size)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  private var stamps: [String: Stamp] = [:]

  /// - Parameters:
  ///   - trees: folders, of which all that is below counts, links followed, hidden files aside.
  ///   - folders: others, of which the files in them count.
  init(trees: [String], folders: Set<String>) {
    for tree in trees { add(tree, below: [], isTree: true) }
    for folder in folders.sorted() { add(folder, below: [], isTree: false) }
  }

  /// The files that came, went, or are others.
  func changes(since earlier: FileStamps) -> Set<String> {
    let changed = stamps.filter { earlier.stamps[$0.key] != $0.value }.keys
    return Set(changed).union(earlier.stamps.keys.filter { stamps[$0] == nil })
  }

  /// - Parameter parents: the folders that it is in, by their numbers: a link to one of them is not followed again.
  private mutating func add(_ folder: String, below parents: [ino_t], isTree: Bool) {
    var status = stat()
    guard stat(folder, &status) == 0, !parents.contains(status.st_ino) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var file = stat()
      // A link that leads nowhere is one that may lead somewhere later.
      guard stat(path, &file) == 0 || lstat(path, &file) == 0 else { continue }
      if file.st_mode & S_IFMT != S_IFDIR {
        stamps[path] = Stamp(file)
      } else if isTree {
        add(path, below: parents + [status.st_ino], isTree: true)
      }
    }
  }
}
