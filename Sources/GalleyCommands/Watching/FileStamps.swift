import Foundation
import Glibc

/// The state of the files in some folders, as far as it is known without reading them.
///
/// Saving a file changes at least one of these: its inode if it is replaced, or else its size or modification time.
/// Files are polled, as the system's notifications (inotify) do not work for folders that a container or a network
/// shares.
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
  ///   - trees: folders that are searched at all depths, following links, except for hidden files.
  ///   - folders: other folders, of which only the files directly in them count.
  init(trees: [String], folders: Set<String>) {
    for tree in trees { add(tree, below: [], isTree: true) }
    for folder in folders.sorted() { add(folder, below: [], isTree: false) }
  }

  /// The files that were added, removed or changed.
  func changes(since earlier: FileStamps) -> Set<String> {
    let changed = stamps.filter { earlier.stamps[$0.key] != $0.value }.keys
    return Set(changed).union(earlier.stamps.keys.filter { stamps[$0] == nil })
  }

  /// - Parameter parents: the inodes of the folders around it: a link to one of them is not followed again.
  private mutating func add(_ folder: String, below parents: [ino_t], isTree: Bool) {
    var status = stat()
    guard stat(folder, &status) == 0, !parents.contains(status.st_ino) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var file = stat()
      // A dangling link may become valid later.
      guard stat(path, &file) == 0 || lstat(path, &file) == 0 else { continue }
      if file.st_mode & S_IFMT != S_IFDIR {
        stamps[path] = Stamp(file)
      } else if isTree {
        add(path, below: parents + [status.st_ino], isTree: true)
      }
    }
  }
}
